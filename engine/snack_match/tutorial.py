"""The guided game of Snack Match, move by move, for both seats.

The other seat's moves are those of an easy bot, written down so that the lesson stays the same when bots improve.
"""

from __future__ import annotations

from engine.script import Script

LEARNER, OTHER = 0, 1
STEPS = (
    "keep 1",
    "1 C4 0",
    "2 B3 0",
    "keep 2",
    "2 B2 90",
    "1 E3 90 under",
    "keep 1",
    "2 B4 180 under C4 D4",
    "1 B2 0 under",
    "keep 1",
    "2 B5 0",
    "1 C2 0 under",
)
"""The learner's moves: placing beside, over, under and between, then on to the end of the game."""
SCRIPT = Script(
    seats=2,
    seed=(833).to_bytes(32, "big"),
    steps=STEPS,
    learner=LEARNER,
    others={
        OTHER: (
            "keep 1",
            "2 C4 0",
            "1 C5 0",
            "keep 2",
            "2 B3 0",
            "1 C2 270 under C3",
            "keep 2",
            "1 C2 180",
            "2 E2 270 under",
            "keep 1",
            "2 E3 270 under E4 E5",
            "1 B2 270",
        ),
    },
)
