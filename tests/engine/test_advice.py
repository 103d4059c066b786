"""What makes the difference between two score sheets of one area."""

from __future__ import annotations

import pytest

from engine.advice import matches, reasons
from engine.area import Area, Placement
from engine.catalog import GAMES
from engine.game import ScoreLine
from engine.geometry import Cell, Rotation
from engine.snack_match.rules import TABLE
from tests.render import samples
from tests.tables import picnic_card, picnic_square


def cells(text: str) -> frozenset[Cell]:
    return frozenset(map(Cell.parse, text.split()))


def group(component: str, where: str, points: int) -> ScoreLine:
    return ScoreLine("group", component, (cells(where),), points, by_place=True)


def bonus(code: str, where: str, points: int) -> ScoreLine:
    return ScoreLine(f"bonus_{code}", "blue", tuple(cells(cell) for cell in where.split()), points, sign=code)


def test_changes_are_told_group_by_group() -> None:
    before = [group("soda", "A1 B1 C1", 1), group("red", "A1 A2 A3", 1), group("blue", "D1 D2 D3", 1)]
    after = [group("soda", "A1 B1 C1 D1", 2), group("blue", "D1 D2 D3", 1), group("green", "F1 F2 F3", 1)]
    found = {(one.line.component, one.gain) for one in reasons(before, after)}
    assert found == {("soda", 1), ("red", -1), ("green", 1)}


def test_two_groups_that_become_one_are_one_change() -> None:
    before = [group("soda", "A1 B1 C1", 1), group("soda", "E1 F1 G1", 1)]
    [one] = reasons(before, [group("soda", "A1 B1 C1 D1 E1 F1 G1", 5)])
    assert one.gain == 3


def test_a_group_that_falls_in_two_is_one_loss() -> None:
    """No part of it has gained anything."""
    before = [group("soda", "A1 B1 C1 D1 E1 F1 G1", 5)]
    [one] = reasons(before, [group("soda", "A1 B1 C1", 1), group("soda", "E1 F1 G1", 1)])
    assert (one.gain, one.cells) == (-3, cells("A1 B1 C1 E1 F1 G1"))


def test_a_part_that_joins_another_group_counts_with_it() -> None:
    before = [group("soda", "A1 B1 C1 D1 E1", 3), group("soda", "G1 H1 I1", 1)]
    [one] = reasons(before, [group("soda", "D1 E1 F1 G1 H1 I1", 4), group("soda", "A1 B1 B2", 1)])
    assert (one.gain, one.line.points) == (1, 4)


def test_a_bonus_and_a_group_of_one_component_are_two_changes() -> None:
    found = reasons([], [group("blue", "A1 B1 C1", 1), bonus("corners", "A1", 1)])
    assert [(one.line.code, one.gain) for one in found] == [("group", 1), ("bonus_corners", 1)]


def test_a_bonus_changes_where_something_begins_or_ceases_to_count() -> None:
    [one] = reasons([bonus("isolated", "D3 D5", -4)], [bonus("isolated", "D5", -2)])
    assert (one.gain, one.cells) == (2, cells("D3"))


def test_a_penalty_that_costs_less_is_told_from_a_reward() -> None:
    [less] = reasons([bonus("isolated", "D3 D5", -4)], [bonus("isolated", "D5", -2)])
    [gone] = reasons([bonus("isolated", "D3", -2)], [bonus("isolated", "", 0)])
    [more] = reasons([bonus("isolated", "", 0)], [bonus("isolated", "D3", -2)])
    [reward] = reasons([bonus("corners", "", 0)], [bonus("corners", "B2", 1)])
    assert [one.eased for one in (less, gone, more, reward)] == [True, True, False, False]


def test_a_bonus_that_moves_is_no_change() -> None:
    assert reasons([bonus("corners", "B2", 1)], [bonus("corners", "E2", 1)]) == []


def test_a_bonus_for_having_none_has_no_place_but_counts() -> None:
    none, some = bonus("fewest", "", 3), bonus("fewest", "", 0)
    [lost] = reasons([none], [some])
    assert (lost.gain, lost.cells) == (-3, frozenset())
    assert reasons([none], [none]) == []


@pytest.mark.parametrize(("seats", "diet", "moves"), [(3, "medium", 12), (4, "hard", 28), (2, "easy", 18)])
def test_changes_add_up_for_every_placement(seats: int, diet: str, moves: int) -> None:
    view, game = samples.snack(seats, diet, moves=moves), GAMES["snack"]
    assert view.hand
    before = game.score_lines(view, view.area)
    for card in view.hand:
        for placement in view.area.placements(card):
            after = game.score_lines(view, view.area.lay(card, placement))
            gain = sum(line.points for line in after) - sum(line.points for line in before)
            assert sum(one.gain for one in reasons(before, after)) == gain


def test_each_match_with_a_square_beside_it_counts_once() -> None:
    area, card = (
        Area(TABLE).lay(picnic_card(1, "Sr Sr Sr"), Placement(Cell(3, 2), Rotation.R0)),
        picnic_card(2, "Sr Sr Sb"),
    )
    beside = Placement(Cell(4, 2), Rotation.R0)
    soda, red = picnic_square("Sr")
    assert [matches(area, card, beside, wanted) for wanted in ((soda,), (red,), (soda, red))] == [3, 2, 5]
    upon = Placement(Cell(3, 2), Rotation.R0)
    assert matches(area, card, upon, (soda, red)) == 0, "what is covered isn't a neighbour"
