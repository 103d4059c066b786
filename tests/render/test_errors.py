"""What can't be drawn raises an error with a code; no picture comes back half-drawn."""

from __future__ import annotations

from dataclasses import replace
from typing import Callable

import pytest

import render
from engine.area import Area, Laid, Placement
from engine.cards import Card, CardId
from engine.game import Bonus, Zone
from engine.geometry import Cell, Rotation
from engine.veggies.rules import TABLE
from render import RenderError
from tests.render import samples

VIEW = samples.snack(2, moves=8)
NOBODY = replace(VIEW, areas=())
ONLOOKER = replace(VIEW, seat=None)
OVER = samples.snack(2)
RAGGED = Card(CardId(1), ((("soda", "red"),), (("soda", "red"), ("donut", "red"))))
UNKNOWN = Card(CardId(1), ((("pizza",), ("crate",), ("crate",)),))


def outside() -> Area:
    """A stall that has left the frame, which no move leads to."""
    lost = Laid(samples.market_cards()[0], Placement(Cell(43, 43), Rotation.R0))
    return replace(Area(TABLE), laid=(lost,))


CASES: dict[str, tuple[str, Callable[[], object]]] = {
    "area of nobody": ("empty_view", lambda: render.area(NOBODY)),
    "table of nobody": ("empty_view", lambda: render.table(NOBODY)),
    "replay of nobody": ("empty_view", lambda: render.replay(NOBODY)),
    "replay before the first card": ("empty_view", lambda: render.replay(samples.snack(2, moves=0))),
    "no cards": ("empty_view", lambda: render.hand([])),
    "an empty zone": ("empty_view", lambda: render.zone(Zone("market", ()))),
    "no bonuses": ("empty_view", lambda: render.bonus([])),
    "a seat too many": ("no_such_seat", lambda: render.area(VIEW, 2)),
    "a seat below the first": ("no_such_seat", lambda: render.area(VIEW, -1)),
    "an onlooker's own area": ("no_such_seat", lambda: render.area(ONLOOKER)),
    "a replay of a seat too many": ("no_such_seat", lambda: render.replay(VIEW, 7)),
    "an onlooker's trial": ("no_such_seat", lambda: render.trial(ONLOOKER, VIEW.hand[0], _somewhere())),
    "a chosen card that is not there": ("no_such_card", lambda: render.hand(VIEW.hand, chosen=5)),
    "a stall out of bounds": ("off_frame", lambda: render.area(replace(VIEW, areas=(outside(),), seat=0))),
    "a table with it": ("off_frame", lambda: render.table(replace(VIEW, areas=(outside(),)))),
    "a trial off the frame": ("off_frame", lambda: render.trial(VIEW, VIEW.hand[0], _off(), problem=True)),
    "an illegal trial": ("bad_placement", lambda: render.trial(VIEW, VIEW.hand[0], _far())),
    "too many seats": ("too_large", lambda: render.table(replace(VIEW, areas=VIEW.areas * 5))),
    "too many cards": ("too_large", lambda: render.hand(VIEW.hand * 10)),
    "a seat that is no number": ("no_such_seat", lambda: render.area(VIEW, "1")),
    "half a seat": ("no_such_seat", lambda: render.area(VIEW, 0.5)),
    "a card without squares": ("bad_card", lambda: render.hand([Card(CardId(1), ())])),
    "a card with an empty row": ("bad_card", lambda: render.zone(Zone("row", (Card(CardId(1), ((),)),)))),
    "a card with rows of different lengths": ("bad_card", lambda: render.zone(Zone("row", (RAGGED,), across=2))),
    "more areas than sheets": ("bad_sheets", lambda: render.scoresheet(replace(OVER, areas=OVER.areas * 2))),
    "fewer areas than sheets": ("bad_sheets", lambda: render.scoresheet(replace(OVER, areas=OVER.areas[:1]))),
    "a replay with too few sheets": ("bad_sheets", lambda: render.replay(replace(OVER, areas=OVER.areas * 2))),
    "scores before the end": ("not_finished", lambda: render.scoresheet(VIEW)),
    "an unknown component": ("unknown_art", lambda: render.hand([UNKNOWN])),
    "an unknown sprite": ("unknown_art", lambda: render.sprite("pizza")),
    "an unknown modification": ("unknown_art", lambda: render.bonus([Bonus("red", "backwards", 1)])),
    "a bonus for an unknown component": ("unknown_art", lambda: render.bonus([Bonus("pizza", "most", -3)])),
}


def _somewhere() -> Placement:
    return next(VIEW.area.placements(VIEW.hand[0]))


def _far() -> Placement:
    return Placement(Cell(0, 0), Rotation.R0)


def _off() -> Placement:
    return Placement(Cell(-3, -3), Rotation.R0)


@pytest.mark.parametrize("case", CASES)
def test_a_clear_error(case: str) -> None:
    code, draw = CASES[case]
    with pytest.raises(RenderError) as caught:
        draw()
    assert caught.value.code == code
    assert code in str(caught.value)
    assert code in (RenderError.__doc__ or ""), "every code is listed"
