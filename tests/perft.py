"""Counts of legal placements in data files, tests/data/perft/*.json: reading and making them.

A file describes a table and has `totals` (after a first card: the number of placements for the second, their sum for
the third, and so on), `known` lines, and more `lines`: placements with the number of legal ones before each card but
the first, and after the last. `python -m tests.perft` rewrites the latter, from brute force alone.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from tests.brute import Cell, Grid, Pile, Spot

DATA = Path(__file__).parent / "data" / "perft"
LINES, CARDS = 24, 8


@dataclass(frozen=True)
class CountedLine:
    """Spots in order; `counts[n]` placements are legal after n + 1 of them."""

    spots: tuple[Spot, ...]
    counts: tuple[int, ...]


@dataclass(frozen=True)
class PerftFile:
    path: Path
    data: dict[str, Any] = field(repr=False)

    @classmethod
    def read(cls, path: Path) -> PerftFile:
        return cls(path, json.loads(path.read_text(encoding="utf-8")))

    @property
    def table(self) -> Grid:
        given = self.data["table"]
        rows, cols = given["card"]
        return Grid(rows, cols, given["frame"], given["limit"], given["under"])

    @property
    def first(self) -> list[Spot]:
        return [read_spot(text) for text in self.data["table"]["first"]]

    @property
    def totals(self) -> list[tuple[Spot, list[int]]]:
        return [(read_spot(text), counts) for text, counts in self.data["totals"].items()]

    @cached_property
    def lines(self) -> list[CountedLine]:
        return [read_line(text) for text in self.data["known"] + self.data["lines"]]


def files() -> list[PerftFile]:
    return [PerftFile.read(path) for path in sorted(DATA.glob("*.json"))]


def read_line(text: str) -> CountedLine:
    """`C4 0 · 84 E3 270 under E4 · 94`: a first card, a second with its count before it, the count after it."""
    first, *steps = text.split(" · ")
    counts, spots = [], [read_spot(first)]
    for step in steps:
        count, _, spot = step.partition(" ")
        counts.append(int(count))
        if spot:
            spots.append(read_spot(spot))
    return CountedLine(tuple(spots), tuple(counts))


def write_line(line: CountedLine) -> str:
    first, *spots = map(write_spot, line.spots)
    steps = [f"{count} {spot}" for count, spot in zip(line.counts, spots, strict=False)]
    return " · ".join([first, *steps, str(line.counts[-1])])


def read_spot(text: str) -> Spot:
    """`E3 270 under E4`; always lists the cells in which the card lies under."""
    cell, rotation, *layer = text.split()
    return Spot(read_cell(cell), int(rotation), frozenset(map(read_cell, layer[1:])))


def write_spot(spot: Spot) -> str:
    under = " ".join(["under", *map(write_cell, sorted(spot.under))]) if spot.under else ""
    return f"{write_cell(spot.cell)} {spot.rotation} {under}".strip()


def read_cell(label: str) -> Cell:
    letters = label.rstrip("0123456789")
    col = 0
    for letter in letters:
        col = col * 26 + ord(letter) - ord("A") + 1
    return int(label[len(letters) :]) - 1, col - 1


def write_cell(cell: Cell) -> str:
    row, col = cell
    letters = chr(ord("A") + col) if col < 26 else chr(ord("A") + col // 26 - 1) + chr(ord("A") + col % 26)
    return f"{letters}{row + 1}"


def walk(table: Grid, first: Spot, depth: int) -> Iterator[tuple[Pile, int]]:
    """Every pile of `depth` cards after that first one, and how many piles it stands for.

    A card turned by 180° covers the same cells and restricts later cards the same way, so only one of the two is tried.
    """
    piles = [(Pile(table, (first,)), 1)]
    for _ in range(depth - 1):
        piles = [
            (pile.lay(spot), 2 * times) for pile, times in piles for spot in pile.legal() if spot.rotation in (0, 90)
        ]
    yield from piles


def count(pile: Pile) -> int:
    return sum(1 for _ in pile.legal())


def random_line(table: Grid, first: Spot, chance: random.Random) -> CountedLine:
    """Every other card goes under something if it can: most placements don't, and most bugs are there."""
    pile, counts = Pile(table, (first,)), []
    while True:
        legal = list(pile.legal())
        counts.append(len(legal))
        if len(pile.spots) == CARDS:
            return CountedLine(pile.spots, tuple(counts))
        under = [spot for spot in legal if spot.under]
        pile = pile.lay(chance.choice(under if under and chance.random() < 0.5 else legal))


def main() -> None:
    for file in files():
        chance = random.Random(file.path.name)
        lines = [random_line(file.table, chance.choice(file.first), chance) for _ in range(LINES)]
        file.data["lines"] = [write_line(line) for line in lines]
        file.path.write_text(as_text(file.data), encoding="utf-8")


def as_text(data: dict[str, Any]) -> str:
    """JSON with one line per field, and one per line of play."""

    def field_text(value: Any) -> str:
        if not isinstance(value, list) or not value:
            return json.dumps(value, ensure_ascii=False)
        rows = ",\n    ".join(json.dumps(row, ensure_ascii=False) for row in value)
        return f"[\n    {rows}\n  ]"

    fields = ",\n  ".join(f"{json.dumps(name)}: {field_text(value)}" for name, value in data.items())
    return f"{{\n  {fields}\n}}\n"


if __name__ == "__main__":
    main()
