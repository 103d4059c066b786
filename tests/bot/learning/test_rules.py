"""Every page of the rules: it has its words, its pictures match the engine, and every need leads to a page."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from bot.language.words import languages, words_for
from bot.learning.search import other_words, search, search_everywhere, title
from engine.catalog import GAMES
from engine.game import AnyGame
from engine.pages import Topic
from engine.snack_match.pack import bonus_cards
from render import figure as draw
from tests.games import EVERY_GAME

EN = words_for("en")
PAGES = [(game, topic) for game, known in EVERY_GAME.items() for topic in known.pages.topics]


@pytest.fixture(scope="module", autouse=True)
def _with_the_example(example: AnyGame) -> None:
    """Its pages are treated like all others."""


@pytest.mark.parametrize(("game", "topic"), PAGES, ids=[f"{game} {topic.name}" for game, topic in PAGES])
def test_a_page_has_words_and_pictures_within_the_limits(game: str, topic: Topic) -> None:
    assert len(title(EN, game, topic)) <= 100
    text = EN(f"rules-{game}-{topic.name}")
    assert 60 < len(text) < 1500
    figures = list(topic.figures())
    assert figures
    for figure in figures:
        picture = draw(figure)
        assert Image.open(BytesIO(picture.data)).size == (picture.width, picture.height)
        assert picture.alt.lines


@pytest.mark.parametrize("language", languages())
def test_a_page_is_about_as_long_in_every_language(language: str) -> None:
    for game, topic in PAGES:
        key = f"rules-{game}-{topic.name}"
        assert 0.6 < len(words_for(language)(key)) / len(EN(key)) < 1.7, key


@pytest.mark.parametrize("language", languages())
def test_every_page_is_found_by_its_title(language: str) -> None:
    words = words_for(language)
    for game, topic in PAGES:
        assert topic in search(words, game, title(words, game, topic)), topic.name


def test_every_special_diet_card_has_a_page() -> None:
    pages = {topic.name for topic in GAMES["snack"].pages.topics}
    sides = [side for card in bonus_cards().modifications for side in card]
    assert len(sides) == 8
    assert {f"diet-{side}" for side in sides} <= pages


def test_pictures_that_say_no_are_of_what_the_page_forbids() -> None:
    """A page that explains a problem shows one, unless there is nothing to see."""
    for game in EVERY_GAME.values():
        for code in ("touches_nothing", "corner_only", "too_wide", "over_and_under_one", "ring", "never_under"):
            if code in game.pages.problems:
                page = game.pages.topic(game.pages.problems[code])
                assert any(figure.problem for figure in page.figures()), (code, page.name)


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("", "overview"),
        ("diet-pairs", "diet-pairs"),
        ("Pairs", "diet-pairs"),
        ("  loop ", "rings"),
        ("OVER under", "layers"),
        ("opponent", "solo"),
        ("tie", "winning"),
        ("tiebreak", "winning"),
        ("écke", None),
    ],
)
def test_searching(typed: str, first: str | None) -> None:
    found = search(EN, "snack", typed)
    assert (found[0].name if found else None) == first


@pytest.mark.parametrize(
    ("typed", "game", "first"),
    [
        ("mice", "veggies", "mice"),
        ("naming goods", "veggies", "naming"),
        ("veggies:overview", "veggies", "overview"),
        ("overview", "snack", "overview"),
        ("", "snack", "overview"),
        ("placing a card", "snack", "placing"),
    ],
)
def test_searching_where_no_game_is_named(typed: str, game: str, first: str) -> None:
    found = search_everywhere(EN, typed, "snack")
    assert (found[0][0], found[0][1].name) == (game, first)


def test_equal_pages_of_several_games_are_found_one_after_the_other(example: AnyGame) -> None:
    everywhere = [(game, topic.name) for game, topic in search_everywhere(EN, "placing", "snack")]
    assert {game for game, _ in everywhere[: len(EVERY_GAME)]} == EVERY_GAME.keys()
    found = [one for one in everywhere if one[0] != example.name]
    assert found[:2] == [("snack", "placing"), ("veggies", "placing")]
    assert search_everywhere(EN, "placing", "veggies")[0][0] == "veggies"


@pytest.mark.parametrize(
    ("typed", "game", "first"),
    [
        ("ueber", "snack", "layers"),
        ("über", "snack", "layers"),
        ("uber", "snack", "layers"),
        ("spezialdiaet", "snack", "diet"),
        ("groesste gruppe", "veggies", None),
        ("größte gruppe", "veggies", None),
        ("maeuse", "veggies", "mice"),
        ("UNENTSCHIEDEN", "snack", "winning"),
    ],
)
def test_searching_in_german_with_and_without_umlauts(typed: str, game: str, first: str | None) -> None:
    found = search(words_for("de"), game, typed)
    assert found
    assert first is None or found[0].name == first


@pytest.mark.parametrize("language", languages())
def test_other_words_lead_to_what_the_pages_say(language: str) -> None:
    words = words_for(language)
    for called, meant in other_words(words, "snack").items():
        for typed in (called, called[:4], called.upper()):
            names = [(game, topic.name) for game, topic in search_everywhere(words, typed, "snack")]
            assert ("snack", "winning") in names, typed
            assert ("veggies", "mice") in names, typed
        assert search_everywhere(words, meant, "snack")[0][1].name == "winning"


@pytest.mark.parametrize("language", languages())
def test_a_game_may_have_other_words_of_its_own(language: str, example: AnyGame) -> None:
    words = words_for(language)
    own = other_words(words, example.name).items() - other_words(words, "snack").items()
    assert own
    for called, meant in own:
        assert search(words, example.name, called) == search(words, example.name, meant) != []
