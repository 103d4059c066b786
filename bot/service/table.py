"""A table of the club, in parts: what was agreed, who sits where, its clock, what was shown, and the match.

Each part is stored as its fields say (`table_records.py`): a new field with a default needs nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Mapping

from bot.service.clock.pace import Pace
from bot.service.clock.waits import Reminder, Wait
from engine.game import Level, View
from engine.moves import Move
from engine.replay import Match


class Status(StrEnum):
    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    CANCELLED = "cancelled"


OPEN = (Status.LOBBY, Status.PLAYING)


class Source(StrEnum):
    """Who decided a move."""

    PERSON = "person"
    BOT = "auto"
    """A bot in a seat of its own."""
    STAND_IN = "stand-in"
    """A bot for a person who was missing."""
    REQUEST = "request"
    """A bot, asked by the person."""
    FORCED = "forced"
    """Nobody: there was nothing else to do."""


@dataclass(frozen=True)
class Person:
    """Someone on Discord, as the club knows them."""

    id: int
    name: str


@dataclass(frozen=True)
class Holder:
    """Who holds a seat: a person, or a bot of some level."""

    person: Person | None = None
    level: Level | None = None
    free: bool = False
    """A bot in a seat that someone has left: anyone may take it over."""
    missed: int = 0
    """How many deadlines a person has missed in a row."""
    stand_in: bool = False
    """A bot holds the seat until the person is back."""
    away: timedelta = timedelta()
    """By how much the person's time away has put off this game already."""

    @property
    def automatic(self) -> bool:
        """Whether a bot moves as soon as it can, and nobody is waited for."""
        return self.person is None or self.stand_in


@dataclass(frozen=True)
class Location:
    """Where a table stands; a table in a direct message has no guild."""

    guild: int | None
    channel: int
    parent: int | None = None
    """The channel to which a thread belongs."""

    @property
    def root(self) -> int:
        """What people call the channel, whether or not the table has a thread of its own there."""
        return self.parent or self.channel


@dataclass(frozen=True)
class Tenure:
    """Who has held a seat since which move of the game: results go to whoever held it at the time."""

    seat: int
    since: int
    """How many moves had been made."""
    person: Person | None
    """None for a bot."""


@dataclass(frozen=True)
class Agreement:
    """What was agreed on before the game."""

    game: str
    capacity: int
    """How many may sit down."""
    options: Mapping[str, str]
    pack: str
    language: str
    """In which the channel is told."""
    created: datetime
    pace: Pace = Pace.DAILY
    rematch_of: str | None = None
    """The code of the table whose players meet again here."""

    @property
    def hints(self) -> bool:
        """Whether players may ask for hints here."""
        return self.options.get("hints") != "off"


@dataclass(frozen=True)
class Seats:
    """Who sits where, and who did before."""

    holders: tuple[Holder, ...]
    """By seat, in the order of joining until the game starts."""
    host: int
    tenures: tuple[Tenure, ...] = ()
    """In the order in which they began."""
    away_spent: Mapping[int, timedelta] = field(default_factory=dict)
    """By how much the time away of those who have left their seat has put off this game already."""
    asked: tuple[int, ...] = ()
    """Those who were seated again for a rematch, and have not said yes: once it begins, they have no seat."""

    def with_holder(self, seat: int, holder: Holder) -> Seats:
        return replace(self, holders=(*self.holders[:seat], holder, *self.holders[seat + 1 :]))


@dataclass(frozen=True)
class TableClock:
    """What people are waited for and told, and what they do in advance. Most of it is about the phase that is on."""

    waits: tuple[Wait, ...] = ()
    """Of the phase that is on; done ones stay until it ends."""
    reminders: tuple[Reminder, ...] = ()
    """The messages that still stand."""
    done: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """The phase that is on -> the seats that were done with it at some time, could have changed their mind, and have
    not been told of since."""
    changes: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """The phase that is on -> the seats that changed their mind in it, once for each time."""
    votes: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """What is voted on -> who is for it."""
    plans: Mapping[int, Move] = field(default_factory=dict, repr=False)
    """What people will do as soon as it is their turn, by their ids; as secret as their hands."""
    last_activity: datetime | None = None
    """When something happened at the table; None if nothing has since it was opened."""
    host_activity: datetime | None = None
    """When the host last did something; None if they have not since the table was opened."""
    silence_told: datetime | None = None
    """When people were last told that nothing happens here."""
    claimed_until: datetime | None = None
    """Until when some process has undertaken to do what is due here."""
    called: bool = False
    """Whether the players of a finished game have been called to a rematch: once is enough."""


@dataclass(frozen=True)
class Posted:
    """The table's message in its channel: which one it is, and what part of the game it was posted for."""

    message: int
    chapter: str
    face: str = ""
    """A digest of what it shows; empty where nobody knows."""


@dataclass(frozen=True)
class Display:
    """What the channel has seen of the table."""

    rev: int = 0
    """The last revision that was shown."""
    posted: Posted | None = None


@dataclass(frozen=True)
class Table:
    code: str
    """Short, for people to say and type; also names the table in button ids and logs."""
    rev: int
    """Raised by every saved change."""
    status: Status
    location: Location
    agreed: Agreement
    seats: Seats
    clock: TableClock = TableClock()
    display: Display = Display()
    match: Match | None = field(default=None, repr=False)
    """Holds every secret of the game: only its views may leave the club."""
    lesson: bool = False
    """A guided game of the tutorial, whose moves are there to be made by hand. It is never stored."""

    def seat_of(self, user: int) -> int | None:
        for seat, holder in enumerate(self.seats.holders):
            if holder.person is not None and holder.person.id == user:
                return seat
        return None

    def view(self, seat: int | None) -> View:
        """What a seat may see of the running or finished game; None for onlookers."""
        assert self.match is not None, "a table in its lobby has no game to see"
        return self.match.view(seat)

    def stamp(self, seat: int) -> str:
        """Changes whenever a seat's panel is out of date: with the phase, and with every move of its own."""
        view = self.view(seat)
        assert self.match is not None
        own = sum(entry.seat == seat for entry in self.match.entries)
        return f"{view.round}{view.phase[0]}{own}"

    @property
    def people(self) -> tuple[Person, ...]:
        """Those who sit here, in the order of their seats."""
        return tuple(holder.person for holder in self.seats.holders if holder.person is not None)

    @property
    def planner_due(self) -> int | None:
        """Who has planned the turn that has come."""
        if self.status is not Status.PLAYING:
            return None
        return next((user for user in self.clock.plans if self.seat_of(user) in self.view(None).waiting), None)

    @property
    def goes_on_by_itself(self) -> bool:
        """Whether the next move needs nobody: a bot's, or one that was planned."""
        return bool(self.bots_due) or self.planner_due is not None

    @property
    def bots_due(self) -> tuple[int, ...]:
        """The seats of bots and stand-ins for whom the game waits."""
        if self.status is not Status.PLAYING:
            return ()
        return tuple(seat for seat in self.view(None).waiting if self.seats.holders[seat].automatic)

    @property
    def moment(self) -> str:
        """The phase of the round, by which a wait is known."""
        view = self.view(None)
        return f"{view.round}{view.phase}"

    @property
    def still_to_act(self) -> tuple[int, ...]:
        """The seats that the game waits for, as others are told.

        Whoever has been done in this phase stays so in the eyes of the others, even while they change their mind: that
        someone hesitates is a secret like what they choose. Only when the game would else wait for nobody is it told
        for whom it does.
        """
        waiting = self.view(None).waiting
        been_done = self.clock.done.get(self.moment, ())
        return tuple(seat for seat in waiting if seat not in been_done) or waiting

    def wait_of(self, seat: int) -> Wait | None:
        """What a seat is waited for now."""
        return next((wait for wait in self.clock.waits if wait.seat == seat and not wait.done), None)

    @property
    def chapter(self) -> str:
        """What one message in the channel tells: each round gets a fresh one, a solo game has only one."""
        if self.status is not Status.PLAYING:
            return str(self.status)
        view = self.view(None)
        return "solo" if view.seats == 1 else f"round {view.round}"
