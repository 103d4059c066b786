"""The actions a panel offers (every button and menu option), so that they can be typed as well as pressed."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Iterable, Iterator, Sequence

from cachetools import LRUCache
from discord import ButtonStyle

from bot.panels.ids import BUTTON, MENU, BadId, Press
from bot.panels.layout import BLUE, GREEN, Panel, clip
from bot.panels.parts import Item, PressButton, PressMenu, Row, SideButton, every
from engine.notation import plain

REMEMBERED = 500
"""How many people's last panels, which take three kilobytes each: whoever types what they offer has just seen one."""
LIMIT = 100
"""The longest name and value Discord allows for a completion; typed text beyond that is ignored."""
BESIDE = "|"
"""Separates a menu's id from the chosen option; occurs in neither."""
RANKS: dict[ButtonStyle, int] = {GREEN: 0, BLUE: 1}
OTHERS, MENUS = 2, 3
"""The panel's highlighted buttons come first, then its other buttons, then its menu options."""
ENOUGH = 3
"""Letters needed before part of a label is accepted: a slip of the finger must not make a move."""
_MINUS = re.compile(r"(?<![^\W_])[-−–](?=\d)")


@dataclass(frozen=True, slots=True)
class Offer:
    label: str
    id: str
    value: str | None = None
    """The menu option; None for a button."""
    rank: int = OTHERS

    @property
    def press(self) -> Press:
        return Press.read(self.id)

    @property
    def typed(self) -> str:
        """What a completion returns: the id and the option, or the label if those are too long."""
        whole = self.id if self.value is None else f"{self.id}{BESIDE}{self.value}"
        return whole if len(whole) <= LIMIT else clip(self.label, LIMIT)

    def at(self, code: str) -> Offer:
        """The same offer with the table's code in its label."""
        return self if code in self.label else replace(self, label=f"{self.label} · {code}")


def offers_of(panel: Panel) -> list[Offer]:
    return _offers_in(panel.parts)


def _offers_in(parts: Iterable[Item]) -> list[Offer]:
    return [offer for part in parts for one in every(part) for offer in _offers(one)]


def _offers(item: Item) -> Iterator[Offer]:
    """What can be pressed now: no greyed-out buttons, and no menu options that are already selected."""
    if isinstance(item, PressButton) and not item.disabled:
        yield Offer(item.label, item.custom_id, None, RANKS.get(item.style, OTHERS))
    elif isinstance(item, PressMenu):
        for option in item.options:
            if not option.default:
                yield Offer(option.label, item.custom_id, option.value, MENUS)


def in_order(offers: Iterable[Offer]) -> list[Offer]:
    """Each offer once, the highlighted ones first."""
    unique = {(offer.id, offer.value): offer for offer in offers}
    return sorted(unique.values(), key=lambda offer: offer.rank)


def read_typed(text: str) -> tuple[str, ...] | None:
    """The id, and the menu option if any, that a completion returned; None if the text is anything else."""
    pressed = tuple(text.split(BESIDE, 1))
    if text.split(":")[0] not in (BUTTON, MENU):
        return None
    try:
        Press.read(pressed[0])
    except BadId:
        return None
    return pressed


# Words


def matching(offers: Sequence[Offer], text: str) -> list[Offer]:
    """Offers whose label has a word starting with each typed word; labels that start with the whole text come first."""
    typed = _key(text)
    wanted = typed.split()
    found = [(key, offer) for offer in offers if _has_all(key := _key(offer.label), wanted)]
    return [offer for _, offer in sorted(found, key=lambda one: not one[0].startswith(typed))]


def _has_all(key: str, wanted: Sequence[str]) -> bool:
    """Whether each of the words starts a word of the label, a different one each."""
    own = key.split()
    # The longest first: what starts with `card` also starts with `c`, but not the other way round.
    for one in sorted(wanted, key=len, reverse=True):
        begun = min((word for word in own if word.startswith(one)), key=len, default=None)
        if begun is None:
            return False
        own.remove(begun)
    return True


def meant(offers: Sequence[Offer], text: str) -> list[Offer]:
    """The offers with exactly this label, or else all that the text could mean: numbers alone mean nothing."""
    typed = _key(text)
    # Punctuation tells some labels apart, such as the two ways to turn.
    exactly = [offer for offer in offers if offer.label.casefold() == text.strip().casefold()]
    called_so = exactly or [offer for offer in offers if _key(offer.label) == typed]
    letters = sum(letter.isalpha() for letter in typed)
    return called_so or (matching(offers, text) if letters >= ENOUGH else [])


def _key(text: str) -> str:
    """A label as people type it: no capitals, accents, emojis or punctuation. A number keeps its sign."""
    text = text[:LIMIT]
    # `plain` turns hyphens into spaces, and minus signs too.
    return " ".join(re.findall(r"[~+]?[^\W_]+", plain(_MINUS.sub("~", text)))) or text.strip()


# Panels that were shown


class LastShown:
    """What each person's last private panel offers: the trial, question or page they are looking at.

    A table's state does not contain these. Nothing here has to survive a restart: the command that showed the panel
    shows it again.
    """

    def __init__(self) -> None:
        self._pressable: LRUCache[int, list[Row | SideButton]] = LRUCache(REMEMBERED)

    def shown(self, user: int, panel: Panel) -> None:
        # What they offer is only read once someone types.
        self._pressable[user] = [part for part in panel.parts if isinstance(part, (Row, SideButton))]

    def of(self, user: int) -> list[Offer]:
        return _offers_in(self._pressable.get(user, []))
