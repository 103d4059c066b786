"""The course of a game: everyone opens a stall in secret, takes turns up to eight cards each, then names goods."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property

from engine.area import Area, AreaRules, Placement
from engine.cards import CardId, Pack
from engine.errors import IllegalMove
from engine.game import Outcome, Setup
from engine.geometry import Box, Cell, Rotation
from engine.moves import Choose, Json, Move, Place, Undo
from engine.veggies import scoring
from engine.veggies.pack import GOODS, LONG, SPEC
from engine.veggies.scoring import Goods

START, TURN, NAME, OVER = "start", "turn", "name", "over"
CARDS = 8
"""How many cards a finished stall has."""
MARKET = 3

_REACH = (CARDS - 1) * LONG
"""The furthest that all cards after the first can extend a stall in one direction."""
OPENING = Placement(Cell(_REACH, _REACH), Rotation.R0)
TABLE = AreaRules(
    frame=Box.at(OPENING.cell, LONG, LONG).grown(_REACH, _REACH),
    first=(OPENING,),
    opening=Box.at(OPENING.cell, SPEC.rows, SPEC.cols).grown(LONG, LONG),
    margin=LONG,
)


@dataclass(frozen=True)
class Open(Choose):
    """Open the stall with this card; the other one stays in the hand."""

    do = "open"


@dataclass(frozen=True)
class Name(Move):
    """Name the goods of the seat's largest groups."""

    goods: tuple[str, ...]
    do = "name"

    @property
    def components(self) -> tuple[str, ...]:
        return self.goods

    def to_json(self) -> Json:
        return {"do": self.do, "goods": list(self.goods)}

    @classmethod
    def from_json(cls, data: Json) -> Move:
        goods = data.get("goods")
        if not isinstance(goods, list) or any(good not in GOODS for good in goods):
            raise IllegalMove("bad_move", move=cls.do, field="goods")
        return cls(tuple(goods))


@dataclass(frozen=True)
class SeatState:
    stall: Area = field(default_factory=lambda: Area(TABLE))
    hand: tuple[CardId, ...] = ()
    """The two cards dealt; once the stalls are open, a single hidden card."""
    opening: CardId | None = None
    """The card chosen to open with, until all stalls are open."""
    named: Goods | None = None


@dataclass(frozen=True)
class State:
    setup: Setup
    pack: Pack = field(repr=False)
    first: int
    """The seat that takes the first turn."""
    pile: tuple[CardId, ...] = field(repr=False)
    """Cards to draw, the next one first."""
    market: tuple[CardId, ...]
    phase: str
    turn: int
    """The seat whose turn it is, once the stalls are open."""
    seats: tuple[SeatState, ...] = field(repr=False)

    def with_seat(self, seat: int, **changes: object) -> State:
        seats = list(self.seats)
        seats[seat] = replace(seats[seat], **changes)  # type: ignore[arg-type]
        return replace(self, seats=tuple(seats))

    @cached_property
    def outcome(self) -> Outcome | None:
        """Worked out once, because every view of a game that is over has it."""
        if self.phase != OVER:
            return None
        return scoring.outcome([own.stall for own in self.seats], [own.named or () for own in self.seats])

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that have to act before the game can continue."""
        match self.phase:
            case "start":
                return tuple(seat for seat, own in enumerate(self.seats) if own.opening is None)
            case "turn":
                return (self.turn,)
            case "name":
                return tuple(seat for seat, own in enumerate(self.seats) if own.named is None)
        return ()

    def name_choices(self, seat: int) -> tuple[Goods, ...]:
        return scoring.name_choices(self.seats[seat].stall, scoring.names_each(len(self.seats)))


def begin(setup: Setup, pack: Pack) -> State:
    """Deal three cards to the market, then two to each seat in order."""
    pile = tuple(setup.dice("pile").shuffled(pack.ids))
    market, pile = pile[:MARKET], pile[MARKET:]
    seats = tuple(SeatState(hand=pile[2 * seat : 2 * seat + 2]) for seat in range(setup.seats))
    first = setup.dice("first").below(setup.seats)
    return State(setup, pack, first, pile[2 * setup.seats :], market, START, first, seats)


def apply(state: State, seat: int, move: Move) -> State:
    if isinstance(move, Undo):
        return _undo(state, seat)
    if isinstance(move, Open):
        return _open(state, seat, move.card)
    if isinstance(move, Place):
        return _place(state, seat, move)
    if isinstance(move, Name):
        return _name(state, seat, move.goods)
    raise IllegalMove("unknown_move", move=move.do)


def outcome(state: State) -> Outcome | None:
    return state.outcome


def _check_phase(state: State, phase: str, move: type[Move]) -> None:
    if state.phase != phase:
        raise IllegalMove("wrong_phase", move=move.do, phase=state.phase)


def _open(state: State, seat: int, card: CardId) -> State:
    _check_phase(state, START, Open)
    own = state.seats[seat]
    if card not in own.hand:
        raise IllegalMove("not_in_hand", card=card)
    if card == own.opening:
        raise IllegalMove("already_done")
    state = state.with_seat(seat, opening=card)
    return state if state.waiting else _open_stalls(state)


def _open_stalls(state: State) -> State:
    """Once everyone has chosen: reveal all opening cards together."""
    seats = []
    for own in state.seats:
        assert own.opening is not None
        stall = own.stall.lay(state.pack[own.opening], OPENING)
        hand = tuple(card for card in own.hand if card != own.opening)
        seats.append(SeatState(stall, hand))
    return replace(state, phase=TURN, seats=tuple(seats))


def _place(state: State, seat: int, move: Place) -> State:
    """Place a card and replace it from the pile, in the hand or in the same place in the market."""
    _check_phase(state, TURN, Place)
    if seat != state.turn:
        raise IllegalMove("not_your_turn", seat=seat, turn=state.turn)
    own = state.seats[seat]
    if move.card not in (*own.hand, *state.market):
        raise IllegalMove("not_here", card=move.card)
    stall = own.stall.lay(state.pack[move.card], move.placement)
    drawn, *pile = state.pile
    hand = tuple(drawn if card == move.card else card for card in own.hand)
    market = tuple(drawn if card == move.card else card for card in state.market)
    state = state.with_seat(seat, stall=stall, hand=hand)
    state = replace(state, pile=tuple(pile), market=market, turn=(seat + 1) % len(state.seats))
    return state if len(state.seats[state.turn].stall.laid) < CARDS else _begin_naming(state)


def _begin_naming(state: State) -> State:
    """Once all stalls are full: name goods for every seat that has only one choice."""
    state = replace(state, phase=NAME)
    for seat in range(len(state.seats)):
        choices = state.name_choices(seat)
        if len(choices) == 1:
            state = state.with_seat(seat, named=choices[0])
    return _end_if_all_named(state)


def _name(state: State, seat: int, goods: tuple[str, ...]) -> State:
    _check_phase(state, NAME, Name)
    choices = state.name_choices(seat)
    if len(choices) == 1:
        raise IllegalMove("already_done")
    named = scoring.in_order(goods)
    if named not in choices or len(named) != len(goods):
        raise IllegalMove("bad_goods", goods=list(goods), allowed=[" ".join(choice) for choice in choices])
    if named == state.seats[seat].named:
        raise IllegalMove("already_done")
    return _end_if_all_named(state.with_seat(seat, named=named))


def _end_if_all_named(state: State) -> State:
    return state if state.waiting else replace(state, phase=OVER)


def _undo(state: State, seat: int) -> State:
    """Undo a secret choice. Placements cannot be undone, because each has revealed or drawn a card."""
    own = state.seats[seat]
    if state.phase == START:
        if own.opening is None:
            raise IllegalMove("nothing_to_undo")
        return state.with_seat(seat, opening=None)
    if not can_rename(state, seat):
        raise IllegalMove("final")
    return state.with_seat(seat, named=None)


def can_rename(state: State, seat: int) -> bool:
    """Whether the seat had a choice of goods, has named some, and may still change its mind."""
    return state.phase == NAME and state.seats[seat].named is not None and len(state.name_choices(seat)) > 1
