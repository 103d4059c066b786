"""What a panel offers to do, so that it can be typed as well: each button, and each option of a menu."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Any, Iterable, Iterator, Sequence

from cachetools import LRUCache
from discord import ButtonStyle, ui

from bot.panels.ids import BUTTON, MENU, Press
from bot.panels.layout import BLUE, GREEN, Panel, PressButton, PressMenu, clip
from engine.notation import plain

REMEMBERED = 2000
LIMIT = 100
"""So long may the name and the value of a completion be; whatever is typed beyond that is not looked at."""
BESIDE = "|"
"""Between the id of a menu and the option chosen; neither has it."""
RANKS: dict[ButtonStyle, int] = {GREEN: 0, BLUE: 1}
OTHERS, MENUS = 2, 3
"""After what the panel itself brings forward come its other buttons, then what its menus hold."""
ENOUGH = 3
"""So many letters say what is meant, where they fit only one thing: one slip of a key is not a move."""


@dataclass(frozen=True)
class Offer:
    label: str
    id: str
    value: str | None = None
    """The option of a menu."""
    rank: int = OTHERS

    @property
    def press(self) -> Press:
        return Press.read(self.id)

    @property
    def typed(self) -> str:
        """What a completion hands back: the id and the option; or the label, where these are too long."""
        whole = self.id if self.value is None else f"{self.id}{BESIDE}{self.value}"
        return whole if len(whole) <= LIMIT else clip(self.label, LIMIT)

    def at(self, code: str) -> Offer:
        """The same, with its table named."""
        return self if code in self.label else replace(self, label=f"{self.label} · {code}")


def offers_of(panel: Panel) -> list[Offer]:
    return [offer for part in panel.parts for item in _items(part) for offer in _offers(item)]


def _items(part: ui.Item[Any]) -> Iterator[ui.Item[Any]]:
    if isinstance(part, ui.ActionRow):
        yield from part.children
    elif isinstance(part, ui.Section):
        yield part.accessory


def _offers(item: ui.Item[Any]) -> Iterator[Offer]:
    """Whatever can be pressed now: not what is greyed out, nor what a menu says already."""
    if isinstance(item, PressButton) and not item.item.disabled:
        yield Offer(item.item.label or "", item.custom_id, None, RANKS.get(item.item.style, OTHERS))
    elif isinstance(item, PressMenu):
        for option in item.item.options:
            if not option.default:
                yield Offer(option.label, item.custom_id, option.value, MENUS)


def in_order(offers: Iterable[Offer]) -> list[Offer]:
    """Each once, what panels bring forward first."""
    unique = {(offer.id, offer.value): offer for offer in offers}
    return sorted(unique.values(), key=lambda offer: offer.rank)


def read_typed(text: str) -> tuple[str, ...] | None:
    """The id, and the option of a menu, that a completion has handed back; None for words."""
    if text.split(":")[0] not in (BUTTON, MENU):
        return None
    return tuple(text.split(BESIDE, 1))


# Words


def matching(offers: Sequence[Offer], text: str) -> list[Offer]:
    """Those whose label has every word of the text, or the beginning of it; those that begin like that first."""
    typed = _key(text)
    wanted = typed.split()
    found = [(key, offer) for offer in offers if _has_all(key := _key(offer.label), wanted)]
    return [offer for _, offer in sorted(found, key=lambda one: not one[0].startswith(typed))]


def _has_all(key: str, wanted: Sequence[str]) -> bool:
    own = key.split()
    return all(any(word.startswith(one) for word in own) for one in wanted)


def meant(offers: Sequence[Offer], text: str) -> list[Offer]:
    """The one that is called so; or else all that it could be."""
    typed = _key(text)
    called_so = [offer for offer in offers if _key(offer.label) == typed]
    return called_so or (matching(offers, text) if len(typed) >= ENOUGH else [])


def _key(text: str) -> str:
    """A label as people type it: without capitals, accents, pictures and what sets its parts off."""
    text = text[:LIMIT]
    return " ".join(re.findall(r"[^\W_]+", plain(text))) or text.strip()


# Panels that were shown


class LastShown:
    """What the last private panel of each person offers: the trial, the question or the page they look at.

    Those are not to be had from the state of a table. Nothing here has to outlive a restart: the command that has
    shown the panel shows it again.
    """

    def __init__(self) -> None:
        self._offers: LRUCache[int, list[Offer]] = LRUCache(REMEMBERED)

    def shown(self, user: int, panel: Panel) -> None:
        self._offers[user] = offers_of(panel)

    def of(self, user: int) -> list[Offer]:
        return self._offers.get(user, [])
