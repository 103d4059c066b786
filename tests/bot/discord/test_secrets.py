"""Whole games with real pictures: everything others can see is searched for what they must not know.

Secrets: the seed (until the end), the pile, hands, choices, cards placed in a round that isn't over yet. They could
hide in texts, labels, ids, menus, alt texts, file names, pictures, log lines or exceptions.
"""

from __future__ import annotations

import logging
from typing import Any

import pytest

from bot.drawing.alt import alt_text
from bot.language.words import words_for
from bot.service.table import Status, Table
from engine.snack_match.pack import default_pack
from render import alt
from tests.bot.discord.conftest import Open
from tests.bot.discord.limits import messages
from tests.bot.discord.reading import everything, presses
from tests.bot.discord.world import World

EN = words_for("en")


def in_words(card: Any) -> str:
    """A card's squares as any alt text describes them; no two cards of a pack are the same."""
    said = alt_text(EN, alt.alt(alt.card(1, card)))
    return said.split(":", 1)[1].strip(" .")


def seed_of(table: Table) -> str:
    assert table.match is not None
    return str(table.match.header()["seed"])


CARDS = default_pack().cards


def hidden_words(table: Table) -> set[str]:
    """In words, every card the public doesn't know yet: hands, the pile, what was placed this round."""
    view = table.view(None)
    public = {laid.card.id for area in view.areas for laid in area.laid}
    public |= {card.id for card in getattr(view, "opponent", ())}
    return {in_words(card) for number, card in CARDS.items() if number not in public}


def check_public(world: World, table: Table) -> None:
    for message in world.public():
        text = everything(message)
        if table.status is not Status.OVER:
            assert seed_of(table) not in text
            assert not [words for words in hidden_words(table) if words in text]
        for press in presses(message):
            assert press.stamp == ""
            assert press.args in ((), ("diet",))


def check_private(world: World) -> None:
    """Nobody sees anyone else's panels."""
    everyone = [*world.people, world.moderator, world.onlooker]
    for person in everyone:
        for message in world.channel.history(viewer=person):
            if message.flags.ephemeral:
                others = [one for one in everyone if one is not person]
                assert not any(message.id in {m.id for m in world.channel.history(viewer=one)} for one in others)


@pytest.mark.parametrize(("people", "diet", "bots"), [(2, "medium", 1), (1, "hard", 0)])
async def test_nobody_learns_what_they_must_not(
    opened: Open, caplog: pytest.LogCaptureFixture, people: int, diet: str, bots: int
) -> None:
    caplog.set_level(logging.DEBUG)
    world = await opened(people, drawn=True)
    code = await world.begin(*world.people[1:], diet=diet, bots=bots)
    seed = seed_of(await world.table(code))
    rounds = 0
    while (table := await world.table(code)).status is Status.PLAYING:
        check_public(world, table)
        person = world.people[rounds % people]
        if people > 1:
            await world.finish_phase(code, but=person)
        if await world.moment(code) is not None:
            await (world.take_turn if people > 1 else world.lay)(person, code)
        check_private(world)
        rounds += 1
    text = "\n".join(f"{record.getMessage()} {record.exc_text or ''} {record.args}" for record in caplog.records)
    assert seed not in text
    assert not [words for words in map(in_words, CARDS.values()) if words in text]
    assert "placement" not in text
    check_public(world, table)
    assert seed in everything((await world.press(world.onlooker, world.public()[-1], "deal")).response)


async def test_a_choice_changes_nothing_public_but_that_someone_is_done(opened: Open) -> None:
    """Whichever card is kept: the channel gets the same texts, ids and picture."""
    world = await opened(2, drawn=True)
    code = await world.begin(world.people[1])
    own = everything(await world.cards(world.people[0], code))
    assert [words for words in hidden_words(await world.table(code)) if words in own]  # this test would find it
    await world.keep(world.people[0], code, 0)
    one = everything(await world.posted(code))
    await world.press(world.people[0], await world.cards(world.people[0], code), "choose", "1")
    assert everything(await world.posted(code)) == one


async def test_files_are_named_after_what_they_are(opened: Open) -> None:
    world = await opened(2, drawn=True)
    code = await world.begin(world.people[1], diet="easy")
    for _ in range(2):
        for person in world.people:
            await world.take_turn(person, code)
    names = {attachment.filename for message in messages(world) for attachment in message.attachments}
    assert names <= {
        *(f"{name}.png" for name in ("hand", "area", "table", "bonus", "trial", "opponent", "strip", "side_by_side")),
        *("reveal.png", "reveal.webp", "scores.png"),
    }
    assert {"hand.png", "reveal.webp", "bonus.png"} <= names


async def test_an_error_in_the_middle_tells_the_log_no_secret(opened: Open, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    world = await opened(2)
    code = await world.begin(world.people[1])
    table = await world.table(code)
    with world.cannot_draw(RuntimeError(f"cannot draw {table.view(0).hand} of {seed_of(table)}")):
        await world.press(world.people[0], await world.posted(code), "cards")
        await world.finish_phase(code)
    text = "\n".join(f"{record.getMessage()} {record.exc_info} {record.exc_text}" for record in caplog.records)
    assert "RuntimeError at" in text
    assert "cannot draw" not in text
    assert seed_of(table) not in text
    assert seed_of(table) not in repr(table) + str(table)
