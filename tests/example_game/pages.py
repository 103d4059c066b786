"""The rules, topic by topic. Tiles are written by their pips: `1 3`."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Iterator

from engine.area import Area
from engine.cards import Card, CardId
from engine.game import View
from engine.pages import Figure, Pages, Topic, board, onlooker, tried
from tests.example_game import scoring
from tests.example_game.pack import PIPS
from tests.example_game.rules import TABLE

NAME = "dominoes"
LINE = ("AC1 0 = 1 3", "AE1 0 = 3 4", "AA1 0 = 2 1")
OWNERS = (0, 1, 0)


def tile(text: str, number: int = 99) -> Card:
    return Card(CardId(number), (tuple((PIPS[int(pips)],) for pips in text.split()),))


def laid(*lines: str) -> Area:
    """`AC1 0 = 1 3`: tiles laid one after the other."""
    pairs = [line.split(" = ") for line in lines]
    return board(TABLE, [(at, tile(text, number)) for number, (at, text) in enumerate(pairs, 1)])


def seen(line: Area) -> View:
    return onlooker(NAME, shared=line)


def _overview() -> Iterator[Figure]:
    line = laid(*LINE)
    yield Figure("example", (seen(line), tuple(scoring.lines(line, OWNERS, 0))))


def _turn() -> Iterator[Figure]:
    yield Figure("hand", ((tile("2 2", 1), tile("0 4", 2), tile("1 1", 3)),))
    yield Figure("area", (seen(laid(*LINE)),))


def _placing() -> Iterator[Figure]:
    line = laid(*LINE)
    owners = (*OWNERS, 0)
    yield tried(seen(line), tile("4 4"), "AG1 0", partial(_points, owners))
    yield tried(seen(line), tile("0 3"), "AG1 0")


def _points(owners: tuple[int, ...], line: Area) -> object:
    return scoring.lines(line, owners[: len(line.laid)], 0)


def _end() -> Iterator[Figure]:
    line = laid(*LINE)
    ended = scoring.outcome(line, OWNERS, [(tile("0 2"),), (tile("1 1"),)])
    yield Figure("scoresheet", (replace(onlooker(NAME, shared=line, outcome=ended), phase="over"),))


PAGES = Pages(
    topics=(Topic("overview", _overview), Topic("turn", _turn), Topic("placing", _placing), Topic("end", _end)),
    problems=dict.fromkeys(
        (
            "off_frame",
            "first_card",
            "touches_nothing",
            "corner_only",
            "no_overlap",
            "never_under",
            "nothing_to_be_under",
            "no_match",
        ),
        "placing",
    ),
    phases={"turn": "turn"},
)
