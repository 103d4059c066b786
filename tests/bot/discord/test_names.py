"""A person whose name is a masked link plays a game: no message lets the link through."""

from __future__ import annotations

from typing import Any

from tests.bot.discord.conftest import Open
from tests.bot.discord.reading import everything, parts, text_of
from tests.bot.discord.world import World, answer

LINK = "[win](https://evil.example)"
BACKWARDS, TOWER = "\u202e", "a" + "\u0301\u0302\u0303" * 9
HOSTILE = f"**{LINK}** @everyone\n{BACKWARDS}{TOWER}"


async def hostile_world(opened: Open) -> World:
    world = await opened(1)
    villain = world.guild.add_member(world.env.create_user("villain", global_name=HOSTILE))
    world.people.append(villain)
    return world


def told(*results: Any) -> str:
    messages = [one for result in results for one in (result.response, *result.followups) if one is not None]
    return "\n".join(text_of(one) for one in messages)


async def test_a_hostile_name_is_in_no_text_of_any_panel(opened: Open) -> None:
    world = await hostile_world(opened)
    first, villain = world.people
    code = await world.open()
    await world.press(villain, await world.posted(code), "join")
    lobby = await world.posted(code)
    texts = [text_of(lobby)]
    await world.press(first, lobby, "start")
    for person in world.people:
        read = await world.press(person, await world.posted(code), "read")
        texts += [
            text_of(await world.posted(code)),
            text_of(await world.cards(person, code)),
            told(read),
            told(
                await person.slash(world.channel, "snack status", table=code),
                await person.slash(world.channel, "snack games"),
                await person.slash(world.channel, "snack board", seat=2, table=code),
                await person.slash(world.channel, "snack leave", table=code),
            ),
        ]
    await world.finish(code)
    over = await world.posted(code)
    texts.append(text_of(over))
    for verb in ("replay", "review", "read", "rematch"):
        pressed = await world.press(first, over, verb)
        texts.append(told(pressed))
    texts += [text_of(message) for message in world.channel.history(viewer=world.onlooker)]
    assert [text for text in texts if LINK in text or "@everyone" in text] == []
    seen = "".join(everything(message) for message in world.channel.history(viewer=first))
    assert BACKWARDS not in seen
    assert TOWER not in seen


async def test_a_listing_of_what_can_be_done_shows_names_as_they_are_written(opened: Open) -> None:
    """Four play Veggies in teams: the host's menu of partners shows everyone's name."""
    world = await hostile_world(opened)
    for name in ("cat", "dan"):
        world.people.append(world.guild.add_member(world.env.create_user(name)))
    first, *others = world.people
    code = await world.open(game="veggies")
    for person in others:
        await world.press(person, await world.posted(code), "join")
    assert any(LINK in str(one.get("options", "")) for one in parts(await world.hosting(first, code)))
    asked = await first.slash(world.channel, "snack do", action="something else", table=code)
    assert "evil.example" in answer(asked)
    assert LINK not in answer(asked)
    assert "@everyone" not in everything(asked.response)
