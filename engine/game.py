"""What every game is: a way to set up, moves, what each seat may see of it, and how it ended.

A game is a stateless object; its states are frozen values. The log and nothing else decides a state, and everything
outside the engine works from views.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Iterable, Iterator, Mapping, Protocol, TypeVar

from engine.area import Area, AreaRules, Placement
from engine.cards import Card, Pack, PackSpec
from engine.errors import BadSetup, IllegalMove
from engine.geometry import Cell
from engine.moves import Move, Place
from engine.shuffle import SEED_BYTES, Dice, commitment


class Level(StrEnum):
    """How well an automatic player plays."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


@dataclass(frozen=True)
class Setup:
    """Everything a game starts from. Seats are numbered from 0; who sits there is not the engine's business."""

    game: str
    seats: int
    options: Mapping[str, str]
    seed: bytes = field(repr=False)
    rules: int
    pack: str
    pack_digest: str

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def dice(self, purpose: str) -> Dice:
        return Dice(self.seed, purpose)


# How a game ended


@dataclass(frozen=True)
class ScoreLine:
    """One entry of a score sheet: what it is for, where it is seen, and what it brings."""

    code: str
    """`group`, a bonus's or a good's code: the words are made elsewhere."""
    component: str
    groups: tuple[frozenset[Cell], ...]
    """The cells that count, group by group."""
    points: int
    counts: Mapping[str, int] = field(default_factory=dict)
    """The numbers behind the points, for the reason to be said."""


@dataclass(frozen=True)
class ScoreSheet:
    lines: tuple[ScoreLine, ...]

    @property
    def total(self) -> int:
        return sum(line.points for line in self.lines)


@dataclass(frozen=True)
class Outcome:
    sheets: tuple[ScoreSheet, ...]
    """By seat."""
    winners: tuple[int, ...]
    """Seats; several share the win, none when a solo player has lost."""
    decided_by: str
    """`points`, a game's tie-break, or `shared`."""
    tie_break: tuple[int, ...] = ()
    """By seat, what the tie-break compared; empty where the points were enough."""
    opponent: ScoreSheet | None = None
    """What a solo player had to beat."""
    teams: tuple[tuple[int, ...], ...] = ()
    """Seats whose sheets are added up together; empty where everyone played alone."""


# What a person may know


@dataclass(frozen=True)
class Bonus:
    """What is counted besides, known from the start: which component, and what it gives or costs."""

    component: str
    modification: str


@dataclass(frozen=True, kw_only=True)
class View:
    """What one seat, or an onlooker, may know. Games add what is theirs."""

    game: str
    seat: int | None
    """Whose view it is; None for onlookers."""
    seats: int
    phase: str
    round: int
    rounds: int
    waiting: tuple[int, ...]
    """The seats that the phase waits for."""
    areas: tuple[Area, ...]
    """By seat: one's own as it is now, the others' as last shown."""
    turn: int | None = None
    """The seat whose turn it is, where one acts after the other; None where all act at the same time."""
    teams: tuple[tuple[int, ...], ...] = ()
    """Who plays together; empty where everyone plays alone."""
    bonuses: tuple[Bonus, ...] = ()
    market: tuple[Card, ...] = ()
    """Open cards that anyone may take on their turn."""
    opponent: tuple[Card, ...] = ()
    """The cards of whoever a solo player plays against."""
    hand: tuple[Card, ...] = ()
    """The cards from which this seat chooses or plays now."""
    can_undo: bool = False
    pile: int
    """How many cards are still to be drawn."""
    commitment: str
    seed: str | None = None
    """Shown once the game is over, to prove the deal."""
    outcome: Outcome | None = None

    @property
    def over(self) -> bool:
        return self.outcome is not None

    @property
    def chosen(self) -> Card | None:
        """The card that this seat has chosen in this phase, while it can still change its mind."""
        return None

    @property
    def final(self) -> bool:
        """Whether what this seat does now can't be taken back, so that it can be said beforehand."""
        return False

    @property
    def playable(self) -> tuple[Card, ...]:
        """The cards that can be laid on this turn, wherever they lie now."""
        return self.hand

    @property
    def plannable(self) -> tuple[Card, ...]:
        """Cards that this seat can lay on its next turn, whatever the others do until then."""
        return ()

    @property
    def tryable(self) -> tuple[Card, ...]:
        """The cards that can be tried out: to be laid now, or else on the next turn."""
        return self.playable or self.plannable

    @property
    def area(self) -> Area:
        """The viewer's own area."""
        if self.seat is None:
            raise IllegalMove("not_a_seat", seat=None, seats=self.seats)
        return self.areas[self.seat]


S = TypeVar("S")
V = TypeVar("V", bound=View)


class Game(Protocol[S, V]):
    name: str
    rules: int
    """The version of the rules; raised whenever an old log would play out differently."""
    seats: range
    options: Mapping[str, tuple[str, ...]]
    """Each option and its values, the default first."""
    moves: tuple[type[Move], ...]
    pack: PackSpec
    table: AreaRules
    collected: tuple[str, ...]
    """The components that one wants in groups."""

    def teams(self, seats: int) -> tuple[tuple[int, ...], ...]:
        """Who plays together when so many play; nothing where everyone plays alone."""

    def new(self, setup: Setup, pack: Pack) -> S:
        """The state before the first move."""

    def apply(self, state: S, seat: int, move: Move) -> S:
        """The state after a move, or IllegalMove; the old state is unchanged."""

    def view_for(self, state: S, seat: int | None) -> V:
        """What that seat may know, or an onlooker for None."""

    def legal_moves(self, view: V) -> Iterator[Move]:
        """Every move that the view's seat can make now, each once. One's own view is enough to tell."""

    def outcome(self, state: S) -> Outcome | None:
        """How it ended; None while it goes on."""

    def score_lines(self, view: V, area: Area) -> list[ScoreLine]:
        """What an area would bring the view's seat as things stand: how a placement is weighed before it is made."""

    def weighed(self, view: V, card: Card) -> Iterator[tuple[Placement, int]]:
        """Every placement of a card in the seat's own area worth telling apart, and what the area would score then."""

    def cards_in(self, state: S) -> Mapping[str, list[int]]:
        """Where each card is, for checks: every card of the pack stands in exactly one place."""

    def decide(self, view: V, level: Level, dice: Dice) -> Move:
        """What an automatic player does now; it sees what its seat may see, nothing else."""

    def best_turn(self, view: V) -> tuple[Place, ...]:
        """The placements that bring the view's seat most points at once, so far as they are found."""

    def ways(self, view: V, area: Area, card: Card, left: int) -> Iterable[tuple[float, Placement]]:
        """Ways to lay a card in an area and what it is worth then, when so many cards are still to follow it."""


AnyGame = Game[Any, Any]


def set_up(game: AnyGame, pack: Pack, seats: int, options: Mapping[str, str], seed: bytes) -> Setup:
    """A checked setup with every option spelled out."""
    if not isinstance(seats, int) or isinstance(seats, bool) or seats not in game.seats:
        raise BadSetup("bad_seats", seats=seats, least=game.seats.start, most=game.seats.stop - 1)
    for option, given in options.items():
        if option not in game.options:
            raise BadSetup("unknown_option", option=str(option)[:40])
        if given not in game.options[option]:
            raise BadSetup("bad_option", option=option, given=str(given)[:40], allowed=list(game.options[option]))
    if not isinstance(seed, bytes) or len(seed) != SEED_BYTES:
        raise BadSetup("bad_seed")
    full = {option: options.get(option, values[0]) for option, values in game.options.items()}
    return Setup(game.name, seats, full, seed, game.rules, pack.name, pack.digest)


def check_seat(seat: object, seats: int) -> None:
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < seats:
        raise IllegalMove("not_a_seat", seat=seat if isinstance(seat, (int, str)) else None, seats=seats)
