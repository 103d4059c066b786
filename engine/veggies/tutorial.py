"""The guided game of Veggies, move by move, for both seats.

The other seat's moves are those of an easy bot, written down so that the lesson stays the same when bots improve.
"""

from __future__ import annotations

from engine.script import Script

LEARNER, OTHER = 0, 1
STEPS = (
    "open 1",
    "4 T21 0",
    "3 X23 180",
    "3 R19 0",
    "1 Q21 0",
    "1 R22 0",
    "3 S22 90",
    "4 U18 90",
    "name strawberry mushroom",
)
"""The learner's moves: from the market and the hand, big groups and many, covered mice, and a choice of goods."""
SCRIPT = Script(
    seats=2,
    seed=(143).to_bytes(32, "big"),
    steps=STEPS,
    learner=LEARNER,
    others={
        OTHER: (
            "open 1",
            "4 Y22 180",
            "1 Y22 270",
            "3 X21 90",
            "1 U23 180",
            "3 V25 0",
            "4 Z24 270",
            "4 X20 270",
        ),
    },
)
