"""The keys: every key that is used exists, and every key that exists is used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bot.service.errors as club_errors
import engine.errors as engine_errors
from bot.interactions.commands.translator import name_key
from bot.language.catalogues import Catalogue, merged
from bot.language.words import Words, words_for
from bot.service.errors import ClubError
from engine.errors import BadSetup, IllegalMove
from engine.game import AnyGame, Level
from engine.snack_match.bonus import WORTH
from render.alt import KEYS
from tests.bot.interactions import tree
from tests.bot.language.catalogue import (
    catalogue,
    codes,
    files_of,
    keys_of,
    literals,
    patterns,
    raised,
    said,
    sentences_in,
)
from tests.games import EVERY_GAME, every_game

FOR_PEOPLE = codes(engine_errors.__doc__ or "", until="Logs (") | codes(club_errors.__doc__ or "")
FOR_PEOPLE |= {code: frozenset(params) for game in EVERY_GAME.values() for code, params in game.errors.items()}
ERRORS = {f"error-{code.replace('_', '-')}" for code in FOR_PEOPLE}
PICTURES = {key.replace(".", "-").replace("_", "-") for key in KEYS}


@pytest.fixture(scope="module", autouse=True)
def _with_the_example(example: AnyGame) -> None:
    """The example's words are checked like those of any game."""


def test_every_key_that_is_said_exists() -> None:
    missing = [(one.where, key) for one in [*said(), *raised()] for key in one.keys if key not in catalogue("en")]
    assert missing == []


def test_every_key_is_used() -> None:
    used, built = literals() | ERRORS | PICTURES | {key for one in raised() for key in one.keys}, patterns()
    used |= {name_key(name) for name in tree.names()} | {key for game in EVERY_GAME.values() for key in keys_of(game)}
    names = re.compile(r"(components|less)-.*")  # used by pictures
    unused = [
        key
        for key in catalogue("en")
        if key not in used
        and not names.fullmatch(key)
        and not any(re.fullmatch(pattern, key) for pattern in built if not pattern.startswith(("error-", "name-")))
    ]
    assert unused == []


def test_what_is_put_together_exists_for_every_code() -> None:
    wanted = ERRORS | PICTURES | {f"level-{level}" for level in Level} | {name_key(name) for name in tree.names()}
    wanted |= {"less-mice", *(f"less-bonus-{name}" for name, worth in WORTH.items() if worth < 0)}
    assert wanted - set(catalogue("en")) == set()


@every_game
def test_a_game_brings_the_words_for_all_that_it_declares(game: AnyGame) -> None:
    assert keys_of(game) - set(catalogue("en")) == set()


@every_game
def test_what_a_game_declares_is_said_in_its_own_folder(game: AnyGame) -> None:
    own = next(file for file in files_of("en") if file.startswith(type(game).__module__.rpartition(".")[0]))
    assert keys_of(game) - sentences_in("en", own).keys() == set()


def test_errors_have_the_parameters_that_their_sentences_use() -> None:
    for code, params in FOR_PEOPLE.items():
        key = f"error-{code.replace('_', '-')}"
        assert catalogue("en").get(key, frozenset()) <= params, key
    for one in raised():
        assert catalogue("en")[one.keys[0]] <= (one.args or frozenset()), one.where


def test_what_is_said_gets_the_parameters_that_it_uses() -> None:
    wrong = [
        (one.where, key, sorted(catalogue("en")[key]))
        for one in said()
        if one.args is not None
        for key in one.keys
        if not catalogue("en")[key] <= one.args and not one.where.startswith("commands/")
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("text", "first"), [("grapes", "Grapes"), ("œufs et 2", "Œufs et 2"), ("", ""), ("1 x", "1 x")]
)
def test_a_sentence_begins_with_a_capital(text: str, first: str) -> None:
    assert Words("en").capital(text) == first


@pytest.mark.parametrize(
    ("locale", "language"), [("en-US", "en"), ("en-GB", "en"), ("xx", "en"), ("", "en"), ("zh-TW", "en")]
)
def test_the_nearest_language_is_spoken(locale: str, language: str) -> None:
    assert words_for(locale).language == language


def test_a_key_that_nobody_has_and_a_parameter_that_is_missing_are_mistakes() -> None:
    words = Words("en")
    with pytest.raises(KeyError):
        words("there-is-no-such-key")
    with pytest.raises(ValueError, match="opened"):
        words("opened")


def test_one_key_in_two_files_is_told_plainly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "a_game_of_its_own" / "locales"
    folder.mkdir(parents=True)
    (folder / "en.ftl").write_text("game-own = A game of its own\nbutton-join = Take a seat\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    wanted = "button-join is in bot.language/locales/en.ftl and in a_game_of_its_own/locales/en.ftl"
    with pytest.raises(ValueError, match=wanted):
        merged("en", ("a_game_of_its_own",))


def test_a_sentence_is_read_with_all_that_it_refers_to() -> None:
    catalogue = Catalogue("en")
    catalogue.add(
        "one.ftl", "whole =\n    { $count ->\n        [one] { part }\n       *[other] two of { -name }\n    }\n"
    )
    catalogue.add("two.ftl", "# What follows is used above.\npart = part of a { -name }\n-name = kind\n")
    pattern = catalogue.get_message("whole").value
    assert catalogue.format_pattern(pattern, {"count": 1}) == ("part of a kind", [])
    assert catalogue.format_pattern(pattern, {"count": 2}) == ("two of kind", [])
    with pytest.raises(LookupError):
        catalogue.get_message("nothing")


def test_a_sentence_may_follow_its_sign_at_once() -> None:
    catalogue = Catalogue("en")
    catalogue.add("own.ftl", "word =one\n")
    assert catalogue.format_pattern(catalogue.get_message("word").value) == ("one", [])


def read_all(catalogue: Catalogue, text: str) -> None:
    catalogue.add("own.ftl", text)
    for key in ("word", "more"):
        catalogue.get_message(key)


@pytest.mark.parametrize("text", ["* a star\n", "  *[other] a way out of nowhere\n", "more = { $count\n"])
def test_what_fluent_would_skip_is_told_plainly(text: str) -> None:
    catalogue = Catalogue("en")
    with pytest.raises(ValueError, match=r"own\.ftl cannot be read at"):
        read_all(catalogue, f"word = one\n{text}")


def test_a_line_before_the_first_sentence_is_told_plainly() -> None:
    with pytest.raises(ValueError, match=r"own\.ftl cannot be read at: \* a star"):
        Catalogue("en").add("own.ftl", "* a star\nword = one\n")


def test_a_key_twice_in_one_file_is_told_plainly() -> None:
    with pytest.raises(ValueError, match=r"one is in own\.ftl and in own\.ftl"):
        Catalogue("en").add("own.ftl", "one = 1\none = 2\n")


def test_what_an_error_names_has_a_name() -> None:
    words = Words("en")
    goods = words.error(IllegalMove("bad_goods", goods=["soda"], allowed=["banana carrot", "mushroom"]))
    assert "bananas and carrots, mushrooms" in goods
    assert "red" in words_for("de").error(IllegalMove("bad_layer", given="red")), "typed text is left alone"
    option = words.error(BadSetup("bad_option", option="diet", given="x", allowed=["none", "easy"]))
    assert "none, easy" in option
    assert "AB, CD" in words.error(ClubError("which_table", codes=["AB", "CD"]))
