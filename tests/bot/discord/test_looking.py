"""Who may look at which table, from where, and what is suggested while they type."""

from __future__ import annotations

import re
import sqlite3
from typing import Any

import pytest

from bot.interactions import responder
from bot.service.table import Location, Person
from tests.bot.discord.conftest import Open
from tests.bot.discord.reading import text_of
from tests.bot.discord.world import World, answer, shown

CALLBACK = "/interactions/*/*/callback"


@pytest.mark.parametrize("name", ["board", "status"])
async def test_another_server_does_not_look_on_by_a_code(world: World, name: str) -> None:
    code = await world.begin(world.people[1])
    elsewhere = world.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("mine")
    stranger = elsewhere.add_member(world.env.create_user("stranger"))
    refused = await stranger.slash(channel, f"snack {name}", table=code)
    assert f"no table {code}" in answer(refused)
    assert shown(refused).ephemeral
    player = elsewhere.add_member(world.people[0].user)
    assert f"no table {code}" not in answer(await player.slash(channel, f"snack {name}", table=code))
    assert await stranger.autocomplete(channel, "snack board", "seat", "1", table=code) == []


@pytest.mark.parametrize("name", ["board", "status"])
async def test_ones_only_game_is_looked_at_from_anywhere(world: World, name: str) -> None:
    code = await world.begin(world.people[1])
    other = world.guild.create_text_channel("other")
    assert code in answer(await world.people[0].slash(other, f"snack {name}"))
    assert code in answer(await world.people[0].user.slash(f"snack {name}"))


@pytest.mark.parametrize("prompt", [responder.PROMPT, 0])
async def test_a_board_that_cannot_be_drawn_is_told_to_one_person(
    world: World, monkeypatch: pytest.MonkeyPatch, prompt: float
) -> None:
    """Also if everyone has seen meanwhile that the bot thinks about it."""
    monkeypatch.setattr(responder, "PROMPT", prompt)
    await world.begin(world.people[1])
    before = [one.id for one in world.public()]

    with world.cannot_draw(MemoryError()):
        refused = await world.people[0].slash(world.channel, "snack board")
    assert "our side" in answer(refused)
    assert shown(refused).ephemeral
    assert [one.id for one in world.public()] == before


async def test_games_that_are_not_listed_are_counted(world: World) -> None:
    first = world.people[0]
    for number in range(12):
        await world.bot.club.open(
            "snack",
            Person(first.id, "first"),
            Location(number + 1, number + 1),
            capacity=4,
            options={},
            language="en",
        )
    listed = answer(await first.slash(world.channel, "snack games"))
    assert "12 games" in listed
    assert listed.count("to the table") == 10
    assert "and 2 more" in listed


async def test_proposals_that_come_too_late_are_no_error(world: World) -> None:
    await world.begin(world.people[1])
    world.env.inject_error("POST", CALLBACK, status=404, code=10062, times=1)
    await proposals(world, "snack hand", "table", "")


async def test_a_damaged_table_proposes_nothing(world: World) -> None:
    code = await world.begin(world.people[1])
    with sqlite3.connect(world.path) as file:
        file.execute("UPDATE tables SET header = 'x' WHERE code = ?", (code,))
    world.forgiven = ["cannot be read", "Damaged at"]
    await world.restart()
    assert await proposals(world, "snack place", "cell", "", table=code) == []
    assert await proposals(world, "snack board", "seat", "1", table=code) == []


async def proposals(world: World, command: str, option: str, typed: Any, **others: Any) -> Any:
    try:
        return await world.people[0].autocomplete(world.channel, command, option, typed, **others)
    except AssertionError:
        return None  # how SimCord says that nothing was answered


async def test_what_could_not_be_read_is_there_again_in_the_form(world: World) -> None:
    first, second = world.people
    code = await world.begin(second)
    await world.finish_phase(code)
    await world.prefers_typing(first)
    form = await world.press(first, await world.cards(first, code), "type")
    refused = await first.submit_modal(form, {"card": "2", "where": "C4 9O"})
    assert "turn by quarters" in answer(refused)
    again = await world.press(first, refused.response, "type")
    assert "'value': 'C4 9O'" in str(again.modal)
    shown = await first.submit_modal(again, {"card": "2", "where": "C4"})
    assert "place" in answer(shown).lower()
    fresh = await world.press(first, await world.cards(first, code), "type")
    assert "'value': 'C4 9O'" not in str(fresh.modal)


async def test_done_for_you_says_only_what_can_still_be_done(world: World) -> None:
    first, second = world.people
    code = await world.begin(second)
    early = await world.press(first, await world.cards(first, code), "forme")
    assert re.search(r"Played for you: kept card [12]\. You can undo", answer(early))
    late = await world.press(second, await world.cards(second, code), "forme")
    assert await world.moment(code) == (1, "play")
    assert re.search(r"Played for you: kept card [12]\.$", answer(late), re.MULTILINE)


async def test_the_title_stands_above_the_deadline(world: World) -> None:
    code = await world.begin(world.people[1], pace="live")
    shown = text_of(await world.cards(world.people[0], code))
    assert 0 <= shown.index("Round 1") < shown.index("Due")
    await world.finish_phase(code)
    shown = text_of(await world.cards(world.people[0], code))
    assert 0 <= shown.index("Round 1") < shown.index("Due")


async def test_solo_is_spoken_of_only_to_someone_alone(world: World) -> None:
    assert "solo" in text_of(await world.posted(await world.open()))
    assert "solo" not in text_of(await world.posted(await world.open(bots=1)))


async def test_a_lobby_in_direct_messages_promises_nobody(opened: Open) -> None:
    world = await opened(1)
    user = world.people[0].user
    said = answer(await user.slash("snack start"))
    assert "everyone" not in said
    assert "Nobody else can join" in said
    assert "free" not in text_of(user.dm_channel.history()[-1])


@pytest.mark.parametrize(
    ("options", "expected"),
    [({"players": 2, "bots": 5}, "need 6 seats"), ({"game": "veggies", "bots": 8}, "2 to 4")],
)
async def test_more_automatic_players_than_seats(world: World, options: dict[str, Any], expected: str) -> None:
    refused = answer(await world.people[0].slash(world.channel, "snack start", **options))
    assert expected in refused
    assert "taken" not in refused
    assert not await world.bot.club.tables_of(world.people[0].id)
