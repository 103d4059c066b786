"""A fast way to find what a picnic would score with a card at each spot: the same answers as `view.score_lines`."""

from __future__ import annotations

from engine.area import Placement
from engine.cards import Card
from engine.game import Ways
from engine.snack_match.board import boards, prints
from engine.snack_match.search import scan
from engine.snack_match.value import score_now
from engine.snack_match.view import SnackView


def weighed(view: SnackView, card: Card) -> Ways[int]:
    """For picnics that are not empty. In the order of `Area.placements`: of several that look the same afterwards, the
    first one counts."""
    worth = score_now(view.bonuses, view.counts_of_others())
    found = []
    for window, board in boards(view.area):
        values, ways = scan(board, card, worth, window.held)
        by_strip = prints(card)
        for at, total in enumerate(values):
            (strip, under), turn = ways[at // 2], at % 2
            keep, *brings = by_strip[strip][under][turn]
            # An area is counted in one window only, so areas that look the same do so in the same window.
            looks = (window, tuple([seen & keep | more for seen, more in zip(board.seen, brings, strict=True)]))
            found.append((window.placement(strip, under, turn), round(total), looks))
    # Of one cell and rotation, they are already in order: over before under.
    found.sort(key=lambda one: (one[0].rotation, one[0].cell))
    first: dict[object, tuple[Placement, int]] = {}
    for placement, points, looks in found:
        first.setdefault(looks, (placement, points))
    placements = [placement for placement, _ in first.values()]
    return Ways([points for _, points in first.values()], placements.__getitem__)
