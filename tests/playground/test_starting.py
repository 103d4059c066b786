"""Starting and ending the bot as people and platforms do: what is printed, what is saved, how it ends."""

from __future__ import annotations

import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Protocol, TypeVar

import discord
import pytest

from bot.language.words import words_for
from bot.operating.running import invite
from bot.settings import example
from tests.playground.process import PATIENCE, ROOT, Playground, Process, free_port, plain_environment

TOKEN = "MTIzNDU2Nzg5.not-a.token"
HONCHO = Path(sys.executable).with_name("honcho")
pytestmark = pytest.mark.timeout(3 * PATIENCE)
AnyProcess = TypeVar("AnyProcess", bound=Process)


class Start(Protocol):
    def __call__(self, process: AnyProcess) -> AnyProcess: ...


@pytest.fixture
def start() -> Iterator[Start]:
    """Starts processes that do not outlive the test."""
    started: list[Process] = []

    def one(process: AnyProcess) -> AnyProcess:
        started.append(process)
        return process

    yield one
    for process in started:
        process.kill()


def tables(data: Path) -> list[tuple[str, str]]:
    with closing(sqlite3.connect(data / "playground.db")) as connection:
        return connection.execute("SELECT code, status FROM tables ORDER BY code").fetchall()


@pytest.mark.parametrize("signum", [signal.SIGINT, signal.SIGTERM])
def test_it_opens_says_where_and_ends_cleanly(start: Start, tmp_path: Path, signum: int) -> None:
    playground = start(Playground(tmp_path, free_port()))
    with urllib.request.urlopen(playground.address.split("#")[0]) as page:
        assert b"playground" in page.read()
    second = run("--port", str(free_port()), "--data", str(tmp_path), "--no-browser", "--fresh")
    assert second.returncode == 1
    assert second.stderr.startswith(f"--data: {tmp_path}/playground.db is in use")
    assert second.stderr.count("\n") == 1
    assert playground.end(signum) == 0
    assert "Traceback" not in playground.output
    assert len(playground.output.splitlines()) == 2, playground.output
    # Closed properly: nothing is left in the write-ahead log.
    assert sorted(file.name for file in tmp_path.iterdir()) == ["playground.db", "playground.key"]
    assert sorted(status for _, status in tables(tmp_path)) == ["lobby", "playing"]


def test_it_speaks_the_language_asked_for(start: Start, tmp_path: Path) -> None:
    playground = start(Playground(tmp_path, free_port(), "--language", "de"))
    words = words_for("de")
    assert words("playground-open", address=playground.address) in playground.output
    assert playground.end() == 0
    assert words("playground-hint", file=str(tmp_path / "playground.db")) in playground.output
    with closing(sqlite3.connect(tmp_path / "playground.db")) as connection:
        assert connection.execute("SELECT DISTINCT agreed ->> 'language' FROM tables").fetchall() == [("de",)]


def test_a_second_start_has_the_same_address_and_the_same_games(start: Start, tmp_path: Path) -> None:
    port = free_port()
    first = start(Playground(tmp_path, port))
    assert first.end() == 0
    games = tables(tmp_path)
    second = start(Playground(tmp_path, port, "--people", "6"))
    assert second.address == first.address
    assert second.end() == 0
    assert tables(tmp_path) == games
    third = start(Playground(tmp_path, port, "--fresh"))
    assert third.end() == 0
    assert len(tables(tmp_path)) == 2
    assert not set(tables(tmp_path)) & set(games)


def test_hours_are_skipped_from_the_terminal_and_stay_skipped(start: Start, tmp_path: Path) -> None:
    pattern = r"It's now (\S+ \S+) in the playground"
    first = start(Playground(tmp_path, free_port()))
    first.type("skip 30 m")
    before = first.wait_for(pattern)[1]
    first.type("tea?")
    first.type("skip 2d")
    first.wait_for(rf"{pattern}\.\n(.*\n)*{pattern}")
    after = re.findall(pattern, first.output)[-1]
    # Nobody came for two days.
    stood_in = "a stand-in played for Ana and Ben"
    first.wait_for(rf"In the meantime:\n- [A-Z0-9]{{4}} · Snack Match · Round \d of 4 · 💤 asleep · {stood_in}\n")
    assert before < after
    assert first.end() == 0
    second = start(Playground(tmp_path, free_port()))
    second.type("skip 1m")
    assert second.wait_for(pattern)[1] > after
    assert second.end() == 0


def test_a_busy_port_is_said_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        result = run("--port", str(port), "--data", str(tmp_path), "--no-browser")
    assert result.returncode == 1
    assert result.stderr.count("\n") == 1
    assert f"--port={port + 1}" in result.stderr
    assert not list(tmp_path.iterdir())


def test_a_missing_extra_is_said_in_one_line(tmp_path: Path) -> None:
    without = "import sys; sys.modules['simcord'] = None; from bot.__main__ import main; sys.exit(main())"
    result = subprocess.run(
        [sys.executable, "-c", without], cwd=ROOT, env=plain_environment(), capture_output=True, text=True
    )
    assert result.returncode == 1
    assert result.stderr == "The playground needs SimCord: run `make play`, or `pip install -e '.[play]'`.\n"


def test_an_old_python_is_said_in_one_line(tmp_path: Path) -> None:
    old = tmp_path / "python3"
    old.write_text("#!/bin/sh\nexit 1\n")
    old.chmod(0o755)
    command = ["make", "--no-print-directory", f"PYTHON={old}", f"VENV={tmp_path / 'venv'}", "play"]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert result.returncode != 0
    assert result.stdout == "This needs Python 3.11 or newer: make PYTHON=python3.12 play\n"


def test_help_lists_the_options() -> None:
    shown = run("--help").stdout
    for option in ("--port", "--fresh", "--people", "--language", "--data", "--no-browser", "skip 3h"):
        assert option in shown


@pytest.mark.parametrize("given", [["--people", "1"], ["--port", "0"], ["--language", "tlh"]])
def test_an_option_that_cannot_be_is_refused(given: list[str]) -> None:
    assert run(*given).returncode == 2


def test_a_token_that_discord_will_not_take_is_said_in_one_line(tmp_path: Path) -> None:
    """With a network, Discord refuses the token; without one, it can't be reached. The log says that, nothing else."""
    result = run(DISCORD_TOKEN=TOKEN, DATABASE_URL=f"sqlite:///{tmp_path}/club.db", LOG_LEVEL="ERROR")
    assert result.returncode == 1
    assert re.fullmatch(r"Discord (does not accept this DISCORD_TOKEN|cannot be reached).*\n", result.stderr)
    assert TOKEN not in result.stderr
    assert [file.name for file in tmp_path.iterdir()] == ["club.db"]


def test_a_setting_that_cannot_be_is_said_in_one_line() -> None:
    result = run(TABLES_PER_PERSON="many")
    assert (result.returncode, result.stderr.count("\n")) == (1, 1)
    assert "TABLES_PER_PERSON" in result.stderr


@pytest.mark.skipif(not HONCHO.exists(), reason="honcho is not installed (make test brings it)")
class TestProcfile:
    def test_with_a_token_it_goes_as_far_as_discord(self, start: Start, tmp_path: Path) -> None:
        url = f"sqlite:///{tmp_path}/club.db"
        hosted = start(Process(str(HONCHO), "start", DISCORD_TOKEN=TOKEN, DATABASE_URL=url))
        hosted.wait_for(r"worker\.1 .*Discord (does not accept|cannot be reached)")
        assert hosted.wait() != 0
        assert (tmp_path / "club.db").exists()

    def test_without_one_it_serves_the_playground_and_ends_on_sigterm(self, start: Start, tmp_path: Path) -> None:
        """From an empty folder, so that nothing is touched."""
        shutil.copy(ROOT / "Procfile", tmp_path)
        hosted = start(Process(str(HONCHO), "start", cwd=tmp_path, PYTHONPATH=str(ROOT)))
        if "is taken" in hosted.wait_for(r"http://127\.0\.0\.1:\d+/#\S+|is taken")[0]:
            pytest.skip("the playground's port is in use on this machine")
        assert (tmp_path / "data" / "playground.db").exists()
        hosted.end(signal.SIGTERM)
        hosted.wait_for(r"worker\.1 stopped \(rc=0\)")
        assert not list((tmp_path / "data").glob("*-wal"))


def test_the_example_names_every_setting() -> None:
    assert (ROOT / ".env.example").read_text(encoding="utf-8") == example()


def test_the_invite_asks_for_what_is_needed_and_nothing_else() -> None:
    link = invite(42)
    assert "client_id=42" in link
    assert "scope=bot+applications.commands" in link
    permissions = re.search(r"permissions=(\d+)", link)
    assert permissions is not None
    names = (
        "view_channel",
        "send_messages",
        "send_messages_in_threads",
        "create_public_threads",
        "attach_files",
        "read_message_history",
    )
    assert int(permissions[1]) == discord.Permissions(**dict.fromkeys(names, True)).value


def run(*options: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "bot", *options],
        cwd=ROOT,
        env={**plain_environment(**environment), "COLUMNS": "120"},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        stdin=subprocess.DEVNULL,
    )
