"""Views to draw when nobody plays: for the gallery, the tests and the benchmarks. Always the same.

Moves are chosen by a rule of our own, so that pictures change only when drawing or the rules of the game do.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Mapping

from engine.cards import Card, CardId
from engine.catalog import Catalog
from engine.game import Outcome, ScoreLine, Sheet, View
from engine.geometry import Box, Cell, Rotation
from engine.groups import groups
from engine.moves import Place
from engine.replay import Entry, Match
from engine.snack_match.scoring import group_lines
from engine.snack_match.view import SnackView
from engine.table import Area, Placement, TableRules


@lru_cache(maxsize=64)
def snack(seats: int, diet: str = "none", moves: int | None = None, seed: int = 1) -> SnackView:
    """Seat 1's view of a game after so many moves, or at its end. Everyone plays for points, without much thought."""
    match = _begin(seats, diet, seed)
    for entry in _played(seats, seed)[:moves]:
        match = match.act(entry.seat, entry.move)
    view = match.view(0)
    assert isinstance(view, SnackView)
    return view


def _begin(seats: int, diet: str, seed: int) -> Match:
    return Catalog().begin("snack", seats, {"diet": diet}, seed=bytes([seed]) * 32)


@lru_cache(maxsize=16)
def _played(seats: int, seed: int) -> tuple[Entry, ...]:
    """A whole game; whatever the diet, the cards are the same."""
    match = _begin(seats, "none", seed)
    while match.outcome is None:
        match = _step(match)
    return match.entries


def _step(match: Match) -> Match:
    seat = match.view(None).waiting[0]
    view = match.view(seat)
    if view.phase == "choose":
        return match.act(seat, next(iter(match.game.legal_moves(view))))
    card = view.hand[0]
    best = max(view.area.placements(card), key=lambda placement: _promise(view.area.lay(card, placement)))
    return match.act(seat, Place(card.id, best))


def _promise(area: Area) -> tuple[int, int]:
    """Points, then how much is seen."""
    return sum(line.points for line in group_lines(area)), len(area.seen)


# A stall of the 2 x 3 game

GOODS = ("strawberry", "banana", "grape", "carrot", "mushroom")
STALL = TableRules(
    frame=Box(0, 0, 44, 44),
    first=(Placement(Cell.parse("V22"), Rotation.R0),),
    opening=Box(20, 20, 23, 24),
)
_DECK = (
    "strawberry banana crate / strawberry mouse grape",
    "carrot carrot pallet / barrel mushroom mushroom",
    "grape grape mouse / crate strawberry banana",
    "banana banana barrel / mouse carrot pallet",
    "mushroom crate strawberry / mushroom grape strawberry",
    "pallet carrot mouse / carrot carrot banana",
    "grape barrel mushroom / grape strawberry crate",
    "banana mouse carrot / pallet grape mushroom",
)


@lru_cache(maxsize=1)
def market_cards() -> tuple[Card, ...]:
    cards = []
    for number, text in enumerate(_DECK, 1):
        rows = text.split(" / ")
        cards.append(Card(CardId(number), tuple(tuple((name,) for name in row.split()) for row in rows)))
    return tuple(cards)


_NARROW = ("V22 0", "X22 90", "U24 0", "X21 180", "W23 0", "T22 270", "V24 0", "Y24 90")
_WIDE = ("V22 0", "Y22 0", "AB22 180", "S22 0", "U24 90", "AA21 0", "X23 270", "AC23 0")


def stall(wide: bool = False, cards: int = 8) -> Area:
    """A stall of eight cards; wide, it has twelve columns."""
    area = Area(STALL)
    for card, text in list(zip(market_cards(), _WIDE if wide else _NARROW, strict=True))[:cards]:
        label, turn = text.split()
        area = area.lay(card, Placement(Cell.parse(label), Rotation(int(turn))))
    return area


def veggies(seats: int = 2, over: bool = False, wide: bool = False) -> View:
    areas = tuple(stall(wide=wide, cards=8 - seat if not over else 8) for seat in range(seats))
    outcome = None
    if over:
        sheets = tuple(Sheet(tuple(_stall_lines(area))) for area in areas)
        outcome = Outcome(sheets, (0,), "points")
    return View(
        game="veggies",
        seat=0,
        seats=seats,
        phase="over" if over else "play",
        round=1,
        rounds=8,
        waiting=(0,),
        areas=areas,
        pile=20,
        commitment="",
        outcome=outcome,
    )


def _stall_lines(area: Area) -> list[ScoreLine]:
    """Largest group times number of groups of two goods, and the mice."""
    worth: Mapping[str, int] = {"strawberry": 1, "carrot": 1}
    lines = []
    for good in worth:
        found = [group.cells for group in groups(area.seen, [good])]
        if found:
            lines.append(ScoreLine("good", good, tuple(found), max(map(len, found)) * len(found)))
    mice = [group.cells for group in groups(area.seen, ["mouse"])]
    if mice:
        lines.append(ScoreLine("mice", "mouse", tuple(mice), -2 * sum(map(len, mice))))
    return lines
