"""Before the game: opening, joining, leaving, options, starting, cancelling, and who may do what."""

from __future__ import annotations

import discord
import pytest

from bot.panels.ids import Press
from bot.service.table import Status
from tests.bot.discord.conftest import Open
from tests.bot.discord.hooks import create_thread, delete_channel, forbid_bot, press_foreign
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
    assert verbs(posted) == ["join", "leave", "start", "host"]
    panel = await world.hosting(world.people[0], code)
    assert verbs(panel) == ["option", "pace", "seats", "bot", "option", "option", "cancel"]
    assert [one["value"] for one in options(panel, "option") if one.get("default")] == ["none"]


@pytest.mark.parametrize("diet", ["none", "easy", "medium", "hard"])
async def test_opened_with_everything_said(world: World, diet: str) -> None:
    code = await world.open(game="snack", players=7, diet=diet, bots=3, level="hard")
    table = await world.table(code)
    assert (table.agreed.capacity, dict(table.agreed.options), len(table.seats.holders)) == (7, {"diet": diet}, 4)
    assert [str(holder.level) for holder in table.seats.holders[1:]] == ["hard"] * 3


async def test_so_many_automatic_players_need_as_many_seats(world: World) -> None:
    assert (await world.table(await world.open(bots=8))).agreed.capacity == 9
    refused = await world.people[1].slash(world.channel, "snack start", players=2, bots=2)
    assert "need 3 seats" in answer(refused)
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
    lobby = await world.posted(code)
    assert "Anyone can join" in text_of(lobby)
    await world.press(world.people[1], lobby, "join")
    full = await world.posted(code)
    assert "Every seat is taken" in text_of(full)
    assert "Anyone can join" not in text_of(full)
    assert "join" not in verbs(full)
    refused = await press_foreign(world.people[2], full, Press("join", code).id())
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
    await world.start_game(second, code)
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
    posted, other = await world.posted(code), world.people[1]
    for verb in ("start", "host"):
        assert "Only the host" in answer(await world.press(other, posted, verb))
    forged = ("addauto", "lessauto", "cancel", "bot:add:olive", "bot:remove:pickle", "seats:5", "option:diet:hard")
    for one in forged:
        verb, *args = one.split(":")
        pressed = Press(verb, code, "", tuple(args)).id()
        assert "Only the host" in answer(await press_foreign(other, posted, pressed)), one
    assert (await world.table(code)).rev == before.rev


async def test_the_host_decides_in_private_and_the_panel_stays_true(world: World) -> None:
    host, guest = world.people
    code = await world.open(level="easy", bots=1)
    panel = await world.hosting(host, code)
    await host.select(panel, ["medium"], custom_id=find(panel, "option", "diet"))
    await host.select(panel, ["pepper"], custom_id=find(panel, "bot", "add"))
    await host.select(panel, ["6"], custom_id=find(panel, "seats"))
    await host.select(panel, ["live"], custom_id=find(panel, "pace"))
    shown = await world.press(host, panel, "option", "hints", "off")
    table = await world.table(code)
    assert table.agreed.options == {"diet": "medium", "hints": "off"}
    assert (table.agreed.capacity, str(table.agreed.pace)) == (6, "live")
    assert [holder.name for holder in table.seats.holders] == ["", "crumb", "pepper"]
    lobby = text_of(await world.posted(code))
    assert "🤖 Pepper (hard)" in lobby
    assert "Special Diet: **medium** · Hints: **off** · Pace: **live**" in lobby
    assert shown.response is None or shown.response.id == panel.id, "the panel is edited in place"
    assert verbs(world.as_now(host, panel)) == ["option", "pace", "seats", "bot", "bot", "option", "option", "cancel"]
    # Others sit down, and the panel updates itself.
    await world.press(guest, await world.posted(code), "join")
    assert [one["value"] for one in options(world.as_now(host, panel), "seats")] == ["4", "5", "6", "7", "8", "9"]
    panel = world.as_now(host, panel)
    await host.select(panel, ["crumb"], custom_id=find(panel, "bot", "remove"))
    assert [holder.name for holder in (await world.table(code)).seats.holders] == ["", "pepper", ""]
    # Once the game begins, the host's cards replace it.
    await world.start_game(host, code)
    assert "choose" in verbs(world.as_now(host, panel))


async def test_menus_of_lobbies_posted_earlier_still_work(world: World) -> None:
    host = world.people[0]
    code = await world.open(level="easy", bots=1)
    posted = await world.posted(code)
    for pressed in (Press("option", code, "", ("diet", "medium")), Press("addauto", code), Press("lessauto", code)):
        assert (await press_foreign(host, posted, pressed.id())).acknowledged
    table = await world.table(code)
    assert (dict(table.agreed.options), len(table.seats.holders)) == ({"diet": "medium"}, 2)
    assert "**medium**" in text_of(await world.posted(code))


async def test_calling_off_asks_first(world: World) -> None:
    host = world.people[0]
    code = await world.open()
    asked = await world.press(host, await world.hosting(host, code), "cancel")
    assert (await world.table(code)).status is Status.LOBBY
    kept = await world.press(host, asked.response, "no")
    assert "Nothing changed" in answer(kept)
    assert verbs(kept.response) == []
    asked = await world.press(host, await world.hosting(host, code), "cancel")
    await world.press(host, asked.response, "yes", "cancel")
    assert (await world.table(code)).status is Status.CANCELLED
    assert "cancelled" in text_of(world.public()[-1])


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
    assert "no game here" in answer(await world.onlooker.slash(world.channel, "snack cancel"))


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
    assert "3 tables are already open in this channel" in answer(refused)
    asked = await world.press(world.people[0], await world.hosting(world.people[0], first), "cancel")
    await world.press(world.people[0], asked.response, "yes")
    await world.open(world.people[2])
    assert len(await world.bot.club.tables_in(world.channel.id)) == 3


@pytest.mark.parametrize("missing", ["view_channel", "send_messages", "attach_files", "read_message_history"])
async def test_no_table_where_the_bot_may_not_post(world: World, missing: str) -> None:
    forbid_bot(world.env, world.channel, missing)
    refused = await world.people[0].slash(world.channel, "snack start")
    assert "Attach Files" in answer(refused)
    assert not await world.bot.club.tables_of(world.people[0].id)
