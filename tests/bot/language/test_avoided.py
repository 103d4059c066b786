"""One word for one thing, in every language."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast, parse, serialize

from bot.language.catalogues import languages, packages, sources
from tests.bot.language.avoided import AVOIDED


def texts(language: str) -> dict[str, str]:
    """The text of each key, without the words that people may type."""
    entries = [entry for _, file in sources(language, packages()) for entry in parse(file.read_text("utf-8")).body]
    messages = [entry for entry in entries if isinstance(entry, ast.Message)]
    return {
        message.id.name: serialize(ast.Resource([message])).partition("=")[2].lower()
        for message in messages
        if not message.id.name.startswith(("typed-", "name-"))
    }


def test_every_language_has_words_to_avoid() -> None:
    assert AVOIDED.keys() == set(languages())
    assert all(AVOIDED.values())


@pytest.mark.parametrize("language", languages())
def test_no_synonym_is_left(language: str) -> None:
    avoided = re.compile("|".join(rf"\b{re.escape(one)}" for one in AVOIDED[language]))
    said = texts(language)
    assert len(said) > 1000
    assert {key: found[0] for key, text in said.items() if (found := avoided.search(text))} == {}
