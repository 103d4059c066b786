"""Veggies through the real client: opening, turns from hand and market, naming, teams, and what isn't allowed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.language.words import words_for
from bot.panels.common import signed
from bot.panels.hand import hand_panel
from bot.panels.hints import in_words
from bot.panels.ids import Press, Trial
from bot.panels.table import score_words
from bot.service.table import Status
from engine.catalog import GAMES
from engine.moves import Place
from engine.rounds import last_round
from engine.veggies.pack import GOODS
from engine.veggies.scoring import name_choices, names_each
from engine.veggies.view import VeggiesView
from tests.bot.discord.conftest import Open
from tests.bot.discord.posed import message, posed, veggies_view
from tests.bot.discord.reading import BUTTON, everything, find, options, parts, text_of, verbs
from tests.bot.discord.test_whole_games import check_the_end
from tests.bot.discord.world import World, answer


async def whose_turn(world: World, code: str) -> Any:
    table = await world.table(code)
    (seat,) = table.view(None).waiting
    return next(person for person in world.people if table.seat_of(person.id) == seat)


async def open_stalls(world: World, code: str) -> None:
    for person in world.people:
        await world.keep(person, code)


async def answer_all(world: World, code: str) -> None:
    """Everyone who has to name a good takes the first."""
    while (table := await world.table(code)).status is Status.PLAYING:
        person = next(one for one in world.people if table.seat_of(one.id) in table.view(None).waiting)
        await world.press(person, await world.cards(person, code), "answer", "0")


@pytest.mark.parametrize("people", [2, 3, 4])
async def test_a_whole_game(opened: Open, people: int) -> None:
    world = await opened(people, drawn=people == 2)
    code = await world.begin(*world.people[1:], game="veggies", players=people)
    await open_stalls(world, code)
    while (await world.table(code)).view(None).phase == "turn":
        person = await whose_turn(world, code)
        await world.lay(person, code)
    await answer_all(world, code)
    await check_the_end(world, code)


async def test_a_lobby_speaks_of_teams_only_where_four_can_sit(opened: Open) -> None:
    world, words = await opened(4), words_for("en")
    said = words("lobby-teams", count=4, teams="1 + 3 and 2 + 4")
    for players in (2, 3):
        assert "teams" not in text_of(await world.posted(await world.open(game="veggies", players=players)))
    code = await world.open(game="veggies")
    assert said in text_of(await world.posted(code))
    for person in world.people[1:]:
        await world.press(person, await world.posted(code), "join")
    full = text_of(await world.posted(code))
    assert said not in full
    assert full.count("🤝") == 2, "now it says who they are"


async def test_in_teams_the_verdict_adds_up_both_partners(opened: Open) -> None:
    world = await opened(4)
    code = await world.begin(*world.people[1:], game="veggies", players=4)
    await world.finish(code)
    outcome = (await world.table(code)).view(None).outcome
    assert outcome is not None
    team = next(team for team in outcome.teams if outcome.winners[0] in team)
    total = sum(outcome.sheets[seat].total for seat in team)
    assert f"{total} points" in text_of(world.public()[-1])


async def test_in_teams_a_round_is_led_by_a_team(opened: Open) -> None:
    world = await opened(4)
    code = await world.begin(*world.people[1:], game="veggies", players=4)
    said: list[bool] = []
    while (await world.table(code)).view(None).phase != "name" and len(said) < 6:
        await world.finish_phase(code)
        table = await world.table(code)
        ended = last_round(GAMES["veggies"], table.view(None))
        if ended is None:
            continue
        (team, points), (_, others) = ended.sides
        names = [f"<@{table.people[seat].id}>" for seat in team]
        lead = f"{' and '.join(names)} lead as a team with **{points}**, {points - others} ahead"
        said.append((lead if points > others else f"level: **{points}** each") in text_of(await world.posted(code)))
    assert said
    assert all(said)


async def test_the_end_tells_who_named_what_and_what_it_brought(world: World) -> None:
    """Every named good with its points for everyone, the mice, and no market: nobody can take from it any more."""
    words = words_for("en")
    code = await world.begin(world.people[1], game="veggies", players=2)
    while (await world.table(code)).view(None).phase != "name" and (await world.table(code)).status is Status.PLAYING:
        assert words("zone-market") in text_of(await world.posted(code))
        await world.finish_phase(code)
    assert words("veggies-standing-about") in text_of(world.public()[-2]), "what the totals of a round count"
    await world.finish(code)
    over, view = await world.posted(code), (await world.table(code)).view(None)
    assert view.outcome is not None
    lines = text_of(over).splitlines()
    for good in {good for claimed in view.claims for good in claimed}:
        (line,) = (
            one for one in lines if one.startswith(words.capital(words(f"components-{good}"))) and "named" in one
        )
        by, brought = line.split(":")
        for seat, person in enumerate(world.people):
            assert (person.mention in by) is (good in view.claims[seat])
            for scored in (one for one in view.outcome.sheets[seat].lines if one.component == good):
                assert f"{person.mention} {signed(scored.points)}" in brought
    for sheet in view.outcome.sheets:
        mice = next((one for one in sheet.lines if one.code == "mice" and one.points), None)
        assert mice is None or score_words(in_words(words), words, mice) in text_of(over)
    assert words("zone-market") not in text_of(over)


async def test_only_whoever_has_the_turn_can_lay(opened: Open) -> None:
    world = await opened(3)
    code = await world.begin(*world.people[1:], game="veggies", players=3)
    await open_stalls(world, code)
    due = await whose_turn(world, code)
    other = next(person for person in world.people if person is not due)
    for person, verb in ((due, "place"), (other, "plan")):
        tried = await world.press(person, await world.cards(person, code), "try")
        assert {"place", "plan"} & set(verbs(tried.response)) == {verb}
    refused = await other.slash(world.channel, "snack place", cell="V22")
    assert due.mention in text_of(refused.response)
    assert (await whose_turn(world, code)) is due


async def test_a_panel_from_before_another_turn_shows_the_market_as_it_is(opened: Open) -> None:
    """The market card in trial may be gone: the old button answers with the current panel."""
    world = await opened(2)
    code = await world.begin(world.people[1], game="veggies", players=2)
    await open_stalls(world, code)
    first = await whose_turn(world, code)
    panel = await world.cards(first, code)
    trial = (await world.press(first, panel, "try")).response
    old = find(trial, "place")
    table = await world.table(code)
    seat = table.seat_of(first.id)
    assert seat is not None
    view = table.view(seat)
    market, tried = view.playable[1], Trial.read(Press.read(old).args).placement
    # Not at the spot that was tried: people who press twice are told that it is done.
    where = next(one for one in view.area.placements(market) if one != tried)
    await world.bot.club.act(code, first.id, table.stamp(seat), Place(market.id, where))
    laid = len((await world.table(code)).view(None).areas[seat].laid)
    answered = await first.click(trial, custom_id=old)
    assert "moved on" in text_of(answered.response)
    assert len((await world.table(code)).view(None).areas[seat].laid) == laid


@pytest.mark.parametrize(
    ("typed", "said"), [("A99", "A99"), ("V22 0 under", "never go under"), ("AT1", "AT1"), ("V30", "touches nothing")]
)
async def test_what_cannot_be_laid_is_said_and_nothing_changes(opened: Open, typed: str, said: str) -> None:
    world = await opened(2)
    code = await world.begin(world.people[1], game="veggies", players=2)
    await open_stalls(world, code)
    person = await whose_turn(world, code)
    before = await world.table(code)
    await world.prefers_typing(person)
    form = await world.press(person, await world.cards(person, code), "type")
    answered = await person.submit_modal(form, {"card": "2", "where": typed})
    assert said in text_of(answered.response)
    assert (await world.table(code)).rev == before.rev


async def test_cells_with_two_letters_are_typed_and_completed(opened: Open) -> None:
    world = await opened(2)
    code = await world.begin(world.people[1], game="veggies", players=2)
    await open_stalls(world, code)
    person = await whose_turn(world, code)
    offered = await person.autocomplete(world.channel, "snack place", "cell", "Y")
    assert offered
    assert all(choice["value"].startswith("Y") for choice in offered)
    await world.prefers_typing(person)
    form = await world.press(person, await world.cards(person, code), "type")
    answered = await person.submit_modal(form, {"card": "1", "where": "y22 90"})
    assert "Y22 90" in text_of(answered.response)
    placed = await world.press(person, answered.response, "place")
    assert placed.acknowledged
    assert await whose_turn(world, code) is not person


async def test_the_host_chooses_the_teams_in_the_lobby(opened: Open) -> None:
    world = await opened(4)
    host, *others = world.people
    code = await world.open(game="veggies", players=4)
    for person in others:
        await world.press(person, await world.posted(code), "join")
    panel = await world.hosting(host, code)
    offered = options(panel, "pair")
    assert [option["value"] for option in offered if option.get("default")] == ["2"]
    await host.select(panel, ["1"], custom_id=Press("pair", code).id("s1m"))
    table = await world.table(code)
    assert table.seat_of(others[0].id) == 2
    refused = await others[0].slash(world.channel, "snack do", action=f"{Press('pair', code).id('s1m')}|3")
    assert "Only the host" in answer(refused)
    assert (await world.table(code)).seat_of(others[0].id) == 2


async def test_a_restart_in_the_middle_of_a_turn(opened: Open) -> None:
    world = await opened(3)
    code = await world.begin(*world.people[1:], game="veggies", players=3)
    await open_stalls(world, code)
    person = await whose_turn(world, code)
    trial = (await world.press(person, await world.cards(person, code), "try")).response
    await world.restart()
    await world.press(person, trial, "place")
    assert await whose_turn(world, code) is not person


async def test_the_panel_of_whoever_waits_turns_into_theirs_when_their_turn_comes(opened: Open) -> None:
    world = await opened(2)
    code = await world.begin(world.people[1], game="veggies", players=2)
    await open_stalls(world, code)
    due = await whose_turn(world, code)
    other = next(person for person in world.people if person is not due)
    waiting = await other.click(await world.posted(code), custom_id=Press("cards", code).id())
    assert "type" not in verbs(waiting.response)
    await world.lay(due, code)
    assert "type" in verbs(waiting.response)


async def test_the_panel_of_whoever_waits_follows_whose_turn_it_is(opened: Open) -> None:
    world = await opened(3)
    code = await world.begin(*world.people[1:], game="veggies", players=3)
    await open_stalls(world, code)
    first = await whose_turn(world, code)
    panels = {one: (await world.press(one, await world.posted(code), "cards")).response for one in world.people}
    await world.lay(first, code)
    second = await whose_turn(world, code)
    third = next(one for one in world.people if one not in (first, second))
    assert f"It's {second.mention}'s turn. You're next." in text_of(panels[third])


async def test_the_table_tells_who_has_had_their_turn_and_who_is_still_to_come(opened: Open) -> None:
    world = await opened(3)
    code = await world.begin(*world.people[1:], game="veggies", players=3)
    await open_stalls(world, code)

    async def marks() -> dict[int, str]:
        lines = text_of(await world.posted(code)).splitlines()
        return {
            one.id: next(line for line in lines if line[0] in "⏳✅▫" and one.mention in line)[0]
            for one in world.people
        }

    first = await whose_turn(world, code)
    assert (await marks()) == {one.id: "⏳" if one is first else "▫" for one in world.people}
    await world.lay(first, code)
    second = await whose_turn(world, code)
    third = next(one for one in world.people if one not in (first, second))
    assert (await marks()) == {first.id: "✅", second.id: "⏳", third.id: "▫"}


async def test_a_turn_can_be_planned_taken_back_and_is_played_by_itself(opened: Open) -> None:
    world = await opened(2)
    code = await world.begin(world.people[1], game="veggies", players=2)
    await open_stalls(world, code)
    due = await whose_turn(world, code)
    other = next(person for person in world.people if person is not due)
    seat = (await world.table(code)).seat_of(other.id)
    assert seat is not None
    public = [everything(one) for one in world.public()]

    async def plan() -> Any:
        tried = await world.press(other, await world.cards(other, code), "try")
        assert "Placed on your turn" in text_of(tried.response)
        return await world.press(other, tried.response, "plan")

    planned = await plan()
    assert "Planned:" in text_of(planned.response)
    back = await world.press(other, planned.response, "unplan")
    assert "Planned:" not in text_of(back.response)
    await plan()
    assert [everything(one) for one in world.public()] == public
    await world.restart()
    assert "Planned:" in text_of(await world.cards(other, code))
    await world.lay(due, code)
    view = (await world.table(code)).view(None)
    assert len(view.areas[seat].laid) == 2
    assert await whose_turn(world, code) is due
    reminders = [text_of(one) for one in world.channel.history() if text_of(one).startswith("⏳")]
    assert not [text for text in reminders if other.mention in text]


async def test_a_plan_sent_off_when_the_turn_has_just_come_is_played(opened: Open) -> None:
    world = await opened(2)
    code = await world.begin(world.people[1], game="veggies", players=2)
    await open_stalls(world, code)
    due = await whose_turn(world, code)
    other = next(person for person in world.people if person is not due)
    tried = (await world.press(other, await world.cards(other, code), "try")).response
    late = find(tried, "plan")
    await world.act_for(due, code)
    assert await whose_turn(world, code) is other
    await other.click(tried, custom_id=late)
    assert await whose_turn(world, code) is due


async def test_an_open_trial_whose_card_has_another_number_by_now_becomes_the_hand(
    opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = await opened(3)
    code = await world.begin(*world.people[1:], game="veggies", players=3)
    await open_stalls(world, code)
    first = await whose_turn(world, code)
    order = await world.table(code)
    seat = order.seat_of(first.id)
    assert seat is not None
    last = next(one for one in world.people if order.seat_of(one.id) == (seat + 2) % 3)
    panels = world.bot.context.panels
    remember = panels.opened

    async def by_another_number(interaction: Any, message: int, table: Any, seat: int, trial: Trial) -> None:
        await remember(interaction, message, table, seat, replace(trial, card=trial.card + 1))

    panel = (await world.press(last, await world.posted(code), "cards")).response
    monkeypatch.setattr(panels, "opened", by_another_number)
    tried = (await world.press(last, panel, "try")).response
    monkeypatch.setattr(panels, "opened", remember)
    assert "plan" in verbs(tried)
    await world.lay(first, code)
    assert await whose_turn(world, code) is not last
    assert "plan" not in verbs(tried)
    assert "try" in verbs(tried)


async def test_whoever_names_a_good_sees_what_each_is_worth_to_everyone(world: World) -> None:
    view = veggies_view(over=False)
    assert isinstance(view, VeggiesView)
    choices = tuple(name_choices(view.areas[0], names_each(view.seats)))
    table = posed(replace(view, phase="name", seat=0, name_choices=choices))
    panel = message(await hand_panel(world.bot.studio, words_for("en"), table, 0))
    outcome = veggies_view(over=True).outcome
    assert outcome is not None
    lines = text_of(panel).splitlines()
    for good in {good for goods in choices for good in goods}:
        (line,) = (one for one in lines if one.casefold().startswith(words_for("en")(f"components-{good}")))
        for seat, person in enumerate(table.people):
            worth = sum(one.points for one in outcome.sheets[seat].lines if one.component == good)
            assert worth > 0
            assert f"<@{person.id}> +{worth}" in line
    assert find(panel, "forme"), "leaving it to a bot is possible too"


async def test_whoever_names_two_goods_sees_what_they_are_worth_together(world: World) -> None:
    four, words = veggies_view(over=False), words_for("en")
    assert isinstance(four, VeggiesView)
    view = replace(four, seat=0, seats=2, areas=four.areas[:2], teams=(), waiting=(0, 1), phase="name")
    choices = tuple(name_choices(view.areas[0], names_each(view.seats)))
    table = posed(replace(view, name_choices=choices))
    lines = text_of(message(await hand_panel(world.bot.studio, words, table, 0))).splitlines()
    worth = {one.component: one.points for one in GAMES["veggies"].score_lines(view, view.areas[0])}
    assert len(choices) > 1
    for goods in choices:
        label = words.list(words(f"components-{good}") for good in goods)
        (line,) = (one for one in lines if one.casefold().startswith(f"{label}:"))
        together = sum(worth[good] for good in goods)
        assert line.endswith(", ".join(f"<@{person.id}> +{together}" for person in table.people))


async def test_answers_that_share_a_good_are_told_apart_by_the_other(world: World) -> None:
    view = veggies_view(over=False)
    assert isinstance(view, VeggiesView)
    world.bot.studio.emojis.learn({good: f"<:{good}:{number}>" for number, good in enumerate(GOODS, 10**17)})
    choices = (("grape", "strawberry"), ("grape", "mushroom"))
    table = posed(replace(view, phase="name", seat=0, name_choices=choices))
    panel = message(await hand_panel(world.bot.studio, words_for("en"), table, 0))
    shown = [one["emoji"]["name"] for one in parts(panel) if one.get("type") == BUTTON and "emoji" in one]
    assert shown == ["strawberry", "mushroom"]
