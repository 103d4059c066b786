"""The real commands as they are sent to Discord, in every language."""

from __future__ import annotations

from typing import Any, Iterator

import discord
from discord.app_commands import CommandTree

from bot.interactions.commands.snack import Snack
from bot.interactions.commands.translator import CatalogueTranslator

LEAVES = (3, 4, 5, 6, 7, 8, 9, 10, 11)
"""Kinds of options that are not commands themselves."""


async def payload() -> dict[str, Any]:
    """The one group, with its commands and their options."""
    tree = CommandTree(discord.Client(intents=discord.Intents.none()))
    return await Snack(None, None).get_translated_payload(tree, CatalogueTranslator())  # type: ignore[arg-type]


def parts(group: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The group, every command, every option."""
    yield group
    for one in group.get("options", []):
        yield from parts(one)


def shown(one: dict[str, Any], field: str, locale: discord.Locale) -> str:
    """What a person with that locale sees."""
    return str((one.get(f"{field}_localizations") or {}).get(locale.value, one[field]))


def names() -> set[str]:
    """The name of every command and option in the code."""
    commands = list(Snack(None, None).commands)  # type: ignore[arg-type]
    return {one.name for one in commands} | {str(option.display_name) for one in commands for option in one.parameters}  # type: ignore[union-attr]
