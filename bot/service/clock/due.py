"""What is due at a table, and when: reminders, deadlines, and what happens after a long silence."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

from bot.service.clock.pace import SILENCE
from bot.service.clock.waits import Reminder, Step, Wait
from bot.service.errors import ClubError, Stale
from bot.service.preferences import NO_PREFERENCES, PreferencesOf
from bot.service.table import Status, Table

LONG_AGO = datetime(1970, 1, 1, tzinfo=UTC)
KEPT_CANCELLED = timedelta(days=1)
"""How long a cancelled lobby can still be looked at before its code is freed for another table."""
KEPT_PRACTICE = timedelta(days=30)
"""How long a practice game waits for its player."""
ABOUT_THE_TABLE = (Step.SILENCE, Step.AWAKE, Step.CALL, Step.NEXT)
"""Messages that are about a table, not about someone's deadline."""
ON_THE_WAY = timedelta(seconds=15)
"""How long a move may take on its way from Discord to us."""
BOTS_LATE = timedelta(minutes=5)
"""Bots move at once; if they have not after this long, something went wrong and the scheduler steps in."""


def still_due(table: Table, reminder: Reminder) -> tuple[int, ...]:
    """The users named in a reminder who have neither acted nor been reminded again since."""
    if reminder.step is Step.SILENCE:
        return reminder.users if is_silent(table) else ()
    if reminder.step is Step.AWAKE:
        missing = {person.id for person in table.stood_in_for} if table.status is Status.PLAYING else set()
        return tuple(user for user in reminder.users if user in missing)
    if reminder.step is Step.NEXT:
        upcoming = table.clock.next_up
        return reminder.users if upcoming is not None and reminder.key == upcoming.key else ()
    if reminder.step is Step.CALL:
        asked = table.seats.asked if table.status is Status.LOBBY else ()
        return tuple(user for user in reminder.users if user in asked)
    # Some messages are about the table, not about these people's time, so they do not replace their reminder.
    newer = (
        one
        for one in table.clock.reminders[table.clock.reminders.index(reminder) + 1 :]
        if one.step not in ABOUT_THE_TABLE
    )
    told = {user for other in newer for user in other.users}
    waiting = {wait.user for wait in table.clock.waits if not wait.done and wait.key == reminder.key}
    return tuple(user for user in reminder.users if user in waiting and user not in told)


def as_it_is(table: Table, reminder: Reminder) -> Reminder:
    """The reminder as it should read now: who is still named, their deadlines, and whether time is still short."""
    users = still_due(table, reminder)
    if reminder.step in ABOUT_THE_TABLE:
        return replace(reminder, users=users)
    waits = {wait.user: wait for wait in table.clock.waits if not wait.done and wait.user in users}
    early = any(wait.told < reminder.step for wait in waits.values())
    step = Step.FIRST if early else reminder.step
    return replace(reminder, users=users, ends=tuple(waits[user].ends for user in users), step=step)


def stale_reminders(table: Table) -> list[Reminder]:
    return [reminder for reminder in table.clock.reminders if as_it_is(table, reminder) != reminder]


def next_due(table: Table) -> datetime | None:
    """When the scheduler must attend to the table next."""
    if table.nowhere:
        return _later(closing_from(table) or freed_from(table), table)
    moments = [wait.next_at for wait in table.clock.waits if wait.next_at and not wait.done]
    silent = silent_from(table)
    if silent:
        moments.append(silent)
    closing = closing_from(table)
    if closing:
        moments.append(closing)
    if stale_reminders(table):
        moments.append(LONG_AGO)
    freed = freed_from(table)
    if freed:
        moments.append(freed)
    if table.clock.woken:
        moments.append(LONG_AGO)
    if table.clock.next_up and not table.clock.next_up.told:
        moments.append(table.clock.next_up.at)
    if table.goes_on_by_itself:
        moments.append((table.clock.last_activity or table.agreed.created) + BOTS_LATE)
    return _later(min(moments, default=None), table)


def _later(moment: datetime | None, table: Table) -> datetime | None:
    """The moment, or, if someone is attending to the table now, when they are done."""
    return max(moment, table.clock.claimed_until) if moment and table.clock.claimed_until else moment


def freed_from(table: Table) -> datetime | None:
    """When a table may be deleted and its code reused; None unless it was cancelled before the game began, or is for
    practice."""
    if table.agreed.practice is not None:
        return (table.clock.last_activity or table.agreed.created) + KEPT_PRACTICE
    if table.status is not Status.CANCELLED or table.match is not None:
        return None
    return (table.clock.last_activity or table.agreed.created) + KEPT_CANCELLED


def is_silent(table: Table) -> bool:
    """Whether people were told of a silence at this table, and nothing has happened since."""
    return table.clock.silence_told is not None and table.clock.silence_told > (
        table.clock.last_activity or table.agreed.created
    )


def silent_from(table: Table) -> datetime | None:
    """When to tell people that nothing has happened for a long time at a sleeping table or one without a deadline.

    They are told once per silence. The message pings nobody, so it ignores quiet hours; but it waits for people
    who are away, since a silence was to be expected then.
    """
    if is_silent(table) or table.nowhere:
        return None
    since = table.clock.last_activity or table.agreed.created
    if table.status is Status.LOBBY or table.asleep:
        return since + SILENCE
    waits = [wait for wait in table.clock.waits if not wait.done]
    if not waits or any(wait.ends for wait in waits):
        return None
    return max(since, min(wait.begins for wait in waits)) + SILENCE


def closes_if_silent(table: Table) -> bool:
    """Whether more silence cancels the table: true of a lobby, of a game with one person left, and of one that sleeps.
    Several people who play without a time limit have agreed to wait for each other as long as it takes."""
    return table.status is Status.LOBBY or table.asleep or (table.status is Status.PLAYING and len(table.people) == 1)


def sleeps_until(table: Table) -> datetime:
    """When a sleeping table will be cancelled unless someone comes back."""
    return closing_from(table) or (table.clock.last_activity or table.agreed.created) + 2 * SILENCE


def closing_from(table: Table) -> datetime | None:
    """When to cancel the table: because nothing happened even after people were told of the silence, or because a game
    with a fixed end was not finished."""
    if table.agreed.until is not None:
        return table.agreed.until + ON_THE_WAY if table.status is Status.PLAYING else None
    if table.clock.silence_told is None or not is_silent(table) or not closes_if_silent(table):
        return None
    return max([table.clock.silence_told, *(wait.begins for wait in table.clock.waits if not wait.done)]) + SILENCE


def in_time(table: Table, now: datetime) -> None:
    """Raise ClubError if the game has reached its fixed end. Moves that were on their way still count: that is checked
    where the time of sending is known."""
    if table.agreed.until is not None and now >= table.agreed.until + ON_THE_WAY and table.status is Status.PLAYING:
        raise ClubError("day_over")


def steps_due(table: Table, now: datetime, preferences: PreferencesOf) -> dict[Step, list[Wait]]:
    due: dict[Step, list[Wait]] = {}
    for wait in table.clock.waits:
        step = wait.step_due(now, preferences.get(wait.user, NO_PREFERENCES))
        if step is not None:
            due.setdefault(step, []).append(wait)
    return due


# Changes that only the scheduler makes; except for `given_up`, they change nothing people see at the table


def told(
    table: Table, waits: list[Wait], step: Step, preferences: PreferencesOf, reminders: tuple[Reminder, ...] = ()
) -> Table:
    """The table after this step was taken for these waits and these reminders were sent."""
    keys = {(wait.seat, wait.key) for wait in waits}
    after = tuple(
        wait.taken(step, preferences.get(wait.user, NO_PREFERENCES)) if (wait.seat, wait.key) in keys else wait
        for wait in table.clock.waits
    )
    return replace(table, clock=replace(table.clock, waits=after, reminders=(*table.clock.reminders, *reminders)))


def silence_told(table: Table, now: datetime, reminder: Reminder | None) -> Table:
    """The table after people were told of the silence; `reminder` is None if no message could be sent."""
    return replace(
        table,
        clock=replace(
            table.clock,
            silence_told=now,
            reminders=(*table.clock.reminders, reminder) if reminder else table.clock.reminders,
        ),
    )


def given_up(table: Table, now: datetime) -> Table:
    """The table, cancelled after a silence; Stale if something happened after all."""
    moment = closing_from(table)
    if moment is None or moment > now:
        raise Stale("stale")
    return replace(table, status=Status.CANCELLED, clock=replace(table.clock, given_up=True))


def awake_told(table: Table, reminders: tuple[Reminder, ...]) -> Table:
    """The table after people were told that their sleeping game continues."""
    return replace(table, clock=replace(table.clock, woken=(), reminders=(*table.clock.reminders, *reminders)))


def next_told(table: Table, key: str, reminder: Reminder | None) -> Table:
    """The table after someone was told that they are next; `reminder` is None if no message could be sent."""
    upcoming = table.clock.next_up
    if upcoming is not None and upcoming.key == key:
        upcoming = replace(upcoming, told=True)
    reminders = (*table.clock.reminders, reminder) if reminder else table.clock.reminders
    return replace(table, clock=replace(table.clock, next_up=upcoming, reminders=reminders))


def called(table: Table, reminder: Reminder) -> Table:
    """The table after people were called to it."""
    return replace(table, clock=replace(table.clock, reminders=(*table.clock.reminders, reminder)))


def tidied(table: Table, reminder: Reminder) -> Table:
    """The table after a reminder's message was edited, or deleted if it names nobody any more."""
    changed = (reminder if one.message == reminder.message else one for one in table.clock.reminders)
    return replace(table, clock=replace(table.clock, reminders=tuple(one for one in changed if one.users)))
