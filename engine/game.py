"""The interface of every game: setup, moves, what each seat may see, and how a game ends.

A game is a stateless object; its states are frozen values that follow from the log and nothing else. Besides its rules
a game declares its pack, its art, its rules pages and the codes that need words.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, Callable, Generic, Iterable, Iterator, Mapping, NamedTuple, Sequence, TypeVar

from engine.area import Area, AreaRules, Placement
from engine.art import Art
from engine.cards import Card, Pack, PackSpec, Square
from engine.deal import Deal, seed_from
from engine.errors import BadSetup, IllegalMove
from engine.geometry import Cell
from engine.moves import Move, Place
from engine.pages import Pages
from engine.script import Script
from engine.shuffle import SEED_BYTES, Dice, commitment
from engine.view import Board, Bonus, Outcome, ScoreLine, ScoreSheet, View, Zone

__all__ = [
    "AnyGame",
    "Board",
    "Bonus",
    "Game",
    "Level",
    "Outcome",
    "ScoreLine",
    "ScoreSheet",
    "Setup",
    "Start",
    "View",
    "Ways",
    "Zone",
    "check_seat",
    "set_up",
]


class Level(StrEnum):
    """How well a bot plays."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    EXPERT = "expert"


@dataclass(frozen=True)
class Start:
    """Where a game begins that goes on from the middle of another one: only what one seat knew then is still true."""

    seed: bytes = field(repr=False)
    """The seed of that other game."""
    seat: int
    moves: tuple[tuple[int, Move], ...] = field(repr=False)
    """The seats and moves that led there."""


@dataclass(frozen=True)
class Setup:
    """Everything a game starts from. Seats count from 0; who sits in them is not the engine's business."""

    game: str
    seats: int
    options: Mapping[str, str]
    seed: bytes = field(repr=False)
    rules: int
    pack: str
    pack_digest: str
    deal: Deal | None = None
    """What the seed was made from; None if it was given, as in tests, the tutorial and games of earlier versions."""
    start: Start | None = None
    """None if it begins at the beginning."""

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def dice(self, purpose: str) -> Dice:
        return Dice(self.seed, purpose)


S = TypeVar("S")
V = TypeVar("V", bound=View)
Value = TypeVar("Value", bound=float, covariant=True)


class Ways(NamedTuple, Generic[Value]):
    """Ways to place a card: a search looks at hundreds of values, and at few of the placements."""

    values: Sequence[Value]
    placement: Callable[[int], Placement]
    """The placement with the value of that number."""


class Game(ABC, Generic[S, V]):
    """One game. Subclasses set the attributes that have no default and implement the abstract methods."""

    name: str
    rules: int
    """The version of the rules; increase it whenever an old log would play out differently."""
    seats: range
    options: Mapping[str, tuple[str, ...]] = {}
    """Option -> its values, the default first."""
    moves: tuple[type[Move], ...]
    pack: PackSpec
    table: AreaRules
    collected: tuple[str, ...] = ()
    """The components that players want in groups."""
    daily: tuple[Mapping[str, str], ...] = ()
    """The options of a solo game that everyone can play once a day, by weekday, Monday first; empty if it has none."""

    # For drawing and explaining

    art: Art
    pages: Pages
    script: Script | None = None
    """The guided game that teaches it, if there is one."""

    # Codes that people will see, declared so that none is left without words

    phases: tuple[str, ...]
    """Every phase in which some seat has to act."""
    solo_phases: tuple[str, ...] = ()
    """The phases of a solo game; empty if nobody can play alone."""
    scores: tuple[str, ...]
    """The codes of all its score lines."""
    tie_breaks: tuple[str, ...] = ()
    """The codes of everything that can decide a tie."""
    zones: tuple[str, ...] = ()
    """The names of all its zones."""
    modifications: tuple[str, ...] = ()
    """The codes of everything its bonuses can count."""
    errors: Mapping[str, tuple[str, ...]] = {}
    """IllegalMove codes of this game only -> their parameters; `engine.errors` lists the common ones."""

    # Setting up

    def teams(self, seats: int) -> tuple[tuple[int, ...], ...]:
        """The teams for this number of seats; empty if everyone plays alone."""
        return ()

    @abstractmethod
    def default_pack(self) -> Pack:
        """The pack to use unless another one is chosen."""

    @abstractmethod
    def new(self, setup: Setup, pack: Pack) -> S:
        """The state before the first move."""

    @abstractmethod
    def deal_anew(self, state: S, seat: int, setup: Setup) -> S:
        """The state with everything dealt anew, by that setup's dice, that the seat cannot know. What the others have
        done in secret in this phase is undone; all else that the seat sees stays as it is."""

    # Playing

    @abstractmethod
    def apply(self, state: S, seat: int, move: Move) -> S:
        """The state after a move; raises IllegalMove. The old state is unchanged."""

    @abstractmethod
    def view_for(self, state: S, seat: int | None) -> V:
        """What that seat may know; None means an onlooker."""

    @abstractmethod
    def legal_moves(self, view: V) -> Iterator[Move]:
        """Every move the view's seat can make now, once each. A seat's own view is enough to work this out."""

    def other_moves(self, view: V) -> Iterable[Move]:
        """Every legal move except placements. Needed more often, and there may be a thousand placements."""
        return [move for move in self.legal_moves(view) if not isinstance(move, Place)]

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How the game ended; None while it is running."""

    @abstractmethod
    def decide(self, view: V, level: Level, dice: Dice) -> Move:
        """The move a bot makes now; it knows only what its seat may see."""

    # Weighing

    @abstractmethod
    def score_lines(self, view: V, area: Area) -> list[ScoreLine]:
        """What an area would score for the view's seat right now; used to weigh placements before making one."""

    def points(self, view: V, seat: int, area: Area | None = None) -> int:
        """What a seat would score right now, with its current area or with the given one."""
        own = replace(view, seat=seat)
        return sum(line.points for line in self.score_lines(own, own.area if area is None else area))

    def weighed(self, view: V, card: Card) -> Ways[int]:
        """The placements of a card that make a difference, each with what the seat would score.

        If several placements leave the area looking the same, only the first, plainest one is listed.
        """
        found: dict[frozenset[tuple[Cell, Square]], Placement] = {}
        for placement in view.area.placements(card):
            found.setdefault(frozenset(view.area.with_card(card, placement).seen.items()), placement)
        placements = list(found.values())
        after = (view.area.with_card(card, placement) for placement in placements)
        totals = [sum(line.points for line in self.score_lines(view, area)) for area in after]
        return Ways(totals, placements.__getitem__)

    def rival(self, view: V) -> ScoreSheet | None:
        """What a solo player's opponent would score right now; None in games without one."""
        return None

    def best_turn(self, view: V) -> tuple[Place, ...]:
        """The placements that score most right away for the view's seat, as far as the search finds them.

        By default the best single placement; games whose turns have more than one placement override this.
        """
        weighed = [(card, self.weighed(view, card)) for card in view.playable]
        most = max((total for _, found in weighed for total in found.values), default=None)
        best = [
            Place(card.id, found.placement(way))
            for card, found in weighed
            for way, total in enumerate(found.values)
            if total == most
        ]
        return tuple(sorted(best, key=lambda place: len(place.placement.under))[:1])

    def ways(self, view: V, area: Area, card: Card, left: int) -> Ways[float]:
        """Ways to place a card in an area, each with the area's value when `left` more cards will follow."""
        found = list(area.placements(card))
        lines = (self.score_lines(view, area.lay(card, placement)) for placement in found)
        return Ways([sum(line.points for line in each) for each in lines], found.__getitem__)


AnyGame = Game[Any, Any]


def set_up(game: AnyGame, pack: Pack, seats: int, options: Mapping[str, str], seed: bytes | Deal) -> Setup:
    """A checked setup with every option filled in, from a seed or a deal; raises BadSetup."""
    if not isinstance(seats, int) or isinstance(seats, bool) or seats not in game.seats:
        raise BadSetup("bad_seats", seats=seats, least=game.seats.start, most=game.seats.stop - 1)
    for option, given in options.items():
        if option not in game.options:
            raise BadSetup("unknown_option", option=str(option)[:40])
        if given not in game.options[option]:
            raise BadSetup("bad_option", option=option, given=str(given)[:40], allowed=list(game.options[option]))
    full = {option: options.get(option, values[0]) for option, values in game.options.items()}
    return _dealt(Setup(game.name, seats, full, b"", game.rules, pack.name, pack.digest), pack, seed)


def _dealt(setup: Setup, pack: Pack, source: bytes | Deal) -> Setup:
    if isinstance(source, Deal):
        source.check(setup.seats)
        text = source.text(setup.game, setup.rules, pack.fingerprint, setup.options)
        return replace(setup, seed=seed_from(text), deal=source)
    if not isinstance(source, bytes) or len(source) != SEED_BYTES:
        raise BadSetup("bad_seed")
    return replace(setup, seed=source)


def check_seat(seat: object, seats: int) -> None:
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < seats:
        raise IllegalMove("not_a_seat", seat=seat if isinstance(seat, (int, str)) else None, seats=seats)
