"""Moves at a table: a person's own, and any move in a seat, whoever decided it."""

from __future__ import annotations

from dataclasses import replace

from bot.service.errors import ClubError
from bot.service.guards import Asked, asked_move, seat_to_act
from bot.service.practice import rewound
from bot.service.seating import with_holder
from bot.service.table import Status, Table
from engine.moves import Move, Undo

CHANGES = 40
"""How often a seat may change its mind in one phase."""


def acted(table: Table, user: int, stamp: str, move: Asked) -> Table:
    """A person's own move; it also ends their stand-in and clears missed deadlines."""
    seat = seat_to_act(table, user, stamp)
    move = asked_move(table, seat, move)
    if isinstance(move, Undo) and table.agreed.practice is not None:
        return rewound(table, user, stamp)
    after = moved(_counting_changes(table, seat, move), seat, move)
    return with_holder(after, seat, replace(after.seats.holders[seat], missed=0, stand_in=False))


def _counting_changes(table: Table, seat: int, move: Move) -> Table:
    """Count a change of mind; ClubError("mind_made_up") if there were too many, since each one stays in the log, which
    is read whenever the table is loaded. A move that the phase still needs from the seat never counts."""
    if not isinstance(move, Undo) and seat in table.view(None).waiting:
        return table
    before = table.clock.changes.get(table.moment, ())
    if before.count(seat) >= CHANGES:
        raise ClubError("mind_made_up", limit=CHANGES)
    return replace(table, clock=replace(table.clock, changes={table.moment: (*before, seat)}))


def moved(table: Table, seat: int, move: Move) -> Table:
    """Make a move in a seat, whoever decided it. The caller has checked that they knew the current state."""
    assert table.match is not None
    match = table.match.act(seat, move)
    # Any plan they had was for this turn.
    person = table.seats.holders[seat].person
    plans = {user: plan for user, plan in table.clock.plans.items() if person is None or user != person.id}
    return replace(
        table,
        match=match,
        status=Status.PLAYING if match.outcome is None else Status.OVER,
        clock=replace(table.clock, plans=plans),
    )
