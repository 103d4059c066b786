"""Menus that jump to a spot, another layer or another card; choosing one only tries it out."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import chain, repeat
from typing import Sequence

import discord

from bot.language.typed_placements import write_place
from bot.language.words import Words
from bot.panels.common import gained, scored, signed
from bot.panels.hints import explained, in_words, prepared, prospect
from bot.panels.ids import Press, Trial
from bot.panels.layout import Panel, clip
from bot.panels.steering import Steering, jumps, layers
from bot.service.table import Table
from engine.advice import Advice
from engine.area import Area, Placement
from engine.cards import Card
from engine.game import View

BEST = 8
"""How many top spots a menu lists; spots all over the area come after them."""
REMEMBERED = 64
"""For how many views to remember a card's spots in words."""
OPTIONS = 1024
"""How many options of menus to remember: with twice as many, four in a hundred more are at hand."""
TEXT = 100
"""The longest label and description Discord allows."""


def spot_menu(
    words: Words,
    table: Table,
    view: View,
    panel: Panel,
    trial: Trial,
    steering: Steering,
    advice: Sequence[Advice],
) -> None:
    """Spots for the card: first the top spots of its `advice` and what they score, then others to continue from."""
    best = advice[:BEST]
    spots = jumps(steering, trial.placement, [one.placement for one in best])
    about = _told_apart(words, view.settled, tuple(best))
    options = []
    for spot, text in zip(spots, chain(about, repeat("")), strict=False):
        written = write_place(words, view.area, steering.card, spot)
        options.append(_option(words, Trial(trial.card, spot), written, text))
    _menu(words, table, view, panel, "menu-best" if best else "menu-spots", options)


@lru_cache(REMEMBERED)
def _told_apart(words: Words, view: View, spots: tuple[Advice, ...]) -> list[str]:
    """What each spot scores; if several score the same, also what they prepare. Remembered while a card is moved
    around: twelve spots are weighed for it."""
    named = in_words(words)
    ahead = [prospect(view, one.card, one.placement) for one in spots]
    brings = [explained(named, words, one) for one in ahead]
    same = Counter(brings)
    return [
        words.anew(
            "suggestion-about",
            gain=signed(one.gain),
            why=words.listing(filter(None, (text, prepared(named, words, leads))))
            if same[text] > 1 and one.gain
            else text,
        )
        for one, leads, text in zip(spots, ahead, brings, strict=True)
    ]


def layer_menu(words: Words, table: Table, view: View, panel: Panel, trial: Trial, steering: Steering) -> None:
    """The layers at this spot, if there are too many for one button."""
    where = trial.placement
    area, card = view.area, steering.card
    found = layers(steering, where)

    def points(there: Area) -> int:
        return sum(line.points for line in scored(view, there))

    options = []
    for there in found:
        gain = points(area.lay(card, there)) - points(area)
        options.append(
            discord.SelectOption(
                label=clip(words.capital(layer_name(words, area, card, there)), TEXT),
                description=gained(words, gain),
                value=".".join(Trial(trial.card, there).args()),
                default=there == where,
            )
        )
    _menu(words, table, view, panel, "menu-layers", options, "y")


def card_menu(words: Words, table: Table, view: View, panel: Panel, trials: Sequence[Trial], now: int) -> None:
    """Every card that can be tried out, for hands with too many for buttons."""
    options = [
        discord.SelectOption(
            label=words("button-card", number=one.card + 1),
            value=".".join(one.args()),
            default=one.card == now,
        )
        for one in trials
    ]
    _menu(words, table, view, panel, "menu-cards", options, "c")


def layer_name(words: Words, area: Area, card: Card, where: Placement) -> str:
    """A layer in words: beside, over, under, or under some cells."""
    overlapped = area.overlapped(card, where)
    if not overlapped:
        return words("layer-beside")
    if not where.under:
        return words("layer-over")
    if where.under == frozenset(overlapped):
        return words("layer-under")
    return " ".join((words("layer-under"), *(cell.label for cell in sorted(where.under))))


@lru_cache(OPTIONS)
def _option(words: Words, trial: Trial, written: str, about: str = "") -> discord.SelectOption:
    """Remembered: spots are few, and every press shows two dozen of them."""
    return discord.SelectOption(
        label=clip(words.anew("suggestion", number=trial.card + 1, where=written), TEXT),
        description=clip(about, TEXT) or None,
        value=".".join(trial.args()),
    )


def _menu(
    words: Words, table: Table, view: View, panel: Panel, name: str, options: list[discord.SelectOption], *slot: str
) -> None:
    assert view.seat is not None
    panel.menu(Press("pick", table.code, table.stamp(view.seat), slot), words(name), options)
