"""Emojis on panels if there are any, plain words if not."""

from __future__ import annotations

from itertools import chain, combinations

import pytest

from bot.panels.actions import emblem
from bot.service.table import Status
from engine.art import components
from engine.catalog import GAMES
from render import FACES
from tests.bot.discord.reading import BUTTON, parts, text_of
from tests.bot.discord.world import World, answer

FACED = {f"face_{name}": f"<:face_{name}:{number}>" for number, name in enumerate(FACES, 10**17)}
KNOWN = {name: f"<:{name}_0a1b2c3d:{number}>" for number, name in enumerate(components(), 10**17)}


def emojis(message: object) -> list[str]:
    return [one["emoji"]["name"] for one in parts(message) if one.get("type") == BUTTON and one.get("emoji")]


async def test_on_buttons_and_in_texts(world: World) -> None:
    world.bot.studio.emojis.learn(KNOWN)
    one, other = world.people
    code = await world.begin(other, diet="easy")
    panel = await world.cards(one, code)
    hand = (await world.table(code)).view(0).hand
    told = [name.removesuffix("_0a1b2c3d") for name in emojis(panel) if "_" in name]
    assert len(set(told)) == len(hand)
    assert all(any(name in square for square in card.squares) for name, card in zip(told, hand, strict=True))
    assert "<:" in text_of(panel), "the bonuses"
    hinted = await world.press(one, panel, "hint")
    assert "Keep card" in answer(hinted)
    await world.finish(code)
    assert (await world.table(code)).status is Status.OVER
    assert "<:" in text_of(await world.posted(code)), "the score sheet"
    assert len(text_of(await world.posted(code))) <= 4000


@pytest.mark.parametrize("game", GAMES)
async def test_a_card_is_told_by_what_it_shows_more_of_than_the_other(world: World, game: str) -> None:
    cards = list(GAMES[game].default_pack().cards.values())
    names = set(chain.from_iterable(chain(*card.squares) for card in cards))
    world.bot.studio.emojis.learn({name: name for name in names})
    for one, other in combinations(cards[::3], 2):
        told = emblem(world.bot.studio, game, one, (one, other))
        own, others = list(chain(*one.squares)), list(chain(*other.squares))
        assert own.count(str(told)) > others.count(str(told)) or sorted(own) == sorted(others)
        collected = GAMES[game].collected
        assert told in collected or all(own.count(good) <= others.count(good) for good in collected)


async def test_not_for_those_who_listen(world: World) -> None:
    world.bot.studio.emojis.learn(KNOWN)
    one, other = world.people
    code = await world.begin(other, diet="easy")
    panel = (await world.press(one, await world.cards(one, code), "look")).response
    assert "<:" not in text_of(panel)


async def test_a_bot_has_its_face_beside_its_name_wherever_people_look_for_it(world: World) -> None:
    world.bot.studio.emojis.learn(FACED)
    one = world.people[0]
    code = await world.begin(bots=2)
    names = [holder.name for holder in (await world.table(code)).seats.holders if holder.person is None]
    assert len(names) == 2

    def faced(message: object) -> bool:
        return all(f"<:face_{name}:" in text_of(message) for name in names)

    assert faced(await world.posted(code)), "while the game is running"
    await world.finish(code)
    assert faced(await world.posted(code)), "on the score sheet"
    read = (await world.press(one, await world.posted(code), "read")).response
    assert "<:face_" not in text_of(read)


async def test_words_where_there_are_none(world: World) -> None:
    one, other = world.people
    code = await world.begin(other, diet="easy")
    panel = await world.cards(one, code)
    assert "<:" not in text_of(panel)
    assert not any("_" in name for name in emojis(panel))
