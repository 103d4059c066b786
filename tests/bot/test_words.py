"""The keys: every one that is used is there, and every one that is there is used."""

from __future__ import annotations

import re

import pytest

import bot.service.errors as club_errors
import engine.errors as engine_errors
from bot.commands.translator import name_key
from bot.service.errors import ClubError
from bot.words import Words, words_for
from engine.catalog import GAMES
from engine.errors import BadSetup, IllegalMove
from engine.game import Level
from engine.snack_match.bonus import WORTH
from render.alt import KEYS
from tests.bot import tree
from tests.bot.catalogue import catalogue, codes, literals, patterns, raised, said

FOR_PEOPLE = codes(engine_errors.__doc__ or "", until="Logs (") | codes(club_errors.__doc__ or "")
FOR_PEOPLE |= {code: frozenset(params) for game in GAMES.values() for code, params in game.errors.items()}
ZONES = {f"alt-{zone}" for game in GAMES.values() for zone in game.zones}


def test_every_key_that_is_said_exists() -> None:
    missing = [(one.where, key) for one in [*said(), *raised()] for key in one.keys if key not in catalogue("en")]
    assert missing == []


def test_every_key_is_used() -> None:
    used, built = literals(), patterns()
    errors = {f"error-{code.replace('_', '-')}" for code in FOR_PEOPLE} | {key for one in raised() for key in one.keys}
    spoken = {key.replace(".", "-").replace("_", "-") for key in KEYS} | ZONES
    spoken |= {name_key(name) for name in tree.names()}
    names = re.compile(r"(components?|modification|why|less)-.*")  # asked for by pictures
    unused = [
        key
        for key in catalogue("en")
        if key not in used | errors | spoken
        and not names.fullmatch(key)
        and not any(re.fullmatch(pattern, key) for pattern in built if not pattern.startswith(("error-", "name-")))
    ]
    assert unused == []


def test_what_is_put_together_exists_for_every_code() -> None:
    keys = set(catalogue("en"))
    wanted = {f"error-{code.replace('_', '-')}" for code in FOR_PEOPLE if code not in ("not_here", "bad_goods")}
    wanted |= {key.replace(".", "-").replace("_", "-") for key in KEYS}
    wanted |= {f"level-{level}" for level in Level} | {name_key(name) for name in tree.names()}
    wanted |= ZONES | {"less-mice", *(f"less-bonus-{name}" for name, worth in WORTH.items() if worth < 0)}
    for name, game in GAMES.items():
        wanted |= {f"game-{name}", f"lobby-blurb-{name}"}
        wanted |= {f"{kind}-{one}" for kind in ("component", "components") for one in game.collected}
        wanted |= {f"component-{one}" for one in game.pack.components}
        wanted |= {f"{kind}-{one}" for kind in ("modification", "bonus") for one in game.modifications}
        wanted |= {f"{kind}-{code.replace('_', '-')}" for kind in ("score", "why") for code in game.scores}
        wanted |= {f"verdict-{code.replace('_', '-')}" for code in game.tie_breaks}
        for option, values in game.options.items():
            wanted |= {f"option-{option}", *(f"option-{option}-{value}" for value in values)}
            wanted |= {f"option-{option}-{value}-about" for value in values}
    assert wanted - keys == set()


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


def test_what_an_error_names_has_a_name() -> None:
    words = Words("en")
    goods = words.error(IllegalMove("bad_goods", goods=["soda"], allowed=["banana carrot", "mushroom"]))
    assert "bananas and carrots, mushrooms" in goods
    option = words.error(BadSetup("bad_option", option="diet", given="x", allowed=["none", "easy"]))
    assert "none, easy" in option
    assert "AB, CD" in words.error(ClubError("which_table", codes=["AB", "CD"]))
