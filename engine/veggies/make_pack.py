"""Makes the default pack: `python -m engine.veggies.make_pack` writes data/pack.json, always the same.

There are 32 spaces of each good, 50 empty ones and 30 mice. A card has at least three goods, at most three spaces of
any one kind and at most two mice. No two cards are equal, even when turned or with other drawings of empty spaces.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from pathlib import Path

from engine.cards import Card, CardId, Grid, Square, pack_text
from engine.shuffle import Dice
from engine.veggies.pack import EMPTIES, GOODS, MOUSE, SPEC

SEED = hashlib.sha256(b"veggies house pack 1").digest()
SPACES = {**dict.fromkeys(GOODS, 32), "crate": 17, "pallet": 17, "barrel": 16, MOUSE: 30}
SIZE = SPEC.rows * SPEC.cols


def is_calm(card: Card) -> bool:
    counts = Counter(SPEC.alike.get(name, name) for (name,) in card.squares)
    return max(counts.values()) <= 3 and counts[MOUSE] <= 2 and counts[EMPTIES[0]] + counts[MOUSE] <= 3


def make() -> list[Card]:
    """Deal the spaces at random, then fix each invalid card by swapping one of its spaces with a random other one."""
    dice = Dice(SEED, "pack")
    deck: list[Square] = dice.shuffled([(name,) for name, count in SPACES.items() for _ in range(count)])
    while (bad := first_offender(cards := deal(deck))) is not None:
        one, other = bad * SIZE + dice.below(SIZE), dice.below(len(deck))
        deck[one], deck[other] = deck[other], deck[one]
    return cards


def deal(deck: list[Square]) -> list[Card]:
    rows = [tuple(deck[start : start + SPEC.cols]) for start in range(0, len(deck), SPEC.cols)]
    return [Card(CardId(n + 1), tuple(rows[n * SPEC.rows : (n + 1) * SPEC.rows])) for n in range(SPEC.count)]


def first_offender(cards: list[Card]) -> int | None:
    seen: set[frozenset[Grid]] = set()
    for number, card in enumerate(cards):
        looks = SPEC.looks(card)
        if not is_calm(card) or looks in seen:
            return number
        seen.add(looks)
    return None


def main() -> None:
    target = Path(__file__).with_name("data") / "pack.json"
    target.write_text(pack_text("house", SPEC, make()), encoding="utf-8")
    print(f"{SPEC.count} cards -> {target}")


if __name__ == "__main__":
    main()
