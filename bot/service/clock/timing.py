"""Which waits a table has: worked out anew with every change, and saved together with it."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Iterable

from bot.service.clock.pace import AWAY_A_GAME, SILENCE, SPANS, term
from bot.service.clock.waits import Reminder, Step, Wait
from bot.service.errors import Stale
from bot.service.preferences import NO_PREFERENCES, Preferences, PreferencesOf
from bot.service.table import Holder, Status, Table, Tenure
from engine.moves import Move

LONG_AGO = datetime(1970, 1, 1, tzinfo=UTC)
HOST = "host"
"""What is voted on when it is not time."""
BOTS_LATE = timedelta(minutes=5)
"""Automatic players move at once; after so long something has kept them from it, and someone has to look."""
SLOW_HOST = timedelta(hours=1)
"""A host who has not started for so long may be replaced."""


def waited_for(table: Table) -> list[int]:
    """The people, by their ids, on whose doing the phase waits."""
    if table.status is not Status.PLAYING:
        return []
    holders = (table.seats.holders[seat] for seat in table.view(None).waiting)
    return [holder.person.id for holder in holders if holder.person is not None and not holder.stand_in]


def keep_time(table: Table, now: datetime, preferences: PreferencesOf, by: int | None) -> Table:
    """The table with the waits that follow from it; `by` is who has just acted."""
    before = _open(table)
    table = _closed(table, now)
    table = replace(
        table, seats=replace(table.seats, tenures=_tenures(table)), clock=replace(table.clock, plans=_plans(table))
    )
    if table.status is not Status.PLAYING:
        votes = _votes(table, now, by) if table.status is Status.LOBBY else {}
        return replace(table, clock=replace(table.clock, waits=(), votes=votes))
    moment, waiting = table.moment, waited_for(table)
    # Whoever has left the table, and comes back within the phase, has no more time than if they had stayed.
    waits = [one for one in table.clock.waits if one.key == moment and table.seat_of(one.user) is None]
    for seat, holder in enumerate(table.seats.holders):
        if holder.person is None:
            continue
        user = holder.person.id
        own = preferences.get(user, NO_PREFERENCES)
        wait = next((one for one in table.clock.waits if (one.seat, one.user, one.key) == (seat, user, moment)), None)
        if wait is None and user in waiting:
            # Nor is anyone told of a turn that is played as they have planned it.
            wait = _begun(table, seat, user, now, own, present=user == by or user in table.clock.plans)
        elif wait is not None and wait.done and user in waiting:
            wait = wait.reopened(now, own)
        if wait is not None:
            waits.append(wait)
    table = replace(table, clock=replace(table.clock, waits=tuple(waits)))
    # Time was asked for those who were waited for then: where people take turns, the next one has their own.
    kept = (moment,) if before & _open(table) else ()
    return replace(table, clock=replace(table.clock, votes=_votes(table, now, by, *kept)))


def noted(before: Table, after: Table, stirred: datetime | None, by: int | None) -> Table:
    """When something was done here last, and when by whoever is the host."""
    present = by == after.seats.host or before.seats.host != after.seats.host
    return replace(
        after,
        clock=replace(
            after.clock, last_activity=stirred, host_activity=stirred if present else after.clock.host_activity
        ),
    )


def _open(table: Table) -> set[tuple[int, int, str]]:
    return {(wait.seat, wait.user, wait.key) for wait in table.clock.waits if not wait.done}


def _votes(table: Table, now: datetime, by: int | None, *kept: str) -> dict[str, tuple[int, ...]]:
    """Those that still are about something: a host who does anything is there."""
    if by != table.seats.host and vanished(table, now):
        kept = (*kept, HOST)
    return {what: users for what, users in table.clock.votes.items() if what in kept}


def vanished(table: Table, now: datetime) -> bool:
    """Whether the others may choose another host."""
    if table.status is Status.LOBBY:
        return now - (table.clock.host_activity or table.agreed.created) >= SLOW_HOST
    seat = table.seat_of(table.seats.host)
    if seat is None or table.seats.holders[seat].missed > 0:
        return True
    # Where there is no deadline to miss, so long a silence says as much.
    wait = table.wait_of(seat)
    return wait is not None and wait.ends is None and now - wait.begins >= SILENCE


def _begun(table: Table, seat: int, user: int, now: datetime, preferences: Preferences, *, present: bool) -> Wait:
    span = _span(table)
    own = term(now, span, preferences, away_left(table.seats.holders[seat]))
    # Whoever has just acted sees the panel anyway; and where there are automatic players only, they are done at once.
    told = Step.FIRST if len(table.people) == 1 or present else Step.NOTHING
    return Wait(seat, user, table.moment, now, own.begins, own.ends, span, told).scheduled(preferences)


def _span(table: Table) -> timedelta | None:
    """Whoever began alone has all the time there is. A game that several began keeps its pace, whoever leaves: so it
    comes to an end even if nobody stays."""
    people = {tenure.person.id for tenure in table.seats.tenures if tenure.person is not None}
    return None if len(people) == 1 else SPANS.get(table.agreed.pace)


def _closed(table: Table, now: datetime) -> Table:
    """Waits that are over are marked so, and what a person's absence has cost is put down."""
    waiting = waited_for(table)
    moment = table.moment if table.status is Status.PLAYING else ""
    waits, holders, spent = [], list(table.seats.holders), dict(table.seats.away_spent)
    for wait in table.clock.waits:
        if not wait.done and not (wait.user in waiting and wait.key == moment):
            before, wait = wait, wait.closed(now)
            seat, absent = table.seat_of(wait.user), wait.charged - before.charged
            if seat is not None:
                holders[seat] = replace(holders[seat], away=holders[seat].away + absent)
            else:
                spent[wait.user] = spent.get(wait.user, timedelta()) + absent
        waits.append(wait)
    return replace(
        table,
        seats=replace(table.seats, holders=tuple(holders), away_spent=spent),
        clock=replace(table.clock, waits=tuple(waits)),
    )


def _plans(table: Table) -> dict[int, Move]:
    """Those of people who hold their seats themselves; whoever leaves takes theirs along."""
    if table.status is not Status.PLAYING:
        return {}
    here = {holder.person.id for holder in table.seats.holders if holder.person is not None and not holder.stand_in}
    return {user: plan for user, plan in table.clock.plans.items() if user in here}


def _tenures(table: Table) -> tuple[Tenure, ...]:
    if table.match is None:
        return ()
    moves = len(table.match.entries)
    last = {tenure.seat: tenure.person and tenure.person.id for tenure in table.seats.tenures}
    fresh = [
        Tenure(seat, moves, holder.person)
        for seat, holder in enumerate(table.seats.holders)
        if seat not in last or last[seat] != (holder.person and holder.person.id)
    ]
    return (*table.seats.tenures, *fresh)


def away_left(holder: Holder) -> timedelta:
    return max(AWAY_A_GAME - holder.away, timedelta())


def most_urgent(tables: Iterable[Table], user: int) -> Table | None:
    """Of the games that wait for a person, the one that can wait least."""

    def ends(table: Table) -> datetime:
        own = (wait.ends for wait in table.clock.waits if wait.user == user and not wait.done)
        return next(own, None) or datetime.max.replace(tzinfo=UTC)

    return min((table for table in tables if user in waited_for(table)), key=ends, default=None)


# What is due


def still_due(table: Table, reminder: Reminder) -> tuple[int, ...]:
    """Those whom a nudge names and who have still not acted, nor been told again since."""
    if reminder.step is Step.SILENCE:
        return reminder.users if is_silent(table) else ()
    # That nothing happens is said of the table: it goes with whatever happens, and their notice is still theirs.
    newer = (
        one
        for one in table.clock.reminders[table.clock.reminders.index(reminder) + 1 :]
        if one.step is not Step.SILENCE
    )
    told = {user for other in newer for user in other.users}
    waiting = {wait.user for wait in table.clock.waits if not wait.done and wait.key == reminder.key}
    return tuple(user for user in reminder.users if user in waiting and user not in told)


def as_it_is(table: Table, reminder: Reminder) -> Reminder:
    """What a nudge should say by now: whom it names, until when, and that time is short only where it is."""
    users = still_due(table, reminder)
    if reminder.step is Step.SILENCE:
        return replace(reminder, users=users)
    waits = {wait.user: wait for wait in table.clock.waits if not wait.done and wait.user in users}
    early = any(wait.told < reminder.step for wait in waits.values())
    step = Step.FIRST if early else reminder.step
    return replace(reminder, users=users, ends=tuple(waits[user].ends for user in users), step=step)


def stale_reminders(table: Table) -> list[Reminder]:
    return [reminder for reminder in table.clock.reminders if as_it_is(table, reminder) != reminder]


def next_due(table: Table) -> datetime | None:
    """When someone has to look after the table next."""
    moments = [wait.next_at for wait in table.clock.waits if wait.next_at and not wait.done]
    silent = silent_from(table)
    if silent:
        moments.append(silent)
    closing = closing_from(table)
    if closing:
        moments.append(closing)
    if stale_reminders(table):
        moments.append(LONG_AGO)
    if table.goes_on_by_itself:
        moments.append((table.clock.last_activity or table.agreed.created) + BOTS_LATE)
    first = min(moments, default=None)
    return max(first, table.clock.claimed_until) if first and table.clock.claimed_until else first


def is_silent(table: Table) -> bool:
    """Whether it has been said that nothing happens here, and nothing has happened since."""
    return table.clock.silence_told is not None and table.clock.silence_told > (
        table.clock.last_activity or table.agreed.created
    )


def silent_from(table: Table) -> datetime | None:
    """When it is to be said that nothing happens at a table where nothing is forced.

    Once for each silence. Nobody is called by it, so quiet hours are no matter; time away is, for it was known that
    nothing would happen.
    """
    if is_silent(table):
        return None
    since = table.clock.last_activity or table.agreed.created
    if table.status is Status.LOBBY:
        return since + SILENCE
    waits = [wait for wait in table.clock.waits if not wait.done]
    if not waits or any(wait.ends for wait in waits):
        return None
    return max(since, min(wait.begins for wait in waits)) + SILENCE


def closes_if_silent(table: Table) -> bool:
    """Whether one more silence is the end of it: a lobby, or a game that nobody else waits for. Where several play
    without a pace they have agreed to wait for each other as long as it takes."""
    return table.status is Status.LOBBY or (table.status is Status.PLAYING and len(table.people) == 1)


def closing_from(table: Table) -> datetime | None:
    """When a table is given up at which nothing has happened, even after that was said."""
    if table.clock.silence_told is None or not is_silent(table) or not closes_if_silent(table):
        return None
    return max([table.clock.silence_told, *(wait.begins for wait in table.clock.waits if not wait.done)]) + SILENCE


def steps_due(table: Table, now: datetime, preferences: PreferencesOf) -> dict[Step, list[Wait]]:
    due: dict[Step, list[Wait]] = {}
    for wait in table.clock.waits:
        step = wait.step_due(now, preferences.get(wait.user, NO_PREFERENCES))
        if step is not None:
            due.setdefault(step, []).append(wait)
    return due


# Changes that only whoever looks after the table makes: people see nothing of them on the table itself


def told(
    table: Table, waits: list[Wait], step: Step, preferences: PreferencesOf, reminders: tuple[Reminder, ...] = ()
) -> Table:
    """These waits have that step behind them, and these messages stand."""
    keys = {(wait.seat, wait.key) for wait in waits}
    after = tuple(
        wait.taken(step, preferences.get(wait.user, NO_PREFERENCES)) if (wait.seat, wait.key) in keys else wait
        for wait in table.clock.waits
    )
    return replace(table, clock=replace(table.clock, waits=after, reminders=(*table.clock.reminders, *reminders)))


def silence_told(table: Table, now: datetime, reminder: Reminder | None) -> Table:
    """It has been said that nothing happens here."""
    return replace(
        table,
        clock=replace(
            table.clock,
            silence_told=now,
            reminders=(*table.clock.reminders, reminder) if reminder else table.clock.reminders,
        ),
    )


def given_up(table: Table, now: datetime) -> Table:
    """Called off; Stale if something has happened after all."""
    moment = closing_from(table)
    if moment is None or moment > now:
        raise Stale("stale")
    return replace(table, status=Status.CANCELLED)


def tidied(table: Table, reminder: Reminder) -> Table:
    """That message says so now; it names nobody if it is gone."""
    changed = (reminder if one.message == reminder.message else one for one in table.clock.reminders)
    return replace(table, clock=replace(table.clock, reminders=tuple(one for one in changed if one.users)))


def rescheduled(table: Table, user: int, now: datetime, preferences: Preferences) -> Table:
    """A person has changed their habits: their waits follow."""
    return replace(
        table,
        clock=replace(
            table.clock,
            waits=tuple(
                wait.rescheduled(now, preferences, away_left(table.seats.holders[wait.seat]))
                if wait.user == user and not wait.done
                else wait
                for wait in table.clock.waits
            ),
        ),
    )
