"""Fifteen tiles, every pair of zero to four pips once."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from engine.cards import Card, Pack, PackSpec, load_pack

PIPS = ("pips0", "pips1", "pips2", "pips3", "pips4")
SPEC = PackSpec("dominoes", count=15, rows=1, cols=2, kinds={"pips": PIPS})


@cache
def default_pack() -> Pack:
    return load_pack(Path(__file__).with_name("data") / "pack.json", SPEC)


def worth(component: str) -> int:
    return PIPS.index(component)


def pips_on(card: Card) -> int:
    return sum(worth(component) for square in card.squares for component in square)
