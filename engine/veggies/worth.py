"""What a stall is worth before the end: which goods will be named, and how far each of them may still grow.

The figures come from games between bots; `benchmarks.veggies_strength` measures them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from math import exp
from typing import Sequence

from engine.veggies.pack import GOODS
from engine.veggies.rules import CARDS
from engine.veggies.scoring import PER_MOUSE, names_each, teams_of
from engine.veggies.search import Look, Memo, Size, Stall
from engine.veggies.view import VeggiesView

GROWTH = 0.4
"""How much each remaining card adds to a good's largest group, and to the number of its groups."""
SURE, FADING = 4.0, 0.6
"""How strongly players prefer to name a larger group, and how fast that fades the more cards remain."""
RIVAL, PARTNER = 0.3, 0.5
"""The weight of the rivals' gains against a stall, and of a partner's gains in its favour."""
HIDING = 0.12
"""Chance that each remaining card hides a given mouse."""

Share = tuple[float, float, float]
"""A good's share in the worth of a stall: its gain times the chance that others name it; the owner's draw to name it;
and its gain times the chance that nobody else names it, times that draw."""


def growth(size: Size, left: int) -> float:
    """What a good may score in the end, with `left` cards to come."""
    largest, groups = size
    return (largest + GROWTH * left) * (groups + GROWTH * left)


def draw(largest: int, left: int) -> float:
    """How much a good's largest group draws its owner to name it; only ratios between draws mean anything."""
    return exp(SURE / (1 + FADING * left) * (largest - CARDS)) if largest else 1e-30


def per_mouse_left(left: int) -> float:
    """What a mouse costs, given that the cards to come may hide it."""
    return PER_MOUSE * (1 - HIDING * min(left, 4))


def naming(sizes: Sequence[Size], left: int, names: int) -> list[float]:
    """How likely the owner of a stall is to name each good."""
    draws = [draw(largest, left) for largest, _ in sizes]
    chances = [one / sum(draws) for one in draws]
    if names == 1:
        return chances
    others = [sum(draws[:good] + draws[good + 1 :]) for good in range(len(draws))]
    return [
        chance + sum(chances[first] * own / others[first] for first in range(len(draws)) if first != good)
        for good, (chance, own) in enumerate(zip(chances, draws, strict=True))
    ]


@dataclass(frozen=True)
class Outlook:
    """What a seat expects the other seats to name and gain."""

    names: int
    """How many goods each player names."""
    unnamed: tuple[float, ...] = (1.0,) * len(GOODS)
    """For each good, the chance that nobody else names it."""
    others: tuple[float, ...] = (0.0,) * len(GOODS)
    """For each good, the weighted gain of the other seats; a partner's gain counts negative."""

    @classmethod
    def of(cls, view: VeggiesView, seat: int) -> Outlook:
        names = names_each(view.seats)
        team = next((team for team in teams_of(view.seats) if seat in team), (seat,))
        unnamed, others = [1.0] * len(GOODS), [0.0] * len(GOODS)
        for other, area in enumerate(view.areas):
            if other == seat or not area.laid:
                continue
            left = CARDS - len(area.laid)
            sizes = Stall.of(area).sizes
            weight = -PARTNER if other in team else RIVAL / (view.seats - len(team))
            for good, chance in enumerate(naming(sizes, left, names)):
                unnamed[good] *= 1 - chance
                others[good] += weight * growth(sizes[good], left)
        return cls(names, tuple(unnamed), tuple(others))

    def worths(self, left: int) -> Memo[Look, float]:
        """What any stall is worth to its owner, with `left` cards to come."""
        shares = [Memo(partial(self.share, good, left)) for good in range(len(GOODS))]
        per_mouse = per_mouse_left(left)

        def worth(look: Look) -> float:
            *sizes, mice = look
            goods = [memo[size] for memo, size in zip(shares, sizes, strict=True)]
            (a0, b0, c0), (a1, b1, c1), (a2, b2, c2), (a3, b3, c3), (a4, b4, c4) = goods
            by_owner = (c0 + c1 + c2 + c3 + c4) / (b0 + b1 + b2 + b3 + b4)
            worth = (a0 + a1 + a2 + a3 + a4) + by_owner + per_mouse * mice
            return worth + second(goods) if self.names == 2 else worth

        return Memo(worth)

    def share(self, good: int, left: int, size: Size) -> Share:
        """A good's share in the worth of a stall."""
        gain = growth(size, left) - self.others[good]
        drawn = draw(size[0], left)
        return (1 - self.unnamed[good]) * gain, drawn, self.unnamed[good] * gain * drawn


def second(goods: Sequence[Share]) -> float:
    """What the second good brings that the owner names, as likely as the draw to it of all but the first one."""
    (_, b0, c0), (_, b1, c1), (_, b2, c2), (_, b3, c3), (_, b4, c4) = goods
    return (
        b0 * ((c1 + c2 + c3 + c4) / (b1 + b2 + b3 + b4))
        + b1 * ((c0 + c2 + c3 + c4) / (b0 + b2 + b3 + b4))
        + b2 * ((c0 + c1 + c3 + c4) / (b0 + b1 + b3 + b4))
        + b3 * ((c0 + c1 + c2 + c4) / (b0 + b1 + b2 + b4))
        + b4 * ((c0 + c1 + c2 + c3) / (b0 + b1 + b2 + b3))
    ) / (b0 + b1 + b2 + b3 + b4)
