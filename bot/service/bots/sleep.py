"""Puts a table to sleep before its end: bots never finish a game for people who are not there."""

from __future__ import annotations

from dataclasses import replace

from bot.service import moves, seating
from bot.service.credits import moves_made
from bot.service.table import Source, Status, Table
from engine.moves import Undo


def unless_nobody_is_there(before: Table, after: Table) -> Table:
    """The table after a move that no person made. If that move would end the game and everyone has missed their last
    deadline, it is the table before the move instead, asleep: whoever comes back still has the last phase to play."""
    if after.status is not Status.OVER or not all(
        holder.missed or holder.stand_in for holder in after.seats.holders if holder.person is not None
    ):
        return after
    for seat, holder in enumerate(before.seats.holders):
        if holder.person is not None:
            before = _taken_back(seating.with_holder(before, seat, replace(holder, stand_in=True)), seat)
    return replace(before, clock=replace(before.clock, done={}))


def _taken_back(table: Table, seat: int) -> Table:
    """The table with a stand-in's moves for a seat in this phase undone, as far as possible."""
    person = table.seats.holders[seat].person
    own = [one for one in moves_made(table) if one.seat == seat]
    while own and own[-1].source is Source.STAND_IN and table.view(seat).can_undo:
        table = moves.moved(table, seat, Undo())
        own.pop()
    numbers = {one.number - 1 for one in own}
    made_for = {
        user: tuple(number for number in made if number in numbers) if person and user == person.id else made
        for user, made in table.clock.made_for.items()
    }
    return replace(table, clock=replace(table.clock, made_for={user: made for user, made in made_for.items() if made}))
