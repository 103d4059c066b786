"""Pieces of data in one stretch of memory, where new ones overwrite the oldest."""

from __future__ import annotations

import random

from render.ring import Ring


def test_what_is_put_comes_back_until_there_is_no_room_left() -> None:
    ring: Ring[str, int] = Ring(10)
    ring.put("a", b"aaaa", 1)
    ring.put("b", b"bbbb", 2)
    assert ring.get("b") == (b"bbbb", 2)
    assert ring.taken == 8
    ring.put("c", b"cccc", 3)
    assert (ring.get("a"), ring.get("c")) == (None, (b"cccc", 3)), "the oldest is gone"
    ring.put("long", bytes(11), 4)
    assert ring.get("long") is None
    assert ring.get("c") == (b"cccc", 3), "what does not fit at all takes nothing away"


def test_what_is_put_again_is_replaced() -> None:
    ring: Ring[str, str] = Ring(20)
    ring.put("a", b"before", "x")
    ring.put("a", b"after", "y")
    assert ring.get("a") == (b"after", "y")
    assert len(ring) == 1


def test_what_is_looked_up_stays() -> None:
    ring: Ring[int, None] = Ring(100)
    ring.put(0, bytes(10), None)
    for number in range(1, 200):
        ring.put(number, bytes([number]) * 10, None)
        assert ring.get(0) == (bytes(10), None)
    assert ring.get(150) is None


def test_nothing_is_overwritten_that_is_still_known() -> None:
    """Whatever is put and looked up, in whatever order: what comes back is what was put last under that key."""
    for seed in range(30):
        dice = random.Random(seed)
        ring: Ring[int, int] = Ring(dice.choice([1, 50, 257]))
        put: dict[int, bytes] = {}
        for step in range(500):
            key = dice.randrange(12)
            if dice.random() < 0.5:
                data = dice.randbytes(dice.randrange(0, 60))
                ring.put(key, data, step)
                if len(data) <= (257 if ring.taken > 50 else 1):
                    put[key] = data
                elif ring.get(key) is not None:
                    put[key] = ring.get(key)[0]  # type: ignore[index]
            found = ring.get(key)
            assert found is None or found[0] == put[key]
            assert ring.taken <= 257
