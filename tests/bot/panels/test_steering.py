"""How many taps it takes to reach any spot: counted over many areas, with the functions that build the pad."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cached_property
from itertools import islice
from statistics import median

import pytest

from bot.drawing.studio import ADVISED
from bot.panels.spots import BEST
from bot.panels.steering import MENU as DISCORDS_MENU
from bot.panels.steering import Steering, jumps, layers, pad
from engine.advice import best_placements
from engine.area import Placement
from engine.catalog import GAMES
from engine.game import AnyGame, Level, View
from engine.geometry import Cell
from engine.moves import Place
from tests.games import every_game
from tests.play import begin, seed_of

TAPS = 6
MENU = 2
"""Taps to choose from a menu: one opens it, one chooses."""
EARLY = (1, 2, 4)
"""The menu of spots is used after this many taps at most: people go there first to look for a spot far away. Only if
that doesn't reach every spot is the menu tried later too, which takes the test much longer."""
MIDDLE = range(3, 8)
"""A typical mid-game area has this many cards."""
GAMES_PLAYED, AREAS = 6, 12


@pytest.fixture(scope="module", autouse=True)
def _with_the_example(example: AnyGame) -> None:
    """One line makes it a game like any other."""


def areas(game: AnyGame, games: int) -> Iterator[View]:
    """The views of seats that have a card to place in a mid-size area; bots have played up to there."""
    for number in range(games):
        match = begin(game, 2, {}, seed_of(f"steering {number}"))
        while match.outcome is None:
            seat = match.view(None).waiting[0]
            view = match.view(seat)
            if len(view.area.laid) in MIDDLE and any(isinstance(move, Place) for move in game.legal_moves(view)):
                yield view
            match = match.act(seat, game.decide(view, Level.EASY, match.setup.dice(f"{number} {len(match.entries)}")))


def sampled(views: list[View], count: int) -> list[View]:
    """This many of them, from small to large."""
    ordered = sorted(views, key=lambda view: len(view.area.laid))
    return [ordered[number * (len(views) - 1) // (count - 1)] for number in range(count)]


class KnownWays(Steering):
    """Remembers where arrows and turns lead: that's the same for all cards of one shape, with hints and without."""

    @cached_property
    def known(self) -> dict[tuple[Placement, object], Placement | None]:
        return {}

    def ahead(self, where: Placement, direction: tuple[int, int]) -> Placement | None:
        if (where, direction) not in self.known:
            self.known[where, direction] = super().ahead(where, direction)
        return self.known[where, direction]

    def turned(self, where: Placement, quarters: int) -> Placement | None:
        if (where, quarters) not in self.known:
            self.known[where, quarters] = super().turned(where, quarters)
        return self.known[where, quarters]


def ways_of(view: View) -> dict[int, Steering]:
    """The steering of each card that can be tried out, by its position. Cards that fit the same spots share one."""
    shared = dict[object, Steering]()
    found = {}
    for slot, card in enumerate(view.slots):
        if card is not None:
            own = KnownWays(view.area, card)
            found[slot] = shared.setdefault(tuple(map(tuple, own.cells.values())), own)
    return found


def taps_to_every_spot(game: AnyGame, view: View, ways: dict[int, Steering], *, hints: bool) -> list[int]:
    """The taps to every legal placement of every card, from the one the panel opens with. It never takes more; there
    may be shorter ways that were not tried. Those that take more than `TAPS` count as one more."""
    advice = best_placements(game, view, view.tryable, ADVISED) if hints else []
    best = {slot: [one.placement for one in advice if one.card == view.slots[slot]] for slot in ways}
    first = next(slot for slot, own in ways.items() if any(own.cells.values()))
    if hints:
        first = view.slot_of(advice[0].card.id)
    start = best[first][0] if hints else next(view.area.placements(ways[first].card))
    found = taps_from(ways[first], start, 0, best[first])
    for slot, own in ways.items():
        other = next(iter(best[slot]), None) or own.nearest(start)
        if slot != first and other is not None:
            found += taps_from(own, other, 1, best[slot])
    return found


def taps_from(own: Steering, start: Placement, taken: int, best: list[Placement]) -> list[int]:
    """The same for one card, starting at a spot that took some taps to reach."""
    found = list[int]()
    for early in EARLY:
        found = _searched(own, start, taken, best, early)
        if max(found) <= TAPS:
            break
    return found


def _searched(own: Steering, start: Placement, taken: int, best: list[Placement], early: int) -> list[int]:
    left, found = set(own.area.placements(own.card)), list[int]()
    levels: list[set[Placement]] = [set() for _ in range(TAPS + MENU + 1)]
    levels[taken].add(start)
    seen = set[Placement]()
    for taps in range(taken, TAPS + 1):
        new = levels[taps] - seen
        seen |= new
        found += [taps] * len(new & left)
        left -= new
        for where in sorted(new) if left and taps < TAPS else ():
            levels[taps + 1].update(spot for spot in pad(own, where, best).values() if spot is not None)
            levels[taps + MENU].update(layers(own, where))
            if taps <= taken + early:
                levels[taps + MENU].update(jumps(own, where, best[:BEST]))
    return found + [TAPS + 1] * len(left)


@every_game
def test_any_spot_of_an_area_is_a_few_taps_away(game: AnyGame, capsys: pytest.CaptureFixture[str]) -> None:
    views = sampled(list(areas(game, GAMES_PLAYED)), AREAS)
    ways = [ways_of(view) for view in views]
    for hints in (True, False):
        taps = [taps_to_every_spot(game, *one, hints=hints) for one in zip(views, ways, strict=True)]
        worst = max(map(max, taps))
        told = f"median {median(one for area in taps for one in area)}, worst {worst}"
        kind = "with" if hints else "without"
        with capsys.disabled():
            sys.stdout.write(f"\n{game.name}, {kind} hints: taps to any spot of {len(taps)} areas: {told}\n")
        assert worst <= TAPS
    assert {len(view.area.laid) for view in views} >= {MIDDLE[0], MIDDLE[-1]}


@every_game
def test_every_button_leads_to_a_spot_where_the_card_may_lie(game: AnyGame) -> None:
    for view in islice(areas(game, 1), 4):
        for card in view.tryable:
            own, legal = Steering(view.area, card), set(view.area.placements(card))
            for where in sorted(legal)[::7]:
                spots = [*pad(own, where, ()).values(), *jumps(own, where, ()), *layers(own, where)]
                assert {spot for spot in spots if spot is not None} <= legal
                for best in ([], sorted(legal)[::9][:BEST], sorted(legal)[:BEST]):
                    menu = jumps(own, where, best)
                    assert len(menu) == len(set(menu)) <= DISCORDS_MENU, "no spot twice: Discord refuses that"


def test_turning_goes_both_ways_and_layers_go_round() -> None:
    game = GAMES["snack"]
    for view in areas(game, 2):
        for card in view.tryable:
            own = Steering(view.area, card)
            legal: dict[Placement, set[frozenset[Cell]]] = {}
            for one in view.area.placements(card):
                legal.setdefault(Placement(one.cell, one.rotation), set()).add(one.under)
            for where, found in legal.items():
                right, left = own.turned(where, 1), own.turned(where, -1)
                assert right is not None
                assert left is not None
                assert {(right.rotation - where.rotation) % 360, (left.rotation - where.rotation) % 360} == {90, 270}
                seen = [where]
                while (further := own.layered(seen[-1])) is not None and further != where:
                    seen.append(further)
                assert {one.under for one in seen} == found
