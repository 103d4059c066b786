"""What a stall is worth before the end: which goods will be named, and how far each of them may still grow.

The figures are from games of automatic players against each other: `benchmarks.veggies_strength` measures them.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from typing import Sequence

from engine.veggies.pack import GOODS
from engine.veggies.rules import CARDS
from engine.veggies.scoring import PER_MOUSE, names_each, teams_of
from engine.veggies.search import Memo, Size, Stall
from engine.veggies.view import VeggiesView

GROWTH = 0.4
"""How much each card to come adds to the largest group of a good, and to the number of its groups."""
SURE, FADING = 4.0, 0.6
"""How surely a larger group is preferred in naming, and how fast that fades with the cards to come."""
RIVAL, PARTNER = 0.3, 0.5
"""How much of what the others get counts against, and how much of what a partner gets counts for a stall."""
HIDING = 0.12
"""How likely each card to come is to hide a mouse."""

Share = tuple[float, float, float]
"""A good's part in the worth of a stall: what it brings as far as others name it; how much it draws the owner to name
it; and what it brings as far as nobody else names it, times that draw. A bare tuple: five of them are taken apart at
every spot, and with names a hard decision takes a sixth longer."""


def growth(size: Size, left: int) -> float:
    """What a good may bring in the end, with so many cards to come."""
    largest, groups = size
    return (largest + GROWTH * left) * (groups + GROWTH * left)


def draw(largest: int, left: int) -> float:
    """How much a group draws its owner to name its good; only the ratio of two of them means something."""
    return exp(SURE / (1 + FADING * left) * (largest - CARDS)) if largest else 1e-30


def naming(sizes: Sequence[Size], left: int, names: int) -> list[float]:
    """How likely the owner of a stall is to name each good."""
    draws = [draw(largest, left) for largest, _ in sizes]
    return [1 - (1 - one / sum(draws)) ** names for one in draws]


@dataclass(frozen=True)
class Outlook:
    """What a seat expects of the others."""

    names: int
    """How many goods each player names."""
    unnamed: tuple[float, ...] = (1.0,) * len(GOODS)
    """By good, how likely it is that nobody else names it."""
    others: tuple[float, ...] = (0.0,) * len(GOODS)
    """By good, what it brings the others, as far as that counts."""

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

    def shares(self, stall: Stall, left: int) -> list[Memo[Share]]:
        """By good, its part in the worth of any stall on the same grid, with so many cards to come."""
        return [self._memo(stall.grid.sizes, good, left) for good in range(len(GOODS))]

    def _memo(self, sizes: Memo[Size], good: int, left: int) -> Memo[Share]:
        unnamed, others = self.unnamed[good], self.others[good]

        def share(cells: int) -> Share:
            size = sizes[cells]
            gain = growth(size, left) - others
            drawn = draw(size[0], left)
            return (1 - unnamed) * gain, drawn, unnamed * gain * drawn

        return Memo(share)

    def worth(self, goods: Sequence[Share], mice: int, left: int) -> float:
        """What a stall is worth to its owner. Spelled out, since it is asked for at every spot."""
        (a0, b0, c0), (a1, b1, c1), (a2, b2, c2), (a3, b3, c3), (a4, b4, c4) = goods
        by_others = a0 + a1 + a2 + a3 + a4
        by_owner = (c0 + c1 + c2 + c3 + c4) / (b0 + b1 + b2 + b3 + b4)
        return by_others + self.names * by_owner + PER_MOUSE * mice * (1 - HIDING * min(left, 4))
