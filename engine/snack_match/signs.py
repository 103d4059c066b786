"""The signs that show what each modification of Special Diet counts."""

from __future__ import annotations

from typing import Iterable, Mapping

from engine.art import Shapes
from engine.shapes import HIT, Shape, slab


def _cells(rows: int, cols: int, hits: Iterable[tuple[int, int]], side: float = 21) -> Shapes:
    """A small area in the middle of the sign, with the cells that count marked, and joined where they are adjacent."""
    gap, line = 3.5, 2.4
    left = 50 - (cols * side + (cols - 1) * gap) / 2
    top = 50 - (rows * side + (rows - 1) * gap) / 2
    marked = set(hits)

    def block(r: int, c: int, to_r: int, to_c: int, inset: float) -> str:
        x, y = left + c * (side + gap) + inset, top + r * (side + gap) + inset
        right, bottom = left + to_c * (side + gap) + side - inset, top + to_r * (side + gap) + side - inset
        return slab(x, y, right, bottom, 5 - inset)

    plain = [
        Shape(block(r, c, r, c, 0), "cell", "cell_line", line)
        for r in range(rows)
        for c in range(cols)
        if (r, c) not in marked
    ]
    ends = ((0, 0), (0, 1), (1, 0), (1, 1))
    spans = [((r, c), (r + down, c + right)) for r, c in marked for down, right in ends]
    joined = sorted((start, end) for start, end in spans if {end, (start[0], end[1]), (end[0], start[1])} <= marked)
    outlines = [Shape(block(*start, *end, 0), "ink", "ink", line) for start, end in joined]
    insides = [Shape(block(*start, *end, line / 2), HIT) for start, end in joined]
    return *plain, *outlines, *insides


def _bars(heights: tuple[int, int, int], hit: int) -> list[Shape]:
    """A bar chart of how many each of three players has; the one that counts is marked."""
    return [
        Shape(
            slab(8 + n * 30, 92 - height, 32 + n * 30, 92, 5),
            *((HIT, "ink") if n == hit else ("cell", "cell_line")),
            2.4,
        )
        for n, height in enumerate(heights)
    ]


def _arrow(x: float, top: float, bottom: float) -> list[Shape]:
    point = f"M {x - 9} {bottom - 9} L {x} {bottom} L {x + 9} {bottom - 9}"
    return [Shape(f"M {x} {top} L {x} {bottom}", line="ink", width=5), Shape(point, line="ink", width=5)]


SIGNS: Mapping[str, Shapes] = {
    "fewest": (*_bars((58, 24, 76), 1), *_arrow(50, 24, 56)),
    "most": (*_bars((44, 62, 30), 1), *_arrow(50, 6, 22)),
    "corners": _cells(4, 4, ((0, 0), (0, 3), (3, 0), (3, 3))),
    "centre": _cells(4, 4, ((1, 1), (1, 2), (2, 1), (2, 2))),
    "lines": _cells(4, 4, [(1, c) for c in range(4)] + [(r, 2) for r in range(4)]),
    "groups": _cells(4, 4, ((0, 1), (0, 3), (1, 3), (2, 0), (3, 0), (3, 1))),
    "isolated": _cells(3, 3, ((1, 1),), side=29),
    "pairs": _cells(3, 4, ((1, 1), (1, 2))),
}
