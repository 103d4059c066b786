"""Bots at three levels. They know only what their seat may see.

Easy lays a random card in the best of a few random spots. Medium looks at every spot for every card, but considers
nothing beyond its own stall after the move. Hard looks around and ahead.
"""

from __future__ import annotations

from typing import Iterable

from engine.area import Area
from engine.cards import Card
from engine.game import Level
from engine.moves import Move, Place
from engine.shuffle import Dice
from engine.veggies import lookahead
from engine.veggies.pack import GOODS
from engine.veggies.rules import NAME, OPENING, START, TABLE, Name, Open
from engine.veggies.scoring import PER_MOUSE, Goods, names_each
from engine.veggies.search import Size, Stall, StallSpot
from engine.veggies.view import VeggiesView

GLANCES = 30
"""How many spots an easy bot looks at."""


def decide(view: VeggiesView, level: Level, dice: Dice) -> Move:
    assert view.seat is not None, "an onlooker has nothing to decide"
    if view.phase == START:
        return Open(_opening(view, level, dice).id)
    if view.phase == NAME:
        return Name(_names(view, view.seat, level, dice))
    if level in (Level.HARD, Level.EXPERT):
        return lookahead.turn(view, view.seat)
    return _own_best(view, level, dice)


def own_points(sizes: Iterable[Size], mice: int, names: int) -> int:
    """What a stall would score if nobody else named anything."""
    named = sorted(sizes, reverse=True)[:names]
    return sum(largest * groups for largest, groups in named) + PER_MOUSE * mice


def _own_best(view: VeggiesView, level: Level, dice: Dice) -> Place:
    names = names_each(view.seats)
    stall = Stall.of(view.area)
    memos = [stall.grid.sizes] * len(GOODS)

    def points(found: tuple[Card, StallSpot[Size]]) -> int:
        _, spot = found
        return own_points(spot.goods, spot.mice, names)

    cards = view.playable if level is Level.MEDIUM else (dice.choice(view.playable),)
    spots = [(card, spot) for card in cards for spot in stall.spots(card, memos)]
    if level is Level.EASY:
        spots = [dice.choice(spots) for _ in range(GLANCES)]
    card, spot = max(spots, key=points)
    return Place(card.id, stall.grid.placement(spot))


def _opening(view: VeggiesView, level: Level, dice: Dice) -> Card:
    if level in (Level.HARD, Level.EXPERT):
        return lookahead.opening(view)
    if level is Level.EASY:
        return dice.choice(view.hand)

    def points(card: Card) -> int:
        stall = Stall.of(Area(TABLE).lay(card, OPENING))
        return own_points(stall.sizes, stall.mice.bit_count(), names_each(view.seats))

    return max(view.hand, key=points)


def _names(view: VeggiesView, seat: int, level: Level, dice: Dice) -> Goods:
    if level in (Level.HARD, Level.EXPERT):
        return lookahead.names(view, seat)
    if level is Level.EASY:
        return dice.choice(view.name_choices)
    sizes = Stall.of(view.areas[seat]).sizes
    return max(
        view.name_choices, key=lambda goods: own_points((sizes[GOODS.index(good)] for good in goods), 0, len(goods))
    )
