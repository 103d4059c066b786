"""A turn in few taps: cards already in trial, fixed numbers, choices in forms, and moves made for someone."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Any

import pytest

from bot.language.words import words_for
from bot.panels import forms
from bot.panels.hints import Prospect, explained, in_words, why
from bot.panels.ids import Press, Trial
from bot.service.errors import ClubError
from engine.advice import best_placements
from engine.catalog import GAMES
from engine.errors import EngineError, IllegalMove
from engine.game import AnyGame
from engine.moves import Place
from tests.bot.discord.conftest import Open
from tests.bot.discord.hooks import press_foreign
from tests.bot.discord.reading import BUTTON, GALLERY, TEXT, find, parts, presses, text_of, verbs
from tests.bot.discord.test_veggies import open_stalls, whose_turn
from tests.bot.discord.world import World, answer
from tests.games import every_game
from tests.play import begin, seed_of

ENGLISH = words_for("en")
ROW = 1


@pytest.fixture(scope="module", autouse=True)
def _with_the_example(example: AnyGame) -> None:
    """One line makes it a game like any other."""


async def playing(world: World, phases: int = 1, **more: Any) -> str:
    code = await world.begin(world.people[1], **more)
    for _ in range(phases):
        await world.finish_phase(code)
    return code


def tried(message: Any) -> Trial:
    return Trial.read(next(press for press in presses(message) if press.verb == "place").args)


async def test_my_cards_place_place(world: World) -> None:
    code = await playing(world, 3)
    one = world.people[0]
    view = (await world.table(code)).view(0)
    best = best_placements(GAMES["snack"], view, view.playable)[0]
    panel = await world.cards(one, code)
    assert tried(panel) == Trial(view.slot_of(best.card.id), best.placement)
    second = await world.press(one, panel, "place")
    assert {"place", "undo"} <= set(verbs(second.response))
    done = await world.press(one, second.response, "place")
    assert "Done for this round" in text_of(done.response)
    assert len((await world.table(code)).view(0).area.laid) == 4


async def test_without_hints_the_card_in_trial_is_not_placed_by_score(world: World) -> None:
    """It lies where it fits first, whatever that brings: another panel would be a hint."""
    code = await world.open()
    one, other = world.people
    await world.press(other, await world.posted(code), "join")
    await world.press(one, await world.hosting(one, code), "option", "hints", "off")
    await world.start_game(one, code)
    poor = 0
    for _ in range(4):
        await world.finish_phase(code)
        view = (await world.table(code)).view(0)
        trial = tried(await world.cards(one, code))
        card = view.slots[trial.card]
        assert card is not None
        assert (trial.card, trial.placement) == (0, next(view.area.placements(card)))
        found = best_placements(GAMES["snack"], view, view.playable)
        poor += next(advice.gain for advice in found if advice.placement == trial.placement) < found[0].gain
        await world.finish_phase(code)
    assert poor, "where the score would say otherwise"


async def test_a_card_keeps_its_number_for_the_whole_round(world: World) -> None:
    code = await playing(world)
    one = world.people[0]
    view = (await world.table(code)).view(0)
    first, second = view.hand
    await world.bot.club.act(
        code, one.id, (await world.table(code)).stamp(0), Place(first.id, view.area.rules.first[0])
    )
    panel = await world.cards(one, code)
    assert tried(panel).card == 1
    assert "Card 2 · " in text_of(panel)
    gone = await one.slash(world.channel, "snack place", cell="C5", card=1)
    assert "Card 1 is already placed. Card 2" in answer(gone)
    plain = await one.slash(world.channel, "snack place", cell="C5")
    assert tried(plain.response).card == 1
    undone = await world.press(one, await world.cards(one, code), "undo")
    assert (await world.table(code)).view(0).hand == (first, second)
    assert "place" in verbs(undone.response)


async def test_an_old_button_for_a_card_that_is_laid_is_stale(world: World) -> None:
    """When cards were renumbered after each one, position 0 was the card that is left."""
    code = await playing(world)
    one = world.people[0]
    view = (await world.table(code)).view(0)
    await world.bot.club.act(
        code, one.id, (await world.table(code)).stamp(0), Place(view.hand[0].id, view.area.rules.first[0])
    )
    table = await world.table(code)
    for verb in ("try", "place"):
        press = Press(verb, code, table.stamp(0), ("0", "C5", "0", ""))
        refused = await press_foreign(one, await world.cards(one, code), press.id())
        assert "moved on" in answer(refused)
    assert (await world.table(code)).rev == table.rev


async def test_the_layer_button_says_which_layer_it_shows(world: World) -> None:
    await playing(world, 3)
    one = world.people[0]
    shown = (await one.slash(world.channel, "snack place", cell="C4", card=1)).response
    named = [part["label"] for part in parts(shown) if part.get("label", "").startswith("Layer: ")]
    assert len(named) == 1
    layer = named[0].removeprefix("Layer: ")
    changed = await world.press(one, shown, "try", "y")
    assert layer in text_of(changed.response)


async def test_menus_say_what_a_spot_brings(world: World) -> None:
    code = await playing(world, 5)
    panel = await world.cards(world.people[0], code)
    menu = next(part["options"] for part in parts(panel) if part.get("placeholder") == ENGLISH("menu-best"))
    assert re.fullmatch(r"Card [12] · [A-G][1-7] (0|90|180|270)( under.*)?", menu[0]["label"])
    assert re.match(r"(\+|−)?\d+: \w+", menu[0]["description"])
    assert len({(one["label"], one.get("description")) for one in menu}) == len(menu)


async def test_one_strong_colour(world: World) -> None:
    code = await playing(world, 3)
    strong = [
        part["label"] for part in parts(await world.cards(world.people[0], code)) if part.get("style") in (1, 3, 4)
    ]
    assert strong == [ENGLISH("button-place")]


async def test_only_the_pad_keeps_dead_buttons_and_play_for_me_stands_apart_from_help(world: World) -> None:
    """The first card goes nowhere but the middle, so most arrows lead nowhere; they keep the pad's shape."""
    code = await playing(world)
    panel = await world.cards(world.people[0], code)
    dead = {part["label"] for part in parts(panel) if part.get("disabled")}
    assert dead
    assert dead <= {"↑", "↓", "←", "→", ENGLISH("button-turn"), ENGLISH("button-turn-left")}
    rows = [[one.get("label") for one in part["components"]] for part in parts(panel) if part.get("type") == ROW]
    apart = (ENGLISH("button-play-for-me"), ENGLISH("button-help"))
    assert [sum(label in row for row in rows) for label in apart] == [1, 1]
    assert not any(set(apart) <= set(row) for row in rows)


async def test_while_choosing_one_sees_whose_area_the_other_card_goes_to(world: World) -> None:
    code = await playing(world, 2)
    one, other = world.people
    panel = await world.cards(one, code)
    assert f"`2` is {other.mention}, who gets the card" in text_of(panel)
    assert "side_by_side" in [file.filename.partition(".")[0] for file in panel.attachments]
    order = [part.get("label") or "picture" for part in parts(panel) if part.get("type") in (2, 12)]
    assert order.index("picture") < order.index("Keep 1") < order.index("picture", 1), "cards and buttons come first"


async def test_when_done_one_sees_the_score_and_who_is_missing(opened: Open) -> None:
    world = await opened(3)
    one, two, three = world.people
    code = await world.begin(two)
    await world.begin(three, host=one)
    chosen = await world.press(one, await world.cards(one, code), "choose", "0")
    assert f"Waiting for {two.mention}" in text_of(chosen.response), "although they can still change their mind"
    assert {"undo", "cards"} <= set(verbs(chosen.response))
    await world.finish_phase(code)
    await world.press(one, await world.cards(one, code), "place")
    done = await world.press(one, await world.cards(one, code), "place")
    view = (await world.table(code)).view(0)
    assert f"You have **{GAMES['snack'].points(view, 0)}** point" in text_of(done.response)
    assert two.mention in text_of(done.response)
    assert "Next game" in str(parts(done.response))
    assert "undo" in verbs(done.response)


# Forms


SELECTS = ("cell", "column", "row")


def entered(values: dict[str, str]) -> dict[str, Any]:
    """Values as they are sent; a select can have several."""
    return {field: [value] if field in SELECTS else value for field, value in values.items()}


def chosen(form: Any) -> dict[str, str]:
    """The form's values, field by field."""
    found = {}
    for label in form.modal["components"]:
        field = label["component"]
        marked = [one["value"] for one in field.get("options", ()) if one.get("default")]
        found[field["custom_id"]] = marked[0] if marked else field.get("value", "")
    return found


async def test_a_form_with_choices_is_filled_in_with_the_trial(world: World) -> None:
    code = await playing(world, 3)
    one = world.people[0]
    panel = await world.cards(one, code)
    form = await world.press(one, panel, "type")
    now = chosen(form)
    trial = tried(panel)
    assert (now["card"], now["cell"], now["turn"]) == (
        str(trial.card + 1),
        trial.placement.cell.label,
        str(int(trial.placement.rotation)),
    )
    # Choose everything again: the other card, turned, under the others. Where it can go depends on the deal.
    slot, area = 1 - trial.card, (await world.table(code)).view(0).area
    card = (await world.table(code)).view(0).slots[slot]
    assert card is not None
    cells = {one["value"] for one in form.modal["components"][1]["component"]["options"]}
    where = next(
        spot
        for spot in area.placements(card)
        if spot.under == frozenset(area.overlapped(card, spot)) != frozenset()
        and spot.rotation != trial.placement.rotation
        and spot.cell.label in cells
    )
    under = {"card": str(slot + 1), "cell": where.cell.label, "turn": str(int(where.rotation)), "layer": "under"}
    shown = await one.submit_modal(form, entered(under))
    assert tried(shown.response) == Trial(slot, where)
    assert len((await world.table(code)).view(0).area.laid) == 2


async def test_a_form_for_a_wide_area_asks_for_column_and_row(opened: Open) -> None:
    world = await opened(2)
    code = await world.begin(world.people[1], game="veggies", players=2)
    await open_stalls(world, code)
    person = await whose_turn(world, code)
    form = await world.press(person, await world.cards(person, code), "type")
    now = chosen(form)
    assert set(now) == {"card", "column", "row", "turn"}
    shown = await person.submit_modal(form, entered({**now, "column": "Y", "row": "22", "turn": "90", "card": "3"}))
    assert "Card 3 · `Y22 90" in text_of(shown.response)


async def test_a_typed_form_speaks_of_layers_only_where_cards_go_under_others(opened: Open) -> None:
    world = await opened(2)
    code = await world.begin(world.people[1], game="veggies", players=2)
    await open_stalls(world, code)
    person = await whose_turn(world, code)
    await world.prefers_typing(person)
    form = await world.press(person, await world.cards(person, code), "type")
    where = form.modal["components"][-1]
    assert where["description"] == ENGLISH("form-where-flat")
    assert not where["component"].get("placeholder")


async def test_what_cannot_be_read_is_said_right_above_the_pad(world: World) -> None:
    """A phone shows the lower end of a panel; at the top, it would look as if nothing had happened."""
    code = await playing(world)
    one = world.people[0]
    await world.prefers_typing(one)
    form = await world.press(one, await world.cards(one, code), "type")
    refused = (await one.submit_modal(form, {"card": "1", "where": "somewhere nice"})).response
    said = ENGLISH("problem", text=ENGLISH("error-unreadable", text="somewhere nice"))
    shown = [part for part in parts(refused) if part.get("type") in (TEXT, BUTTON)]
    pad = next(number for number, part in enumerate(shown) if part.get("label") == ENGLISH("button-turn-left"))
    texts = [number for number, part in enumerate(shown) if part["type"] == TEXT]
    assert shown[max(number for number in texts if number < pad)]["content"] == said


async def test_a_choice_that_the_rules_refuse_is_explained_and_kept(world: World) -> None:
    code = await playing(world, 3)
    one = world.people[0]
    before = await world.table(code)
    view = before.view(0)
    legal = {(where.cell.label, int(where.rotation)) for where in view.area.placements(view.hand[0])}
    form = await world.press(one, await world.cards(one, code), "type")
    cells = [one["value"] for one in form.modal["components"][1]["component"]["options"]]
    cell, turn = next((cell, turn) for cell in cells for turn in (0, 90) if (cell, turn) not in legal)
    values = {**chosen(form), "card": "1", "cell": cell, "turn": str(turn), "layer": "under"}
    refused = await one.submit_modal(form, entered(values))
    assert "⚠️" in answer(refused)
    again = await world.press(one, refused.response, "type")
    assert chosen(again) == values, "with the layer, which means nothing there"
    assert (await world.table(code)).rev == before.rev


async def test_the_form_follows_the_card_once_it_is_moved_on(world: World) -> None:
    code = await playing(world)
    one = world.people[0]
    await world.prefers_typing(one)
    form = await world.press(one, await world.cards(one, code), "type")
    refused = (await one.submit_modal(form, {"card": "1", "where": "somewhere nice"})).response
    assert chosen(await world.press(one, refused, "type"))["where"] == "somewhere nice"
    moved = (await world.press(one, refused, "try", "t")).response
    assert chosen(await world.press(one, moved, "type"))["where"] in text_of(moved)


@pytest.mark.parametrize("where", ["somewhere nice", "A7 0"])
async def test_a_form_that_is_refused_leaves_the_trial_where_it_was(world: World, where: str) -> None:
    code = await playing(world)
    one = world.people[0]
    await world.prefers_typing(one)
    panel = await world.cards(one, code)
    offered = tried(panel)
    panel = (await world.press(one, panel, "try", "t")).response
    turned = tried(panel)
    assert turned != offered
    form = await world.press(one, panel, "type")
    refused = await one.submit_modal(form, {"card": "1", "where": where})
    assert "⚠️" in answer(refused)
    assert tried(refused.response) == turned


async def test_a_form_that_comes_too_late_is_answered_and_what_was_entered_is_kept(world: World) -> None:
    code = await playing(world)
    one = world.people[0]
    panel = await world.cards(one, code)
    form = await world.press(one, panel, "type")
    await world.press(one, panel, "place")
    late = await one.submit_modal(form, entered({**chosen(form), "turn": "180", "layer": "under"}))
    assert "moved on" in answer(late)
    assert "place" in verbs(late.response)
    again = chosen(await world.press(one, late.response, "type"))
    assert (again["turn"], again["layer"]) == ("180", "under")


async def test_the_number_in_a_late_form_is_not_taken_for_the_card_that_has_it_now(opened: Open) -> None:
    """The market has moved since the form was opened, so its card 4 may be another card."""
    world = await opened(2)
    code = await world.begin(world.people[1], game="veggies", players=2)
    await open_stalls(world, code)
    person = await whose_turn(world, code)
    panel = await world.cards(person, code)
    form = await world.press(person, panel, "type")
    await world.press(person, panel, "place")
    await world.act_for(await whose_turn(world, code), code)
    assert await whose_turn(world, code) is person
    before = await world.table(code)
    view = before.view(before.seat_of(person.id))
    offered = view.slot_of(best_placements(GAMES["veggies"], view, view.playable)[0].card.id) + 1
    number = "4" if offered != 4 else "3"
    late = await person.submit_modal(form, entered({"card": number, "column": "W", "row": "22", "turn": "270"}))
    assert "moved on" in answer(late)
    assert (await world.table(code)).match == before.match
    again = chosen(await world.press(person, late.response, "type"))
    assert (again["column"], again["row"], again["turn"]) == ("W", "22", "270")
    assert again["card"] == str(offered), "the card in trial"


NONSENSE = [
    ({"card": "7", "cell": "C4"}, "no_such_card"),
    ({"card": "one", "cell": "C4"}, "no_such_card"),
    ({"card": "-1", "cell": "C4"}, "no_such_card"),
    ({"card": "²", "cell": "C4"}, "no_such_card"),
    ({"card": "1", "cell": ""}, "bad_cell"),
    ({"card": "1"}, "bad_cell"),
    ({"card": "1", "cell": "4C"}, "bad_cell"),
    ({"card": "1", "column": "C", "row": "x"}, "bad_cell"),
    ({"card": "1", "column": "CCC", "row": "4"}, "bad_cell"),
    ({"card": "1", "cell": "C4", "turn": "45"}, "bad_rotation"),
    ({"card": "1", "cell": "C4", "turn": "round"}, "bad_layer"),
    ({"card": "1", "cell": "C4", "layer": "sideways"}, "bad_layer"),
    ({"card": "1", "cell": "C4", "layer": "under Q"}, "bad_cell"),
    ({"card": "1", "where": ""}, "unreadable"),
]


@pytest.mark.parametrize(("values", "code"), NONSENSE)
def test_nonsense_in_any_field_has_a_precise_answer(values: dict[str, str], code: str) -> None:
    match = begin(GAMES["snack"], 2, {}, seed_of("nonsense"))
    for seat in (0, 1):
        match = match.act(seat, next(iter(GAMES["snack"].legal_moves(match.view(seat)))))
    with pytest.raises((IllegalMove, ClubError)) as refused:
        forms.read_trial(match.view(0), values)
    assert refused.value.code == code
    error: EngineError = refused.value
    assert ENGLISH.error(error)


# Moves made for someone


async def test_played_for_you_tells_what(world: World) -> None:
    code = await playing(world)
    one = world.people[0]
    played = await world.press(one, await world.cards(one, code), "forme")
    laid = (await world.table(code)).view(0).area.laid
    told = text_of(played.response)
    assert len(re.findall(r"placed card [12] at `[A-G][1-7] \d+[^`]*`", told)) == len(laid) == 2
    for one_laid in laid:
        assert one_laid.placement.cell.label in told


async def test_what_a_stand_in_did_is_told_once(world: World) -> None:
    one, two = world.people
    code = await world.begin(two, pace="live")
    await world.keep(two, code)
    await world.env.advance_time(timedelta(minutes=11).total_seconds())
    assert await world.moment(code) == (1, "play")
    told = text_of(await world.cards(one, code))
    assert re.search(r"While you were away: kept card [12]\.", told)
    assert "While you were away" not in text_of(await world.cards(one, code))
    assert "While you were away" not in text_of(await world.cards(two, code))


async def test_a_plan_that_was_carried_out_is_told(opened: Open) -> None:
    world = await opened(2)
    code = await world.begin(world.people[1], game="veggies", players=2)
    await open_stalls(world, code)
    due = await whose_turn(world, code)
    other = next(person for person in world.people if person is not due)
    waiting = await world.cards(other, code)
    assert f"It's {due.mention}'s turn. You're next." in text_of(waiting)
    assert "The others now:" in text_of(waiting)
    trial = await world.press(other, waiting, "try")
    await world.press(other, trial.response, "plan")
    await world.lay(due, code)
    panel = await world.cards(other, code)
    assert re.search(r"While you were away: placed card 1 at `[A-Z]+\d+ \d+`\.", text_of(panel))
    shown = [str(one.get("content")) if one["type"] == TEXT else one["type"] for one in parts(panel)]
    told = next(number for number, one in enumerate(shown) if "While you were away" in str(one))
    assert GALLERY in shown[:told], "below the pictures, where a phone shows it"
    assert GALLERY not in shown[told:]


# Solo, and sums


async def test_a_solo_player_sees_the_opponents_score_and_how_it_comes_about(world: World) -> None:
    code = await world.begin()
    one = world.people[0]
    first = text_of(await world.cards(one, code))
    assert "You **0** · opponent **0**" in first
    assert ENGLISH("snack-solo-rival", count=0, lines="") in first, "which card to give them depends on it"
    await world.lay(one, code)
    text = text_of(await world.cards(one, code))
    view = (await world.table(code)).view(0)
    sheet = GAMES["snack"].rival(view)
    assert sheet is not None
    assert f"You **{GAMES['snack'].points(view, 0)}** · opponent **{sheet.total}**" in text
    assert "Your opponent scores 1 for each of its own squares" in text
    named = [text.index(ENGLISH(key)) for key in ("zone-opponent", "snack-solo-cards", "snack-solo-area")]
    assert named == sorted(named), "each picture has its name above it"


@every_game
def test_reasons_add_up_to_what_a_placement_brings(game: AnyGame) -> None:
    match = begin(game, 2, {}, seed_of("sums"))
    checked = 0
    while match.outcome is None and checked < 300:
        seat = match.view(None).waiting[0]
        view = match.view(seat)
        for advice in best_placements(game, view, view.tryable)[::5] if view.tryable and view.area.laid else []:
            told = why(in_words(ENGLISH), ENGLISH, view, advice.card, advice.placement)
            assert not re.search(r"([+−]\d+) \(\1\)", told), f"no number is said twice: {told}"
            if len(Prospect(view, advice.card, advice.placement).reasons) > 1:
                gains = [re.findall(r"[+−]?\d+", part)[-1].replace("−", "-") for part in told.split(", ")]
                assert sum(map(int, gains)) == advice.gain, told
                checked += 1
        match = match.act(seat, next(iter(game.legal_moves(view))))
    assert checked or not game.collected


def test_only_a_hint_says_that_nothing_is_better() -> None:
    """Anyone may try out a poor spot, with hints turned off too."""
    game, told = GAMES["snack"], set[str]()
    match = begin(game, 2, {}, seed_of("poor"))
    while match.outcome is None:
        seat = match.view(None).waiting[0]
        view = match.view(seat)
        for card in view.playable:
            spots = list(view.area.placements(card))[::9]
            told |= {explained(in_words(ENGLISH), ENGLISH, Prospect(view, card, where)) for where in spots}
        match = match.act(seat, next(iter(game.legal_moves(view))))
    assert not told & {ENGLISH("hint-ways-on"), ENGLISH("hint-last")}
    assert {ENGLISH("trial-no-points", last=last) for last in ("yes", "no")} <= told


@every_game
def test_open_cards_have_one_number_everywhere(game: AnyGame) -> None:
    match = begin(game, 2, {}, seed_of("numbers"))
    while match.outcome is None:
        seat = match.view(None).waiting[0]
        view = match.view(seat)
        for zone in (zone for zone in view.zones if zone.numbered):
            for slot, card in enumerate(zone.cards, zone.first - 1):
                assert slot >= len(view.slots) or view.slots[slot] == card, "another card has this number"
                assert card not in view.tryable or view.slot_of(card.id) == slot
        match = match.act(seat, next(iter(game.legal_moves(view))))


async def test_the_form_of_a_choice_is_a_preference(world: World) -> None:
    code = await playing(world)
    one = world.people[0]
    me = (await one.slash(world.channel, "snack me")).response
    assert "picked from lists" in text_of(me)
    kept = await world.press(one, me, "keeplook", "typed", "me")
    assert "**typed**" in text_of(kept.response)
    form = await world.press(one, await world.cards(one, code), "type")
    assert set(chosen(form)) == {"card", "where"}
    assert find((await one.slash(world.channel, "snack me", form="choices")).response, "keeplook", "typed", "me")
