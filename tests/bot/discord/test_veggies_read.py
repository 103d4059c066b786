"""A whole game of Veggies by someone who reads and types, and knows only what the text says."""

from __future__ import annotations

import re
from itertools import product
from typing import Iterator

from bot.language.words import words_for
from bot.service.table import Status
from engine.geometry import Cell, Rotation
from tests.bot.discord.conftest import Open
from tests.bot.discord.hooks import speaking
from tests.bot.discord.reader import pattern, without_pictures
from tests.bot.discord.reading import text_of, verbs
from tests.bot.discord.world import World

GERMAN = words_for("de")
MOUSE = GERMAN("component-mouse")
EMPTY = {GERMAN(f"component-{one}") for one in ("crate", "pallet", "barrel")}
Seen = dict[Cell, str]
Rows = list[list[str]]


def read_stall(text: str) -> Seen:
    seen = {}
    line = pattern(GERMAN, "alt-row", row=r"(\d+)", squares="(.*)")
    for row, squares in re.findall(f"^{line}$", text, re.MULTILINE):
        for one in squares.split(", "):
            column, good = one.split(" ", 1)
            seen[Cell.parse(f"{column}{row}")] = good
    return seen


def read_cards(text: str) -> dict[int, Rows]:
    line = pattern(GERMAN, "alt-card-rows", number="(.)", upper="(.*)", lower="(.*)")
    return {
        int(number): [upper.split(", "), lower.split(", ")]
        for number, upper, lower in re.findall(f"^{line}$", text, re.MULTILINE)
    }


def ways(seen: Seen, card: Rows) -> Iterator[tuple[str, Seen]]:
    """Every spot beside or over the cards read so far, and how the stall would look."""
    rows, cols = {cell.row for cell in seen}, {cell.col for cell in seen}
    for turn in Rotation:
        corners = product(range(min(rows) - 3, max(rows) + 2), range(min(cols) - 3, max(cols) + 2))
        for row, col in corners:
            new = {Cell(row + r, col + c): good for r, line in enumerate(card) for c, good in enumerate(line)}
            if any(cell in seen or set(cell.neighbours()) & seen.keys() for cell in new):
                yield f"{Cell(row, col).label} {int(turn)}", {**seen, **new}
        card = [list(line) for line in zip(*reversed(card), strict=True)]


def worth(seen: Seen) -> int:
    alike = sum(
        good == seen.get(side) and good not in EMPTY for cell, good in seen.items() for side in cell.neighbours()[2:]
    )
    return alike - 2 * sum(good == MOUSE for good in seen.values())


def decide(text: str) -> dict[str, str]:
    seen = read_stall(text)
    _, number, where = max(
        (worth(after), -number, where) for number, card in read_cards(text).items() for where, after in ways(seen, card)
    )
    return {"card": str(-number), "where": where}


async def test_a_whole_game_read_and_typed(opened: Open, told_quickly: None) -> None:
    world = await opened(2, drawn=True)
    with speaking("de", "de"):
        await play(world)


async def play(world: World) -> None:
    reader, other = world.people
    code = await world.begin(other, game="veggies", players=2)
    await world.press(reader, await world.cards(reader, code), "look")
    while (table := await world.table(code)).status is Status.PLAYING:
        if table.seat_of(reader.id) not in table.view(None).waiting:
            await world.act_for(other, code)
            await world.tell(code)
            continue
        await read_and_act(world, code)
    seat = (await world.table(code)).seat_of(reader.id)
    assert seat is not None
    stall = (await world.table(code)).view(None).areas[seat]
    read = without_pictures((await world.press(reader, await world.posted(code), "read")).response)
    own = read[read.index(GERMAN("alt-area", seat=seat + 1, cards=8)) :].split(GERMAN("alt-area", seat=2, cards=8))[0]
    assert read_stall(own).keys() == stall.seen.keys()


async def read_and_act(world: World, code: str) -> None:
    reader = world.people[0]
    panel = await world.cards(reader, code)
    text = without_pictures(panel)
    if "choose" in verbs(panel):
        own, _, market = text.partition(GERMAN("zone-market"))
        assert len(read_cards(own)) == 2
        assert not read_cards(market), "the market has no numbers yet: they would be those of your own cards"
        assert market.count("Eine Karte: oben") == 3
        await world.press(reader, panel, "choose", "1")
    elif "answer" in verbs(panel):
        await world.press(reader, panel, "answer", "0")
    else:
        assert len(read_cards(text)) == 4, "the hidden card and the market"
        await world.prefers_typing(reader)
        form = await world.press(reader, panel, "type")
        tried = (await reader.submit_modal(form, decide(text))).response
        assert "place" in verbs(tried), text_of(tried)
        without_pictures(tried)
        await world.press(reader, tried, "place")
