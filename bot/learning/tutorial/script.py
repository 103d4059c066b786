"""The guided game move by move, for both seats: what is asked of the learner, and what the other seat does meanwhile.

Cards are named by their place in the hand at that moment, from 1. The other seat's moves are those of an easy automatic
player, written down so that the lesson stays the same when automatic players learn to play better.
"""

from __future__ import annotations

from functools import cache

from engine.catalog import Catalog
from engine.game import View
from engine.moves import Move, Place
from engine.notation import read
from engine.replay import Match
from engine.snack_match.rules import Keep

GAME = "snack"
SEED = (833).to_bytes(32, "big")
LEARNER, OTHER = 0, 1

STEPS = (
    "keep 1",
    "1 C4 0",
    "1 B3 0",
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
"""What the learner does: beside, over, under, between; then on one's own terms to the end."""
_OTHERS = (
    "keep 1",
    "2 C4 0",
    "1 C5 0",
    "keep 2",
    "2 B3 0",
    "1 C2 270 under C3",
    "keep 2",
    "1 C2 180",
    "1 E2 270 under",
    "keep 1",
    "2 E3 270 under E4 E5",
    "1 B2 270",
)


def move(view: View, written: str) -> Move:
    """`keep 2` or `1 B3 90 under`, as a move of the view's seat."""
    first, rest = written.split(" ", 1)
    if first == Keep.do:
        return Keep(view.hand[int(rest) - 1].id)
    card = view.hand[int(first) - 1]
    return Place(card.id, read(rest).on(view.area, card))


def asked(step: int) -> Move:
    """The move that a step of the lesson asks for."""
    return move(at(step).view(LEARNER), STEPS[step])


@cache
def at(step: int) -> Match:
    """The guided game when so many steps have been done, and the other seat has answered them."""
    if step == 0:
        return Catalog().begin(GAME, 2, seed=SEED)
    before = at(step - 1)
    match = before.act(LEARNER, move(before.view(LEARNER), STEPS[step - 1]))
    done = sum(entry.seat == OTHER for entry in match.entries)
    while match.outcome is None and OTHER in match.view(None).waiting:
        match = match.act(OTHER, move(match.view(OTHER), _OTHERS[done]))
        done += 1
    return match
