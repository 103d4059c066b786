"""Types for the text options of commands, with their maximum lengths.

Discord enforces these lengths when a command is sent, but passes on up to 6,000 characters while someone is typing, so
there we cut the text ourselves. It is compared with everything it could mean: the longer, the more it costs.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from discord.app_commands import Range

from bot.interactions.request import Request
from bot.panels.forms import WHERE_LIMIT
from bot.panels.offers import LIMIT

TableCode: TypeAlias = Range[str, 1, 40]
"""The code of a table, or of someone's guided game; usually completed."""
Spot: TypeAlias = Range[str, 1, WHERE_LIMIT]
"""A placement, or part of one, written as in the form."""
Span: TypeAlias = Range[str, 1, 40]
"""Hours, days or a date, for quiet hours and time away."""
Name: TypeAlias = Range[str, 1, LIMIT]
"""The name of something to look up."""


def so_far(interaction: Request, option: str) -> Any:
    """The value that another option of a half-typed command has so far, if any."""
    value = getattr(interaction.namespace, option, None)
    return value[:LIMIT] if isinstance(value, str) else value
