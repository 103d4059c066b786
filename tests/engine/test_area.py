"""Placing cards: where they can go, over, under and between; and how that restricts later cards."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.area import Area, AreaRules, Placement
from engine.cards import Square
from engine.errors import IllegalMove
from engine.geometry import Box, Cell, Rotation
from engine.shuffle import Dice
from engine.snack_match.rules import TABLE
from tests.tables import laid, plain_card, put


def at(*labels: str) -> list[Cell]:
    return [Cell.parse(label) for label in labels]


def seen(area: Area, *labels: str) -> list[str]:
    """The visible squares of plain cards: `2.0` is the first square of card 2."""
    return [area.seen[cell][0] for cell in at(*labels)]


def refusal(area: Area, text: str) -> tuple[str, dict[str, Any]]:
    with pytest.raises(IllegalMove) as caught:
        put(area, len(area.laid) + 1, text)
    return caught.value.code, caught.value.params


# Turning


@pytest.mark.parametrize(
    ("text", "cells", "squares"),
    [
        ("B3 0", ("B3", "C3", "D3"), ["2.0", "2.1", "2.2"]),
        ("B3 90", ("B3", "B4", "B5"), ["2.0", "2.1", "2.2"]),
        ("B3 180", ("B3", "C3", "D3"), ["2.2", "2.1", "2.0"]),
        ("B3 270", ("B3", "B4", "B5"), ["2.2", "2.1", "2.0"]),
    ],
)
def test_the_cell_is_the_top_left_one_whatever_the_rotation(
    text: str, cells: tuple[str, ...], squares: list[str]
) -> None:
    area = laid("C4 0", text)
    assert seen(area, *cells) == squares


def test_a_taller_card_turns_clockwise() -> None:
    card = plain_card(1, rows=2, cols=3)
    rows = {turn: [[square[0] for square in row] for row in grid] for turn, grid in card.turns.items()}
    assert rows == {
        0: [["1.0", "1.1", "1.2"], ["1.3", "1.4", "1.5"]],
        90: [["1.3", "1.0"], ["1.4", "1.1"], ["1.5", "1.2"]],
        180: [["1.5", "1.4", "1.3"], ["1.2", "1.1", "1.0"]],
        270: [["1.2", "1.5"], ["1.1", "1.4"], ["1.0", "1.3"]],
    }


# Where a card may go


@pytest.mark.parametrize("text", ["B4 0", "D4 0", "C3 90", "A1 0", "C4 90"])
def test_the_first_card_goes_to_the_middle(text: str) -> None:
    allowed = ["C4 0", "D3 90", "C4 180", "D3 270"]
    assert refusal(Area(TABLE), text) == ("first_card", {"allowed": allowed})


def test_the_first_card_lies_under_nothing() -> None:
    with pytest.raises(IllegalMove, match="first_card"):
        Area(TABLE).lay(plain_card(), Placement(Cell.parse("C4"), Rotation.R0, frozenset(at("C4"))))


@pytest.mark.parametrize(
    ("text", "code", "params"),
    [
        ("F4 0", "off_frame", {"cell": "H4"}),
        ("C6 90", "off_frame", {"cell": "C8"}),
        ("C6 0", "touches_nothing", {"cell": "C6"}),
        ("B5 90", "corner_only", {"cell": "B5"}),
        ("F5 90", "corner_only", {"cell": "F5"}),
        ("A4 0", "too_wide", {"cell": "A4", "size": 5, "limit": 4}),
        ("E4 0", "too_wide", {"cell": "G4", "size": 5, "limit": 4}),
    ],
)
def test_refusals_beside_one_card(text: str, code: str, params: dict[str, Any]) -> None:
    assert refusal(laid("C4 0"), text) == (code, params)


def test_too_high_names_the_edge_that_sticks_out() -> None:
    area = laid("D3 90")
    assert refusal(area, "D1 90") == ("too_high", {"cell": "D1", "size": 5, "limit": 4})
    assert refusal(area, "D5 90") == ("too_high", {"cell": "D7", "size": 5, "limit": 4})


def test_the_area_floats_until_it_is_four_wide() -> None:
    area = laid("C4 0")
    assert area.window == Box(0, 1, 6, 5)
    wide = put(area, 2, "B5 0")
    assert wide.window == Box(1, 1, 6, 4), "the columns are fixed, the rows still float"
    assert refusal(wide, "D3 0")[0] == "too_wide"
    full = put(put(wide, 3, "B2 90"), 4, "E2 90")
    assert full.window == full.box == Box(1, 1, 4, 4)


def test_before_the_first_card_the_opening_is_shown() -> None:
    assert Area(TABLE).window == TABLE.opening == Box(2, 2, 4, 4)
    assert Area(TABLE).box is None


def test_without_a_limit_a_margin_is_shown_but_never_more_than_the_frame() -> None:
    first = Placement(Cell(1, 5), Rotation.R0)
    rules = AreaRules(Box(0, 0, 9, 9), (first,), Box(0, 0, 9, 9))
    assert Area(rules).lay(plain_card(), first).window == Box(0, 2, 4, 9)


# Over and under


def test_over_hides_and_under_is_hidden() -> None:
    assert seen(laid("C4 0", "D3 90"), "C4", "D3", "D4", "D5", "E4") == ["1.0", "2.0", "2.1", "2.2", "1.2"]
    assert seen(laid("C4 0", "D3 90 under"), "C4", "D3", "D4", "D5", "E4") == ["1.0", "2.0", "1.1", "2.2", "1.2"]


def test_a_card_can_lie_wholly_under_another() -> None:
    area = laid("C4 0", "C4 180 under")
    assert seen(area, "C4", "D4", "E4") == ["1.0", "1.1", "1.2"]
    assert [area.stack(cell) for cell in at("C4", "D4", "E4")] == [(1, 0)] * 3


def test_under_a_stack_means_under_its_top_card_and_its_depth_follows() -> None:
    area = laid("C4 0", "C4 0", "B4 0 under")
    assert area.stack(Cell.parse("C4")) == (2, 0, 1), "it isn't over any card, so it lies under every card it meets"


def test_over_one_and_under_another_that_do_not_meet() -> None:
    beside = laid("C4 0", "C5 0")
    between = put(beside, 3, "D4 90 under D5")
    assert seen(between, "D4", "D5", "D6") == ["3.0", "2.1", "3.2"]
    assert between.is_above(2, 0)
    assert between.is_above(1, 2)
    assert between.is_above(1, 0), "through the card in between"
    assert not beside.is_above(1, 0)
    assert not beside.is_above(0, 1)


def test_under_the_upper_and_over_the_lower_of_two_is_between_them() -> None:
    stacked = laid("C4 0", "C3 90")
    assert stacked.is_above(1, 0)
    assert seen(put(stacked, 3, "C4 0 under C4"), "C4", "D4", "E4") == ["2.1", "3.1", "3.2"]
    assert put(stacked, 3, "C4 0 under C4").stack(Cell.parse("C4")) == (0, 2, 1)


def test_over_the_upper_and_under_the_lower_of_two_is_a_ring() -> None:
    bridge = laid("C4 0", "C3 90")
    area = put(bridge, 3, "C3 0")  # over the second card at C3
    assert area.is_above(2, 0), "through the second"
    code, params = refusal(area, "E3 90 under E4")
    assert (code, params) == ("ring", {"over": 3, "over_at": "E3", "under": 1, "under_at": "E4"})


def test_over_one_square_of_a_card_and_under_another_of_the_same() -> None:
    assert refusal(laid("C4 0"), "C4 0 under D4") == (
        "over_and_under_one",
        {"card": 1, "over_at": "C4", "under_at": "D4"},
    )


def test_over_and_under_one_even_if_that_card_is_deep_in_the_stack() -> None:
    area = laid("C4 0", "C3 90")
    code, params = refusal(area, "C4 0 under D4")
    assert (code, params) == ("over_and_under_one", {"card": 1, "over_at": "C4", "under_at": "D4"})


def test_under_where_nothing_lies() -> None:
    assert refusal(laid("C4 0"), "D4 0 under D4 F4") == ("nothing_to_be_under", {"cell": "F4"})
    with pytest.raises(IllegalMove, match="nothing_to_be_under"):
        laid("C4 0").lay(plain_card(2), Placement(Cell.parse("C5"), Rotation.R0, frozenset(at("C5"))))


def test_a_game_without_layers_never_goes_under() -> None:
    first = Placement(Cell(3, 2), Rotation.R0)
    area = laid("C4 0", rules=AreaRules(TABLE.frame, (first,), TABLE.opening))
    assert refusal(area, "D4 0 under") == ("never_under", {"cell": "D4"})
    assert all(not placement.under for placement in area.placements(plain_card(2)))


# Depth


def test_depth_binds_later_cards() -> None:
    """Card 3 meets card 1 only where card 2 hides both: it lies under both, though it could have been between them."""
    area = laid("C4 0", "D3 90", "D2 90 under", "C2 90")
    assert area.stack(Cell.parse("D4")) == (2, 0, 1)
    assert refusal(area, "C2 0 under D2") == ("ring", {"over": 4, "over_at": "C2", "under": 3, "under_at": "D2"})
    assert seen(put(area, 5, "C2 0 under C2"), "C2", "D2", "E2") == ["4.0", "5.1", "5.2"]


def test_under_one_cell_decides_about_every_other_card_it_meets() -> None:
    """A card that it would also meet elsewhere hides the new card in D5, so it must be under there as well."""
    area = laid("C4 0", "D4 90")
    assert refusal(area, "D4 90 under D5")[0] == "over_and_under_one"
    assert put(area, 3, "D4 90 under D4 D5 D6").stack(Cell.parse("D4")) == (2, 0, 1)


def test_cards_under_the_top_one_are_below_the_new_card_only_if_it_was_put_over_something_above_them() -> None:
    """C4 holds card 1 below card 2. Put over card 1 elsewhere, the new card slips in between the two."""
    area = laid("C4 0", "C2 90")
    assert put(area, 3, "C4 180 under C4").stack(Cell.parse("C4")) == (0, 2, 1)
    assert put(area, 3, "C4 180 under").stack(Cell.parse("C4")) == (2, 0, 1)


def test_from_the_bottom_up_every_card_comes_after_those_below_it() -> None:
    assert laid("C4 0", "D3 90", "B4 0 under").bottom_up == (2, 0, 1)
    assert laid("C4 0", "C5 0", "D4 90 under D5").bottom_up == (0, 2, 1)
    assert Area(TABLE).bottom_up == ()


@given(seed=st.binary(min_size=32, max_size=32))
@settings(max_examples=60)
def test_laid_again_from_the_bottom_up_the_same_is_seen(seed: bytes) -> None:
    dice, area = Dice(seed, "bottom up"), Area(TABLE)
    for number in range(1, 9):
        card = plain_card(number)
        area = area.lay(card, dice.choice(list(area.placements(card))))
        again: dict[Cell, Square] = {}
        for one in area.bottom_up:
            again.update(area.laid[one].squares())
        assert again == area.seen


# Nothing is modified


def test_laying_never_changes_the_old_area() -> None:
    old = laid("C4 0", "C3 90")
    before = (dict(old.seen), [old.stack(cell) for cell in old.seen], old.laid, old.box)
    put(old, 3, "C3 0 under")
    with pytest.raises(IllegalMove):
        put(old, 3, "C3 180 under D3")
    assert (dict(old.seen), [old.stack(cell) for cell in old.seen], old.laid, old.box) == before


def test_up_to_is_the_area_as_it_was() -> None:
    stages = [Area(TABLE)]
    for number, text in enumerate(["C4 0", "E3 270 under E4", "E2 270 under E4", "E3 90 under", "B4 0 under C4 D4"], 1):
        stages.append(put(stages[-1], number, text))
    for count, stage in enumerate(stages):
        again = stages[-1].up_to(count)
        assert again == stage
        assert {cell: again.stack(cell) for cell in again.seen} == {cell: stage.stack(cell) for cell in stage.seen}
        assert list(again.placements(plain_card(9))) == list(stage.placements(plain_card(9)))


def test_placements_come_by_rotation_then_in_reading_order_and_over_first() -> None:
    listed = list(laid("C4 0").placements(plain_card(2)))
    assert [(p.rotation, p.cell) for p in listed] == sorted((p.rotation, p.cell) for p in listed)
    same_spot = [p.under for p in listed if (p.cell.label, p.rotation) == ("C4", 0)]
    assert same_spot == [frozenset(), frozenset(at("C4", "D4", "E4"))]


def test_a_box_has_its_edges_and_nothing_beyond() -> None:
    box = Box(1, 2, 3, 5)
    corners = [Cell(1, 2), Cell(1, 5), Cell(3, 2), Cell(3, 5)]
    assert all(box.has(cell) for cell in corners)
    assert not any(box.has(cell) for cell in (Cell(0, 2), Cell(4, 2), Cell(1, 1), Cell(1, 6)))
    assert Box.around(corners) == box
