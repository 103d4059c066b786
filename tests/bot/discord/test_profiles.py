"""Profiles, rankings, ratings next to names and a server's statistics on Discord, and who is left out of all that."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.language.words import languages, words_for
from bot.playground.simulated import locale_of
from bot.service import score_sheets
from bot.service.club import Club
from bot.service.ratings import NEW_UNTIL
from bot.service.table import Person
from bot.store.opening import open_store
from engine.catalog import Catalog
from tests.bot.discord.conftest import Open
from tests.bot.discord.hooks import delete_message, speaking
from tests.bot.discord.limits import check
from tests.bot.discord.reading import alts, text_of, verbs
from tests.bot.discord.world import World, answer
from tests.bot.store.stores import directly


async def play(world: World, *others: Any, games: int = 1, **options: Any) -> str:
    for _ in range(games):
        code = await world.begin(*others, **options)
        await world.finish(code)
    return code


async def ask(world: World, who: Any, command: str, **options: Any) -> Any:
    return await who.slash(world.channel, f"snack {command}", **options)


async def test_a_profile_is_private_and_can_be_shared_by_its_owner(opened: Open) -> None:
    world = await opened(2, drawn=True)
    one, two = world.people
    await play(world, two)
    mine = (await ask(world, one, "profile")).response
    assert mine.ephemeral
    assert f"<@{one.id}>" in text_of(mine)
    assert f"1 of {NEW_UNTIL} rated games" in text_of(mine)
    assert {file.filename for file in mine.attachments} == {"profile.png"}
    theirs = (await ask(world, one, "profile", person=two)).response
    assert "You against them" in text_of(theirs)
    assert "share" not in verbs(theirs)
    before = len(world.public())
    await world.press(one, mine, "share")
    shared = world.public()[before:]
    assert [f"<@{one.id}>" in text_of(message) for message in shared] == [True]
    assert verbs(shared[0]) == []


async def test_a_profile_of_someone_without_games_and_of_another_game(opened: Open) -> None:
    world = await opened(2)
    await play(world, world.people[1])
    assert "No finished games" in answer(await ask(world, world.onlooker, "profile"))
    other = (await ask(world, world.people[0], "profile", game="veggies")).response
    assert "No finished games" in text_of(other)
    assert "Games: **1**" in answer(await world.press(world.people[0], other, "profile", "snack"))


async def test_after_five_games_there_is_a_number_and_the_best_are_listed(opened: Open) -> None:
    world = await opened(3)
    one, two, three = world.people
    await play(world, two, games=NEW_UNTIL)
    await play(world, three)
    listed = text_of((await ask(world, one, "top")).response)
    assert [f"<@{person.id}>" in listed for person in world.people] == [True] * 3
    assert listed.index("🥇") < listed.index(f"<@{three.id}>")  # new people come last
    assert "new" in listed
    assert f"<@{two.id}>" not in text_of((await ask(world, three, "top", scope="me")).response)
    assert f"<@{two.id}>" in text_of((await ask(world, three, "top", scope="month")).response)
    assert "Nobody yet" in answer(await ask(world, one, "top", game="veggies"))
    sheet = text_of(await world.posted(await world.bot.club.records.last_of(one.id)))
    assert "⭐" in sheet


async def test_whoever_wants_to_be_left_out_is_at_once_and_everywhere(opened: Open) -> None:
    world = await opened(2)
    one, two = world.people
    code = await play(world, two)
    await ask(world, two, "me", public="off")
    assert f"<@{two.id}>" not in text_of((await ask(world, one, "top")).response)
    assert "private" in answer(await ask(world, one, "profile", person=two))
    assert f"<@{two.id}>" in answer(await ask(world, two, "profile"))
    again = answer(await ask(world, one, "do", action=f"s1b:record:{code}:", table=code))
    lines = [line for line in again.splitlines() if line.startswith(("🥇", "🥈"))]
    (theirs,) = (line for line in lines if f"<@{two.id}>" in line)
    (own,) = (line for line in lines if f"<@{one.id}>" in line)
    assert "⭐" in own
    assert "⭐" not in theirs
    panel = (await ask(world, two, "me")).response
    await world.press(two, panel, "me", "public", "on")
    assert f"<@{two.id}>" in text_of((await ask(world, one, "top")).response)


async def test_score_sheets_that_stand_already_forget_a_rating_too(
    opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(score_sheets, "PAUSE", 0)
    world = await opened(2)
    one, two = world.people
    first, gone = await play(world, two), await play(world, two)
    friendly = await play(world, two, rated="off")
    delete_message(world.env, await world.posted(gone))
    before = len(world.public())
    await ask(world, two, "me", public="off")

    async def starred(code: str) -> set[int]:
        lines = text_of(await world.posted(code)).splitlines()
        return {person.id for person in (one, two) for line in lines if f"<@{person.id}>" in line and "⭐" in line}

    assert await starred(first) == {one.id}
    assert await starred(friendly) == set()
    assert len(world.public()) == before  # what someone has deleted isn't posted again
    await ask(world, two, "me", public="on")
    assert await starred(first) == {one.id, two.id}
    # If a process is killed right after someone has decided, the next one finishes the job.
    store = await open_store(f"sqlite:///{world.path}")
    await Club(store, Catalog()).change_preferences(two.id, lambda own: replace(own, public=False))
    await store.close()
    assert await starred(first) == {one.id, two.id}
    await world.bot.let_go()
    for _ in range(100):
        if not await world.bot.store.sheets_due():
            break
    await world.bot.messages.settle()
    assert await starred(first) == {one.id}


async def test_a_score_sheet_in_an_archived_thread_follows_too(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """The thread is opened for that, and archived again."""
    world = await opened(2)
    one, two = world.people
    await world.bot.club.servers.change(world.guild.id, lambda server: replace(server, threads=True))
    code = await world.open()
    (thread,) = world.channel.threads
    await world.press(two, await world.posted(code, thread), "join")
    await world.press(one, await world.posted(code, thread), "start")
    await world.finish(code)
    assert text_of(await world.posted(code, thread)).count("⭐") == 2
    state = world.env.backend.get_channel(thread.id).thread_metadata
    assert state is not None
    state.archived = True
    edit, done = discord.Thread.edit, []

    async def noted(self: discord.Thread, **changes: Any) -> Any:
        done.append(changes)
        return await edit(self, **changes)

    monkeypatch.setattr(discord.Thread, "edit", noted)
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=50083, times=1)
    await ask(world, two, "me", public="off")
    assert text_of(await world.posted(code, thread)).count("⭐") == 1
    assert done == [{"archived": False}, {"archived": True}]
    assert state.archived


async def test_results_from_before_there_were_any_come_in_the_background(opened: Open) -> None:
    world = await opened(2)
    code = await play(world, world.people[1])
    for table in ("ratings", "result_seats", "results"):
        await directly(world.bot.store, f"DELETE FROM {table}")
    assert await world.bot.club.records.result_of(code) is None
    await world.restart()
    assert await world.bot.club.records.result_of(code) is not None
    assert "Games: **1**" in answer(await ask(world, world.people[0], "profile"))


async def test_nobody_else_lists_the_games_of_whoever_is_left_out(opened: Open) -> None:
    world = await opened(2)
    one, two = world.people
    code = await play(world, two)
    await ask(world, two, "me", public="off")
    for asker, seen in ((world.onlooker, False), (one, False), (two, True)):
        listed = answer(await ask(world, asker, "history", scope="server", opponent=two))
        assert (code in listed, "private" in listed) == (seen, not seen)
    assert code in answer(await ask(world, one, "history", opponent=two))  # your own games stay yours
    assert code in answer(await ask(world, world.onlooker, "history", scope="server"))


async def test_a_lobby_forgets_a_rating_at_once(opened: Open) -> None:
    world = await opened(2)
    two = world.people[1]
    await play(world, two)
    await world.bot.club.servers.change(world.guild.id, lambda server: replace(server, ratings=True))
    lobby = await world.open()
    await world.press(two, await world.posted(lobby), "join")
    assert text_of(await world.posted(lobby)).count("⭐") == 2
    await ask(world, two, "me", public="off")
    assert text_of(await world.posted(lobby)).count("⭐") == 1
    await ask(world, two, "me", public="on")
    assert text_of(await world.posted(lobby)).count("⭐") == 2


async def test_a_profile_is_there_even_if_the_best_game_cannot_be_read_any_more(opened: Open) -> None:
    world = await opened(2, drawn=True)
    world.forgiven.append("cannot be read")
    code = await play(world, world.people[1])
    await directly(world.bot.store, "UPDATE tables SET header = '{}' WHERE code = :code", code=code)
    world.bot.club.forget_cached()
    shown = (await ask(world, world.people[0], "profile")).response
    assert "Games: **1**" in text_of(shown)
    assert [file.filename for file in shown.attachments] == ["profile.png"]


async def test_a_profile_is_there_even_if_the_moves_of_the_best_game_are_gone(opened: Open) -> None:
    world = await opened(2)
    await play(world, world.people[1])
    await world.env.advance_time(2 * 86400)
    assert await world.bot.club.forgetting.thin_out(1) == 1
    world.bot.club.forget_cached()
    assert "Games: **1**" in answer(await ask(world, world.people[0], "profile"))


async def test_the_board_of_a_private_game_is_on_its_owners_profile_alone(opened: Open) -> None:
    """It may be today's deal, which others haven't played yet."""
    world = await opened(2, drawn=True)
    one, two = world.people
    club = world.bot.club
    table = await club.daily.open(club.daily.today(), Person(one.id, "one"), None, "en")
    await world.finish(table.code)
    mine = (await ask(world, one, "profile")).response
    theirs = (await ask(world, two, "profile", person=one)).response
    await world.press(one, mine, "share")
    for seen in (theirs, world.public()[-1]):
        (alone,), (beside,) = alts(seen), alts(mine)
        assert beside.startswith(alone)
        assert beside != alone


async def test_a_friendly_game_moves_no_rating(opened: Open) -> None:
    world = await opened(2)
    code = await play(world, world.people[1], rated="off")
    table = await world.table(code)
    assert not table.agreed.rated
    assert "⭐" not in text_of(await world.posted(code))
    assert "Nobody yet" in answer(await ask(world, world.people[0], "top"))
    lobby = await world.open()
    await world.press(world.people[0], await world.hosting(world.people[0], lobby), "option", "rated", "off")
    assert "friendly" in text_of(await world.posted(lobby))
    assert not (await world.table(lobby)).agreed.rated


async def test_a_lobby_shows_ratings_only_where_the_server_wants_it(opened: Open) -> None:
    world = await opened(2)
    two = world.people[1]
    await play(world, two)
    lobby = await world.open()
    assert "⭐" not in text_of(await world.posted(lobby))
    manages = world.guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    manager = world.guild.add_member(world.env.create_user("manager"), roles=[manages])
    settings = (await ask(world, manager, "settings")).response
    await world.press(manager, settings, "server", "ratings", "on")
    await world.press(two, await world.posted(lobby), "join")
    assert text_of(await world.posted(lobby)).count("⭐") == 2


async def test_statistics_are_for_those_who_manage_the_server(opened: Open) -> None:
    world = await opened(2, drawn=True)
    await play(world, world.people[1], games=2)
    cancelled = await world.begin(world.people[1])
    await world.bot.club.cancel(cancelled, world.people[0].id)
    manages = world.guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    manager = world.guild.add_member(world.env.create_user("manager"), roles=[manages])
    shown = await world.press(manager, (await ask(world, manager, "settings")).response, "stats")
    assert "**2** of 3 (67%)" in answer(shown)
    assert "**2**" in answer(shown)
    refused = await ask(world, world.people[0], "do", action="s1b:stats:-:")
    assert "Only people who manage" in answer(refused)


async def test_in_every_language_it_fits(opened: Open) -> None:
    world = await opened(2)
    one, two = world.people
    code = await play(world, two)
    asked: list[tuple[str, dict[str, Any]]] = [
        ("profile", {}),
        ("profile", {"person": two}),
        ("top", {}),
        ("history", {}),
        ("verify", {"table": code}),
    ]
    for language in languages():
        with speaking(locale_of(language)):
            for command, options in asked:
                shown = (await ask(world, one, command, **options)).response
                check(shown)
                assert words_for(language)("game-snack") in text_of(shown)
