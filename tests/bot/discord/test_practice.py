"""*What if*: a person plays on from a step of a replay, in private, against bots and without stakes."""

from __future__ import annotations

from typing import Any

import pytest

from bot.language.words import languages, words_for
from bot.panels.ids import Press
from bot.playground.simulated import locale_of
from bot.service.table import OPEN, Status, Table
from bot.store.result_rows import Filter
from tests.bot.discord.hooks import speaking
from tests.bot.discord.limits import check
from tests.bot.discord.reading import find, options, text_of, verbs
from tests.bot.discord.world import World, answer, shown

EN = words_for("en")


async def over(world: World, **more: Any) -> str:
    code = await world.begin(*world.people[1:], players=len(world.people), **more)
    await world.finish(code)
    return code


async def steps_of(world: World, person: Any, code: str) -> Any:
    replay = shown(await world.press(person, await world.posted(code), "replay"))
    return shown(await world.press(person, replay, "whatif"))


async def practice_of(world: World, person: Any) -> Table:
    (code,) = await world.bot.store.practices_of(person.id, OPEN)
    return await world.table(code)


async def played_on(world: World, person: Any, panel: Any) -> Any:
    """To the end, with the first thing the panel offers."""
    for _ in range(60):
        offered = verbs(panel)
        verb = next((one for one in ("place", "choose", "answer") if one in offered), None)
        if verb is None:
            return panel
        panel = shown(await world.press(person, panel, verb))
    raise AssertionError("it does not end")


@pytest.mark.parametrize("game", ["snack", "veggies"])
async def test_it_is_played_to_its_end_and_counts_for_nothing(world: World, game: str) -> None:
    ann = world.people[0]
    code = await over(world, game=game)
    real = await world.table(code)
    before, public = await world.bot.store.load(code), len(world.public())
    panel = await steps_of(world, ann, code)
    check(panel)
    assert panel.ephemeral
    picked = options(panel, "whatif")[2]["value"]
    panel = shown(await ann.select(panel, [picked], custom_id=find(panel, "whatif")))
    assert f"step {int(picked) + 1} of" in text_of(panel)
    assert [one["value"] for one in options(panel, "whatif") if one.get("default")] == [picked]
    menu = find(panel, "whatif")
    panel = shown(await world.press(ann, panel, "whatif", "n"))
    assert find(panel, "whatif") != menu, "otherwise Discord keeps showing the last pick"
    panel = shown(await world.press(ann, panel, "whatif", "b"))
    panel = shown(await world.press(ann, panel, "playon"))
    assert EN("practice-about") in text_of(panel)
    assert "rewind" not in verbs(panel)
    table = await practice_of(world, ann)
    assert [holder.person and holder.person.id for holder in table.seats.holders] == [ann.id, None]
    panel = await played_on(world, ann, panel)
    ended = await world.table(table.code)
    assert ended.status is Status.OVER
    assert real.match is not None
    assert real.match.outcome is not None
    assert ended.match is not None
    assert ended.match.outcome is not None
    own, then = (one.outcome.sheets[0].total for one in (ended.match, real.match) if one.outcome)
    assert EN("practice-points", kind="same" if own == then else "other", own=own, then=then) in text_of(panel)
    # It leaves nothing anywhere else, now or when results are filled in, and nobody else has seen it.
    assert await world.bot.store.result_of(table.code) is None
    assert await world.bot.club.record_results() == 0
    assert {one.code for one in await world.bot.store.history(Filter(user=ann.id), 0, 9)} == {code}
    assert await world.bot.store.load(code) == before
    assert len(world.public()) == public
    for verb in ("deal", "export"):
        refused = await ann.slash(world.channel, "snack do", action=Press(verb, table.code).id())
        assert EN("error-only-practice") in answer(refused)
    # The last move can still be undone; a new start is a new deal.
    panel = shown(await world.press(ann, panel, "rewind"))
    assert (await world.table(table.code)).status is Status.PLAYING
    steps = shown(await world.press(ann, panel, "whatif"))
    assert EN("what-if-instead") in text_of(steps)
    await world.press(ann, steps, "playon")
    again = await practice_of(world, ann)
    assert again.code != table.code
    assert (await world.table(table.code)).status is Status.CANCELLED
    assert again.match is not None
    assert again.match.setup.seed != ended.match.setup.seed


async def test_it_is_undone_to_where_it_began_and_lives_on_after_a_restart(world: World) -> None:
    ann = world.people[0]
    panel = await steps_of(world, ann, await over(world))
    panel = shown(await world.press(ann, panel, "playon"))
    old = find(panel, "choose")
    begun = (await practice_of(world, ann)).view(0)
    for verb in ("choose", "place", "place", "choose"):
        panel = shown(await world.press(ann, panel, verb))
    later = await practice_of(world, ann)
    await world.restart()
    panel = shown(await ann.slash(world.channel, "snack games"))
    assert "**Practice** · Snack Match · from step 1" in text_of(panel)
    panel = shown(await world.press(ann, panel, "cards"))
    assert (await practice_of(world, ann)).view(0) == later.view(0)
    for _ in range(4):
        panel = shown(await world.press(ann, panel, "rewind"))
    table = await practice_of(world, ann)
    assert table.view(0).hand == begun.hand
    assert not table.view(0).area.laid
    assert "rewind" not in verbs(panel)
    found = await world.bot.store.load(table.code)
    assert found is not None
    assert all(event.user is None for event in found[1]), "only the bots have chosen again"
    # An earlier panel is out of date, even though the game is at the same point again.
    assert EN("error-stale") in answer(await ann.slash(world.channel, "snack do", action=old))
    undo = Press("undo", table.code, table.stamp(0)).id()
    assert EN("error-nothing-to-rewind") in answer(await ann.slash(world.channel, "snack do", action=undo))


async def test_it_keeps_its_title_while_a_card_is_tried_out_and_is_given_up_in_words_of_its_own(world: World) -> None:
    ann = world.people[0]
    panel = await steps_of(world, ann, await over(world))
    panel = shown(await world.press(ann, panel, "playon"))
    panel = shown(await world.press(ann, panel, "choose"))
    title = text_of(panel).partition("\n")[0]
    assert title == EN("practice-title", game=EN("game-snack"), code="-", step=1).partition("\n")[0]
    for verb in ("hint", "try"):
        panel = shown(await world.press(ann, panel, verb))
        assert text_of(panel).startswith(title)
        assert "whatif" in verbs(panel)
    for command in ("leave", "cancel"):
        code = (await practice_of(world, ann)).code
        asked = shown(await ann.slash(world.channel, f"snack {command}", table=code))
        assert text_of(asked) == EN("give-up-ask")
        left = shown(await world.press(ann, asked, "yes"))
        assert EN("practice-given-up") in text_of(left)
        assert (await world.table(code)).status is Status.CANCELLED
        await world.press(ann, left, "playon")


async def test_it_is_for_those_who_played(world: World) -> None:
    ann, ben = world.people
    code = await over(world)
    replay = shown(await world.press(world.onlooker, await world.posted(code), "replay"))
    assert "whatif" not in verbs(replay)
    for press in (Press("whatif", code), Press("playon", code, "", ("0",))):
        refused = await world.onlooker.slash(world.channel, "snack do", action=press.id())
        assert EN("error-not-seated") in answer(refused)
    await world.press(ann, await steps_of(world, ann, code), "playon")
    mine = (await practice_of(world, ann)).code
    for press in (Press("cards", mine), Press("rewind", mine, "1c0"), Press("replay", mine)):
        assert "no table" in answer(await ben.slash(world.channel, "snack do", action=press.id())).lower()
    for args, said in ((("99",), "steps to play on from"), (("x",), EN("error-old-button"))):
        for verb in ("whatif", "playon"):
            wrong = await ann.slash(world.channel, "snack do", action=Press(verb, code, "", args).id())
            assert said in answer(wrong)
    assert (await practice_of(world, ann)).code == mine, "nothing was given up for it"
    # After a month of inactivity it is gone, and an old button says so.
    await world.env.advance_time(31 * 86400)
    assert await world.bot.store.load(mine) is None
    gone = await ann.slash(world.channel, "snack do", action=Press("cards", mine).id())
    assert "no table" in answer(gone).lower()


async def test_the_picnic_of_the_day_is_practised_once_it_is_over_and_stays_as_it_was(world: World) -> None:
    """Solo shows the most: the opponent's cards, layers, undo, the way to other steps, and what is wrong."""
    ann, ben = world.people
    panel = shown(await ann.slash(world.channel, "snack daily"))
    code = Press.read(find(panel, "place")).code
    on = Press("playon", code, "", ("0",)).id()
    assert EN("error-not-over") in text_of(shown(await ann.slash(world.channel, "snack do", action=on)))
    await played_on(world, ann, panel)
    before = await world.bot.store.load(code)
    panel = shown(await ann.slash(world.channel, "snack do", action=on))
    stale = find(panel, "place")
    for _ in range(7):
        panel = shown(await world.press(ann, panel, "place"))
        check(panel)
        assert EN("error-stale") in text_of(shown(await ann.slash(world.channel, "snack do", action=stale)))
    panel = await played_on(world, ann, panel)
    assert "in the game it was" in text_of(panel)
    assert await world.bot.store.load(code) == before
    assert "no table" in answer(await ben.slash(world.channel, "snack do", action=on)).lower()


@pytest.mark.parametrize("language", languages())
async def test_in_every_language(world: World, language: str) -> None:
    ann, words = world.people[0], words_for(language)
    code = await over(world)
    with speaking(locale_of(language)):
        panel = await steps_of(world, ann, code)
        check(panel)
        assert words("what-if-footer") in text_of(panel)
        panel = shown(await world.press(ann, panel, "playon"))
        check(panel)
        assert words("practice-title", game=words("game-snack"), code=code, step=1) in text_of(panel)
