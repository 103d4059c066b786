"""Seats and agreements: each change takes a table and returns the changed one, or raises ClubError."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Mapping

from bot.service.bots.characters import LEVELS, all_named, free_character, names_at
from bot.service.clock.pace import Pace
from bot.service.clock.timing import HOST
from bot.service.dealing import deal_of
from bot.service.errors import ClubError
from bot.service.guards import (
    hosted_by,
    in_a_channel,
    in_lobby,
    not_of_a_day,
    playing,
    seat_held_by,
    seat_in_play,
)
from bot.service.table import OPEN, Agreement, Holder, Person, Seats, Status, Table, is_forgotten
from engine.catalog import Catalog
from engine.errors import BadSetup
from engine.game import AnyGame, Level, set_up
from engine.shuffle import SEED_BYTES

STAND_IN_LEVEL = Level.MEDIUM
"""The level of the bot that takes over when someone leaves."""
TABLE_OPTIONS: Mapping[str, tuple[str, ...]] = {"hints": ("on", "off"), "rated": ("on", "off")}
"""Options of the table itself, unknown to its game. The default comes first; only other values are stored."""


def sit_down(table: Table, holder: Holder) -> Table:
    in_lobby(table)
    if holder.person is not None and table.seat_of(holder.person.id) is not None:
        if holder.person.id in table.seats.asked:
            return said_yes(table, holder.person.id)
        raise ClubError("already_seated")
    if len(table.seats.holders) >= table.agreed.capacity:
        raise ClubError("table_full", capacity=table.agreed.capacity)
    return replace(table, seats=all_named(replace(table.seats, holders=(*table.seats.holders, holder))))


def said_yes(table: Table, user: int) -> Table:
    """The table without a person's open invitation: they have accepted, or left."""
    asked = tuple(one for one in table.seats.asked if one != user)
    return replace(table, seats=replace(table.seats, asked=asked))


def get_up(table: Table, user: int, before_it_begins: bool = False) -> Table:
    """A person leaves: a lobby loses the seat, in a game a bot takes it. The last person to leave cancels the table."""
    if table.status not in OPEN:
        raise ClubError("not_playing")
    seat = seat_held_by(table, user)
    in_a_channel(table)
    if before_it_begins:
        in_lobby(table)
    others = [other for other in table.people if other.id != user]
    staying = [other for other in others if other.id not in table.seats.asked]
    if not others or (table.status is Status.LOBBY and not staying):
        return replace(table, status=Status.CANCELLED)
    if table.seats.host == user:
        missing = {holder.person for holder in table.seats.holders if holder.stand_in}
        absent = missing | {other for other in others if other.id in table.seats.asked}
        table = with_host(table, min(others, key=absent.__contains__).id)
    if table.status is Status.LOBBY:
        table = said_yes(table, user)
        return replace(
            table, seats=replace(table.seats, holders=(*table.seats.holders[:seat], *table.seats.holders[seat + 1 :]))
        )
    # Remember how much time away they have used, in case they come back.
    table = replace(
        table, seats=replace(table.seats, away_spent={**table.seats.away_spent, user: table.seats.holders[seat].away})
    )
    name = free_character(STAND_IN_LEVEL, names_at(table.seats.holders))
    return with_holder(table, seat, Holder(level=STAND_IN_LEVEL, free=True, name=name))


def with_host(table: Table, host: int) -> Table:
    """The table with a new host; votes on the old one are dropped."""
    votes = {what: users for what, users in table.clock.votes.items() if what != HOST}
    return replace(table, seats=replace(table.seats, host=host), clock=replace(table.clock, votes=votes))


def add_bot(table: Table, by: int, level: Level, name: str = "") -> Table:
    """Seat a bot: the one of that name, or any of that level. If it already sits here, nothing changes."""
    in_lobby(table)
    hosted_by(table, by)
    if name:
        if name not in LEVELS:
            raise ClubError("no_such_bot", given=name[:40])
        if name in names_at(table.seats.holders):
            return table
        level = LEVELS[name]
    return sit_down(table, Holder(level=level, name=name))


def remove_bot(table: Table, by: int, name: str = "") -> Table:
    """Remove the bot of that name, or the one added last. If it is already gone, nothing changes."""
    in_lobby(table)
    hosted_by(table, by)
    bots = [seat for seat, holder in enumerate(table.seats.holders) if holder.person is None]
    if not bots and not name:
        raise ClubError("no_bot_to_remove")
    named = [seat for seat in bots if table.seats.holders[seat].name == name] if name else bots[-1:]
    holders = tuple(holder for seat, holder in enumerate(table.seats.holders) if seat not in named)
    return replace(table, seats=replace(table.seats, holders=holders))


def set_capacity(table: Table, by: int, game: AnyGame, capacity: int) -> Table:
    in_lobby(table)
    hosted_by(table, by)
    check_capacity(game, capacity, seated=len(table.seats.holders))
    return replace(table, agreed=replace(table.agreed, capacity=capacity))


def check_capacity(game: AnyGame, capacity: int, seated: int = 0) -> None:
    if capacity not in game.seats or capacity < seated:
        least, most = max(game.seats.start, seated), game.seats.stop - 1
        raise ClubError("bad_capacity", capacity=capacity, least=least, most=most)


def check_room(game: AnyGame, capacity: int, others: int) -> None:
    """Raise ClubError or BadSetup, with the allowed numbers, if the host and `others` (people and bots) do not fit."""
    check_capacity(game, capacity)
    wanted, most = others + 1, game.seats.stop - 1
    if wanted > most:
        raise BadSetup("bad_seats", seats=wanted, least=game.seats.start, most=most)
    if wanted > capacity:
        raise ClubError("small_table", seats=capacity, needed=wanted)


def set_option(table: Table, by: int, catalog: Catalog, option: str, value: str) -> Table:
    in_lobby(table)
    hosted_by(table, by)
    chosen = {**table.agreed.options, option: value}
    server = {name: chosen[name] for name in TABLE_OPTIONS if name in chosen}
    for name, given in server.items():
        if given not in TABLE_OPTIONS[name]:
            raise BadSetup("bad_option", option=name, given=given[:40], allowed=list(TABLE_OPTIONS[name]))
    asked = {name: given for name, given in chosen.items() if name not in server}
    unusual = {name: given for name, given in server.items() if given != TABLE_OPTIONS[name][0]}
    return replace(
        table, agreed=replace(table.agreed, options={**full_options(catalog, table.agreed.game, asked), **unusual})
    )


def full_options(catalog: Catalog, game: str, options: dict[str, str]) -> dict[str, str]:
    """Every option of a game with its chosen or default value; BadSetup if a choice is invalid."""
    rules = catalog.game(game)
    setup = set_up(rules, catalog.pack(game), rules.seats.start, options, bytes(SEED_BYTES))
    return dict(setup.options)


def pair_up(table: Table, by: int, game: AnyGame, partner: int) -> Table:
    """The host picks a partner for the first seat: `partner` swaps seats with whoever is its partner now."""
    in_lobby(table)
    hosted_by(table, by)
    teams = game.teams(len(table.seats.holders))
    if not teams or not 0 < partner < len(table.seats.holders):
        raise ClubError("no_teams")
    holders = list(table.seats.holders)
    opposite = teams[0][1]
    holders[opposite], holders[partner] = holders[partner], holders[opposite]
    return replace(table, seats=replace(table.seats, holders=tuple(holders)))


def start(table: Table, by: int, catalog: Catalog, press: int | None = None, alone: bool | None = None) -> Table:
    """Deal the cards. Everyone keeps their seat from the lobby, except people who were invited and have not accepted.

    `alone`: whether the host wants to play alone. If others could join, that is never assumed; None means either way.
    """
    in_lobby(table)
    hosted_by(table, by)
    possible = catalog.game(table.agreed.game).seats
    others = len(_without_unanswered(table, by).seats.holders) > 1
    if alone is False and not others and 1 in possible and _others_could_join(table):
        raise ClubError("alone")
    if alone and others:
        raise ClubError("not_alone")
    if not others and not alone and table.seats.asked:
        raise ClubError("no_answer", names=[f"<@{user}>" for user in table.seats.asked if user != by])
    table = _without_unanswered(table, by)
    seats, needed = len(table.seats.holders), possible.start
    if seats < needed:
        raise ClubError("too_few", seats=seats, needed=needed)
    options = {name: given for name, given in table.agreed.options.items() if name not in TABLE_OPTIONS}
    deal = deal_of(table, by, press)
    match = catalog.begin(table.agreed.game, seats, options, deal, pack=table.agreed.pack)
    return replace(table, status=Status.PLAYING, match=match, deal=None)


def _others_could_join(table: Table) -> bool:
    return table.location.guild is not None and table.agreed.capacity > 1


def _without_unanswered(table: Table, by: int) -> Table:
    """The lobby without people who were invited and have not accepted."""
    asked = tuple(user for user in table.seats.asked if user != by)
    holders = tuple(one for one in table.seats.holders if one.person is None or one.person.id not in asked)
    return replace(table, seats=replace(table.seats, holders=holders, asked=asked))


def again(before: Table, by: int, now: datetime) -> Table:
    """The lobby of a rematch, hosted by whoever asked: the same players, each one seat further along. People who were
    forgotten leave their seats free."""
    known = [one for one in before.seats.holders if one.person is None or not is_forgotten(one.person.id)]
    holders = (*known[1:], *known[:1])
    return Table(
        code="",
        status=Status.LOBBY,
        location=before.location,
        rev=1,
        agreed=Agreement(
            game=before.agreed.game,
            capacity=before.agreed.capacity,
            options=before.agreed.options,
            pack=before.agreed.pack,
            language=before.agreed.language,
            created=now,
            rematch_of=before.code,
            pace=before.agreed.pace,
        ),
        seats=Seats(
            host=by,
            holders=tuple(Holder(holder.person, holder.level, name=holder.name) for holder in holders),
            asked=tuple(one.person.id for one in known if one.person is not None and one.person.id != by),
        ),
    )


def set_pace(table: Table, by: int, pace: Pace) -> Table:
    in_lobby(table)
    hosted_by(table, by)
    return replace(table, agreed=replace(table.agreed, pace=pace))


def cancel(table: Table, by: int, moderator: bool) -> Table:
    if table.status not in OPEN:
        raise ClubError("not_playing")
    not_of_a_day(table)
    if not moderator:
        hosted_by(table, by)
    return replace(table, status=Status.CANCELLED)


# In the game


def come_back(table: Table, user: int) -> Table:
    """The person replaces their stand-in; from now on the game waits for them again."""
    seat = seat_in_play(table, user)
    return with_holder(table, seat, replace(table.seats.holders[seat], missed=0, stand_in=False))


def take_over(table: Table, seat: int, person: Person) -> Table:
    """A person takes over a seat that someone else has left; they see its cards from now on."""
    playing(table)
    if table.seat_of(person.id) is not None:
        raise ClubError("already_seated")
    if not 0 <= seat < len(table.seats.holders) or not table.seats.holders[seat].free:
        raise ClubError("not_free")
    if any(tenure.person and tenure.person.id == person.id and tenure.seat != seat for tenure in table.seats.tenures):
        raise ClubError("held_another")
    return with_holder(table, seat, Holder(person, away=table.seats.away_spent.get(person.id, timedelta())))


def with_holder(table: Table, seat: int, holder: Holder) -> Table:
    return replace(
        table,
        seats=replace(table.seats, holders=(*table.seats.holders[:seat], holder, *table.seats.holders[seat + 1 :])),
    )
