"""A new process on the same database and the same Discord: old buttons work, and what was saved is shown."""

from __future__ import annotations

import pytest

from bot.delivery.old_messages import OWN
from bot.panels.forms import KEPT
from bot.service.table import Status, Table
from tests.bot.discord.conftest import Open
from tests.bot.discord.reading import presses, text_of, verbs
from tests.bot.discord.world import World, answer

PHASES = [(number, phase) for number in range(1, 5) for phase in ("choose", "play")]


class Died(BaseException):
    """The process is gone: nothing in the bot can catch this and continue."""


def die_at(world: World, step: str, after: int = 0) -> None:
    """From the given step of the store (not counting the first `after` writes), nothing works."""
    seen = {"steps": 0, "dead": False}

    def on_step(now: str) -> None:
        if now == step:
            seen["steps"] += 1
        if seen["dead"] or (now == step and seen["steps"] > after):
            seen["dead"] = True
            raise Died

    world.on_step = on_step


async def come_back(world: World) -> None:
    await world.restart()
    assert len(world.env.errors) > len(world.expected_errors)
    assert all(isinstance(error, Died) for error in world.env.errors)
    world.expected_errors = list(world.env.errors)


async def test_restarts_in_the_middle_of_every_phase(world: World) -> None:
    """Each time one person has acted and the other hasn't; the panels are from before the restart."""
    first, second = world.people
    code = await world.begin(second)
    for moment in PHASES:
        assert await world.moment(code) == moment
        if moment[1] == "choose":
            before = await world.cards(second, code)
            await world.keep(first, code)
            await world.restart()
            await world.press(second, before, "choose", "1")
        else:
            await world.lay(first, code)
            trial = (await world.press(second, await world.cards(second, code), "try")).response
            await world.restart()
            await world.press(second, trial, "place")
            await world.restart()
            await world.lay(first, code)
            await world.lay(second, code)
    assert (await world.table(code)).status is Status.OVER
    assert {"rematch", "replay"} <= set(verbs(world.public()[-1]))


async def test_restarts_in_the_lobby_and_after_the_end(world: World) -> None:
    first, second = world.people
    code = await world.open()
    lobby = await world.posted(code)
    asked = await world.press(first, await world.hosting(first, code), "cancel")
    await world.restart()
    await world.press(second, lobby, "join")
    await world.press(first, asked.response, "no")
    await world.press(first, lobby, "start")
    await world.finish(code)
    over = world.public()[-1]
    await world.restart()
    await world.press(first, over, "replay")
    again = await world.press(second, over, "rematch")
    assert "Rematch" in answer(again)
    assert len(await world.bot.club.tables_of(first.id)) == 1


async def test_a_stale_button_from_before_a_restart_answers_with_the_current_state(world: World) -> None:
    first, _ = world.people
    code = await world.begin(world.people[1])
    old = await world.cards(first, code)
    await world.restart()
    await world.finish_phase(code)
    stale = await world.press(first, old, "choose", "0")
    assert "moved on" in answer(stale)
    assert "try" in verbs(stale.response)
    await world.restart()
    await world.finish(code)
    stale = await world.press(first, stale.response, "try")
    assert "over" in answer(stale)
    assert verbs(stale.response) == []


async def test_a_form_sent_over_a_restart_arrives(world: World) -> None:
    first, second = world.people
    code = await world.begin(second)
    await world.finish_phase(code)
    await world.prefers_typing(first)
    form = await world.press(first, await world.cards(first, code), "type")
    await world.restart()
    tried = await first.submit_modal(form, {"where": "D3 90", "card": "1"})
    assert "D3 90" in answer(tried)
    assert "place" in verbs(tried.response)


@pytest.mark.parametrize("step", ["begun", "before_commit", "after_commit"])
async def test_dying_while_a_move_is_saved(world: World, step: str) -> None:
    """The second choice ends the phase. Afterwards all of that is there or nothing is, and what is there is shown."""
    first, second = world.people
    code = await world.begin(second)
    await world.keep(first, code)
    panel = await world.cards(second, code)
    die_at(world, step)
    died = await world.press(second, panel, "choose", "0")
    assert "try" not in verbs(died.response)  # nobody was told
    await come_back(world)
    saved = step == "after_commit"
    assert await world.moment(code) == (1, "play" if saved else "choose")
    await check_shown(world, code)
    again = await world.press(second, panel, "choose", "0")
    assert "try" in verbs(again.response)
    assert ("moved on" in answer(again)) == saved
    assert await world.moment(code) == (1, "play")


@pytest.mark.parametrize("step", ["begun", "before_commit", "after_commit"])
async def test_dying_while_a_round_is_shown(world: World, step: str) -> None:
    """The move is saved and its message sent; then the bot dies while recording that."""
    code = await world.begin(world.people[1])
    await world.finish_phase(code)
    await world.finish_phase(code, but=world.people[0])
    await world.lay(world.people[0], code)
    panel = (await world.press(world.people[0], await world.cards(world.people[0], code), "try")).response
    die_at(world, step, after=1)
    await world.press(world.people[0], panel, "place")
    await come_back(world)
    assert await world.moment(code) == (2, "choose")
    await check_shown(world, code)
    await world.finish(code)
    assert (await world.table(code)).status is Status.OVER
    await check_shown(world, code)


async def check_shown(world: World, code: str) -> Table:
    """The channel shows the table's current state in its last message, with working buttons."""
    table = await world.table(code)
    assert table.display.rev == table.rev
    posted = await world.posted(code)
    assert posted.id == world.public()[-1].id
    own = [one for one in world.public() if any(own <= set(verbs(one)) for own in OWN)]
    assert [one.id for one in own] == [posted.id]  # no other message of this table can be pressed
    if table.status is Status.PLAYING:
        assert f"round {table.view(None).round} of" in text_of(posted)
        assert "cards" in verbs(posted)
    return table


@pytest.mark.parametrize("step", ["begun", "before_commit", "after_commit"])
async def test_dying_while_a_table_is_opened_or_joined(world: World, step: str) -> None:
    die_at(world, step)
    await world.people[0].slash(world.channel, "snack start")
    await come_back(world)
    tables = await world.bot.club.tables_of(world.people[0].id)
    assert len(tables) == (step == "after_commit")
    code = tables[0].code if tables else await world.open()
    posted = await world.posted(code)
    die_at(world, step)
    await world.press(world.people[1], posted, "join")
    await come_back(world)
    table = await world.table(code)
    assert (len(table.seats.holders) == 2) == (step == "after_commit")
    assert (world.people[1].mention in text_of(await world.posted(code))) == (step == "after_commit")


async def test_automatic_players_go_on_after_a_restart(opened: Open) -> None:
    world = await opened(1)
    code = await world.begin(bots=1)
    die_at(world, "after_commit")
    await world.keep(world.people[0], code)
    await come_back(world)
    assert await world.moment(code) == (1, "play")


async def test_buttons_work_for_good_and_nothing_is_kept_of_the_messages_they_are_on(world: World) -> None:
    code = await world.begin(world.people[1], pace="none")
    await world.finish_phase(code)
    for person in world.people:
        hand = await world.cards(person, code)
        await world.press(person, hand, "try")
        await person.slash(world.channel, "snack games")
        await person.slash(world.channel, "snack help")
    for _ in range(3):
        await world.env.advance_time(86400 / 3)
    store = world.bot._connection._view_store
    assert not store._views
    assert not store._dynamic_items
    await world.take_turn(world.people[0], code)
    await world.restart()
    await world.env.advance_time(3600)
    await world.take_turn(world.people[1], code)
    assert await world.moment(code) == (2, "choose")


async def test_a_private_panel_older_than_its_token_is_answered_afresh(world: World) -> None:
    first, second = world.people
    code = await world.begin(second)
    panel = await world.cards(first, code)
    await world.env.advance_time(16 * 60)
    kept = await world.press(first, panel, "choose", "0")
    assert "card **1**" in answer(kept)
    await world.env.advance_time(16 * 60)
    await world.finish_phase(code, but=first)  # the first player's open panel can't be updated any more
    stale = await world.press(first, kept.response, "choose", "1")
    assert "moved on" in answer(stale)
    assert {press.stamp for press in presses(stale.response) if press.stamp} == {(await world.table(code)).stamp(0)}


async def test_closing_waits_for_what_is_under_way_and_not_for_retries(world: World) -> None:
    code = await world.open()
    world.env.inject_error("POST", "/channels/*/messages", status=503, times=None)
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=503, times=None)
    before, asked = world.env.now(), len(world.env.http_requests)
    await world.bot.club.set_option(code, world.people[0].id, "hints", "off")
    await world.bot.messages.settle()
    assert world.env.now() == before
    tried = len(world.env.http_requests)
    assert tried > asked
    await world.env.settle()
    assert len(world.env.http_requests) == tried


async def test_forms_that_nobody_sends_are_forgotten_and_one_sent_late_still_arrives(world: World) -> None:
    first, second = world.people
    code = await world.begin(second)
    await world.finish_phase(code)
    await world.prefers_typing(first)
    form = await world.press(first, await world.cards(first, code), "type")
    kept = world.bot._connection._view_store._modals
    assert len(kept) == 1
    await world.env.advance_time(KEPT + 1)
    assert kept == {}
    tried = await first.submit_modal(form, {"where": "D3 90", "card": "1"})
    assert "place" in verbs(tried.response)


async def test_what_a_command_has_shown_is_not_taken_for_the_table(world: World) -> None:
    """After a start, the bot looks for a table's message; a later `/snack board` post isn't it."""
    code = await world.begin(world.people[1])
    await world.finish_phase(code)
    await world.restart()
    board = (await world.people[0].slash(world.channel, "snack board")).response
    before = text_of(board)
    await world.finish_phase(code)
    await check_shown(world, code)
    assert text_of(board) == before
