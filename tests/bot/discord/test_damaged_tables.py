"""A table whose row was damaged: it says so, its host restores it, and everything else keeps working."""

from __future__ import annotations

import sqlite3

import pytest

from bot.service.table import Status
from tests.bot.discord.reading import text_of, verbs
from tests.bot.discord.world import World, answer

BAD_MOVE = "UPDATE events SET move = 'x' WHERE code = ? AND number = 3"
NO_HEADER = "UPDATE tables SET header = 'x' WHERE code = ?"


async def damaged(world: World, sql: str) -> str:
    """A game with four moves, damaged while the bot was down."""
    code = await world.begin(world.people[1])
    await world.finish_phase(code)
    await world.act_for(world.people[0], code)
    await world.act_for(world.people[0], code)
    with sqlite3.connect(world.path) as file:
        file.execute(sql, (code,))
    world.forgiven = ["cannot be read"]
    await world.restart()
    return code


async def test_its_host_has_it_put_back(world: World) -> None:
    host, other = world.people
    good = await world.begin(other)
    code = await damaged(world, BAD_MOVE)
    stood = await world.posted(good)
    said = text_of(world.public()[-1])
    assert f"Table {code} can't be read" not in said  # nobody has tried it yet

    pressed = await world.people[1].slash(world.channel, "snack hand", table=code)
    assert "I can't read this game any more" in answer(pressed)
    assert "mend" not in verbs(pressed.response)
    message = next(one for one in world.public() if code in text_of(one) and "mend" in verbs(one))
    assert f"{host.mention} can restore it to the last point I can read. 2 moves are lost." in text_of(message)
    assert verbs(message) == ["mend"]

    refused = await world.press(other, message, "mend")
    assert "host" in answer(refused)
    done = await world.press(host, message, "mend")
    assert f"Table **{code}** is back at the last point I could read. 2 moves were lost." in answer(done)
    table = await world.table(code)
    assert table.match is not None
    assert len(table.match.entries) == 2
    assert "cards" in verbs(await world.posted(code))
    assert not [one for one in world.public() if "mend" in verbs(one)]
    again = await world.press(host, await world.posted(code), "cards")
    assert code in answer(again)
    await world.finish(code)
    assert (await world.table(code)).status is Status.OVER
    assert (await world.posted(good)).id == stood.id
    await world.finish(good)


async def test_a_moderator_closes_what_is_beyond_mending(world: World) -> None:
    code = await damaged(world, NO_HEADER)
    own = await world.people[0].slash(world.channel, "snack hand")  # their only game, so they don't have to name it
    assert verbs(own.response) == ["mend"]
    listed = answer(await world.people[0].slash(world.channel, "snack games"))
    assert f"**{code}** · I can't read this game" in listed
    assert "No games" not in listed
    asked = await world.moderator.slash(world.channel, "snack hand", table=code)
    assert verbs(asked.response) == ["mend"]
    done = await world.press(world.moderator, asked.response, "mend")
    assert f"Table **{code}** is closed." in answer(done)
    said = next(text_of(one) for one in world.public() if f"Table {code} can't be read" in text_of(one))
    assert "so the table was closed" in said
    assert "mend" not in [verb for one in world.public() for verb in verbs(one)]
    assert await world.bot.club.tables_of(world.people[0].id) == []


@pytest.mark.parametrize("sql", [BAD_MOVE, NO_HEADER])
async def test_who_may_not_see_it_learns_nothing(world: World, sql: str) -> None:
    code = await damaged(world, sql)
    stranger = world.env.create_user("stranger")
    elsewhere = world.env.create_guild("Elsewhere")
    far = elsewhere.create_text_channel("far")
    member = elsewhere.add_member(stranger)
    real = answer(await member.slash(far, "snack hand", table=code))
    nobodys = answer(await member.slash(far, "snack hand", table="ZZZZ"))
    assert real.replace(code, "ZZZZ") == nobodys
