"""Veggies: goods told apart by outline, calm empty spaces, and mice that stand out."""

from __future__ import annotations

from typing import Mapping

from engine.art import BARE, Art, Colouring, Shapes
from engine.shapes import WHOLE, Shape, oval, rounded, slab

GROUNDS: Mapping[str, Shapes] = {
    BARE: (
        Shape(WHOLE, "ground"),
        Shape(slab(5, 5, 95, 95, 12), "ground_line"),
        Shape(slab(8, 8, 92, 92, 10), "ground"),
    ),
    "alarm": (Shape(WHOLE, "alarm"),),
    "crate": (
        Shape(WHOLE, "ground"),
        Shape(slab(14, 14, 86, 86, 4), "wood_dark"),
        *(Shape(slab(17, top, 83, top + 13, 2), "wood") for top in (18, 35, 52, 69)),
        *(Shape(slab(left, 14, left + 11, 86, 2), "wood_light", "wood_dark", 2) for left in (17, 72)),
    ),
    "pallet": (
        Shape(WHOLE, "ground"),
        *(Shape(slab(16, top, 84, top + 9, 2), "wood_dark") for top in (26, 66)),
        *(Shape(slab(left, 14, left + 13, 86, 2), "wood_light", "wood_dark", 2) for left in (14, 33.7, 53.3, 73)),
    ),
    "barrel": (
        Shape(WHOLE, "ground"),
        Shape(oval(50, 50, 38), "wood_light", "wood_dark", 4),
        Shape(oval(50, 50, 29), "wood", "wood_dark", 2.5),
        *(
            Shape(f"M {x} {50 - h} L {x} {50 + h}", line="wood_dark", width=2.5)
            for x, h in ((36, 25), (50, 28), (64, 25))
        ),
    ),
}

_GRAPES = ((40, 30), (60, 31), (35, 47), (52, 46), (65, 49), (43, 63), (59, 65), (50, 81))
_SEEDS = ((38, 46), (54, 42), (66, 50), (44, 60), (58, 62), (50, 76))

GOODS: Mapping[str, Shapes] = {
    "strawberry": (
        Shape("M 50 94 C 30 86 13 62 15 42 C 17 27 33 24 50 29 C 67 24 83 27 85 42 C 87 62 70 86 50 94 Z", "berry"),
        Shape("M 25 46 Q 26 37 34 36", line="berry_shine", width=6),
        *(Shape(oval(x, y, 2.6, 3.6), "seed") for x, y in _SEEDS),
        Shape(
            "M 50 10 L 56 22 L 74 17 L 67 29 L 80 38 L 62 37 L 50 48 L 38 37 L 20 38 L 33 29 L 26 17 L 44 22 Z", "leaf"
        ),
    ),
    "banana": (
        Shape(
            "M 18 12 L 31 9 Q 37 46 62 57 Q 77 63 92 60 Q 96 69 91 76 Q 70 95 44 86 Q 10 72 18 12 Z",
            "banana_skin",
        ),
        Shape("M 26 36 Q 31 63 55 73 Q 70 79 86 72", line="banana_shade", width=5),
        Shape("M 18.5 12 L 31 9 L 32 20 L 18.5 21 Z", "cap"),
        Shape("M 88 61 L 92.5 61 L 91 75 L 86 78 Z", "cap"),
    ),
    "grape": (
        Shape("M 50 28 L 52 6", line="cap", width=6),
        Shape("M 54 18 C 62 3 80 5 88 13 C 84 25 68 30 54 18 Z", "leaf"),
        *(Shape(oval(x, y + 2, 11.5), "grape_skin", "ink", 3.2) for x, y in _GRAPES),
        *(Shape(oval(x - 3.5, y - 2, 2.8), "grape_shine") for x, y in _GRAPES),
    ),
    "carrot": (
        Shape("M 66 33 L 58 10", line="leaf", width=10),
        Shape("M 67 33 L 78 9", line="leaf_dark", width=10),
        Shape("M 68 34 L 92 24", line="leaf", width=10),
        Shape("M 54 25 Q 66 22 74 31 Q 80 40 76 49 Q 50 80 14 92 Q 8 92 9 86 Q 22 50 54 25 Z", "carrot_skin"),
        Shape("M 44 40 L 53 48", line="carrot_shade", width=4.5),
        Shape("M 56 62 L 48 55", line="carrot_shade", width=4.5),
        Shape("M 28 62 L 36 69", line="carrot_shade", width=4.5),
    ),
    "mushroom": (
        Shape("M 41 50 L 59 50 Q 58 72 62 86 Q 61 92 50 92 Q 39 92 38 86 Q 42 72 41 50 Z", "stem"),
        Shape(
            "M 5 48 C 5 24 26 10 50 10 C 74 10 95 24 95 48 C 95 58 84 57 72 54 C 58 51 42 51 28 54 C 16 57 5 58 5 48 Z",
            "cap",
        ),
        Shape(oval(34, 34, 8, 7), "cap_spot"),
        Shape(oval(59, 26, 7, 5.5), "cap_spot"),
        Shape(oval(73, 43, 7.5, 6), "cap_spot"),
        Shape(oval(50, 45, 5, 4), "cap_spot"),
    ),
    "mouse": (
        Shape(oval(24, 30, 20), "fur"),
        Shape(oval(76, 30, 20), "fur"),
        Shape(oval(24, 30, 11.5), "pink"),
        Shape(oval(76, 30, 11.5), "pink"),
        Shape("M 50 22 C 74 22 86 40 82 58 C 78 76 62 92 50 92 C 38 92 22 76 18 58 C 14 40 26 22 50 22 Z", "fur"),
        Shape(oval(37, 52, 6, 7.5), "ink"),
        Shape(oval(63, 52, 6, 7.5), "ink"),
        Shape(oval(38.5, 49, 2), "white"),
        Shape(oval(64.5, 49, 2), "white"),
        Shape("M 30 72 L 12 68", line="ink", width=2.5),
        Shape("M 30 78 L 13 82", line="ink", width=2.5),
        Shape("M 70 72 L 88 68", line="ink", width=2.5),
        Shape("M 70 78 L 87 82", line="ink", width=2.5),
        Shape(rounded([(40, 72), (60, 72), (50, 84)], 4), "pink", "ink", 3),
    ),
}

ART = Art(
    palette="picnic",
    things=GOODS,
    grounds=GROUNDS,
    under={"mouse": "alarm"},
    ordinary=Colouring(
        colours={
            "ground": "#e3edca",
            "ground_line": "#cfdcae",
            "berry": "#f03a4a",
            "berry_shine": "#ff8f98",
            "seed": "#ffe08a",
            "leaf": "#4caf3f",
            "leaf_dark": "#2e7d32",
            "banana_skin": "#f6b20a",
            "banana_shade": "#b87800",
            "grape_skin": "#5b34a8",
            "grape_shine": "#a98be8",
            "carrot_skin": "#ff8a2b",
            "carrot_shade": "#cf5d0e",
            "cap": "#a9744a",
            "cap_spot": "#ead2b4",
            "stem": "#f7ead6",
            "wood": "#dccfa6",
            "wood_light": "#e6dcb8",
            "wood_dark": "#bfae7f",
            "alarm": "#5b4a52",
            "fur": "#b9bec8",
            "fur_dark": "#8c93a1",
            "pink": "#ffb3c1",
        },
        outlines={
            "strawberry": "#e03131",
            "banana": "#f2b705",
            "grape": "#7048c8",
            "carrot": "#f76707",
            "mushroom": "#8d6748",
            "mouse": "#495057",
        },
    ),
    contrast=Colouring(
        colours={
            "ground": "#ffffff",
            "ground_line": "#d9d9d9",
            "wood": "#e3e3e3",
            "wood_light": "#f2f2f2",
            "wood_dark": "#a8a8a8",
            "alarm": "#2b2b2b",
            "fur": "#ffffff",
            "fur_dark": "#bfbfbf",
        },
        outlines={},
    ),
)
