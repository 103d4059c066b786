"""Whatever people call themselves, a text shows the name and nothing happens."""

from __future__ import annotations

import re

import pytest

from bot.panels.names import in_text

ZERO_WIDTH = "\u200b"


@pytest.mark.parametrize(
    "name",
    [
        "[free cards](https://evil.example)",
        "[[free](https://evil.example)",
        "https://evil.example",
        "<https://evil.example>",
        "**loud**",
        "__under__ ~~gone~~ ||hidden|| `code`",
        "# Title",
        "> said",
        "<@123> <@&5> <#7> <t:0:R>",
        "\\",
    ],
)
def test_nothing_in_a_name_is_set_off_or_linked(name: str) -> None:
    shown = in_text(name)
    # How Discord reads it: a backslash shows the next character as it is.
    plain = re.sub(r"\\([^0-9A-Za-z\s])", "", shown)
    assert not re.search(r"[\\_*~|`>#\[\]<]|://", plain)
    assert re.sub(r"\\([^0-9A-Za-z\s])", r"\1", shown).replace(ZERO_WIDTH, "") == name


@pytest.mark.parametrize("name", ["@everyone", "@here", "hello @everyone"])
def test_a_name_calls_nobody(name: str) -> None:
    assert "@everyone" not in in_text(name)
    assert "@here" not in in_text(name)


@pytest.mark.parametrize("name", ["Ann", "Jörg (2)", "Zoë-Marie", "李", "More time (0/2)", "Pace: daily"])
def test_an_ordinary_name_is_as_it_was(name: str) -> None:
    assert in_text(name) == name
