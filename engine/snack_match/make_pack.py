"""Makes the default pack: `python -m engine.snack_match.make_pack` writes data/pack.json and data/bonus.json.

Every snack and every cloth is on 54 squares, and each of the 16 pairs on 13 or 14. No card has the same square twice,
and no two cards are equal, even when turned.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from engine.cards import Card, CardId, Square, pack_text
from engine.shuffle import Dice
from engine.snack_match.pack import CLOTHS, GREEN_SIDES, RED_SIDES, SNACKS, SPEC

SEED = hashlib.sha256(b"snack match house pack 1").digest()


def squares() -> list[Square]:
    """All 216 squares: 14 of a pair if snack and cloth are both in the first or both in the second half of their lists,
    otherwise 13, so that every sum is 54."""
    return [
        (snack, cloth)
        for i, snack in enumerate(SNACKS)
        for j, cloth in enumerate(CLOTHS)
        for _ in range(14 if i // 2 == j // 2 else 13)
    ]


def make() -> list[Card]:
    """Deal the squares at random, then fix each invalid card by swapping one of its squares with a random other one."""
    dice = Dice(SEED, "pack")
    deck = dice.shuffled(squares())
    while True:
        seen: set[frozenset[tuple[Square, ...]]] = set()
        bad = None
        for start in range(0, len(deck), 3):
            card = tuple(deck[start : start + 3])
            looks = frozenset((card, card[::-1]))
            if len(set(card)) < 3 or looks in seen:
                bad = start
                break
            seen.add(looks)
        if bad is None:
            return [Card(CardId(n + 1), (tuple(deck[3 * n : 3 * n + 3]),)) for n in range(SPEC.count)]
        one, other = bad + dice.below(3), dice.below(len(deck))
        deck[one], deck[other] = deck[other], deck[one]


def bonus_text() -> str:
    """The text of the bonus file: the two sides of each of the eight Special Diet cards."""
    cards = {
        "components": list(zip(SNACKS, CLOTHS, strict=True)),
        "modifications": list(zip(GREEN_SIDES, RED_SIDES, strict=True)),
    }
    lines = ",\n".join(f"  {json.dumps(field)}: {json.dumps(sides)}" for field, sides in cards.items())
    return f"{{\n{lines}\n}}\n"


def main() -> None:
    data = Path(__file__).with_name("data")
    (data / "pack.json").write_text(pack_text("house", SPEC, make()), encoding="utf-8")
    (data / "bonus.json").write_text(bonus_text(), encoding="utf-8")
    print(f"{SPEC.count} picnic cards and 8 bonus cards -> {data}")


if __name__ == "__main__":
    main()
