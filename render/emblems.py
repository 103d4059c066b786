"""Drawings that belong to no game: the winner's crown, the robot for the solo opponent, and the signs of a profile."""

from __future__ import annotations

from typing import Mapping

from engine.art import Shapes
from engine.shapes import Shape, oval, slab

EMBLEMS: Mapping[str, Shapes] = {
    "crown": (
        Shape("M 12 82 L 6 28 L 32 50 L 50 14 L 68 50 L 94 28 L 88 82 Z", "newest"),
        *(Shape(oval(x, y, 7), "newest") for x, y in ((6, 26), (50, 12), (94, 26))),
        Shape("M 18 72 L 82 72", line="crown_band", width=6),
    ),
    "robot": (
        Shape("M 50 22 L 50 8", line="antenna", width=6),
        Shape(oval(50, 8, 7), "bulb"),
        Shape(slab(12, 24, 88, 88, 18), "metal"),
        Shape(slab(22, 36, 78, 62, 12), "ink"),
        Shape(oval(36, 49, 7), "eyes"),
        Shape(oval(64, 49, 7), "eyes"),
        Shape("M 36 75 L 64 75", line="ink", width=5),
    ),
    "star": (Shape("M 50 6 L 63 37 L 96 40 L 71 62 L 79 95 L 50 77 L 21 95 L 29 62 L 4 40 L 37 37 Z", "newest"),),
    "cards": (
        Shape("M 8 30 L 50 16 L 72 82 L 30 96 Z", "metal"),
        Shape(slab(42, 8, 90, 78, 8), "white"),
        Shape(oval(66, 43, 13), "minus"),
    ),
    "flame": (
        Shape(
            "M 50 4 C 60 26 86 38 84 66 C 82 88 66 97 50 97 C 32 97 16 86 16 66 C 16 50 26 44 30 28"
            " C 38 34 42 38 43 46 C 50 36 52 22 50 4 Z",
            "minus",
        ),
        Shape("M 52 48 C 58 62 70 64 68 78 C 66 90 58 94 50 94 C 40 94 32 88 33 76 C 34 66 48 64 52 48 Z", "newest"),
    ),
    "clock": (
        Shape(oval(50, 50, 44), "white"),
        Shape("M 50 22 L 50 52 L 70 64", line="ink", width=8),
        Shape(oval(50, 50, 6), "minus"),
    ),
    "target": (
        *(Shape(oval(50, 50, radius), colour) for radius, colour in ((44, "minus"), (31, "white"), (18, "minus"))),
        Shape("M 50 50 L 88 12", line="ink", width=7),
    ),
    "two": (
        Shape(oval(30, 26, 18), "crown_band"),
        Shape("M 6 92 C 6 40 54 40 54 92 Z", "crown_band"),
        Shape(oval(70, 34, 18), "eyes"),
        Shape("M 46 96 C 46 48 94 48 94 96 Z", "eyes"),
    ),
}
