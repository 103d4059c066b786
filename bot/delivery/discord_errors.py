"""What Discord answers when it does not do what it was asked, and whether asking again will help.

No permission, a message that is gone, a connection that breaks: all of these are ordinary days. They are noted with
`note_refusal` wherever they occur, and never as errors, which are our own.
"""

from __future__ import annotations

import logging

import aiohttp
import discord

UNKNOWN_MESSAGE, TOO_OLD_TO_EDIT, ARCHIVED = 10008, 30046, 50083
_TOO_MANY, _SERVER_ERROR = 429, 500
UNREACHABLE = (aiohttp.ClientError, OSError)
"""What discord.py lets through when the network fails: no answer at all, or none in time."""
REFUSED = (discord.HTTPException, *UNREACHABLE)
"""All of it: Discord says no, or says nothing."""


def will_pass(error: Exception) -> bool:
    """Whether Discord may take later what it does not take now."""
    if isinstance(error, discord.HTTPException):
        return error.status == _TOO_MANY or error.status >= _SERVER_ERROR
    return isinstance(error, UNREACHABLE)


def note_refusal(log: logging.Logger, what: str, error: Exception) -> None:
    """`what` did not reach Discord. Only the numbers or the kind of error: its text might quote a message."""
    why = f"{error.status} {error.code}" if isinstance(error, discord.HTTPException) else type(error).__name__
    log.info("%s (Discord: %s)", what, why)
