"""The form for typing a placement. Submissions are read by id, so one sent across a restart still arrives."""

from __future__ import annotations

from typing import Any, Iterator, Mapping

from cachetools import LRUCache
from discord import ui

from bot.language.typed_placements import read_place
from bot.language.words import Words
from bot.panels.ids import FORM, Press, Trial
from bot.service.errors import ClubError
from bot.service.table import Table
from engine.game import View

VERB = "typed"
WHERE, CARD = "where", "card"
WHERE_LIMIT, CARD_LIMIT = 60, 2
DRAFTS = 500
KEPT = 15 * 60.0
"""Seconds until discord.py forgets a form: as long as Discord lets the bot answer the person who opened it. The bot
itself reads submissions by id; the limit only stops discord.py from keeping every form that is never submitted."""


class Drafts:
    """Input that could not be read, filled in again when the person reopens the form for the same move.

    Kept in memory only: after a restart, people have to type it again.
    """

    def __init__(self) -> None:
        self._typed: LRUCache[tuple[int, str, str], Mapping[str, str]] = LRUCache(DRAFTS)

    def keep(self, user: int, press: Press, values: Mapping[str, str]) -> None:
        self._typed[user, press.code, press.stamp] = values

    def drop(self, user: int, press: Press) -> None:
        self._typed.pop((user, press.code, press.stamp), None)

    def of(self, user: int, press: Press) -> Mapping[str, str]:
        return self._typed.get((user, press.code, press.stamp), {})


def placement_form(words: Words, table: Table, seat: int, typed: Mapping[str, str]) -> ui.Modal:
    """`typed` is what the form held when it was last submitted."""
    view = table.view(seat)
    press = Press(VERB, table.code, table.stamp(seat))
    form = ui.Modal(title=words("form-title"), custom_id=press.id(FORM), timeout=KEPT)
    if len(view.playable) > 1:
        form.add_item(
            ui.Label(
                text=words("form-card", count=len(view.playable)),
                component=ui.TextInput(
                    custom_id=CARD, default=typed.get(CARD, "1")[:CARD_LIMIT], max_length=CARD_LIMIT, required=True
                ),
            )
        )
    form.add_item(
        ui.Label(
            text=words("form-where"),
            description=words("form-where-about"),
            component=ui.TextInput(
                custom_id=WHERE,
                default=typed.get(WHERE, "")[:WHERE_LIMIT] or None,
                placeholder=words("form-where-example"),
                max_length=WHERE_LIMIT,
            ),
        )
    )
    return form


def fields(data: Mapping[str, Any]) -> dict[str, str]:
    """The values of a submitted form, by field id."""
    return dict(_values(data.get("components", [])))


def _values(components: list[Any]) -> Iterator[tuple[str, str]]:
    for one in components:
        inner = one.get("component") or one
        if "custom_id" in inner and isinstance(inner.get("value"), str):
            yield inner["custom_id"], inner["value"][:WHERE_LIMIT]
        yield from _values(one.get("components", []))


def read_trial(view: View, values: Mapping[str, str]) -> Trial:
    """The typed placement as a trial; an EngineError says what could not be read."""
    number = values.get(CARD, "1").strip().lstrip("#")
    if not number.isdecimal() or not 1 <= int(number) <= len(view.playable):
        raise ClubError("no_such_card", given=number[:10], count=len(view.playable))
    card = view.playable[int(number) - 1]
    return Trial(int(number) - 1, read_place(values.get(WHERE, "")).on(view.area, card))
