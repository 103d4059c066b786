"""Cards as small grids of squares, and packs of cards, read from data files and checked.

A pack file is JSON:

    {"game": "snack", "name": "house", "cards": [
      {"id": 1, "squares": [["sandwich orange", "donut red", "soda red"]]}, ...]}

`squares` holds the card's rows at rotation 0; a square names one component of each of the game's kinds, in any order,
separated by spaces.
"""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, Iterable, Mapping, NewType

from engine.errors import BadPack
from engine.geometry import Rotation

_NAME = re.compile(r"[\w.-][\w .-]{0,30}")
"""A valid pack name: short and plain, because people read and type it."""

CardId = NewType("CardId", int)
Square = tuple[str, ...]
"""One component of each kind, in the order of the pack's kinds."""
Grid = tuple[tuple[Square, ...], ...]


def _quarter_turn(grid: Grid) -> Grid:
    """The grid turned clockwise: the left column, read upwards, becomes the top row."""
    return tuple(zip(*reversed(grid), strict=True))


@dataclass(frozen=True)
class Card:
    id: CardId
    grid: Grid
    """Rows of squares at rotation 0."""

    def __hash__(self) -> int:
        """By number alone: cards of one pack differ in it, and every view that is a key holds many."""
        return hash(self.id)

    def __reduce__(self) -> tuple[Any, ...]:
        return _arrived, (self.id, self.grid)

    @cached_property
    def turns(self) -> Mapping[int, Grid]:
        """The grid at each rotation."""
        turns = {int(Rotation.R0): self.grid}
        for rotation in (Rotation.R90, Rotation.R180, Rotation.R270):
            turns[int(rotation)] = _quarter_turn(turns[rotation - 90])
        return turns

    @property
    def squares(self) -> tuple[Square, ...]:
        return tuple(square for row in self.grid for square in row)


@lru_cache(maxsize=512)
def _arrived(number: CardId, grid: Grid) -> Card:
    """A card that comes from another process: the one that came before, which knows its turns by now. Otherwise each
    view would bring a pack of its own, and what is remembered of views would hold on to many."""
    return Card(number, grid)


@dataclass(frozen=True)
class PackSpec:
    """What a game requires of a pack: how many cards, their size, and what may be on them."""

    game: str
    count: int
    rows: int
    cols: int
    kinds: Mapping[str, tuple[str, ...]]
    """Kind of component -> the components of that kind, in the order they are listed and drawn."""
    alike: Mapping[str, str] = field(default_factory=dict)
    """Component that differs only in its drawing -> the component it counts as when cards are compared."""

    @property
    def components(self) -> tuple[str, ...]:
        return tuple(name for names in self.kinds.values() for name in names)

    def kind_of(self, component: str) -> str:
        return next(kind for kind, names in self.kinds.items() if component in names)

    def looks(self, card: Card) -> frozenset[Grid]:
        """The card at all rotations, ignoring mere differences of drawing: cards with the same looks are equal."""
        grid = tuple(tuple(tuple(self.alike.get(name, name) for name in square) for square in row) for row in card.grid)
        return frozenset(Card(card.id, grid).turns.values())


@dataclass(frozen=True)
class Pack:
    spec: PackSpec
    name: str
    cards: Mapping[CardId, Card] = field(repr=False)

    def __getitem__(self, card: CardId) -> Card:
        return self.cards[card]

    @property
    def ids(self) -> tuple[CardId, ...]:
        return tuple(self.cards)

    @cached_property
    def fingerprint(self) -> str:
        """The SHA-256 of all cards: proves which pack a game was dealt from."""
        plain = [[card.id, card.grid] for card in self.cards.values()]
        return hashlib.sha256(json.dumps(plain, separators=(",", ":")).encode()).hexdigest()

    @property
    def digest(self) -> str:
        """The start of the fingerprint, stored in every log: enough to notice that a pack has changed."""
        return self.fingerprint[:16]


def load_pack(source: Path, spec: PackSpec) -> Pack:
    """Read a pack from a file; raises BadPack, which names the file, the card and the reason."""
    return read_pack(read_data(source), spec, source.name)


def read_data(source: Path) -> Any:
    """Parse a JSON file of cards; raises BadPack if it cannot be read."""
    try:
        return json.loads(source.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadPack("pack_unreadable", file=source.name, reason=error.strerror or "cannot be opened") from None
    except (ValueError, RecursionError) as error:
        raise BadPack("pack_unreadable", file=source.name, reason=str(error)) from None


def read_pack(data: Any, spec: PackSpec, file: str) -> Pack:
    """Build a pack from parsed JSON; `file` is the name to use in errors."""
    if not isinstance(data, dict) or data.get("game") != spec.game:
        raise BadPack("pack_field", file=file, field="game")
    if not isinstance(data.get("name"), str) or not _NAME.fullmatch(data["name"]):
        raise BadPack("pack_field", file=file, field="name")
    rows = data.get("cards")
    if not isinstance(rows, list):
        raise BadPack("pack_field", file=file, field="cards")
    if len(rows) != spec.count:
        raise BadPack("pack_count", file=file, count=len(rows), expected=spec.count)
    cards: dict[CardId, Card] = {}
    seen: dict[frozenset[Grid], CardId] = {}
    for number, row in enumerate(rows, 1):
        card = _read_card(row, number, spec, file)
        if card.id in cards:
            raise BadPack("pack_id", file=file, card=card.id)
        looks = spec.looks(card)
        if looks in seen:
            raise BadPack("pack_duplicate", file=file, card=card.id, other=seen[looks])
        seen[looks] = card.id
        cards[card.id] = card
    return Pack(spec, data["name"], cards)


def _read_card(row: Any, number: int, spec: PackSpec, file: str) -> Card:
    card_id = row.get("id") if isinstance(row, dict) else None
    if not isinstance(card_id, int) or isinstance(card_id, bool) or card_id < 1:
        raise BadPack("pack_id", file=file, card=number)
    squares = row.get("squares")
    shape = [len(line) if isinstance(line, list) else -1 for line in squares] if isinstance(squares, list) else []
    if shape != [spec.cols] * spec.rows:
        raise BadPack("pack_shape", file=file, card=card_id, expected=f"{spec.rows} x {spec.cols}")
    grid = tuple(tuple(_read_square(text, card_id, spec, file) for text in line) for line in squares)
    return Card(CardId(card_id), grid)


def _read_square(text: Any, card: int, spec: PackSpec, file: str) -> Square:
    names = text.split() if isinstance(text, str) else []
    square = tuple(name for kind in spec.kinds.values() for name in names if name in kind)
    if len(names) != len(spec.kinds) or [spec.kind_of(name) for name in square] != list(spec.kinds):
        raise BadPack("pack_square", file=file, card=card, square=str(text)[:60])
    return square


def pack_text(name: str, spec: PackSpec, cards: Iterable[Card]) -> str:
    """The text of a pack file, one line per card."""
    lines = (
        json.dumps({"id": card.id, "squares": [[" ".join(square) for square in row] for row in card.grid]})
        for card in cards
    )
    body = ",\n  ".join(lines)
    return f'{{"game": {json.dumps(spec.game)}, "name": {json.dumps(name)}, "cards": [\n  {body}\n]}}\n'
