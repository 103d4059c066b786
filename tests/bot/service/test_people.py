"""What is known about people and servers: no change is lost among simultaneous ones, in one process or in two."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from bot.service import people
from bot.service.clock.pace import Pace
from bot.service.club import Club
from bot.service.errors import ClubError, Stale
from bot.service.preferences import NO_PREFERENCES, Notify, Preferences
from bot.service.server_settings import ServerSettings
from bot.service.typed_preferences import read_quiet
from bot.store.opening import open_store
from engine.catalog import Catalog
from tests.bot.service.office import DAY
from tests.bot.service.people import ANN, BEN, begin, ends
from tests.bot.ticking import ticking

GUILD = 7
Clubs = tuple[Club, Club]


@pytest.fixture
async def clubs(shared: str) -> AsyncIterator[Clubs]:
    stores = [await open_store(shared) for _ in range(2)]
    one, other = (Club(store, Catalog(), ticking()) for store in stores)
    yield one, other
    for store in stores:
        await store.close()


async def test_preferences_changed_at_once_all_hold(clubs: Clubs) -> None:
    one, other = clubs
    await asyncio.gather(
        one.change_preferences(ANN.id, lambda own: replace(own, language="de")),
        other.change_preferences(ANN.id, lambda own: replace(own, notify=Notify.DIRECT)),
        one.change_preferences(ANN.id, lambda own: replace(own, zone="Europe/Berlin")),
        one.people.note_locale(ANN.id, "fr"),
        other.people.set_tutorial_step(ANN.id, "snack", 3),
    )
    assert await one.people.preferences_of(ANN.id) == Preferences("de", Notify.DIRECT, zone="Europe/Berlin")
    assert await other.people.locale_of(ANN.id) == "fr"
    assert await one.people.tutorial_step(ANN.id, "snack") == 3


async def test_settings_changed_at_once_all_hold(clubs: Clubs) -> None:
    one, other = clubs
    await asyncio.gather(
        one.servers.change(GUILD, lambda server: server.with_channel(1)),
        other.servers.change(GUILD, lambda server: server.with_channel(2)),
        one.servers.change(GUILD, lambda server: replace(server, pace=Pace.LIVE)),
        other.servers.change(GUILD, lambda server: replace(server, threads=True)),
    )
    settings = await one.servers.settings(GUILD)
    assert sorted(settings.channels) == [1, 2]
    assert replace(settings, channels=()) == ServerSettings(pace=Pace.LIVE, threads=True)


async def test_what_cannot_be_read_changes_nothing(clubs: Clubs) -> None:
    one, _ = clubs
    with pytest.raises(ClubError, match="bad_hours"):
        await one.change_preferences(ANN.id, lambda own: replace(own, quiet=read_quiet("at night", "UTC")))
    assert await one.people.preferences_of(ANN.id) == NO_PREFERENCES


async def test_a_change_that_changes_nothing_touches_no_table(clubs: Clubs) -> None:
    one, other = clubs
    table = await begin(one, "snack", BEN)
    assert await one.change_preferences(BEN.id, lambda own: own) == []
    assert await one.get(table.code) == table
    (changed,) = await other.change_preferences(BEN.id, lambda own: replace(own, away=one.now() + DAY))
    seat = table.seat_of(BEN.id)
    assert seat is not None
    assert ends(changed, seat) > ends(table, seat)


async def test_a_step_of_the_tutorial_is_taken_once(clubs: Clubs) -> None:
    one, other = clubs
    results = await asyncio.gather(
        *(club.people.set_tutorial_step(ANN.id, "snack", 1, since=0) for club in clubs), return_exceptions=True
    )
    assert [type(result) for result in results if result] == [Stale]
    await other.people.set_tutorial_step(ANN.id, "snack", 0)
    assert await one.people.tutorial_step(ANN.id, "snack") == 0


async def test_a_language_asked_for_elsewhere_is_known_after_a_while(
    clubs: Clubs, shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every press carries Discord's language; now and then that updates the rest as well."""
    one, other = clubs
    monkeypatch.setattr(people, "FRESH_SECONDS", 0.0)
    store = await open_store(shared)
    forgetful = people.People(store)
    for known in (one.people, forgetful):
        await known.note_locale(ANN.id, "fr")
    await other.change_preferences(ANN.id, lambda own: replace(own, language="nl"))
    for known in (one.people, forgetful):
        await known.note_locale(ANN.id, "fr")
    assert one.people.language_of(ANN.id) is None
    assert forgetful.language_of(ANN.id) == "nl"
    await store.close()
