"""However long a text Discord lets through, reading it keeps nobody else waiting.

Every option of every command is filled in, and every completion requested, as the commands declare them. Work is
counted, not timed: function calls while the command is answered, compared with a text of two letters.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType
from typing import Any

import pytest

from bot.panels import forms
from tests.bot.discord.world import World
from tests.bot.interactions import tree

LONGEST = 6_000
"""What Discord accepts if no length is declared, and while someone is still typing."""
MORE_CALLS = 30_000
"""A processor makes this many in well under 50 ms."""
TEXT = 3
"""Discord's number for a free-text option."""
REQUIRED = {"place": {"cell": "B3"}, "do": {"action": "zq"}}


@dataclass
class Counted:
    calls: int = 0


@contextmanager
def counting() -> Iterator[Counted]:
    """Calls on the event loop's thread, in Python and in C."""
    counted = Counted()

    def note(frame: FrameType, event: str, argument: Any) -> None:
        if event in ("call", "c_call"):
            counted.calls += 1

    sys.setprofile(note)
    try:
        yield counted
    finally:
        sys.setprofile(None)


async def typed_options() -> list[tuple[str, dict[str, Any]]]:
    """Every option that takes free text, with its command."""
    commands = (await tree.payload())["options"]
    return [
        (command["name"], option)
        for command in commands
        for option in command.get("options", [])
        if option["type"] == TEXT and not option.get("choices")
    ]


async def busy(world: World) -> None:
    """Four games of one person, so that a text can mean many things."""
    for _ in range(4):
        await world.begin(world.people[1])


async def test_every_text_has_a_length() -> None:
    options = await typed_options()
    assert len(options) > 10
    assert [(command, one["name"]) for command, one in options if not 1 <= one.get("max_length", LONGEST) <= 100] == []


def text_of_length(pattern: str, length: int) -> str:
    return (pattern * length)[:length].strip() or "z"


@pytest.mark.parametrize("pattern", ["z ", "zq" * 50 + " ", "é-", "a "])
async def test_a_long_text_costs_no_more_than_a_short_one(world: World, pattern: str) -> None:
    await busy(world)
    person = world.people[0]
    for command, option in await typed_options():
        name = option["name"]
        others = {key: value for key, value in REQUIRED.get(command, {}).items() if key != name}
        costs = []
        for length in (2, 2, option.get("max_length", LONGEST)):  # the first one warms caches
            with counting() as counted:
                await person.slash(
                    world.channel, f"snack {command}", **others, **{name: text_of_length(pattern, length)}
                )
            costs.append(counted.calls)
        assert costs[-1] <= costs[1] + MORE_CALLS, f"/snack {command} {name}: {costs}"


@pytest.mark.parametrize("pattern", ["z ", "zq" * 50 + " ", "é-", "a "])
async def test_completing_a_long_text_costs_no_more_either(world: World, pattern: str) -> None:
    await busy(world)
    person = world.people[0]
    completed = [(command, one["name"]) for command, one in await typed_options() if one.get("autocomplete")]
    assert len(completed) > 8
    for command, name in completed:
        others = {key: value for key, value in REQUIRED.get(command, {}).items() if key != name}
        costs = []
        for length in (2, 2, LONGEST):
            with counting() as counted:
                await person.autocomplete(
                    world.channel, f"snack {command}", name, text_of_length(pattern, length), **others
                )
            costs.append(counted.calls)
        assert costs[-1] <= costs[1] + MORE_CALLS, f"/snack {command} {name}: {costs}"


async def test_a_form_is_cut_even_if_it_did_not_come_from_ours() -> None:
    """Python refuses to read numbers with thousands of digits."""
    sent = [{"component": {"custom_id": forms.CARD, "value": "9" * LONGEST}}]
    assert len(forms.fields({"components": sent})[forms.CARD]) <= 100
