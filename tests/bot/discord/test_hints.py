"""Hints and the review, on a simulated Discord."""

from __future__ import annotations

import io
import re
from dataclasses import replace
from pathlib import PurePath

import pytest
from PIL import Image

from bot.drawing import studio
from bot.language.words import languages, words_for
from bot.panels.common import signed
from bot.panels.hints import Prospect, explained, hint_text, in_words, prepared, why
from bot.panels.ids import Press
from bot.panels.layout import Panel, button
from bot.panels.review import PICTURED
from bot.service.table import Status
from bot.workers import jobs
from engine.advice import points
from engine.catalog import GAMES
from engine.notation import read
from engine.snack_match.bonus import bonus_of
from engine.snack_match.pages import card, laid
from engine.veggies.rules import Name
from render.turns import BESIDE
from tests.bot.discord.conftest import Open
from tests.bot.discord.hooks import as_the_bot
from tests.bot.discord.posed import posed, snack_view, veggies_view
from tests.bot.discord.reading import GALLERY, TEXT, alts, find, options, parts, presses, text_of, verbs
from tests.bot.discord.world import World, answer


async def test_a_hint_tries_out_and_says_why(world: World) -> None:
    one, other = world.people
    code = await world.begin(other)
    hinted = await world.press(one, await world.cards(one, code), "hint")
    assert "Keep card" in answer(hinted)
    await world.finish_phase(code)
    tried = (await world.press(one, await world.cards(one, code), "hint")).response
    assert "💡 Card" in text_of(tried)
    assert "place" in verbs(tried)
    assert not (await world.table(code)).view(0).area.laid
    await world.press(one, tried, "place")
    assert len((await world.table(code)).view(0).area.laid) == 1
    await world.finish(code)
    assert (await world.table(code)).status is Status.OVER


async def test_reasons_are_points(world: World) -> None:
    """Late in a game a hint scores points, and says which groups it joins."""
    one, other = world.people
    code = await world.begin(other)
    for _ in range(5):
        await world.finish_phase(code)
    panel = await world.cards(one, code)
    if "choose" in verbs(panel):
        await world.finish_phase(code)
        panel = await world.cards(one, code)
    assert re.search(r"joins \d+ \w+|prepares", answer(await world.press(one, panel, "hint")))


async def test_the_last_card_promises_nothing_for_later(world: World) -> None:
    one, other = world.people
    code = await world.begin(other)
    for _ in range(7):
        await world.finish_phase(code)
    assert await world.moment(code) == (4, "play")
    await world.lay(one, code)
    view = (await world.table(code)).view(0)
    (last,) = view.playable
    words = words_for("en")
    said = {why(in_words(words), words, view, last, where) for where in view.area.placements(last)}
    assert words("hint-last") in said
    assert words("hint-ways-on") not in said
    assert not [one for one in said if "prepares" in one]
    assert not any(
        prepared(in_words(words), words, Prospect(view, last, where)) for where in view.area.placements(last)
    )


async def test_what_is_joined_is_not_also_prepared(world: World) -> None:
    code = await world.begin(world.people[1])
    for _ in range(3):
        await world.finish_phase(code)
    assert await world.moment(code) == (2, "play")
    view, words = (await world.table(code)).view(0), words_for("en")
    joined = 0
    for own in view.playable:
        for where in view.area.placements(own):
            prospect = Prospect(view, own, where)
            told, ahead = (say(in_words(words), words, prospect) for say in (explained, prepared))
            said = re.findall(r"joins (\d+ \w+ ?\w*)", told)
            joined += bool(said)
            assert not [group for group in said if group in ahead], (told, ahead)
    assert joined


async def test_the_host_may_want_none(world: World) -> None:
    one, other = world.people
    code = await world.open()
    await world.press(other, await world.posted(code), "join")
    refused = await other.slash(world.channel, "snack do", action=f"s1b:option:{code}::hints:off")
    assert "Only the host" in answer(refused)
    await world.press(one, await world.hosting(one, code), "option", "hints", "off")
    assert not (await world.table(code)).agreed.hints
    assert "Hints: **off**" in text_of(await world.posted(code))
    await world.press(one, await world.hosting(one, code), "option", "hints", "on")
    assert dict((await world.table(code)).agreed.options) == {"diet": "none"}
    await world.press(one, await world.hosting(one, code), "option", "hints", "off")
    panel = await world.hosting(one, code)
    await one.select(panel, ["easy"], custom_id=find(panel, "option", "diet"))
    assert dict((await world.table(code)).agreed.options) == {"diet": "easy", "hints": "off"}
    await world.start_game(one, code)
    await world.finish_phase(code)
    panel = await world.cards(one, code)
    assert "hint" not in verbs(panel)
    assert next(press for press in presses(panel) if press.verb == "place").args[1:3] == ("C4", "0"), "a plain spot"
    tried = (await world.press(one, panel, "try")).response
    for menu in (options(panel, "pick"), options(tried, "pick")):
        assert not [option for option in menu if option.get("description")], "a menu for going to spots recommends none"
    choices = await one.autocomplete(world.channel, "snack place", "cell", "")
    assert [choice["name"] for choice in choices] == ["C4", "D3"] or all("(" not in c["name"] for c in choices)
    assert (await world.table(code)).match is not None


async def test_a_forged_hint_is_refused_where_hints_are_off(world: World) -> None:
    one = world.people[0]
    code = await world.open()
    await world.press(one, await world.hosting(one, code), "option", "hints", "off")
    await world.start_game(one, code)
    table = await world.table(code)
    forged = Panel().row(button(Press("hint", code, table.stamp(0)), "Hint"))
    with as_the_bot(world.env):
        await world.bot.get_partial_messageable(world.channel.id).send(view=forged.build())
    assert "Hints are off" in answer(await world.press(one, world.public()[-1], "hint"))


async def test_review_after_the_game(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studio, "SECONDS", 0.5)
    world = await opened(2, drawn=True)
    one, other = world.people
    code = await world.begin(other, diet="medium")
    await world.finish(code)
    posted = await world.posted(code)
    reviewed = (await world.press(one, posted, "review")).response
    assert reviewed.ephemeral
    text = text_of(reviewed)
    for turn in range(1, 5):
        assert f"**Round {turn}** · " in text
    assert "found" in text
    assert all(alts(reviewed))
    table = await world.table(code)
    found = await world.bot.studio.review(table, 0)
    missed = [turn for turn in found.turns if turn.missed > 0]
    assert missed, "random play misses something"
    better = found.best > points(GAMES["snack"], table.view(0), table.view(0).area)
    assert len(alts(reviewed)) == 2 * min(len(missed), PICTURED) + better, "what was played, what was found, the best"
    pairs = [one["items"] for one in parts(reviewed) if one.get("type") == GALLERY and len(one["items"]) == 2]
    assert len(pairs) == min(len(missed), PICTURED)
    drawn = {file.filename: await file.read() for file in reviewed.attachments}
    for pair in pairs:
        shapes = {Image.open(io.BytesIO(drawn[PurePath(one["media"]["url"]).name])).size for one in pair}
        assert len(shapes) == 1, "both show the same cells"
        assert all(width / height == pytest.approx(BESIDE, rel=0.01) for width, height in shapes), "nothing is cropped"
    names = [PurePath(one["media"]["url"]).name for pair in pairs for one in pair]
    gains = {
        f"turn-{number}-{name}.png": gain
        for number, turned in enumerate(found.turns, 1)
        for name, gain in (("played", turned.gained), ("found", turned.best))
    }
    assert [added_up(said) for said in alts(reviewed)[: len(names)]] == [gains[name] for name in names]
    assert words_for("en")("review-pictures") in text
    assert "usual score" not in text, "it has not been worked out"
    read = (await world.press(one, reviewed, "look", "text", "review")).response
    assert words_for("en")("review-pictures") not in text_of(read)
    assert not alts(read)
    assert "no seat" in answer(await world.press(world.onlooker, posted, "review"))


def added_up(said: str) -> int:
    """The sum of the changes that a picture tells of, which must be the total it gives."""
    told, _, rest = said.partition("In all ")
    if not rest:
        assert "The points stay as they are" in said
        return 0
    total = int(rest.split(".")[0].replace("−", "-"))
    assert sum(int(gain.replace("−", "-")) for gain in re.findall(r"(?:^|\. )([+−]\d+)", told)) == total
    return total


async def test_a_review_of_large_areas_says_by_each_picture_what_it_shows(
    opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They go one below the other, and a phone shows one at a time."""
    monkeypatch.setattr(studio, "SECONDS", 0.5)
    world = await opened(2, drawn=True)
    code = await world.begin(world.people[1], game="veggies", players=2)
    await world.finish(code)
    reviewed = (await world.press(world.people[0], await world.posted(code), "review")).response
    assert re.findall(r"\*\*Round (\d)\*\*", text_of(reviewed)) == list("2345678"), "the stall was opened in the first"
    shown = [one for one in parts(reviewed) if one.get("type") in (GALLERY, TEXT)]
    above = {
        PurePath(shown[number]["items"][0]["media"]["url"]).name: shown[number - 1]["content"]
        for number, one in enumerate(shown)
        if one["type"] == GALLERY and len(one["items"]) == 1
    }
    table = await world.table(code)
    review = await world.bot.studio.review(table, 0)
    stacked = [name.removesuffix("-played.png") for name in above if name.endswith("-played.png")]
    assert stacked, "random play spreads over more cells than fit side by side"
    for name in stacked:
        turn = review.turns[int(name.removeprefix("turn-")) - 1]
        assert above[f"{name}-played.png"].endswith(f" {signed(turn.gained)}")
        assert above[f"{name}-found.png"].startswith(f"Best found {signed(turn.best)}: card ")
    outcome = table.view(0).outcome
    assert outcome is not None
    own = outcome.sheets[0].total
    assert re.search(rf"you scored {own}\.|\*\*{own}\*\* points? is the best", text_of(reviewed))


async def test_a_review_says_what_the_cards_usually_bring_once_that_is_known(
    opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(studio, "SECONDS", 0.1)
    monkeypatch.setattr(jobs, "playout", lambda match, seat, number, own: 40 - 3 * own)
    world = await opened(2)
    one, other = world.people
    code = await world.begin(other)
    await world.finish(code)
    world.bot.weighing.on = True
    posted = await world.posted(code)
    assert words_for("en")("review-luck-coming") in answer(await world.press(one, posted, "review"))
    await world.bot.weighing.settle()
    text = answer(await world.press(one, posted, "review"))
    table = await world.table(code)
    own = points(GAMES["snack"], table.view(0), table.view(0).area)
    assert f"{40 - own} below the usual score for these cards (40)" in text
    assert f"−3 from the cards you chose, {signed(own - 37)} from where you placed them" in text


async def test_no_review_before_the_end(world: World) -> None:
    code = await world.begin(world.people[1])
    assert "review" not in verbs(await world.posted(code))


async def test_suggestions_stay_where_hints_are_on(world: World) -> None:
    one, other = world.people
    code = await world.begin(other)
    await world.finish_phase(code)
    assert options(await world.cards(one, code), "pick")


@pytest.mark.parametrize("language", languages())
async def test_a_penalty_that_costs_less_does_not_sound_like_a_reward(world: World, language: str) -> None:
    words = words_for(language)
    area, new = laid("C4 0 = Wo Dg Sb"), card("Ur Dg Wo")
    view = replace(
        snack_view(over=False), seat=0, areas=(area, area), hand=(new,), bonuses=(bonus_of("green", "isolated"),)
    )
    said = why(in_words(words), words, view, new, read("C5 0").on(area, new))
    assert said == words("less-bonus-isolated", component=words("components-green"))


async def test_what_to_answer_begins_a_sentence(world: World) -> None:
    table = posed(replace(veggies_view(over=False), phase="name"))
    said = hint_text(world.bot.studio, words_for("en"), table, 0, Name(("grape", "carrot")))
    assert said.startswith("💡 Grapes and carrots: ")
