"""Words that a language has in common with English: short ones, each looked at by someone who speaks it."""

from __future__ import annotations

GAMES = {"Snack Match", "Veggies"}
SAME: dict[str, set[str]] = {
    "de": GAMES | {"Solo", "hand", "host", "live", "solo", "start", "status", "tutorial"},
    "es": GAMES | {"donut", "donuts", "no", "tutorial"},
    "fr": GAMES
    | {
        "Solo",
        "action",
        "date",
        "donut",
        "donuts",
        "expert",
        "point points",
        "rotation",
        "sandwich",
        "soda",
        "sodas",
        "solo",
        "table",
        "tables",
    },
    "nl": GAMES
    | {"Bonus", "Hint", "Hints", "Host", "Solo", "contrast", "donut", "donuts", "expert"}
    | {"hand", "host", "live", "over", "solo", "start", "status"},
    "pt": GAMES | {"Host", "Solo", "banana", "bananas", "donut", "donuts", "host", "status", "tutorial"} | {"solo"},
}
