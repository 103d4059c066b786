"""Bots. Easy places any tile that fits, medium the one with the most pips; hard thinks one tile further."""

from __future__ import annotations

from engine.game import Level
from engine.moves import Move, Place
from engine.shuffle import Dice
from tests.example_game.pack import pips_on
from tests.example_game.view import DominoView, legal_moves

FOLLOWS = 0.5
"""How much a tile's pips count if it can only be placed next."""


def decide(view: DominoView, level: Level, dice: Dice) -> Move:
    moves = list(legal_moves(view))
    places = [move for move in moves if isinstance(move, Place)]
    if not places:
        return moves[-1]
    if level is Level.EASY:
        return dice.choice(places)
    return max(dice.shuffled(places), key=lambda move: _promise(view, move, ahead=level in (Level.HARD, Level.EXPERT)))


def _promise(view: DominoView, move: Place, *, ahead: bool) -> float:
    card = next(card for card in view.hand if card.id == move.card)
    if not ahead:
        return pips_on(card)
    after = view.area.lay(card, move.placement)
    left = [other for other in view.hand if other is not card]
    follow = [pips_on(other) for other in left if any(True for _ in after.placements(other))]
    return pips_on(card) + FOLLOWS * max(follow, default=0)
