"""A private solo game: only in panels, anywhere a command works, even where the bot isn't a member."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from bot.language.words import languages, words_for
from bot.panels.ids import Press
from bot.playground.simulated import locale_of
from bot.service.records import exported
from bot.service.table import OPEN, Person, Status, Table
from engine.catalog import Catalog
from engine.verify import unchosen, verify
from tests.bot.discord.hooks import installed_by_themselves, speaking
from tests.bot.discord.limits import check
from tests.bot.discord.reading import find, text_of, verbs
from tests.bot.discord.world import World, answer, shown


async def solo(world: World, person: Any) -> Any:
    return shown(await person.slash(world.channel, "snack solo"))


async def game_of(world: World, person: Any) -> Table:
    (code,) = await world.bot.store.private_of(person.id, OPEN)
    return await world.table(code)


async def begun(world: World, person: Any) -> Any:
    return shown(await world.press(person, await solo(world, person), "start"))


async def test_it_is_sealed_begun_and_played_to_its_end_in_private(world: World) -> None:
    ann = world.people[0]
    lobby = await solo(world, ann)
    assert lobby.ephemeral
    table = await game_of(world, ann)
    assert table.seal is not None
    assert table.seal in text_of(lobby)
    lobby = shown(await ann.select(lobby, ["hard"], custom_id=find(lobby, "option", "diet")))
    panel = shown(await world.press(ann, lobby, "start"))
    match = (await world.table(table.code)).match
    assert match is not None
    assert match.setup.options == {"diet": "hard"}
    assert match.setup.deal is not None
    assert match.setup.deal.seal == table.seal
    assert match.setup.deal.contributions[0].isdecimal()  # their press, which nobody could know beforehand
    while "place" in verbs(panel):
        assert table.code not in text_of(panel)
        panel = shown(await world.press(ann, panel, "place"))
    assert {"solo", "review", "replay", "deal"} <= set(verbs(panel))
    assert world.public() == []
    over = await world.table(table.code)
    assert over.status is Status.OVER
    assert unchosen(verify(json.loads(exported(over)), Catalog().library))
    assert table.code in answer(await ann.slash(world.channel, "snack history"))
    record = shown(await ann.slash(world.channel, "snack do", action=Press("record", table.code).id()))
    assert "rematch" not in verbs(record)
    again = shown(await world.press(ann, panel, "solo"))
    assert "start" in verbs(again)
    assert (await game_of(world, ann)).code != table.code


async def test_there_is_one_at_a_time_and_it_waits(world: World) -> None:
    ann, ben = world.people
    panel = await begun(world, ann)
    await world.press(ann, panel, "place")
    first = await game_of(world, ann)
    await world.restart()
    assert "place" in verbs(await solo(world, ann))
    assert (await game_of(world, ann)).code == first.code
    await begun(world, ben)
    assert (await game_of(world, ben)).code != first.code
    await world.env.advance_time(30 * 86400)
    assert (await game_of(world, ann)).code == first.code


async def test_whoever_presses_twice_has_one(world: World) -> None:
    ann = Person(world.people[0].id, "Ann")
    one, other = await asyncio.gather(*(world.bot.club.solo(ann, "snack", "en") for _ in range(2)))
    assert one.code == other.code


async def test_it_is_nobody_elses(world: World) -> None:
    ann, ben = world.people
    await begun(world, ann)
    code = (await game_of(world, ann)).code
    for command in ("snack board", "snack hand", "snack status", "snack verify"):
        assert "no table" in answer(await ben.slash(world.channel, command, table=code)).lower()
    for verb in ("cards", "start", "cancel", "deal", "takeover", "join"):
        press = Press(verb, code, "", ("0",) if verb == "takeover" else ()).id()
        assert "no table" in answer(await ben.slash(world.channel, "snack do", action=press)).lower()
    assert await world.bot.club.tables_of(ann.id) == []


async def test_it_can_be_given_up_for_a_new_one(world: World) -> None:
    ann = world.people[0]
    panel = await begun(world, ann)
    code = (await game_of(world, ann)).code
    asked = shown(await world.press(ann, panel, "cancel"))
    await world.press(ann, asked, "yes", "cancel")
    assert (await world.table(code)).status is Status.CANCELLED
    assert "solo" in verbs(shown(await ann.slash(world.channel, "snack hand", table=code)))
    assert "start" in verbs(await solo(world, ann))
    # A lobby nobody started is gone a day after it was cancelled, and its code is free again.
    lobby = await game_of(world, ann)
    await world.bot.club.cancel(lobby.code, ann.id)
    await world.env.advance_time(2 * 86400)
    assert await world.bot.store.load(lobby.code) is None


async def test_it_works_where_the_bot_can_only_answer(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    user = world.env.create_user("traveller")
    with installed_by_themselves(context=2):
        panel = shown(await user.slash("snack solo"))
        panel = shown(await user.click(panel, custom_id=find(panel, "start")))
        for _ in range(3):
            panel = shown(await user.click(panel, custom_id=find(panel, "place")))
        assert "`/snack solo`" in answer(await user.slash("snack start"))
        panel = shown(await user.slash("snack solo"))  # a new panel, once the old one has expired
        while "place" in verbs(panel):
            panel = shown(await user.click(panel, custom_id=find(panel, "place")))
        assert "solo" in verbs(panel)
    monkeypatch.setattr(world.bot, "get_guild", lambda guild: None)
    assert "place" in verbs(await begun(world, world.people[0]))


@pytest.mark.parametrize("language", languages())
async def test_in_every_language(world: World, language: str) -> None:
    ann, words = world.people[0], words_for(language)
    with speaking(locale_of(language)):
        lobby = await solo(world, ann)
        check(lobby)
        assert words("solo-title", game=words("game-snack")) in text_of(lobby)
        assert words("solo-about") in text_of(lobby)
        panel = shown(await world.press(ann, lobby, "start"))
        check(panel)
        assert words("trial-footer-private", final="yes") in text_of(panel)
