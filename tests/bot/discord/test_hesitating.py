"""If nothing public has changed, nothing public changes: no edit of the table's message, no new line in any panel."""

from __future__ import annotations

from typing import Any

from tests.bot.discord.conftest import Open
from tests.bot.discord.hooks import Journal
from tests.bot.discord.reading import everything, text_of
from tests.bot.discord.test_veggies import open_stalls, whose_turn
from tests.bot.discord.world import World, answer


def edits_of(world: World, message: Any) -> list[str]:
    """Every edit of a message from now on."""
    edits: list[str] = []

    def noted(request: Any) -> None:
        if request.method == "PATCH" and request.path.endswith(f"/messages/{message.id}"):
            edits.append(request.path)

    Journal(world.env, noted)
    return edits


async def test_changing_ones_mind_does_not_touch_the_tables_message(world: World) -> None:
    first, second = world.people
    code = await world.begin(second)
    posted = await world.posted(code)
    edits = edits_of(world, posted)
    await world.keep(first, code, 0)
    assert len(edits) == 1
    shown = everything(await world.posted(code))
    await world.keep(first, code, 1)
    await world.press(first, await world.cards(first, code), "undo")
    assert (await world.table(code)).view(0).chosen is None
    assert everything(await world.posted(code)) == shown
    assert "✅" in shown
    await world.keep(first, code, 0)
    assert len(edits) == 1
    table = await world.table(code)
    assert table.display.rev == table.rev


async def test_nor_does_it_after_a_restart(world: World) -> None:
    first, second = world.people
    code = await world.begin(second)
    await world.keep(first, code, 0)
    await world.restart()
    edits = edits_of(world, await world.posted(code))
    await world.keep(first, code, 1)
    assert edits == []
    await world.restart()
    edits = edits_of(world, await world.posted(code))
    await world.press(first, await world.cards(first, code), "undo")
    assert edits == []


async def test_nor_does_a_plan(opened: Open) -> None:
    world = await opened(2)
    code = await world.begin(world.people[1], game="veggies", players=2)
    await open_stalls(world, code)
    due = await whose_turn(world, code)
    (other,) = (one for one in world.people if one is not due)
    edits = edits_of(world, await world.posted(code))
    trial = await world.press(other, await world.cards(other, code), "try")
    await world.press(other, trial.response, "plan")
    assert (await world.table(code)).clock.plans
    assert edits == []


async def test_the_others_panels_do_not_tell_and_ones_own_tells_the_truth(opened: Open) -> None:
    world = await opened(3)
    first, second, third = world.people
    code = await world.begin(second, third)
    await world.keep(first, code)
    await world.keep(second, code)
    before = text_of(await world.cards(second, code))
    last = text_of(await world.cards(third, code))
    await world.press(first, await world.cards(first, code), "undo")
    assert text_of(await world.cards(second, code)) == before
    assert text_of(await world.cards(third, code)) == last
    own = answer(await first.slash(world.channel, "snack status", table=code))
    others = answer(await second.slash(world.channel, "snack status", table=code))
    assert f"⏳ `1` {first.mention}" in own
    assert f"✅ `1` {first.mention}" in others


async def test_nobody_is_told_of_one_more_who_changes_their_mind_while_the_game_waits_for_another(
    opened: Open,
) -> None:
    world = await opened(3)
    first, second, third = world.people
    code = await world.begin(second, third)
    await world.keep(first, code)
    await world.keep(second, code)
    await world.press(first, await world.cards(first, code), "undo")
    await world.keep(third, code)
    shown = everything(await world.posted(code))
    assert f"⏳ `1` {first.mention}" in shown
    edits = edits_of(world, await world.posted(code))
    await world.press(second, await world.cards(second, code), "undo")
    assert edits == []
    assert everything(await world.posted(code)) == shown
    await world.keep(first, code)
    assert f"⏳ `2` {second.mention}" in everything(await world.posted(code))


async def test_an_edit_that_was_perhaps_taken_is_made_again(world: World) -> None:
    """Discord accepts it but the answer is lost: what is recorded as shown isn't what is there."""
    first, second = world.people
    code = await world.open()
    await world.press(second, await world.posted(code), "join")
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=503, times=1)
    await world.bot.club.set_option(code, first.id, "hints", "off")
    await world.env.settle()
    edits = edits_of(world, await world.posted(code))
    await world.bot.club.set_option(code, first.id, "hints", "on")
    await world.env.settle()
    assert edits
