"""Someone who only reads and types: what they learn from the text, and where they place their cards."""

from __future__ import annotations

import re
from itertools import product
from typing import Any, Iterator

from bot.language.words import Words, words_for
from tests.bot.discord.reading import alts, text_of

Spot = tuple[int, int]
"""Row and column, both from 1."""


ENGLISH = words_for("en")
NEAR = ((0, 0), (0, 1), (1, 0), (0, -1), (-1, 0))


def pattern(words: Words, key: str, **groups: str) -> str:
    """A sentence as a pattern, with these groups where something is filled in."""
    text = re.escape(words(key, **{name: f"@{name}@" for name in groups}))
    for name, group in groups.items():
        text = text.replace(f"@{name}@", group)
    return text


def read_area(text: str, words: Words = ENGLISH) -> dict[Spot, tuple[str, str]]:
    """What is where, according to the text; this player knows nothing else."""
    seen = {}
    square = pattern(words, "alt-square-on", thing="(.+?)", ground="(.+?)")
    at = pattern(words, "alt-square-at", at="([A-G])", square=square)
    for row, squares in re.findall(f"^{pattern(words, 'alt-row', row='(.+)', squares='(.*)')}$", text, re.MULTILINE):
        for one in squares.split(", "):
            found = re.fullmatch(at, one)
            assert found is not None, one
            seen[int(row), "ABCDEFG".index(found[1]) + 1] = (found[2], found[3])
    return seen


def read_hand(text: str, words: Words = ENGLISH) -> dict[int, list[tuple[str, str]]]:
    cards = re.findall(f"^{pattern(words, 'alt-card', number='(.)', squares='(.*)')}$", text, re.MULTILINE)
    square = pattern(words, "alt-square-on", thing="(.+?)", ground="(.+?)")
    shown = {int(number): [re.fullmatch(square, one) for one in squares.split(", ")] for number, squares in cards}
    return {number: [(one[1], one[2]) for one in squares if one] for number, squares in shown.items()}


def ways(seen: dict[Spot, tuple[str, str]]) -> Iterator[tuple[str, list[Spot]]]:
    """Where a card can go, over or beside others, worked out from the text."""
    if not seen:
        yield "C4 0", [(4, 3), (4, 4), (4, 5)]
        return
    for row, column, turn in product(range(1, 8), range(1, 8), (0, 90)):
        cells = [(row + n, column) if turn else (row, column + n) for n in range(3)]
        rows, columns = zip(*cells, *seen, strict=True)
        fits = max(rows) - min(rows) < 4 and max(columns) - min(columns) < 4 and max(*rows, *columns) <= 7
        beside = any((r + dr, c + dc) in seen for r, c in cells for dr, dc in NEAR)
        if fits and beside:
            yield f"{'ABCDEFG'[column - 1]}{row} {turn}", cells


def neighbours_alike(seen: dict[Spot, tuple[str, str]]) -> int:
    return sum(
        (one[0] == other[0]) + (one[1] == other[1])
        for (r, c), one in seen.items()
        for other in (seen.get((r + 1, c)), seen.get((r, c + 1)))
        if other
    )


def decide(text: str, words: Words) -> dict[str, str]:
    """The placement with the most matching neighbours, as far as the text tells."""
    seen, hand = read_area(text, words), read_hand(text, words)
    _, number, where = max(
        (neighbours_alike({**seen, **dict(zip(cells, card, strict=True))}), -number, where)
        for number, card in hand.items()
        for where, cells in ways(seen)
    )
    return {"where": where, "card": str(-number)} if len(hand) > 1 else {"where": where}


def without_pictures(message: Any) -> str:
    assert alts(message) == []
    assert not message.attachments
    return text_of(message)
