"""Commands in every language: what Discord gets is valid, and people find their own words."""

from __future__ import annotations

import re
from typing import Any

import pytest
from discord import Locale

from bot.language.words import DEFAULT, languages, words_for
from tests.bot.interactions import tree

NAME = re.compile(r"[\w'-]{1,32}")
"""Discord's rule, without the scripts we don't use."""
SPOKEN = [locale for locale in Locale if words_for(locale.value).language != DEFAULT]


@pytest.fixture
async def group() -> dict[str, Any]:
    return await tree.payload()


@pytest.mark.parametrize("locale", list(Locale), ids=str)
async def test_names_are_valid_and_each_is_there_once(group: dict[str, Any], locale: Locale) -> None:
    for one in tree.parts(group):
        name = tree.shown(one, "name", locale)
        assert NAME.fullmatch(name), name
        assert name == name.lower()
        beside = [{tree.shown(option, "name", locale), option["name"]} for option in one.get("options", [])]
        assert len(set().union(*beside)) == sum(map(len, beside)), "nor may it be another one's name in the code"


@pytest.mark.parametrize("locale", list(Locale), ids=str)
async def test_descriptions_and_choices_fit(group: dict[str, Any], locale: Locale) -> None:
    for one in tree.parts(group):
        assert 1 <= len(tree.shown(one, "description", locale)) <= 100
        choices = [tree.shown(choice, "name", locale) for choice in one.get("choices", [])]
        assert all(1 <= len(choice) <= 100 for choice in choices)
        assert len(set(choices)) == len(choices), choices


async def test_all_languages_together_fit(group: dict[str, Any]) -> None:
    """Discord counts only the longest language of each text."""

    def longest(one: dict[str, Any], field: str) -> int:
        return max(len(text) for text in (one[field], *(one.get(f"{field}_localizations") or {}).values()))

    size = 0
    for one in tree.parts(group):
        size += longest(one, "name") + longest(one, "description")
        size += sum(longest(choice, "name") + len(str(choice["value"])) for choice in one.get("choices", []))
    assert size <= 8000


@pytest.mark.parametrize("locale", SPOKEN, ids=str)
async def test_everything_is_in_the_readers_language(group: dict[str, Any], locale: Locale) -> None:
    words = words_for(locale.value)
    assert tree.shown(group, "name", locale) == "snack"
    assert tree.shown(group, "description", locale) == words("command-snack")
    for command in group["options"]:
        key = command["name"].replace("_", "-")
        assert tree.shown(command, "name", locale) == words(f"name-{key}")
        assert tree.shown(command, "description", locale) == words(f"command-{key}")
        for option in command["options"]:
            assert tree.shown(option, "name", locale) == words(f"name-{option['name'].replace('_', '-')}")
    start, me = (next(one for one in group["options"] if one["name"] == name) for name in ("start", "me"))
    diet = next(one for one in start["options"] if one["name"] == "diet")
    wanted = [words(f"option-diet-{value}") for value in ("none", "easy", "medium", "hard")]
    assert [tree.shown(choice, "name", locale) for choice in diet["choices"]] == wanted
    spoken = next(one for one in me["options"] if one["name"] == "language")
    own = [words_for(language)("language-name") for language in languages()]
    assert [tree.shown(choice, "name", locale) for choice in spoken["choices"]] == [words("language-auto"), *own]


async def test_what_is_the_same_is_not_sent(group: dict[str, Any]) -> None:
    for one in tree.parts(group):
        for field in ("name", "description"):
            assert one[field] not in (one.get(f"{field}_localizations") or {}).values()
    assert not any("en" in locale for one in tree.parts(group) for locale in one.get("name_localizations") or {})


def test_both_kinds_of_spanish_are_spoken() -> None:
    assert {words_for(locale).language for locale in ("es-ES", "es-419")} == {words_for("es").language}
