"""A wire between a store and its server that a test can cut, at a COMMIT or altogether."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from enum import Enum
from urllib.parse import parse_qs, urlsplit

from tests.postgres import server_url


class Cut(Enum):
    """What happens to the next COMMIT."""

    LOST = "it never arrives, and the server sees the connection end"
    STUCK = "it never arrives, and the server sees nothing of that"
    UNANSWERED = "it arrives, and its answer does not"


class Wire:
    """Listens on a loopback port; `cut` is done to the next COMMIT, once."""

    def __init__(self) -> None:
        self.cut: Cut | None = None
        self.commits = 0
        self._muted: set[asyncio.StreamWriter] = set()
        self._writers: list[asyncio.StreamWriter] = []
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self, database: str, options: str = "sslmode=disable") -> str:
        """The address of that database through this wire."""
        self._listening = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        port = self._listening.sockets[0].getsockname()[1]
        here = urlsplit(database)
        who = f"{here.username or 'postgres'}:{here.password or 'hush'}"
        return f"postgresql://{who}@127.0.0.1:{port}{here.path}?{options}"

    async def sever(self) -> None:
        """End all connections, and accept no new ones."""
        self._listening.close()
        for writer in self._writers:
            writer.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _connect(self, from_store: asyncio.StreamReader, to_store: asyncio.StreamWriter) -> None:
        given = urlsplit(server_url())
        folder = parse_qs(given.query).get("host")
        if folder:
            from_server, to_server = await asyncio.open_unix_connection(f"{folder[0]}/.s.PGSQL.5432")
        else:
            from_server, to_server = await asyncio.open_connection(given.hostname, given.port or 5432)
        self._writers += [to_store, to_server]
        up = asyncio.create_task(self._up(from_store, to_server, to_store))
        down = asyncio.create_task(self._down(from_server, to_store))
        self._tasks |= {up, down}

    async def _up(
        self, source: asyncio.StreamReader, server: asyncio.StreamWriter, store: asyncio.StreamWriter
    ) -> None:
        while data := await source.read(65536):
            if b"COMMIT\0" in data:
                self.commits += 1
                cut, self.cut = self.cut, None
                if cut is Cut.STUCK:
                    store.close()
                    return
                if cut is Cut.LOST:
                    server.close()
                    store.close()
                    return
                if cut is Cut.UNANSWERED:
                    self._muted.add(store)
            with suppress(OSError):
                server.write(data)
                await server.drain()
        server.close()

    async def _down(self, source: asyncio.StreamReader, store: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while (data := await source.read(65536)) and store not in self._muted:
                store.write(data)
                await store.drain()
        store.close()
