"""Company: invitations, open tables, bots with names, and starting alone."""

from __future__ import annotations

import pytest

from bot.panels.ids import Press
from bot.service.bots.characters import CHARACTERS, LEVELS
from bot.service.table import Person, Status
from engine.game import Level
from render import FACES
from tests.bot.discord.conftest import Open
from tests.bot.discord.hooks import hide_from
from tests.bot.discord.reading import find, presses, text_of, verbs
from tests.bot.discord.world import World, answer, pinged, shown

# Starting alone


async def test_start_alone_asks_first_in_private(world: World) -> None:
    host = world.people[0]
    code = await world.open()
    asked = await world.press(host, await world.posted(code), "start")
    assert (await world.table(code)).status is Status.LOBBY
    (question,) = asked.followups
    assert question.ephemeral
    assert "Play solo now, or wait" in text_of(question)
    await world.press(host, question, "no")
    assert (await world.table(code)).status is Status.LOBBY
    asked = await world.press(host, await world.posted(code), "start")
    begun = await world.press(host, asked.followups[0], "start", "solo")
    assert (await world.table(code)).status is Status.PLAYING
    assert verbs(begun.response), "the cards replace the question"


async def test_solo_is_not_started_with_someone_who_has_just_sat_down(world: World) -> None:
    host, guest = world.people
    code = await world.open()
    asked = await world.press(host, await world.posted(code), "start")
    await world.press(guest, await world.posted(code), "join")
    refused = await world.press(host, asked.followups[0], "start", "solo")
    assert "sat down in the meantime" in answer(refused)
    assert (await world.table(code)).status is Status.LOBBY


async def test_nobody_is_asked_where_nobody_could_join(world: World) -> None:
    host = world.people[0]
    code = await world.open(players=1)
    await world.press(host, await world.posted(code), "start")
    assert (await world.table(code)).status is Status.PLAYING


async def test_the_others_have_not_answered_yet(world: World) -> None:
    host, guest = world.people
    code = await world.open(**{"with": guest})
    asked = await world.press(host, await world.posted(code), "start")
    assert guest.mention in answer(asked)
    assert "Play solo now" in answer(asked)
    await world.press(host, asked.followups[0], "start", "solo")
    table = await world.table(code)
    assert (table.status, len(table.seats.holders)) == (Status.PLAYING, 1)


# Invitations


async def test_guests_are_called_once_and_their_seats_are_kept(opened: Open) -> None:
    world = await opened(4)
    host, one, other, late = world.people
    code = await world.open(players=3, **{"with": one, "with2": other, "with3": one})
    table = await world.table(code)
    assert [person.id for person in table.people] == [host.id, one.id, other.id]
    assert set(table.seats.asked) == {one.id, other.id}
    (call,) = [message for message in world.public() if text_of(message).startswith("🪑")]
    assert [sorted(users) for users in pinged(world) if users] == [sorted((one.id, other.id))]
    assert verbs(call) == ["join", "leave"]
    lobby = await world.posted(code)
    assert text_of(lobby).count("no answer yet") == 2
    assert "Anyone can join" not in text_of(lobby)
    assert "taken or reserved" in text_of(lobby)
    assert "All 3 seats" in answer(await world.press(late, lobby, "join"))
    assert code in answer(await world.press(one, call, "join"))
    call = world.as_now(late, call)
    assert one.mention not in text_of(call), "nobody who has answered is asked again"
    assert other.mention in text_of(call)
    await world.press(other, call, "leave")
    assert not [message for message in world.public() if text_of(message).startswith("🪑")]
    table = await world.table(code)
    assert (table.seats.asked, [person.id for person in table.people]) == ((), [host.id, one.id])
    await world.press(late, await world.posted(code), "join")
    await world.start_game(host, code)
    assert len((await world.table(code)).seats.holders) == 3


async def test_who_has_not_answered_when_it_begins_is_left_out(opened: Open) -> None:
    world = await opened(3)
    host, one, other = world.people
    code = await world.open(**{"with": one, "with2": other})
    await world.press(one, await world.posted(code), "join")
    await world.start_game(host, code)
    assert [person.id for person in (await world.table(code)).people] == [host.id, one.id]


async def test_a_lobby_whose_only_others_never_answered_is_cancelled_with_its_host(world: World) -> None:
    host, guest = world.people
    code = await world.open(**{"with": guest})
    await world.press(host, await world.posted(code), "leave")
    assert (await world.table(code)).status is Status.CANCELLED


async def test_whom_nobody_can_invite(world: World) -> None:
    host, guest = world.people
    robot = world.guild.add_member(world.env.create_user("robot", bot=True))
    assert "is a bot" in answer(await host.slash(world.channel, "snack start", **{"with": robot}))
    hide_from(world.env, world.channel, guest)
    assert "can't see this channel" in answer(await host.slash(world.channel, "snack start", **{"with": guest}))
    assert not await world.bot.club.tables_of(host.id)
    code = await world.open(**{"with": host})
    assert (await world.table(code)).seats.asked == ()


async def test_the_quiet_are_named_but_not_mentioned(world: World) -> None:
    guest = world.people[1]
    await guest.slash(world.channel, "snack me", reminders="off")
    await world.open(**{"with": guest})
    (call,) = [message for message in world.public() if text_of(message).startswith("🪑")]
    assert guest.mention in text_of(call)
    assert pinged(world)[-1] == []


# Open tables


async def test_tables_that_can_be_joined_now(opened: Open) -> None:
    world = await opened(4)
    one, two, three, me = world.people
    free = await world.open(one)
    full = await world.open(two, players=2)
    await world.press(three, await world.posted(full), "join")
    asked = await world.open(three, players=2, **{"with": me})
    own = await world.open(me)
    begun = await world.begin(two, host=one)
    listed = shown(await me.slash(world.channel, "snack tables"))
    assert listed.ephemeral
    assert {press.code for press in presses(listed)} == {free, asked}
    assert not {full, own, begun} & set(text_of(listed).split("**"))
    joined = await me.click(listed, custom_id=Press("join", free).id())
    assert free in answer(joined)
    assert (await world.table(free)).seat_of(me.id) == 1


async def test_tables_in_channels_one_does_not_see_are_not_listed(world: World) -> None:
    code = await world.open()
    elsewhere = world.guild.create_text_channel("elsewhere")
    person = world.people[1]
    assert code in answer(await person.slash(elsewhere, "snack tables"))
    hide_from(world.env, world.channel, person)
    assert "No open tables" in answer(await person.slash(elsewhere, "snack tables"))
    other = world.env.create_guild("Elsewhere")
    stranger = other.add_member(world.env.create_user("stranger"))
    assert "No open tables" in answer(await stranger.slash(other.create_text_channel("far"), "snack tables"))
    assert "on a server" in answer(await person.user.slash("snack tables"))


# Bots


def test_every_character_has_a_face() -> None:
    assert set(FACES) == set(LEVELS)
    assert {len(names) for names in CHARACTERS.values()} == {8}


@pytest.mark.parametrize("level", list(Level))
async def test_no_two_bots_share_a_name(world: World, level: Level) -> None:
    code = await world.open(bots=8, level=str(level))
    table = await world.table(code)
    names = [holder.name for holder in table.seats.holders[1:]]
    assert set(names) == set(CHARACTERS[level])
    lobby = text_of(await world.posted(code))
    assert all(f"🤖 {name.capitalize()} ({level})" in lobby for name in names)


async def test_a_bot_keeps_its_name_for_the_whole_game(world: World) -> None:
    second = world.people[1]
    code = await world.begin(second, bots=1)
    await world.bot.club.leave(code, Person(second.id, second.name))
    names = [holder.name for holder in (await world.table(code)).seats.holders]
    assert names == ["", "pickle", "almond"]
    await world.restart()
    await world.finish(code)
    assert [holder.name for holder in (await world.table(code)).seats.holders] == names
    assert "🤖 Almond (medium)" in text_of(world.public()[-1])


# Playing right away


@pytest.mark.parametrize("game", ["snack", "veggies"])
async def test_play_now_opens_a_table_with_a_bot_and_start_is_right_there(world: World, game: str) -> None:
    person, friend = world.people[:2]
    helped = shown(await person.slash(world.channel, "snack help"))
    ready = shown(await person.click(helped, custom_id=find(helped, "playnow", game)))
    (table,) = await world.bot.club.tables_of(person.id)
    assert (table.status, table.agreed.game, len(table.seats.holders)) == (Status.LOBBY, game, 2)
    assert table.seats.holders[1].level is Level.EASY
    assert ready.ephemeral
    seal = table.seal
    assert seal is not None
    for message in (ready, await world.posted(table.code)):
        assert seal in text_of(message), "everyone has seen the seal before anyone adds to the deal"
    if game == "snack":  # a friend may sit down in the meantime
        await world.press(friend, await world.posted(table.code), "join")
    cards = shown(await world.press(person, ready, "start"))
    table = await world.table(table.code)
    assert table.status is Status.PLAYING
    assert cards.ephemeral
    assert {"choose", "try"} & set(verbs(cards))
    assert table.match is not None
    assert table.match.setup.deal is not None
    added = table.match.setup.deal.contributions
    assert added[0].isdecimal(), "Start is what they add"
    assert added[1] == "bot"
    assert all(one.isdecimal() for one in added[2:])
    said = answer(await world.press(person, await world.posted(table.code), "deal"))
    assert seal in said
    assert "passed hosting on" not in said


async def test_play_now_of_no_game_is_an_old_button(world: World) -> None:
    for action in ("s1b:playnow:-:", "s1b:playnow:-::chess", "s1b:playnow:-::snack:veggies"):
        refused = await world.people[0].slash(world.channel, "snack do", action=action)
        assert "older version" in answer(refused)
    assert not await world.bot.club.tables_of(world.people[0].id)
