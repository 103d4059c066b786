"""What was played for a person, in words: by a bot they asked, by a stand-in, or by their own plan."""

from __future__ import annotations

from typing import Iterable

from bot.language.typed_placements import write_place
from bot.language.words import Words
from bot.panels.moves import answer_name
from bot.service.table import Table
from engine.game import View
from engine.moves import Choose, Move, Place


def deeds(words: Words, table: Table, seat: int, numbers: Iterable[int]) -> str:
    """A seat's moves with these numbers in the log, counted from 0, as one sentence."""
    assert table.match is not None
    told = []
    for number in numbers:
        entry = table.match.entries[number]
        if entry.seat == seat:
            told.append(deed(words, table.match.at(number).view(seat), entry.move))
    return words.listing(told)


def deed(words: Words, view: View, move: Move) -> str:
    """One move in words, given the seat's view before it."""
    if isinstance(move, Place):
        slot = view.slot_of(move.card)
        card = view.slots[slot]
        assert card is not None
        return words("did-place", number=slot + 1, where=write_place(words, view.area, card, move.placement))
    if isinstance(move, Choose):
        number = [card.id for card in view.hand].index(move.card) + 1
        return words(f"{view.game}-{move.do}-did", number=number)
    return words(f"{view.game}-{move.do}-did", answer=answer_name(words, view, move))
