"""Without pictures: a whole game read and typed, the switch on every panel, and what is kept for good."""

from __future__ import annotations

import re
from itertools import product
from typing import Any, Iterator

from bot.looks import Look
from bot.service.tables import Status
from tests.bot.discord.conftest import Open
from tests.bot.discord.reading import alts, text_of, verbs
from tests.bot.discord.world import World, answer

Spot = tuple[int, int]
"""Row and column, both from 1."""


NEAR = ((0, 0), (0, 1), (1, 0), (0, -1), (-1, 0))


def read_area(text: str) -> dict[Spot, tuple[str, str]]:
    """What the text says lies where; nothing else is known to this player."""
    seen = {}
    for row, squares in re.findall(r"^Row (\d+): (.*)\.$", text, re.MULTILINE):
        for column, snack, cloth in re.findall(r"([A-G]) (\w+) on (\w+)", squares):
            seen[int(row), "ABCDEFG".index(column) + 1] = (snack, cloth)
    return seen


def read_hand(text: str) -> dict[int, list[tuple[str, str]]]:
    cards = re.findall(r"^Card (\d): (.*)\.$", text, re.MULTILINE)
    return {int(number): re.findall(r"(\w+) on (\w+)", squares) for number, squares in cards}


def ways(seen: dict[Spot, tuple[str, str]]) -> Iterator[tuple[str, list[Spot]]]:
    """Where a card can lie over or beside, worked out from what was read."""
    if not seen:
        yield "C4 0", [(4, 3), (4, 4), (4, 5)]
        return
    for row, column, turn in product(range(1, 8), range(1, 8), (0, 90)):
        cells = [(row + n, column) if turn else (row, column + n) for n in range(3)]
        rows, columns = zip(*cells, *seen, strict=True)
        fits = max(rows) - min(rows) < 4 and max(columns) - min(columns) < 4 and max(*rows, *columns) <= 7
        beside = any((r + dr, c + dc) in seen for r, c in cells for dr, dc in NEAR)
        if fits and beside:
            yield f"{'ABCDEFG'[column - 1]}{row} {turn}", cells


def neighbours_alike(seen: dict[Spot, tuple[str, str]]) -> int:
    return sum(
        (one[0] == other[0]) + (one[1] == other[1])
        for (r, c), one in seen.items()
        for other in (seen.get((r + 1, c)), seen.get((r, c + 1)))
        if other
    )


def decide(text: str) -> dict[str, str]:
    """The way that brings most equal neighbours, with what is known from reading."""
    seen, hand = read_area(text), read_hand(text)
    _, number, where = max(
        (neighbours_alike({**seen, **dict(zip(cells, card, strict=True))}), -number, where)
        for number, card in hand.items()
        for where, cells in ways(seen)
    )
    return {"where": where, "card": str(-number)} if len(hand) > 1 else {"where": where}


def without_pictures(message: Any) -> str:
    assert alts(message) == []
    assert not message.attachments
    return text_of(message)


async def test_a_whole_game_read_and_typed(opened: Open) -> None:
    world = await opened(2, drawn=True)
    reader, other = world.people
    code = await world.begin(other, diet="medium")
    first = (await world.press(reader, await world.cards(reader, code), "look", "text")).response
    without_pictures(first)
    while (await world.table(code)).status is Status.PLAYING:
        panel = await world.cards(reader, code)
        text = without_pictures(panel)
        if "choose" in verbs(panel):
            assert len(read_hand(text)) == 2
            await world.press(reader, panel, "choose", "0")
        else:
            form = await world.press(reader, panel, "type")
            tried = (await reader.submit_modal(form, decide(text))).response
            assert "place" in verbs(tried), text_of(tried)
            assert "Tried out at" in without_pictures(tried)
            await world.press(reader, tried, "place")
        if 0 not in (await world.table(code)).view(None).waiting:
            await world.finish_phase(code)
    sheet = (await world.press(reader, await world.notice(code), "read")).response
    assert sheet.ephemeral
    read = without_pictures(sheet)
    assert "Area of seat 1, 8 cards." in read
    table = await world.table(code)
    own = read[read.index("Area of seat 1") : read.index("Area of seat 2")]
    assert len(read_area(own)) == len(table.view(None).areas[0].seen)
    assert len(table.view(None).areas[0].laid) == 8


async def test_the_switch_is_on_every_panel_and_works_both_ways(opened: Open) -> None:
    world = await opened(2, drawn=True)
    one, other = world.people
    code = await world.begin(other)
    panel = await world.cards(one, code)
    assert alts(panel)
    text = (await world.press(one, panel, "look", "text")).response
    assert "Card 1:" in without_pictures(text)
    await world.finish_phase(code)
    tried = (await world.press(one, await world.cards(one, code), "try")).response
    assert "Tried out at" in without_pictures(tried)
    again = (await world.press(one, tried, "look")).response
    assert alts(again), "the same trial with its picture"
    assert verbs(again).count("try") == verbs(tried).count("try")
    page = (await one.slash(world.channel, "snack rules", topic="layers")).response
    assert alts(page)
    page = (await world.press(one, page, "look")).response
    assert "Tried out at" in without_pictures(page)
    assert alts(await world.cards(other, code)), "others see what they like"


async def test_what_is_chosen_for_good_outlives_a_restart(world: World) -> None:
    one, other = world.people
    await world.bot.desk.looks.turn(other.id, "text")
    helped = (await one.slash(world.channel, "snack help")).response
    chosen = (await world.press(one, helped, "keeplook", "text")).response
    assert "pictures: **on**" in text_of(chosen)
    chosen = (await world.press(one, chosen, "keeplook", "strong")).response
    assert "contrast: **on**" in text_of(chosen)
    await world.restart()
    assert await world.bot.desk.looks.of(one.id) == Look(text=True, strong=True)
    assert await world.bot.desk.looks.of(other.id) == Look()
    helped = (await one.slash(world.channel, "snack help")).response
    await world.press(one, helped, "keeplook", "pictures")
    await world.restart()
    assert await world.bot.desk.looks.of(one.id) == Look(strong=True)


async def test_the_tutorial_can_be_read(opened: Open) -> None:
    world = await opened(1, drawn=True)
    one = world.people[0]
    message = (await one.slash(world.channel, "snack tutorial")).response
    message = (await world.press(one, message, "look", "text")).response
    assert "Step 1 of 12" in without_pictures(message)
    message = (await world.press(one, message, "choose", "0")).response
    assert "Step 2 of 12" in without_pictures(message)


async def test_anyone_can_read_a_table(opened: Open) -> None:
    world = await opened(2, drawn=True)
    code = await world.begin(world.people[1])
    await world.finish_phase(code)
    await world.finish_phase(code)
    read = await world.press(world.onlooker, await world.notice(code), "read")
    assert "Row 4:" in answer(read)
    assert "Area of seat 2" in answer(read)
