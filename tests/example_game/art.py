"""Halves of tiles: ivory, with pips as on dice."""

from __future__ import annotations

from engine.art import Art, Colouring, Shapes
from engine.shapes import WHOLE, Shape, oval, slab
from tests.example_game.pack import PIPS

_SPOTS = {1: ((50, 50),), 2: ((28, 28), (72, 72)), 3: ((26, 26), (50, 50), (74, 74))}
_SPOTS[4] = ((28, 28), (72, 28), (28, 72), (72, 72))


def _half(pips: int) -> Shapes:
    spots = (Shape(oval(x, y, 10), "pip", "ink", 2) for x, y in _SPOTS.get(pips, ()))
    return (Shape(WHOLE, "ivory"), Shape(slab(9, 9, 91, 91, 14), None, "ivory_shade", 3), *spots)


ART = Art(
    palette="dominoes",
    things={},
    grounds={name: _half(pips) for pips, name in enumerate(PIPS)},
    ordinary=Colouring(
        colours={"ivory": "#fff8e1", "ivory_shade": "#e0d2a8", "pip": "#2f4858"},
        outlines=dict(zip(PIPS, ("#868e96", "#1971c2", "#2b8a3e", "#c92a2a", "#7048c8"), strict=True)),
    ),
    contrast=Colouring(
        colours={"ivory": "#ffffff", "ivory_shade": "#8c8c8c", "pip": "#000000"},
        outlines=dict(zip(PIPS, ("#4d4d4d", "#00429d", "#006b2d", "#a30010", "#4b1fa8"), strict=True)),
    ),
)
