"""Large tables in words: nothing is cut off in any language, and every area is told or behind a button."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.lessons.snack import NAME as SNACK
from bot.lessons.snack import picnic
from bot.lessons.veggies import NAME as VEGGIES
from bot.lessons.veggies import card
from bot.looks import Look
from bot.panels.areas import areas_in_words
from bot.panels.ids import Press
from bot.panels.layout import Panel
from bot.panels.people import seat_name
from bot.panels.public import table_panel
from bot.panels.studio import Studio
from bot.service.tables import Holder, Person, Status, Table, Tenure
from bot.service.tables import Place as Venue
from bot.service.waits import Wait
from bot.words import Words, languages, words_for
from engine.catalog import HOUSE, Catalog
from engine.game import Bonus, Level, View
from engine.geometry import Cell, Rotation
from engine.moves import Move, Place
from engine.snack_match.rules import Keep
from engine.snack_match.scoring import outcome as snack_outcome
from engine.snack_match.view import SnackView
from engine.table import Area, Placement
from engine.veggies.rules import TABLE as STALL
from engine.veggies.scoring import outcome as veggies_outcome
from engine.veggies.view import VeggiesView
from render.worker import Painter
from tests.bot.discord.conftest import Open
from tests.bot.discord.hooks import press_foreign
from tests.bot.discord.limits import check
from tests.bot.discord.reading import parts, presses, text_of
from tests.bot.discord.world import World, answer

NOW = datetime(2027, 1, 31, tzinfo=UTC)
ROWS = ("Wo Wg Wb Uo", "Do Dg Db Uo", "So Sg Sb Uo", "Wr Wr Wr Dg")
"""A full picnic in which ten groups score: no area has a longer score sheet."""
GOODS = ("strawberry", "banana", "grape", "carrot", "mushroom")


@dataclass(frozen=True)
class Posed(Table):
    """A table at which everything has come about that makes its message long."""

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
        game=view.game,
        status=Status.OVER if view.over else Status.PLAYING,
        place=Venue(1, 1),
        host=people[0].id,
        capacity=view.seats,
        options={},
        holders=tuple(Holder(person=one, missed=1) for one in people),
        pack=HOUSE,
        language="en",
        created=NOW,
        rev=1,
        waits=tuple(Wait(seat, one.id, "4play", NOW, late, late, None) for seat, one in enumerate(people)),
        tenures=tuple(
            Tenure(seat, since, holder)
            for seat, one in enumerate(people)
            for since, holder in ((0, Person(2**61 + seat, "")), (1, one))
        ),
        match=Catalog().begin(view.game, view.seats, seed=bytes(32)),
        posed=view,
    )


def snack_view(*, over: bool) -> View:
    areas = (picnic(*ROWS),) * 9
    bonuses = (Bonus("sandwich", "most"), Bonus("orange", "isolated"))
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
    """Four stalls of eight cards that cover nothing, as narrow and high as can be."""
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
        market=() if over else tuple(cards[:3]),
        pile=0,
        commitment="f" * 64,
        seed="f" * 64 if over else None,
        first=0,
        named=(GOODS,) * 4 if over else (None,) * 4,
        outcome=veggies_outcome((stall,) * 4, [GOODS] * 4) if over else None,
    )


@pytest.fixture
async def reading() -> AsyncIterator[Studio]:
    painter = Painter()
    yield Studio(painter).seen(Look(text=True))
    painter.close()


def message(panel: Panel) -> Shown:
    return Shown([one.to_component_dict() for one in panel.build().children])


def lines_of(panel: Panel) -> list[str]:
    shown = message(panel)
    check(shown)
    texts = [one["content"] for one in parts(shown) if "content" in one]
    assert not [text for text in texts[:-1] if text.endswith("…")], "nothing is cut"
    return "\n".join(texts).splitlines()


def seats_behind_buttons(panel: Panel) -> list[str]:
    return [press.args[0] for press in presses(message(panel), enabled=False) if press.verb == "read"]


def check_areas(words: Words, view: View, panel: Panel, seat: int) -> None:
    """That of the seat is told; the others are too, or are behind a button."""
    text = "\n".join(lines_of(panel))
    told = [area in text for area in areas_in_words(words, view)]
    assert told[seat]
    if seats := seats_behind_buttons(panel):
        assert seats == [str(one) for one in range(view.seats)]
    else:
        assert all(told)
    assert view.game != SNACK or view.seats < 9 or seats, "nine full areas fit in no message"


@pytest.mark.parametrize("make", [snack_view, veggies_view])
@pytest.mark.parametrize("language", languages())
async def test_while_it_runs_every_seat_is_told_of_and_every_area_within_reach(
    reading: Studio, language: str, make: Any
) -> None:
    words, table = words_for(language), posed(make(over=False))
    view = table.view(None)
    game = words(f"game-{table.game}")
    for seat in range(view.seats):
        panel = await table_panel(reading, words, table, NOW, seat)
        lines = lines_of(panel)
        title = words("table-title", game=game, code=table.code, round=view.round, rounds=view.rounds)
        assert title in lines
        assert words("reveal-title", round=view.round - 1) in lines
        for one in range(view.seats):
            name = seat_name(words, table, one)
            assert [line for line in lines if words("progress-waiting", seat=name) in line], one
            assert [line for line in lines if line.startswith(f"{name} · ")], "what everyone has so far"
        assert lines[-1] == words("table-footer", commitment=view.commitment[:12])
        check_areas(words, view, panel, seat)


@pytest.mark.parametrize("make", [snack_view, veggies_view])
@pytest.mark.parametrize("language", languages())
async def test_when_it_is_over_everyones_points_are_told(reading: Studio, language: str, make: Any) -> None:
    words, table = words_for(language), posed(make(over=True))
    view = table.view(None)
    assert view.outcome is not None
    for seat in range(view.seats):
        panel = await table_panel(reading, words, table, NOW, seat)
        lines = lines_of(panel)
        assert lines[0] == words("over-title", game=words(f"game-{table.game}"), code=table.code)
        for one, sheet in enumerate(view.outcome.sheets):
            title = words("score-seat", seat=seat_name(words, table, one), total=sheet.total)
            title += words("seat-before", names=f"<@{2**61 + one}>")
            assert title in lines
            if one == seat:
                assert (
                    lines[lines.index(title) + 1].count("·") == len([line for line in sheet.lines if line.points]) - 1
                )
        footer = words("over-footer", seed=view.seed or "", commitment=view.commitment).splitlines()
        assert lines[-len(footer) :] == footer
        check_areas(words, view, panel, seat)


async def test_small_tables_are_told_at_once(reading: Studio) -> None:
    words, full = words_for("fr"), snack_view(over=False)
    view = replace(full, seats=2, areas=full.areas[:2], waiting=(0, 1))
    panel = await table_panel(reading, words, posed(view), NOW)
    assert seats_behind_buttons(panel) == []
    check_areas(words, view, panel, 0)


async def spread_out(world: World, code: str) -> None:
    """To the last round, with everyone laying cards so that as much as possible is seen."""
    while await world.moment(code) != (4, "play"):
        table = await world.table(code)
        for seat, person in enumerate(world.people):
            for _ in range(1 if table.view(None).phase == "choose" else 2):
                table = await world.table(code)
                view = table.view(seat)
                if view.phase == "choose":
                    move: Move = Keep(view.hand[0].id)
                else:
                    area, laid = view.area, view.hand[0]
                    best = max(area.placements(laid), key=lambda where: len(area.lay(laid, where).seen))
                    move = Place(laid.id, best)
                await world.bot.club.act(code, person.id, table.stamp(seat), move)
    await world.tell(code)


async def test_seats_are_read_one_after_the_other(opened: Open) -> None:
    world = await opened(9)
    code = await world.begin(*world.people[1:], players=9)
    await spread_out(world, code)
    last = world.people[-1]
    read = (await world.press(last, await world.notice(code), "read")).response
    assert "Area of seat 9," in text_of(read), "one's own comes first"
    check(read)
    read = (await world.press(last, read, "read", "4")).response
    assert "Area of seat 5," in text_of(read)
    assert "Area of seat 9," not in text_of(read)
    await world.finish(code)
    read = (await world.press(last, read, "read", "2")).response
    assert "Area of seat 3, 8 cards" in text_of(read), "a button from before the end leads to what there is now"
    check(read)
    onlooker = (await world.press(world.onlooker, await world.notice(code), "read")).response
    assert "Area of seat 1, 8 cards" in text_of(onlooker)
    for wrong in ("9", "x", "-1"):
        refused = await press_foreign(last, read, Press("read", code, "", (wrong,)).id())
        assert "older version" in answer(refused)


async def test_a_seat_on_the_board_is_read_first(opened: Open) -> None:
    world = await opened(9)
    code = await world.begin(*world.people[1:], players=9)
    await spread_out(world, code)
    board = (await world.onlooker.slash(world.channel, "snack board", seat=4)).response
    read = (await world.press(world.people[1], board, "read")).response
    assert read.ephemeral
    assert "Area of seat 4," in text_of(read)


async def test_a_table_whose_seat_was_given_to_an_automatic_player_names_it(reading: Studio) -> None:
    words, table = words_for("en"), posed(snack_view(over=False))
    left = replace(table, holders=(Holder(level=Level.EASY), *table.holders[1:]))
    shown = Shown(
        [one.to_component_dict() for one in (await table_panel(reading, words, left, NOW, 1)).build().children]
    )
    labels = [one["label"] for one in parts(shown) if one.get("label", "").startswith("1: ")]
    assert labels == ["1: automatic player"]
