"""Someone asks for far too much: they are told in private, and others play on."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.interactions.costs import ALLOWED, Allowance, Cost
from bot.language.words import languages, words_for
from bot.panels.ids import Press
from bot.playground.simulated import locale_of
from tests.bot.discord.conftest import Open
from tests.bot.discord.hooks import at_once, speaking
from tests.bot.discord.reading import text_of
from tests.bot.discord.world import World, answer, shown

EN = words_for("en")


async def over(world: World) -> str:
    code = await world.begin(world.people[1])
    await world.finish(code)
    await world.env.settle()
    return code


def answers(results: list[Any], said: str) -> int:
    return sum(said in answer(one) for one in results)


@pytest.mark.parametrize(("verb", "cost"), [("replay", Cost.LOOKING), ("review", Cost.REVIEW)])
async def test_many_at_once_by_one_person(world: World, verb: str, cost: Cost, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.drawing.studio.SECONDS", 0.05)
    code = await over(world)
    message = await world.posted(code)
    async with at_once(world.env):
        results = [await world.press(world.people[0], message, verb) for _ in range(10)]
    assert answers(results, EN("still-working")) == 10 - ALLOWED[cost].at_once
    assert answers(results, EN(f"{verb}-title", code=code)) == ALLOWED[cost].at_once
    # Once they are there, it works again.
    again = await world.press(world.people[0], message, verb)
    assert EN(f"{verb}-title", code=code) in answer(again)


async def test_many_boards_at_once_by_one_person(world: World) -> None:
    code = await world.begin(world.people[1])
    before = len(world.public())
    async with at_once(world.env):
        results = [await world.people[0].slash(world.channel, "snack board", table=code) for _ in range(10)]
    refused = [one for one in results if EN("still-working") in answer(one)]
    assert len(refused) == 10 - ALLOWED[Cost.LOOKING].at_once
    assert all(shown(one).ephemeral for one in refused)
    assert len(world.public()) == before + ALLOWED[Cost.LOOKING].at_once


async def test_enough_for_an_hour(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """By button, command or typing, it is the same allowance; the answer says when it is refilled."""
    monkeypatch.setitem(ALLOWED, Cost.LOOKING, Allowance(2, 2, 100))
    code = await over(world)
    person, message = world.people[0], await world.posted(code)
    await world.press(person, message, "replay")
    await person.slash(world.channel, "snack do", action=Press("replay", code).id())
    for refused in (
        await world.press(person, message, "replay"),
        await person.slash(world.channel, "snack rules"),
        await person.slash(world.channel, "snack do", action=Press("replay", code).id()),
    ):
        assert EN("too-often", when="").strip(" .") in answer(refused)
        assert ":R>" in answer(refused)
        assert shown(refused).ephemeral
    assert EN("replay-title", code=code) in answer(await world.press(world.people[1], message, "replay"))
    await world.env.advance_time(1801)
    assert EN("replay-title", code=code) in answer(await world.press(person, message, "replay"))


async def test_openings_are_counted_with_rematches(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ALLOWED, Cost.OPENING, Allowance(2, 1, 100))
    code = await over(world)
    refused = await world.press(world.people[0], await world.posted(code), "rematch")
    assert ":R>" in answer(refused)
    again = await world.people[0].slash(world.channel, "snack start")
    assert ":R>" in answer(again)
    assert await world.bot.club.tables_of(world.people[0].id) == []


@pytest.mark.parametrize("language", languages())
async def test_a_barred_server_reads_one_private_line(opened: Open, language: str) -> None:
    world = await opened(2)
    code = await world.begin(world.people[1])
    message, before = await world.posted(code), [text_of(one) for one in world.public()]
    world.bot.context.barred.add(world.guild.id)
    said = words_for(language)("server-barred")
    person = world.people[0]
    with speaking(str(locale_of(language))):
        for result in (
            await world.press(person, message, "cards"),
            await person.slash(world.channel, "snack start"),
            await person.slash(world.channel, "snack hand"),
            await person.slash(world.channel, "snack do", action=Press("cards", code).id()),
        ):
            assert answer(result) == said
            assert shown(result).ephemeral
        assert await person.autocomplete(world.channel, "snack do", "action", "") == []
    assert [text_of(one) for one in world.public()] == before
    world.bot.context.barred.clear()
    world.bot.context.barred.add(world.guild.id + 1)
    assert said not in answer(await world.press(person, message, "cards"))


async def test_who_presses_while_the_bot_stops_is_asked_to_press_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Something takes a while to finish; meanwhile nothing new starts, and nothing is lost."""
    ana, ben = world.people
    code = await world.open(ana)
    finished = asyncio.Event()
    monkeypatch.setattr(world.bot.scheduler, "stop", finished.wait)
    closing = asyncio.create_task(world.bot.close())
    await asyncio.sleep(0)
    said = words_for("en")("restarting")
    assert answer(await world.press(ben, await world.posted(code), "join")) == said
    assert answer(await ben.slash(world.channel, "snack help")) == said
    assert [person.id for person in (await world.table(code)).people] == [ana.id]
    finished.set()
    await closing


async def test_nobody_acts_on_a_barred_server_from_elsewhere(world: World) -> None:
    second = world.people[1]
    code, over = await world.begin(second), await world.begin(second)
    await world.finish(over)
    world.bot.context.barred.add(world.guild.id)
    before = [one.id for one in world.public()]
    stamp = (await world.table(code)).stamp(1)
    for action in (f"s1b:choose:{code}:{stamp}:0", f"s1b:rematch:{over}:"):
        assert "can't see you" in answer(await second.user.slash("snack do", action=action))
    assert f"no table {code}" in answer(await world.onlooker.user.slash("snack status", table=code))
    assert (await world.table(code)).view(1).chosen is None
    assert [one.id for one in world.public()] == before


@pytest.mark.parametrize(
    ("name", "options"),
    [(name, {"table": "{code}"}) for name in ("status", "cancel", "leave", "host", "hand", "board")]
    + [("do", {"action": "s1b:read:{code}:"})],
)
async def test_discord_is_not_asked_about_one_person_without_end(
    world: World, name: str, options: dict[str, str]
) -> None:
    code = await world.begin(world.people[1])
    asked = {option: given.format(code=code) for option, given in options.items()}
    since = len(world.env.http_requests)
    async with at_once(world.env):
        for _ in range(40):
            await world.onlooker.user.slash(f"snack {name}", **asked)
    made = [one for one in world.env.http_requests[since:] if "/members/" in one.path]
    assert len(made) <= ALLOWED[Cost.ADMISSION].at_once
