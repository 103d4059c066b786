"""Who really played a seat: wherever its result is shown, a bot's part in it is mentioned."""

from __future__ import annotations

from bot.language.words import Words
from bot.panels.names import seat_name
from bot.service.credits import bot_rounds, spans
from bot.service.table import Table


def played_by(words: Words, table: Table, seat: int, until: int | None = None, *, past: bool = False) -> str:
    """What to add to a seat's line to say in which rounds a bot played for a person; usually empty.

    A bot's own seat needs no addition: its name says so. `until` is the last round that counts, if the seat's result is
    shown; `past` is for text that stays when the bot may be gone again.
    """
    rounds = [one for one in bot_rounds(table, seat) if until is None or one <= until]
    now = until or table.view(None).round - 1
    parts = []
    for first, last in spans(rounds):
        if table.seats.holders[seat].automatic and last >= now and not past:
            parts.append(words("seat-bot-from", round=first))
        elif first == last:
            parts.append(words("seat-bot-round", round=first))
        else:
            parts.append(words("seat-bot-between", first=first, last=last))
    return "".join(parts)


def bots_part(words: Words, table: Table) -> list[str]:
    """A line for each seat in which a bot played for a person, for panels that show all seats in one picture."""
    marks = ((seat, played_by(words, table, seat)) for seat in range(len(table.seats.holders)))
    return [f"{seat_name(words, table, seat)}{mark}" for seat, mark in marks if mark]
