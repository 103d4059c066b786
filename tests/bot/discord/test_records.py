"""Finished games on Discord: the list, a game opened again, its file, and the check in the open."""

from __future__ import annotations

import json
from typing import Any

from bot.panels.ids import Press
from engine.catalog import Catalog
from engine.verify import verify
from tests.bot.discord.conftest import Open
from tests.bot.discord.hooks import hide_from
from tests.bot.discord.reading import text_of, verbs
from tests.bot.discord.world import World, answer


async def finished(world: World, *others: Any, **options: Any) -> str:
    code = await world.begin(*others, **options)
    await world.finish(code)
    return code


async def history(world: World, person: Any, **options: Any) -> Any:
    return (await person.slash(world.channel, "snack history", **options)).response


async def test_my_finished_games_are_listed_and_opened_again(opened: Open) -> None:
    world = await opened(2)
    one, two = world.people
    code = await finished(world, two)
    running = await world.begin(two)
    listed = await history(world, one)
    assert listed.ephemeral
    assert code in text_of(listed)
    assert f"<@{two.id}>" in text_of(listed)
    assert running not in text_of(listed)
    text = answer(await world.press(one, listed, "record"))
    table = await world.table(code)
    assert table.match is not None
    assert table.match.outcome is not None
    assert all(str(sheet.total) in text for sheet in table.match.outcome.sheets)


async def test_pages_and_filters(opened: Open) -> None:
    world = await opened(3)
    one, two, three = world.people
    codes = [await finished(world, two) for _ in range(9)]
    with_three = await finished(world, three)
    first = await history(world, one)
    assert with_three in text_of(first)
    assert codes[0] not in text_of(first)
    second = (await world.press(one, first, "history", "1")).response
    assert codes[0] in text_of(second)
    assert with_three not in text_of(second)
    only = await history(world, one, opponent=three)
    assert with_three in text_of(only)
    assert not any(code in text_of(only) for code in codes)
    assert "Nothing here" in text_of(await history(world, one, game="veggies"))


async def test_a_servers_history_shows_what_the_person_may_see(opened: Open) -> None:
    world = await opened(2)
    code = await finished(world, world.people[1])
    listed = await history(world, world.onlooker, scope="server")
    assert code in text_of(listed)
    assert "Nothing here" in text_of(await history(world, world.onlooker))
    elsewhere = world.guild.create_text_channel("elsewhere")
    hide_from(world.env, world.channel, world.onlooker)
    listed = (await world.onlooker.slash(elsewhere, "snack history", scope="server")).response
    assert code not in text_of(listed)


async def test_the_deal_is_checked_in_front_of_the_person(opened: Open) -> None:
    world = await opened(2)
    code = await finished(world, world.people[1])
    seal = (await world.table(code)).seal
    assert seal is not None
    checked = await world.people[0].slash(world.channel, "snack verify")
    assert seal in answer(checked)
    assert answer(checked).count("✅") == 7
    assert "nobody could have chosen" in answer(checked)
    assert "export" in verbs(checked.response)
    looked = await world.onlooker.slash(world.channel, "snack verify", table=code)
    assert seal in answer(looked)
    assert "export" not in verbs(looked.response)


async def test_a_game_is_exported_to_who_played_in_it(opened: Open) -> None:
    world = await opened(2)
    code = await finished(world, world.people[1])
    checked = await world.press(world.people[0], await world.posted(code), "deal")
    given = await world.press(world.people[0], checked.response, "export")
    files = (given.followups[0] if given.followups else given.response).attachments
    assert [file.filename for file in files] == [f"game-{code}.json"]
    data = json.loads(await files[0].read())
    assert verify(data, Catalog().library)[-1].error is None
    assert data["about"]["people"] == ["person1", "person2"]
    refused = await world.onlooker.slash(world.channel, "snack do", action=Press("export", code).id(), table=code)
    assert "Only people who played" in answer(refused)


async def test_every_person_at_a_table_on_discord_has_added_to_its_deal(opened: Open) -> None:
    world = await opened(3)
    code = await world.begin(*world.people[1:], bots=1)
    table = await world.table(code)
    assert table.match is not None
    deal = table.match.setup.deal
    assert deal is not None
    added = [one for one, holder in zip(deal.contributions, table.seats.holders, strict=True) if holder.person]
    assert len(set(added)) == 3
    assert all(one.isdecimal() for one in added)
    assert deal.contributions.count("bot") == 1


async def test_the_seal_stands_in_the_lobby_and_the_secret_nowhere(opened: Open) -> None:
    world = await opened(2)
    code = await world.open()
    table = await world.table(code)
    assert table.deal is not None
    assert text_of(await world.posted(code)).endswith(table.deal.seal), "in full, and out of the way"
    await world.press(world.people[1], await world.posted(code), "join")
    await world.press(world.people[0], await world.posted(code), "start")
    texts = "".join(text_of(message) for message in world.public())
    assert table.deal.seal in texts
    assert table.deal.secret not in texts
    assert table.deal.seal not in text_of(await world.posted(code)), "while people play it is one press away"
    playing = await world.press(world.onlooker, await world.posted(code), "deal")
    assert table.deal.seal in answer(playing)
    assert table.deal.secret not in answer(playing)


async def test_an_old_or_made_up_button_of_a_list_gets_an_answer(opened: Open) -> None:
    world = await opened(1)
    made_up = ("", "mine", "all:::0", "mine:chess::0", "mine::x:0", "mine:::-1")
    for args in made_up:
        press = Press("history", "-", "", tuple(args.split(":")))
        said = await world.people[0].slash(world.channel, "snack do", action=press.id())
        assert answer(said)
        assert "went wrong" not in answer(said)
