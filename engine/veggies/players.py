"""Bots at four levels. They know only what their seat may see.

Easy makes a beginner's mistakes: it wants one large group, forgets that the number of groups counts and that mice cost
points, and never covers a card. Medium looks at every spot for every card, but at nothing beyond its own stall after
the move. Hard looks around and ahead. Expert also follows who will take which card after its move, in many deals;
with two others, a judge that has learned from games says what comes of it.
"""

from __future__ import annotations

from typing import Callable, Iterable, Mapping, NamedTuple

from engine.area import Area
from engine.cards import Card
from engine.game import Level
from engine.moves import Move, Place
from engine.shuffle import Dice
from engine.veggies import expert, lookahead
from engine.veggies.pack import GOODS
from engine.veggies.rules import NAME, OPENING, START, TABLE, Name, Open
from engine.veggies.scoring import PER_MOUSE, Goods, names_each
from engine.veggies.search import Size, Stall, StallSpot
from engine.veggies.view import VeggiesView


def decide(view: VeggiesView, level: Level, dice: Dice) -> Move:
    assert view.seat is not None, "an onlooker has nothing to decide"
    player = _LEVELS[level]
    if view.phase == START:
        return Open(player.opening(view, dice).id)
    if view.phase == NAME:
        return Name(player.names(view, view.seat, dice))
    return player.turn(view, view.seat, dice)


class Player(NamedTuple):
    """How one level decides in each phase."""

    opening: Callable[[VeggiesView, Dice], Card]
    turn: Callable[[VeggiesView, int, Dice], Place]
    names: Callable[[VeggiesView, int, Dice], Goods]


# Easy


def _any_opening(view: VeggiesView, dice: Dice) -> Card:
    return dice.choice(view.hand)


def _largest_group(view: VeggiesView, seat: int, dice: Dice) -> Place:
    """Whatever makes the largest group, of anything, beside all other cards; at random if several do."""
    stall = Stall.of(view.area)
    memos = [stall.grid.sizes] * len(GOODS)
    beside = [
        (max(spot.goods)[0], Place(card.id, stall.grid.placement(spot)))
        for card in view.playable
        for spot in stall.spots(card, memos)
        if not stall.is_covered(card, spot)
    ]
    return max(dice.shuffled(beside), key=lambda way: way[0])[1]


def _any_names(view: VeggiesView, seat: int, dice: Dice) -> Goods:
    return dice.choice(view.name_choices)


# Medium


def own_points(sizes: Iterable[Size], mice: int, names: int) -> int:
    """What a stall would score if nobody else named anything."""
    named = sorted(sizes, reverse=True)[:names]
    return sum(largest * groups for largest, groups in named) + PER_MOUSE * mice


def _richest_opening(view: VeggiesView, dice: Dice) -> Card:
    def points(card: Card) -> int:
        stall = Stall.of(Area(TABLE).lay(card, OPENING))
        return own_points(stall.sizes, stall.mice.bit_count(), names_each(view.seats))

    return max(view.hand, key=points)


def _most_points(view: VeggiesView, seat: int, dice: Dice) -> Place:
    names = names_each(view.seats)
    stall = Stall.of(view.area)
    memos = [stall.grid.sizes] * len(GOODS)

    def points(found: tuple[Card, StallSpot[Size]]) -> int:
        _, spot = found
        return own_points(spot.goods, spot.mice, names)

    card, spot = max(((card, spot) for card in view.playable for spot in stall.spots(card, memos)), key=points)
    return Place(card.id, stall.grid.placement(spot))


def _richest_names(view: VeggiesView, seat: int, dice: Dice) -> Goods:
    sizes = Stall.of(view.areas[seat]).sizes
    return max(
        view.name_choices, key=lambda goods: own_points((sizes[GOODS.index(good)] for good in goods), 0, len(goods))
    )


_LEVELS: Mapping[Level, Player] = {
    Level.EASY: Player(_any_opening, _largest_group, _any_names),
    Level.MEDIUM: Player(_richest_opening, _most_points, _richest_names),
    Level.HARD: Player(lookahead.opening, lookahead.turn, lookahead.names),
    Level.EXPERT: Player(lookahead.opening, expert.turn, lookahead.names),
}
