"""Who can read a store's files: the bot's own user, and nobody else unless the host wants it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.store.base import StoreError
from bot.store.files import for_one_process
from bot.store.sqlite import SqliteStore
from tests.bot.store.stores import LOBBY

pytestmark = pytest.mark.skipif(os.name != "posix", reason="only POSIX files have modes")


@pytest.fixture(autouse=True)
def generous() -> Iterator[None]:
    """As on most machines: files are readable for everyone by default."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    return {str(path.relative_to(folder)): path.stat().st_mode & 0o777 for path in folder.rglob("*")}


async def test_what_the_store_makes_is_for_its_owner_alone(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    store = await SqliteStore.open(tmp_path / "deep" / "down" / "snack.db")
    await store.create(LOBBY)
    found = modes(tmp_path)
    await store.close()
    assert found == {
        "deep": 0o700,
        "deep/down": 0o700,
        "deep/down/snack.db": 0o600,
        "deep/down/snack.db-wal": 0o600,
        "deep/down/snack.db-shm": 0o600,
    }
    assert caplog.messages == []


async def test_what_is_wider_already_is_named_and_left(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    folder = tmp_path / "data"
    file = folder / "snack.db"
    await (await SqliteStore.open(file)).close()
    folder.chmod(0o755)
    file.chmod(0o644)
    await (await SqliteStore.open(file)).close()
    (line,) = caplog.messages
    assert f"chmod 700 {folder}; chmod 600 {file}" in line
    assert modes(tmp_path) == {"data": 0o755, "data/snack.db": 0o644}


async def test_in_memory_there_is_nothing_to_see(caplog: pytest.LogCaptureFixture) -> None:
    await (await SqliteStore.open(":memory:")).close()
    assert caplog.messages == []


HOLD = """
import subprocess, sys
from bot.store.files import for_one_process
with for_one_process(sys.argv[1]):
    child = subprocess.Popen([sys.executable, "-c", "import sys; sys.stdin.read()"], stdin=subprocess.PIPE)
    print("held", flush=True)
    input()
"""


def test_a_bots_file_is_its_own_until_it_ends_however_it_ends(tmp_path: Path) -> None:
    file = tmp_path / "data" / "snack.db"
    link = tmp_path / "link.db"
    link.symlink_to(file)
    command = [sys.executable, "-c", HOLD, str(file)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"held\n"
        for path in (file, link):
            with pytest.raises(StoreError, match="store_in_use"), for_one_process(str(path)):
                pass
        link.unlink()
        other.kill()
        other.wait()
        with for_one_process(str(file)):
            assert modes(tmp_path)["data/snack.db.lock"] == 0o600
    assert list((tmp_path / "data").iterdir()) == []
