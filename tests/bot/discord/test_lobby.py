"""Before the game: opening, joining, leaving, options, starting, calling off, and who may do what."""

from __future__ import annotations

import discord
import pytest

from bot.service.table import Status
from tests.bot.discord.conftest import Open
from tests.bot.discord.hooks import create_thread, delete_channel, forbid_bot
from tests.bot.discord.reading import find, options, text_of, verbs
from tests.bot.discord.world import World, answer


async def test_opened_with_nothing_said(world: World) -> None:
    code = await world.open()
    table = await world.table(code)
    assert (table.agreed.game, table.agreed.capacity, table.seats.host, dict(table.agreed.options)) == (
        "snack",
        4,
        world.people[0].id,
        {"diet": "none"},
    )
    posted = await world.posted(code)
    assert code in text_of(posted)
    assert {"join", "leave", "start", "addauto", "cancel", "option"} <= set(verbs(posted))
    assert [one["value"] for one in options(posted, "option") if one.get("default")] == ["none"]


@pytest.mark.parametrize("diet", ["none", "easy", "medium", "hard"])
async def test_opened_with_everything_said(world: World, diet: str) -> None:
    code = await world.open(game="snack", players=7, diet=diet, bots=3, level="hard")
    table = await world.table(code)
    assert (table.agreed.capacity, dict(table.agreed.options), len(table.seats.holders)) == (7, {"diet": diet}, 4)
    assert [str(holder.level) for holder in table.seats.holders[1:]] == ["hard"] * 3


async def test_so_many_automatic_players_need_as_many_seats(world: World) -> None:
    assert (await world.table(await world.open(bots=8))).agreed.capacity == 9
    refused = await world.people[1].slash(world.channel, "snack start", players=2, bots=2)
    assert "it takes 3 to 9" in answer(refused)
    assert not await world.bot.club.tables_of(world.people[1].id)


async def test_joining_twice_changes_nothing_and_is_said(world: World) -> None:
    code = await world.open()
    joined = await world.press(world.people[1], await world.posted(code), "join")
    assert code in answer(joined)
    again = await world.press(world.people[1], await world.posted(code), "join")
    assert "already" in answer(again)
    assert len((await world.table(code)).seats.holders) == 2
    assert world.people[1].mention in text_of(await world.posted(code))


async def test_a_full_table_takes_nobody(opened: Open) -> None:
    world = await opened(3)
    code = await world.open(players=2)
    await world.press(world.people[1], await world.posted(code), "join")
    refused = await world.press(world.people[2], await world.posted(code), "join")
    assert "All 2 seats" in answer(refused)


async def test_the_host_leaves_and_the_next_one_hosts(world: World) -> None:
    first, second = world.people
    code = await world.open()
    await world.press(second, await world.posted(code), "join")
    left = await world.press(first, await world.posted(code), "leave")
    assert code in answer(left)
    assert (await world.table(code)).seats.host == second.id
    refused = await world.press(first, await world.posted(code), "start")
    assert "host" in answer(refused)
    await world.press(second, await world.posted(code), "start")
    assert (await world.table(code)).status is Status.PLAYING


async def test_the_last_one_out_closes_the_table(world: World) -> None:
    code = await world.open()
    await world.press(world.people[0], await world.posted(code), "leave")
    assert (await world.table(code)).status is Status.CANCELLED
    assert verbs(world.public()[-1]) == []


async def test_only_the_host_decides(world: World) -> None:
    code = await world.open(bots=1)
    await world.press(world.people[1], await world.posted(code), "join")
    before = await world.table(code)
    for verb in ("start", "addauto", "lessauto", "cancel"):
        assert "Only the host" in answer(await world.press(world.people[1], await world.posted(code), verb))
    posted = await world.posted(code)
    refused = await world.people[1].select(posted, ["hard"], custom_id=find(posted, "option"))
    assert "Only the host" in answer(refused)
    assert (await world.table(code)).rev == before.rev


async def test_options_and_automatic_players_in_the_lobby(world: World) -> None:
    host = world.people[0]
    code = await world.open(level="easy", bots=1)
    posted = await world.posted(code)
    await host.select(posted, ["medium"], custom_id=find(posted, "option"))
    await world.press(host, posted, "addauto")
    table = await world.table(code)
    assert (dict(table.agreed.options), len(table.seats.holders)) == ({"diet": "medium"}, 3)
    assert "**medium**" in text_of(await world.posted(code))
    await world.press(host, posted, "lessauto")
    await world.press(host, posted, "lessauto")
    assert len((await world.table(code)).seats.holders) == 1
    assert "lessauto" not in verbs(await world.posted(code))


async def test_calling_off_asks_first(world: World) -> None:
    host = world.people[0]
    code = await world.open()
    asked = await world.press(host, await world.posted(code), "cancel")
    assert (await world.table(code)).status is Status.LOBBY
    kept = await world.press(host, asked.response, "no")
    assert "Nothing has changed" in answer(kept)
    assert verbs(kept.response) == []
    asked = await world.press(host, await world.posted(code), "cancel")
    await world.press(host, asked.response, "yes", "cancel")
    assert (await world.table(code)).status is Status.CANCELLED
    assert "called off" in text_of(world.public()[-1])


@pytest.mark.parametrize("playing", [False, True])
async def test_a_moderator_calls_a_game_off(world: World, playing: bool) -> None:
    code = await (world.begin(world.people[1]) if playing else world.open())
    asked = await world.moderator.slash(world.channel, "snack cancel")
    assert code in answer(asked)
    await world.press(world.moderator, asked.response, "yes", "cancel")
    assert (await world.table(code)).status is Status.CANCELLED


async def test_a_moderator_of_another_place_does_not(world: World) -> None:
    code = await world.open()
    elsewhere = world.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("mine")
    king = elsewhere.add_member(
        world.moderator.user,
        roles=[elsewhere.create_role("king", permissions=discord.Permissions(administrator=True))],
    )
    assert "Only the host" in answer(await king.slash(channel, "snack cancel", table=code))
    other = world.guild.create_text_channel("other")
    assert "Only the host" in answer(await world.moderator.slash(other, "snack cancel", table=code))
    assert (await world.table(code)).status is Status.LOBBY


@pytest.mark.parametrize("kind", ["channel", "thread"])
async def test_a_moderator_calls_a_game_off_whose_channel_is_gone(world: World, kind: str) -> None:
    first, second = world.people
    other = world.guild.create_text_channel("other")
    place = create_thread(world.channel, "picnic", first) if kind == "thread" else world.channel
    await first.slash(place, "snack start")
    (table,) = await world.bot.club.tables_of(first.id)
    delete_channel(world.env, place)
    assert "no table" in answer(await second.slash(other, "snack cancel", table=table.code))
    asked = await world.moderator.slash(other, "snack cancel", table=table.code)
    await world.press(world.moderator, asked.response, "yes", "cancel")
    assert (await world.table(table.code)).status is Status.CANCELLED


async def test_a_moderator_of_one_channel_is_none_of_another_that_is_gone(world: World) -> None:
    code = await world.open()
    elsewhere = world.env.create_guild("Elsewhere")
    king = elsewhere.add_member(
        world.moderator.user,
        roles=[elsewhere.create_role("king", permissions=discord.Permissions(administrator=True))],
    )
    delete_channel(world.env, world.channel)
    assert "no table" in answer(await king.slash(elsewhere.create_text_channel("mine"), "snack cancel", table=code))
    assert (await world.table(code)).status is Status.LOBBY


async def test_an_onlooker_calls_nothing_off(world: World) -> None:
    code = await world.open()
    refused = await world.onlooker.slash(world.channel, "snack cancel", table=code)
    assert "Only the host" in answer(refused)
    assert "no game of yours" in answer(await world.onlooker.slash(world.channel, "snack cancel"))


async def test_leaving_a_game_asks_first_and_an_automatic_player_goes_on(world: World) -> None:
    first, second = world.people
    code = await world.begin(second)
    asked = await second.slash(world.channel, "snack leave")
    assert (await world.table(code)).seat_of(second.id) == 1
    done = await world.press(second, asked.response, "yes", "leave")
    assert code in answer(done)
    table = await world.table(code)
    assert table.seat_of(second.id) is None
    assert str(table.seats.holders[1].level) == "medium"
    await world.finish(code)
    assert (await world.table(code)).status is Status.OVER
    assert first.mention in text_of(world.public()[-1])


async def test_limits_on_open_tables(opened: Open) -> None:
    world = await opened(3, per_person=2, per_channel=3)
    await world.open()
    first = await world.open()
    refused = await world.people[0].slash(world.channel, "snack start")
    assert "2 tables open" in answer(refused)
    await world.open(world.people[1])
    refused = await world.people[2].slash(world.channel, "snack start")
    assert "3 tables are open in this channel" in answer(refused)
    asked = await world.press(world.people[0], await world.posted(first), "cancel")
    await world.press(world.people[0], asked.response, "yes")
    await world.open(world.people[2])
    assert len(await world.bot.club.tables_in(world.channel.id)) == 3


@pytest.mark.parametrize("missing", ["view_channel", "send_messages", "attach_files", "read_message_history"])
async def test_no_table_where_the_bot_may_not_post(world: World, missing: str) -> None:
    forbid_bot(world.env, world.channel, missing)
    refused = await world.people[0].slash(world.channel, "snack start")
    assert "Attach Files" in answer(refused)
    assert not await world.bot.club.tables_of(world.people[0].id)
