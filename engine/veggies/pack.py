"""The cards of the market, from a data file."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from engine.cards import Pack, PackSpec, load_pack

GOODS = ("strawberry", "banana", "grape", "carrot", "mushroom")
EMPTIES = ("crate", "pallet", "barrel")
"""Three drawings of the same thing, an empty space."""
MOUSE = "mouse"
SPEC = PackSpec(
    "veggies",
    count=40,
    rows=2,
    cols=3,
    kinds={"space": (*GOODS, *EMPTIES, MOUSE)},
    alike=dict.fromkeys(EMPTIES, EMPTIES[0]),
)
LONG = max(SPEC.rows, SPEC.cols)
"""The longer side of a card: the furthest that one card can extend a stall."""
DATA = Path(__file__).with_name("data")


@cache
def default_pack() -> Pack:
    return load_pack(DATA / "pack.json", SPEC)
