"""The moves open to a seat now, by kind, and the names a game gives them."""

from __future__ import annotations

from dataclasses import dataclass

from bot.language.words import Words
from bot.panels.ids import BadId, Press
from bot.service.errors import Stale
from bot.service.table import Table
from engine.cards import Card
from engine.catalog import GAMES
from engine.game import View
from engine.moves import Choose, Move, Place, Undo


@dataclass(frozen=True)
class OpenMoves:
    """The moves open to a seat, apart from undo."""

    choices: tuple[Choose, ...]
    """Cards in the hand that can be chosen; a game may have players choose cards for more than one purpose."""
    answers: tuple[Move, ...]
    """All other moves, a button each: draw, pass, name something."""
    placing: bool
    """Whether a card can be placed. Placements are tried out first, so they are not listed here."""

    def __bool__(self) -> bool:
        return bool(self.choices or self.answers or self.placing)


def open_to(view: View) -> OpenMoves:
    game = GAMES[view.game]
    others = [move for move in game.other_moves(view) if not isinstance(move, Undo)]
    return OpenMoves(
        tuple(move for move in others if isinstance(move, Choose)),
        tuple(move for move in others if not isinstance(move, Choose)),
        placing=any(isinstance(move, Place) for move in game.legal_moves(view)),
    )


def card_of(view: View, slot: int) -> Card:
    """The card at a position; Stale if it has been placed in the meantime. BadId if no panel ever had that position."""
    if slot >= len(view.slots):
        raise BadId(str(slot))
    card = view.slots[slot]
    if card is None:
        raise Stale("stale")
    return card


def kinds_of_choice(game: str) -> tuple[type[Choose], ...]:
    """The kinds of move that choose a card in a game."""
    return tuple(kind for kind in GAMES[game].moves if issubclass(kind, Choose))


def choice_press(table: Table, seat: int, kind: type[Choose], number: int) -> Press:
    """The press that chooses a card by its position in the hand; it names the kind unless that is the game's first."""
    kinds = kinds_of_choice(table.agreed.game)
    what_for = () if kind is kinds[0] else (kind.do,)
    return Press("choose", table.code, table.stamp(seat), (str(number), *what_for))


def chosen(table: Table, seat: int, press: Press) -> Choose:
    """The move behind a press made by `choice_press`."""
    number, what_for = (*press.args, "", "")[:2]
    kinds = kinds_of_choice(table.agreed.game)
    kind = next((one for one in kinds if one.do == what_for), None) if what_for else next(iter(kinds), None)
    hand = table.view(seat).hand
    if kind is None or not number.isdecimal() or int(number) >= len(hand):
        raise BadId(":".join(press.args))
    return kind(hand[int(number)].id)


def answered(table: Table, seat: int, press: Press) -> Move:
    """The move behind an answer's button."""
    answers = open_to(table.view(seat)).answers
    if press.number >= len(answers):
        raise BadId(":".join(press.args))
    return answers[press.number]


# What moves are called


def choice_name(words: Words, view: View, kind: type[Choose], number: int) -> str:
    return words(f"{view.game}-{kind.do}-button", number=number + 1)


def answer_name(words: Words, view: View, move: Move) -> str:
    things = words.list(words(f"components-{one}") for one in move.components)
    return words(f"{view.game}-{move.do}-button", things=things)
