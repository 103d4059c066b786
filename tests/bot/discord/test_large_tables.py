"""Large tables in words: nothing is cut off in any language, and every area is described or behind a button."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest

from bot.drawing.appearance import Appearance
from bot.drawing.painter import Painter
from bot.drawing.studio import Studio
from bot.language.words import Words, languages, words_for
from bot.panels.areas import areas_in_words
from bot.panels.ids import Press
from bot.panels.layout import Panel
from bot.panels.medals import medal
from bot.panels.names import holder_name, seat_name
from bot.panels.table import table_panel
from bot.service.table import Holder
from engine.game import Level, View
from engine.moves import Move, Place
from engine.snack_match.pages import NAME as SNACK
from engine.snack_match.rules import Keep
from tests.bot.discord.conftest import Open
from tests.bot.discord.hooks import press_foreign
from tests.bot.discord.limits import check
from tests.bot.discord.posed import NOW, message, posed, snack_view, veggies_view
from tests.bot.discord.reading import parts, presses, text_of
from tests.bot.discord.world import World, answer


@pytest.fixture
async def reading() -> AsyncIterator[Studio]:
    painter = Painter()
    yield Studio(painter).seen(Appearance(text=True))
    painter.close()


def lines_of(panel: Panel) -> list[str]:
    shown = message(panel)
    check(shown)
    texts = [one["content"] for one in parts(shown) if "content" in one]
    assert not [text for text in texts[:-1] if text.endswith("…")], "nothing is cut off"
    return "\n".join(texts).splitlines()


def seats_behind_buttons(panel: Panel) -> list[str]:
    return [press.args[0] for press in presses(message(panel), enabled=False) if press.verb == "read"]


def check_areas(words: Words, view: View, panel: Panel, seat: int) -> None:
    """The seat's own area is described; the others are too, or are behind a button."""
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
    game = words(f"game-{table.agreed.game}")
    for seat in range(view.seats):
        panel = await table_panel(reading, words, table, NOW, {}, seat)
        lines = lines_of(panel)
        title = words("table-title", game=game, code=table.code, round=view.round, rounds=view.rounds)
        assert title in lines
        assert words("reveal-title", round=view.rounds) in lines, "every card of the last round is shown"
        for one in range(view.seats):
            name = seat_name(words, table, one)
            waited = words("progress-waiting", seat=name) + words("seat-waiting")
            assert [line for line in lines if line.startswith(waited)], "in words too, not just as a symbol"
            assert [line for line in lines if line.startswith(f"{name} · ")], "everyone's points so far"
        assert lines[-1] == words("table-footer")
        check_areas(words, view, panel, seat)


@pytest.mark.parametrize("make", [snack_view, veggies_view])
@pytest.mark.parametrize("language", languages())
async def test_when_it_is_over_everyones_points_are_told(reading: Studio, language: str, make: Any) -> None:
    words, table = words_for(language), posed(make(over=True))
    view = table.view(None)
    assert view.outcome is not None
    for seat in range(view.seats):
        panel = await table_panel(reading, words, table, NOW, {}, seat)
        lines = lines_of(panel)
        assert lines[0] == words("over-title", game=words(f"game-{table.agreed.game}"), code=table.code)
        for one, sheet in enumerate(view.outcome.sheets):
            place = next(rank.place for rank in view.outcome.ranking if one in rank.seats)
            name = f"{medal(place)} {holder_name(words, table.seats.holders[one])}"
            title = words("score-seat", seat=name, total=sheet.total)
            title += words("seat-before", names=f"<@{2**61 + one}>")
            assert title in lines
            if one == seat:
                assert (
                    lines[lines.index(title) + 1].count("·") == len([line for line in sheet.lines if line.points]) - 1
                )
        assert view.commitment not in "\n".join(lines), "the proof of the deal is behind a button"
        assert "deal" in [press.verb for press in presses(message(panel))]
        check_areas(words, view, panel, seat)


async def test_small_tables_are_told_at_once(reading: Studio) -> None:
    words, full = words_for("fr"), snack_view(over=False)
    view = replace(full, seats=2, areas=full.areas[:2], waiting=(0, 1))
    panel = await table_panel(reading, words, posed(view), NOW, {})
    assert seats_behind_buttons(panel) == []
    check_areas(words, view, panel, 0)


async def spread_out(world: World, code: str) -> None:
    """To the last round, with everyone placing cards so that as much as possible stays visible."""
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
    read = (await world.press(last, await world.posted(code), "read")).response
    assert "Area of seat 9," in text_of(read), "your own comes first"
    check(read)
    read = (await world.press(last, read, "read", "4")).response
    assert "Area of seat 5," in text_of(read)
    assert "Area of seat 9," not in text_of(read)
    await world.finish(code)
    read = (await world.press(last, read, "read", "2")).response
    assert "Area of seat 3, 8 cards" in text_of(read), "a button from before the end leads to the current state"
    check(read)
    onlooker = (await world.press(world.onlooker, await world.posted(code), "read")).response
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
    left = replace(
        table, seats=replace(table.seats, holders=(Holder(level=Level.EASY, name="crumb"), *table.seats.holders[1:]))
    )
    shown = message(await table_panel(reading, words, left, NOW, {}, 1))
    labels = [one["label"] for one in parts(shown) if one.get("label", "").startswith("1: ")]
    assert labels == ["1: Crumb"]
