"""What is left of Babel's data is enough: everything reads as it does with all of it."""

from __future__ import annotations

import json
import subprocess
import sys
from datetime import date

from babel import Locale
from babel.core import get_global
from babel.dates import format_date
from babel.lists import format_list
from babel.localedata import load
from babel.numbers import format_decimal

from bot.language.catalogues import bundle, languages
from bot.language.words import WRITTEN_AS, words_for

DAYS = [date(2026, month, day) for month in range(1, 13) for day in (1, 22)]


def said(locale: str) -> list[str]:
    """Whatever the bot has written for it, in one language."""
    counts = [str(Locale.parse(locale).plural_form(count)) for count in range(130)]
    days = [format_date(day, "long", locale=locale) for day in DAYS]
    lists = [format_list([*"abcd"][:count], locale=locale) for count in range(5)]
    return [*counts, *days, *lists, *(format_decimal(number, locale=locale) for number in (0, -7, 1234, 1234567.25))]


def everything(locales: list[str]) -> list[list[str]]:
    return [said(locale) for locale in locales]


def test_what_is_left_is_enough() -> None:
    locales = [*languages(), *(style[-1] for style in WRITTEN_AS.values())]
    for language in languages():
        assert bundle(language).has_message("language-name")
        assert words_for(language).list("ab")
        assert "currency_names" not in load(language)
    assert not get_global("zone_territories")
    code = f"import json, {__name__} as test; print(json.dumps(test.everything({locales!r})))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == everything(locales)
