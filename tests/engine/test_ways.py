"""Ways to place a card as searches see them: every look an area can have, with the value that counting gives."""

from __future__ import annotations

from typing import Any, Iterable

import pytest

from engine.advice import points
from engine.area import Area, Placement
from engine.cards import Card
from engine.snack_match.search import value
from engine.snack_match.value import outlook
from engine.snack_match.view import SnackView
from tests.engine.test_review import ALL, played


def worth(game: Any, view: Any, area: Area, left: int) -> float:
    """What an area is worth, found the slow way."""
    if isinstance(view, SnackView):
        return value(area, outlook(view.bonuses, view.counts_of_others(), left))
    return points(game, view, area)


def looks(area: Area, card: Card, placements: Iterable[Placement]) -> set[frozenset[Any]]:
    return {frozenset(area.lay(card, one).seen.items()) for one in placements}


@pytest.mark.parametrize(("game", "seats"), dict.fromkeys(ALL))
@pytest.mark.parametrize("over", [False, True])
def test_ways_have_every_look_and_its_value(game: str, seats: int, over: bool) -> None:
    match = played(game, seats)
    if not over:
        match = match.at(len(match.entries) * 2 // 3)
    view = match.view(0)
    cards = [laid.card for laid in view.area.laid]
    compared = 0
    for laid in range(len(cards) - 1):
        area, card, left = view.area.up_to(laid), cards[-1], len(cards) - laid - 1
        found = match.game.ways(view, area, card, left)
        placements = [found.placement(number) for number in range(len(found.values))]
        assert looks(area, card, placements) == looks(area, card, area.placements(card))
        for placement, total in list(zip(placements, found.values, strict=True))[:: len(placements) // 20 + 1]:
            after = area.lay(card, placement)
            if after != view.area:  # this one counts what its owner really named
                assert worth(match.game, view, after, left) == pytest.approx(total)
                compared += 1
    assert compared, "few spots fit on a shared board, but some do"
