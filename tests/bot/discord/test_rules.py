"""The rules on Discord: pages, the menu of topics, search, and help when something is asked or wrong."""

from __future__ import annotations

from functools import partial
from typing import Any, Callable, TypeVar

import pytest

from bot.drawing.appearance import Appearance
from bot.drawing.painter import Painter
from bot.drawing.studio import Studio
from bot.language.words import languages, words_for
from bot.panels.rules import rules_panel
from engine.catalog import GAMES
from engine.game import AnyGame
from render import Picture
from render import figure as draw
from tests.bot.discord.conftest import Open
from tests.bot.discord.reading import alts, find, options, text_of, verbs
from tests.bot.discord.world import World, answer, shown
from tests.games import EVERY_GAME

T = TypeVar("T")


@pytest.fixture(scope="module", autouse=True)
def _with_the_example(example: AnyGame) -> None:
    """Its pages are treated like all others."""


async def test_every_page_is_reached_by_its_menu_and_has_alternative_texts(opened: Open) -> None:
    world = await opened(1, drawn=True)
    person = world.people[0]
    page = shown(await person.slash(world.channel, "snack rules"))
    assert page.ephemeral
    names = [option["value"] for option in options(page, "topic")]
    assert names == [topic.name for topic in GAMES["snack"].pages.topics]
    for name in ("between", "groups", "diet-lines", "solo"):
        page = shown(await person.select(page, [name], custom_id=find(page, "topic")))
        assert [option["value"] for option in options(page, "topic") if option.get("default")] == [name]
        assert find(page, "topic", name), "another page has another menu, which shows where you are"
        assert alts(page)
        assert all(alts(page))


async def test_leafing(world: World) -> None:
    person = world.people[0]
    page = (await person.slash(world.channel, "snack rules", topic="layers")).response
    assert "Over and under" in text_of(page)
    after = (await world.press(person, page, "rules", "a")).response
    assert "Between" in text_of(after)
    back = (await world.press(person, after, "rules", "b")).response
    assert text_of(back) == text_of(page)


async def test_searching_by_typing(world: World) -> None:
    person = world.people[0]
    found = await person.autocomplete(world.channel, "snack rules", "topic", "loop")
    assert found[0] == {"name": "Snack Match: No loops", "value": "snack:rings"}
    assert "No loops" in answer(await person.slash(world.channel, "snack rules", topic="no loops"))
    nothing = await person.slash(world.channel, "snack rules", topic="hippopotamus")
    assert "hippopotamus" in answer(nothing)
    assert "Snack Match · In short" in answer(nothing)
    assert "topic" in verbs(nothing.response), "the menu that the answer mentions"


async def test_searching_goes_through_all_games_unless_one_is_named(world: World) -> None:
    person = world.people[0]
    assert "Veggies · Mice" in answer(await person.slash(world.channel, "snack rules", topic="mice"))
    found = await person.autocomplete(world.channel, "snack rules", "topic", "placing a card")
    assert [one["name"] for one in found][:2] == ["Snack Match: Placing a card", "Veggies: Placing a card"]
    for one, game in zip(found, ("Snack Match", "Veggies"), strict=False):
        shown = await person.slash(world.channel, "snack rules", topic=one["value"])
        assert f"{game} · Placing a card" in answer(shown)
    named = await person.autocomplete(world.channel, "snack rules", "topic", "placing", game="veggies")
    assert named[0] == {"name": "Placing a card", "value": "placing"}
    nothing = answer(await person.slash(world.channel, "snack rules", topic="donuts", game="veggies"))
    assert "donuts" in nothing
    assert "Veggies · In short" in nothing


async def test_help_stands_beside_the_panel(world: World) -> None:
    one, other = world.people
    code = await world.begin(other)
    panel = await world.cards(one, code)
    helped = await world.press(one, panel, "help", "course")
    shown = [helped.response, *helped.followups]
    assert any("choose, pass, play" in text_of(message) for message in shown if message is not None)
    assert "choose" in verbs(await world.cards(one, code))


async def test_why_not_leads_to_the_page_that_explains(world: World) -> None:
    one, other = world.people
    code = await world.begin(other)
    await world.finish_phase(code)
    await world.lay(one, code)
    for cell, rotation, layer, topic in (
        ("F5", 90, "over", "placing"),
        ("A4", 0, "over", "area"),
        ("C4", 0, "under C4", "between"),
    ):
        tried = await one.slash(world.channel, "snack place", cell=cell, rotation=rotation, layer=layer)
        assert "help" in verbs(tried.response), text_of(tried.response)
        explained = await world.press(one, tried.response, "help", topic, "why")
        assert words_for("en")(f"rules-snack-{topic}-title") in answer(explained)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", list(EVERY_GAME))
async def test_pages_keep_to_the_limits(world: World, game: str, language: str) -> None:
    words = words_for(language)
    for topic in GAMES[game].pages.topics:
        panel = await rules_panel(world.bot.studio, words, game, topic.name)
        assert panel.build()  # with no more parts than Discord allows
        assert sum(map(len, panel.texts)) <= 4000
        names = [file.filename for file in panel.files()]
        assert len(set(names)) == len(names)


class Sheaf(Painter):
    """Pictures drawn before, handed out one by one."""

    def __init__(self, pictures: list[Picture]) -> None:
        self._left = list(pictures)

    async def draw(self, picture: Callable[..., T], *args: Any, **kwargs: Any) -> T:
        return picture(partial(self._left.pop, 0))


@pytest.fixture(scope="module")
def drawn() -> dict[tuple[str, str], list[Picture]]:
    return {
        (game, topic.name): [draw(figure) for figure in topic.figures()]
        for game, known in EVERY_GAME.items()
        for topic in known.pages.topics
    }


@pytest.mark.parametrize("language", languages())
async def test_pages_read_as_text_number_their_pictures_and_are_not_cut(
    drawn: dict[tuple[str, str], list[Picture]], language: str
) -> None:
    words = words_for(language)
    for (game, topic), pictures in drawn.items():
        for appearance in (Appearance(text=True), Appearance()):
            panel = await rules_panel(Studio(Sheaf(pictures)).seen(appearance), words, game, topic)
            texts = panel.texts
            assert not [text for text in texts if text.endswith("…")], (game, topic)
            said = texts if appearance.text else [image.alt for image in panel.images]
            for number in range(1, len(pictures) + 1):
                begins = words("rules-picture", number=number, text="")
                assert len([text for text in said if text.startswith(begins)]) == (len(pictures) > 1), (game, topic)
