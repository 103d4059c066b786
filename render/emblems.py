"""Drawings that belong to no game: the winner's crown, and the robot for the solo opponent."""

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
}
