"""`/live`, `/ready` and `/metrics` over HTTP, for whoever monitors the bot. They reveal nothing about people or games.

/live     the event loop is running: if this stays silent, restart the process
/ready    connected to Discord with all its shards, and the store answers; otherwise 503 with what is missing
/metrics  what `bot/metrics.py` counts, in Prometheus' format
"""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from time import monotonic
from typing import Any, AsyncIterator

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.interactions.client import SnackBot
from bot.metrics import DAMAGED, LOOP_LAG, READY, REGISTRY, SHARDS, TABLES
from bot.service.table import OPEN
from bot.settings import BadSetting
from bot.store.base import StoreError

ANSWERS_WITHIN = 2.0
"""Seconds the store has to answer."""
EVERY = 0.5
"""Seconds between two measurements of how late the event loop is."""
COUNTED_EVERY = 60.0
"""Open tables are counted at most this often, however often anyone asks."""


class Health:
    def __init__(self, bot: SnackBot) -> None:
        self._bot = bot
        self._counted = -COUNTED_EVERY

    def app(self) -> web.Application:
        app = web.Application()
        app.add_routes([web.get("/live", self._live), web.get("/ready", self._ready)])
        app.add_routes([web.get("/metrics", self._metrics)])
        return app

    async def _live(self, request: web.Request) -> web.Response:
        return web.Response(text="alive\n")

    async def _ready(self, request: web.Request) -> web.Response:
        found = await self._look()
        return web.json_response(found, status=200 if found["ready"] else 503)

    async def _look(self) -> dict[str, Any]:
        shards = self._bot.shards_held()
        connected = sorted(shard for shard, held in shards.items() if held)
        store = await self._store_answers()
        ready = store and len(connected) == len(shards) and not self._bot.is_closed()
        SHARDS.set(len(connected))
        READY.set(ready)
        waiting = sorted(shards.keys() - set(connected))
        return {"ready": ready, "store": store, "shards": connected, "shards_not_connected": waiting}

    async def _store_answers(self) -> bool:
        try:
            await asyncio.wait_for(self._bot.store.get_meta("commands"), ANSWERS_WITHIN)
        except (StoreError, TimeoutError):
            return False
        return True

    async def _metrics(self, request: web.Request) -> web.Response:
        await self._look()
        await self._count_tables()
        DAMAGED.set(len(self._bot.club.damaged))
        return web.Response(body=generate_latest(REGISTRY), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def _count_tables(self) -> None:
        if monotonic() - self._counted < COUNTED_EVERY:
            return
        with suppress(StoreError, TimeoutError):
            counts = await asyncio.wait_for(self._bot.store.counts(OPEN), ANSWERS_WITHIN)
            for status in OPEN:
                TABLES.labels(str(status)).set(counts.get(str(status), 0))
            self._counted = monotonic()


@asynccontextmanager
async def served(bot: SnackBot, host: str, port: int) -> AsyncIterator[None]:
    """Answer on that port while the block lasts; BadSetting if the port cannot be used."""
    runner = web.AppRunner(Health(bot).app(), access_log=None)
    async with AsyncExitStack() as stack:
        await runner.setup()
        stack.push_async_callback(runner.cleanup)
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError as error:
            raise BadSetting(
                f"HTTP_PORT: {port} on {host} cannot be used ({error.strerror or 'no such address'}). Choose another, "
                "fix HTTP_HOST, or remove both."
            ) from None
        lag = asyncio.create_task(_measure_lag(), name="loop lag")
        stack.callback(lag.cancel)
        yield


async def _measure_lag() -> None:
    while True:
        began = monotonic()
        await asyncio.sleep(EVERY)
        LOOP_LAG.observe(max(0.0, monotonic() - began - EVERY))
