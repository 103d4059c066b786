"""Our own seeded randomness: SHA-256 in counter mode, so that a deal is the same on every Python and machine.

The standard library's `random` does not promise that for `shuffle` and `sample` across versions.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Sequence, TypeVar

T = TypeVar("T")
SEED_BYTES = 32


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """The seed's hash: published before the game, checked against the seed after it."""
    return hashlib.sha256(seed).hexdigest()


class Dice:
    """A stream of unbiased random numbers. Each purpose has its own stream, and no stream reveals the seed."""

    def __init__(self, seed: bytes, purpose: str) -> None:
        self._key = hashlib.sha256(seed + b"\x00" + purpose.encode()).digest()
        self._counter = 0
        self._words: list[int] = []

    def word(self) -> int:
        """The next 32 bits."""
        if not self._words:
            block = hashlib.sha256(self._key + self._counter.to_bytes(8, "big")).digest()
            self._counter += 1
            self._words = [int.from_bytes(block[i : i + 4], "big") for i in (28, 24, 20, 16, 12, 8, 4, 0)]
        return self._words.pop()

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely (words that would favour small numbers are drawn again)."""
        assert 0 < n <= 1 << 32, "one word is drawn"
        limit = (1 << 32) - (1 << 32) % n
        while (word := self.word()) >= limit:
            pass
        return word % n

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """A new list in random order (Fisher and Yates, from the end)."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order
