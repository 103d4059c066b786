"""Buttons, menus and forms keep no state in the bot: all they need is in their ids, made and read here.

An id says what is asked (`verb`), of which table, as of which moment of the asking seat (`stamp`), and the rest. A
trial placement lives in the ids of the buttons round it, so it needs no storage and outlives a restart. Cards are
named by their place in the hand, never by their number.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from engine.area import Placement
from engine.errors import IllegalMove
from engine.geometry import Cell, Rotation

BUTTON, MENU, FORM = "s1b", "s1m", "s1f"
LIMIT = 100
_PART = re.compile(r"[\w.+-]*")
_CELL = re.compile(r"[A-Z]{1,2}[0-9]{1,2}")


class BadId(ValueError):
    """An id that this version of the bot cannot read: an old button, or not ours."""


@dataclass(frozen=True)
class Press:
    verb: str
    code: str
    stamp: str = ""
    args: tuple[str, ...] = ()

    def id(self, kind: str = BUTTON) -> str:
        parts = (kind, self.verb, self.code, self.stamp, *self.args)
        bad = [part for part in parts if not _PART.fullmatch(part)]
        text = ":".join(parts)
        if bad or len(text) > LIMIT:
            raise BadId(text)
        return text

    @classmethod
    def read(cls, text: str) -> Press:
        kind, *parts = text.split(":")
        if kind not in (BUTTON, MENU, FORM) or len(parts) < 3:
            raise BadId(text)
        verb, code, stamp, *args = parts
        return cls(verb, code, stamp, tuple(args))

    @property
    def number(self) -> int:
        """The one argument of a button that counts something, from 0."""
        if len(self.args) != 1 or not self.args[0].isdecimal():
            raise BadId(":".join(self.args))
        return int(self.args[0])


def code_in(custom_id: str) -> str:
    """The table that an id speaks of, as far as it can be read."""
    return (*custom_id.split(":"), "", "", "")[2][:40]


@dataclass(frozen=True)
class Trial:
    """A card of the hand tried out somewhere: not saved anywhere, not legal for sure."""

    card: int
    """Its place in the hand, from 0."""
    placement: Placement

    def args(self) -> tuple[str, str, str, str]:
        where = self.placement
        under = "".join(cell.label for cell in sorted(where.under))
        return str(self.card), where.cell.label, str(int(where.rotation)), under

    @classmethod
    def read(cls, args: tuple[str, ...]) -> Trial:
        try:
            card, cell, rotation, under = args[:4]
            if not card.isdecimal():
                raise BadId(card)
            cells = frozenset(map(Cell.parse, _CELL.findall(under)))
            return cls(int(card), Placement(Cell.parse(cell), Rotation(int(rotation)), cells))
        except (ValueError, IllegalMove) as error:
            raise BadId(":".join(args)) from error
