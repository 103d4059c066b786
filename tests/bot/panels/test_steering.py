"""How many taps it takes to reach any spot: counted over whole areas, with the functions that build the pad."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import count, islice
from statistics import median

import pytest

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
MIDDLE = (3, 7)
"""A typical mid-game area has this many cards, from … to."""

Step = tuple[int, Placement]
"""A card by its position, and its trial placement."""


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
            if MIDDLE[0] <= len(view.area.laid) <= MIDDLE[1] and any(
                isinstance(move, Place) for move in game.legal_moves(view)
            ):
                yield view
            match = match.act(seat, game.decide(view, Level.EASY, match.setup.dice(f"{number} {len(match.entries)}")))


def smallest_and_largest(views: Iterator[View]) -> Iterator[View]:
    """A small one and a large one."""
    wanted = {MIDDLE[0], MIDDLE[1]}
    for view in views:
        if len(view.area.laid) in wanted:
            wanted.discard(len(view.area.laid))
            yield view


def distances(game: AnyGame, view: View, *, hints: bool) -> list[int]:
    """The taps to every legal placement of every card, from the one the panel opens with.

    Those that take more than `TAPS` aren't searched for; they count as one more.
    """
    steering = {slot: Steering(view.area, card) for slot, card in enumerate(view.slots) if card is not None}
    advice = best_placements(game, view, view.tryable) if hints else []
    best = {slot: [one.placement for one in advice if one.card == own.card] for slot, own in steering.items()}
    plain = next((slot, spot) for slot, own in steering.items() for spot in view.area.placements(own.card))
    start: Step = (view.slot_of(advice[0].card.id), advice[0].placement) if hints else plain
    found, queue, order = {start: 0}, [(0, 0, start)], count(1)
    while queue:
        taps, _, (slot, where) = heappop(queue)
        if taps > found[slot, where] or taps == TAPS:
            continue
        own = steering[slot]
        reached = [(1, (slot, spot)) for spot in pad(own, where, best[slot]).values() if spot is not None]
        if taps + MENU <= TAPS:
            reached += [(MENU, (slot, spot)) for spot in jumps(own, where, best[slot][:BEST])]
            reached += [(MENU, (slot, spot)) for spot in layers(own, where)]
        for other, more in steering.items():
            spot = next(iter(best[other]), None) or more.nearest(where)
            if other != slot and spot is not None:
                reached.append((1, (other, spot)))
        for further, step in reached:
            if taps + further < found.get(step, 99):
                found[step] = taps + further
                heappush(queue, (taps + further, next(order), step))
    spots = [(slot, spot) for slot, own in steering.items() for spot in view.area.placements(own.card)]
    return [found.get(one, TAPS + 1) for one in spots]


@pytest.mark.parametrize("hints", [True, False], ids=["hints", "no hints"])
@every_game
def test_any_spot_of_an_area_is_a_few_taps_away(game: AnyGame, hints: bool, capsys: pytest.CaptureFixture[str]) -> None:
    # Areas without a size limit have many more spots, so two of them have to do.
    views = smallest_and_largest(areas(game, 4)) if game.table.limit is None else islice(areas(game, 4), 16)
    taps = [distances(game, view, hints=hints) for view in views]
    assert len(taps) >= 2
    with capsys.disabled():
        told = f"median {median(one for area in taps for one in area)}, worst {max(map(max, taps))}"
        sys.stdout.write(
            f"\n{game.name}, {'with' if hints else 'without'} hints: taps to any spot of {len(taps)} areas: {told}\n"
        )
    assert max(map(max, taps)) <= TAPS


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
