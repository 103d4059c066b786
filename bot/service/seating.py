"""Who sits down and gets up, and what is agreed before a game: a table in, the changed table out, or ClubError."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Mapping

from bot.service.clock.pace import Pace
from bot.service.clock.timing import HOST
from bot.service.errors import ClubError
from bot.service.guards import hosted_by, in_lobby, playing, seat_held_by, seat_to_act, still_true
from bot.service.table import OPEN, Holder, Person, Status, Table
from engine.catalog import Catalog
from engine.errors import BadSetup
from engine.game import AnyGame, Level, set_up
from engine.moves import Move
from engine.shuffle import SEED_BYTES

STAND_IN_LEVEL = Level.MEDIUM
"""Who plays on for someone who leaves."""
TABLE_OPTIONS: Mapping[str, tuple[str, ...]] = {"hints": ("on", "off")}
"""What a table agrees on besides its game's options, the usual first; only the unusual is kept. No game knows of it."""


def sit_down(table: Table, holder: Holder) -> Table:
    in_lobby(table)
    if holder.person is not None and table.seat_of(holder.person.id) is not None:
        raise ClubError("already_seated")
    if len(table.holders) >= table.capacity:
        raise ClubError("table_full", capacity=table.capacity)
    return replace(table, holders=(*table.holders, holder))


def get_up(table: Table, user: int, before_it_begins: bool = False) -> Table:
    """In the lobby the seat is gone; in a game an automatic player takes it. Without people a table is cancelled."""
    if table.status not in OPEN:
        raise ClubError("not_playing")
    seat = seat_held_by(table, user)
    if before_it_begins:
        in_lobby(table)
    others = [other for other in table.people if other.id != user]
    if not others:
        return replace(table, status=Status.CANCELLED)
    if table.host == user:
        missing = {holder.person for holder in table.holders if holder.stand_in}
        table = with_host(table, min(others, key=missing.__contains__).id)
    if table.status is Status.LOBBY:
        return replace(table, holders=(*table.holders[:seat], *table.holders[seat + 1 :]))
    # What their absence has cost is known again if they come back.
    table = replace(table, spent={**table.spent, user: table.holders[seat].away})
    return with_holder(table, seat, Holder(level=STAND_IN_LEVEL, free=True))


def with_host(table: Table, host: int) -> Table:
    """What was voted about the one before is no matter any more."""
    votes = {what: users for what, users in table.votes.items() if what != HOST}
    return replace(table, host=host, votes=votes)


def add_bot(table: Table, by: int, level: Level) -> Table:
    in_lobby(table)
    hosted_by(table, by)
    return sit_down(table, Holder(level=level))


def remove_bot(table: Table, by: int) -> Table:
    in_lobby(table)
    hosted_by(table, by)
    bots = [seat for seat, holder in enumerate(table.holders) if holder.person is None]
    if not bots:
        raise ClubError("no_bot_to_remove")
    return replace(table, holders=(*table.holders[: bots[-1]], *table.holders[bots[-1] + 1 :]))


def set_capacity(table: Table, by: int, game: AnyGame, capacity: int) -> Table:
    in_lobby(table)
    hosted_by(table, by)
    check_capacity(game, capacity, seated=len(table.holders))
    return replace(table, capacity=capacity)


def check_capacity(game: AnyGame, capacity: int, seated: int = 0) -> None:
    if capacity not in game.seats or capacity < seated:
        least, most = max(game.seats.start, seated), game.seats.stop - 1
        raise ClubError("bad_capacity", capacity=capacity, least=least, most=most)


def check_room(game: AnyGame, capacity: int, bots: int) -> None:
    """So many automatic players, and the host, have to fit at the table; what would do is said."""
    check_capacity(game, capacity)
    wanted, most = bots + 1, game.seats.stop - 1
    if wanted > most:
        raise BadSetup("bad_seats", seats=wanted, least=game.seats.start, most=most)
    if wanted > capacity:
        raise ClubError("bad_capacity", capacity=capacity, least=wanted, most=most)


def set_option(table: Table, by: int, catalog: Catalog, option: str, value: str) -> Table:
    in_lobby(table)
    hosted_by(table, by)
    chosen = {**table.options, option: value}
    server = {name: chosen[name] for name in TABLE_OPTIONS if name in chosen}
    for name, given in server.items():
        if given not in TABLE_OPTIONS[name]:
            raise BadSetup("bad_option", option=name, given=given[:40], allowed=list(TABLE_OPTIONS[name]))
    asked = {name: given for name, given in chosen.items() if name not in server}
    unusual = {name: given for name, given in server.items() if given != TABLE_OPTIONS[name][0]}
    return replace(table, options={**full_options(catalog, table.game, asked), **unusual})


def full_options(catalog: Catalog, game: str, options: dict[str, str]) -> dict[str, str]:
    """Every option of a game with its value, or BadSetup."""
    rules = catalog.game(game)
    setup = set_up(rules, catalog.pack(game), rules.seats.start, options, bytes(SEED_BYTES))
    return dict(setup.options)


def pair_up(table: Table, by: int, game: AnyGame, partner: int) -> Table:
    """The host says who plays with the first seat: that one changes places with whoever sits there now."""
    in_lobby(table)
    hosted_by(table, by)
    teams = game.teams(len(table.holders))
    if not teams or not 0 < partner < len(table.holders):
        raise ClubError("no_teams")
    holders = list(table.holders)
    opposite = teams[0][1]
    holders[opposite], holders[partner] = holders[partner], holders[opposite]
    return replace(table, holders=tuple(holders))


def start(table: Table, by: int, catalog: Catalog) -> Table:
    """The cards are dealt; the seats are as people joined."""
    in_lobby(table)
    hosted_by(table, by)
    seats, needed = len(table.holders), catalog.game(table.game).seats.start
    if seats < needed:
        raise ClubError("too_few", seats=seats, needed=needed)
    options = {name: given for name, given in table.options.items() if name not in TABLE_OPTIONS}
    match = catalog.begin(table.game, seats, options, pack=table.pack)
    return replace(table, status=Status.PLAYING, match=match)


def again(before: Table, by: int, now: datetime) -> Table:
    """The lobby of a rematch: the same players, each one seat further on."""
    holders = (*before.holders[1:], *before.holders[:1])
    return Table(
        code="",
        game=before.game,
        status=Status.LOBBY,
        location=before.location,
        host=by,
        capacity=before.capacity,
        options=before.options,
        holders=tuple(Holder(holder.person, holder.level) for holder in holders),
        pack=before.pack,
        language=before.language,
        created=now,
        rev=1,
        rematch_of=before.code,
        pace=before.pace,
    )


def set_pace(table: Table, by: int, pace: Pace) -> Table:
    in_lobby(table)
    hosted_by(table, by)
    return replace(table, pace=pace)


def cancel(table: Table, by: int, moderator: bool) -> Table:
    if table.status not in OPEN:
        raise ClubError("not_playing")
    if not moderator:
        hosted_by(table, by)
    return replace(table, status=Status.CANCELLED)


# In the game


def acted(table: Table, user: int, stamp: str | None, move: Move) -> Table:
    """A person's own move: whoever acts is back, whatever they have missed."""
    seat = seat_to_act(table, user, stamp)
    after = moved(table, seat, stamp, move)
    return with_holder(after, seat, replace(after.holders[seat], missed=0, stand_in=False))


def moved(table: Table, seat: int, stamp: str | None, move: Move) -> Table:
    """A move in a seat, whoever has decided it; `stamp` is that of what they saw."""
    assert table.match is not None
    still_true(table, seat, stamp)
    match = table.match.act(seat, move)
    # What someone had planned was planned for this turn.
    person = table.holders[seat].person
    plans = {user: plan for user, plan in table.plans.items() if person is None or user != person.id}
    return replace(table, match=match, plans=plans, status=Status.PLAYING if match.outcome is None else Status.OVER)


def come_back(table: Table, user: int) -> Table:
    """The stand-in gets up; from now on the game waits for the person again."""
    seat = seat_to_act(table, user, None)
    return with_holder(table, seat, replace(table.holders[seat], missed=0, stand_in=False))


def take_over(table: Table, seat: int, person: Person) -> Table:
    """Someone goes on in a seat that another has left; they see its cards from now on."""
    playing(table)
    if table.seat_of(person.id) is not None:
        raise ClubError("already_seated")
    if not 0 <= seat < len(table.holders) or not table.holders[seat].free:
        raise ClubError("not_free")
    if any(tenure.person and tenure.person.id == person.id and tenure.seat != seat for tenure in table.tenures):
        raise ClubError("held_another")
    return with_holder(table, seat, Holder(person, away=table.spent.get(person.id, timedelta())))


def with_holder(table: Table, seat: int, holder: Holder) -> Table:
    return replace(table, holders=(*table.holders[:seat], holder, *table.holders[seat + 1 :]))
