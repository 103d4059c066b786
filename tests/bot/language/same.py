"""Words that a language shares with English: short ones, each checked by a speaker."""

from __future__ import annotations

EVERYWHERE = {"Snack Match", "Veggies", "bots"}
SAME: dict[str, set[str]] = {
    "de": EVERYWHERE | {"Solo", "hand", "host", "live", "solo", "start", "status", "tutorial"},
    "es": EVERYWHERE | {"donut", "donuts", "no", "tutorial"},
    "fr": EVERYWHERE
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
    "nl": EVERYWHERE
    | {"Bonus", "Hint", "Hints", "Host", "Solo", "contrast", "donut", "donuts", "expert"}
    | {"hand", "host", "live", "over", "solo", "start", "status"},
    "pt": EVERYWHERE
    | {"Host", "Solo", "banana", "bananas", "donut", "donuts", "host", "status", "tutorial"}
    | {"solo"},
}
