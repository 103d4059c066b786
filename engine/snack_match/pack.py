"""The picnic cards and the bonus cards, from data files."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from engine.cards import Pack, PackSpec, load_pack, read_data
from engine.errors import BadPack

SNACKS = ("sandwich", "donut", "soda", "sausage")
CLOTHS = ("orange", "green", "blue", "red")
SPEC = PackSpec("snack", count=72, rows=1, cols=3, kinds={"snack": SNACKS, "cloth": CLOTHS})
HAND = 2
"""How many cards a player draws at a time; with other players, also how many they place per round."""
DATA = Path(__file__).with_name("data")

GREEN_SIDES = ("fewest", "corners", "groups", "lines")
RED_SIDES = ("most", "isolated", "centre", "pairs")


class TwoSided(NamedTuple):
    """A Special Diet card."""

    front: str
    """A snack; or, on the green side, a modification that gives points."""
    back: str
    """A cloth; or, on the red side, a modification that costs points."""


@dataclass(frozen=True)
class BonusCards:
    """The eight Special Diet cards."""

    components: tuple[TwoSided, ...]
    modifications: tuple[TwoSided, ...]


@cache
def default_pack() -> Pack:
    return load_pack(DATA / "pack.json", SPEC)


@cache
def bonus_cards() -> BonusCards:
    return load_bonus_cards(DATA / "bonus.json")


def load_bonus_cards(source: Path) -> BonusCards:
    """Read four component cards and four modification cards; raises BadPack unless every side is known and unique."""
    data = read_data(source)
    return BonusCards(
        _sides(data, "components", SNACKS, CLOTHS, source.name),
        _sides(data, "modifications", GREEN_SIDES, RED_SIDES, source.name),
    )


def _sides(data: Any, field: str, fronts: tuple[str, ...], backs: tuple[str, ...], file: str) -> tuple[TwoSided, ...]:
    cards = data.get(field) if isinstance(data, dict) else None
    if not isinstance(cards, list):
        raise BadPack("pack_field", file=file, field=field)
    if len(cards) != len(fronts):
        raise BadPack("pack_count", file=file, count=len(cards), expected=len(fronts))
    used: dict[str, int] = {}
    for number, card in enumerate(cards, 1):
        if not isinstance(card, list) or len(card) != 2:
            raise BadPack("pack_shape", file=file, card=number, expected="1 x 2")
        if card[0] not in fronts or card[1] not in backs:
            raise BadPack("pack_square", file=file, card=number, square=str(card)[:60])
        for side in card:
            if side in used:
                raise BadPack("pack_duplicate", file=file, card=number, other=used[side])
            used[side] = number
    return tuple(TwoSided(front, back) for front, back in cards)
