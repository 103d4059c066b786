"""What one person may know about a game: areas, open cards, bonuses, and at the end the score sheets.

Games build their views field by field and may add their own fields. Everything outside the engine works with views.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Mapping, NamedTuple, Self

from engine.area import Area
from engine.cards import Card, CardId
from engine.errors import IllegalMove
from engine.geometry import Cell

# How a game ended


@dataclass(frozen=True)
class ScoreLine:
    """One entry of a score sheet: what it is for, where it is, and how many points it gives."""

    code: str
    """What it is for, as a code."""
    component: str
    groups: tuple[frozenset[Cell], ...]
    """The cells that count, group by group."""
    points: int
    counts: Mapping[str, int] = field(default_factory=dict, hash=False)
    """The numbers behind the points, for explaining them."""
    by_place: bool = False
    """Whether this is one of possibly several groups, distinguished by their cells: before and after a move, lines that
    share a cell are the same group. Otherwise, a line is the same wherever it counts."""
    sign: str | None = None
    """The sign of a bonus in pictures; None if this is not a bonus."""


@dataclass(frozen=True)
class ScoreSheet:
    lines: tuple[ScoreLine, ...]

    @property
    def total(self) -> int:
        return sum(line.points for line in self.lines)


class Rank(NamedTuple):
    """A place in the final ranking; counts from 1, and ties share it."""

    place: int
    seats: tuple[int, ...]
    """One seat, or a team."""
    points: int


@dataclass(frozen=True)
class Outcome:
    sheets: tuple[ScoreSheet, ...]
    """By seat."""
    winners: tuple[int, ...]
    """The winning seats; several if the win is shared, none if a solo player lost."""
    decided_by: str
    """`points`, one of the game's tie-breaks, or `shared`."""
    tie_break: tuple[int, ...] = ()
    """The numbers that the tie-break compared, by seat; empty if points decided."""
    opponent: ScoreSheet | None = None
    """The score sheet a solo player had to beat."""
    teams: tuple[tuple[int, ...], ...] = ()
    """Teams of seats, whose sheets are added up; empty if everyone played alone."""

    @property
    def ranking(self) -> tuple[Rank, ...]:
        """Best first. Equal points share a place, except that those who lost a tie-break rank below the winners."""
        sides = self.teams or tuple((seat,) for seat in range(len(self.sheets)))
        totals = {side: sum(self.sheets[seat].total for seat in side) for side in sides}
        won = {side: all(seat in self.winners for seat in side) for side in sides}
        order = sorted(sides, key=lambda side: (not won[side], -totals[side], side))
        return tuple(
            Rank(
                1 + sum((not won[other], -totals[other]) < (not won[side], -totals[side]) for other in sides),
                side,
                totals[side],
            )
            for side in order
        )


# What lies open


@dataclass(frozen=True)
class Bonus:
    """An extra way to gain or lose points, known from the start: a component, and what is counted about it."""

    component: str
    modification: str
    """What is counted about the component; also the name of its sign in pictures."""
    worth: int
    """The points; negative for a penalty."""
    once: bool = False
    """Whether it counts only once rather than every time."""


@dataclass(frozen=True)
class Zone:
    """Open cards outside the areas, such as a row to take from. Shown only while it has cards."""

    name: str
    """Its name in pictures and catalogues."""
    cards: tuple[Card, ...]
    numbered: bool = False
    """Whether the cards are numbered, so that people can refer to one."""
    first: int = 1
    """The number of the first card: the one by which players refer to it on their turn."""
    across: int | None = None
    """Cards per row; None puts all of them in one row."""
    newest: bool = False
    """Whether to mark the last card."""
    rival: bool = False
    """Whether these are the cards of a solo player's opponent."""


class Board(NamedTuple):
    """An area and its owner."""

    seat: int | None
    """None for a shared board."""
    area: Area


@dataclass(frozen=True, kw_only=True)
class View:
    """What one seat, or an onlooker, may know. Games may add fields."""

    game: str
    seat: int | None
    """Whose view it is; None for onlookers."""
    seats: int
    phase: str
    round: int
    rounds: int
    waiting: tuple[int, ...]
    """The seats that still have to act in this phase."""
    areas: tuple[Area, ...] = ()
    """By seat: the viewer's own area as it is now, the others' as last shown. Empty if there is a shared board."""
    shared: Area | None = None
    """The board where everyone places their cards, in games that have one."""
    turn: int | None = None
    """The seat whose turn it is; None while everyone acts at the same time."""
    teams: tuple[tuple[int, ...], ...] = ()
    """The teams; empty if everyone plays alone."""
    bonuses: tuple[Bonus, ...] = ()
    zones: tuple[Zone, ...] = ()
    """Other open cards."""
    hand: tuple[Card, ...] = ()
    """The cards this seat can choose from or play now."""
    can_undo: bool = False
    pile: int
    """How many cards are left to draw."""
    commitment: str
    seed: str | None = None
    """Revealed once the game is over, to prove the deal."""
    outcome: Outcome | None = None

    @property
    def settled(self) -> Self:
        """The same view whoever is still to act: the key of what is remembered about it, since that changes often and
        nothing about areas, cards and points follows from it."""
        return self._settled if self.waiting else self

    @cached_property
    def _settled(self) -> Self:
        return replace(self, waiting=())

    @property
    def over(self) -> bool:
        return self.outcome is not None

    @property
    def chosen(self) -> Card | None:
        """The card this seat has chosen in this phase, as long as it can still change its mind."""
        return None

    @property
    def final(self) -> bool:
        """Whether this seat cannot undo what it does now, so that it can be warned beforehand."""
        return False

    @property
    def playable(self) -> tuple[Card, ...]:
        """The cards this seat can place this turn, from the hand or elsewhere; some may not fit anywhere."""
        return self.hand

    @property
    def held(self) -> tuple[Card, ...]:
        """The cards of the hand that this seat may still play; also shown while it waits for the others."""
        return self.hand

    @property
    def next_turns(self) -> tuple[int, ...]:
        """The other seats in the order of their turns; empty if everyone acts at the same time."""
        if self.turn is None:
            return ()
        order = tuple((self.turn + further) % self.seats for further in range(1, self.seats))
        return order if self.round < self.rounds else tuple(seat for seat in order if seat in self.later)

    @property
    def later(self) -> tuple[int, ...]:
        """The seats whose turn in this round is still to come; empty if everyone acts at the same time."""
        if self.turn is None:
            return ()
        return tuple(seat for seat, area in enumerate(self.areas) if len(area.laid) < self.round and seat != self.turn)

    @property
    def turns_ahead(self) -> int | None:
        """How many turns others take before this seat's next one; None if it has the turn, or has none left."""
        if self.seat is None or self.turn is None or self.turn == self.seat:
            return None
        if self.round == self.rounds and self.seat not in self.later:
            return None
        return (self.seat - self.turn) % self.seats

    @property
    def receiver(self) -> int | None:
        """The seat that gets the card this seat does not choose now; None if no seat does."""
        return None

    @property
    def plannable(self) -> tuple[Card, ...]:
        """The cards this seat can place on its next turn whatever the others do first."""
        return ()

    @property
    def tryable(self) -> tuple[Card, ...]:
        """The cards this seat can try out: those to place now, or else on its next turn."""
        return self.playable or self.plannable

    @property
    def slots(self) -> tuple[Card | None, ...]:
        """The cards this seat can try out, by position; people know them by these numbers, counted from 1.

        A card keeps its position for a whole round: None marks one that has been placed in the meantime.
        """
        return self.tryable

    def slot_of(self, card: CardId) -> int:
        """The position of a card that can be tried out; ValueError if it cannot."""
        return [one and one.id for one in self.slots].index(card)

    @property
    def area(self) -> Area:
        """Where the viewer places cards: their own area, or the shared board."""
        if self.shared is not None:
            return self.shared
        if self.seat is None:
            raise IllegalMove("not_a_seat", seat=None, seats=self.seats)
        return self.areas[self.seat]

    @property
    def boards(self) -> tuple[Board, ...]:
        """Every area there is to see: each seat's, or just the shared board."""
        if self.shared is not None:
            return (Board(None, self.shared),)
        return tuple(Board(seat, area) for seat, area in enumerate(self.areas))

    @property
    def claims(self) -> tuple[tuple[str, ...], ...]:
        """By seat, the components it has made count for everyone; empty until public, or in games without this."""
        return ()

    def zone(self, name: str) -> tuple[Card, ...]:
        """The cards of a zone; empty if there is no such zone now."""
        return next((zone.cards for zone in self.zones if zone.name == name), ())
