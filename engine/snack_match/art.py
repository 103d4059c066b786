"""Snack Match: four cloths, told apart by pattern, and four snacks, told apart by outline."""

from __future__ import annotations

from typing import Mapping

from engine.art import Art, Colouring, Shapes
from engine.shapes import CLEAR, WHOLE, Shape, oval, rounded, slab
from engine.snack_match.signs import SIGNS


def _gingham() -> Shapes:
    """Woven checks: light, medium where one thread is coloured, dark where both are."""
    bands = [(12.5, 37.5), (62.5, 87.5)]
    rows = [Shape(slab(-2, top, 102, bottom), "orange_mid") for top, bottom in bands]
    cols = [Shape(slab(left, -2, right, 102), "orange_mid") for left, right in bands]
    knots = [Shape(slab(left, top, right, bottom), "orange_dark") for left, right in bands for top, bottom in bands]
    return Shape(WHOLE, "orange_light"), *rows, *cols, *knots


def _stripes() -> Shapes:
    """Broad slanting stripes that continue from cell to cell."""
    starts = range(-100, 101, 50)
    slants = [Shape(f"M {x} 102 L {x + 25} 102 L {x + 129} -2 L {x + 104} -2 Z", "green_dark") for x in starts]
    return Shape(WHOLE, "green_light"), *slants


def _dots() -> Shapes:
    spots = [(x, y) for y in range(0, 101, 25) for x in range(0, 101, 25) if (x + y) % 50 == 0]
    return Shape(WHOLE, "blue_dark"), *(Shape(oval(x, y, 8), "blue_light") for x, y in spots)


def _diamonds() -> Shapes:
    """Argyle: dark diamonds under a thin lattice."""
    centres = [(x, y) for y in (0, 50, 100) for x in (0, 50, 100)]
    diamonds = [Shape(f"M {x} {y - 25} L {x + 25} {y} L {x} {y + 25} L {x - 25} {y} Z", "red_dark") for x, y in centres]
    threads = [Shape(f"M {x - 110} -10 L {x + 10} 110", line="red_thread", width=3) for x in (0, 50, 100, 150)]
    threads += [Shape(f"M {x + 110} -10 L {x - 10} 110", line="red_thread", width=3) for x in (-50, 0, 50, 100)]
    return Shape(WHOLE, "red_light"), *diamonds, *threads


CLOTHS: Mapping[str, Shapes] = {
    "orange": _gingham(),
    "green": _stripes(),
    "blue": _dots(),
    "red": _diamonds(),
}

_SPRINKLES = (
    (34, 31, 40, 26),
    (57, 24, 64, 28),
    (72, 42, 76, 49),
    (67, 68, 60, 73),
    (38, 72, 33, 66),
    (25, 47, 24, 55),
)

SNACKS: Mapping[str, Shapes] = {
    # a wedge seen from its cut side
    "sandwich": (
        Shape(rounded([(8, 58), (60, 12), (92, 58)], 7), "crust"),
        Shape(rounded([(15, 58), (59, 19), (86, 58)], 6), "bread"),
        Shape(slab(8, 54, 92, 66, 4), "crust"),
        Shape(slab(10, 74, 90, 87, 5), "crust"),
        Shape(
            "M 7 67 Q 14 77 21 70 Q 28 79 36 70 Q 43 79 50 70 "
            "Q 57 79 64 70 Q 72 79 79 70 Q 86 77 93 67 L 93 64 L 7 64 Z",
            "lettuce",
        ),
        Shape(slab(12, 62, 88, 68, 3), "tomato"),
        Shape("M 38 66 L 70 66 L 54 80 Z", "cheese"),
        Shape(slab(12, 56, 88, 62, 3), "bread"),
    ),
    "donut": (
        Shape(oval(50, 50, 39), "dough"),
        Shape(
            "M 17 47 C 17 28 31 15 50 15 C 69 15 83 28 83 47 C 84 55 77 56 76 62 C 75 69 67 67 63 73 "
            "C 59 79 54 72 48 76 C 41 80 38 72 32 71 C 25 70 26 62 22 59 C 17 56 17 52 17 47 Z",
            "icing",
        ),
        *(
            Shape(f"M {a} {b} L {c} {d}", line=("white", "mint", "cheese")[n % 3], width=4.5)
            for n, (a, b, c, d) in enumerate(_SPRINKLES)
        ),
        Shape(oval(50, 48, 14), CLEAR, "ink", 4),
    ),
    "soda": (
        Shape("M 54 30 L 60 8 L 76 5", line="straw", width=7),
        Shape("M 27 36 L 73 36 L 67 88 Q 66 92 62 92 L 38 92 Q 34 92 33 88 Z", "cup"),
        Shape("M 60 38 L 71 38 L 66 88 Q 65 90 62 90 L 55 90 Z", "cup_shade"),
        Shape("M 31 58 Q 42 50 50 58 Q 60 66 69.5 58 L 68 71 Q 59 78 50 71 Q 42 64 32.5 71 Z", "white"),
        Shape("M 35 42 L 36 50", line="cup_shine", width=5),
        Shape(slab(22, 26, 78, 39, 5), "lid"),
    ),
    "sausage": (
        Shape("M 13 78 L 22 72", line="meat_dark", width=7),
        Shape("M 80 24 L 87 15", line="meat_dark", width=7),
        Shape("M 26 70 Q 60 70 76 30", line="meat", width=27),
        Shape("M 27 62 Q 54 60 68 30", line="meat_shine", width=6),
        Shape("M 38 76 L 46 58", line="meat_dark", width=4.5),
        Shape("M 54 70 L 56 51", line="meat_dark", width=4.5),
        Shape("M 70 60 L 62 43", line="meat_dark", width=4.5),
        Shape("M 81 45 L 68 35", line="meat_dark", width=4.5),
    ),
}

ART = Art(
    palette="picnic",
    things=SNACKS,
    grounds=CLOTHS,
    signs=SIGNS,
    ordinary=Colouring(
        colours={
            # cloths: light, middle, dark tones of each
            "orange_light": "#ffeac2",
            "orange_mid": "#ffc46b",
            "orange_dark": "#f59a23",
            "green_light": "#8fd694",
            "green_dark": "#46a758",
            "blue_light": "#cfe8ff",
            "blue_dark": "#2f74c0",
            "red_light": "#d8434e",
            "red_dark": "#96212f",
            "red_thread": "#f4a7a5",
            # snacks
            "bread": "#fbe3b3",
            "crust": "#c98a45",
            "lettuce": "#74c04b",
            "tomato": "#e8503a",
            "cheese": "#ffd23f",
            "dough": "#d99a4e",
            "icing": "#f2659f",
            "mint": "#7fe0d0",
            "cup": "#7e57c2",
            "cup_shade": "#5e3b9e",
            "cup_shine": "#b79ae8",
            "lid": "#ece6f7",
            "straw": "#ff5c5c",
            "meat": "#b4502e",
            "meat_shine": "#dd8458",
            "meat_dark": "#6e2a18",
            "mustard": "#ffd23f",
        },
        outlines={
            "sandwich": "#ffd43b",
            "donut": "#ff7eb6",
            "soda": "#7048c8",
            "sausage": "#7a3b1e",
            "orange": "#f08c00",
            "green": "#2b8a3e",
            "blue": "#1971c2",
            "red": "#c92a2a",
        },
    ),
    contrast=Colouring(
        colours={
            # cloths: a very light and a very dark tone each, so that the patterns stand out
            "orange_light": "#ffffff",
            "orange_mid": "#ffc04d",
            "orange_dark": "#e07b00",
            "green_light": "#b8f5c0",
            "green_dark": "#0a7a33",
            "blue_light": "#ffffff",
            "blue_dark": "#0046b0",
            "red_light": "#c4001a",
            "red_dark": "#5e000c",
            "red_thread": "#ffffff",
        },
        outlines={
            "sandwich": "#b38600",
            "donut": "#c2005f",
            "soda": "#4b1fa8",
            "sausage": "#5c2300",
            "orange": "#c65a00",
            "green": "#006b2d",
            "blue": "#00429d",
            "red": "#a30010",
        },
    ),
)
