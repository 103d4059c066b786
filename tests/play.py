"""Random play of any game in the catalogue, with changes of mind, from our own dice: the same on every machine."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import is_dataclass, replace
from typing import Any

from engine.catalog import Catalog
from engine.game import AnyGame, Setup, View
from engine.moves import Move, Undo
from engine.replay import Match
from engine.shuffle import SEED_BYTES, Dice

CATALOG = Catalog()


def seed_of(name: object) -> bytes:
    """A seed that a test can name."""
    return hashlib.sha256(str(name).encode()).digest()


def begin(game: AnyGame, seats: int, options: dict[str, str] | None = None, seed: object = 0) -> Match:
    return CATALOG.begin(game.name, seats, options, seed if isinstance(seed, bytes) else seed_of(seed))


def random_move(match: Match, dice: Dice) -> tuple[int, Move]:
    """Usually a seat that is due; sometimes one that is done, which then changes its mind."""
    anyone = dice.below(8) == 0
    seat = dice.choice(range(match.setup.seats) if anyone else match.view(None).waiting)
    moves = list(match.game.legal_moves(match.view(seat)))
    if not moves:
        return random_move(match, dice)
    back = [move for move in moves if isinstance(move, Undo)]
    on = [move for move in moves if not isinstance(move, Undo)]
    return seat, dice.choice(back if back and (not on or dice.below(8) == 0) else on)


def other_seed(setup: Setup, dice: Dice) -> Setup:
    """The same setup from another seed."""
    return replace(setup, seed=bytes(dice.below(256) for _ in range(SEED_BYTES)))


def playthrough(match: Match, dice: Dice) -> Iterator[Match]:
    """The match after each of its moves, from the given state to the end."""
    yield match
    while match.outcome is None:
        match = match.act(*random_move(match, dice))
        yield match


def some_way_in(match: Match, dice: Dice, moves: int) -> Match:
    """The match after this many random moves, or just before its end."""
    for _ in range(moves):
        after = match.act(*random_move(match, dice))
        if after.outcome is not None:
            break
        match = after
    return match


def finished(match: Match, dice: Dice) -> Match:
    *_, last = playthrough(match, dice)
    return last


def everything_in(view: View) -> Iterator[Any]:
    """Everything reachable from a view, at any depth, including what it has cached."""
    left: list[Any] = [view]
    seen: set[int] = set()
    while left:
        thing = left.pop()
        if id(thing) in seen:
            continue
        seen.add(id(thing))
        yield thing
        if is_dataclass(thing):
            # The whole pack in its original order is no secret: only where each card is.
            left += [value for name, value in vars(thing).items() if name != "deck"]
        elif isinstance(thing, dict):
            left += [*thing, *thing.values()]
        elif isinstance(thing, (tuple, list, set, frozenset)):
            left += thing
