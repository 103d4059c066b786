"""Tables that nobody has played, for tests of how they are shown."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

from bot.panels.layout import Panel
from bot.service.clock.waits import Wait
from bot.service.table import Agreement, Holder, Location, Person, Seats, Status, Table, TableClock, Tenure
from engine.area import Area, Placement
from engine.catalog import DEFAULT_PACK, Catalog
from engine.game import View
from engine.geometry import Cell, Rotation
from engine.snack_match.bonus import bonus_of
from engine.snack_match.pages import NAME as SNACK
from engine.snack_match.pages import picnic
from engine.snack_match.scoring import outcome as snack_outcome
from engine.snack_match.view import SnackView
from engine.veggies.pages import NAME as VEGGIES
from engine.veggies.pages import card
from engine.veggies.rules import TABLE as STALL
from engine.veggies.scoring import outcome as veggies_outcome
from engine.veggies.view import VeggiesView, market_zone

NOW = datetime(2027, 1, 31, tzinfo=UTC)
ROWS = ("Wo Wg Wb Uo", "Do Dg Db Uo", "So Sg Sb Uo", "Wr Wr Wr Dg")
"""A full picnic in which ten groups score: no area has a longer score sheet."""
GOODS = ("strawberry", "banana", "grape", "carrot", "mushroom")


@dataclass(frozen=True)
class Posed(Table):
    """A table at which everything has happened that makes its message longer."""

    posed: View | None = None

    def view(self, seat: int | None) -> View:
        assert self.posed is not None
        return self.posed


@dataclass(frozen=True)
class Shown:
    """A panel as a message."""

    components: list[dict[str, Any]]


def posed(view: View) -> Posed:
    people = [Person(2**60 + seat, "W" * 32) for seat in range(view.seats)]
    late = NOW + timedelta(days=3)
    return Posed(
        code="WWWWW",
        status=Status.OVER if view.over else Status.PLAYING,
        location=Location(1, 1),
        rev=1,
        match=Catalog().begin(view.game, view.seats, seed=bytes(32)),
        posed=view,
        agreed=Agreement(
            game=view.game, capacity=view.seats, options={}, pack=DEFAULT_PACK, language="en", created=NOW
        ),
        seats=Seats(
            host=people[0].id,
            holders=tuple(Holder(person=one, missed=1) for one in people),
            tenures=tuple(
                Tenure(seat, since, holder)
                for seat, one in enumerate(people)
                for since, holder in ((0, Person(2**61 + seat, "")), (1, one))
            ),
        ),
        clock=TableClock(
            waits=tuple(Wait(seat, one.id, "4play", NOW, late, late, None) for seat, one in enumerate(people))
        ),
    )


def snack_view(*, over: bool) -> View:
    areas = (picnic(*ROWS),) * 9
    bonuses = (bonus_of("sandwich", "most"), bonus_of("orange", "isolated"))
    return SnackView(
        game=SNACK,
        seat=None,
        seats=9,
        phase="over" if over else "play",
        round=4,
        rounds=4,
        waiting=() if over else tuple(range(9)),
        areas=areas,
        bonuses=bonuses,
        pile=0,
        commitment="f" * 64,
        seed="f" * 64 if over else None,
        outcome=snack_outcome(areas, bonuses) if over else None,
    )


def veggies_view(*, over: bool) -> View:
    """Four stalls of eight cards that cover nothing, as narrow and tall as possible."""
    stall = Area(STALL)
    cards = [card("SBM / CxG", number) for number in range(1, 9)]
    stall = stall.lay(cards[0], STALL.first[0])
    for number, one in enumerate(cards[1:]):
        stall = stall.lay(one, Placement(Cell(23 + 3 * number, 21), Rotation.R90))
    assert len(stall.seen) == 48
    return VeggiesView(
        game=VEGGIES,
        seat=None,
        seats=4,
        phase="over" if over else "turn",
        round=8,
        rounds=8,
        waiting=() if over else (0, 1, 2, 3),
        areas=(stall,) * 4,
        teams=((0, 2), (1, 3)),
        zones=() if over else (market_zone(cards[:3]),),
        pile=0,
        commitment="f" * 64,
        seed="f" * 64 if over else None,
        first=0,
        named=(GOODS,) * 4 if over else (None,) * 4,
        outcome=veggies_outcome((stall,) * 4, [GOODS] * 4) if over else None,
    )


def message(panel: Panel) -> Shown:
    return Shown(panel.build().to_components())
