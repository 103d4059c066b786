"""Who really played a seat: wherever its result is shown, a bot's part in it is mentioned."""

from __future__ import annotations

from bot.language.words import Words
from bot.service.table import Table


def played_by(words: Words, table: Table, seat: int) -> str:
    """The addition to a seat's line that says in which rounds a bot played for a person; usually empty.

    A seat that was a bot's all along needs no addition: its name says so.
    """
    match = table.match
    own = [tenure for tenure in table.seats.tenures if tenure.seat == seat]
    if match is None or all(tenure.person is None for tenure in own):
        return ""
    parts = []
    ends = [*(tenure.since for tenure in own[1:]), None]
    for tenure, end in zip(own, ends, strict=True):
        moves = match.entries[tenure.since : end]
        if tenure.person is not None or not any(entry.seat == seat for entry in moves):
            continue
        begun = match.at(tenure.since).view(None).round
        if end is None:
            parts.append(words("seat-bot-from", round=begun))
        else:
            parts.append(words("seat-bot-between", first=begun, last=match.at(end).view(None).round))
    if table.seats.holders[seat].stand_in:
        parts.append(words("seat-stand-in-now"))
    return "".join(parts)
