"""Reading and writing placements; cards, hands and areas as text; cell labels."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.area import Area, Placement
from engine.errors import IllegalMove
from engine.geometry import Box, Cell, Rotation, column_label
from engine.notation import Written, area_text, card_text, hand_text, plain, read, read_rotation, write
from engine.snack_match.rules import TABLE
from tests import brute
from tests.tables import area_of, laid, picnic_card, placement_of, plain_card

B3, C3, D3 = (Cell.parse(label) for label in ("B3", "C3", "D3"))


def written(text: str) -> tuple[str, int, str, list[str]]:
    found = read(text)
    return found.cell.label, found.rotation.value, found.layer, sorted(cell.label for cell in found.under)


# Reading


@pytest.mark.parametrize(
    "text",
    [
        "B3 90",
        "b3 90",
        "B3,90°",
        " b3  90 over ",
        "B3@90",
        "B3/90/o",
        "B3:90º",
        "(B3 90)",
        "B3+90",
        "B3-90",
        "B3 90.",
        "Ｂ３ ９０",
        "B3\u200b 90",
    ],
)
def test_reading_forgives(text: str) -> None:
    assert written(text) == ("B3", 90, "over", [])


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("B3", ("B3", 0, "over", [])),
        ("B3 u", ("B3", 0, "under", [])),
        ("b3 90 u", ("B3", 90, "under", [])),
        ("B3 90u", ("B3", 90, "under", [])),
        ("B3 90°under", ("B3", 90, "under", [])),
        ("B3 270 UNDER", ("B3", 270, "under", [])),
        ("B3 0 under C3 D3", ("B3", 0, "under", ["C3", "D3"])),
        ("b3 0 under d3, c3", ("B3", 0, "under", ["C3", "D3"])),
        ("B3 under: C3", ("B3", 0, "under", ["C3"])),
        ("AS45 180 o", ("AS45", 180, "over", [])),
    ],
)
def test_reading(text: str, expected: tuple[str, int, str, list[str]]) -> None:
    assert written(text) == expected


def test_other_languages_bring_their_own_words() -> None:
    words = {"debajo": "under", "por encima de": "over"}
    assert read("B3 90 Debajo C3", words) == Written(B3, Rotation.R90, "under", frozenset([C3]))  # type: ignore[arg-type]
    assert read("B3 90 por encima de", words).layer == "over"  # type: ignore[arg-type]
    with pytest.raises(IllegalMove, match="bad_layer"):
        read("B3 90 under", words)  # type: ignore[arg-type]


def test_words_are_known_without_their_accents_and_hyphens() -> None:
    assert plain("Au-Dessous") == "au dessous"
    assert plain("DARÜBER") == plain("daruber")
    words = {plain("par-dessous"): "under"}
    for text in ("B3 90 par dessous", "b3 90 PAR-DESSOUS", "B3 90 par-dessous C3"):
        assert read(text, words).layer == "under"  # type: ignore[arg-type]


def test_what_lies_under_is_written_in_any_words() -> None:
    placement = Placement(B3, Rotation.R90, frozenset([C3]))
    assert write(placement, [C3], "por baixo") == "B3 90 por baixo"
    assert write(placement, [C3, D3], "por baixo") == "B3 90 por baixo C3"


@pytest.mark.parametrize(
    ("text", "code", "params"),
    [
        ("", "unreadable", {"text": ""}),
        ("   ", "unreadable", {"text": "   "}),
        ("hello there", "unreadable", {"text": "hello there"}),
        ("90 B3", "unreadable", {"text": "90 B3"}),
        ("3B 90", "unreadable", {"text": "3B 90"}),
        ("x" * 100, "unreadable", {"text": "x" * 60}),
        ("B0 90", "bad_cell", {"given": "B0"}),
        ("B-3 90", "bad_cell", {"given": "B-3"}),
        ("B100", "bad_cell", {"given": "B100"}),
        ("AAA1", "bad_cell", {"given": "AAA1"}),
        ("é3 0", "bad_cell", {"given": "é3"}),
        ("ß3 0", "bad_cell", {"given": "ß3"}),
        ("B3 0 under C0", "bad_cell", {"given": "C0"}),
        ("B3 0 under the table", "bad_cell", {"given": "the"}),
        ("B3 45", "bad_rotation", {"given": "45"}),
        ("B3 360", "bad_rotation", {"given": "360"}),
        ("B3 -90", "bad_rotation", {"given": "-90"}),
        ("B3 ²", "bad_rotation", {"given": "2"}),
        ("B3 90 beneath", "bad_layer", {"given": "beneath"}),
        ("B3 ninety", "bad_layer", {"given": "ninety"}),
        ("B3 90 90", "bad_layer", {"given": "90"}),
        (f"B3 90 {'x' * 60}", "bad_layer", {"given": "x" * 40}),
        ("B3 90 over C3", "bad_layer", {"given": "C3"}),
    ],
)
def test_what_cannot_be_read_is_named(text: str, code: str, params: dict[str, str]) -> None:
    with pytest.raises(IllegalMove) as caught:
        read(text)
    assert (caught.value.code, caught.value.params) == (code, params)


@given(st.text(max_size=30))
def test_any_text_is_read_or_refused(text: str) -> None:
    code = None
    try:
        read(text)
    except IllegalMove as error:
        code = error.code
    assert code in (None, "unreadable", "bad_cell", "bad_rotation", "bad_layer")


@pytest.mark.parametrize(("text", "degrees"), [("0", 0), (" 90 ", 90), ("180°", 180), ("270º", 270)])
def test_reading_a_rotation(text: str, degrees: int) -> None:
    assert read_rotation(text) == degrees


# What it means in an area


def test_layers_mean_what_the_area_makes_of_them() -> None:
    area, card = laid("C4 0"), plain_card(2)
    all_three = frozenset(Cell.parse(label) for label in ("C4", "D4", "E4"))
    assert read("C4 0").on(area, card).under == frozenset()
    assert read("C4 0 over").on(area, card).under == frozenset()
    assert read("C4 0 under").on(area, card).under == all_three
    assert read("D3 90 under").on(area, card).under == {Cell.parse("D4")}
    assert read("D3 90 under D4").on(area, card).under == {Cell.parse("D4")}


@pytest.mark.parametrize("layer", ["", "over", "under", "under C5", "under C5 D5 E5"])
def test_where_nothing_is_overlapped_every_layer_means_beside(layer: str) -> None:
    area, card = laid("C4 0"), plain_card(2)
    assert read(f"C5 0 {layer}").on(area, card) == Placement(Cell.parse("C5"), Rotation.R0)
    assert len(area.lay(card, read(f"C5 0 {layer}").on(area, card)).laid) == 2


# Writing


def test_writing() -> None:
    between = Placement(B3, Rotation.R90, frozenset([D3, C3]))
    assert write(Placement(B3, Rotation.R180)) == "B3 180"
    assert write(between) == "B3 90 under C3 D3"
    assert write(between, [B3, C3, D3]) == "B3 90 under C3 D3"
    assert write(between, [C3, D3]) == "B3 90 under"


@given(data=st.data())
def test_what_is_written_is_read_as_the_same_placement(data: st.DataObject) -> None:
    table = brute.Grid(1, 3, 7, 4, under=True)
    pile = brute.Pile(table, (brute.Spot((3, 2), 0),))
    for _ in range(data.draw(st.integers(0, 4))):
        pile = pile.lay(data.draw(st.sampled_from(list(pile.legal()))))
    area, card = area_of(pile), plain_card(9)
    placement = placement_of(data.draw(st.sampled_from(list(pile.legal()))))
    for text in (write(placement), write(placement, area.overlapped(card, placement))):
        assert read(text).on(area, card) == placement
        assert read(text.lower()).on(area, card) == placement


# Cells


@pytest.mark.parametrize(
    ("label", "cell"), [("A1", (0, 0)), ("b3", (2, 1)), ("Z9", (8, 25)), ("AA10", (9, 26)), ("AS45", (44, 44))]
)
def test_labels(label: str, cell: tuple[int, int]) -> None:
    assert Cell.parse(label) == cell
    assert Cell(*cell).label == label.upper()


@given(st.integers(0, 98), st.integers(0, 700))
def test_every_label_is_read_as_its_cell(row: int, col: int) -> None:
    assert Cell.parse(Cell(row, col).label) == (row, col)


def test_columns_go_on_after_z() -> None:
    assert [column_label(col) for col in (0, 25, 26, 51, 52)] == ["A", "Z", "AA", "AZ", "BA"]


# Text


def test_cards_and_hands_as_text() -> None:
    card = picnic_card(7, "Wo Dr Sb")
    assert card_text(card) == "sandwich orange | donut red | soda blue"
    assert card_text(card, Rotation.R180) == "soda blue | donut red | sandwich orange"
    assert card_text(card, Rotation.R90) == "sandwich orange\ndonut red\nsoda blue"
    tall = plain_card(8, rows=2, cols=3)
    assert hand_text([card, tall]) == (
        "#7: sandwich orange | donut red | soda blue\n#8: 8.0 | 8.1 | 8.2 / 8.3 | 8.4 | 8.5"
    )
    assert hand_text([]) == ""


def test_areas_as_text() -> None:
    first, second = picnic_card(1, "Wo Dr Sb"), picnic_card(2, "Ug Ug Ur")
    area = Area(TABLE)
    assert area_text(area) == "(empty)"
    area = area.lay(first, Placement(Cell.parse("C4"), Rotation.R0)).lay(second, read("E3 90").on(area, second))
    assert area_text(area).split("\n") == [
        "   C               D               E",
        " 3 .               .               sausage green",
        " 4 sandwich orange donut red       sausage green",
        " 5 .               .               sausage red",
    ]
    assert area_text(area, Box(2, 4, 3, 4)) == "   E\n 3 sausage green\n 4 sausage green"


def test_wide_labels_keep_the_columns_in_line() -> None:
    assert area_text(Area(TABLE), Box(0, 25, 0, 27)) == "   Z  AA AB\n 1 .  .  ."
