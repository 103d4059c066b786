"""Moves: small values with ids, not objects, that go to JSON and back. Who makes one is said beside it, in the log."""

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
    """What the move is called in a log."""

    @property
    def components(self) -> tuple[str, ...]:
        """The components that it names, where it is an answer: neither a card to choose nor one to lay."""
        return ()

    def to_json(self) -> Json:
        return {"do": self.do}

    @classmethod
    def from_json(cls, data: Json) -> Move:
        return cls()


@dataclass(frozen=True)
class Undo(Move):
    """Take back one's own last move of this phase."""

    do = "undo"


@dataclass(frozen=True)
class Choose(Move):
    """Choose one card of the hand; each game says what for."""

    card: CardId

    def to_json(self) -> Json:
        return {"do": self.do, "card": self.card}

    @classmethod
    def from_json(cls, data: Json) -> Move:
        return cls(_card(cls, data))


@dataclass(frozen=True)
class Place(Move):
    """Lay a card in one's own area."""

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
    """The move that JSON says, of those that a game knows."""
    name = data.get("do") if isinstance(data, dict) else None
    for kind in known:
        if kind.do == name:
            return kind.from_json(data)
    raise IllegalMove("unknown_move", move=str(name)[:40])
