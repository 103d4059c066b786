"""Without pictures: a whole game read and typed, the switch on every panel, and what is saved."""

from __future__ import annotations

import re

import pytest

from bot.drawing.appearance import Appearance
from bot.language.words import Words, words_for
from bot.service.table import Status
from tests.bot.discord.conftest import Open
from tests.bot.discord.hooks import speaking
from tests.bot.discord.limits import check
from tests.bot.discord.reader import ENGLISH, decide, pattern, read_area, read_hand, without_pictures
from tests.bot.discord.reading import alts, text_of, verbs
from tests.bot.discord.world import World, answer


@pytest.mark.parametrize("locale", ["en-US", "es-ES", "pt-BR", "nl", "de", "fr"])
async def test_a_whole_game_read_and_typed(opened: Open, told_quickly: None, locale: str) -> None:
    world = await opened(2, drawn=True)
    with speaking(locale, locale):
        await read_and_type(world, words_for(locale))


async def read_and_type(world: World, words: Words) -> None:
    reader, other = world.people
    code = await world.begin(other, diet="medium")
    first = (await world.press(reader, await world.cards(reader, code), "look")).response
    without_pictures(first)
    while (await world.table(code)).status is Status.PLAYING:
        panel = await world.cards(reader, code)
        text = without_pictures(panel)
        if "choose" in verbs(panel):
            assert len(read_hand(text, words)) == 2
            await world.press(reader, panel, "choose", "0")
        else:
            await world.prefers_typing(reader)
            form = await world.press(reader, panel, "type")
            tried = (await reader.submit_modal(form, decide(text, words))).response
            assert "place" in verbs(tried), text_of(tried)
            assert re.search(pattern(words, "alt-trial", cell=".+", turn=".+", squares=".+"), without_pictures(tried))
            await world.press(reader, tried, "place")
        if 0 not in (await world.table(code)).view(None).waiting:
            await world.finish_phase(code)
    sheet = (await world.press(reader, await world.posted(code), "read")).response
    assert sheet.ephemeral
    read = without_pictures(sheet)
    table = await world.table(code)
    first, second = (words("alt-area", seat=seat, cards=8) for seat in (1, 2))
    own = read[read.index(first) : read.index(second)]
    assert len(read_area(own, words)) == len(table.view(None).areas[0].seen)
    assert len(table.view(None).areas[0].laid) == 8


async def test_a_replay_is_told_card_by_card(opened: Open) -> None:
    world = await opened(2, drawn=True)
    one, other = world.people
    code = await world.begin(other)
    await world.finish(code)
    over = await world.posted(code)
    moving = (await world.press(one, over, "replay")).response
    assert len(alts(moving)) == 1
    told = (await world.press(one, moving, "look", "replay", "0")).response
    text = without_pictures(told)
    area = (await world.table(code)).view(None).areas[0]
    lines = [line for line in text.splitlines() if line.startswith("Card ")]
    assert len(lines) == len(area.laid) == 8
    for line, laid in zip(lines, area.laid, strict=True):
        where = f"{laid.placement.cell.label} {int(laid.placement.rotation)}"
        assert f" · {where} " in line
        assert (" under" in line) == bool(laid.placement.under)
        assert all(f"{snack} on {cloth}" in line for snack, cloth in laid.card.squares)
    gains = [int(re.search(r" · ([+−]?\d+):", line)[1].replace("−", "-")) for line in lines]  # type: ignore[index]
    outcome = (await world.table(code)).view(None).outcome
    assert outcome is not None
    assert sum(gains) == outcome.sheets[0].total
    told = (await world.press(one, told, "replay", "1")).response
    assert other.mention in without_pictures(told)
    assert alts((await world.press(one, told, "look", "replay", "1")).response)


async def test_nine_replays_are_told_one_at_a_time(opened: Open) -> None:
    world = await opened(9)
    code = await world.begin(*world.people[1:], players=9)
    await world.finish(code)
    last = world.people[-1]
    await world.bot.context.appearances.turn(last.id, "text")
    told = (await world.press(last, await world.posted(code), "replay")).response
    assert last.mention in text_of(told), "your own comes first"
    check(told)
    told = (await world.press(last, told, "replay", "4")).response
    assert world.people[4].mention in text_of(told)


async def test_a_veggies_replay_is_told_too(opened: Open) -> None:
    world = await opened(2)
    code = await world.begin(world.people[1], game="veggies", players=2)
    await world.finish(code)
    await world.bot.context.appearances.turn(world.people[0].id, "text")
    told = text_of((await world.press(world.people[0], await world.posted(code), "replay")).response)
    assert len([line for line in told.splitlines() if line.startswith("Card ")]) == 8
    assert any(word in told for word in ("strawberry", "banana", "carrot"))


async def test_the_switch_is_on_every_panel_and_works_both_ways(opened: Open) -> None:
    world = await opened(2, drawn=True)
    one, other = world.people
    code = await world.begin(other)
    panel = await world.cards(one, code)
    assert alts(panel)
    text = (await world.press(one, panel, "look")).response
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
    assert alts(await world.cards(other, code)), "others see what they prefer"


async def test_what_is_chosen_for_good_outlives_a_restart(world: World) -> None:
    one, other = world.people
    await world.bot.context.appearances.turn(other.id, "text")
    helped = (await one.slash(world.channel, "snack help")).response
    chosen = (await world.press(one, helped, "keeplook", "text")).response
    assert "pictures: **on**" in text_of(chosen)
    chosen = (await world.press(one, chosen, "keeplook", "strong")).response
    assert "contrast: **on**" in text_of(chosen)
    await world.restart()
    assert await world.bot.context.appearances.of(one.id) == Appearance(text=True, strong=True)
    assert await world.bot.context.appearances.of(other.id) == Appearance()
    helped = (await one.slash(world.channel, "snack help")).response
    await world.press(one, helped, "keeplook", "pictures")
    await world.restart()
    assert await world.bot.context.appearances.of(one.id) == Appearance(strong=True)


async def test_preferences_show_and_change_how_one_sees_games(world: World) -> None:
    one = world.people[0]
    preferences = (await one.slash(world.channel, "snack me")).response
    assert "pictures: **off**" in text_of(preferences)
    preferences = (await world.press(one, preferences, "keeplook", "text", "me")).response
    assert "pictures: **on**" in text_of(preferences)
    assert "Quiet hours" in text_of(preferences), "all preferences are shown again"
    preferences = (await world.press(one, preferences, "keeplook", "strong", "me")).response
    assert "contrast: **on**" in text_of(preferences)
    check(preferences)
    assert await world.bot.context.appearances.of(one.id) == Appearance(text=True, strong=True)


async def test_which_squares_are_one_card_is_read(opened: Open) -> None:
    world = await opened(2, drawn=True)
    one, other = world.people
    code = await world.begin(other)
    await world.bot.context.appearances.turn(one.id, "text")
    for _ in range(3):
        await world.finish_phase(code)
    area = (await world.table(code)).view(0).area
    cards = [" ".join(cell.label for cell in area.laid[number].box.cells()) for number in area.bottom_up]
    line = ENGLISH("alt-laid", cards=", ".join(cards))
    assert line in without_pictures(await world.cards(one, code))
    assert line in text_of((await world.press(one, await world.posted(code), "read")).response)
    tried = (await world.press(one, await world.cards(one, code), "try")).response
    assert pattern_of_cards(text_of(tried)) == [len(area.laid)], "the area is described as it is, then the card"


def pattern_of_cards(text: str) -> list[int]:
    """How many cards each line about layers names."""
    return [len(found.split(", ")) for found in re.findall(pattern(ENGLISH, "alt-laid", cards="(.+)"), text)]


async def test_a_panel_that_is_brought_up_to_date_is_as_its_owner_wants_it_now(opened: Open) -> None:
    world = await opened(2, drawn=True)
    one, other = world.people
    code = await world.begin(other)
    kept = (await world.keep(one, code)).response
    assert alts(kept)
    preferences = (await one.slash(world.channel, "snack me")).response
    await world.press(one, preferences, "keeplook", "text", "me")
    await world.keep(other, code)
    assert "try" in verbs(kept), "the game has moved on, and so has the open panel"
    assert read_hand(without_pictures(kept))


async def test_the_tutorial_can_be_read(opened: Open) -> None:
    world = await opened(1, drawn=True)
    one = world.people[0]
    message = (await one.slash(world.channel, "snack tutorial")).response
    message = (await world.press(one, message, "look")).response
    assert "Step 1 of 12" in without_pictures(message)
    message = (await world.press(one, message, "choose", "0")).response
    assert "Step 2 of 12" in without_pictures(message)
    await world.bot.club.people.set_tutorial_step(one.id, "snack", 2)
    message = (await one.slash(world.channel, "snack tutorial")).response
    assert ENGLISH("button-type") in text_of(message), "it explains that a spot can be typed"
    await world.prefers_typing(one)
    form = await world.press(one, message, "type")
    tried = (await one.submit_modal(form, {"where": "B3 0"})).response
    assert "Step 4 of 12" in without_pictures((await world.press(one, tried, "place")).response)


async def test_the_end_of_the_tutorial_can_be_read(opened: Open) -> None:
    world = await opened(1, drawn=True)
    one = world.people[0]
    await world.bot.club.people.set_tutorial_step(one.id, "snack", 11)
    message = (await one.slash(world.channel, "snack tutorial")).response
    await world.prefers_typing(one)
    form = await world.press(one, message, "type")
    tried = (await one.submit_modal(form, {"where": "C2 0 under"})).response
    end = (await world.press(one, tried, "place")).response
    assert alts(end)
    end = (await world.press(one, end, "look")).response
    assert "Won by seat 1." in without_pictures(end)
    assert alts((await world.press(one, end, "look")).response)


async def test_anyone_can_read_a_table(opened: Open) -> None:
    world = await opened(2, drawn=True)
    code = await world.begin(world.people[1])
    await world.finish_phase(code)
    await world.finish_phase(code)
    read = await world.press(world.onlooker, await world.posted(code), "read")
    assert "Row 4:" in answer(read)
    assert answer(read).count(" · to act") == 2
    assert " · to act" not in text_of(await world.posted(code)), "symbols are enough for people who see them"
    one = world.people[0]
    assert " · to act" not in answer(await one.slash(world.channel, "snack status"))
    await world.bot.context.appearances.turn(one.id, "text")
    assert answer(await one.slash(world.channel, "snack status")).count(" · to act") == 2
    assert "Area of seat 2" in answer(read)
