"""The small Discord itself: a server on a free local port, which ends with the block that opened it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from aiohttp import web

from tests.loopback.faults import Faults
from tests.loopback.gateway import Gateway
from tests.loopback.payloads import Json, reply
from tests.loopback.rest import Rest
from tests.loopback.world import World

HOST = "127.0.0.1"
PATIENCE = 60.0
"""Seconds; shared machines are slow at times."""


class Loopback:
    def __init__(self, world: World, gateway: Gateway, rest: Rest, faults: Faults, port: int) -> None:
        self.world = world
        self.gateway = gateway
        self.rest = rest
        self.faults = faults
        self.url = f"http://{HOST}:{port}"

    async def until(self, true: Callable[[], bool], what: str, patience: float = PATIENCE) -> None:
        """Waits for something that another process does."""
        end = asyncio.get_running_loop().time() + patience
        while not true():
            assert asyncio.get_running_loop().time() < end, f"it never came to this: {what}"
            await asyncio.sleep(0.02)


@asynccontextmanager
async def loopback(
    *, shards: int = 1, max_concurrency: int = 1, identify_every: float = 0.0, keep_files: bool = True
) -> AsyncIterator[Loopback]:
    """`shards` is how many bots are told to open; `identify_every` is the minimum of seconds between two IDENTIFYs."""
    world, faults = World(keep_files=keep_files), Faults()
    gateway = Gateway(world, shards=shards, max_concurrency=max_concurrency, identify_every=identify_every)
    rest = Rest(world)
    app = web.Application(middlewares=[rest.middleware, faults.middleware], client_max_size=32 * 2**20)
    runner = web.AppRunner(app, shutdown_timeout=0.5, access_log=None, handler_cancellation=False)

    async def about(request: web.Request) -> web.Response:
        told: Json = gateway.about(gateway.resume_url)
        return reply(told)

    app.add_routes([*rest.routes(), web.get("/api/v10/gateway/bot", about), web.get("/gateway/", gateway.serve)])
    await runner.setup()
    site = web.TCPSite(runner, HOST, 0)
    await site.start()
    port = runner.addresses[0][1]
    gateway.resume_url = f"ws://{HOST}:{port}/gateway/"
    try:
        yield Loopback(world, gateway, rest, faults, port)
    finally:
        gateway.drop()
        await runner.cleanup()
    if rest.errors:
        raise ExceptionGroup("the small Discord itself has failed", rest.errors)
