"""One command, several processes: the command they run, what happens when one ends, and how they all stop."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from bot import __main__, process_group
from bot.process_group import alone


@pytest.mark.parametrize(
    ("command", "expected"),
    [
        (["python", "-m", "bot", "--processes", "3"], ["python", "-m", "bot"]),
        (["python", "-m", "bot", "--processes=3", "--port", "1"], ["python", "-m", "bot", "--port", "1"]),
        (["python", "-m", "bot"], ["python", "-m", "bot"]),
    ],
)
def test_each_runs_the_command_alone(command: list[str], expected: list[str]) -> None:
    assert alone(command) == expected


def written(file: Path) -> list[str]:
    return file.read_text().splitlines() if file.exists() else []


async def lines(file: Path, count: int) -> list[str]:
    """What the processes have written, once it is this much."""
    end = asyncio.get_running_loop().time() + 60
    while len(found := written(file)) < count:
        assert asyncio.get_running_loop().time() < end
        await asyncio.sleep(0.02)
    return found


def child(file: Path, then: str) -> list[str]:
    """A process that writes its number into a file."""
    return [sys.executable, "-c", f"import os, time\nprint(os.getpid(), file=open({str(file)!r}, 'a'))\n{then}"]


async def test_one_that_ends_is_started_again_until_all_are_told_to_stop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process_group, "PAUSES", (0.0,))
    file = tmp_path / "started"
    running = asyncio.create_task(process_group.several(2, child(file, "time.sleep(600)")))
    first, second = await lines(file, 2)
    os.kill(int(first), signal.SIGKILL)
    *_, third = await lines(file, 3)
    os.kill(os.getpid(), signal.SIGTERM)
    assert await running == 0
    for number in (first, second, third):
        with pytest.raises(ProcessLookupError):
            os.kill(int(number), 0)


async def test_if_one_cannot_start_all_stop(tmp_path: Path) -> None:
    file = tmp_path / "started"
    assert await process_group.several(2, child(file, "raise SystemExit(1)")) == 1


def test_a_file_is_for_one_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("bot.__main__.set_up_logging", lambda level, **how: None)
    monkeypatch.setattr("sys.argv", ["bot", "--processes", "2"])
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    monkeypatch.delenv("DATABASE_URL", raising=False)
    assert __main__.main() == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert said.startswith("Several processes need PostgreSQL")
    assert not (tmp_path / "data").exists()
