"""Whatever way a sentence is filled in, it reads as Fluent writes it."""

from __future__ import annotations

import re

import pytest

from bot.language.catalogues import bundle, packages, sources
from bot.language.words import languages, words_for

GIVEN: tuple[str | int, ...] = ("B3 {90}", 7, 1234, 999)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("given", GIVEN)
def test_every_sentence_reads_as_fluent_writes_it(language: str, given: str | int) -> None:
    catalogue, words = bundle(language), words_for(language)
    text = "\n".join(file.read_text(encoding="utf-8") for _, file in sources(language, packages()))
    args = dict.fromkeys(re.findall(r"\$([\w-]+)", text), given)
    for key in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE):
        pattern = catalogue.get_message(key).value
        assert pattern is not None
        written, errors = catalogue.format_pattern(pattern, args)
        assert not errors
        assert words(key, **args) == written
