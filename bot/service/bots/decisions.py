"""How a bot decides: it sees what its seat may see, and thinks off the event loop."""

from __future__ import annotations

import asyncio
import logging
from itertools import islice
from typing import Awaitable, Callable

from bot.service.table import Table
from engine.errors import IllegalMove
from engine.game import Level
from engine.moves import Move, Undo

log = logging.getLogger(__name__)

Decide = Callable[[], Move]
Think = Callable[[Decide], Awaitable[Move]]
"""Runs a decision somewhere where it keeps nobody waiting."""


async def in_a_thread(decide: Decide) -> Move:
    return await asyncio.get_running_loop().run_in_executor(None, decide)


def forced_move(table: Table, seat: int) -> Move | None:
    """The one move a seat has, if it has no other and has done nothing in this phase that it could take back."""
    match, view = table.match, table.view(seat)
    assert match is not None
    if view.can_undo:
        return None
    first_two = list(islice(match.game.legal_moves(view), 2))
    return first_two[0] if len(first_two) == 1 else None


async def bot_move(table: Table, seat: int, think: Think) -> Move:
    """What the bot in a seat does now. If its thinking fails the game goes on with any move at all."""
    match, view = table.match, table.view(seat)
    assert match is not None
    game = match.game
    level = table.seats.holders[seat].level or Level.MEDIUM
    dice = match.setup.dice(f"auto {seat} {len(match.entries)}")

    def decide() -> Move:
        move = game.decide(view, level, dice)
        match.act(seat, move)  # raises here, not at the table, if it may not
        return move

    try:
        return await think(decide)
    except Exception as error:
        # Its message might tell what the seat holds: the kind is enough to find it by.
        why = error.code if isinstance(error, IllegalMove) else type(error).__name__
        log.error("table %s: the %s bot in seat %d failed: %s", table.code, level, seat, why)
        return next(move for move in game.legal_moves(view) if not isinstance(move, Undo))
