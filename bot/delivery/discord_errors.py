"""The ways Discord refuses a request, and whether asking again will help.

A missing permission, a deleted message, a broken connection: all of these are normal operation. Log them with
`note_refusal` wherever they occur, never as errors: an error in the log means a bug of ours.
"""

from __future__ import annotations

import logging
from time import monotonic
from typing import Callable

import aiohttp
import discord

from bot.metrics import REFUSALS

_log = logging.getLogger(__name__)
TOLD_EVERY = 600.0
UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, TOO_OLD_TO_EDIT, ARCHIVED = 10003, 10008, 30046, 50083
_TOO_MANY, _SERVER_ERROR = 429, 500
UNREACHABLE = (aiohttp.ClientError, OSError)
"""Exceptions discord.py lets through when the network fails: no answer at all, or none in time."""
REFUSED = (discord.HTTPException, *UNREACHABLE)
"""Every kind of refusal: Discord says no, or says nothing."""


def will_pass(error: Exception) -> bool:
    """Whether the failure is temporary, so that the same request may succeed later."""
    if isinstance(error, discord.HTTPException):
        return error.status == _TOO_MANY or error.status >= _SERVER_ERROR
    return isinstance(error, UNREACHABLE)


class Outage:
    """Logs that Discord is down, once and then every ten minutes while it lasts; other lines are details."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._silent_until = float("-inf")

    def noticed(self, why: str) -> None:
        if self._clock() >= self._silent_until:
            self._silent_until = self._clock() + TOLD_EVERY
            _log.warning("Discord is not answering properly (%s): games continue, and will be shown once it does", why)


outage = Outage()


def note_refusal(log: logging.Logger, what: str, error: Exception) -> None:
    """Log that `what` failed, with only the codes or the type of the error: its text might quote a message."""
    why = f"{error.status} {error.code}" if isinstance(error, discord.HTTPException) else type(error).__name__
    REFUSALS.labels(str(error.code) if isinstance(error, discord.HTTPException) else "none").inc()
    if will_pass(error):
        outage.noticed(why)
    log.info("%s (Discord: %s)", what, why)
