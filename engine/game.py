"""What every game is: a way to set up, moves, what each seat may see of it, and how it ended.

A game is a stateless object; its states are frozen values. The log and nothing else decides a state. What a game needs
besides its rules it declares here as well: its pack, its pictures, the pages of its rules, the codes that need words.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field, replace
from enum import StrEnum
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Generic, Iterable, Iterator, Mapping, TypeVar

from engine.area import Area, AreaRules, Placement
from engine.art import Art
from engine.cards import Card, Pack, PackSpec
from engine.errors import BadSetup, IllegalMove
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
    "View",
    "Zone",
    "check_seat",
    "set_up",
]


class Level(StrEnum):
    """How well a bot plays."""

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


S = TypeVar("S")
V = TypeVar("V", bound=View)


class Game(ABC, Generic[S, V]):
    """One game. Subclasses set the attributes without a default and define the abstract methods."""

    name: str
    rules: int
    """The version of the rules; raised whenever an old log would play out differently."""
    seats: range
    options: Mapping[str, tuple[str, ...]] = {}
    """Each option and its values, the default first."""
    moves: tuple[type[Move], ...]
    pack: PackSpec
    table: AreaRules
    collected: tuple[str, ...] = ()
    """The components that one wants in groups."""

    # What it brings for those who draw and explain it

    art: Art
    pages: Pages
    script: Script | None = None
    """The guided game that teaches it, if it has one."""

    @property
    def home(self) -> Traversable:
        """The folder that holds all of the game; its words are in `locales` there."""
        return files(type(self).__module__.rpartition(".")[0])

    # The codes that people will see, so that none is left without words

    phases: tuple[str, ...]
    """Every phase in which someone has something to do."""
    scores: tuple[str, ...]
    """The codes of all score lines."""
    tie_breaks: tuple[str, ...] = ()
    """What can decide when points are equal."""
    zones: tuple[str, ...] = ()
    """The names of all zones."""
    modifications: tuple[str, ...] = ()
    """What its bonuses can be about."""
    errors: Mapping[str, tuple[str, ...]] = {}
    """Codes of this game alone that IllegalMove can have -> their parameters; `engine.errors` lists those of all."""

    # Setting up

    def teams(self, seats: int) -> tuple[tuple[int, ...], ...]:
        """Who plays together when so many play; nothing where everyone plays alone."""
        return ()

    @abstractmethod
    def default_pack(self) -> Pack:
        """The pack that is played with unless another one is asked for."""

    @abstractmethod
    def new(self, setup: Setup, pack: Pack) -> S:
        """The state before the first move."""

    # Playing

    @abstractmethod
    def apply(self, state: S, seat: int, move: Move) -> S:
        """The state after a move, or IllegalMove; the old state is unchanged."""

    @abstractmethod
    def view_for(self, state: S, seat: int | None) -> V:
        """What that seat may know, or an onlooker for None."""

    @abstractmethod
    def legal_moves(self, view: V) -> Iterator[Move]:
        """Every move that the view's seat can make now, each once. One's own view is enough to tell."""

    def other_moves(self, view: V) -> Iterable[Move]:
        """Every legal move but placements, of which there may be a thousand: these are asked for more often."""
        return [move for move in self.legal_moves(view) if not isinstance(move, Place)]

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How it ended; None while it goes on."""

    @abstractmethod
    def decide(self, view: V, level: Level, dice: Dice) -> Move:
        """What a bot does now; it sees what its seat may see, nothing else."""

    # Weighing

    @abstractmethod
    def score_lines(self, view: V, area: Area) -> list[ScoreLine]:
        """What an area would bring the view's seat as things stand: how a placement is weighed before it is made."""

    def points(self, view: V, seat: int, area: Area | None = None) -> int:
        """What a seat would score as things stand; with another area than it has, if one is given."""
        own = replace(view, seat=seat)
        return sum(line.points for line in self.score_lines(own, own.area if area is None else area))

    def weighed(self, view: V, card: Card) -> Iterator[tuple[Placement, int]]:
        """Every placement of a card worth telling apart, and what the seat would score with it.

        Of placements after which the area looks the same, this is only the plainest.
        """
        seen = set()
        for placement in view.area.placements(card):
            after = view.area.lay(card, placement)
            looks = frozenset(after.seen.items())
            if looks not in seen:
                seen.add(looks)
                yield placement, sum(line.points for line in self.score_lines(view, after))

    def best_turn(self, view: V) -> tuple[Place, ...]:
        """The placements that bring the view's seat most points at once, so far as they are found.

        This is the best single placement; a game in which a turn is more than that looks further.
        """
        ways = [(card, placement, total) for card in view.playable for placement, total in self.weighed(view, card)]
        if not ways:
            return ()
        card, placement, _ = max(ways, key=lambda way: (way[2], -len(way[1].under)))
        return (Place(card.id, placement),)

    def ways(self, view: V, area: Area, card: Card, left: int) -> Iterable[tuple[float, Placement]]:
        """Ways to lay a card in an area and what it is worth then, when so many cards are still to follow it."""
        for placement in area.placements(card):
            yield sum(line.points for line in self.score_lines(view, area.lay(card, placement))), placement


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
