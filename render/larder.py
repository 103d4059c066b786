"""The things from the larder that the bots' faces are on, as shapes, with their look and where their eyes are."""

from __future__ import annotations

from typing import Final, Mapping

from engine.art import Shapes
from engine.shapes import Shape, oval, rounded, slab

GENTLE: Final = "gentle"
ALERT: Final = "alert"
SHARP: Final = "sharp"
KNOWING: Final = "knowing"

COLOURS: Mapping[str, str] = {
    "brine": "#7d97a8",
    "butter": "#ffd95e",
    "caramel": "#b9692c",
    "cream": "#fdf3dc",
    "crust": "#c98a45",
    "crumb": "#e8b567",
    "dough": "#f3dcae",
    "fire": "#e0402c",
    "glass": "#8a4a5c",
    "label": "#fff6e0",
    "leaf": "#4c9a3f",
    "lid": "#8d99a6",
    "moss": "#8fbf4d",
    "night": "#6b4a7d",
    "gold": "#e0a526",
    "pearl": "#f3eef6",
    "plum": "#7a3f6b",
    "slate": "#3d4658",
    "soil": "#6e5545",
    "soil_dark": "#4b382d",
    "tin": "#3f74a8",
    "tin_lid": "#c9d3dc",
    "nut": "#a9723f",
    "pepper_red": "#d92f3a",
    "pink": "#e8638c",
    "root": "#d9a866",
    "shade": "#8a5526",
    "sun": "#ffd23d",
    "paper": "#f4ead9",
    "paper_line": "#cbb9a0",
    "pleat": "#d3c3a3",
    "pickle_green": "#6fa03a",
    "pickle_dark": "#4d7a24",
    "violet": "#4d3459",
    "cup": "#d9625a",
    "cup_line": "#a83f3a",
    "cheek": "#f08a7a",
}


def line(path: str, colour: str, width: float = 4) -> Shape:
    return Shape(path, line=colour, width=width)


def _lines(colour: str, width: float, *paths: str) -> Shapes:
    return tuple(line(path, colour, width) for path in paths)


def _dots(colour: str, radius: float, *spots: tuple[float, float]) -> Shapes:
    return tuple(Shape(oval(x, y, radius), colour) for x, y in spots)


def _scalloped(x: float, y: float, radius: float, colour: str) -> Shapes:
    around = [(0, -1), (0.71, -0.71), (1, 0), (0.71, 0.71), (0, 1), (-0.71, 0.71), (-1, 0), (-0.71, -0.71)]
    edge = [Shape(oval(x + dx * radius, y + dy * radius, radius * 0.42), colour) for dx, dy in around]
    return *edge, Shape(oval(x, y, radius), colour)


LARDER: Mapping[str, tuple[Shapes, str, float, float]] = {
    # easy
    "crumb": (
        (
            *(Shape(oval(x, y, r), "crumb") for x, y, r in ((30, 52, 18), (68, 46, 20), (50, 66, 30), (46, 40, 20))),
            *_dots("crust", 3, (42, 34), (66, 36), (27, 62), (73, 64), (54, 88)),
        ),
        GENTLE, 50, 56,
    ),
    "dumpling": (
        (
            Shape("M 8 70 C 8 34 30 20 50 20 C 70 20 92 34 92 70 Q 92 86 74 86 L 26 86 Q 8 86 8 70 Z", "dough"),
            *_lines("pleat", 4, "M 32 24 Q 35 34 38 42", "M 50 24 L 50 42", "M 68 24 Q 65 34 62 42"),
        ),
        GENTLE, 50, 60,
    ),
    "muffin": (
        (
            Shape(rounded([(22, 56), (78, 56), (70, 94), (30, 94)], 6), "cup"),
            *(line(f"M {x} 70 L {50 + (x - 50) * 0.8} 92", "cup_line", 3) for x in (34, 50, 66)),
            Shape("M 10 58 C 2 34 22 10 50 10 C 78 10 98 34 90 58 C 84 70 16 70 10 58 Z", "crust"),
            *_dots("shade", 4, (34, 22), (62, 18), (74, 32), (20, 38)),
        ),
        GENTLE, 50, 42,
    ),
    "noodle": (
        (
            Shape(oval(50, 56, 40, 36), "butter"),
            *(
                line(f"M {14 + 8 * n} {34 - n * 3} Q {30 + 8 * n} {16 - n * 2} {50 + 6 * n} {30 - n * 2}", "crumb", 6)
                for n in range(4)
            ),
            line("M 16 76 Q 34 92 50 82 Q 66 74 84 80", "crumb", 6),
        ),
        GENTLE, 50, 54,
    ),
    "pancake": (
        (
            Shape(oval(50, 76, 44, 16), "shade"),
            Shape(oval(50, 64, 44, 18), "crust"),
            Shape(oval(50, 50, 44, 26), "crumb"),
            Shape(rounded([(38, 18), (62, 18), (66, 32), (34, 32)], 4), "butter"),
        ),
        GENTLE, 50, 50,
    ),
    "popcorn": (
        (
            *(
                Shape(oval(x, y, r), "cream")
                for x, y, r in ((28, 40, 20), (52, 28, 20), (74, 44, 19), (30, 66, 20), (68, 68, 21), (50, 54, 26))
            ),
            *_lines("pleat", 3, "M 42 20 Q 50 26 46 34", "M 82 46 Q 76 52 80 58", "M 16 62 Q 24 64 22 72"),
        ),
        GENTLE, 50, 54,
    ),
    "pudding": (
        (
            Shape(rounded([(28, 22), (72, 22), (90, 84), (10, 84)], 12), "butter"),
            Shape(
                "M 26 30 Q 28 16 40 16 L 60 16 Q 72 16 74 30 "
                "Q 78 48 68 40 Q 60 34 54 44 Q 46 52 40 40 Q 30 34 24 40 Z",
                "caramel",
            ),
        ),
        GENTLE, 50, 60,
    ),
    "waffle": (
        (
            Shape(slab(10, 12, 90, 92, 16), "crust"),
            *(line(f"M {at} 18 L {at} 86", "caramel", 4) for at in (30, 70)),
            *(line(f"M 16 {at} L 84 {at}", "caramel", 4) for at in (30, 84)),
            Shape(slab(20, 38, 80, 76, 10), "crumb"),
        ),
        GENTLE, 50, 54,
    ),
    # medium
    "pickle": (
        (
            Shape(
                "M 50 4 C 76 4 82 30 80 54 C 78 82 68 97 50 97 "
                "C 32 97 22 82 20 54 C 18 30 24 4 50 4 Z",
                "pickle_green",
            ),
            *_dots(
                "pickle_dark", 3.6, (38, 18), (58, 14), (66, 28), (32, 30), (36, 82), (60, 84), (48, 90),
                (70, 72), (29, 68),
            ),
        ),
        ALERT, 50, 46,
    ),
    "almond": (
        (
            Shape("M 50 3 C 66 22 84 40 84 62 C 84 84 68 97 50 97 C 32 97 16 84 16 62 C 16 40 34 22 50 3 Z", "nut"),
            *_lines("shade", 3, "M 50 14 L 50 36", "M 36 30 Q 32 36 30 42", "M 64 30 Q 68 36 70 42"),
        ),
        ALERT, 50, 60,
    ),
    "biscuit": (
        (
            *_scalloped(50, 50, 32, "crumb"),
            *_dots("crust", 2.6, (34, 28), (50, 24), (66, 28), (34, 80), (50, 84), (66, 80)),
        ),
        ALERT, 50, 50,
    ),
    "olive": (
        (
            Shape(oval(50, 54, 40, 42), "moss"),
            Shape(oval(50, 18, 14, 9), "pickle_dark"),
            Shape(oval(50, 17, 9, 5.5), "fire"),
        ),
        ALERT, 50, 54,
    ),
    "radish": (
        (
            Shape("M 50 30 C 40 20 30 12 20 12 C 22 24 34 30 50 34 Z", "leaf"),
            Shape("M 50 30 C 60 20 70 12 80 12 C 78 24 66 30 50 34 Z", "leaf"),
            line("M 50 32 L 50 8", "leaf", 6),
            Shape(
                "M 50 26 C 78 26 88 44 84 60 C 80 78 58 82 50 98 "
                "C 42 82 20 78 16 60 C 12 44 22 26 50 26 Z",
                "pink",
            ),
        ),
        ALERT, 50, 52,
    ),
    "raisin": (
        (
            Shape("M 50 14 C 74 8 92 30 88 52 C 90 78 70 92 50 88 C 28 94 8 76 12 52 C 8 28 28 8 50 14 Z", "night"),
            *_lines(
                "violet", 3.5, "M 30 24 Q 38 30 36 36", "M 58 20 Q 62 28 70 28", "M 22 66 Q 30 70 30 78",
                "M 60 80 Q 66 72 74 74", "M 44 82 Q 48 78 54 80",
            ),
        ),
        ALERT, 50, 50,
    ),
    "toast": (
        (
            Shape(
                "M 20 92 Q 14 92 14 84 L 14 46 Q 4 36 12 22 Q 20 10 50 10 "
                "Q 80 10 88 22 Q 96 36 86 46 L 86 84 Q 86 92 80 92 Z",
                "crust",
            ),
            Shape(
                "M 27 84 Q 23 84 23 79 L 23 42 Q 14 34 20 27 Q 26 18 50 18 "
                "Q 74 18 80 27 Q 86 34 77 42 L 77 79 Q 77 84 73 84 Z",
                "dough",
            ),
        ),
        ALERT, 50, 50,
    ),
    "walnut": (
        (
            Shape("M 50 8 C 78 6 94 28 92 52 C 92 78 74 94 50 94 C 26 94 8 78 8 52 C 6 28 22 6 50 8 Z", "root"),
            line("M 50 10 Q 44 20 50 30", "nut", 4),
            *_lines(
                "nut", 3.5, "M 28 22 Q 34 30 28 36", "M 72 22 Q 66 30 72 36", "M 18 62 Q 26 66 24 76",
                "M 82 62 Q 74 66 76 76", "M 44 82 Q 50 88 56 82",
            ),
        ),
        ALERT, 50, 52,
    ),
    # hard
    "pepper": (
        (
            line("M 50 24 Q 50 10 60 6", "leaf", 9),
            Shape(
                "M 50 24 C 58 14 84 14 88 36 C 92 58 80 90 66 92 C 60 93 56 88 50 88 "
                "C 44 88 40 93 34 92 C 20 90 8 58 12 36 C 16 14 42 14 50 24 Z",
                "pepper_red",
            ),
            Shape("M 32 26 Q 50 14 68 26 Q 50 34 32 26 Z", "leaf"),
        ),
        SHARP, 50, 54,
    ),
    "chili": (
        (
            line("M 46 16 Q 48 6 58 5", "leaf", 8),
            Shape(
                "M 18 34 C 18 18 78 14 82 36 C 86 66 70 92 32 97 "
                "C 54 84 56 78 44 74 C 26 68 18 52 18 34 Z",
                "fire",
            ),
            Shape("M 20 32 C 20 14 76 12 80 32 C 68 26 62 34 50 28 C 40 34 32 26 20 32 Z", "leaf"),
        ),
        SHARP, 50, 50,
    ),
    "garlic": (
        (
            Shape(
                "M 44 6 L 56 6 C 56 22 66 26 78 38 C 98 58 88 92 50 92 "
                "C 12 92 2 58 22 38 C 34 26 44 22 44 6 Z",
                "paper",
            ),
            *_lines(
                "paper_line", 3, "M 50 18 L 50 34", "M 42 24 Q 34 34 28 42", "M 58 24 Q 66 34 72 42",
                "M 50 82 L 50 90", "M 32 82 Q 28 78 24 74", "M 68 82 Q 72 78 76 74",
            ),
        ),
        SHARP, 50, 58,
    ),
    "ginger": (
        (
            Shape(oval(24, 32, 16, 14), "root"),
            Shape(oval(78, 30, 15, 18), "root"),
            Shape(oval(82, 72, 13, 12), "root"),
            Shape(slab(12, 26, 88, 88, 28), "root"),
            *_lines(
                "nut", 3, "M 18 26 Q 22 34 30 34", "M 72 24 Q 80 28 86 24", "M 30 84 Q 40 78 48 86",
                "M 84 66 Q 78 72 82 80",
            ),
        ),
        SHARP, 50, 56,
    ),
    "lemon": (
        (
            Shape(
                "M 4 54 C 10 48 12 44 16 38 C 26 18 74 18 84 38 C 88 44 90 48 96 54 "
                "C 90 60 88 64 84 70 C 74 90 26 90 16 70 C 12 64 10 60 4 54 Z",
                "sun",
            ),
            Shape("M 54 24 C 58 10 72 6 84 10 C 82 22 70 28 54 24 Z", "leaf"),
        ),
        SHARP, 50, 54,
    ),
    "mustard": (
        (
            Shape(slab(26, 4, 74, 22, 5), "lid"),
            Shape(slab(14, 18, 86, 96, 16), "sun"),
            Shape(slab(20, 34, 80, 82, 8), "label"),
        ),
        SHARP, 50, 58,
    ),
    "vinegar": (
        (
            Shape(slab(40, 2, 60, 14, 4), "crust"),
            Shape(
                "M 40 12 L 60 12 L 60 26 C 80 34 84 44 84 56 L 84 86 "
                "Q 84 96 74 96 L 26 96 Q 16 96 16 86 L 16 56 C 16 44 20 34 40 26 Z",
                "glass",
            ),
            Shape(slab(22, 46, 78, 88, 8), "label"),
        ),
        SHARP, 50, 64,
    ),
    "wasabi": (
        (
            Shape(
                "M 52 4 C 60 12 50 18 62 28 C 80 34 74 46 80 54 C 98 62 94 92 74 92 "
                "L 26 92 C 6 92 2 62 20 54 C 24 44 24 36 36 30 C 46 22 44 12 52 4 Z",
                "moss",
            ),
            line("M 30 44 Q 46 38 60 40", "pickle_green", 4),
        ),
        SHARP, 50, 64,
    ),
    # expert
    "truffle": (
        (
            Shape(
                "M 22 22 C 34 6 52 14 60 10 C 78 6 90 22 90 40 C 98 54 94 78 78 86 "
                "C 66 98 40 96 28 90 C 10 86 2 66 10 50 C 6 38 12 26 22 22 Z",
                "soil",
            ),
            *_dots("soil_dark", 4, (24, 34), (50, 20), (76, 28), (86, 58), (14, 62), (28, 80), (72, 82)),
        ),
        KNOWING, 50, 52,
    ),
    "saffron": (
        (
            Shape("M 50 96 C 22 88 6 58 10 24 C 28 28 40 42 50 62 C 60 42 72 28 90 24 C 94 58 78 88 50 96 Z", "night"),
            Shape("M 50 94 C 28 76 26 36 50 8 C 74 36 72 76 50 94 Z", "violet"),
            Shape("M 50 92 C 14 84 14 52 22 40 C 40 34 60 34 78 40 C 86 52 86 84 50 92 Z", "night"),
            *_lines("fire", 5, "M 50 36 L 50 14", "M 44 36 Q 40 24 32 20", "M 56 36 Q 60 24 68 20"),
        ),
        KNOWING, 50, 56,
    ),
    "caviar": (
        (
            *_dots("slate", 9, (30, 26), (46, 22), (62, 22), (74, 28), (38, 14), (54, 12), (66, 14)),
            Shape(slab(8, 28, 92, 90, 16), "tin"),
            Shape(slab(4, 28, 96, 40, 6), "tin_lid"),
            Shape(slab(18, 44, 82, 84, 10), "label"),
        ),
        KNOWING, 50, 58,
    ),
    "miso": (
        (
            *_lines("tin_lid", 5, "M 34 26 Q 28 18 36 10", "M 52 24 Q 46 16 54 6", "M 70 26 Q 64 18 72 10"),
            Shape("M 6 34 L 94 34 C 94 70 78 88 66 92 L 34 92 C 22 88 6 70 6 34 Z", "pepper_red"),
            Shape(oval(50, 34, 44, 9), "caramel"),
            Shape(slab(36, 88, 64, 97, 3), "cup_line"),
            *_dots("leaf", 3.5, (36, 33), (62, 35)),
        ),
        KNOWING, 50, 58,
    ),
    "oyster": (
        (
            Shape(
                "M 50 96 C 20 96 2 74 8 46 C 12 20 32 6 50 8 C 68 6 88 20 92 46 C 98 74 80 96 50 96 Z",
                "brine",
            ),
            Shape("M 50 88 C 26 88 14 72 18 50 C 22 32 36 22 50 24 C 64 22 78 32 82 50 C 86 72 74 88 50 88 Z", "pearl"),
            *_lines("slate", 3, "M 30 14 Q 26 20 20 26", "M 50 10 L 50 18", "M 70 14 Q 74 20 80 26"),
        ),
        KNOWING, 50, 54,
    ),
    "artichoke": (
        (
            line("M 50 84 L 50 98", "pickle_dark", 10),
            Shape("M 50 4 C 66 14 74 30 72 44 L 28 44 C 26 30 34 14 50 4 Z", "moss"),
            Shape("M 8 40 C 24 30 38 34 46 48 L 40 88 C 18 84 6 64 8 40 Z", "leaf"),
            Shape("M 92 40 C 76 30 62 34 54 48 L 60 88 C 82 84 94 64 92 40 Z", "leaf"),
            Shape("M 50 26 C 72 34 84 50 80 70 C 76 86 62 92 50 92 C 38 92 24 86 20 70 C 16 50 28 34 50 26 Z", "moss"),
        ),
        KNOWING, 50, 58,
    ),
    "fig": (
        (
            line("M 50 18 Q 52 8 60 4", "pickle_dark", 7),
            Shape("M 50 12 C 58 20 62 30 74 42 C 98 64 86 94 50 94 C 14 94 2 64 26 42 C 38 30 42 20 50 12 Z", "plum"),
            *_lines("violet", 3, "M 38 32 Q 28 42 22 54", "M 62 32 Q 72 42 78 54", "M 50 24 L 50 36"),
        ),
        KNOWING, 50, 60,
    ),
    "quince": (
        (
            line("M 52 20 Q 50 10 44 6", "shade", 6),
            Shape(
                "M 50 18 C 60 10 76 18 80 34 C 96 48 94 78 78 88 C 66 98 56 92 50 92 "
                "C 44 92 34 98 22 88 C 6 78 4 48 20 34 C 24 18 40 10 50 18 Z",
                "butter",
            ),
            Shape("M 54 18 C 62 6 76 4 88 10 C 84 22 70 26 54 18 Z", "moss"),
        ),
        KNOWING, 50, 56,
    ),
}  # fmt: skip
"""By name: the shapes, the look, and the point between the eyes."""

FACES: tuple[str, ...] = tuple(LARDER)
"""Their names."""
