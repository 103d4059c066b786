"""The course of a game: four rounds in which everyone chooses and plays in secret at the same time; eight if solo."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property

from engine.area import Area, AreaRules, Placement
from engine.cards import CardId, Pack
from engine.errors import IllegalMove
from engine.game import Bonus, Outcome, Setup
from engine.geometry import Box, Cell, Rotation
from engine.moves import Choose, Move, Place, Undo
from engine.snack_match import bonus, scoring
from engine.snack_match.pack import HAND, SPEC, bonus_cards
from engine.snack_match.patterns import SIDE

CHOOSE, PLAY, OVER = "choose", "play", "over"
CARDS = 8
"""How many cards a finished picnic has."""
ROUNDS, SOLO_ROUNDS = CARDS // HAND, CARDS

MIDDLE = Cell(SIDE - 1, SIDE - 1)
"""The cell in the middle of the frame. The first card is centred on it, so a picnic can grow equally far each way."""
_BEFORE = SPEC.cols // 2
"""How many squares of the first card come before the middle."""
_ACROSS, _UPRIGHT = Cell(MIDDLE.row, MIDDLE.col - _BEFORE), Cell(MIDDLE.row - _BEFORE, MIDDLE.col)

TABLE = AreaRules(
    frame=Box.at(Cell(0, 0), 2 * SIDE - 1, 2 * SIDE - 1),
    first=(
        Placement(_ACROSS, Rotation.R0),
        Placement(_UPRIGHT, Rotation.R90),
        Placement(_ACROSS, Rotation.R180),
        Placement(_UPRIGHT, Rotation.R270),
    ),
    opening=Box.at(MIDDLE, 1, 1).grown(_BEFORE, _BEFORE),
    limit=SIDE,
    under=True,
)


@dataclass(frozen=True)
class Keep(Choose):
    """Keep this card and pass the other one to the left."""

    do = "keep"


@dataclass(frozen=True)
class SeatState:
    shown: Area
    """The area as everyone sees it: at the end of the last round."""
    area: Area
    """The area as it is now, including the cards placed in this phase."""
    hand: tuple[CardId, ...] = ()
    """The two cards drawn, later the two to play (kept card first), without those already placed."""
    to_play: tuple[CardId, ...] = ()
    """The two cards to play in this round, kept card first, with those already placed; empty before cards are passed,
    and in solo games."""
    kept: CardId | None = None
    passed: tuple[CardId, ...] = ()
    """Every card this seat has passed on, round by round."""

    @property
    def placed(self) -> int:
        """How many cards it has placed in this phase and can still undo."""
        return len(self.area.laid) - len(self.shown.laid)


@dataclass(frozen=True)
class State:
    setup: Setup
    pack: Pack = field(repr=False)
    bonuses: tuple[Bonus, ...]
    pile: tuple[CardId, ...] = field(repr=False)
    """Cards to draw, the next one first."""
    round: int
    phase: str
    seats: tuple[SeatState, ...] = field(repr=False)
    opponent: tuple[CardId, ...] = ()
    """The solo opponent's cards."""

    @property
    def solo(self) -> bool:
        return len(self.seats) == 1

    @cached_property
    def outcome(self) -> Outcome | None:
        """Worked out once, because every view of a game that is over has it."""
        if self.phase != OVER:
            return None
        if self.solo:
            opponent = [self.pack[card] for card in self.opponent]
            return scoring.solo_outcome(self.seats[0].area, opponent, self.bonuses)
        return scoring.outcome([own.area for own in self.seats], self.bonuses)

    def with_seat(self, seat: int, **changes: object) -> State:
        seats = list(self.seats)
        seats[seat] = replace(seats[seat], **changes)  # type: ignore[arg-type]
        return replace(self, seats=tuple(seats))

    def done(self, seat: int) -> bool:
        """Whether a seat has done everything it has to do in this phase."""
        own = self.seats[seat]
        return own.kept is not None if self.phase == CHOOSE else not own.hand


def begin(setup: Setup, pack: Pack) -> State:
    diet = setup.options["diet"]
    pair = () if diet == "none" else bonus.draw(bonus_cards(), diet, setup.dice("bonus"))
    pile = tuple(setup.dice("pile").shuffled(pack.ids))
    empty = SeatState(Area(TABLE), Area(TABLE))
    return _next_round(State(setup, pack, pair, pile, 0, PLAY, (empty,) * setup.seats))


def apply(state: State, seat: int, move: Move) -> State:
    if isinstance(move, Undo):
        return _undo(state, seat)
    if isinstance(move, Keep):
        return _keep(state, seat, move.card)
    if isinstance(move, Place):
        return _place(state, seat, move)
    raise IllegalMove("unknown_move", move=move.do)


def outcome(state: State) -> Outcome | None:
    return state.outcome


def _keep(state: State, seat: int, card: CardId) -> State:
    own = state.seats[seat]
    if state.phase != CHOOSE:
        raise IllegalMove("wrong_phase", move=Keep.do, phase=state.phase)
    if card not in own.hand:
        raise IllegalMove("not_in_hand", card=card)
    if card == own.kept:
        raise IllegalMove("already_done")
    state = state.with_seat(seat, kept=card)
    return _pass_left(state) if all(map(state.done, range(len(state.seats)))) else state


def _pass_left(state: State) -> State:
    """Once everyone has chosen: pass each seat's other card to the next seat, the last seat's to the first."""
    passing = [next(card for card in own.hand if card != own.kept) for own in state.seats]
    seats = []
    for seat, own in enumerate(state.seats):
        assert own.kept is not None
        hand = (own.kept, passing[seat - 1])
        seats.append(replace(own, hand=hand, to_play=hand, kept=None, passed=(*own.passed, passing[seat])))
    return replace(state, phase=PLAY, seats=tuple(seats))


def _place(state: State, seat: int, move: Place) -> State:
    own = state.seats[seat]
    if state.phase != PLAY:
        raise IllegalMove("wrong_phase", move=Place.do, phase=state.phase)
    if not own.hand:
        raise IllegalMove("already_done")
    if move.card not in own.hand:
        raise IllegalMove("not_in_hand", card=move.card)
    area = own.area.lay(state.pack[move.card], move.placement)
    hand = tuple(card for card in own.hand if card != move.card)
    if state.solo:
        state = state.with_seat(seat, area=area, shown=area, hand=())
        return _next_round(replace(state, opponent=(*state.opponent, *hand)))
    state = state.with_seat(seat, area=area, hand=hand)
    if all(map(state.done, range(len(state.seats)))):
        shown = tuple(replace(other, shown=other.area) for other in state.seats)
        return _next_round(replace(state, seats=shown))
    return state


def _undo(state: State, seat: int) -> State:
    own = state.seats[seat]
    if state.phase == CHOOSE and own.kept is not None:
        return state.with_seat(seat, kept=None)
    if own.placed:
        area = own.area.up_to(len(own.area.laid) - 1)
        back = (*own.hand, own.area.laid[-1].card.id)
        return state.with_seat(seat, area=area, hand=tuple(card for card in own.to_play if card in back))
    raise IllegalMove("final" if own.area.laid or own.passed else "nothing_to_undo")


def _next_round(state: State) -> State:
    last = SOLO_ROUNDS if state.solo else ROUNDS
    if state.round == last:
        return replace(state, phase=OVER)
    seats, pile = [], state.pile
    for own in state.seats:
        seats.append(replace(own, hand=pile[:HAND], to_play=(), kept=None))
        pile = pile[HAND:]
    phase = PLAY if state.solo else CHOOSE
    return replace(state, round=state.round + 1, phase=phase, pile=pile, seats=tuple(seats))
