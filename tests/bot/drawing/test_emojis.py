"""The application's emojis: uploaded once, remembered, replaced when a drawing changes, and never in the way."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace

import discord
import pytest

from bot.drawing import emojis
from bot.drawing.emojis import FACE, META, Emojis
from bot.drawing.painter import Painter
from bot.store.sqlite import SqliteStore
from engine.art import components
from render import FACES

COMPONENTS = (*components(), *(f"{FACE}{name}" for name in FACES))
"""Everything that has an emoji."""


@dataclass
class UploadedEmoji:
    """One of the application's emojis, with the parts we use."""

    name: str
    id: int
    application: Application

    def __str__(self) -> str:
        return f"<:{self.name}:{self.id}>"

    async def delete(self) -> None:
        self.application.there.remove(self)


@dataclass
class Application:
    """Discord's list of an application's emojis."""

    application_id: int | None = 7
    there: list[UploadedEmoji] = field(default_factory=list)
    uploads: int = 0
    broken_after: int | None = None

    async def fetch_application_emojis(self) -> list[UploadedEmoji]:
        return list(self.there)

    async def create_application_emoji(self, *, name: str, image: bytes) -> UploadedEmoji:
        if self.uploads == self.broken_after:
            raise discord.HTTPException(SimpleNamespace(status=429, reason="slow down"), "slow down")
        assert image.startswith(b"\x89PNG")
        assert len(image) <= 256 * 1024
        assert 2 <= len(name) <= 32
        assert name.isascii()
        assert name.replace("_", "").isalnum()
        self.uploads += 1
        made = UploadedEmoji(name, 1000 + self.uploads, self)
        self.there.append(made)
        return made


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    opened = await SqliteStore.open(str(tmp_path / "emojis.db"))
    yield opened
    await opened.close()


@pytest.fixture
def painter() -> Painter:
    return Painter()


async def brought(application: Application, store: SqliteStore, painter: Painter) -> Emojis:
    own = Emojis()
    await own.bring(application, store, painter)
    return own


async def test_uploaded_once(store: SqliteStore, painter: Painter) -> None:
    application = Application()
    own = await brought(application, store, painter)
    assert application.uploads == len(COMPONENTS)
    assert all(own.of(name).startswith(f"<:{name}_") for name in COMPONENTS)
    again = await brought(application, store, painter)
    assert application.uploads == len(COMPONENTS)
    assert {name: again.of(name) for name in COMPONENTS} == {name: own.of(name) for name in COMPONENTS}
    assert own.of("unicorn") == ""


async def test_what_someone_deleted_or_a_lost_store_is_made_good(store: SqliteStore, painter: Painter) -> None:
    application = Application()
    await brought(application, store, painter)
    await store.set_meta(META, "not JSON at all")
    await brought(application, store, painter)
    assert application.uploads == len(COMPONENTS), "found by name"
    await application.there[3].delete()
    own = await brought(application, store, painter)
    assert application.uploads == len(COMPONENTS) + 1
    assert own.of(COMPONENTS[3]) == str(application.there[-1])


async def test_another_application_has_its_own(store: SqliteStore, painter: Painter) -> None:
    await brought(Application(), store, painter)
    other = Application(application_id=8)
    await brought(other, store, painter)
    assert other.uploads == len(COMPONENTS)
    assert json.loads(await store.get_meta(META) or "")[0] == 8


async def test_a_new_drawing_takes_the_place_of_the_old(store: SqliteStore, painter: Painter) -> None:
    application = Application()
    await brought(application, store, painter)
    soda = next(one for one in application.there if one.name.startswith("soda_"))
    soda.name = "soda_00000000"
    foreign = UploadedEmoji("party_blob", 5, application)
    application.there.append(foreign)
    own = await brought(application, store, painter)
    assert soda not in application.there
    assert foreign in application.there
    assert own.of("soda") != str(soda)


@pytest.mark.parametrize("after", [0, 5])
async def test_words_do_where_discord_says_no(store: SqliteStore, painter: Painter, after: int) -> None:
    application = Application(broken_after=after)
    own = await brought(application, store, painter)
    assert sum(bool(own.of(name)) for name in COMPONENTS) == after
    application.broken_after = None
    own = await brought(application, store, painter)
    assert all(own.of(name) for name in COMPONENTS)
    assert application.uploads == len(COMPONENTS)


async def test_an_error_of_our_own_is_no_end(
    store: SqliteStore, painter: Painter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(emojis, "sprite", lambda name: 1 / 0)
    assert (await brought(Application(), store, painter)).of("soda") == ""
