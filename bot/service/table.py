"""A table of the club and its parts: what was agreed, who sits where, its clock, what was shown, and the match.

Parts are stored field by field (`table_records.py`): a new field with a default is stored without further code.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Mapping

from bot.service.clock.pace import Pace
from bot.service.clock.waits import NextUp, Reminder, Wait
from engine.deal import seal_of
from engine.game import Level, View
from engine.moves import Move
from engine.replay import Match


class Status(StrEnum):
    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    CANCELLED = "cancelled"


NOWHERE = 0
"""Used instead of a channel's id, for tables that are not in one."""
OPEN = (Status.LOBBY, Status.PLAYING)


class Source(StrEnum):
    """Who decided a move."""

    PERSON = "person"
    BOT = "auto"
    """A bot playing its own seat."""
    STAND_IN = "stand-in"
    """A bot playing for a person who missed a deadline."""
    REQUEST = "request"
    """A bot, at the person's request."""
    FORCED = "forced"
    """Nobody: it was the only move left."""


@dataclass(frozen=True)
class Person:
    """A Discord user, as the club knows them. A person who was forgotten has a random id below 0, and no name."""

    id: int
    name: str


def is_forgotten(user: int) -> bool:
    return user < 0


@dataclass(frozen=True)
class Holder:
    """Who holds a seat: a person, or a bot of some level."""

    person: Person | None = None
    level: Level | None = None
    free: bool = False
    """Whether this is a bot in a seat that someone left, which anyone may take over."""
    missed: int = 0
    """How many deadlines the person has missed in a row."""
    stand_in: bool = False
    """Whether a bot plays this seat until the person is back."""
    away: timedelta = timedelta()
    """How long the person's time away has delayed this game so far."""
    name: str = ""
    """A bot's name, one of `bots/characters.py`; empty for a person."""

    @property
    def automatic(self) -> bool:
        """Whether a bot moves for this seat at once, so that nobody is waited for."""
        return self.person is None or self.stand_in


@dataclass(frozen=True)
class Location:
    """Where a table is; a table in a direct message has no guild."""

    guild: int | None
    channel: int
    parent: int | None = None
    """The parent channel if `channel` is a thread."""

    @property
    def root(self) -> int:
        """The channel itself, or the parent channel if the table is in a thread."""
        return self.parent or self.channel


@dataclass(frozen=True)
class Tenure:
    """Who has held a seat and since which move, so that credit goes to whoever held it at the time."""

    seat: int
    since: int
    """How many moves had been made in the game when the tenure began."""
    person: Person | None
    """None for a bot."""
    level: Level | None = None
    name: str = ""
    """A bot's level and name; unknown for tenures older than these fields."""


@dataclass(frozen=True)
class Practice:
    """Where a practice game continues from, and how that game ended."""

    code: str
    step: int
    points: int
    """How many points its player's seat had in the end."""


@dataclass(frozen=True)
class Agreement:
    """What was agreed on before the game."""

    game: str
    capacity: int
    """How many seats the table has at most."""
    options: Mapping[str, str]
    pack: str
    language: str
    """The language of the table's messages in the channel."""
    created: datetime
    pace: Pace = Pace.DAILY
    rematch_of: str | None = None
    """The code of the table this is a rematch of."""
    daily: str = ""
    """The day, if this is someone's play of a deal of the day."""
    until: datetime | None = None
    """When the game ends, finished or not; None for most games."""
    home: int | None = None
    """The server where a play of the day was begun; the play is in none of its channels."""
    practice: Practice | None = None
    """Set for a practice game, which does not count."""

    @property
    def hints(self) -> bool:
        """Whether players may ask for hints here."""
        return self.options.get("hints") != "off"

    @property
    def rated(self) -> bool:
        """Whether the game counts for ratings; otherwise it is a friendly one."""
        return self.options.get("rated") != "off"


@dataclass(frozen=True)
class SealedDeal:
    """A lobby's part of the deal (`dealing.py`). The game takes it over when it starts."""

    secret: str = field(repr=False)
    added: Mapping[int, int] = field(default_factory=dict)
    """By user, the number each has added: the id of the press with which they sat down."""

    @property
    def seal(self) -> str:
        return seal_of(self.secret)


@dataclass(frozen=True)
class Seats:
    """Who sits where, and who used to."""

    holders: tuple[Holder, ...]
    """By seat; in a lobby, whoever joins takes the next one."""
    host: int
    tenures: tuple[Tenure, ...] = ()
    """Oldest first."""
    away_spent: Mapping[int, timedelta] = field(default_factory=dict)
    """How long the time away of people who have left their seat has delayed this game so far, by user."""
    asked: tuple[int, ...] = ()
    """People who were seated by someone else, for a rematch or by invitation, and have not accepted yet. Their seat is
    kept until they decline or the game begins."""

    def with_holder(self, seat: int, holder: Holder) -> Seats:
        return replace(self, holders=(*self.holders[:seat], holder, *self.holders[seat + 1 :]))


@dataclass(frozen=True)
class TableClock:
    """Waits, reminders, votes and plans: the state around the game itself, most of it about the current phase."""

    waits: tuple[Wait, ...] = ()
    """The waits of the current phase; finished ones stay until it ends."""
    reminders: tuple[Reminder, ...] = ()
    """The reminder messages that have not been deleted yet."""
    done: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """The current phase -> the seats shown to others as done: they finished once, with a move they can still undo.
    If one of them changes their mind, the others are not told (see `Table.still_to_act`)."""
    changes: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """The current phase -> the seats that changed their mind in it, one entry per change."""
    votes: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """What is voted on -> the users in favour, in the order they voted."""
    plans: Mapping[int, Move] = field(default_factory=dict, repr=False)
    """By user, the move to make as soon as it is their turn; as secret as their hands."""
    made_for: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    """By user, the moves made in their place that they have not been told of yet, by their number in the log."""
    last_activity: datetime | None = None
    """When something last happened at the table; None if nothing has since it was opened."""
    host_activity: datetime | None = None
    """When the host last did something; None if they have not since the table was opened."""
    silence_told: datetime | None = None
    """When people were last told that nothing is happening here."""
    claimed_until: datetime | None = None
    """Until when nobody else attends to what is due here: a process is on it, or will retry later."""
    next_up: NextUp | None = None
    """Who has been or will be told that they are next."""
    woken: tuple[int, ...] = ()
    """The users still to be told that their sleeping game continues without them."""
    rewound: int = 0
    """How often the player of a practice game has gone back: panels from before that are out of date."""
    given_up: bool = False
    """Whether the table was cancelled because of a long silence."""
    called: bool = False
    """Whether the players of this finished game have been called to a rematch, which is done only once."""
    shared: tuple[str, ...] = ()
    """What players of this finished game have posted in the channel: the replay, reviews."""
    sharing: Mapping[str, datetime] = field(default_factory=dict)
    """What is being posted that way, and since when: it may be in the channel, or never get there."""


@dataclass(frozen=True)
class Posted:
    """The table's message in its channel: its id, and the chapter of the game it was posted for."""

    message: int
    chapter: str
    face: str = ""
    """A digest of what the message shows; empty if unknown."""


@dataclass(frozen=True)
class Display:
    """What the channel has seen of the table."""

    rev: int = 0
    """The last revision shown."""
    posted: Posted | None = None
    old: tuple[Posted, ...] = ()
    """Earlier messages that have yet to be brought to their final state."""
    posting: bool = False
    """Whether a message may have been posted whose id we do not know."""


@dataclass(frozen=True)
class Table:
    code: str
    """Short, for people to say and type; also names the table in button ids and logs."""
    rev: int
    """Incremented by every saved change."""
    status: Status
    location: Location
    agreed: Agreement
    seats: Seats
    clock: TableClock = TableClock()
    display: Display = Display()
    deal: SealedDeal | None = field(default=None, repr=False)
    """Only in a lobby; as secret as a hand."""
    match: Match | None = field(default=None, repr=False)
    """Holds all secrets of the game: only its views may leave the club."""
    sources: tuple[Source, ...] = field(default=(), repr=False)
    """Who decided each move of the match, in the order of its log."""
    lesson: bool = False
    """Whether this is a tutorial's guided game, where people make every move by hand; never stored."""

    @property
    def nowhere(self) -> bool:
        """Whether it is in no channel: then only its player sees it, in private panels."""
        return self.location.channel == NOWHERE

    def seat_of(self, user: int) -> int | None:
        for seat, holder in enumerate(self.seats.holders):
            if holder.person is not None and holder.person.id == user:
                return seat
        return None

    def view(self, seat: int | None) -> View:
        """What a seat may see of the running or finished game; None for onlookers."""
        assert self.match is not None, "a table in its lobby has no game to see"
        return self.match.view(seat)

    @property
    def seal(self) -> str | None:
        """The published seal of the deal; None for games of earlier versions, which seal only the seed."""
        deal = self.deal if self.match is None else self.match.setup.deal
        return None if deal is None else deal.seal

    def stamp(self, seat: int) -> str:
        """A short mark that changes whenever the seat's panel becomes out of date: with each phase and each own
        move."""
        view = self.view(seat)
        assert self.match is not None
        own = sum(entry.seat == seat for entry in self.match.entries)
        back = f"b{self.clock.rewound}" if self.clock.rewound else ""
        return f"{view.round}{view.phase[0]}{own}{back}"

    @property
    def people(self) -> tuple[Person, ...]:
        """The people who sit here, in seat order."""
        return tuple(holder.person for holder in self.seats.holders if holder.person is not None)

    @property
    def asleep(self) -> bool:
        """Whether stand-ins hold the seats of all people here: then nobody moves until one of them is back.

        Bots play for people who are there, never among themselves: nobody should come back to a game that is over.
        """
        here = (holder.person is not None and not holder.stand_in for holder in self.seats.holders)
        return self.status is Status.PLAYING and not any(here)

    @property
    def stood_in_for(self) -> tuple[Person, ...]:
        """The people for whom a stand-in plays."""
        return tuple(holder.person for holder in self.seats.holders if holder.person is not None and holder.stand_in)

    @property
    def planner_due(self) -> int | None:
        """A user whose turn has come and who has a plan for it."""
        if self.status is not Status.PLAYING:
            return None
        return next((user for user in self.clock.plans if self.seat_of(user) in self.view(None).waiting), None)

    @property
    def goes_on_by_itself(self) -> bool:
        """Whether the next move needs no person: it is a bot's, or planned."""
        return bool(self.bots_due) or self.planner_due is not None

    @property
    def bots_due(self) -> tuple[int, ...]:
        """The seats of bots and stand-ins that the game is waiting for; none while it sleeps."""
        if self.status is not Status.PLAYING or self.asleep:
            return ()
        return tuple(seat for seat in self.view(None).waiting if self.seats.holders[seat].automatic)

    @property
    def moment(self) -> str:
        """Names the current phase and round; the key of waits and of votes on time."""
        view = self.view(None)
        return f"{view.round}{view.phase}"

    @property
    def still_to_act(self) -> tuple[int, ...]:
        """The seats the game is waiting for, as far as other players may know.

        A seat that was done once in this phase still looks done to the others while it changes its mind: hesitating is
        as secret as the choice. Only if the game would then seem to wait for nobody are the real seats named.
        """
        waiting = self.view(None).waiting
        been_done = self.clock.done.get(self.moment, ())
        return tuple(seat for seat in waiting if seat not in been_done) or waiting

    def wait_of(self, seat: int) -> Wait | None:
        """The open wait for a seat, if any."""
        return next((wait for wait in self.clock.waits if wait.seat == seat and not wait.done), None)

    @property
    def chapter(self) -> str:
        """The part of the game that one channel message covers: each round gets a new message, a solo game only one."""
        if self.status is not Status.PLAYING:
            return str(self.status)
        view = self.view(None)
        return "solo" if view.seats == 1 else f"round {view.round}"
