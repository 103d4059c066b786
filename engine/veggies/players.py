"""Automatic players at three levels. They see what their seat may see, nothing else."""

from __future__ import annotations

from engine.game import Level
from engine.moves import Move, Undo
from engine.shuffle import Dice
from engine.veggies.view import VeggiesView, legal_moves


def decide(view: VeggiesView, level: Level, dice: Dice) -> Move:
    moves = [move for move in legal_moves(view) if not isinstance(move, Undo)]
    return dice.choice(moves)
