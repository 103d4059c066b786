"""Every way the club says no: none is missing, and none changes anything."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.panels.forms import read_card
from bot.service import errors, seating
from bot.service.clock.due import in_time
from bot.service.clock.pace import Pace
from bot.service.clock.votes import time_asked_for
from bot.service.club import Club
from bot.service.daily import FIRST
from bot.service.errors import ClubError, Stale
from bot.service.guards import hints_allowed
from bot.service.limits import Limits
from bot.service.records import played
from bot.service.server_settings import ServerSettings
from bot.service.table import NOWHERE, Location
from bot.service.typed_preferences import read_away, read_quiet
from bot.store.sqlite import SqliteStore
from engine.catalog import Catalog
from engine.game import AnyGame
from engine.moves import Undo
from tests.bot.service.office import Clock
from tests.bot.service.people import (
    ANN,
    BEN,
    CAT,
    CHANNEL,
    any_move,
    at_once,
    begin,
    move_on,
    open_table,
    stamp_of,
    waiting_for,
)
from tests.bot.ticking import ticking


class ForTwo(Catalog):
    """Games without a solo mode."""

    def game(self, name: str) -> AnyGame:
        game = copy.copy(super().game(name))
        game.seats = range(2, game.seats.stop)
        return game


class ForOne(Catalog):
    """Games with a solo mode."""

    def game(self, name: str) -> AnyGame:
        game = copy.copy(super().game(name))
        game.seats = range(1, game.seats.stop)
        return game


@pytest.fixture
def club(store: SqliteStore) -> Club:
    return Club(store, ForTwo(), ticking(), Limits(per_person=2, per_channel=3), at_once)


Provoke = Callable[[Club, str], Awaitable[object]]
PROVOKED: dict[str, list[Provoke]] = {}


def provokes(code: str) -> Callable[[Provoke], Provoke]:
    def note(provoke: Provoke) -> Provoke:
        PROVOKED.setdefault(code, []).append(provoke)
        return provoke

    return note


@provokes("no_such_table")
async def _(club: Club, game: str) -> object:
    return await club.join("ZZZZ" * 100, ANN)


@provokes("no_such_table")
async def _(club: Club, game: str) -> object:
    return await club.mark_shown("", 1)


@provokes("no_such_step")
async def _(club: Club, game: str) -> object:
    over = await move_on(club, await begin(club, game, BEN))
    return await club.play_on(over.code, ANN, 99, "en")


@provokes("only_practice")
async def _(club: Club, game: str) -> object:
    practice = await club.play_on((await move_on(club, await begin(club, game, BEN))).code, ANN, 3, "en")
    return await club.play_on((await move_on(club, practice)).code, ANN, 0, "en")


@provokes("nothing_to_rewind")
async def _(club: Club, game: str) -> object:
    practice = await club.play_on((await move_on(club, await begin(club, game, BEN))).code, ANN, 0, "en")
    return await club.rewind(practice.code, ANN.id, stamp_of(practice, ANN))


@provokes("moves_gone")
async def _(club: Club, game: str) -> object:
    table = await move_on(club, await begin(club, game, BEN))
    assert await club.forgetting.thin_out(-1) == 1
    return await club.get(table.code)


@provokes("not_damaged")
async def _(club: Club, game: str) -> object:
    return await club.mend((await begin(club, game, BEN)).code, ANN.id)


@provokes("hints_off")
async def _(club: Club, game: str) -> object:
    table = await open_table(club, game)
    table = await club.set_option(table.code, ANN.id, "hints", "off")
    hints_allowed(table)
    return table


@provokes("not_in_lobby")
async def _(club: Club, game: str) -> object:
    return await club.join((await begin(club, game, BEN)).code, CAT)


@provokes("not_in_lobby")
async def _(club: Club, game: str) -> object:
    return await club.start((await begin(club, game, BEN)).code, ANN.id)


@provokes("not_playing")
async def _(club: Club, game: str) -> object:
    playing = await begin(club, game, BEN)
    move = any_move(playing, playing.people[playing.view(None).waiting[0]])
    return await club.act((await open_table(club, game, BEN)).code, ANN.id, "1c0", move)


@provokes("not_playing")
async def _(club: Club, game: str) -> object:
    over = await move_on(club, await begin(club, game, BEN))
    return await club.leave(over.code, BEN)


@provokes("not_playing")
async def _(club: Club, game: str) -> object:
    table = await open_table(club, game)
    await club.cancel(table.code, ANN.id)
    return await club.cancel(table.code, ANN.id)


@provokes("no_answer")
async def _(club: Club, game: str) -> object:
    over = await move_on(club, await begin(club, game, BEN))
    return await club.start((await club.rematch(over.code, ANN.id)).code, ANN.id)


@provokes("alone")
async def _(club: Club, game: str) -> object:
    table = await open_table(club, game)
    return seating.start(table, ANN.id, ForOne(), alone=False)


@provokes("not_alone")
async def _(club: Club, game: str) -> object:
    table = await open_table(club, game, BEN)
    return await club.start(table.code, ANN.id, alone=True)


@provokes("no_such_bot")
async def _(club: Club, game: str) -> object:
    table = await open_table(club, game)
    return await club.add_bot(table.code, ANN.id, name="gherkin")


@provokes("shared_already")
async def _(club: Club, game: str) -> object:
    over = await move_on(club, await begin(club, game, BEN))
    await club.has_shared(over.code, "replay")
    await club.share_once(over.code, "replay")
    return None


@provokes("not_over")
async def _(club: Club, game: str) -> object:
    return await club.rematch((await begin(club, game, BEN)).code, ANN.id)


@provokes("already_seated")
async def _(club: Club, game: str) -> object:
    return await open_table(club, game, ANN)


@provokes("not_seated")
async def _(club: Club, game: str) -> object:
    return await club.leave((await open_table(club, game)).code, BEN)


@provokes("not_seated")
async def _(club: Club, game: str) -> object:
    table = await begin(club, game, BEN)
    first = table.people[table.view(None).waiting[0]]
    return await club.act(table.code, CAT.id, stamp_of(table, first), any_move(table, first))


@provokes("not_seated")
async def _(club: Club, game: str) -> object:
    over = await move_on(club, await begin(club, game, BEN))
    return await club.rematch(over.code, CAT.id)


@provokes("table_full")
async def _(club: Club, game: str) -> object:
    return await open_table(club, game, BEN, CAT, capacity=2)


@provokes("small_table")
async def _(club: Club, game: str) -> object:
    return await open_table(club, game, capacity=2, bots=2)


@provokes("only_host")
async def _(club: Club, game: str) -> object:
    return await club.start((await open_table(club, game, BEN)).code, BEN.id)


@provokes("only_host")
async def _(club: Club, game: str) -> object:
    return await club.cancel((await open_table(club, game, BEN)).code, BEN.id, moderator=False)


@provokes("only_host")
async def _(club: Club, game: str) -> object:
    return await club.set_capacity((await open_table(club, game, BEN)).code, BEN.id, 2)


@provokes("too_few")
async def _(club: Club, game: str) -> object:
    return await begin(club, game)


@provokes("bad_capacity")
async def _(club: Club, game: str) -> object:
    return await open_table(club, game, capacity=99)


@provokes("bad_capacity")
async def _(club: Club, game: str) -> object:
    return await club.set_capacity((await open_table(club, game, BEN)).code, ANN.id, 1)


@provokes("no_bot_to_remove")
async def _(club: Club, game: str) -> object:
    return await club.remove_bot((await open_table(club, game, BEN)).code, ANN.id)


@provokes("no_teams")
async def _(club: Club, game: str) -> object:
    return await club.pair_up((await open_table(club, game, BEN)).code, ANN.id, 1)


@provokes("too_many_tables")
async def _(club: Club, game: str) -> object:
    for channel in range(1, 4):
        await club.open(game, ANN, Location(7, channel), capacity=2, options={}, language="en")
    return None


@provokes("too_many_in_channel")
async def _(club: Club, game: str) -> object:
    for host in (ANN, BEN, CAT, ANN):
        await club.open(game, host, CHANNEL, capacity=2, options={}, language="en")
    return None


@provokes("no_free_code")
async def _(club: Club, game: str) -> object:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("bot.service.club.new_code", lambda _: "AAAA")
        await open_table(club, game)
        return await open_table(club, game)


@provokes("mind_made_up")
async def _(club: Club, game: str) -> object:
    table = await begin(club, game, BEN)
    while True:
        table = await club.act(table.code, ANN.id, stamp_of(table, ANN), any_move(table, ANN))
        table = await club.act(table.code, ANN.id, stamp_of(table, ANN), Undo())


@provokes("nothing_to_do")
async def _(club: Club, game: str) -> object:
    table = await move_on(club, await begin(club, game, BEN), moves=1)
    idle = next(one for one in table.people if table.seat_of(one.id) not in table.view(None).waiting)
    return await club.bot_moves.play_for(table.code, idle.id, stamp_of(table, idle))


@provokes("not_free")
async def _(club: Club, game: str) -> object:
    return await club.take_over((await begin(club, game, BEN)).code, 1, CAT)


@provokes("held_another")
async def _(club: Club, game: str) -> object:
    code = (await begin(club, game, BEN, CAT)).code
    await club.leave(code, BEN)
    await club.leave(code, CAT)
    return await club.take_over(code, 2, BEN)


@provokes("no_deadline")
async def _(club: Club, game: str) -> object:
    table = await move_on(club, await begin(club, game, BEN, pace=Pace.NONE), moves=1)
    (done,) = {person.id for person in table.people} - {person.id for person in waiting_for(table)}
    return await club.more_time(table.code, done, time_asked_for(table))


@provokes("time_granted")
async def _(club: Club, game: str) -> object:
    table = await move_on(club, await begin(club, game, BEN), moves=1)
    (done,) = {person.id for person in table.people} - {person.id for person in waiting_for(table)}
    for _ in range(2):
        table = await club.more_time(table.code, done, time_asked_for(table))
    return table


@provokes("no_vote")
async def _(club: Club, game: str) -> object:
    table = await move_on(club, await begin(club, game, BEN), moves=1)
    return await club.more_time(table.code, table.people[table.view(None).waiting[0]].id, time_asked_for(table))


@provokes("host_yourself")
async def _(club: Club, game: str) -> object:
    return await club.replace_host((await open_table(club, game, BEN)).code, ANN.id)


@provokes("host_is_here")
async def _(club: Club, game: str) -> object:
    return await club.replace_host((await begin(club, game, BEN)).code, BEN.id)


@provokes("host_not_seated")
async def _(club: Club, game: str) -> object:
    return await club.pass_host((await open_table(club, game, BEN)).code, ANN.id, CAT.id)


@provokes("wrong_channel")
async def _(club: Club, game: str) -> object:
    settings = ServerSettings(channels=(1, 2))
    settings.check_channel(3, None)
    return settings


@provokes("bad_hours")
async def _(club: Club, game: str) -> object:
    return read_quiet("all day", "UTC")


@provokes("zone_missing")
async def _(club: Club, game: str) -> object:
    return read_quiet("22-8", None)


@provokes("bad_zone")
async def _(club: Club, game: str) -> object:
    return read_quiet("22-8", "Narnia")


@provokes("bad_away")
async def _(club: Club, game: str) -> object:
    return read_away("next week", club.now(), None, None)


@provokes("away_out_of_reach")
async def _(club: Club, game: str) -> object:
    return read_away("400", club.now(), None, None)


@provokes("long_quiet")
async def _(club: Club, game: str) -> object:
    return read_quiet("8-22", "UTC")


@provokes("no_such_day")
async def _(club: Club, game: str) -> object:
    return await club.daily.open(FIRST - timedelta(days=1), ANN, None, "en")


@provokes("no_daily_channel")
async def _(club: Club, game: str) -> object:
    await club.daily.set_post(7, None, 3)
    return None


@provokes("day_over")
async def _(club: Club, game: str) -> object:
    table = await begin(club, game, BEN)
    yesterday = club.now() - timedelta(days=1)
    in_time(replace(table, agreed=replace(table.agreed, until=yesterday)), club.now())
    return None


@provokes("day_tried")
async def _(club: Club, game: str) -> object:
    store = await SqliteStore.open(":memory:")
    later = Club(store, Catalog(), Clock())  # once there are deals of the day
    await later.daily.open(later.daily.today(), ANN, None, "en")
    await later.forgetting.forget(ANN.id)
    try:
        return await later.daily.open(later.daily.today(), ANN, None, "en")
    finally:
        await store.close()


@provokes("only_yours")
async def _(club: Club, game: str) -> object:
    table = await begin(club, game, BEN)
    return seating.get_up(replace(table, location=Location(None, NOWHERE)), ANN.id)


@provokes("not_played")
async def _(club: Club, game: str) -> object:
    table = await begin(club, game, BEN)
    played(table, CAT.id)
    return table


@provokes("nothing_finished")
async def _(club: Club, game: str) -> object:
    await begin(club, game, BEN)
    return await club.records.last_of(BEN.id)


@provokes("profile_hidden")
async def _(club: Club, game: str) -> object:
    await club.people.change_preferences(BEN.id, lambda own: replace(own, public=False))
    await club.people.check_public(BEN.id, BEN.id)
    await club.people.check_public(BEN.id, ANN.id)
    return club


@provokes("top_on_servers")
async def _(club: Club, game: str) -> object:
    return await club.records.top(None, game, None, None)


@provokes("no_such_card")
async def _(club: Club, game: str) -> object:
    return read_card((await begin(club, game, BEN)).view(0), "99")


@provokes("card_laid")
async def _(club: Club, game: str) -> object:
    """In this game a card keeps its number while others of its round are placed."""
    table = await begin(club, "snack", BEN)
    while not (laid := [view for view in map(table.view, (0, 1)) if None in view.slots]):
        table = await move_on(club, table, moves=1)
    return read_card(laid[0], str(laid[0].slots.index(None) + 1))


@provokes("stale")
async def _(club: Club, game: str) -> object:
    table = await begin(club, game, BEN)
    person = table.people[table.view(None).waiting[0]]
    stamp, move = stamp_of(table, person), any_move(table, person)
    await club.act(table.code, person.id, stamp, move)
    return await club.act(table.code, person.id, stamp, move)


@pytest.mark.parametrize(("code", "provoke"), [(code, provoke) for code, ways in PROVOKED.items() for provoke in ways])
async def test_the_club_says_no(club: Club, game: str, code: str, provoke: Provoke) -> None:
    with pytest.raises(ClubError) as refused:
        await provoke(club, game)
    assert refused.value.code == code
    assert len(str(refused.value)) < 100


def test_every_code_is_provoked() -> None:
    assert errors.__doc__ is not None
    listed = {line.split()[0] for line in errors.__doc__.splitlines()[2:] if line.strip()}
    assert set(PROVOKED) == listed


async def test_a_refused_change_changes_nothing(club: Club, game: str) -> None:
    table = await open_table(club, game, BEN)
    for doing in (
        club.join(table.code, BEN),
        club.start(table.code, BEN.id),
        club.add_bot(table.code, BEN.id),
        club.remove_bot(table.code, ANN.id),
        club.set_capacity(table.code, ANN.id, 1),
    ):
        with pytest.raises(ClubError):
            await doing
    assert await club.get(table.code) == table


def test_errors_can_be_pickled() -> None:
    for error in (ClubError("table_full", capacity=2), Stale("stale")):
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), again.code, again.params) == (type(error), error.code, error.params)


async def test_errors_name_their_table(club: Club, game: str) -> None:
    table = await open_table(club, game)
    with pytest.raises(ClubError) as refused:
        await club.join(table.code, ANN)
    assert refused.value.__notes__ == [f"at table {table.code}"]
