"""A separate process that plays at a club until it is killed, and reports each move once the club has confirmed it."""

from __future__ import annotations

import asyncio
import os
import signal
from multiprocessing.connection import Connection

from bot.service.club import Club
from bot.service.table import Status, Table
from bot.store.opening import open_store
from engine.catalog import GAMES, Catalog
from tests.bot.service.people import (
    ANN,
    BEN,
    any_move,
    at_once,
    open_table,
    stamp_of,
    waiting_for,
)
from tests.bot.ticking import ticking


def run(url: str, pipe: Connection, *, once: bool = False, die_at: str = "", moves: int = 0) -> None:
    """Plays game after game, or only the running one; `die_at` a step of the store, after this many moves."""
    done = 0

    def on_step(step: str) -> None:
        if step == die_at and done >= moves:
            os.kill(os.getpid(), signal.SIGKILL)

    async def play() -> None:
        nonlocal done
        store = await open_store(url, on_step=on_step)
        club = Club(store, Catalog(), ticking(), think=at_once)
        while True:
            table = await at_the_table(club)
            while people := waiting_for(table):
                person = people[-1]
                move = any_move(table, person)
                table = await club.act(table.code, person.id, stamp_of(table, person), move)
                assert table.match is not None
                pipe.send((table.code, len(table.match.entries), table.seat_of(person.id), move.to_json()))
                done += 1
                table = await club.let_bots_play(table.code)
            if once:
                await store.close()
                return

    asyncio.run(play())


async def at_the_table(club: Club) -> Table:
    """The running game, from wherever it was left, or the next one in the catalogue."""
    open_tables = await club.tables_of(ANN.id)
    if open_tables:
        table = open_tables[0]
    else:
        over = len(await club.tables_of(ANN.id, [Status.OVER], limit=1000))
        table = await open_table(club, list(GAMES)[over % len(GAMES)], bots=1)
    if table.seat_of(BEN.id) is None:
        table = await club.join(table.code, BEN)
    if table.status is Status.LOBBY:
        await club.start(table.code, ANN.id)
    return await club.let_bots_play(table.code)
