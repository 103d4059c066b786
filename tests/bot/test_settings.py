"""What the operator reads when a setting is wrong, and what the log never says."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot import __main__
from bot.composition import own_packs
from bot.operating.logs import TELLTALES, set_up_logging
from bot.settings import BadSetting, Settings, setting_behind
from bot.store.base import StoreError
from bot.store.opening import open_store
from engine.errors import BadPack


@pytest.fixture
def loggers() -> Iterator[None]:
    """Logging as it was, whatever a test does to it."""
    names = ("", "discord", *TELLTALES)
    before = {name: (logging.getLogger(name).level, list(logging.getLogger(name).handlers)) for name in names}
    yield
    for name, (level, handlers) in before.items():
        logging.getLogger(name).setLevel(level)
        logging.getLogger(name).handlers[:] = handlers


@pytest.mark.parametrize("number", ["²", "x", "0", "-1", "1.5", "9" * 5000])
def test_a_number_that_is_none_is_said_in_one_line(number: str) -> None:
    with pytest.raises(BadSetting, match=r"^TABLES_PER_PERSON must be a whole number.*or remove it\.$"):
        Settings.read({"TABLES_PER_PERSON": number})


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("mysql://user:secret@host/db", "sqlite:///data/snack.db"),
        ("postgresql://user:secret@/db?host={folder}", "cannot connect to PostgreSQL (No such file or directory)"),
        (
            "postgres://user:secret@127.0.0.1:1/db",
            "cannot connect to PostgreSQL (Connect call failed ('127.0.0.1', 1))",
        ),
        ("postgresql://user:sec/ret@host/db", "in the password @ is %40"),
        ("postgresql://user:secret@host/db?sslmode=perhaps", "cannot be read"),
        ("sqlite:///{folder}", "Correct the path"),
        ("sqlite:///{folder}/file", "Correct the path"),
    ],
)
async def test_a_database_that_cannot_be_used(tmp_path: Path, url: str, expected: str) -> None:
    (tmp_path / "file").write_text("no database at all, whatever its name may be" * 100)
    with pytest.raises(StoreError) as error:
        await open_store(url.format(folder=tmp_path))
    said = setting_behind(error.value)
    assert said.startswith("DATABASE_URL: ")
    assert expected in said
    assert "sec" not in said
    assert "{" not in said
    assert "\n" not in said


async def test_postgres_without_what_speaks_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    monkeypatch.delitem(sys.modules, "bot.store.postgres", raising=False)
    with pytest.raises(StoreError) as error:
        await open_store("postgresql://user:secret@host/db")
    assert setting_behind(error.value).endswith("which is not installed here: pip install asyncpg.")


def test_settings_do_not_print_secrets() -> None:
    settings = Settings.read({"DATABASE_URL": "postgresql://user:secret@host/db", "DISCORD_TOKEN": "a.secret.c"})
    assert "secret" not in repr(settings)


@pytest.mark.parametrize("text", ["", "[]", '{"game": "chess"}', '{"game": "snack", "name": "mine", "cards": []}'])
def test_a_pack_that_cannot_be_used(tmp_path: Path, text: str) -> None:
    (tmp_path / "mine.json").write_text(text)
    with pytest.raises(BadPack) as error:
        own_packs(str(tmp_path))
    said = setting_behind(error.value)
    assert said.startswith("PACKS_DIR: ")
    assert "mine" in said
    assert "{" not in said


def test_the_start_says_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, loggers: None
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.argv", ["bot"])
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    monkeypatch.setenv("DATABASE_URL", "postgresql://user:secret@/db?host=/nowhere")
    assert __main__.main() == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert said.startswith("DATABASE_URL: ")
    assert "secret" not in said


@pytest.mark.parametrize("quiet", [False, True])
@pytest.mark.parametrize("level", [logging.DEBUG, logging.INFO, logging.ERROR])
def test_no_log_level_writes_what_people_choose(loggers: None, level: int, quiet: bool) -> None:
    set_up_logging(level, quiet=quiet)
    for name in (*TELLTALES, "discord.webhook.async_"):
        assert not logging.getLogger(name).isEnabledFor(logging.DEBUG)
        assert logging.getLogger(name).isEnabledFor(logging.INFO) == (level <= logging.INFO and not quiet)
    assert logging.getLogger("bot.interactions.router").isEnabledFor(logging.DEBUG) == (
        level == logging.DEBUG and not quiet
    )


def test_barred_servers_are_read_by_their_ids() -> None:
    assert Settings.read({}).barred == frozenset()
    assert Settings.read({"BARRED_SERVERS": " 123456789012345678, 42 "}).barred == {123456789012345678, 42}


@pytest.mark.parametrize("given", ["picnic", "1;2", "12, x", "²", "9" * 5000])
def test_what_is_no_id_of_a_server_is_said_in_one_line(given: str) -> None:
    with pytest.raises(BadSetting, match=r"^BARRED_SERVERS must be server ids .* leave the setting out\.$"):
        Settings.read({"BARRED_SERVERS": given})
