"""The rules of Veggies, topic by topic.

Cards are written as letters: S strawberry, B banana, G grape, C carrot, M mushroom; x is a mouse and a dot is an
empty crate.
"""

from __future__ import annotations

from typing import Iterator

from engine.area import Area
from engine.cards import Card, CardId
from engine.pages import Figure, Pages, Topic, board, onlooker
from engine.pages import tried as try_out
from engine.veggies.rules import TABLE
from engine.veggies.scoring import name_choices, names_each, outcome, sheet
from engine.veggies.view import market_zone

NAME = "veggies"
_LETTERS = {
    "S": "strawberry",
    "B": "banana",
    "G": "grape",
    "C": "carrot",
    "M": "mushroom",
    ".": "crate",
    "x": "mouse",
}


def card(text: str, number: int = 99) -> Card:
    """A card written as `SB. / SxG`: two rows of three."""
    return Card(CardId(number), tuple(tuple((_LETTERS[one],) for one in row) for row in text.split(" / ")))


def laid(*lines: str) -> Area:
    """A stall with cards laid in order, each written as `V22 0 = SB. / SxG`."""
    pairs = [line.split(" = ") for line in lines]
    return board(TABLE, [(at, card(spaces, number)) for number, (at, spaces) in enumerate(pairs, 1)])


def tried(stall: Area, at: str, spaces: str) -> Figure:
    """A card tried out, as players see it before placing; crossed out if the placement is illegal."""
    return try_out(onlooker(NAME, stall), card(spaces), at)


ONE = "V22 0 = SB. / SxG"
STALL = (ONE, "X22 90 = SM / .C / SC", "V24 0 = SSB / .xC", "T23 0 = BBM / xGS")
OTHERS = (
    ("V22 0 = CC. / .MM", "V24 0 = CxG / .MM", "X21 90 = GC / MG / .S"),
    ("V22 0 = GG. / SxG", "Y22 0 = GC. / .BB", "W24 0 = SB. / GGM"),
    ("V22 0 = BB. / xC.", "V20 0 = .BM / BxS", "X23 0 = CCB / G.C"),
)
"""The stalls of three other players."""
GOODS = ("strawberry", "banana")


def _course() -> Iterator[Figure]:
    yield Figure("zone", (market_zone((card("CC. / .MM", 1), card("GGx / .SB", 2), card("BB. / xC.", 3))),))


def _opening() -> Iterator[Figure]:
    yield Figure("hand", ((card("SB. / SxG", 1), card("CC. / .MM", 2)), 0))


def _placing() -> Iterator[Figure]:
    yield tried(laid(ONE), "Y22 0", "CC. / .MM")
    yield tried(laid(ONE), "Y24 0", "CC. / .MM")


def _over() -> Iterator[Figure]:
    yield tried(laid(ONE), "W23 0", "SS. / .MM")
    yield tried(laid(ONE), "W23 0 under", "SS. / .MM")


def _size() -> Iterator[Figure]:
    yield Figure("area", (onlooker(NAME, laid(*STALL)),))


def _naming() -> Iterator[Figure]:
    stall = laid(*STALL)
    yield Figure("example", (onlooker(NAME, stall), sheet(stall, GOODS[:1]).lines[:1]))


def _scoring() -> Iterator[Figure]:
    stall = laid(*STALL)
    yield Figure("example", (onlooker(NAME, stall), sheet(stall, GOODS).lines[:2]))


def _mice() -> Iterator[Figure]:
    stall = laid(*STALL)
    yield Figure("example", (onlooker(NAME, stall), sheet(stall, ()).lines))
    yield tried(stall, "T23 180", "MC. / .SB")


def _teams() -> Iterator[Figure]:
    stalls = tuple(laid(*cards) for cards in (STALL, *OTHERS))
    named = [name_choices(stall, names_each(len(stalls)))[0] for stall in stalls]
    yield Figure("scoresheet", (onlooker(NAME, *stalls, outcome=outcome(stalls, named)),))


PAGES = Pages(
    topics=(
        Topic("overview", _scoring),
        Topic("opening", _opening),
        Topic("course", _course),
        Topic("placing", _placing),
        Topic("over", _over),
        Topic("size", _size),
        Topic("naming", _naming),
        Topic("scoring", _scoring),
        Topic("mice", _mice),
        Topic("teams", _teams),
        Topic("writing", _placing),
    ),
    problems={
        "off_frame": "size",
        "first_card": "opening",
        "touches_nothing": "placing",
        "corner_only": "placing",
        "never_under": "over",
        "nothing_to_be_under": "over",
    },
    phases={"start": "opening", "turn": "course", "name": "naming"},
)
