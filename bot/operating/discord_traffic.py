"""Watches requests to Discord: how they are answered, how long it tells the bot to wait, how soon people hear back."""

from __future__ import annotations

import re
from time import monotonic
from types import SimpleNamespace

import aiohttp

from bot.metrics import ACKNOWLEDGED, RATE_LIMITED, REQUESTS, arrived

ANSWER = re.compile(r"/interactions/\d+/[^/]+/callback$")
TOO_MANY = 429


def traced() -> aiohttp.TraceConfig:
    """The trace for the client's `http.http_trace`."""
    config = aiohttp.TraceConfig()
    config.on_request_end.append(_answered)
    config.on_request_exception.append(_unanswered)
    return config


async def _answered(
    session: aiohttp.ClientSession, context: SimpleNamespace, request: aiohttp.TraceRequestEndParams
) -> None:
    REQUESTS.labels(str(request.response.status)).inc()
    if request.response.status == TOO_MANY:
        RATE_LIMITED.inc(_seconds(request.response.headers.get("Retry-After", "")))
    if ANSWER.search(request.url.path) and (began := arrived.get(None)) is not None:
        ACKNOWLEDGED.observe(monotonic() - began)


async def _unanswered(
    session: aiohttp.ClientSession, context: SimpleNamespace, request: aiohttp.TraceRequestExceptionParams
) -> None:
    REQUESTS.labels("none").inc()


def _seconds(text: str) -> float:
    try:
        return max(0.0, float(text))
    except ValueError:
        return 0.0
