"""Alt text: what a picture shows, as catalogue keys and plain values, so that it can be said in any language.

`Alt.words(say)` calls `say` for each sentence, most important first, and keeps as many as fit. Parameters can be `Say`
values themselves, alone or in a list: `Say.given(say)` has them in words. Seats count from 1.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, Callable, Collection, Iterable, Mapping, NamedTuple, Sequence, Union

from engine.area import Area
from engine.cards import Card, Square
from engine.game import ScoreLine
from engine.geometry import Cell, column_label

LIMIT = 1024
"""The longest alt text Discord allows."""

REMEMBERED = 2048
"""How many sentences, and parts of them, that came from another process to remember."""

KEYS: Mapping[str, tuple[str, ...]] = {
    "alt.area": ("seat", "cards"),
    "alt.empty_area": ("seat",),
    "alt.shared_area": ("cards",),
    "alt.empty_shared_area": (),
    "alt.row": ("row", "squares"),
    "alt.square_at": ("at", "square"),
    "alt.square": ("things",),
    "alt.square_on": ("thing", "ground"),
    "alt.reach": ("left", "right", "top", "bottom"),
    "alt.newest": ("cells",),
    "alt.laid": ("cards",),
    "alt.trial": ("cell", "turn", "squares"),
    "alt.trial_under": ("cells",),
    "alt.trial_hides": ("squares",),
    "alt.change": ("component", "why", "sign", "points", "cells"),
    "alt.change_less": ("what", "sign", "points", "cells"),
    "alt.change_nowhere": ("component", "why", "sign", "points"),
    "alt.total": ("sign", "points"),
    "alt.no_change": (),
    "alt.problem": ("cell", "turn"),
    "alt.hand": ("cards",),
    "alt.card": ("number", "squares"),
    "alt.card_rows": ("number", "upper", "lower"),
    "alt.card_tall": ("number", "rows", "squares"),
    "alt.open_card": ("squares",),
    "alt.open_card_rows": ("upper", "lower"),
    "alt.open_card_tall": ("rows", "squares"),
    "alt.chosen": ("number",),
    "alt.table": ("seats", "round", "rounds"),
    "alt.table_seat": ("seat", "cards", "width", "height"),
    "alt.table_shared": ("round", "rounds", "cards", "width", "height"),
    "alt.reveal": ("round",),
    "alt.bonus": ("component", "modification"),
    "alt.winner": ("seats",),
    "alt.no_winner": (),
    "alt.sheet_seat": ("seat", "sign", "points"),
    "alt.sheet_line": ("seat", "component", "sign", "points", "why"),
    "alt.opponent_total": ("sign", "points"),
    "alt.replay": ("seat", "cards"),
    "alt.replay_table": ("seats", "cards"),
    "alt.replay_shared": ("cards",),
    "alt.profile": ("games", "wins"),
    "alt.skill": ("skill",),
    "alt.line": ("count", "first", "last", "low", "high"),
    "alt.ranked": ("place", "value"),
    "alt.weeks": ("count", "values"),
}
"""Every sentence and its parameters. Besides these: `alt.<zone>` with `cards`, how many lie in a zone of that name;
`component.<code>`, `components.<code>` (several of it), `modification.<code>` and `score.<code>` (a score line's code),
names without parameters; and `less.<code>`, that there is less of a `component` that costs points. `sign` is +, − or
nothing; `at` is a cell, or a column where the row has been said; `turn` is in degrees."""

Value = Union[int, str, "Say", tuple["Say", ...], tuple[str, ...]]
Said = int | str | tuple[str, ...]
Words = Callable[["Say"], str]
NOTHING: Mapping[str, Value] = {}


class _Sentence(NamedTuple):
    key: str
    pairs: tuple[tuple[str, Value], ...]


class Say(_Sentence):
    """A catalogue key and its parameters: a sentence, or a part of one.

    It is nothing but tuples: they travel fast from the process that draws, and are keys by which words are remembered.
    """

    __slots__ = ()

    def __new__(cls, key: str, params: Mapping[str, Value] = NOTHING) -> Say:
        return super().__new__(cls, key, tuple(params.items()))

    def __reduce__(self) -> tuple[Any, ...]:
        return _arrived, tuple(self)

    @property
    def params(self) -> Mapping[str, Value]:
        return dict(self.pairs)

    def given(self, say: Words) -> dict[str, Said]:
        """The parameters, with every `Say` in words."""
        return {name: _plain(value, say) for name, value in self.pairs}


@lru_cache(REMEMBERED)
def _arrived(*parts: Any) -> Say:
    """One that comes from another process: the one that came before. Most parts of a picture were in the last one too,
    and what has been put into words is remembered by them."""
    return tuple.__new__(Say, parts)


def _plain(value: Value, say: Words) -> Said:
    if isinstance(value, Say):
        return say(value)
    if isinstance(value, tuple):
        return tuple([say(one) if isinstance(one, Say) else one for one in value])
    return value


@dataclass(frozen=True)
class Alt:
    lines: tuple[Say, ...]
    """Most important first; what does not fit is dropped from the end."""
    further: tuple[Say, ...] = ()
    """Extra details, for when the text replaces the picture and need not be short."""

    def words(self, say: Words, limit: int = LIMIT) -> str:
        text = ""
        for line in self.lines:
            longer = f"{text} {say(line)}".strip()
            if len(longer) > limit:
                break
            text = longer
        return text


def alt(*lines: Say | Iterable[Say], further: Iterable[Say] = ()) -> Alt:
    flat: list[Say] = []
    for line in lines:
        flat.extend([line] if isinstance(line, Say) else line)
    return Alt(tuple(flat), tuple(further))


# The sentences that several pictures share


@cache
def component(code: str) -> Say:
    """One object for each: where the same one comes again, it is sent only once."""
    return Say(f"component.{code}")


def square(components: Square) -> Say:
    """A square: `thing on ground` if it has exactly two components, otherwise a list of them."""
    if len(components) == 2:
        thing, ground = components
        return Say("alt.square_on", {"thing": component(thing), "ground": component(ground)})
    return Say("alt.square", {"things": tuple(component(code) for code in components)})


def square_at(cell: Cell, components: Square) -> Say:
    return Say("alt.square_at", {"at": cell.label, "square": square(components)})


def card(number: int | None, shown: Card) -> Say:
    """A card's squares; None for a card without a number."""
    key, numbered = ("alt.open_card", {}) if number is None else ("alt.card", {"number": number})
    rows = [tuple(square(one) for one in row) for row in shown.grid]
    if len(rows) == 1:
        return Say(key, {**numbered, "squares": rows[0]})
    if len(rows) == 2:
        return Say(f"{key}_rows", {**numbered, "upper": rows[0], "lower": rows[1]})
    return Say(f"{key}_tall", {**numbered, "rows": len(rows), "squares": tuple(one for row in rows for one in row)})


def cells(where: Iterable[Cell]) -> str:
    return " ".join(cell.label for cell in sorted(where))


def area(seat: int | None, shown: Area) -> list[Say]:
    """An area's owner, its number of cards, and its visible squares row by row; seat None means the shared board."""
    if seat is None and not shown.laid:
        return [Say("alt.empty_shared_area")]
    if seat is None:
        return [Say("alt.shared_area", {"cards": len(shown.laid)}), *rows(shown)]
    if not shown.laid:
        return [Say("alt.empty_area", {"seat": seat + 1})]
    return [Say("alt.area", {"seat": seat + 1, "cards": len(shown.laid)}), *rows(shown)]


def rows(shown: Area) -> list[Say]:
    """The visible squares, row by row."""
    lines = []
    for row in sorted({cell.row for cell in shown.seen}):
        across = sorted(cell for cell in shown.seen if cell.row == row)
        squares = tuple(
            Say("alt.square_at", {"at": column_label(cell.col), "square": square(shown.seen[cell])}) for cell in across
        )
        lines.append(Say("alt.row", {"row": row + 1, "squares": squares}))
    return lines


def laid(shown: Area) -> list[Say]:
    """The cells of each card, bottom up. Only for games where cards may go under others: it decides what is legal."""
    if not shown.rules.under or len(shown.laid) < 2:
        return []
    return [Say("alt.laid", {"cards": tuple(cells(shown.laid[number].box.cells()) for number in shown.bottom_up)})]


def reach(shown: Area) -> Say:
    """The part of the frame that matters now."""
    window = shown.window
    ends = {"left": column_label(window.left), "right": column_label(window.right)}
    return Say("alt.reach", {**ends, "top": window.top + 1, "bottom": window.bottom + 1})


def points(key: str, amount: int, plus: str = "+", **params: Value) -> Say:
    sign = plus if amount > 0 else "−" if amount < 0 else ""
    return Say(key, {**params, "points": abs(amount), "sign": sign})


def change(line: ScoreLine, amount: int, where: Collection[Cell], *, eased: bool = False) -> Say:
    """The points, or the change in points, of a score line: what for, why, and where if it has a place.

    An `eased` penalty is worded as having less of the component; just naming it would sound like a reward for it.
    """
    if eased and where:
        less = Say(f"less.{line.code}", {"component": Say(f"components.{line.component}")})
        return points("alt.change_less", amount, what=less, cells=cells(where))
    what, why = component(line.component), Say(f"score.{line.code}")
    if not where:
        return points("alt.change_nowhere", amount, component=what, why=why)
    return points("alt.change", amount, component=what, why=why, cells=cells(where))


def cards(shown: Sequence[Card], first: int | None = 1) -> list[Say]:
    """Cards numbered from `first`, or without numbers (None)."""
    return [card(None if first is None else first + n, one) for n, one in enumerate(shown)]
