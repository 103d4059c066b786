"""*What if*: a private game that continues from a step of a finished one, against bots, as often as one likes.

It is an ordinary table in no channel, so gate, log and panels work as they are. It has no result: it does not count and
is in no list of games. Its player can undo all the way back to where it began.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from bot.service.bots.characters import all_named
from bot.service.errors import ClubError
from bot.service.guards import seat_held_by, still_true
from bot.service.table import (
    NOWHERE,
    Agreement,
    Holder,
    Location,
    Person,
    Practice,
    Seats,
    Source,
    Status,
    Table,
    Tenure,
)
from engine.game import Level
from engine.replay import play_on, steps

OPPONENTS = Level.HARD
"""The level that plays people's seats; bots stay as they were agreed on."""


def begun(before: Table, person: Person, step: int, now: datetime, language: str) -> Table:
    """A person's practice game from a step of a finished one, counted from 0. It gets its code later."""
    if before.status is not Status.OVER or before.match is None:
        raise ClubError("not_over")
    not_practice(before)
    seat = seat_held_by(before, person.id)
    counts = steps(before.match, seat)
    if not 0 <= step < len(counts):
        raise ClubError("no_such_step", steps=len(counts))
    outcome = before.match.outcome
    assert outcome is not None
    match = play_on(before.match, counts[step], seat)
    levels = (holder.level if holder.person is None else None for holder in before.seats.holders)
    holders = tuple(
        Holder(person=person) if number == seat else Holder(level=level or OPPONENTS)
        for number, level in enumerate(levels)
    )
    seats = all_named(Seats(host=person.id, holders=holders))
    tenures = (Tenure(number, 0, one.person, one.level, one.name) for number, one in enumerate(seats.holders))
    return Table(
        code="",
        rev=1,
        status=Status.PLAYING,
        location=Location(None, NOWHERE),
        agreed=Agreement(
            game=before.agreed.game,
            capacity=len(holders),
            options={**match.setup.options, "rated": "off"},
            pack=before.agreed.pack,
            language=language,
            created=now,
            practice=Practice(before.code, step, outcome.sheets[seat].total),
        ),
        seats=replace(seats, tenures=tuple(tenures)),
        match=match,
    )


def not_practice(table: Table) -> None:
    """Raise ClubError if this is a practice game."""
    if table.agreed.practice is not None:
        raise ClubError("only_practice")


def can_rewind(table: Table, seat: int) -> bool:
    return table.agreed.practice is not None and _last_own(table, seat) is not None


def rewound(table: Table, user: int, stamp: str) -> Table:
    """A practice game as it was before its player's last move, even if that move ended it."""
    seat = seat_held_by(table, user)
    if table.agreed.practice is None or table.status not in (Status.PLAYING, Status.OVER):
        raise ClubError("not_playing")
    still_true(table, seat, stamp)
    last = _last_own(table, seat)
    if table.match is None or last is None:
        raise ClubError("nothing_to_rewind")
    clock = replace(table.clock, rewound=table.clock.rewound + 1, changes={}, done={}, plans={}, made_for={})
    return replace(table, status=Status.PLAYING, match=table.match.at(last), clock=clock)


def _last_own(table: Table, seat: int) -> int | None:
    """How many moves had been made before the seat's last one. Forced moves do not count: they would only be
    repeated."""
    assert table.match is not None
    own = (
        number
        for number, (entry, source) in enumerate(zip(table.match.entries, table.sources, strict=True))
        if entry.seat == seat and source is not Source.FORCED
    )
    return max(own, default=None)
