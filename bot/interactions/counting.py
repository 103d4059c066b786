"""Counts what people ask for and what comes of it, once for each press, form or command."""

from __future__ import annotations

from contextlib import contextmanager
from time import monotonic
from typing import Any, Iterator, Mapping

from discord import InteractionType

from bot.delivery.discord_errors import REFUSED
from bot.interactions.access import COMMANDS, VERBS
from bot.interactions.costs import TooMuch
from bot.interactions.request import Request
from bot.metrics import ACTIONS, arrived
from bot.panels.ids import BadId
from bot.service.errors import ClubError, Stale
from bot.service.mending import DAMAGED
from bot.store.base import StoreError
from engine.errors import BadSetup, IllegalMove

OUTCOME = "outcome"
"""Where an interaction remembers its outcome."""
KNOWN = {name.split()[0] for name in VERBS} | {"look"}


@contextmanager
def counted(interaction: Request) -> Iterator[None]:
    """Count an interaction when the block ends; nested blocks only add their outcome."""
    inner = OUTCOME in interaction.extras
    interaction.extras.setdefault(OUTCOME, "done")
    if not inner:
        arrived.set(monotonic())
    try:
        yield
    finally:
        if not inner:
            ACTIONS.labels(kind_of(interaction), interaction.extras[OUTCOME]).inc()


def kind_of(interaction: Request) -> str:
    """The command, or the verb of a button, menu or form; `other` for verbs no panel has now, to keep labels few."""
    if interaction.type is InteractionType.application_command:
        name = interaction.command.name if interaction.command else ""
        return f"/{name}" if name in COMMANDS else "other"
    data: Mapping[str, Any] = interaction.data or {}
    verb = (*str(data.get("custom_id", "")).split(":"), "", "")[1]
    return verb if verb in KNOWN else "other"


def outcome_of(error: Exception) -> str:
    if isinstance(error, (Stale, BadId)):
        return "outdated"
    if isinstance(error, (IllegalMove, BadSetup, ClubError)):
        return "refused"
    if isinstance(error, TooMuch):
        return "too_often"
    if isinstance(error, REFUSED):
        return "undelivered"
    if isinstance(error, DAMAGED):
        return "damaged"
    return "store_failed" if isinstance(error, StoreError) else "failed"
