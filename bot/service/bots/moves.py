"""Moves that nobody makes by hand: those of bots and stand-ins, plans whose turn has come, and the only move left.

Each move is saved on its own, so people can act while a bot thinks; if they do, it starts over. The club's listeners
are told once, after the last move.
"""

from __future__ import annotations

from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from functools import partial
from typing import AsyncIterator, Callable

from bot.service import seating
from bot.service.bots.decisions import Think, bot_move, forced_move
from bot.service.bots.played_for import noted_for
from bot.service.bots.sleep import unless_nobody_is_there
from bot.service.clock import plans
from bot.service.errors import ClubError, Stale
from bot.service.gate import Gate
from bot.service.guards import in_a_channel, seat_to_act, still_true
from bot.service.moves import acted, moved
from bot.service.table import Source, Status, Table
from bot.service.table_cache import Locks
from engine.errors import IllegalMove
from engine.moves import Move

PATIENCE = 2
"""How many deadlines in a row a person may miss before the stand-in keeps the seat until they return."""


class BotMoves:
    def __init__(self, club: Gate, think: Think) -> None:
        self._club = club
        self._think = think
        self._thinking = Locks()
        self._moved: set[str] = set()
        """Tables with moves that the listeners have not heard of yet."""

    @asynccontextmanager
    async def _playing(self, code: str) -> AsyncIterator[None]:
        """Let only one task at a time play for others at a table, and tell the listeners when it is done."""
        async with self._thinking[code]:
            try:
                yield
            finally:
                if code in self._moved:
                    self._moved.discard(code)
                    self._club.tell(code)

    async def _change(
        self,
        code: str,
        change: Callable[[Table], Table],
        *,
        by: int | None = None,
        source: Source = Source.PERSON,
        present: bool = True,
    ) -> Table:
        table = await self._club.change(code, change, by=by, source=source, present=present, tell=False)
        self._moved.add(code)
        return table

    async def let_bots_play(self, code: str) -> Table:
        """Play until the game is over, waits for people who have a choice, or sleeps. Safe to call concurrently."""
        async with self._playing(code):
            while True:
                table = await self._club.get(code)
                if table.planner_due is not None:
                    await self._carry_out(code, table.planner_due)
                    continue
                found = await self._next(table)
                if found is None:
                    return table
                seat, move, source = found
                change = partial(_moved_for, before=table, seat=seat, move=move)
                with suppress(Stale, IllegalMove):
                    await self._change(code, change, source=source)

    async def _next(self, table: Table) -> tuple[int, Move, Source] | None:
        for seat in table.bots_due:
            source = Source.BOT if table.seats.holders[seat].person is None else Source.STAND_IN
            return seat, await bot_move(table, seat, self._think), source
        for seat in table.view(None).waiting if table.status is Status.PLAYING and not table.asleep else ():
            only = forced_move(table, seat)
            if only is not None:
                return seat, only, Source.FORCED
        return None

    async def stand_in(self, code: str, seat: int, key: str) -> Table:
        """Make all the moves that the phase `key` needs from a person whose time has run out."""
        async with self._playing(code):
            while True:
                table = await self._club.get(code)
                wait = table.wait_of(seat)
                if wait is None or wait.key != key or wait.ends is None or wait.ends > self._club.now():
                    return table
                if table.planner_due is not None and table.seat_of(table.planner_due) == seat:
                    await self._carry_out(code, table.planner_due)
                    continue
                move = await bot_move(table, seat, self._think)
                change = partial(_stood_in, before=table, seat=seat, move=move)
                with suppress(Stale, IllegalMove):
                    await self._change(code, change, source=Source.STAND_IN)

    async def _carry_out(self, code: str, planner: int) -> None:
        """Make a planned move. It counts as the person's own, but they are not there to see the result."""
        with suppress(Stale):
            await self._change(code, partial(plans.carried_out, user=planner), by=planner, present=False)

    async def play_for(self, code: str, user: int, stamp: str) -> Table:
        """Make all the moves that the phase still needs from a person who asked for it."""
        async with self._playing(code):
            table = await self._club.get(code)
            seat, moment = seat_to_act(table, user, stamp), table.moment
            in_a_channel(table)
            if seat not in table.view(None).waiting:
                raise ClubError("nothing_to_do")
            while table.status is Status.PLAYING and table.moment == moment and seat in table.view(None).waiting:
                move = await bot_move(table, seat, self._think)
                change = partial(acted, user=user, stamp=table.stamp(seat), move=move)
                table = await self._change(code, change, by=user, source=Source.REQUEST)
            return table


def _moved_for(table: Table, before: Table, seat: int, move: Move) -> Table:
    """Make a move decided when the table was `before`; Stale if the seat has acted or changed hands since."""
    return unless_nobody_is_there(table, _made_for(table, before, seat, move))


def _stood_in(table: Table, before: Table, seat: int, move: Move) -> Table:
    """Like `_moved_for`, but Stale too if the deadline has moved. The phase's last move counts as a missed deadline."""
    now, then = table.wait_of(seat), before.wait_of(seat)
    if now is None or then is None or now.ends != then.ends:
        raise Stale("stale")
    after = _made_for(table, before, seat, move)
    if after.status is Status.PLAYING and after.moment == table.moment and seat in after.view(None).waiting:
        return after
    missed = table.seats.holders[seat].missed + 1
    holder = replace(table.seats.holders[seat], missed=missed, stand_in=missed >= PATIENCE)
    return unless_nobody_is_there(seating.with_holder(table, seat, holder), seating.with_holder(after, seat, holder))


def _made_for(table: Table, before: Table, seat: int, move: Move) -> Table:
    if table.status is not Status.PLAYING or seat not in table.view(None).waiting:
        raise Stale("stale")
    now, then = table.seats.holders[seat], before.seats.holders[seat]
    if (now.person, now.stand_in) != (then.person, then.stand_in):
        raise Stale("stale")
    still_true(table, seat, before.stamp(seat))
    return noted_for(moved(table, seat, move), seat)
