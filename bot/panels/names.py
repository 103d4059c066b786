"""How people and tables are named in texts."""

from __future__ import annotations

from typing import Iterable

from bot.language.words import Words
from bot.service.table import Holder, Location, Table


def holder_name(words: Words, holder: Holder) -> str:
    """A mention (which pings nobody unless it is meant to), or the automatic player's level."""
    if holder.person is not None:
        return f"<@{holder.person.id}>"
    return words("bot-player", level=words(f"level-{holder.level}"))


def seat_name(words: Words, table: Table, seat: int) -> str:
    return f"`{seat + 1}` {holder_name(words, table.seats.holders[seat])}"


def names(words: Words, table: Table, seats: Iterable[int]) -> str:
    return words.list(holder_name(words, table.seats.holders[seat]) for seat in seats)


def link(location: Location, message: int | None) -> str:
    base = f"https://discord.com/channels/{location.guild or '@me'}/{location.channel}"
    return f"{base}/{message}" if message else base
