"""Nobody gets in where they don't belong: hidden channels, and people who have left the server."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.service.table import Status
from tests.bot.discord.conftest import Open
from tests.bot.discord.hooks import create_private_thread, hide_from, press_foreign
from tests.bot.discord.reading import text_of, verbs
from tests.bot.discord.world import World, answer, shown

NOBODYS = "ZZZZ"
"""A code that no table has: too unlikely to be drawn by accident."""


def hide(world: World) -> Any:
    """Moves the world's tables to a channel that moderator and stranger can't see; returns where those two are."""
    before = world.channel
    seen, unseen = discord.PermissionOverwrite(view_channel=True), discord.PermissionOverwrite(view_channel=False)
    overwrites: dict[Any, discord.PermissionOverwrite] = {world.guild.default_role: unseen}
    overwrites |= dict.fromkeys((world.guild.me, *world.people, world.onlooker), seen)
    world.channel = world.guild.create_text_channel("hidden", overwrites=overwrites)
    return before


@pytest.fixture
async def hidden(opened: Open) -> World:
    return await opened(3)


def without(code: str, text: str) -> str:
    return text.replace(code, "CODE")


async def test_a_hidden_table_is_not_shown_to_another_channel(hidden: World) -> None:
    elsewhere, stranger = hide(hidden), hidden.moderator
    code = await hidden.begin(hidden.people[1])
    for name in ("board", "status", "hand", "leave", "cancel", "host"):
        refused = await stranger.slash(elsewhere, f"snack {name}", table=code)
        nobodys = await stranger.slash(elsewhere, f"snack {name}", table=NOBODYS)
        assert without(code, answer(refused)) == without(NOBODYS, answer(nobodys)), name
        assert "no table" in answer(refused)
        assert shown(refused).ephemeral
    own = await hidden.people[0].slash(elsewhere, "snack board", table=code)
    assert "round 1" in answer(own)
    assert shown(own).ephemeral
    assert hidden.public(elsewhere) == []
    assert not shown(await hidden.people[0].slash(hidden.channel, "snack board", table=code)).ephemeral


@pytest.mark.parametrize("verb", ["read", "cards", "takeover", "replay", "review", "join", "rematch", "hint"])
async def test_no_button_of_a_hidden_table_does_anything_for_those_who_dont_see_it(hidden: World, verb: str) -> None:
    elsewhere, stranger = hide(hidden), hidden.moderator
    code = await hidden.begin(hidden.people[1], hidden.people[2])
    await hidden.bot.club.leave(code, (await hidden.table(code)).people[1])
    await hidden.env.settle()
    before = (await hidden.table(code)).seats
    pressed = f"s1b:{verb}:{{code}}:" + (":1" if verb == "takeover" else "")
    post = await stranger.send(elsewhere, "hello")
    for act in (
        lambda one: press_foreign(stranger, post, pressed.format(code=one)),
        lambda one: stranger.slash(elsewhere, "snack do", action=pressed.format(code=one)),
        lambda one: stranger.user.slash("snack do", action=pressed.format(code=one)),
        lambda one: stranger.slash(elsewhere, "snack do", action="as text", table=one),
    ):
        refused, nobodys = answer(await act(code)), answer(await act(NOBODYS))
        assert without(code, refused) == without(NOBODYS, nobodys)
        assert "no table" in refused
    assert (await hidden.table(code)).seats == before


@pytest.mark.parametrize("name", ["board", "status", "hand", "do"])
async def test_nor_is_it_answered_in_another_way(hidden: World, name: str) -> None:
    """Acknowledged first, or answered at once: a stranger would see the difference."""
    hide(hidden)
    code = await hidden.begin(hidden.people[1])

    async def ways(asked: str) -> list[tuple[str, Any]]:
        since = len(hidden.env.http_requests)
        for options in [{"action": f"s1b:read:{asked}:"}, {"action": "x", "table": asked}] if name == "do" else [{}]:
            await hidden.moderator.user.slash(f"snack {name}", **(options or {"table": asked}))
        made = [one for one in hidden.env.http_requests[since:] if one.method != "GET"]
        return [(one.method, (one.json or {}).get("type")) for one in made]

    assert await ways(code) == await ways(NOBODYS)


async def test_whoever_sees_the_channel_takes_over_from_anywhere(hidden: World) -> None:
    elsewhere = hide(hidden)
    code = await hidden.begin(hidden.people[1])
    await hidden.bot.club.leave(code, (await hidden.table(code)).people[1])
    taken = await hidden.onlooker.slash(elsewhere, "snack do", action=f"s1b:takeover:{code}::1")
    assert "yours now" in answer(taken)


async def test_a_private_thread_is_for_those_who_are_invited(hidden: World) -> None:
    first, second, third = hidden.people
    parent = hidden.channel
    hidden.channel = create_private_thread(parent, "secret", first, second, hidden.onlooker)
    code = await hidden.begin(second)
    refused = await third.slash(parent, "snack board", table=code)
    assert f"no table {code}" in answer(refused)
    seen = await hidden.onlooker.slash(parent, "snack board", table=code)
    assert "round 1" in answer(seen)
    assert shown(seen).ephemeral
    assert f"no table {code}" in answer(await third.user.slash("snack status", table=code))
    assert "Round 1" in answer(await hidden.onlooker.user.slash("snack status", table=code))


async def test_what_is_proposed_names_nobody_of_a_hidden_table(hidden: World) -> None:
    elsewhere, stranger = hide(hidden), hidden.moderator
    code = await hidden.begin(hidden.people[1])
    assert await stranger.autocomplete(elsewhere, "snack board", "seat", "1", table=code) == []
    assert await stranger.autocomplete(elsewhere, "snack do", "action", "", table=code) == []
    assert await stranger.autocomplete(elsewhere, "snack hand", "table", "") == []
    assert len(await hidden.onlooker.autocomplete(elsewhere, "snack board", "seat", "1", table=code)) == 2


async def test_a_finished_hidden_game_stays_hidden(hidden: World) -> None:
    elsewhere, stranger = hide(hidden), hidden.moderator
    code = await hidden.begin(hidden.people[1])
    await hidden.finish(code)
    for action in (f"s1b:replay:{code}:", f"s1b:read:{code}:", f"s1b:look:{code}::text:replay"):
        assert f"no table {code}" in answer(await stranger.slash(elsewhere, "snack do", action=action))
    assert f"no table {code}" in answer(await stranger.slash(elsewhere, "snack board", table=code))


# People who have left the server


async def test_who_has_left_the_server_posts_nothing_there(world: World) -> None:
    second = world.people[1]
    code = await world.begin(second)
    await world.finish(code)
    world.guild.remove_member(second)
    before = [one.id for one in world.public()]
    for _ in range(2):
        refused = await second.user.slash("snack do", action=f"s1b:rematch:{code}:")
        assert "can't see you" in answer(refused)
    assert [one.id for one in world.public()] == before
    assert await world.bot.club.tables_of(second.id) == []
    assert "🏁" in answer(await second.user.slash("snack do", action=f"s1b:read:{code}:"))


async def test_who_has_left_the_server_can_look_and_leave_but_not_play(world: World) -> None:
    second = world.people[1]
    code = await world.begin(second)
    world.guild.remove_member(second)
    panel = shown(await second.user.slash("snack hand", table=code))
    pressed = await world.press(second.user, panel, "choose", "0")
    assert "can't see you" in answer(pressed)
    assert (await world.table(code)).view(1).chosen is None
    await second.user.slash("snack do", action=f"s1b:yes:{code}:playing:leave")
    assert (await world.table(code)).seat_of(second.id) is None


async def test_who_can_no_longer_see_the_channel_does_not_move(hidden: World) -> None:
    elsewhere = hide(hidden)
    second = hidden.people[1]
    code = await hidden.begin(second)
    choose = f"s1b:choose:{code}:{(await hidden.table(code)).stamp(1)}:0"
    hide_from(hidden.env, hidden.channel, second)
    for act in (second.user.slash("snack do", action=choose), second.slash(elsewhere, "snack do", action=choose)):
        assert "can't see you" in answer(await act)
    assert (await hidden.table(code)).view(1).chosen is None


async def test_if_discord_does_not_say_nobody_sees(hidden: World) -> None:
    elsewhere = hide(hidden)
    code = await hidden.begin(hidden.people[1])
    assert "Round 1" in answer(await hidden.onlooker.user.slash("snack status", table=code))
    hidden.env.inject_error("GET", "/guilds/*/members/*", status=403, code=50001, times=None)
    assert f"no table {code}" in answer(await hidden.onlooker.user.slash("snack status", table=code))
    assert "Round 1" in answer(await hidden.onlooker.slash(elsewhere, "snack status", table=code))


async def test_discord_is_asked_little_and_after_the_answer_was_promised(hidden: World) -> None:
    hide(hidden)
    code = await hidden.begin(hidden.people[1])
    since = len(hidden.env.http_requests)
    await hidden.onlooker.user.slash("snack do", action=f"s1b:read:{code}:")
    made = [(one.method, one.path) for one in hidden.env.http_requests[since:]]
    asked = [number for number, (method, _) in enumerate(made) if method == "GET"]
    assert len(asked) == 1
    assert made[0][1].endswith("/callback")
    since = len(hidden.env.http_requests)
    await hidden.press(hidden.onlooker, await hidden.posted(code), "read")
    assert all(one.method != "GET" for one in hidden.env.http_requests[since:])


# A rematch


async def test_a_finished_game_calls_its_players_once(world: World) -> None:
    first, second = world.people
    code = await world.begin(second)
    await world.finish(code)
    calls = []
    for _ in range(3):
        await world.press(first, await world.posted(code), "rematch")
        calls += [one for one in world.public() if "🔁" in text_of(one)]
        (table,) = await world.bot.club.tables_of(first.id)
        await world.bot.club.cancel(table.code, first.id)
        await world.env.settle()
        assert not [one for one in world.public() if "🔁" in text_of(one)], "the call must not lead to nothing"
    assert len(calls) == 1
    assert verbs(calls[0]) == ["join", "leave"]


async def test_a_rematch_begins_with_those_who_have_said_yes(opened: Open) -> None:
    world = await opened(3)
    first, second, third = world.people
    code = await world.begin(second, third)
    await world.finish(code)
    await world.press(first, await world.posted(code), "rematch")
    (table,) = await world.bot.club.tables_of(first.id)
    assert text_of(await world.posted(table.code)).count("no answer yet") == 2
    refused = await world.press(first, await world.posted(table.code), "start")
    assert second.mention in answer(refused)
    assert (await world.table(table.code)).status is Status.LOBBY
    call = next(one for one in world.public() if "🔁" in text_of(one))
    assert "You're in" in answer(await world.press(second, call, "join"))
    assert text_of(await world.posted(table.code)).count("no answer yet") == 1
    started = await world.press(first, await world.posted(table.code), "start")
    assert "without" in answer(started)
    assert third.mention in answer(started)
    assert {person.id for person in (await world.table(table.code)).people} == {first.id, second.id}


async def test_asking_for_a_rematch_as_well_is_a_yes(world: World) -> None:
    first, second = world.people
    code = await world.begin(second)
    await world.finish(code)
    over = await world.posted(code)
    await world.press(first, over, "rematch")
    await world.press(second, over, "rematch")
    (table,) = await world.bot.club.tables_of(first.id)
    await world.press(first, await world.posted(table.code), "start")
    assert (await world.table(table.code)).status is Status.PLAYING
