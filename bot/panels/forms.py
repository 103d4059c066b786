"""The form for saying where a card goes: with choices, or as one line of text for those who prefer typing.

Submissions are read by id, so one sent across a restart still works.
"""

from __future__ import annotations

from typing import Any, Iterable, Iterator, Mapping, Sequence

import discord
from cachetools import LRUCache
from discord import ui

from bot.language.typed_placements import read_place, write_place
from bot.language.words import Words
from bot.panels.ids import FORM, Press, Trial
from bot.panels.layout import clip
from bot.service.errors import ClubError
from bot.service.table import Table
from engine.cards import Card
from engine.game import View
from engine.geometry import Cell, Rotation, column_label

VERB = "typed"
WHERE, CARD = "where", "card"
CELL, COLUMN, ROW, TURN, LAYER = "cell", "column", "row", "turn", "layer"
OVER, UNDER = "over", "under"
WHERE_LIMIT, CARD_LIMIT = 60, 2
MOST_OPTIONS, MOST_RADIOS = 25, 10
"""Discord's limits for options in a select and in a radio group."""
DRAFTS = 500
KEPT = 15 * 60.0
"""Seconds until discord.py forgets a form: as long as Discord lets the bot answer the person who opened it. The bot
reads submissions by id anyway; the limit only keeps discord.py from holding on to forms that are never submitted."""

Option = tuple[str, str]
"""A value and its label."""


class Drafts:
    """Input that led nowhere, filled in again when the person reopens the form for the same move.

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


def placement_form(
    words: Words,
    table: Table,
    seat: int,
    entered: Mapping[str, str],
    trial: Trial | None = None,
    *,
    typed: bool = False,
) -> ui.Modal:
    """A form filled in with what was `entered` when it was last submitted, or else with a trial, which it leads back to
    if what is submitted cannot be shown."""
    view = table.view(seat)
    now = {**_filled_in(words, view, trial), **entered}
    press = Press(VERB, table.code, table.stamp(seat), trial.args() if trial else ())
    form = ui.Modal(title=words("form-title"), custom_id=press.id(FORM), timeout=KEPT)
    cards = _cards(view)
    if typed:
        if len(cards) > 1:
            form.add_item(_text(words("form-card", count=len(view.slots)), CARD, now.get(CARD, "1"), CARD_LIMIT))
        form.add_item(_where(words, now, layered=view.area.rules.under))
        return form
    if len(cards) > 1:
        numbers = [(str(slot + 1), words("form-card-number", number=slot + 1)) for slot, _ in cards]
        form.add_item(_choice(words("form-which-card"), CARD, numbers, now))
    for field in _where_to(words, view, [card for _, card in cards], now):
        form.add_item(field)
    turns = [(str(int(turn)), words("form-degrees", turn=int(turn))) for turn in Rotation]
    form.add_item(_choice(words("form-turn"), TURN, turns, now, words("form-turn-about")))
    if view.area.rules.under:
        form.add_item(_choice(words("form-layer"), LAYER, _layers(words, now), now, words("form-layer-about")))
    return form


def _cards(view: View) -> list[tuple[int, Card]]:
    return [(slot, card) for slot, card in enumerate(view.slots) if card is not None]


def _filled_in(words: Words, view: View, trial: Trial | None) -> dict[str, str]:
    """What the form shows if nothing was entered yet: the trial the person is looking at."""
    card = view.slots[trial.card] if trial is not None and trial.card < len(view.slots) else None
    if trial is None or card is None:
        cards = _cards(view)
        return {CARD: str(cards[0][0] + 1)} if cards else {}
    where = trial.placement
    under = " ".join(cell.label for cell in sorted(where.under))
    wholly = where.under == frozenset(view.area.overlapped(card, where))
    return {
        CARD: str(trial.card + 1),
        WHERE: write_place(words, view.area, card, where),
        CELL: where.cell.label,
        COLUMN: column_label(where.cell.col),
        ROW: str(where.cell.row + 1),
        TURN: str(int(where.rotation)),
        LAYER: OVER if not where.under else UNDER if wholly else f"{UNDER} {under}",
    }


def _where_to(words: Words, view: View, cards: Iterable[Card], now: Mapping[str, str]) -> Iterator[ui.Label[Any]]:
    """The cell as one list, or as column and row if there are too many cells for that."""
    cells = sorted({spot.cell for card in cards for spot in view.area.spots(card)})
    about = words("form-cell-about")
    if len(cells) <= MOST_OPTIONS:
        yield _choice(words("form-cell"), CELL, [(cell.label, cell.label) for cell in cells], now, about, radio=False)
        return
    columns = [column_label(col) for col in _most_central(sorted({cell.col for cell in cells}))]
    rows = [str(row + 1) for row in _most_central(sorted({cell.row for cell in cells}))]
    yield _choice(words("form-column"), COLUMN, [(one, one) for one in columns], now, about, radio=False)
    yield _choice(words("form-row"), ROW, [(one, one) for one in rows], now, radio=False)


def _most_central(numbers: Sequence[int]) -> Sequence[int]:
    """As many as fit into a list, from the middle; the rest, at both ends, can still be typed."""
    spare = max(0, len(numbers) - MOST_OPTIONS)
    return numbers[spare // 2 : len(numbers) - (spare - spare // 2)]


def _layers(words: Words, now: Mapping[str, str]) -> list[Option]:
    """Over, under, and, if the card lies under only some cells in the trial, those cells."""
    plain = [(OVER, words.capital(words("layer-over"))), (UNDER, words.capital(words("layer-under")))]
    between = now.get(LAYER, OVER)
    if between in (OVER, UNDER) or not between.startswith(f"{UNDER} "):
        return plain
    return [*plain, (between, clip(f"{words.capital(words('layer-under'))} {between.partition(' ')[2]}", 100))]


def _choice(
    text: str, field: str, options: Sequence[Option], now: Mapping[str, str], about: str = "", *, radio: bool = True
) -> ui.Label[Any]:
    """One field to choose from, with the current choice marked. Short lists are shown open, long ones fold out."""
    chosen = now.get(field, options[0][0])
    if radio and 1 < len(options) <= MOST_RADIOS:
        buttons = [
            discord.RadioGroupOption(label=label, value=value, default=value == chosen) for value, label in options
        ]
        component: ui.Item[Any] = ui.RadioGroup(custom_id=field, options=buttons)
    else:
        listed = [discord.SelectOption(label=label, value=value, default=value == chosen) for value, label in options]
        component = ui.Select(custom_id=field, options=listed[:MOST_OPTIONS])
    return ui.Label(text=text, description=about or None, component=component)


def _text(text: str, field: str, value: str, limit: int) -> ui.Label[Any]:
    entry: ui.TextInput[Any] = ui.TextInput(custom_id=field, default=value[:limit], max_length=limit, required=True)
    return ui.Label(text=text, component=entry)


def _where(words: Words, now: Mapping[str, str], *, layered: bool) -> ui.Label[Any]:
    """A line to write a spot in; where cards only go over others (not `layered`), nothing is said of layers."""
    return ui.Label(
        text=words("form-where"),
        description=words("form-where-about" if layered else "form-where-flat"),
        component=ui.TextInput(
            custom_id=WHERE,
            default=now.get(WHERE, "")[:WHERE_LIMIT] or None,
            placeholder=words("form-where-example") if layered else None,
            max_length=WHERE_LIMIT,
        ),
    )


# What was submitted


def fields(data: Mapping[str, Any]) -> dict[str, str]:
    """The values of a submitted form, by field id."""
    return dict(_values(data.get("components", [])))


def _values(components: list[Any]) -> Iterator[tuple[str, str]]:
    for one in components:
        inner = one.get("component") or one
        chosen = inner.get("values")
        value = chosen[0] if isinstance(chosen, list) and chosen else inner.get("value")
        if "custom_id" in inner and isinstance(value, str):
            yield inner["custom_id"], value[:WHERE_LIMIT]
        yield from _values(one.get("components", []))


def read_trial(view: View, values: Mapping[str, str]) -> Trial:
    """The placement that was entered, as a trial; an EngineError says what could not be read."""
    slot = read_card(view, values.get(CARD))
    card = view.slots[slot]
    assert card is not None
    if WHERE in values:
        return Trial(slot, read_place(values[WHERE]).on(view.area, card))
    cell = values.get(CELL) or f"{values.get(COLUMN, '')}{values.get(ROW, '')}"
    Cell.parse(cell)  # its error explains what a cell looks like
    written = " ".join((cell, values.get(TURN, "0"), values.get(LAYER, OVER)))
    return Trial(slot, read_place(written).on(view.area, card))


def read_card(view: View, number: str | None) -> int:
    """The position of the card with this number, by default of the first one left; ClubError if there is none."""
    cards = [slot for slot, _ in _cards(view)]
    if number is None:
        if not cards:
            raise ClubError("nothing_to_do")
        return cards[0]
    plain = number.strip().lstrip("#")
    slot = int(plain) - 1 if plain.isdecimal() else -1
    if not 0 <= slot < len(view.slots):
        raise ClubError("no_such_card", given=plain[:10], count=len(cards))
    if slot not in cards:
        raise ClubError("card_laid", given=plain[:10], left=cards[0] + 1 if cards else 0)
    return slot
