"""Moves: small values that hold ids rather than objects and convert to JSON and back. The log adds who made them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Iterable

from engine.area import Placement
from engine.cards import CardId
from engine.errors import IllegalMove
from engine.geometry import Cell, Rotation

Json = dict[str, Any]


@dataclass(frozen=True)
class Move:
    do: ClassVar[str]
    """The move's name in a log."""

    @property
    def components(self) -> tuple[str, ...]:
        """The components this move names, if naming some is the whole move; empty for moves that involve a card."""
        return ()

    def to_json(self) -> Json:
        return {"do": self.do}

    @classmethod
    def from_json(cls, data: Json) -> Move:
        return cls()


@dataclass(frozen=True)
class Undo(Move):
    """Undo the seat's own last move of this phase."""

    do = "undo"


@dataclass(frozen=True)
class Choose(Move):
    """Choose a card from the hand; each game defines what for."""

    card: CardId

    def to_json(self) -> Json:
        return {"do": self.do, "card": self.card}

    @classmethod
    def from_json(cls, data: Json) -> Move:
        return cls(_card(cls, data))


@dataclass(frozen=True)
class Place(Move):
    """Place a card in the seat's area, or on the shared board."""

    card: CardId
    placement: Placement
    do = "place"

    def to_json(self) -> Json:
        place = self.placement
        data: Json = {"do": self.do, "card": self.card, "cell": place.cell.label, "turn": int(place.rotation)}
        if place.under:
            data["under"] = [cell.label for cell in sorted(place.under)]
        return data

    @classmethod
    def from_json(cls, data: Json) -> Move:
        under = data.get("under", [])
        if not isinstance(under, list):
            raise IllegalMove("bad_move", move=cls.do, field="under")
        if data.get("turn") not in tuple(Rotation) or isinstance(data["turn"], (bool, float)):
            raise IllegalMove("bad_move", move=cls.do, field="turn")
        where = Placement(
            _cell(cls, data.get("cell"), "cell"),
            Rotation(data["turn"]),
            frozenset(_cell(cls, label, "under") for label in under),
        )
        return cls(_card(cls, data), where)


def _card(move: type[Move], data: Json) -> CardId:
    card = data.get("card")
    if not isinstance(card, int) or isinstance(card, bool):
        raise IllegalMove("bad_move", move=move.do, field="card")
    return CardId(card)


def _cell(move: type[Move], label: object, field: str) -> Cell:
    if not isinstance(label, str):
        raise IllegalMove("bad_move", move=move.do, field=field)
    try:
        return Cell.parse(label)
    except IllegalMove:
        raise IllegalMove("bad_move", move=move.do, field=field) from None


def read_move(data: Any, known: Iterable[type[Move]]) -> Move:
    """Read a move of one of the known kinds from JSON; raises IllegalMove."""
    name = data.get("do") if isinstance(data, dict) else None
    for kind in known:
        if kind.do == name:
            return kind.from_json(data)
    raise IllegalMove("unknown_move", move=str(name)[:40])
