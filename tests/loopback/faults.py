"""What can go wrong on the way to Discord and back, injected by tests for the n-th request of a kind."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from aiohttp import web
from aiohttp.typedefs import Handler

from tests.loopback.payloads import Json, reply


@dataclass
class Fault:
    """What happens to requests whose `METHOD /path` matches the pattern."""

    pattern: str
    status: int = 0
    """The status to answer with instead; 0 cuts the connection without an answer."""
    code: int = 0
    """Discord's own error code."""
    carried_out: bool = False
    """Whether the request is carried out anyway, which the bot can't know."""
    skip: int = 0
    """How many matching requests succeed before the first that fails."""
    times: int = 1
    """How many fail."""
    retry_after: float = 0.1
    """For 429."""
    hit: int = 0
    """How many have failed so far."""

    def strikes(self, request: str) -> bool:
        if self.hit >= self.times or not re.search(self.pattern, request):
            return False
        if self.skip:
            self.skip -= 1
            return False
        self.hit += 1
        return True

    async def strike(self, request: web.Request, answer: Callable[[], Awaitable[object]]) -> web.StreamResponse:
        if self.carried_out:
            await answer()
        if not self.status:
            assert request.transport is not None
            request.transport.abort()
            raise ConnectionResetError
        body: Json = {"code": self.code, "message": "put in by a test"}
        headers = {}
        if self.status == 429:
            body |= {"retry_after": self.retry_after, "global": False}
            headers = {"Via": "1.1 loopback", "Retry-After": str(self.retry_after)}
        return reply(body, status=self.status, headers=headers)


class Faults:
    def __init__(self) -> None:
        self._faults: list[Fault] = []

    def add(self, pattern: str, **how: int | float | bool) -> Fault:
        fault = Fault(pattern, **how)  # type: ignore[arg-type]
        self._faults.append(fault)
        return fault

    @web.middleware
    async def middleware(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        for fault in self._faults:
            if fault.strikes(f"{request.method} {request.path}"):
                return await fault.strike(request, lambda: handler(request))
        return await handler(request)
