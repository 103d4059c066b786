"""A person downloads their data, and is forgotten, by pressing and typing on Discord."""

from __future__ import annotations

import json
import sqlite3
from typing import Any

from bot.language.words import words_for
from bot.panels.data import LARGEST, NAME, file_panel
from bot.service.club import Club
from bot.store.opening import open_store
from engine.catalog import Catalog
from tests.bot.discord.conftest import Open
from tests.bot.discord.reading import text_of, verbs
from tests.bot.discord.world import World, answer, shown


def stored(world: World) -> str:
    """The whole contents of the database file."""
    with sqlite3.connect(f"file:{world.path}?mode=ro", uri=True) as db:
        return "\n".join(db.iterdump())


async def read(world: World, result: Any) -> Any:
    (file,) = shown(result).attachments
    assert file.filename == NAME
    return json.loads(await file.read())


async def test_someone_takes_a_copy_and_is_forgotten(opened: Open) -> None:
    world = await opened(2)
    one, two = world.people
    over = await world.begin(two)
    await world.finish(over)
    running = await world.begin(two)
    mine = shown(await two.slash(world.channel, "snack me"))
    asked = await world.press(two, mine, "data", "ask")
    assert shown(asked).ephemeral
    told = await read(world, await world.press(two, shown(asked), "data", "file"))
    assert {table["code"] for table in told["tables"]} == {over, running}
    assert told["people"][0]["locale"] == "en-US"
    assert str(one.id) not in json.dumps(told)
    assert told["events"]

    sure = await two.slash(world.channel, "snack me", data="forget")
    assert "1 open table" in answer(sure)
    assert str(two.id) in stored(world)
    assert "Nothing changed" in answer(await world.press(two, shown(sure), "no"))
    assert str(two.id) in stored(world)
    sure = await two.slash(world.channel, "snack me", data="forget")
    done = shown(await world.press(two, shown(sure), "data", "yes"))
    assert "Done" in text_of(done)
    await world.bot.messages.settle()
    assert str(two.id) not in stored(world)
    assert two.name not in stored(world)

    # A bot takes over in the game, and nothing about them has a name.
    assert "takeover" in verbs(await world.posted(running))
    listed = shown(await one.slash(world.channel, "snack history"))
    assert "a former player" in text_of(listed)
    for verb in ("replay", "review", "read"):
        again = shown(await world.press(one, listed, "record"))
        assert "a former player" in text_of(again)
        assert "<@-" not in answer(await world.press(one, again, verb))
    assert "<@-" not in text_of(shown(await one.slash(world.channel, "snack board", table=over)))
    # Someone who was forgotten comes back as a new person.
    assert "No finished games" in answer(await two.slash(world.channel, "snack profile"))


async def test_who_the_operator_forgets_holds_nobody_up(opened: Open) -> None:
    """Another process has changed the file: the bot finds out on its own, and the game continues."""
    world = await opened(2)
    one, two = world.people
    code = await world.begin(two)
    await world.press(one, await world.cards(one, code), "choose", "0")
    before = await world.table(code)
    assert before.match is not None
    store = await open_store(f"sqlite:///{world.path}")
    await Club(store, Catalog()).forgetting.forget(two.id)
    await store.close()
    assert "takeover" not in verbs(await world.posted(code))
    await world.bot.let_go()
    await world.bot.bot_turns.settle()
    await world.bot.messages.settle()
    await world.bot.scheduler.idle()
    assert "takeover" in verbs(await world.posted(code))
    after = await world.table(code)
    assert after.match is not None
    assert len(after.match.entries) > len(before.match.entries)


def test_a_large_file_is_packed() -> None:
    packed = file_panel(words_for("en"), b" " * (LARGEST + 1))
    ((name, data),) = packed.documents.items()
    assert name == f"{NAME}.gz"
    assert len(data) < LARGEST


async def test_a_server_that_removes_the_bot_is_noted_and_one_that_adds_it_again_is_not(opened: Open) -> None:
    world = await opened(2)
    await world.begin(world.people[1])
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    world.bot.dispatch("guild_remove", guild)
    await world.env.settle()
    assert list(await world.bot.store.departures()) == [guild.id]
    world.bot.dispatch("guild_join", guild)
    await world.env.settle()
    assert await world.bot.store.departures() == {}
    await world.bot.store.set_departed(guild.id, 0)
    await world.bot.let_go()  # it is there, no matter what was recorded
    assert await world.bot.store.departures() == {}
