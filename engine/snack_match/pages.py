"""The rules of Snack Match, topic by topic.

Cards are written as letters, two per square: a snack (W sandwich, D donut, S soda, U sausage) on a cloth (o, g, b, r).
"""

from __future__ import annotations

from functools import partial
from typing import Iterator

from engine.area import Area, Placement
from engine.cards import Card, CardId
from engine.geometry import Cell, Rotation
from engine.pages import Figure, Pages, Topic, board, onlooker
from engine.pages import tried as try_out
from engine.snack_match import bonus as diet
from engine.snack_match.bonus import bonus_of
from engine.snack_match.rules import TABLE
from engine.snack_match.scoring import group_lines, solo_outcome
from engine.snack_match.view import SnackView, opponent_zone

NAME = "snack"
_SNACKS = {"W": "sandwich", "D": "donut", "S": "soda", "U": "sausage"}
_CLOTHS = {"o": "orange", "g": "green", "b": "blue", "r": "red"}


def card(text: str, number: int = 99) -> Card:
    """A card written as `Wo Dg Sb`."""
    return Card(CardId(number), (tuple((_SNACKS[one[0]], _CLOTHS[one[1]]) for one in text.split()),))


def laid(*lines: str) -> Area:
    """An area with cards placed in order, each written as `C4 0 = Wo Dg Sb`."""
    pairs = [line.split(" = ") for line in lines]
    return board(TABLE, [(at, card(squares, number)) for number, (at, squares) in enumerate(pairs, 1)])


def picnic(*rows: str) -> Area:
    """A full picnic that looks like these rows: two cards per row, the second over the first, from the bottom up."""
    area = Area(TABLE)
    for row in (3, 2, 1, 0):
        for col in (0, 1):
            squares = " ".join(rows[row].split()[col : col + 3])
            area = area.lay(card(squares, 2 * row + col + 1), Placement(Cell(row, 2 + col), Rotation.R0))
    return area


def tried(area: Area, at: str, squares: str, *, points: bool = False) -> Figure:
    """A card tried out, as players see it before placing; crossed out if the placement is illegal."""
    return try_out(onlooker(NAME, area), card(squares), at, group_lines if points else None)


ONE = "C4 0 = Wo Dg Sb"
TWO = (ONE, "C5 0 = Ur Dg Wo")
FULL = ("Wo Wo Db Ur", "Wo Sg Db Ur", "Sg Sg Dg Ub", "Ug Sr Sr Ub")


def _overview() -> Iterator[Figure]:
    full = picnic(*FULL)
    yield Figure("example", (onlooker(NAME, full), tuple(group_lines(full))))


def _course() -> Iterator[Figure]:
    yield Figure("hand", ((card("Wo Dg Sb", 1), card("Ur Dr Wb", 2)), 0))


def _placing() -> Iterator[Figure]:
    yield tried(laid(ONE), "C5 0", "Ur Dg Wo")
    yield tried(laid(ONE), "F5 90", "Ur Dg Wo")


def _first() -> Iterator[Figure]:
    yield tried(Area(TABLE), "C4 0", "Wo Dg Sb")
    yield tried(Area(TABLE), "D3 90", "Wo Dg Sb")


def _layers() -> Iterator[Figure]:
    yield tried(laid(ONE), "D3 90 over", "Sr Ub Wr")
    yield tried(laid(ONE), "D3 90 under", "Sr Ub Wr")


def _between() -> Iterator[Figure]:
    yield tried(laid(*TWO), "D3 90 under D5", "Sr Ub Wr")
    yield tried(laid(ONE), "C4 180 under C4", "Ur Sr Wb")


def _rings() -> Iterator[Figure]:
    woven = laid(ONE, "D3 90 = Dr Ub Wr", "C5 0 = Ub Sg Wo")
    yield Figure("area", (onlooker(NAME, woven),))
    yield tried(woven, "E3 90 under E4", "Sr Ug Dg")


def _area() -> Iterator[Figure]:
    yield Figure("area", (onlooker(NAME, laid(*TWO)),))
    yield tried(laid(*TWO), "E6 0", "Sr Ub Wr")


def _groups() -> Iterator[Figure]:
    yield tried(laid(ONE, "C5 0 = Wo Dr Ub"), "C6 0", "Wo Dg Sg", points=True)
    yield from _overview()


def _winning() -> Iterator[Figure]:
    full = picnic(*FULL)
    biggest = max(group_lines(full), key=lambda line: line.points)
    yield Figure("example", (onlooker(NAME, full), (biggest,)))


def _solo() -> Iterator[Figure]:
    cards = tuple(
        card(squares, number)
        for number, squares in enumerate(
            ("Ur Dr Wb", "Sg Ub Dr", "Do Wr Sb", "Wg Db Ur", "Dg So Wr", "Ub Dr Sg", "Wo Sb Dr", "Dg Uo Wb"), 11
        )
    )
    full = picnic(*FULL)
    yield Figure("zone", opponent_zone(cards[:3]))
    seen = onlooker(NAME, full, outcome=solo_outcome(full, cards, ()))
    view = SnackView(**vars(seen) | {"solo": True, "zones": opponent_zone(cards)})
    yield Figure("scoresheet", (view,))


def _diet() -> Iterator[Figure]:
    yield Figure("bonus", ((bonus_of("donut", "corners"), bonus_of("green", "isolated")),))


DIETS = {
    "fewest": bonus_of("soda", "fewest"),
    "corners": bonus_of("sausage", "corners"),
    "groups": bonus_of("orange", "groups"),
    "lines": bonus_of("blue", "lines"),
    "most": bonus_of("orange", "most"),
    "isolated": bonus_of("green", "isolated"),
    "centre": bonus_of("donut", "centre"),
    "pairs": bonus_of("soda", "pairs"),
}
"""Each modification card's side, with a component for the example."""
_DIET_BOARD = ("Uo Wo Db Ub", "Wg Dr Dr Sb", "Sg Wo Dg Sb", "Ug Sr Wo Ub")
_OTHERS = {"fewest": (4, 5), "most": (2, 4)}
"""How many of the component the other players have, in the examples that compare."""


def _diet_card(modification: str) -> Iterator[Figure]:
    pair = DIETS[modification]
    full = picnic(*_DIET_BOARD)
    yield Figure("bonus", ((pair,),))
    yield Figure("example", (onlooker(NAME, full), (diet.score(pair, full, _OTHERS.get(modification, (0,))),)))


PAGES = Pages(
    topics=(
        Topic("overview", _overview),
        Topic("course", _course),
        Topic("first", _first),
        Topic("placing", _placing),
        Topic("layers", _layers),
        Topic("between", _between),
        Topic("rings", _rings),
        Topic("area", _area),
        Topic("groups", _groups),
        Topic("winning", _winning),
        Topic("diet", _diet),
        *(Topic(f"diet-{modification}", partial(_diet_card, modification)) for modification in DIETS),
        Topic("solo", _solo),
        Topic("writing", _placing),
    ),
    problems={
        "off_frame": "area",
        "too_wide": "area",
        "too_high": "area",
        "first_card": "first",
        "touches_nothing": "placing",
        "corner_only": "placing",
        "nothing_to_be_under": "layers",
        "over_and_under_one": "between",
        "ring": "rings",
    },
    phases={"choose": "course", "play": "placing"},
)
