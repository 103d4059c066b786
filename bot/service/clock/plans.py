"""Plans: moves people choose in advance for their next turn, where nothing others do until then can affect them.

A plan is as secret as a hand. It is carried out as the person's own move, and the engine checks it like any other.
"""

from __future__ import annotations

from dataclasses import replace

from bot.service import moves, seating
from bot.service.bots.played_for import noted_for
from bot.service.clock.waits import Step
from bot.service.errors import Stale
from bot.service.guards import Asked, asked_move, seat_held_by, seat_to_act
from bot.service.table import Table
from engine.errors import IllegalMove
from engine.moves import Place


def planned(table: Table, user: int, stamp: str, move: Asked | None) -> Table:
    """The table with a person's plan for their next turn, or without one if `move` is None."""
    seat = seat_to_act(table, user, stamp)
    if move is None:
        return dropped(table, user)
    move = asked_move(table, seat, move)
    view = table.view(seat)
    if seat in view.waiting:  # it has become their turn in the meantime
        return moves.acted(table, user, stamp, move)
    card = next((card for card in view.plannable if isinstance(move, Place) and card.id == move.card), None)
    if card is None or not isinstance(move, Place):
        raise Stale("stale")
    view.area.check(card, move.placement)
    table = seating.come_back(table, user)
    return replace(table, clock=replace(table.clock, plans={**table.clock.plans, user: move}))


def dropped(table: Table, user: int) -> Table:
    """The table without that person's plan; if their turn has already come, they are due a reminder."""
    waits = tuple(
        replace(wait, told=Step.NOTHING, next_at=wait.begins)
        if user in table.clock.plans and wait.user == user and not wait.done
        else wait
        for wait in table.clock.waits
    )
    return replace(
        table,
        clock=replace(
            table.clock, waits=waits, plans={one: move for one, move in table.clock.plans.items() if one != user}
        ),
    )


def carried_out(table: Table, user: int) -> Table:
    """The table after a planned move; if the move turns out to be illegal, the plan is dropped instead."""
    if user not in table.clock.plans or table.planner_due != user:
        raise Stale("stale")
    seat = seat_held_by(table, user)
    try:
        return noted_for(moves.moved(table, seat, table.clock.plans[user]), seat)
    except IllegalMove:
        return dropped(table, user)
