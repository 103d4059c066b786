"""The thirty messages people see most, in every language, side by side: the page `docs/words.md`."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from bot.language.words import DEFAULT, languages, words_for

PAGE: Final = Path(__file__).parents[3] / "docs" / "words.md"
INTRODUCTION: Final = """# What the bot says most

The thirty messages that people see most often, in every language. The page is made from the catalogues (`make goldens`)
and a test keeps it true: change a sentence in its `.ftl` file, never here.
"""
NAME: Final = "Kim"
WHEN: Final = "…"
LINK: Final = "https://discord.com"
MOST_SEEN: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("lobby-blurb-snack", {}),
    ("lobby-blurb-veggies", {}),
    ("lobby-free", {"count": 3}),
    ("lobby-footer-solo", {}),
    ("joined", {"code": "AB12"}),
    ("start-alone", {}),
    ("invite-call", {"host": NAME, "names": NAME, "game": "Snack Match", "code": "AB12"}),
    ("snack-choose-table", {}),
    ("snack-play-table", {}),
    ("veggies-turn-table", {}),
    ("snack-choose-ask", {}),
    ("snack-choose-chosen", {"number": 1}),
    ("snack-play-ask", {"count": 2}),
    ("panel-waiting", {"count": 1, "names": NAME}),
    ("panel-until", {"until": WHEN}),
    ("panel-score", {"points": 7}),
    ("trial-footer", {"code": "AB12"}),
    ("trial-footer-final", {"code": "AB12"}),
    ("table-footer", {}),
    ("reveal-title", {"round": 2}),
    ("lead-one", {"name": NAME, "points": 12, "ahead": 2, "second": "Lee"}),
    ("reminder-first", {"game": "Snack Match", "code": "AB12", "link": LINK, "round": 2, "rounds": 4}),
    ("reminder-last", {"game": "Snack Match", "code": "AB12", "link": LINK, "round": 2, "rounds": 4}),
    ("seat-until", {"until": WHEN}),
    ("played-for-you", {"moves": WHEN}),
    ("verdict-points", {"names": NAME, "points": 17}),
    ("error-touches-nothing", {"cell": "C2"}),
    ("error-unreadable", {"text": "B9 sideways"}),
    ("error-stale", {}),
    ("daily-until", {"until": WHEN}),
)


def page() -> str:
    order = [DEFAULT, *(one for one in languages() if one != DEFAULT)]
    names = [words_for(language)("language-name") for language in order]
    rows = [[f"`{key}`", *(_cell(words_for(language)(key, **args)) for language in order)] for key, args in MOST_SEEN]
    table = [["", *names], ["---"] * (len(order) + 1), *rows]
    return INTRODUCTION + "\n" + "\n".join("| " + " | ".join(row) + " |" for row in table) + "\n"


def _cell(text: str) -> str:
    """The text as a table cell: on one line, with its markup visible."""
    return text.strip().replace("\n", " ").replace("|", "\\|").removeprefix("-# ").lstrip("# ")
