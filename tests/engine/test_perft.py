"""Counts of legal placements: known ones and many more from data files, and the engine against brute force."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.area import Area
from engine.snack_match.rules import TABLE
from tests import brute, perft
from tests.tables import area_of, placement_of, plain_card, rules_of

FILES = perft.files()
every_file = pytest.mark.parametrize("file", FILES, ids=lambda file: file.path.stem)


def file_named(stem: str) -> perft.PerftFile:
    return next(file for file in FILES if file.path.stem == stem)


def engine_count(area: Area, table: brute.Grid) -> int:
    return sum(1 for _ in area.placements(plain_card(len(area.laid) + 1, table.rows, table.cols)))


def assert_same(pile: brute.Pile) -> None:
    """The engine lists exactly the placements that brute force finds, each once, and stacks the cards the same way."""
    area = area_of(pile)
    card = plain_card(len(pile.spots) + 1, pile.table.rows, pile.table.cols)
    listed = list(area.placements(card))
    assert len(listed) == len(set(listed))
    assert set(listed) == {placement_of(spot) for spot in pile.legal()}
    assert {cell: area.stack(cell) for cell in area.seen} == pile.stacks()


def test_snack_match_plays_on_the_table_that_the_counts_are_for() -> None:
    file = file_named("snack")
    rules = rules_of(file.table, file.first)
    assert (TABLE.frame, TABLE.limit, TABLE.under) == (rules.frame, rules.limit, rules.under)
    assert TABLE.first == rules.first
    assert list(Area(TABLE).placements(plain_card())) == list(TABLE.first)


def test_sixty_of_the_84_second_placements_are_over_or_beside() -> None:
    area = Area(TABLE).lay(plain_card(1), TABLE.first[0])
    second = list(area.placements(plain_card(2)))
    assert len(second) == 84
    assert sum(not placement.under for placement in second) == 60


@every_file
def test_totals(file: perft.PerftFile) -> None:
    for first, totals in file.totals:
        for depth, total in enumerate(totals, 1):
            piles = perft.walk(file.table, first, depth)
            assert sum(times * engine_count(area_of(pile), file.table) for pile, times in piles) == total


@every_file
def test_totals_by_brute_force(file: perft.PerftFile) -> None:
    for first, totals in file.totals:
        for depth, total in enumerate(totals, 1):
            assert sum(times * perft.count(pile) for pile, times in perft.walk(file.table, first, depth)) == total


@every_file
def test_lines(file: perft.PerftFile) -> None:
    for line in file.lines:
        area = Area(rules_of(file.table, file.first))
        for number, (spot, count) in enumerate(zip(line.spots, line.counts, strict=True), 1):
            area = area.lay(plain_card(number, file.table.rows, file.table.cols), placement_of(spot))
            assert engine_count(area, file.table) == count, f"{perft.write_line(line)}: after card {number}"


@every_file
def test_same_placements_as_the_brute_force_along_the_lines(file: perft.PerftFile) -> None:
    for line in file.lines[: 6 if file.table.limit else 3]:
        pile = brute.Pile(file.table, ())
        for spot in line.spots:
            pile = pile.lay(spot)
            assert_same(pile)


@every_file
@settings(max_examples=15)
@given(data=st.data())
def test_same_placements_as_the_brute_force_anywhere(file: perft.PerftFile, data: st.DataObject) -> None:
    pile = brute.Pile(file.table, (data.draw(st.sampled_from(file.first)),))
    for _ in range(data.draw(st.integers(0, 6))):
        legal = list(pile.legal())
        under = [spot for spot in legal if spot.under] or legal
        pile = pile.lay(data.draw(st.sampled_from(under if data.draw(st.booleans()) else legal)))
    assert_same(pile)


def test_lines_are_read_as_they_are_written() -> None:
    for file in FILES:
        assert [perft.write_line(line) for line in file.lines] == file.data["known"] + file.data["lines"]
