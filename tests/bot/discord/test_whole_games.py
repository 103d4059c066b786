"""Whole games through the real client, from the first command to the score sheet.

Pictures are really drawn for games of one and two. In the others most people act through the club,
and one in each phase through Discord, with the same presses.
"""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from bot.service.table import Status
from tests.bot.discord.conftest import Open
from tests.bot.discord.limits import assert_within_limits
from tests.bot.discord.reading import alts, text_of, verbs
from tests.bot.discord.world import World


async def check_the_end(world: World, code: str) -> None:
    table = await world.table(code)
    assert table.status is Status.OVER
    outcome = table.view(None).outcome
    last = world.public()[-1]
    assert outcome is not None
    assert {"rematch", "replay", "deal"} <= set(verbs(last))
    assert all(str(sheet.total).replace("-", "−") in text_of(last) for sheet in outcome.sheets)
    assert all(person.mention in text_of(last) for person in world.people)
    seed = table.view(None).seed
    assert seed is not None
    assert seed not in text_of(last), "it is behind the button"
    assert table.display.rev == table.rev
    assert_within_limits(world)
    assert_only_reminders_ping(world)


def assert_only_reminders_ping(world: World) -> None:
    """Every message that is new to someone pings nobody, unless pinging is its purpose."""
    sent = [
        one.json.get("data", one.json)
        for one in world.env.http_requests
        if isinstance(one.json, dict)
        and ((one.method == "POST" and one.path.endswith("/messages")) or "@original" in one.path)
    ]
    assert sent
    people = {person.id for person in world.people}
    for body in sent:
        mentions = body["allowed_mentions"]
        called = {int(user) for user in mentions.get("users", [])}
        assert mentions["parse"] == []
        assert not called or (called <= people and "Your turn" in str(body["components"]))


@pytest.mark.parametrize("diet", ["none", "hard"])
async def test_solo(opened: Open, diet: str) -> None:
    world = await opened(1, drawn=diet == "hard")
    code = await world.begin(diet=diet)
    while (await world.table(code)).status is Status.PLAYING:
        await world.lay(world.people[0], code)
    assert "opponent" in text_of(world.public()[-1])
    await check_the_end(world, code)


async def test_two_with_pictures(opened: Open) -> None:
    world = await opened(2, drawn=True)
    code = await world.begin(world.people[1], diet="medium")
    while (await world.table(code)).status is Status.PLAYING:
        for person in world.people:
            await world.take_turn(person, code)
    await check_the_end(world, code)
    for message in world.public():
        assert all(alts(message))
        for attachment in message.attachments:
            assert Image.open(BytesIO(await attachment.read())).format in ("PNG", "WEBP")


@pytest.mark.parametrize("diet", ["none", "easy", "medium", "hard"])
async def test_two_with_every_diet(opened: Open, diet: str) -> None:
    world = await opened(2)
    code = await world.begin(world.people[1], diet=diet)
    assert len(getattr((await world.table(code)).view(None), "bonuses", ())) == (0 if diet == "none" else 2)
    while (await world.table(code)).status is Status.PLAYING:
        await world.take_turn(world.people[0], code)
        if (await world.table(code)).status is Status.PLAYING:
            await world.finish_phase(code, but=world.people[0])
    await check_the_end(world, code)


@pytest.mark.parametrize("people", [4, 9])
async def test_many(opened: Open, people: int) -> None:
    world = await opened(people)
    code = await world.begin(*world.people[1:], players=people, diet="hard")
    turn = 0
    while (await world.table(code)).status is Status.PLAYING:
        person = world.people[turn % people]
        await world.finish_phase(code, but=person)
        await world.take_turn(person, code)
        turn += 1
    await check_the_end(world, code)


async def test_nine_are_drawn_at_the_end(opened: Open) -> None:
    """The largest messages there are, with real pictures and alt texts."""
    world = await opened(9)
    code = await world.begin(*world.people[1:], players=9, diet="hard")
    while (await world.moment(code)) != (4, "play"):
        await world.finish_phase(code)
    world.drawn = True
    await world.restart()
    await world.finish_phase(code)
    await check_the_end(world, code)
    assert world.public()[-1].attachments


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
async def test_with_automatic_players(opened: Open, level: str) -> None:
    world = await opened(1)
    code = await world.begin(bots=2, level=level, diet="easy")
    while (await world.table(code)).status is Status.PLAYING:
        await world.take_turn(world.people[0], code)
    await check_the_end(world, code)
    assert level in text_of(world.public()[-1])
