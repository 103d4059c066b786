"""How a bot decides: it sees only what its seat may see, and thinks outside the event loop."""

from __future__ import annotations

import logging
from functools import partial
from itertools import islice
from typing import Awaitable, Callable

from bot.metrics import thinking
from bot.service.table import Table
from bot.workers import jobs
from bot.workers.worker import JobFailed, TookTooLong
from engine.errors import IllegalMove
from engine.game import Level
from engine.moves import Move, Undo

log = logging.getLogger(__name__)

Decide = Callable[[], Move]
Think = Callable[[Decide], Awaitable[Move]]
"""Runs a decision where it does not block the event loop: `Workers.decide`."""


def forced_move(table: Table, seat: int) -> Move | None:
    """The only move a seat has; None if it has a choice, which includes undoing something in this phase."""
    match, view = table.match, table.view(seat)
    assert match is not None
    if view.can_undo:
        return None
    first_two = list(islice(match.game.legal_moves(view), 2))
    return first_two[0] if len(first_two) == 1 else None


async def bot_move(table: Table, seat: int, think: Think) -> Move:
    """The next move of the bot in a seat. If it takes too long, the level below decides; if its thinking fails, any
    legal move will do, so that the game continues."""
    match, view = table.match, table.view(seat)
    assert match is not None
    level = table.seats.holders[seat].level or Level.MEDIUM
    for quicker in reversed(tuple(Level)[: tuple(Level).index(level) + 1]):
        dice = match.setup.dice(f"auto {seat} {len(match.entries)}")
        try:
            with thinking("bot"):
                move = await think(partial(jobs.decide, match.game, view, quicker, dice))
            match.act(seat, move)  # an illegal move raises here, not at the table
            return move
        except TookTooLong:
            log.warning("table %s: the %s bot in seat %d took too long", table.code, quicker, seat)
        except Exception as error:
            # The error's message might reveal the seat's hand: its code or type is enough to find it.
            why = error.code if isinstance(error, (IllegalMove, JobFailed)) else type(error).__name__
            log.error("table %s: the %s bot in seat %d failed: %s", table.code, quicker, seat, why)
            break
    return next(move for move in match.game.legal_moves(view) if not isinstance(move, Undo))
