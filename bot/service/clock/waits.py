"""A wait: one person, one phase, from the moment it asks something of them until they have done it.

What a wait brings about comes in steps, each at its moment and each once: the notice, a reminder at half time, one
shortly before the end, and the end itself. Changing one's mind within the phase goes on with the same wait.
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
    """Not of a wait but of a whole table, where nothing is forced: nothing has happened there for long."""
    END = 5


@dataclass(frozen=True)
class Wait:
    seat: int
    user: int
    key: str
    """Which phase of which round."""
    since: datetime
    begins: datetime
    """When the person's time begins: later than `since` for those who are away."""
    ends: datetime | None
    span: timedelta | None
    """How long the phase may take, with what was granted on top."""
    told: Step = Step.NOTHING
    """The last step that was taken."""
    next_at: datetime | None = None
    """When the next step is due."""
    done: bool = False
    granted: bool = False
    """Whether the others have granted more time already: a seat has it once a phase."""
    charged: timedelta = timedelta()
    """How much of the person's time away has been put down as spent already: a wait can close more than once."""

    def steps(self, preferences: Preferences) -> list[tuple[Step, datetime]]:
        """All that would come of this wait, in order; what would come after its end is left out."""
        first = preferences.awake(self.begins)
        if not (self.ends and self.span):
            return [(Step.FIRST, first)]
        own = Term(first, self.ends)
        moments = [(Step.FIRST, first), (Step.HALF, own.half()), (Step.LAST, own.last_call(self.span))]
        steps = [(step, preferences.awake(moment)) for step, moment in moments if moment]
        return [*((step, moment) for step, moment in steps if moment < self.ends), (Step.END, self.ends)]

    def step_due(self, now: datetime, preferences: Preferences) -> Step | None:
        """The step to take now: of several that were missed only the last."""
        due = [step for step, moment in self.steps(preferences) if step > self.told and moment <= now]
        return due[-1] if due and not self.done else None

    def scheduled(self, preferences: Preferences) -> Wait:
        """With the moment of its next step."""
        later = [moment for step, moment in self.steps(preferences) if step > self.told]
        return replace(self, next_at=min(later, default=None))

    def taken(self, step: Step, preferences: Preferences) -> Wait:
        """With that step behind it."""
        return replace(self, told=max(step, self.told)).scheduled(preferences)

    def reopened(self, now: datetime, preferences: Preferences) -> Wait:
        """Changing one's mind at the last moment leaves a little time to choose again; nothing is said of it."""
        ends = self.ends
        if ends and self.span:
            ends = max(ends, preferences.awake(now + self.span / LAST_CALL))
        again = replace(self, done=False, ends=ends)
        past = [step for step, moment in again.steps(preferences) if moment <= now]
        return replace(again, told=max(self.told, *past, Step.FIRST)).scheduled(preferences)

    def closed(self, now: datetime) -> Wait:
        return replace(self, done=True, next_at=None, charged=max(min(now, self.begins) - self.since, self.charged))

    def extended(self, by: timedelta, now: datetime, preferences: Preferences, away_left: timedelta) -> Wait:
        """With so much more time, once, of which the last reminder is told anew."""
        longer = replace(self, span=self.span and self.span + by, told=min(self.told, Step.HALF), granted=True)
        return longer.rescheduled(now, preferences, away_left)

    def rescheduled(self, now: datetime, preferences: Preferences, away_left: timedelta) -> Wait:
        """As if the person had had these preferences from the start; no end comes at once."""
        own = term(self.since, self.span, preferences, away_left + self.charged)
        ends = own.ends
        if ends and self.ends and self.span:
            ends = max(ends, min(self.ends, now + self.span / LAST_CALL))
        # Whoever goes away in the middle has their time again when they are back, and the reminders of it.
        told = min(self.told, Step.FIRST) if own.begins > self.begins else self.told
        return replace(self, begins=own.begins, ends=ends, told=told).scheduled(preferences)


@dataclass(frozen=True)
class Reminder:
    """A message that tells people it is their turn: it stands until all of them have acted."""

    message: int
    channel: int
    key: str
    step: Step
    users: tuple[int, ...]
    """Those whom it still names."""
    ends: tuple[datetime | None, ...] = ()
    """Until when it says that each of them has time; of a message from before this was kept nobody knows."""
