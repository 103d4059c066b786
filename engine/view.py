"""What a person may know of a game: areas, open cards, bonuses, and at the end the score sheets.

Games build their views field by field and may add fields of their own. Everything outside the engine works from views.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Mapping, NamedTuple

from engine.area import Area
from engine.cards import Card
from engine.errors import IllegalMove
from engine.geometry import Cell

# How a game ended


@dataclass(frozen=True)
class ScoreLine:
    """One entry of a score sheet: what it is for, where it is seen, and what it brings."""

    code: str
    """What it is for; the words are made elsewhere."""
    component: str
    groups: tuple[frozenset[Cell], ...]
    """The cells that count, group by group."""
    points: int
    counts: Mapping[str, int] = field(default_factory=dict, hash=False)
    """The numbers behind the points, for the reason to be said."""
    by_place: bool = False
    """Whether it is one group of perhaps several: before and after a move, it is the same group where cells are shared.
    A line without this is the same wherever it counts."""
    sign: str | None = None
    """A bonus's sign in pictures; None for what is no bonus."""


@dataclass(frozen=True)
class ScoreSheet:
    lines: tuple[ScoreLine, ...]

    @property
    def total(self) -> int:
        return sum(line.points for line in self.lines)


class Rank(NamedTuple):
    """A place in the final order; from 1, and those who tie share it."""

    place: int
    seats: tuple[int, ...]
    """One seat, or a team."""
    points: int


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

    @property
    def ranking(self) -> tuple[Rank, ...]:
        """Best first. Whoever has equal points shares a place, except that those who lost a tie-break come second."""
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
    """What is counted besides, known from the start: which component, and what it gives or costs."""

    component: str
    modification: str
    """What about the component counts; it names the sign in pictures as well."""
    worth: int
    """The points, below zero where it costs some."""
    once: bool = False
    """Whether it counts once, and not each time."""


@dataclass(frozen=True)
class Zone:
    """Cards that lie open and belong to no area, such as a row to take from. It is shown only while it has cards."""

    name: str
    """What pictures and words call it."""
    cards: tuple[Card, ...]
    numbered: bool = False
    """Whether the cards carry numbers, so that one of them can be named."""
    across: int | None = None
    """How many lie side by side; all of them, in one row, if nothing is said."""
    newest: bool = False
    """Whether the card that came last is marked."""
    rival: bool = False
    """Whether these are the cards of whoever a solo player has to beat."""


class Board(NamedTuple):
    """An area that is shown, and whose it is."""

    seat: int | None
    """None for a board that belongs to everyone."""
    area: Area


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
    areas: tuple[Area, ...] = ()
    """By seat: one's own as it is now, the others' as last shown. Empty where all lay their cards on one board."""
    shared: Area | None = None
    """The board that belongs to no seat, in games that have one; everyone lays their cards there."""
    turn: int | None = None
    """The seat whose turn it is, where one acts after the other; None where all act at the same time."""
    teams: tuple[tuple[int, ...], ...] = ()
    """Who plays together; empty where everyone plays alone."""
    bonuses: tuple[Bonus, ...] = ()
    zones: tuple[Zone, ...] = ()
    """What else lies open now."""
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
        """The cards from which one is laid on this turn, wherever they lie now; not each of them needs to fit."""
        return self.hand

    @property
    def held(self) -> tuple[Card, ...]:
        """The cards of the hand that this seat may still play; it sees them while it waits for the others."""
        return self.hand

    @property
    def later(self) -> tuple[int, ...]:
        """Where one acts after the other, the seats whose turn of this round is still to come."""
        if self.turn is None:
            return ()
        return tuple(seat for seat, area in enumerate(self.areas) if len(area.laid) < self.round and seat != self.turn)

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
        """Where the viewer's cards are laid: their own area, or the board that all share."""
        if self.shared is not None:
            return self.shared
        if self.seat is None:
            raise IllegalMove("not_a_seat", seat=None, seats=self.seats)
        return self.areas[self.seat]

    @property
    def boards(self) -> tuple[Board, ...]:
        """Every area that there is to see: each seat's, or the one that all share."""
        if self.shared is not None:
            return (Board(None, self.shared),)
        return tuple(Board(seat, area) for seat, area in enumerate(self.areas))

    @property
    def claims(self) -> tuple[tuple[str, ...], ...]:
        """By seat, the components it has made count for everyone, once that is known; empty where nobody does that."""
        return ()

    def zone(self, name: str) -> tuple[Card, ...]:
        """The cards of a zone; none where there is no such zone now."""
        return next((zone.cards for zone in self.zones if zone.name == name), ())
