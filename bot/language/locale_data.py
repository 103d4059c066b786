"""What Babel knows about languages, cut down to what sentences need: numbers, plurals, lists and dates.

Names of currencies, units and time zones, in every language, would take eight megabytes that nobody reads.
"""

from __future__ import annotations

from typing import Any, Collection, MutableMapping, cast

from babel.core import get_global
from babel.localedata import load

NAMES = (
    "territories",
    "languages",
    "variants",
    "scripts",
    "zone_formats",
    "time_zones",
    "meta_zones",
    "datetime_skeletons",
    "interval_formats",
    "compact_decimal_formats",
    "currency_formats",
    "compact_currency_formats",
    "currency_unit_patterns",
    "currency_names",
    "currency_names_plural",
    "currency_symbols",
    "unit_patterns",
    "compound_unit_patterns",
    "unit_display_names",
    "date_fields",
    "measurement_systems",
)
"""What is left out of each language."""
PLACES = (
    "territory_zones",
    "zone_aliases",
    "zone_territories",
    "windows_zone_mapping",
    "territory_aliases",
    "territory_currencies",
    "currency_fractions",
    "territory_languages",
    "meta_zones",
    "all_currencies",
)
"""What is left out besides."""
GUESSES = "likely_subtags"
"""How languages are written, and where: asked when one is loaded, but only about those the bot speaks."""


def cut_down(*languages: str, spoken: Collection[str]) -> None:
    """Forget what is not needed of these languages. Each comes after those it builds on; `spoken` are all there are."""
    for language in ("root", *languages):
        kept = load(language)
        for name in NAMES:
            kept.pop(name, None)
    for name in PLACES:
        _all(name).clear()
    guesses = _all(GUESSES)
    needed = {language: guess for language, guess in guesses.items() if language.partition("_")[0] in spoken}
    guesses.clear()  # alone makes it small
    guesses.update(needed)


def _all(name: Any) -> MutableMapping[str, Any]:
    """A table as Babel itself keeps it."""
    return cast(MutableMapping[str, Any], get_global(name))
