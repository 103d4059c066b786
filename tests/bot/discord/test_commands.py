"""`/snack …`: which table it means, what its options complete to, and the answers."""

from __future__ import annotations

from typing import Any

import pytest

from bot.service.table import Status
from engine.notation import read
from tests.bot.discord.conftest import Open
from tests.bot.discord.hooks import speaking
from tests.bot.discord.reading import presses, text_of, verbs
from tests.bot.discord.world import World, answer, shown

COMMANDS = [
    "board",
    "cancel",
    "daily",
    "do",
    "games",
    "hand",
    "help",
    "history",
    "host",
    "leave",
    "me",
    "place",
    "profile",
    "rules",
    "settings",
    "solo",
    "start",
    "status",
    "tables",
    "top",
    "tutorial",
    "verify",
]


async def test_the_commands_there_are(world: World) -> None:
    assert sorted(world.people[0].available_commands(world.channel)) == [f"snack {name}" for name in COMMANDS]


async def test_commands_fit_into_discord(world: World) -> None:
    def check(one: dict[str, Any]) -> int:
        """How many characters count towards the limit of a whole command."""
        assert 1 <= len(one["name"]) <= 32
        assert 1 <= len(one["description"]) <= 100
        assert len(one.get("options", [])) <= 25
        choices = one.get("choices") or []
        assert all(1 <= len(choice["name"]) <= 100 for choice in choices)
        own = len(one["name"]) + len(one["description"]) + sum(len(str(choice["value"])) for choice in choices)
        return own + sum(map(check, one.get("options", [])))

    (group,) = (command.to_dict(world.bot.tree) for command in world.bot.tree.get_commands())
    assert check(group) <= 8000


async def test_commands_are_sent_to_discord_only_when_they_have_changed(world: World) -> None:
    def sent() -> int:
        return sum(one.method == "PUT" and one.path.endswith("/commands") for one in world.env.http_requests)

    assert sent() == 1
    await world.restart()
    assert sent() == 1
    await world.store_meta("commands", "an older version")
    await world.restart()
    assert sent() == 2


@pytest.mark.parametrize("name", ["hand", "place", "board", "status", "cancel", "leave"])
async def test_without_a_game_every_command_says_what_to_do(world: World, name: str) -> None:
    options = {"cell": "C4"} if name == "place" else {}
    result = await world.onlooker.slash(world.channel, f"snack {name}", **options)
    assert "/snack start" in answer(result)
    assert shown(result).ephemeral


@pytest.mark.parametrize("name", ["hand", "place", "board", "status", "cancel", "leave"])
async def test_a_table_that_does_not_exist(world: World, name: str) -> None:
    options = {"cell": "C4"} if name == "place" else {}
    result = await world.people[0].slash(world.channel, f"snack {name}", table="zzzz", **options)
    assert "no table ZZZZ" in answer(result)


async def test_the_only_game_is_meant_and_among_several_it_is_asked(world: World) -> None:
    first, second = world.people
    one = await world.begin(second)
    assert one in answer(await second.slash(world.channel, "snack hand"))
    two = await world.begin(second)
    for name in ("hand", "status", "leave"):
        asked = answer(await second.slash(world.channel, f"snack {name}"))
        assert "Which table?" in asked
        assert one in asked
        assert two in asked
    assert two in answer(await second.slash(world.channel, "snack hand", table=two.lower()))
    assert one in answer(await first.slash(world.channel, "snack status", table=f" {one} "))


async def test_ones_own_game_is_found_from_another_channel(world: World) -> None:
    code = await world.begin(world.people[1])
    other = world.guild.create_text_channel("other")
    assert code in answer(await world.people[1].slash(other, "snack hand"))


async def test_an_onlooker_sees_what_is_public_and_no_more(world: World) -> None:
    code = await world.begin(world.people[1])
    assert code in answer(await world.onlooker.slash(world.channel, "snack status"))
    assert "no seat" in answer(await world.onlooker.slash(world.channel, "snack hand", table=code))
    assert "no seat" in answer(await world.onlooker.slash(world.channel, "snack place", table=code, cell="C4"))


async def test_the_board_is_shown_to_everyone(world: World) -> None:
    code = await world.begin(world.people[1])
    await world.finish_phase(code)
    await world.finish_phase(code)
    board = await world.onlooker.slash(world.channel, "snack board")
    assert not shown(board).ephemeral
    assert world.people[1].mention in answer(board)
    one = await world.onlooker.slash(world.channel, "snack board", seat=2)
    assert world.people[0].mention not in answer(one)
    assert len(shown(one).attachments) == 1
    assert "no seat 3" in answer(await world.onlooker.slash(world.channel, "snack board", seat=3))
    lobby = await world.open()
    assert "isn't running" in answer(await world.onlooker.slash(world.channel, "snack board", table=lobby))


async def test_status_tells_whom_a_game_waits_for(world: World) -> None:
    first, second = world.people
    code = await world.open()
    assert "waiting for players" in answer(await first.slash(world.channel, "snack status", table=code))
    await world.press(second, await world.posted(code), "join")
    await world.press(first, await world.posted(code), "start")
    await world.keep(first, code)
    told = answer(await first.slash(world.channel, "snack status"))
    assert [line[0] for line in told.splitlines() if first.mention in line] == ["✅"]
    assert [line[0] for line in told.splitlines() if second.mention in line] == ["⏳"]
    await world.finish(code)
    assert "over" in answer(await first.slash(world.channel, "snack status", table=code))


async def test_games_lists_ones_own_and_leads_to_the_cards(world: World) -> None:
    first, second = world.people
    assert "No games" in answer(await first.slash(world.channel, "snack games"))
    code = await world.begin(second)
    waiting = await world.open()
    listed = await first.slash(world.channel, "snack games")
    assert "2 games" in answer(listed)
    assert code in answer(listed)
    assert waiting in answer(listed)
    assert f"channels/{world.guild.id}/{world.channel.id}/" in answer(listed)
    hand = await world.press(first, listed.response, "cards")
    assert "choose" in verbs(hand.response)
    await world.keep(first, code)
    assert "cards" not in verbs((await first.slash(world.channel, "snack games")).response)


async def test_help_and_rules_are_for_the_reader_alone(world: World) -> None:
    for name, word in (("help", "/snack start"), ("rules", "4 × 4")):
        result = await world.onlooker.slash(world.channel, f"snack {name}")
        assert shown(result).ephemeral
        assert word in answer(result)


async def test_an_unknown_language_reads_english(world: World) -> None:
    with speaking("ja", "ko"):
        assert "How to play" in answer(await world.onlooker.slash(world.channel, "snack help"))
        code = await world.open()
    assert (await world.table(code)).agreed.language == "en"
    assert "Snack Match" in text_of(await world.posted(code))


async def test_place_tries_a_card_and_places_nothing(world: World) -> None:
    code = await world.begin(world.people[1])
    await world.finish_phase(code)
    person = world.people[0]
    tried = await person.slash(world.channel, "snack place", cell="d3", rotation=90, layer="over", card=2)
    assert {"place", "try", "pick"} <= set(verbs(tried.response))
    assert "D3 90" in answer(tried)
    assert not (await world.table(code)).view(0).area.laid
    for options, word in (
        ({"cell": "Q"}, "as a cell"),
        ({"cell": "C4", "layer": "sideways"}, "know the layer"),
        ({"cell": "A1"}, "middle"),
        ({"cell": "C4", "card": 7}, "no card 7"),
        ({"cell": "C4 45"}, "turn by quarters"),
    ):
        refused = await person.slash(world.channel, "snack place", **options)
        assert word in answer(refused)
    assert (await world.table(code)).stamp(0) in verbs_and_stamps(tried.response)
    assert "C4 180" in answer(await person.slash(world.channel, "snack place", cell="C4 180 under"))


def verbs_and_stamps(message: object) -> set[str]:
    return {press.stamp for press in presses(message)}


async def test_cells_complete_best_first(world: World) -> None:
    code = await world.begin(world.people[1])
    person = world.people[0]
    assert await person.autocomplete(world.channel, "snack place", "cell", "") == []
    for _ in range(3):
        await world.finish_phase(code)
    offered = await person.autocomplete(world.channel, "snack place", "cell", "")
    gains = [int(one["name"].split("(")[1].rstrip(")")) for one in offered]
    assert offered
    assert gains == sorted(gains, reverse=True)
    first = offered[0]["value"]
    typed = await person.autocomplete(world.channel, "snack place", "cell", first[0].lower())
    assert typed
    assert all(one["value"].startswith(first[0]) for one in typed)
    for turn in (0, 90, 180, 270):
        for one in await person.autocomplete(world.channel, "snack place", "cell", "", rotation=turn, card=2):
            placement = read(f"{one['value']} {turn}")
            assert placement.cell.label == one["value"]
    assert await person.autocomplete(world.channel, "snack place", "cell", "", card=9) == []


async def test_layers_cards_seats_and_tables_complete(world: World) -> None:
    code = await world.begin(world.people[1])
    for _ in range(3):
        await world.finish_phase(code)
    person, table = world.people[0], await world.table(code)
    cards = await person.autocomplete(world.channel, "snack place", "card", "")
    assert [one["value"] for one in cards] == [1, 2]
    area = table.view(0).area
    covered = min(area.seen)
    layers = await person.autocomplete(world.channel, "snack place", "layer", "", cell=covered.label, rotation=0)
    assert {"over", "under"} <= {one["value"] for one in layers}
    seats = await world.onlooker.autocomplete(world.channel, "snack board", "seat", "")
    assert [one["value"] for one in seats] == [1, 2]
    assert "person2" in seats[1]["name"]
    tables = await world.onlooker.autocomplete(world.channel, "snack status", "table", code[:2].lower())
    assert [one["value"] for one in tables] == [code]
    assert await world.onlooker.autocomplete(world.channel, "snack status", "table", "????") == []


async def test_a_completion_is_accepted_by_the_command(opened: Open) -> None:
    world = await opened(1)
    person = world.people[0]
    code = await world.begin()
    await world.finish_phase(code)
    table = await world.table(code)
    assert table.status is Status.PLAYING
    cell = (await person.autocomplete(world.channel, "snack place", "cell", "", rotation=90))[0]["value"]
    layer = (await person.autocomplete(world.channel, "snack place", "layer", "", cell=cell, rotation=90))[-1]["value"]
    tried = await person.slash(world.channel, "snack place", cell=cell, rotation=90, layer=layer)
    assert "place" in verbs(tried.response)
