"""Every language says everything, in its own words, within Discord's limits, with correct plurals."""

from __future__ import annotations

import re
from datetime import date
from functools import cache
from itertools import product

import pytest

from bot.language.typed_placements import rewritten
from bot.language.words import DEFAULT, languages, words_for
from bot.panels.daily import written
from engine.catalog import GAMES
from engine.game import AnyGame
from engine.moves import Choose
from tests.bot.language.catalogue import catalogue, files_of, sentences, sentences_in
from tests.bot.language.same import SAME

OTHERS = [language for language in languages() if language != DEFAULT]
COUNTS = (0, 1, 2, 9)
COUNTED = {"count", "cards", "capacity", "seats", "number", "points", "round", "rounds", "limit", "size", "steps"}
PEOPLE = {"names", "seat", "name", "who", "first", "second"}
LONGEST = {
    **dict.fromkeys(PEOPLE, "W" * 32),  # the longest possible name on Discord
    "code": "WWWWW",
    "where": "B4 180 {under} C4 D4",
    "until": "<t:1700000000:R>",
    "link": "https://discord.com/channels/1234567890123456789/1234567890123456789/1234567890123456789",
}
SHORT = 18
"""Characters on a button."""
LIMITS = {  # the beginning of a key: Discord's limit
    r".*-footer.*": len("-# ") + 73,  # two lines on a phone of 390 px
    r"error-.*": 4000,
    r"name-.*": 32,
    r"form-title|form-card|form-where": 45,
    r"button-.*|.*-button|.*-yes|playground-join": 80,
    r"command-.*|option-.*|game-.*|level-.*|choice-.*|reminders-.*|language-.*|pace-.*|rules-.*-title": 100,
    r"form-where-about|form-where-flat|form-where-example|suggestion|thread-name": 100,
    r"menu-.*": 150,
    r"alt-.*|playground-topic": 1024,
    r".*": 4000,
}


@cache
def samples(language: str, key: str) -> tuple[tuple[int, str], ...]:
    """A sentence with everything filled in, as long as it gets, for every count that could matter."""
    words = words_for(language)
    under = words("layer-under")
    given = {name: LONGEST.get(name, "wwwwwwww").format(under=under) for name in catalogue(language)[key]}
    counted = (COUNTED | sentences(DEFAULT)[key].counted | sentences(language)[key].counted) & given.keys()
    return tuple(
        (count, words(key, **{**given, **dict.fromkeys(counted, count)}))
        for count in (COUNTS if counted else COUNTS[-1:])
    )


@pytest.fixture(scope="module", autouse=True)
def _with_the_example(example: AnyGame) -> None:
    """The example's words are checked like those of any game."""


@pytest.mark.parametrize("language", languages())
def test_every_language_says_everything_with_the_same_parameters(language: str) -> None:
    here, there = catalogue(language), catalogue(DEFAULT)
    assert {"missing": sorted(there.keys() - here.keys()), "unknown": sorted(here.keys() - there.keys())} == {
        "missing": [],
        "unknown": [],
    }
    assert {key: sorted(here[key]) for key in here if here[key] != there[key]} == {}


@pytest.mark.parametrize("language", OTHERS)
def test_every_file_says_what_its_english_one_says(language: str) -> None:
    """A game's texts are in its own folder in every language, and nowhere else."""
    assert files_of(language) == files_of(DEFAULT)
    for file in files_of(DEFAULT):
        assert sentences_in(language, file).keys() == sentences_in(DEFAULT, file).keys(), file


@pytest.mark.parametrize("language", languages())
def test_what_sentences_refer_to_is_there(language: str) -> None:
    here = sentences(language)
    lost = {key: one.references - here.keys() for key, one in here.items() if one.references - here.keys()}
    assert lost == {}


@pytest.mark.parametrize("language", OTHERS)
def test_commands_buttons_and_layers_are_referred_to_and_not_written_out(language: str) -> None:
    """So that what a sentence tells people to press or type is the button's label or a word the bot reads."""

    def named(of: str, key: str) -> set[str]:
        return {one for one in sentences(of)[key].references if one.startswith(("name-", "button-", "layer-", "word-"))}

    shared = sentences(language).keys() & sentences(DEFAULT).keys()
    assert {key: lost for key in shared if (lost := named(DEFAULT, key) - named(language, key))} == {}


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    """Texts identical to English must be short words that are known to be the same."""
    here, there = sentences(language), sentences(DEFAULT)
    left = {
        key: one.letters
        for key, one in here.items()
        if key in there and one.letters == there[key].letters and not is_the_same(language, one.letters)
    }
    assert left == {}


ONLY_ENGLISH = {"the", "this", "that", "your", "you", "which", "what", "their", "they", "have", "with", "from", "there"}
ONLY_ENGLISH |= {
    "can",
    "been",
    "these",
    "those",
    "where",
    "when",
    "not",
    "and",
    "are",
    "its",
    "into",
    "yours",
    "about",
} | {"under"}
"""Frequent words that no other language has: one of them is enough to tell that a sentence is English."""
TYPED = re.compile(r"typed-.*|word-off|playground-.*")
"""People may type English too, and the playground page's commands and labels are English."""


@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_is_english_nor_any_part_of_one(language: str) -> None:
    """Reworded, or in only one plural form."""
    left = {
        key: found
        for key, one in sentences(language).items()
        if not TYPED.fullmatch(key) and (found := set(re.findall(r"[^\W\d_]+", one.letters.casefold())) & ONLY_ENGLISH)
    }
    assert left == {}


FACTS = re.compile(r"[+−]\d+|\b[A-Z]{1,2}\d{1,2}\b|\b\d+\b")
RETOLD = {("pt", "rules-snack-rings")}
"""It names rows where English names cards."""


@pytest.mark.parametrize("language", languages())
def test_no_date_begins_a_list(language: str) -> None:
    """Discord reads `18. November` at the start of a line as an item of a numbered list."""
    words = words_for(language)
    dated = {key: params for key, params in catalogue(language).items() if "date" in params}
    day = written(words, date(2026, 11, 18))
    texts = [words(key, **{**dict.fromkeys(params, "x"), "date": day}) for key, params in dated.items()]
    assert len(texts) > 3
    assert [text for text in texts if re.match(r"\d+\. ", text)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_points_cells_and_numbers_are_those_of_the_english_rules(language: str) -> None:
    """Translating a rule doesn't change it."""
    here, there = sentences(language), sentences(DEFAULT)
    differing = {
        key: (sorted(mine), sorted(theirs))
        for key in here.keys() & there.keys()
        if re.match(r"rules-|\w+-tutorial-\d|bonus-|error-", key) and (language, key) not in RETOLD
        if (mine := set(FACTS.findall(here[key].letters))) != (theirs := set(FACTS.findall(there[key].letters)))
    }
    assert differing == {}


def is_the_same(language: str, text: str) -> bool:
    words = words_in(text)
    return not words or (len(words.split()) <= 2 and words in SAME.get(language, set()))


def words_in(text: str) -> str:
    """Without symbols and cells."""
    return " ".join(re.findall(r"[^\W\d_]{2,}", text))


@pytest.mark.parametrize("language", OTHERS)
def test_what_is_said_to_be_the_same_is_really_used(language: str) -> None:
    said = {words_in(one.letters) for one in sentences(language).values()}
    assert SAME.get(language, set()) - said == set()


@pytest.mark.parametrize("language", languages())
def test_everything_fits(language: str) -> None:
    long = []
    for key in catalogue(language):
        limit = next(limit for pattern, limit in LIMITS.items() if re.fullmatch(pattern, key))
        for _, text in samples(language, key):
            if not 1 <= len(text) <= limit:
                long.append((key, len(text), limit))
    assert long == []


@pytest.mark.parametrize("language", languages())
def test_buttons_are_short(language: str) -> None:
    """Two of them fit side by side on a phone. Codes, counts and names of games are added to that."""
    fixed = [key for key in catalogue(language) if key.startswith("button-") and not catalogue(language)[key]]
    assert {key: text for key in fixed if len(text := words_for(language)(key)) > SHORT} == {}


@pytest.mark.parametrize("language", OTHERS)
def test_one_and_none_differ_from_several_where_they_do_in_english(language: str) -> None:
    for key in sentences(DEFAULT):
        if not sentences(DEFAULT)[key].counted or key not in sentences(language):
            continue
        english, here = (
            {count: text.replace(str(count), "#") for count, text in samples(of, key)} for of in (DEFAULT, language)
        )
        for count in (0, 1):
            if english[count] != english[2]:
                assert here[count] != here[2] or (count == 0 and here[0] == here[1]), (key, count)


@pytest.mark.parametrize("language", OTHERS)
def test_numbers_choose_the_words(language: str) -> None:
    """If English has different words for one and many, so does every language here."""
    flat = [
        key
        for key, one in sentences(DEFAULT).items()
        if key in sentences(language) and one.counted - sentences(language)[key].counted
    ]
    assert flat == []


@pytest.mark.parametrize("language", languages())
def test_one_is_never_several(language: str) -> None:
    """`1 points`, `1 Punkte`: a counted noun has a singular."""
    things = "points|cards|seats|puntos|cartas|asientos|pontos|lugares|punten|kaarten|Punkte|Karten|cartes|places"
    wrong = [
        (key, text)
        for key, one in sentences(language).items()
        if one.counted or COUNTED & catalogue(language)[key]
        for count, text in samples(language, key)
        if count == 1 and not key.startswith("alt-replay")  # a whole game has more than one card
        if re.search(rf"(?<![\w.])1(?:\*\*)? (?:{things})\b", text)
    ]
    assert wrong == []


@pytest.mark.parametrize("language", languages())
def test_below_zero_stands_a_real_minus(language: str) -> None:
    words = words_for(language)
    assert "−3" in words("verdict-points", names="A", points=-3)
    assert "-3" not in words("verdict-points", names="A", points=-3)


@pytest.mark.parametrize("language", languages())
def test_several_things_in_a_sentence(language: str) -> None:
    words = words_for(language)
    assert words.list([]) == words.listing([]) == ""
    assert words.list(["A"]) == words.listing(["A"]) == "A"
    assert words.listing(["A", "B", "C"]) == "A, B, C"
    (link,) = re.findall(r"A (\w+) B", words.list(["A", "B"]))
    assert words.list(["A", "B", "C"]) == f"A, B {link} C"
    known = {"en": "and", "es": "y", "pt": "e", "nl": "en", "de": "und", "fr": "et"}
    assert link == known.get(language, link)


@pytest.mark.parametrize("language", languages())
def test_the_tutorial_names_buttons_and_places_as_they_are_shown(language: str) -> None:
    words, english = words_for(language), words_for(DEFAULT)
    for game in (game for game in GAMES.values() if game.script):
        assert game.script is not None
        keys = ["button-card", *(f"{game.name}-{kind.do}-button" for kind in game.moves if issubclass(kind, Choose))]
        for step, asked in enumerate(game.script.steps, 1):
            text, model = words(f"{game.name}-tutorial-{step}"), english(f"{game.name}-tutorial-{step}")
            for key, number in product(keys, range(1, 5)):
                if f"**{english(key, number=number)}**" in model:
                    assert f"**{words(key, number=number)}**" in text, (step, key)
            where = asked.partition(" ")[2]
            if where and where in model:
                assert rewritten(words, where) in text, step
