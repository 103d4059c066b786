"""Games by typing alone: `/snack do` offers and does what buttons and menus do. Nobody clicks anything here."""

from __future__ import annotations

from typing import Any

import pytest

from bot.language.words import languages, words_for
from bot.learning.tutorial.classroom import code_of
from bot.learning.tutorial.script import tutorial_of
from bot.panels.ids import Press
from bot.playground.simulated import locale_of
from bot.service.table import Status
from engine.shuffle import SEED_BYTES
from tests.bot.discord.conftest import Errors, Open
from tests.bot.discord.hooks import speaking
from tests.bot.discord.limits import assert_within_limits
from tests.bot.discord.reading import options as options_of
from tests.bot.discord.reading import verbs
from tests.bot.discord.test_veggies import whose_turn
from tests.bot.discord.world import World, answer


async def offered(world: World, person: Any, typed: str = "", **more: Any) -> dict[str, str]:
    """What `/snack do` completes to: value by name."""
    choices = await person.autocomplete(world.channel, "snack do", "action", typed, **more)
    assert len(choices) <= 25
    assert all(1 <= len(one["name"]) <= 100 and 1 <= len(one["value"]) <= 100 for one in choices)
    return {one["name"]: one["value"] for one in choices}


async def do(world: World, person: Any, typed: str, **more: Any) -> Any:
    """Types the beginning of a label, takes the first completion, and sends it."""
    choices = await offered(world, person, typed, **more)
    assert choices, f"nothing begins with {typed}: {list(await offered(world, person, **more))}"
    return await send(world, person, next(iter(choices.values())), **more)


async def send(world: World, person: Any, action: str, **more: Any) -> Any:
    result = await person.slash(world.channel, "snack do", action=action, **more)
    assert result.response is None or result.response.ephemeral
    return result


async def best(world: World, person: Any, code: str) -> dict[str, Any]:
    """Options of `/snack place` for the first remaining card, at a spot where it can go."""
    table = await world.table(code)
    seat = table.seat_of(person.id)
    assert seat is not None
    view = table.view(seat)
    card = view.playable[0]
    where, number = next(view.area.placements(card)), view.slot_of(card.id) + 1
    return {"cell": where.cell.label, "rotation": int(where.rotation), "card": number, "table": code}


async def laid(world: World, person: Any, code: str) -> int:
    table = await world.table(code)
    seat = table.seat_of(person.id)
    assert seat is not None
    return len(table.view(seat).area.laid)


async def test_a_whole_game_without_a_click(world: World) -> None:
    first, second = world.people
    await first.slash(world.channel, "snack start")
    (table,) = await world.bot.club.tables_of(first.id)
    code = table.code
    assert code in answer(await do(world, second, "join"))
    # A setting from a menu, then the start: both are answered to the person who typed them.
    agreed = await do(world, first, "special diet: medium")
    assert [one["value"] for one in options_of(agreed.response, "option") if one.get("default")] == ["medium"]
    assert (await world.table(code)).agreed.options["diet"] == "medium"
    begun = await do(world, first, "start")
    assert "choose" in verbs(begun.response)
    taken_back = hinted = 0
    while (await world.table(code)).status is Status.PLAYING:
        for person in world.people:
            moment = await world.moment(code)
            if moment is not None and moment[1] == "choose":
                if not hinted:
                    assert "💡" in answer(await do(world, person, "hint"))
                    hinted += 1
                await do(world, person, "keep 1")
                continue
            for _ in range(2):
                await person.slash(world.channel, "snack place", final=True, **await best(world, person, code))
                if not taken_back:
                    assert await laid(world, person, code) == 1
                    await do(world, person, "undo")
                    assert await laid(world, person, code) == 0
                    taken_back += 1
                    await person.slash(world.channel, "snack place", final=True, **await best(world, person, code))
    assert (hinted, taken_back) == (1, 1)
    assert "Review of your game" in answer(await do(world, second, "review"))
    assert "Card by card" in answer(await do(world, second, "replay"))
    await do(world, second, "rematch")
    (again,) = await world.bot.club.tables_of(second.id)
    assert again.agreed.rematch_of == code
    assert {again.code} == {one.code for one in await world.bot.club.tables_of(first.id)}
    assert_within_limits(world)


async def test_a_whole_game_of_veggies_without_a_click(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    # A deal in which both have to name their goods if cards are placed like this.
    monkeypatch.setattr("bot.service.seating.deal_of", lambda table, starter, press: None)
    monkeypatch.setattr("engine.replay.new_seed", lambda: bytes([1]) * SEED_BYTES)
    first, second = world.people
    await first.slash(world.channel, "snack start", game="veggies", players=2)
    await do(world, second, "join")
    await do(world, first, "start")
    (table,) = await world.bot.club.tables_of(first.id)
    code = table.code
    for person in world.people:
        await do(world, person, "open with 2")
    while (await world.table(code)).view(None).phase == "turn":
        person = await whose_turn(world, code)
        await person.slash(world.channel, "snack place", final=True, **await best(world, person, code))
    named = 0
    while (table := await world.table(code)).status is Status.PLAYING:
        person = next(one for one in world.people if table.seat_of(one.id) in table.view(None).waiting)
        goods = [name for name, value in (await offered(world, person)).items() if ":answer:" in value]
        assert goods
        await send(world, person, goods[0].upper())
        named += 1
    assert named == 2
    assert (await world.table(code)).status is Status.OVER
    assert_within_limits(world)


async def test_a_trial_is_moved_and_placed_by_typing(world: World) -> None:
    person = world.people[0]
    code = await world.begin(world.people[1])
    await world.finish_phase(code)
    # The better card is on trial already, so only the other one is offered.
    (other,) = [name for name in await offered(world, person) if name in ("Try card 1", "Try card 2")]
    tried = await send(world, person, other)
    assert "place" in verbs(tried.response)
    turned = await send(world, person, "Turn ↻")
    assert "D3 90" in answer(turned)
    assert next(iter(await offered(world, person))) == "Place", "the panel's main action comes first"
    await send(world, person, "place")
    assert await laid(world, person, code) == 1
    suggested = [name for name, value in (await offered(world, person, "card 1")).items() if ":pick:" in value]
    assert suggested
    shown = await send(world, person, suggested[0])
    assert "place" in verbs(shown.response)


async def test_the_form_can_be_asked_for_by_typing(world: World) -> None:
    person = world.people[0]
    code = await world.begin(world.people[1])
    await world.finish_phase(code)
    await world.prefers_typing(person)
    form = await do(world, person, "pick a spot")
    shown = await person.submit_modal(form, {"card": "1", "where": "C4 0"})
    assert "C4 0" in answer(shown)
    await send(world, person, "Place")
    assert await laid(world, person, code) == 1


async def test_questions_are_answered_by_typing(world: World) -> None:
    first, second = world.people
    code = await world.begin(second)
    await second.slash(world.channel, "snack leave")
    assert "Nothing changed" in answer(await send(world, second, "no, keep playing"))
    await first.slash(world.channel, "snack cancel")
    assert "cancelled" in answer(await send(world, first, "YES, cancel it"))
    assert (await world.table(code)).status is Status.CANCELLED


async def test_preferences_and_rules_are_gone_through_by_typing(world: World) -> None:
    person = world.people[0]
    shown = await person.slash(world.channel, "snack me", view="text", contrast="strong")
    assert "Text instead of pictures: **on**" in answer(shown)
    assert "High contrast: **on**" in answer(shown)
    assert "**as a direct message**" in answer(await send(world, person, "Reminders: as a direct message"))
    assert "contrast: **off**" in answer(await send(world, person, "normal colours"))
    await person.slash(world.channel, "snack rules")
    assert "choose, pass, play" in answer(await send(world, person, "next"))


async def test_the_tutorial_by_typing(world: World) -> None:
    person, other = world.people
    await person.slash(world.channel, "snack tutorial")
    assert "Step 2 of 12" in answer(await do(world, person, "keep 1"))
    await do(world, person, "try card 1")
    assert "Step 3 of 12" in answer(await send(world, person, "place"))
    await world.prefers_typing(person)
    form = await do(world, person, "pick a spot")
    await person.submit_modal(form, {"where": "B3 0"})
    assert "Step 4 of 12" in answer(await send(world, person, "place"))
    await world.restart()
    mine = code_of(person.id, "snack")
    assert "Keep 2" in await offered(world, person, table=mine)
    assert "Step 5 of 12" in answer(await send(world, person, "keep 2", table=mine))
    tables = await person.autocomplete(world.channel, "snack do", "table", "tut")
    assert [one["value"] for one in tables] == [mine]
    assert await offered(world, other, table=mine) == {}
    refused = await send(world, other, Press("choose", mine, "", ("0",)).id())
    assert "no table" in answer(refused)


async def test_strangers_are_offered_what_everyone_may_press_and_no_more(world: World) -> None:
    first, second = world.people
    code = await world.begin(second)
    own = await offered(world, first)
    foreign = await offered(world, world.onlooker)
    assert {"Keep 1", "Keep 2"} <= set(own)
    assert {Press.read(value).verb for value in foreign.values()} <= {"cards", "read", "moretime", "deal"}
    stolen = own["Keep 1"]
    assert "no seat" in answer(await send(world, world.onlooker, stolen))
    await send(world, second, stolen)
    view = (await world.table(code)).view(0)
    assert view.chosen is None, "an id doesn't say who sends it"


@pytest.mark.parametrize(
    "forged", ["s1b:", "s1b:choose", "s1b:typed:ABCD:", "s1m:nonsense:ABCD:|x", "s1b:option:ABCD:"]
)
async def test_what_was_never_offered_is_refused_as_a_button_would_be(world: World, forged: str) -> None:
    assert answer(await send(world, world.people[0], forged))


async def test_what_is_no_longer_true_changes_nothing(world: World) -> None:
    person = world.people[0]
    code = await world.begin(world.people[1])
    old = (await offered(world, person))["Keep 2"]
    await do(world, person, "keep 1")
    await world.finish_phase(code)
    before = (await world.table(code)).rev
    assert "moved on" in answer(await send(world, person, old))
    assert (await world.table(code)).rev == before
    assert "Keep 2" not in await offered(world, person)


async def test_words_that_mean_nothing_or_several_things_are_answered_with_what_can_be_done(world: World) -> None:
    person = world.people[0]
    assert "/snack start" in answer(await send(world, person, "dance"))
    code = await world.begin(world.people[1])
    told = answer(await send(world, person, "dance"))
    assert "dance" in told
    assert {"- Keep 1", "- 💡 Hint", "- My cards"} <= set(told.splitlines())
    several = answer(await send(world, person, "keep"))
    assert {"- Keep 1", "- Keep 2"} <= set(several.splitlines())
    assert "- My cards" not in several
    assert "ZZZZ" in answer(await send(world, person, "dance", table="zzzz"))
    assert await offered(world, person, "", table="zzzz") == {}
    assert (await world.table(code)).view(0).chosen is None


async def test_among_several_tables_each_offer_names_its_own(world: World) -> None:
    first, second = world.people
    one, two = await world.open(first), await world.open(first)
    choices = await offered(world, second, "join")
    assert set(choices) == {f"Join · {one}", f"Join · {two}"}
    await send(world, second, f"join {two.lower()}")
    assert (await world.table(two)).seat_of(second.id) is not None
    assert (await world.table(one)).seat_of(second.id) is None
    assert "Join" in await offered(world, second, "join", table=one)


async def test_a_game_that_is_over_can_be_asked_for_by_its_table(world: World) -> None:
    person = world.people[0]
    code = await world.begin(world.people[1])
    await world.finish(code)
    assert "Rematch" in await offered(world, person), "nothing else is running here"
    await world.open()
    assert any(
        one["value"] == code for one in await person.autocomplete(world.channel, "snack do", "table", code.lower())
    )
    assert "Replay" in await offered(world, person, "repl", table=code)


async def test_nothing_is_drawn_for_a_completion(opened: Open, logged_errors: Errors) -> None:
    world = await opened(2)
    code = await world.begin(world.people[1])
    for _ in range(3):
        await world.finish_phase(code)

    with world.cannot_draw(AssertionError("drawn")):
        assert "Place" in await offered(world, world.people[0])
    assert logged_errors.lines == []


async def test_what_cannot_be_laid_is_not_laid_finally_either(world: World) -> None:
    person = world.people[0]
    code = await world.begin(world.people[1])
    await world.finish_phase(code)
    for options, word in (
        ({"cell": "Q"}, "as a cell"),
        ({"cell": "C4", "layer": "sideways"}, "know the layer"),
        ({"cell": "A1"}, "middle"),
        ({"cell": "C4", "card": 7}, "no card 7"),
    ):
        assert word in answer(await person.slash(world.channel, "snack place", final=True, **options))
        assert await laid(world, person, code) == 0
    placed = await person.slash(world.channel, "snack place", final=True, cell="C4")
    assert "undo" in verbs(placed.response)
    assert await laid(world, person, code) == 1


@pytest.mark.parametrize("language", languages())
async def test_every_language_types_its_own_labels(world: World, language: str) -> None:
    words, locale = words_for(language), locale_of(language)
    first, second = world.people
    code = await world.open()
    with speaking(locale, locale):
        await send(world, second, words("button-join").upper())
        await send(world, first, words("button-start"))
        told = answer(await send(world, first, "xyzzy"))
        assert words("button-my-cards") in told
        await send(world, first, words("snack-keep-button", number=1))
    assert (await world.table(code)).view(0).chosen is not None


def test_the_first_steps_of_the_tutorial_are_what_they_are_typed_as() -> None:
    """The steps typed above are those of the lesson."""
    assert tutorial_of("snack").script.steps[:4] == ("keep 1", "1 C4 0", "2 B3 0", "keep 2")


async def test_a_code_alone_opens_no_door(world: World) -> None:
    """From another server or a direct message, nobody can watch, join or take over by typing a button's label."""
    code = await world.begin(world.people[1])
    lobby = await world.open()
    await world.people[1].slash(world.channel, "snack leave", table=code)
    await send(world, world.people[1], "yes, leave")
    elsewhere = world.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("far-away")
    stranger = elsewhere.add_member(world.env.create_user("stranger"))
    for asked in (f"s1b:read:{code}:", f"s1b:join:{lobby}:", f"s1b:takeover:{code}::1", f"s1b:cards:{code}:"):
        told = answer(await stranger.slash(channel, "snack do", action=asked))
        assert "no table" in told, asked
    assert "no table" in answer(await stranger.slash(channel, "snack do", action="join", table=lobby))
    assert (await world.table(code)).seat_of(stranger.id) is None
    assert (await world.table(lobby)).seat_of(stranger.id) is None
