"""Placements and boards in writing: `B3 90 under` both ways, and areas, hands and cards as plain text.

Reading forgives: `b3 90`, `B3,90°`, `b3 90 u`; rotation left out is 0, layer left out is over. *Between* is said by
naming the cells in which the card lies under: `B3 0 under C3 D3`. Words that say nothing (`under C3 and D3`) are
skipped; which ones those are, as well as what the layers are called, is told by whoever knows the language.
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
"""What the layers are called in writing, as `plain` leaves it; other languages bring their own words."""

_SEPARATORS = re.compile(r"[\s,;:/]+")
_LOOKS_LIKE_CELL = re.compile(r"[^\W\d_]+-?\d+")
_HYPHENS = re.compile(r"[-‐‑‒–—−]")


@dataclass(frozen=True)
class Written:
    """A placement as written, before one knows what the card would overlap."""

    cell: Cell
    rotation: Rotation
    layer: Layer = "over"
    under: frozenset[Cell] = NOWHERE
    """With `under`: in these cells only; empty means in every overlapped cell."""

    def on(self, area: Area, card: Card) -> Placement:
        """The placement this means for a card in an area. Where nothing is overlapped every layer means beside."""
        flat = Placement(self.cell, self.rotation)
        if self.layer == "over":
            return flat
        overlapped = frozenset(area.overlapped(card, flat))
        return flat._replace(under=(self.under or overlapped) if overlapped else NOWHERE)


def read(text: str, words: Mapping[str, Layer] = WORDS, skipped: Collection[str] = ()) -> Written:
    """`B3 90 under C3` -> what it says; IllegalMove says which part cannot be read."""
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
    """From the first token that says something; the name of a layer may begin with a word that alone says nothing."""
    while tokens and plain(tokens[0]) in skipped and _layer_of(tokens, words) is None:
        tokens = tokens[1:]
    return tokens


def _spaced(text: str) -> str:
    """`B3@90`, `C4-D4` and `B3 90°under` with the spaces that people leave out; full-width and invisible signs too."""
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
    """The layer that the tokens begin with and how many tokens it took."""
    found = _layer_of(tokens, words)
    if found is None:
        raise IllegalMove("bad_layer", given=" ".join(tokens)[:40])
    return found


def _layer_of(tokens: list[str], words: Mapping[str, Layer]) -> tuple[Layer, int] | None:
    """Its name may be several words: the longest that fits."""
    for used in range(min(3, len(tokens)), 0, -1):
        layer = words.get(plain(" ".join(tokens[:used])))
        if layer:
            return layer, used
    return None


def plain(text: str) -> str:
    """Without capitals and accents, hyphens as spaces: what people leave out when they type a word."""
    apart = unicodedata.normalize("NFKD", _HYPHENS.sub(" ", text.casefold()).replace("’", "'"))
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


def write(placement: Placement, overlapped: Iterable[Cell] | None = None, under: str = "under") -> str:
    """`B3 90`, or with a layer: ` under` if that is in all of the `overlapped` cells, else ` under` and the cells.

    What `under` is called may be said in any language.
    """
    text = f"{placement.cell.label} {placement.rotation.value}"
    if not placement.under:
        return text
    if overlapped is not None and placement.under == frozenset(overlapped):
        return f"{text} {under}"
    return f"{text} {under} {' '.join(cell.label for cell in sorted(placement.under))}"


# Boards as text


def card_text(card: Card, rotation: Rotation = Rotation.R0) -> str:
    """One line a row: `sandwich orange | donut red | soda red`."""
    return "\n".join(" | ".join(square_text(square) for square in row) for row in card.turns[rotation])


def square_text(square: Square) -> str:
    return " ".join(square)


def hand_text(hand: Iterable[Card]) -> str:
    """One card a line, by number; the rows of a taller card are set apart by ` / `."""
    return "\n".join(f"#{card.id}: {card_text(card).replace(chr(10), ' / ')}" for card in hand)


def area_text(area: Area, window: Box | None = None) -> str:
    """The visible squares as a labelled grid, `.` for an empty cell; the box round the cards unless told otherwise."""
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
