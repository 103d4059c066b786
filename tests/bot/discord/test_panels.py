"""Private panels, the table's message from round to round, and what follows the end."""

from __future__ import annotations

import pytest

from bot.panels.ids import Trial
from bot.service.table import Status
from engine.area import Placement, footprint
from engine.geometry import Rotation
from tests.bot.discord.conftest import Open
from tests.bot.discord.hooks import press_foreign
from tests.bot.discord.reading import alts, find, options, presses, text_of, verbs
from tests.bot.discord.world import World, answer


async def playing(world: World, phases: int = 1) -> str:
    """A two-player game after some phases; after one, the first cards can be placed."""
    code = await world.begin(world.people[1])
    for _ in range(phases):
        await world.finish_phase(code)
    return code


async def trying(world: World, code: str) -> object:
    return (await world.press(world.people[0], await world.cards(world.people[0], code), "try")).response


def tried(message: object) -> Trial:
    """The trial that a panel shows, from its Place button."""
    return Trial.read(next(press for press in presses(message, enabled=False) if press.verb == "place").args)


async def test_choosing_may_be_changed_until_the_last_one_has_chosen(world: World) -> None:
    first, second = world.people
    code = await world.begin(second)
    kept = await world.keep(first, code, 0)
    assert "card **1**" in answer(kept)
    changed = await world.press(first, kept.response, "choose", "1")
    assert "card **2**" in answer(changed)
    undone = await world.press(first, changed.response, "undo")
    assert "choose" in verbs(undone.response)
    assert (await world.table(code)).view(0).chosen is None
    await world.press(first, undone.response, "choose", "1")
    hand = (await world.table(code)).view(0).hand
    await world.keep(second, code)
    assert hand[1] in (await world.table(code)).view(0).hand


@pytest.mark.usefixtures("known_deals")
async def test_the_pad_moves_turns_and_layers_a_trial(world: World) -> None:
    code = await playing(world, 3)
    panel = await trying(world, code)
    seen = {tried(panel)}
    for slot in ("t", "u", "d", "l", "r", "y", "o"):
        try:
            find(panel, "try", slot)
        except AssertionError:
            continue  # disabled: it leads nowhere from here
        panel = (await world.press(world.people[0], panel, "try", slot)).response
        assert tried(panel) not in seen or slot in ("d", "r")
        seen.add(tried(panel))
    assert len(seen) >= 5
    assert len((await world.table(code)).view(0).area.laid) == 2


async def test_four_turns_lead_back_for_the_first_card(world: World) -> None:
    code = await playing(world)
    panel = await trying(world, code)
    start = tried(panel)
    for _ in range(4):
        panel = (await world.press(world.people[0], panel, "try", "t")).response
    assert tried(panel) == start


async def test_place_lays_the_card_where_it_is_tried_out_and_undo_takes_it_back(world: World) -> None:
    code = await playing(world)
    panel = await trying(world, code)
    assert "cards" not in verbs(panel), "there is no other panel to go back to"
    where = tried(panel).placement
    placed = await world.press(world.people[0], panel, "place")
    (laid,) = (await world.table(code)).view(0).area.laid
    assert laid.placement == where
    undone = await world.press(world.people[0], placed.response, "undo")
    assert not (await world.table(code)).view(0).area.laid
    assert "try" in verbs(undone.response)


async def test_the_menu_of_best_placements_tries_them_out(world: World) -> None:
    code = await playing(world, 3)
    hand = await world.cards(world.people[0], code)
    offered = options(hand, "pick")
    assert 2 <= len(offered) <= 25
    for one in (offered[0], offered[-1]):
        panel = (await world.people[0].select(hand, [one["value"]], custom_id=find(hand, "pick"))).response
        assert ".".join(tried(panel).args()) == one["value"]
        hand = panel
    assert len((await world.table(code)).view(0).area.laid) == 2


async def test_a_placement_that_is_not_legal_is_explained_and_cannot_be_placed(world: World) -> None:
    code = await playing(world, 3)
    view = (await world.table(code)).view(0)
    legal = set(view.area.placements(view.playable[0]))
    where = next(
        placement
        for cell in view.area.window.cells()
        for rotation in Rotation
        if (placement := Placement(cell, rotation)) not in legal
        and view.area.window.contains(footprint(view.playable[0], placement))
    )
    shown = await world.people[0].slash(
        world.channel, "snack place", cell=where.cell.label, rotation=int(where.rotation), card=1
    )
    assert "⚠️" in answer(shown)
    assert "place" not in verbs(shown.response)
    assert "try" in verbs(shown.response)


@pytest.mark.parametrize("typed", ["D3 90", "d3 90 over", " C4 "])
async def test_the_form_tries_out_what_was_typed(world: World, typed: str) -> None:
    code = await playing(world)
    person = world.people[0]
    await world.prefers_typing(person)
    form = await world.press(person, await world.cards(person, code), "type")
    assert form.modal is not None
    result = await person.submit_modal(form, {"where": typed, "card": "2"})
    assert typed.strip().upper().split()[0] in answer(result)
    assert tried(result.response).card == 1
    assert not (await world.table(code)).view(0).area.laid


@pytest.mark.parametrize(
    ("fields", "word"),
    [
        ({"where": "somewhere nice", "card": "1"}, "as a spot"),
        ({"where": "C4 45", "card": "1"}, "turn by quarters"),
        ({"where": "C4 0 sideways", "card": "1"}, "layer"),
        ({"where": "A1", "card": "1"}, "middle"),
        ({"where": "ZZ99", "card": "1"}, ""),
        ({"where": "C4", "card": "x"}, "no card x"),
        ({"where": "C4", "card": "9"}, "no card 9"),
    ],
)
async def test_what_cannot_be_read_changes_nothing(world: World, fields: dict[str, str], word: str) -> None:
    code = await playing(world)
    person, before = world.people[0], await world.table(code)
    await world.prefers_typing(person)
    form = await world.press(person, await world.cards(person, code), "type")
    refused = await person.submit_modal(form, fields)
    assert word in answer(refused)
    assert "⚠️" in answer(refused)
    assert "type" in verbs(refused.response)
    assert (await world.table(code)).rev == before.rev


async def test_an_onlooker_sees_no_cards(world: World) -> None:
    code = await world.begin(world.people[1])
    pressed = await world.press(world.onlooker, await world.posted(code), "cards")
    assert "no seat" in answer(pressed)
    assert pressed.response.ephemeral
    assert not pressed.response.attachments


async def test_each_round_has_a_fresh_message_and_the_old_one_no_buttons(world: World) -> None:
    code = await world.begin(world.people[1])
    messages = [(await world.posted(code)).id]
    for _ in range(4):
        await world.finish_phase(code)
        assert (await world.posted(code)).id == messages[-1]
        await world.finish_phase(code)
        messages.append((await world.posted(code)).id)
    assert len(set(messages)) == 5
    *old, last = world.public()
    assert all(verbs(one) == [] for one in old)
    assert all(text_of(one) for one in old)
    assert all(len(one.attachments) == text_count(one) for one in old)
    assert {"rematch", "replay"} <= set(verbs(last))


def text_count(message: object) -> int:
    return len(alts(message))


async def test_a_rematch_is_the_same_table_for_both(world: World) -> None:
    first, second = world.people
    code = await world.begin(second)
    await world.finish(code)
    over = world.public()[-1]
    refused = await world.press(world.onlooker, over, "rematch")
    assert "no seat" in answer(refused)
    one = await world.press(first, over, "rematch")
    two = await world.press(second, over, "rematch")
    assert answer(one) == answer(two)
    (table,) = await world.bot.club.tables_of(first.id)
    assert table.code in answer(one)
    assert [person.id for person in table.people] == [second.id, first.id]
    await world.press(first, await world.posted(table.code), "start")
    assert (await world.table(table.code)).status is Status.PLAYING


async def test_the_game_can_be_watched_again_by_anyone(world: World) -> None:
    code = await world.begin(world.people[1])
    await world.finish(code)
    shown = await world.press(world.onlooker, world.public()[-1], "replay")
    assert shown.response.ephemeral
    assert [one.filename for one in shown.response.attachments] == ["replay.webp"]


async def test_solo_in_a_direct_message(opened: Open) -> None:
    world = await opened(1)
    user = world.people[0].user
    await user.slash("snack start")
    (table,) = await world.bot.club.tables_of(user.id)
    assert table.location.guild is None
    lobby = user.dm_channel.history()[-1]
    assert "join" not in verbs(lobby)  # nobody else could
    await user.click(lobby, custom_id=find(lobby, "start"))
    for _ in range(8):
        shown = [one for one in user.dm_channel.history() if not one.flags.ephemeral][-1]
        hand = (await user.click(shown, custom_id=find(shown, "cards"))).response
        panel = (await user.click(hand, custom_id=find(hand, "try"))).response
        await user.click(panel, custom_id=find(panel, "place"))
    assert (await world.table(table.code)).status is Status.OVER
    last = [one for one in user.dm_channel.history() if not one.flags.ephemeral][-1]
    assert {"rematch", "replay"} <= set(verbs(last))
    assert table.code in text_of(last)


async def test_several_games_in_one_channel_do_not_mix(opened: Open) -> None:
    world = await opened(4)
    one = await world.begin(world.people[1])
    two = await world.begin(world.people[3], host=world.people[2])
    await world.finish_phase(one)
    assert (await world.moment(one), await world.moment(two)) == ((1, "play"), (1, "choose"))
    assert two in text_of(await world.cards(world.people[3], two))
    assert "no seat" in answer(await world.press(world.people[0], await world.posted(two), "cards"))


@pytest.mark.parametrize(
    "custom_id",
    ["s1b:dance:ABCD:", "s1b:x", "s1b:try:{code}:1p1:0:C4", "s1b:choose:{code}:1c0:x", "s1b:place:{code}:1c0:-1:C4:0:",
     "s1b:yes:{code}::everything", "s1b:option:{code}::diet", "s1b:try:{code}:1c0:0:??:0:"],
)  # fmt: skip
async def test_a_button_of_another_version_is_answered_politely(world: World, custom_id: str) -> None:
    code = await world.begin(world.people[1])
    before = await world.table(code)
    result = await press_foreign(world.people[0], await world.posted(code), custom_id.format(code=code))
    assert "older version" in answer(result)
    assert (await world.table(code)).rev == before.rev


async def test_alone_one_is_told_that_the_other_card_goes_to_the_opponent(world: World) -> None:
    code = await world.begin()
    assert "give the other to your opponent" in text_of(await world.posted(code))
    assert "The other goes to your opponent" in text_of(await world.cards(world.people[0], code))
