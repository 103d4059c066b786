"""What people may type into the options of commands, and how long it may be.

Discord keeps to these lengths when a command is sent, but hands over up to 6,000 characters while someone is still
typing: there it is cut. What was typed is compared with everything that could be meant, so its length is what it costs.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from discord.app_commands import Range

from bot.interactions.request import Request
from bot.panels.forms import WHERE_LIMIT
from bot.panels.offers import LIMIT

TableCode: TypeAlias = Range[str, 1, 40]
"""Completed to the code of a table, or of someone's guided game."""
Spot: TypeAlias = Range[str, 1, WHERE_LIMIT]
"""A placement or a part of one, as in the form."""
Span: TypeAlias = Range[str, 1, 40]
"""Hours, days or a date."""
Name: TypeAlias = Range[str, 1, LIMIT]
"""Whatever is found by its name."""


def so_far(interaction: Request, option: str) -> Any:
    """What a half-typed command has in another of its options, if anything."""
    value = getattr(interaction.namespace, option, None)
    return value[:LIMIT] if isinstance(value, str) else value
