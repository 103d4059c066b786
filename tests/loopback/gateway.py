"""The gateway: a websocket for each shard, with sessions that can be resumed after a lost connection."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
import zlib
from collections import deque
from dataclasses import dataclass, field

from aiohttp import WSMsgType, web

from tests.loopback import payloads
from tests.loopback.payloads import Json
from tests.loopback.world import World

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID, HELLO, ACK = 0, 1, 2, 6, 7, 9, 10, 11
KEPT = 2000
"""Events that a session can replay."""


@dataclass
class Session:
    shard: int
    shards: int
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    sent: int = 0
    kept: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=KEPT))
    connection: Connection | None = None
    ended: bool = False
    """Closed cleanly by the bot, or replaced: Discord keeps nothing for it."""

    def concerns(self, guild: int | None) -> bool:
        """Servers are spread by id; everything without a server goes to the first shard."""
        return ((guild >> 22) % self.shards if guild is not None else 0) == self.shard

    def dispatch(self, event: str, data: Json) -> None:
        self.sent += 1
        # Serialized at once, because messages are edited while events wait to be sent.
        text = json.dumps({"op": DISPATCH, "t": event, "s": self.sent, "d": data})
        self.kept.append((self.sent, text))
        if self.connection is not None:
            self.connection.send(text)


class Connection:
    """One websocket. Messages go out in order, compressed as one stream if the bot asked for that."""

    def __init__(self, socket: web.WebSocketResponse, transport: asyncio.Transport | None, *, compressed: bool) -> None:
        self.socket = socket
        self._transport = transport
        self._stream = zlib.compressobj() if compressed else None
        self._queue: asyncio.Queue[str] = asyncio.Queue()

    def send(self, text: str) -> None:
        self._queue.put_nowait(text)

    def control(self, op: int, data: Json | bool | None = None) -> None:
        self.send(json.dumps({"op": op, "d": data}))

    async def pump(self) -> None:
        while True:
            text = await self._queue.get()
            if self._stream is None:
                await self.socket.send_str(text)
            else:
                data = self._stream.compress(text.encode()) + self._stream.flush(zlib.Z_SYNC_FLUSH)
                await self.socket.send_bytes(data)

    def cut(self) -> None:
        """As when the network fails: no goodbye."""
        if self._transport is not None:
            self._transport.abort()


class Gateway:
    def __init__(self, world: World, *, shards: int, max_concurrency: int, identify_every: float) -> None:
        self._world = world
        self.shards = shards
        self.max_concurrency = max_concurrency
        self._every = identify_every
        self.sessions: list[Session] = []
        self.identified: list[tuple[float, int, int]] = []
        """Every accepted IDENTIFY: when, which shard, of how many."""
        self.turned_away = 0
        """IDENTIFYs that came too soon after another of the same bucket."""
        self.resumed = 0
        self.longest_gap = 0.0
        """Seconds during which a shard that had been connected had nobody listening."""
        self._unheard: dict[int, float] = {}
        self.heartbeat = 20.0
        """Seconds between heartbeats, for bots that connect from now on."""
        self.down = False
        """Whether everyone is turned away at the moment."""
        self.resume_url = ""
        """Its address, known once the server is up."""
        world.emit = self.emit

    def emit(self, event: str, data: Json, guild: int | None) -> None:
        for session in self.sessions:
            if not session.ended and session.concerns(guild):
                session.dispatch(event, data)

    def about(self, url: str) -> Json:
        """The answer to `/gateway/bot`."""
        limit = {"total": 1000, "remaining": 1000 - len(self.identified), "reset_after": 86_400_000}
        limit["max_concurrency"] = self.max_concurrency
        return {"url": url, "shards": self.shards, "session_start_limit": limit}

    @property
    def connected(self) -> list[Session]:
        return [one for one in self.sessions if one.connection is not None]

    def drop(self, shard: int | None = None) -> None:
        """Cuts the connections of one shard or all; their sessions can be resumed."""
        for session in self.connected:
            if shard in (None, session.shard) and session.connection is not None:
                session.connection.cut()

    async def revoke(self) -> None:
        """Revokes the bot's token: all connections are closed with that code, and no new ones are accepted."""
        self._world.revoked = True
        for session in self.connected:
            if session.connection is not None:
                await session.connection.socket.close(code=4004, message=b"Authentication failed.")

    def forget_sessions(self) -> None:
        """Cuts all connections, and none can be resumed: bots have to identify again."""
        self.drop()
        self.sessions.clear()

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        if self.down:
            raise web.HTTPServiceUnavailable
        # Kept short, so that the end of a test doesn't wait for a killed bot.
        socket = web.WebSocketResponse(timeout=0.5, max_msg_size=2**20)
        await socket.prepare(request)
        connection = Connection(socket, request.transport, compressed=request.query.get("compress") == "zlib-stream")
        connection.control(HELLO, {"heartbeat_interval": int(self.heartbeat * 1000)})
        pump = asyncio.create_task(connection.pump())
        session: Session | None = None
        try:
            async for frame in socket:
                if frame.type is not WSMsgType.TEXT:
                    break
                session = self._hear(connection, session, json.loads(frame.data))
        finally:
            pump.cancel()
            if session is not None and session.connection is connection:
                session.connection = None
                if all(one.shard != session.shard for one in self.connected):
                    self._unheard[session.shard] = time.monotonic()
                # 1000 and 1001 end a session; after any other code it can be resumed.
                session.ended = socket.close_code in (1000, 1001)
        return socket

    def _hear(self, connection: Connection, session: Session | None, payload: Json) -> Session | None:
        op, data = payload["op"], payload["d"]
        if op == HEARTBEAT:
            # As slow as a real network: discord.py notes the time of a heartbeat only after sending it.
            asyncio.get_running_loop().call_later(0.05, connection.control, ACK)
        elif op == IDENTIFY:
            return self._identify(connection, *data.get("shard", (0, 1)))
        elif op == RESUME:
            return self._resume(connection, data)
        return session

    def _identify(self, connection: Connection, shard: int, shards: int) -> Session | None:
        now = time.monotonic()
        recent = [one for at, one, _ in self.identified if now - at < self._every]
        if any(one % self.max_concurrency == shard % self.max_concurrency for one in recent):
            self.turned_away += 1
            connection.control(INVALID, False)
            return None
        self.identified.append((now, shard, shards))
        session = Session(shard, shards, connection=connection)
        self.sessions = [one for one in self.sessions if not one.ended]
        self.sessions.append(session)
        self._is_heard(shard)
        mine = [guild for number, guild in self._world.guilds.items() if session.concerns(number)]
        ready = {
            "v": 10,
            "user": self._world.bot,
            "session_id": session.id,
            "resume_gateway_url": self.resume_url,
            "shard": [shard, shards],
            "application": {"id": payloads.application()["id"], "flags": 0},
            "guilds": [{"id": guild["id"], "unavailable": True} for guild in mine],
        }
        session.dispatch("READY", ready)
        for guild in mine:
            session.dispatch("GUILD_CREATE", guild)
        return session

    def _is_heard(self, shard: int) -> None:
        since = self._unheard.pop(shard, None)
        if since is not None:
            self.longest_gap = max(self.longest_gap, time.monotonic() - since)

    def _resume(self, connection: Connection, data: Json) -> Session | None:
        session = next((one for one in self.sessions if one.id == data["session_id"] and not one.ended), None)
        if session is None:
            connection.control(INVALID, False)
            return None
        if session.connection is not None:
            session.connection.cut()
        session.connection = connection
        for number, text in session.kept:
            if number > data["seq"]:
                connection.send(text)
        session.dispatch("RESUMED", {})
        self.resumed += 1
        self._is_heard(session.shard)
        return session
