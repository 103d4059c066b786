"""Outlines of groups, and what a card changes."""

from __future__ import annotations

import pytest

from engine.game import ScoreLine
from engine.geometry import Cell
from engine.snack_match.scoring import group_lines
from render.marks import borders, moved_in
from render.trials import changes
from tests.render import samples


def cells(text: str) -> frozenset[Cell]:
    return frozenset(Cell(r, c) for r, row in enumerate(text.split("/")) for c, mark in enumerate(row) if mark == "#")


@pytest.mark.parametrize(
    ("shape", "corners"),
    [
        ("#", [4]),
        ("###", [4]),
        ("#./##", [6]),
        (".#./###/.#.", [12]),
        ("###/#.#/###", [4, 4]),
        ("#./.#", [4, 4]),
        ("##./###/.##", [8]),
        ("###/#.#/##.", [10]),
    ],
)
def test_borders_have_the_right_corners(shape: str, corners: list[int]) -> None:
    assert [len(line) for line in borders(cells(shape))] == corners


def area_within(line: list[tuple[float, float]]) -> float:
    """Twice is left out: the shoelace formula; positive where the line runs clockwise on a screen."""
    pairs = zip(line, [*line[1:], line[0]], strict=True)
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairs) / 2


@pytest.mark.parametrize("shape", ["#", "##/##", "#./##", "###/#.#/###", "#.#/###"])
def test_moving_a_border_in_makes_groups_smaller_and_holes_larger(shape: str) -> None:
    lines = borders(cells(shape))
    assert sum(map(area_within, lines)) == len(cells(shape))
    for line in lines:
        assert area_within(moved_in(line, 0.1)) < area_within(line)


def line(component: str, where: str, points: int) -> ScoreLine:
    return ScoreLine("group", component, (frozenset(map(Cell.parse, where.split())),), points)


def test_changes_are_told_group_by_group() -> None:
    before = [line("soda", "A1 B1 C1", 1), line("red", "A1 A2 A3", 1), line("blue", "D1 D2 D3", 1)]
    after = [line("soda", "A1 B1 C1 D1", 2), line("blue", "D1 D2 D3", 1), line("green", "F1 F2 F3", 1)]
    found = {(change.component, change.points) for change in changes(before, after)}
    assert found == {("soda", 1), ("red", -1), ("green", 1)}


def test_two_groups_that_become_one_are_one_change() -> None:
    before = [line("soda", "A1 B1 C1", 1), line("soda", "E1 F1 G1", 1)]
    [change] = changes(before, [line("soda", "A1 B1 C1 D1 E1 F1 G1", 5)])
    assert change.points == 3


def test_a_group_that_falls_in_two_counts_once() -> None:
    before = [line("soda", "A1 B1 C1 D1 E1 F1 G1", 5)]
    after = [line("soda", "A1 B1 C1", 1), line("soda", "E1 F1 G1", 1)]
    assert sum(change.points for change in changes(before, after)) == -3


def test_a_bonus_and_a_group_of_one_component_are_two_changes() -> None:
    corner = ScoreLine("bonus_corners", "soda", (frozenset({Cell.parse("A1")}),), 1)
    found = changes([], [line("soda", "A1 B1 C1", 1), corner])
    assert [(change.code, change.points) for change in found] == [("group", 1), ("bonus_corners", 1)]


def test_a_bonus_for_having_none_has_no_place_but_counts() -> None:
    none, some = ScoreLine("bonus_fewest", "soda", (), 3), ScoreLine("bonus_fewest", "soda", (), 0)
    [lost] = changes([none], [some])
    assert (lost.points, lost.cells) == (-3, frozenset())
    assert changes([none], [none]) == []


def test_changes_add_up_for_every_placement() -> None:
    view = samples.snack(3, moves=12)
    before = group_lines(view.area)
    for card in view.hand:
        for placement in view.area.placements(card):
            after = group_lines(view.area.lay(card, placement))
            gain = sum(line.points for line in after) - sum(line.points for line in before)
            assert sum(change.points for change in changes(before, after)) == gain
