"""The course: on your turn you place a tile at an end of the line, draw one, or pass when none are left."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property

from engine.area import Area, AreaRules, Laid, Placement
from engine.cards import Card, CardId, Pack
from engine.errors import IllegalMove
from engine.game import Outcome, Setup
from engine.geometry import Box, Cell, Rotation
from engine.moves import Move, Place
from tests.example_game import scoring
from tests.example_game.pack import SPEC

TURN, OVER = "turn", "over"
HAND = 3
ROUNDS = 8

REACH = (SPEC.count - 1) * SPEC.cols
"""How far all tiles but the first can extend the line to one side."""
START = Cell(0, REACH)


@dataclass(frozen=True)
class LineRules(AreaRules):
    """Halves that touch must have the same number of pips."""

    def problem(self, area: Area, card: Card, placement: Placement) -> IllegalMove | None:
        for cell, square in Laid(card, placement).squares():
            for beside in cell.neighbours():
                if beside in area.seen and area.seen[beside] != square:
                    return IllegalMove("no_match", cell=cell.label, component=square[0], other=area.seen[beside][0])
        return None


TABLE = LineRules(
    frame=Box(0, 0, 0, 2 * REACH + SPEC.cols - 1),
    first=(Placement(START, Rotation.R0), Placement(START, Rotation.R180)),
    opening=Box.at(START, 1, SPEC.cols).grown(0, SPEC.cols),
    margin=SPEC.cols,
    overlap=False,
)


@dataclass(frozen=True)
class Draw(Move):
    """Take a tile from the pile."""

    do = "draw"


@dataclass(frozen=True)
class Pass(Move):
    """Do nothing; only when there is nothing left to draw."""

    do = "pass"


@dataclass(frozen=True)
class State:
    setup: Setup
    pack: Pack = field(repr=False)
    pile: tuple[CardId, ...] = field(repr=False)
    """The next tile is the first."""
    hands: tuple[tuple[CardId, ...], ...] = field(repr=False)
    turn: int
    line: Area = field(default_factory=lambda: Area(TABLE))
    owners: tuple[int, ...] = ()
    """Which seat placed each tile of the line."""
    turns: int = 0
    """How many turns have been taken."""
    passes: int = 0
    """How many of the latest turns in a row were passed."""

    @cached_property
    def outcome(self) -> Outcome | None:
        """Worked out once, because every view of a game that is over has it."""
        if not self.over:
            return None
        hands = [[self.pack[card] for card in hand] for hand in self.hands]
        return scoring.outcome(self.line, self.owners, hands)

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def over(self) -> bool:
        done = self.turns == ROUNDS * self.seats or self.passes == self.seats
        return done or not all(self.hands)


def begin(setup: Setup, pack: Pack) -> State:
    pile = tuple(setup.dice("pile").shuffled(pack.ids))
    hands = tuple(pile[HAND * seat : HAND * (seat + 1)] for seat in range(setup.seats))
    return State(setup, pack, pile[HAND * setup.seats :], hands, setup.dice("first").below(setup.seats))


def deal_anew(state: State, seat: int, setup: Setup) -> State:
    """What the others hold and the pile, shuffled together and dealt again."""
    others = (card for other, hand in enumerate(state.hands) if other != seat for card in hand)
    hidden = setup.dice("anew").shuffled(sorted([*state.pile, *others]))
    hands = []
    for other, hand in enumerate(state.hands):
        if other != seat:
            hand, hidden = tuple(hidden[: len(hand)]), hidden[len(hand) :]
        hands.append(hand)
    return replace(state, setup=setup, pile=tuple(hidden), hands=tuple(hands))


def apply(state: State, seat: int, move: Move) -> State:
    if seat != state.turn:
        raise IllegalMove("not_your_turn", seat=seat, turn=state.turn)
    if isinstance(move, Place):
        return _next(_placed(state, seat, move), passes=0)
    if isinstance(move, Draw):
        return _next(_drawn(state, seat), passes=0)
    if isinstance(move, Pass):
        if state.pile:
            raise IllegalMove("must_draw", pile=len(state.pile))
        return _next(state, passes=state.passes + 1)
    raise IllegalMove("unknown_move", move=move.do)


def _placed(state: State, seat: int, move: Place) -> State:
    if move.card not in state.hands[seat]:
        raise IllegalMove("not_in_hand", card=move.card)
    line = state.line.lay(state.pack[move.card], move.placement)
    hand = tuple(card for card in state.hands[seat] if card != move.card)
    return replace(state, line=line, owners=(*state.owners, seat), hands=_with(state.hands, seat, hand))


def _drawn(state: State, seat: int) -> State:
    if not state.pile:
        raise IllegalMove("pile_empty")
    drawn, *pile = state.pile
    return replace(state, pile=tuple(pile), hands=_with(state.hands, seat, (*state.hands[seat], drawn)))


def _with(hands: tuple[tuple[CardId, ...], ...], seat: int, hand: tuple[CardId, ...]) -> tuple[tuple[CardId, ...], ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def _next(state: State, passes: int) -> State:
    return replace(state, turn=(state.turn + 1) % state.seats, turns=state.turns + 1, passes=passes)


def outcome(state: State) -> Outcome | None:
    return state.outcome
