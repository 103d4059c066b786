"""Placements and boards as text: reads and writes `B3 90 under`, and writes areas, hands and cards.

Reading is forgiving: `b3 90`, `B3,90°` and `b3 90 u` all work; the rotation defaults to 0, the layer to over. To place
a card *between* others, name the cells in which it lies under: `B3 0 under C3 D3`. Filler words (`under C3 and D3`) are
skipped. Callers pass the filler words and the names of the layers for their language.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import Collection, Iterable, Literal, Mapping

from engine.area import NOWHERE, Area, Placement
from engine.cards import Card, Square
from engine.errors import IllegalMove
from engine.geometry import Box, Cell, Rotation, column_label

Layer = Literal["over", "under"]
WORDS: Mapping[str, Layer] = {"over": "over", "o": "over", "under": "under", "u": "under"}
"""Name of a layer, in the form that `plain` returns -> the layer; callers pass their own for other languages."""

_SEPARATORS = re.compile(r"[\s,;:/]+")
_LOOKS_LIKE_CELL = re.compile(r"[^\W\d_]+-?\d+")
_HYPHENS = re.compile(r"[-‐‑‒–—−]")


@dataclass(frozen=True)
class Written:
    """A placement as written, before it is known what the card would overlap."""

    cell: Cell
    rotation: Rotation
    layer: Layer = "over"
    under: frozenset[Cell] = NOWHERE
    """With layer `under`, the cells it applies to; empty means every overlapped cell."""

    def on(self, area: Area, card: Card) -> Placement:
        """The placement this means for a card in an area. If the card overlaps nothing, the layer is ignored."""
        flat = Placement(self.cell, self.rotation)
        if self.layer == "over":
            return flat
        overlapped = frozenset(area.overlapped(card, flat))
        return flat._replace(under=(self.under or overlapped) if overlapped else NOWHERE)


def read(text: str, words: Mapping[str, Layer] = WORDS, skipped: Collection[str] = ()) -> Written:
    """Read text such as `B3 90 under C3`; raises IllegalMove, which says which part cannot be read."""
    tokens = _without([token for token in _SEPARATORS.split(_spaced(text)) if token], skipped, words)
    if not tokens or not _LOOKS_LIKE_CELL.fullmatch(tokens[0]):
        raise IllegalMove("unreadable", text=text[:60])
    cell = Cell.parse(tokens[0])
    rest = _without(tokens[1:], skipped, words)
    rotation = Rotation.R0
    if rest and rest[0].strip("+-").rstrip("°º").isdigit():
        rotation = read_rotation(rest.pop(0))
    rest = _without(rest, skipped, words)
    if not rest:
        return Written(cell, rotation)
    layer, used = _read_layer(rest, words)
    rest = [token for token in rest[used:] if plain(token) not in skipped]
    if layer == "over" and rest:
        raise IllegalMove("bad_layer", given=" ".join(rest)[:40])
    return Written(cell, rotation, layer, frozenset(Cell.parse(token) for token in rest))


def _without(tokens: list[str], skipped: Collection[str], words: Mapping[str, Layer]) -> list[str]:
    """Drop leading filler words, unless one starts the name of a layer."""
    while tokens and plain(tokens[0]) in skipped and _layer_of(tokens, words) is None:
        tokens = tokens[1:]
    return tokens


def _spaced(text: str) -> str:
    """Insert the spaces people leave out (`B3@90`, `C4-D4`, `B3 90°under`); normalise full-width characters and
    drop invisible ones."""
    text = re.sub(r"[°º]", " ", text)
    text = "".join(sign for sign in unicodedata.normalize("NFKC", text) if unicodedata.category(sign) != "Cf")
    text = re.sub(r"[()+.]", " ", text).strip()
    text = _HYPHENS.sub("-", text)
    text = re.sub(r"^([A-Za-z]{1,2}\d{1,2})[@-](?=\d)", r"\1 ", text)
    text = re.sub(r"(?<=\d) ?- ?(?=[A-Za-z]{1,2}\d)", " ", text)
    return re.sub(r"(?<= )(\d+)(?=[^\W\d_])", r"\1 ", text)


def read_rotation(text: str) -> Rotation:
    digits = text.strip().rstrip("°º")
    try:
        return Rotation(int(digits))
    except ValueError:
        raise IllegalMove("bad_rotation", given=text[:20]) from None


def _read_layer(tokens: list[str], words: Mapping[str, Layer]) -> tuple[Layer, int]:
    """The layer that the tokens start with, and how many tokens its name takes; raises IllegalMove if none."""
    found = _layer_of(tokens, words)
    if found is None:
        raise IllegalMove("bad_layer", given=" ".join(tokens)[:40])
    return found


def _layer_of(tokens: list[str], words: Mapping[str, Layer]) -> tuple[Layer, int] | None:
    """Like `_read_layer`, or None. A name may have up to three words; the longest match wins."""
    for used in range(min(3, len(tokens)), 0, -1):
        layer = words.get(plain(" ".join(tokens[:used])))
        if layer:
            return layer, used
    return None


def plain(text: str) -> str:
    """Text in lower case, without accents, with spaces for hyphens, so that carelessly typed words still match."""
    apart = unicodedata.normalize("NFKD", _HYPHENS.sub(" ", text.casefold()).replace("’", "'"))
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


def write(placement: Placement, overlapped: Iterable[Cell] | None = None, under: str = "under") -> str:
    """`B3 90`, followed by `under` if the card lies under in all `overlapped` cells, or by `under` and the cells.

    `under` is the word for it in the reader's language.
    """
    text = f"{placement.cell.label} {placement.rotation.value}"
    if not placement.under:
        return text
    if overlapped is not None and placement.under == frozenset(overlapped):
        return f"{text} {under}"
    return f"{text} {under} {' '.join(cell.label for cell in sorted(placement.under))}"


# Boards as text


def card_text(card: Card, rotation: Rotation = Rotation.R0) -> str:
    """A card, one line per row: `sandwich orange | donut red | soda red`."""
    return "\n".join(" | ".join(square_text(square) for square in row) for row in card.turns[rotation])


def square_text(square: Square) -> str:
    return " ".join(square)


def hand_text(hand: Iterable[Card]) -> str:
    """One line per card, starting with its number; ` / ` separates the rows of a taller card."""
    return "\n".join(f"#{card.id}: {card_text(card).replace(chr(10), ' / ')}" for card in hand)


def area_text(area: Area, window: Box | None = None) -> str:
    """The visible squares as a labelled grid, `.` for an empty cell; by default just the box around the cards."""
    window = window or area.box
    if window is None:
        return "(empty)"
    cells = {cell: square_text(area.seen[cell]) if cell in area.seen else "." for cell in window.cells()}
    labels = [column_label(col) for col in range(window.left, window.right + 1)]
    width = max(map(len, [*labels, *cells.values()]))
    head = "   " + " ".join(label.ljust(width) for label in labels)
    lines = [head.rstrip()]
    for row in range(window.top, window.bottom + 1):
        squares = (cells[Cell(row, col)].ljust(width) for col in range(window.left, window.right + 1))
        lines.append(f"{row + 1:>2} {' '.join(squares)}".rstrip())
    return "\n".join(lines)
