"""How people and tables are named in texts.

Texts mention people by id. The names they chose appear only where Discord shows them unformatted, on buttons and in
menus; a name that has to appear in a text goes through `in_text`.
"""

from __future__ import annotations

import re
from typing import Iterable

from discord.utils import escape_mentions

from bot.drawing.emojis import Emojis
from bot.language.words import Words
from bot.service.daily import number_in
from bot.service.plain_text import plain_name
from bot.service.table import Holder, Location, Table, is_forgotten

_MEANS_SOMETHING = re.compile(r"[\\_*~|`>#\[\]<]|:(?=//)")
"""Characters that format or link text on Discord. Every bracket is included: given nested masked links, discord.py's
own `escape_markdown` would defuse only the outer one."""


def in_text(name: str) -> str:
    """Escapes a name someone chose, or a label that may contain one, so that a text shows it exactly as written."""
    return escape_mentions(_MEANS_SOMETHING.sub(r"\\\g<0>", name))


def shown_code(code: str) -> str:
    """A table's code as a text shows it. That of a play of the day is long, and nobody has to type it: the day's number
    takes its place."""
    day = number_in(code)
    return code if day is None else f"#{day}"


def mention(words: Words, user: int) -> str:
    """A mention, which pings nobody unless it is meant to; a person who was forgotten has no name."""
    return words("someone-forgotten") if is_forgotten(user) else f"<@{user}>"


def holder_name(words: Words, holder: Holder, emojis: Emojis | None = None) -> str:
    """A mention, or a bot's name and level; with `emojis`, its face too."""
    if holder.person is not None:
        return mention(words, holder.person.id)
    if holder.level is None:
        return words("bot-short")
    named = words("bot-player", name=holder.name.capitalize(), level=words(f"level-{holder.level}"))
    return f"{emojis.face(holder.name) if emojis else ''} {named}".strip()


def short_name(holder: Holder) -> str:
    """A name for labels, where Discord shows text unformatted."""
    return plain_name(holder.person.name) if holder.person else holder.name.capitalize()


def seat_name(words: Words, table: Table, seat: int, emojis: Emojis | None = None) -> str:
    return f"`{seat + 1}` {holder_name(words, table.seats.holders[seat], emojis)}"


def names(words: Words, table: Table, seats: Iterable[int]) -> str:
    return words.list(holder_name(words, table.seats.holders[seat]) for seat in seats)


def link(location: Location, message: int | None) -> str:
    base = f"https://discord.com/channels/{location.guild or '@me'}/{location.channel}"
    return f"{base}/{message}" if message else base
