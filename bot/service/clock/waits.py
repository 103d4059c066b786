"""A wait: one person in one phase, from the moment they have something to do until they have done it.

A wait goes through steps, each at its time and each once: the first reminder, one at half time, one shortly before the
end, and the end itself. A person who changes their mind within the phase continues the same wait.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import IntEnum

from bot.service.clock.pace import LAST_CALL, Term, term
from bot.service.preferences import Preferences


class Step(IntEnum):
    NOTHING = 0
    FIRST = 1
    HALF = 2
    LAST = 3
    SILENCE = 4
    """Not a step of a wait: tells a whole table without deadlines that nothing has happened for a long time."""
    END = 5
    NEXT = 8
    """Not a step of a wait: tells someone that they are next."""
    CALL = 7
    """Not a step of a wait: calls people to a rematch; it stays until the game has begun."""
    AWAKE = 6
    """Not a step of a wait: tells people that someone has woken the game in which a stand-in plays for them."""


@dataclass(frozen=True)
class Wait:
    seat: int
    user: int
    key: str
    """The round and phase (`Table.moment`)."""
    since: datetime
    begins: datetime
    """When the person's time begins: later than `since` for those who are away."""
    ends: datetime | None
    span: timedelta | None
    """How long the phase may take, including any extra time granted; None without a deadline."""
    told: Step = Step.NOTHING
    """The last step taken."""
    next_at: datetime | None = None
    """When the next step is due."""
    done: bool = False
    granted: bool = False
    """Whether the others have granted more time: a seat gets it once per phase."""
    charged: timedelta = timedelta()
    """How much time away this wait has already charged to the person; kept because a wait can close more than once."""

    def steps(self, preferences: Preferences) -> list[tuple[Step, datetime]]:
        """All steps of this wait with their times, in order; reminders that would come after the end are left out."""
        first = preferences.awake(self.begins)
        if not (self.ends and self.span):
            return [(Step.FIRST, first)]
        own = Term(first, self.ends)
        moments = [(Step.FIRST, first), (Step.HALF, own.half()), (Step.LAST, own.last_call(self.span))]
        steps = [(step, preferences.awake(moment)) for step, moment in moments if moment]
        return [*((step, moment) for step, moment in steps if moment < self.ends), (Step.END, self.ends)]

    def step_due(self, now: datetime, preferences: Preferences) -> Step | None:
        """The step to take now; if several were missed, only the last."""
        due = [step for step, moment in self.steps(preferences) if step > self.told and moment <= now]
        return due[-1] if due and not self.done else None

    def scheduled(self, preferences: Preferences) -> Wait:
        """The wait with the time of its next step worked out."""
        later = [moment for step, moment in self.steps(preferences) if step > self.told]
        return replace(self, next_at=min(later, default=None))

    def taken(self, step: Step, preferences: Preferences) -> Wait:
        """The wait after that step was taken."""
        return replace(self, told=max(step, self.told)).scheduled(preferences)

    def reopened(self, now: datetime, preferences: Preferences) -> Wait:
        """The wait, open again because the person changed their mind. Even at the last moment this leaves a little time
        to choose, and no reminder is sent for steps already past."""
        ends = self.ends
        if ends and self.span:
            ends = max(ends, preferences.awake(now + self.span / LAST_CALL))
        again = replace(self, done=False, ends=ends)
        past = [step for step, moment in again.steps(preferences) if moment <= now]
        return replace(again, told=max(self.told, *past, Step.FIRST)).scheduled(preferences)

    def closed(self, now: datetime) -> Wait:
        return replace(self, done=True, next_at=None, charged=max(min(now, self.begins) - self.since, self.charged))

    def extended(self, by: timedelta, now: datetime, preferences: Preferences, away_left: timedelta) -> Wait:
        """The wait with `by` more time, granted once; its last reminder will be sent again."""
        longer = replace(self, span=self.span and self.span + by, told=min(self.told, Step.HALF), granted=True)
        return longer.rescheduled(now, preferences, away_left)

    def rescheduled(self, now: datetime, preferences: Preferences, away_left: timedelta) -> Wait:
        """The wait as if the person had always had these preferences; even an earlier end leaves a little time."""
        own = term(self.since, self.span, preferences, away_left + self.charged)
        ends = own.ends
        if ends and self.ends and self.span:
            ends = max(ends, min(self.ends, now + self.span / LAST_CALL))
        # Someone who goes away halfway through gets their full time, and its reminders, once they are back.
        told = min(self.told, Step.FIRST) if own.begins > self.begins else self.told
        return replace(self, begins=own.begins, ends=ends, told=told).scheduled(preferences)


@dataclass(frozen=True)
class NextUp:
    """Who comes after the current turn and wants to be told, once."""

    user: int
    key: str
    """The round, phase and seat of the current turn."""
    at: datetime
    """When they may be told."""
    told: bool = False


@dataclass(frozen=True)
class Reminder:
    """A message that tells people it is their turn; it stays until all of them have acted."""

    message: int
    channel: int
    key: str
    step: Step
    users: tuple[int, ...]
    """The users it still names."""
    ends: tuple[datetime | None, ...] = ()
    """The deadline it gives for each of them; empty for messages sent before this was stored."""
