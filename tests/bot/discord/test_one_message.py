"""A table has one message with working buttons, no matter what gets lost; each older one is finished in one edit."""

from __future__ import annotations

import json
import random
import re
import sqlite3
from collections import Counter
from contextlib import closing
from dataclasses import replace
from typing import Any

import pytest

from bot.interactions.client import SnackBot
from bot.service.club import Club
from bot.service.table import Status
from bot.store.opening import open_store
from engine.catalog import Catalog
from tests.bot.discord.conftest import Open
from tests.bot.discord.hooks import Journal, network, refusal
from tests.bot.discord.reading import find, text_of, verbs
from tests.bot.discord.test_restarts import check_shown, come_back, die_at
from tests.bot.discord.world import World, answer

POST, EDIT = re.compile(r"/channels/\d+/messages"), re.compile(r"/channels/\d+/messages/(\d+)")
RESET = ConnectionResetError
LOST = [
    pytest.param(lambda: refusal(403, 50013), id="forbidden"),
    pytest.param(lambda: refusal(503), id="unavailable"),
    pytest.param(lambda: refusal(400, 30046), id="too old to edit"),
    pytest.param(RESET, id="reset"),
]


async def one_table(world: World, code: str) -> None:
    """The last message is the table; the older ones say nothing that is no longer true."""
    await check_shown(world, code)
    for old in world.public()[:-1]:
        assert verbs(old) == [], text_of(old)
        assert "<t:" not in text_of(old)
    assert (await world.table(code)).display.old == ()


def old_messages(world: World, code: str) -> set[str]:
    """The ids of messages that still have to be finished, as another program would find them."""
    with closing(sqlite3.connect(world.path)) as connection:
        ((old,),) = connection.execute("SELECT old FROM tables WHERE code = ?", (code,))
    return set(json.loads(old or "{}"))


async def play(world: World, code: str) -> None:
    """A whole game, with a minute after each phase in which everything is retried."""
    while (await world.table(code)).status is Status.PLAYING:
        await world.finish_phase(code)
        await world.env.advance_time(400)


@pytest.mark.parametrize("lost", [RESET, lambda: refusal(500)], ids=["reset", "server error"])
async def test_every_post_is_carried_out_and_none_is_confirmed(world: World, lost: Any) -> None:
    posts: Counter[str] = Counter()

    def spoil(method: str, path: str) -> Exception | None:
        if method != "POST" or not POST.fullmatch(path):
            return None
        posts["all"] += 1
        return lost() if posts["all"] % 2 else None

    first, second = world.people
    with network(spoil, carried_out=True):
        await first.slash(world.channel, "snack start", pace="none")
        await world.env.advance_time(400)
        (table,) = await world.bot.club.tables_of(first.id)
        code = table.code
        await one_table(world, code)
        await world.press(second, await world.posted(code), "join")
        await world.press(first, await world.posted(code), "start")
        await world.env.advance_time(400)
        await play(world, code)
    await one_table(world, code)
    chapters = [text_of(one).splitlines()[0] for one in world.public()]
    assert len(chapters) == len(set(chapters)) == 6  # the lobby, four rounds, the end
    assert posts["all"] > 6


@pytest.mark.parametrize("lost", LOST)
async def test_no_old_message_is_forgotten(world: World, lost: Any) -> None:
    """Every edit of an old message fails once: each is retried, and made exactly once."""
    code = await world.begin(world.people[1], pace="none")
    failed: Counter[str] = Counter()
    made: Counter[str] = Counter()

    def spoil(method: str, path: str) -> Exception | None:
        found = EDIT.fullmatch(path)
        replaced = old_messages(world, code)
        if method != "PATCH" or not found or found[1] not in replaced:
            return None
        if not failed[found[1]]:
            failed[found[1]] += 1
            error: Exception = lost()
            return error
        made[found[1]] += 1
        return None

    with network(spoil):
        await play(world, code)
    await one_table(world, code)
    assert failed.keys() == made.keys() == {str(one.id) for one in world.public()[1:-1]}  # the lobby came before
    assert set(made.values()) == {1}


@pytest.mark.parametrize("lost", LOST)
async def test_an_old_message_is_known_after_a_restart(world: World, lost: Any) -> None:
    code = await world.begin(world.people[1], pace="none")
    await world.finish_phase(code)
    before = await world.posted(code)
    with network(lambda method, path: lost() if method == "PATCH" and path.endswith(str(before.id)) else None):
        await world.finish_phase(code)
        assert "cards" in verbs(next(one for one in world.public() if one.id == before.id))
        assert [one.message for one in (await world.table(code)).display.old] == [before.id]
        await world.restart()
    edits: list[str] = []
    Journal(world.env, lambda one: edits.append(one.path) if one.method == "PATCH" else None)
    await world.restart()
    await one_table(world, code)
    assert [path for path in edits if str(before.id) in path] == edits


async def test_an_old_message_that_is_gone_needs_nothing_more(world: World) -> None:
    code = await world.begin(world.people[1], pace="none")
    await world.finish_phase(code)
    before = (await world.posted(code)).id
    with network(lambda method, path: refusal(404, 10008) if path.endswith(str(before)) else None):
        await world.finish_phase(code)
    assert (await world.table(code)).display.old == ()


async def test_an_old_message_that_must_not_be_edited_is_left_after_some_days(world: World) -> None:
    code = await world.begin(world.people[1], pace="none")
    await world.finish_phase(code)
    before, tried = (await world.posted(code)).id, Counter[str]()

    def forbidden(method: str, path: str) -> Exception | None:
        if not path.endswith(str(before)):
            return None
        tried[method] += 1
        return refusal(403, 50013)

    with network(forbidden):
        await world.finish_phase(code)
        for _ in range(4):
            assert [one.message for one in (await world.table(code)).display.old] == [before]
            await world.env.advance_time(19 * 3600)
        assert (await world.table(code)).display.old == ()
        often = tried.total()
        await world.restart()
        await world.env.advance_time(24 * 3600)
    assert tried.total() == often < 200


@pytest.mark.parametrize("writes", range(5))
@pytest.mark.parametrize("step", ["before_commit", "after_commit"])
async def test_a_press_before_what_was_left_behind_was_looked_for(
    world: World, step: str, writes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process dies while showing a new round; in the next process a press comes first."""
    first, second = world.people
    code = await world.begin(second, pace="none")
    await world.finish_phase(code)
    await world.finish_phase(code, but=first)
    await world.lay(first, code)
    panel = (await world.press(first, await world.cards(first, code), "try")).response
    die_at(world, step, after=writes)
    await world.press(first, panel, "place")

    async def not_yet(bot: SnackBot) -> None:
        return None

    with monkeypatch.context() as patched:
        patched.setattr(SnackBot, "on_ready", not_yet)
        await (come_back(world) if writes < 3 else world.restart())
        world.expected_errors = list(world.env.errors)
        hand = (await first.slash(world.channel, "snack hand", table=code)).response
        if await world.moment(code) == (1, "play"):
            await world.press(first, (await world.press(first, hand, "try")).response, "place")
        else:
            await world.press(first, hand, "choose", "0")
    await world.restart()
    assert await world.moment(code) == (2, "choose")
    await one_table(world, code)
    assert len(world.public()) == 3  # the lobby and two rounds


async def test_two_processes_that_post_at_once_leave_one_message(world: World) -> None:
    """The other process has claimed the post and sent it, but not recorded it yet."""
    first, second = world.people
    code = await world.begin(second, pace="none")
    await world.finish_phase(code)
    await world.finish_phase(code, but=first)
    other = await world.make_bot()
    assert await other.store.claim_post(code, int(world.env.now().timestamp())) is None
    await world.take_turn(first, code)
    await one_table(world, code)
    assert await other.store.claim_post(code, 5) is None
    other.painter.close()
    await other.store.close()


@pytest.mark.parametrize("seed", range(3))
async def test_a_broken_connection_is_an_ordinary_day_wherever_it_breaks(opened: Open, seed: int) -> None:
    """One request in four gets lost, before or after it is carried out. The log has no error (`world` checks that), the
    game continues, and there is one table."""
    world = await opened(2)
    dice = random.Random(seed)
    first, second = world.people
    code, elsewhere = await world.begin(second, pace="none"), world.guild.create_text_channel("elsewhere")
    with network(lambda *_: RESET() if dice.random() < 0.25 else None, carried_out=bool(seed % 2)):
        for _ in range(4):
            for person in world.people:
                await person.slash(elsewhere, "snack board", table=code)
                hand = (await person.slash(world.channel, "snack hand", table=code)).response
                for verb in ("choose", "type", "help", "try"):
                    if hand is not None and verb in verbs(hand):
                        await person.click(hand, custom_id=find(hand, verb))
                await person.autocomplete(world.channel, "snack hand", "table", "")
                await person.slash(world.channel, "snack rules")
                await person.slash(world.channel, "snack tutorial")
                await person.slash(world.channel, "snack me", reminders="direct")
                await person.slash(world.channel, "snack games")
            await world.finish_phase(code)
            await world.env.advance_time(100)
    await world.env.advance_time(2000)
    await one_table(world, code)
    assert code in answer(await first.slash(world.channel, "snack hand", table=code))


async def test_an_edit_that_covers_a_later_one_is_made_good(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """While this process edits the message, another one has shown a later revision in it."""
    first, second = world.people
    code = await world.open(first)
    store = await open_store(str(world.path))
    other = Club(store, Catalog(), clock=world.env.now)
    mark = world.bot.store.mark_shown
    overtaken: list[int] = []

    async def too_late(*given: Any) -> bool:
        if not overtaken:
            table = await other.change(code, lambda table: table)
            assert table.display.posted is not None
            overtaken.append(table.rev)
            await other.mark_shown(code, table.rev, replace(table.display.posted, face="as the other one shows it"))
        return await mark(*given)

    monkeypatch.setattr(world.bot.store, "mark_shown", too_late)
    await world.press(second, await world.posted(code), "join")
    await world.env.settle()
    await store.close()
    display = (await world.table(code)).display
    assert display.rev == overtaken[0]
    assert display.posted is not None
    assert display.posted.face != "as the other one shows it", "the latest version is what is shown"
    await check_shown(world, code)
