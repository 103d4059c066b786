"""Makes and reads the ids of buttons, menus and forms. All their state is in the id; the bot keeps none.

An id holds the action (`verb`), the table's code, the moment the seat was asked (`stamp`), and any further
arguments. A trial placement lives in the ids of the buttons around it, so it needs no storage and survives a restart.
Cards are identified by their position in the hand, never by their number.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from engine.area import Placement
from engine.errors import IllegalMove
from engine.geometry import Cell, Rotation

BUTTON, MENU, FORM = "s1b", "s1m", "s1f"
LIMIT = 100
DIGITS = 4
"""The longest number in an id. Someone typing one may write any number of digits, and Python refuses thousands."""
RENAMED = {"house": "server"}
"""Verbs of buttons already posted on Discord -> what they are called now."""
_ID = re.compile(r"[\w.+:-]*")
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
        text = ":".join(parts)
        if not _ID.fullmatch(text) or text.count(":") >= len(parts) or len(text) > LIMIT:
            raise BadId(text)
        return text

    @classmethod
    def read(cls, text: str) -> Press:
        kind, *parts = text.split(":")
        if kind not in (BUTTON, MENU, FORM) or len(parts) < 3 or len(text) > LIMIT:
            raise BadId(text[:LIMIT])
        verb, code, stamp, *args = parts
        return cls(RENAMED.get(verb, verb), code, stamp, tuple(args))

    @property
    def number(self) -> int:
        """The only argument of a button that holds a number, counted from 0."""
        if len(self.args) != 1:
            raise BadId(":".join(self.args))
        return whole(self.args[0])


def whole(text: str) -> int:
    """A number counted from 0, as in ids: plain digits, and few of them."""
    if not (text.isascii() and text.isdecimal()) or len(text) > DIGITS:
        raise BadId(text[:LIMIT])
    return int(text)


def code_in(custom_id: str) -> str:
    """The code of the table that an id refers to, read leniently: empty if there is none."""
    return (*custom_id.split(":"), "", "", "")[2][:40]


@dataclass(frozen=True)
class Trial:
    """A card from the hand tried out somewhere: not stored, and not necessarily legal."""

    card: int
    """Its position in the hand, from 0."""
    placement: Placement

    def args(self) -> tuple[str, str, str, str]:
        where = self.placement
        under = "".join(cell.label for cell in sorted(where.under))
        return str(self.card), where.cell.label, str(int(where.rotation)), under

    @classmethod
    def read(cls, args: tuple[str, ...]) -> Trial:
        try:
            card, cell, rotation, under = args[:4]
            cells = frozenset(map(Cell.parse, _CELL.findall(under)))
            return cls(whole(card), Placement(Cell.parse(cell), Rotation(whole(rotation)), cells))
        except (ValueError, IllegalMove) as error:
            raise BadId(":".join(args)) from error
