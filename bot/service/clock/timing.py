"""Works out a table's waits after every change; they are saved together with it."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Iterable

from bot.service.clock.pace import AWAY_A_GAME, SILENCE, SPANS, term
from bot.service.clock.waits import NextUp, Step, Wait
from bot.service.preferences import NO_PREFERENCES, Preferences, PreferencesOf
from bot.service.table import Holder, Person, Status, Table, Tenure
from engine.moves import Move

HOST = "host"
"""The key for votes on another host; all other votes are about more time."""
SLOW_HOST = timedelta(hours=1)
"""How long a lobby's host may do nothing before the others can replace them."""


def waited_for(table: Table) -> list[int]:
    """The ids of the people who still have to act in this phase, without those replaced by a stand-in."""
    if table.status is not Status.PLAYING:
        return []
    holders = (table.seats.holders[seat] for seat in table.view(None).waiting)
    return [holder.person.id for holder in holders if holder.person is not None and not holder.stand_in]


def seen_waiting(table: Table) -> list[int]:
    """Like `waited_for`, but only those whom the other players may know about."""
    return [user for user in waited_for(table) if table.seat_of(user) in table.still_to_act]


def keep_time(table: Table, now: datetime, preferences: PreferencesOf, by: int | None) -> Table:
    """The table with its waits, tenures, plans and votes brought up to date; `by` is the person who has just acted."""
    before = _open(table)
    table = _closed(table, now)
    table = replace(
        table, seats=replace(table.seats, tenures=_tenures(table)), clock=replace(table.clock, plans=_plans(table))
    )
    if table.status is not Status.PLAYING:
        votes = _votes(table, now, by) if table.status is Status.LOBBY else {}
        return replace(table, clock=replace(table.clock, waits=(), votes=votes, done={}, changes={}, next_up=None))
    changes = {moment: seats for moment, seats in table.clock.changes.items() if moment == table.moment}
    table = replace(table, clock=replace(table.clock, done=_been_done(table), changes=changes))
    moment, waiting = table.moment, waited_for(table)
    # Keep the waits of people who have left: coming back within the phase must not give them more time.
    waits = [one for one in table.clock.waits if one.key == moment and table.seat_of(one.user) is None]
    for seat, holder in enumerate(table.seats.holders):
        if holder.person is None:
            continue
        user = holder.person.id
        own = preferences.get(user, NO_PREFERENCES)
        wait = next((one for one in table.clock.waits if (one.seat, one.user, one.key) == (seat, user, moment)), None)
        if wait is None and user in waiting:
            # People need no reminder of a turn they have planned, either.
            wait = _begun(table, seat, user, now, own, present=user == by or user in table.clock.plans)
        elif wait is not None and wait.done and user in waiting:
            wait = wait.reopened(now, own)
        if wait is not None:
            waits.append(wait)
    table = replace(
        table, clock=replace(table.clock, waits=tuple(waits), next_up=_next_up(table, now, preferences, by))
    )
    # Votes on time are about the people waited for right now: where people take turns, the next person gets new ones.
    kept = (moment,) if before & _open(table) else ()
    return replace(table, clock=replace(table.clock, votes=_votes(table, now, by, *kept)))


def next_person(table: Table) -> int | None:
    """The user whose turn comes next; bots in between move at once. None if people do not take turns, or if there are
    just two, who need no telling."""
    if table.status is not Status.PLAYING or table.goes_on_by_itself:
        return None
    people = ((seat, holder.person) for seat, holder in enumerate(table.seats.holders) if not holder.stand_in)
    here = {seat: person.id for seat, person in people if person is not None}
    return next((here[seat] for seat in table.view(None).next_turns if seat in here), None) if len(here) > 2 else None


def _next_up(table: Table, now: datetime, preferences: PreferencesOf, by: int | None) -> NextUp | None:
    user = next_person(table)
    if user is None or user == by or user in table.clock.plans:
        return None
    own = preferences.get(user, NO_PREFERENCES)
    if not own.next_up or (own.away is not None and own.away > now):
        return None
    key, before = f"{table.moment} {table.view(None).turn}", table.clock.next_up
    if before is not None and (before.user, before.key) == (user, key):
        return before
    return NextUp(user, key, own.awake(now))


def noted(before: Table, after: Table, stirred: datetime | None, by: int | None) -> Table:
    """The table with the times of the last activity, and of the host's, brought up to date."""
    present = by == after.seats.host or before.seats.host != after.seats.host
    return replace(
        after,
        clock=replace(
            after.clock,
            last_activity=stirred,
            host_activity=stirred if present else after.clock.host_activity,
            woken=_woken(before, after),
        ),
    )


def _woken(before: Table, after: Table) -> tuple[int, ...]:
    """The users to tell that the game continues: those still missing when someone wakes a sleeping game."""
    missing = tuple(person.id for person in after.stood_in_for)
    if before.asleep and not after.asleep and after.status is Status.PLAYING:
        return missing
    return tuple(user for user in after.clock.woken if user in missing and not after.asleep)


def _open(table: Table) -> set[tuple[int, int, str]]:
    return {(wait.seat, wait.user, wait.key) for wait in table.clock.waits if not wait.done}


def _votes(table: Table, now: datetime, by: int | None, *kept: str) -> dict[str, tuple[int, ...]]:
    """The votes that still matter: those on `kept`, and those on another host until the host does something."""
    if by != table.seats.host and vanished(table, now):
        kept = (*kept, HOST)
    return {what: users for what, users in table.clock.votes.items() if what in kept}


def vanished(table: Table, now: datetime) -> bool:
    """Whether the host has been away long enough for the others to choose another."""
    if table.status is Status.LOBBY:
        return now - (table.clock.host_activity or table.agreed.created) >= SLOW_HOST
    seat = table.seat_of(table.seats.host)
    if seat is None or table.seats.holders[seat].missed > 0:
        return True
    # Where there is no deadline to miss, a long silence counts instead.
    wait = table.wait_of(seat)
    return wait is not None and wait.ends is None and now - wait.begins >= SILENCE


def _begun(table: Table, seat: int, user: int, now: datetime, preferences: Preferences, *, present: bool) -> Wait:
    span = _span(table)
    own = term(now, span, preferences, away_left(table.seats.holders[seat]))
    # No first reminder for someone who has just acted and sees the panel, or who plays only with bots, which move at
    # once.
    told = Step.FIRST if len(table.people) == 1 or present else Step.NOTHING
    # If the seat was granted more time in this phase, whoever takes it over cannot be granted more again.
    granted = any(one.granted for one in table.clock.waits if (one.seat, one.key) == (seat, table.moment))
    wait = Wait(seat, user, table.moment, now, own.begins, own.ends, span, told, granted=granted)
    return wait.scheduled(preferences)


def _span(table: Table) -> timedelta | None:
    """How long this phase may take. A game that only one person ever played has no limit; one with several keeps its
    pace even when people leave, so that it does end."""
    people = {tenure.person.id for tenure in table.seats.tenures if tenure.person is not None}
    return None if len(people) == 1 else SPANS.get(table.agreed.pace)


def _closed(table: Table, now: datetime) -> Table:
    """The table with finished waits marked as done and the time away they used charged to the person."""
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


def _been_done(table: Table) -> dict[str, tuple[int, ...]]:
    """The current phase -> the seats that finished it once and can still undo; final moves are not recorded.

    If the game waits only for such seats, everyone has to know, so they are removed. Anyone else who changes their mind
    later still looks finished to the others.
    """
    moment, waiting = table.moment, table.view(None).waiting
    before = table.clock.done.get(moment, ())
    done = [
        seat
        for seat in range(len(table.seats.holders))
        if seat in before or (seat not in waiting and table.view(seat).can_undo)
    ]
    if set(waiting) <= set(done):
        done = [seat for seat in done if seat not in waiting]
    return {moment: tuple(done)} if done else {}


def _plans(table: Table) -> dict[int, Move]:
    """The plans of people who still hold their seat themselves; the others' are dropped."""
    if table.status is not Status.PLAYING:
        return {}
    here = {holder.person.id for holder in table.seats.holders if holder.person is not None and not holder.stand_in}
    return {user: plan for user, plan in table.clock.plans.items() if user in here}


def _tenures(table: Table) -> tuple[Tenure, ...]:
    """The tenures brought up to date. People who come and go between moves do not add a new one each time, or the list
    could grow without end."""
    if table.match is None:
        return ()
    moves, tenures = len(table.match.entries), list(table.seats.tenures)
    for seat, holder in enumerate(table.seats.holders):
        own = [tenure for tenure in tenures if tenure.seat == seat]
        if own and _same_person(own[-1].person, holder.person):
            continue
        if own and own[-1].since == moves and _is_known(own[-1].person, own[:-1]):
            gone = own.pop()
            tenures = [tenure for tenure in tenures if tenure is not gone]
        if not own or not _same_person(own[-1].person, holder.person):
            tenures.append(Tenure(seat, moves, holder.person, holder.level, holder.name))
    return tuple(tenures)


def _same_person(one: Person | None, other: Person | None) -> bool:
    return (one and one.id) == (other and other.id)


def _is_known(person: Person | None, before: list[Tenure]) -> bool:
    """Whether their last tenure can be dropped because an earlier one names them too: the tenures must always tell who
    has seen a seat's cards."""
    return person is None or any(_same_person(tenure.person, person) for tenure in before)


def away_left(holder: Holder) -> timedelta:
    return max(AWAY_A_GAME - holder.away, timedelta())


def most_urgent(tables: Iterable[Table], user: int) -> Table | None:
    """The game with the nearest deadline among those waiting for a person."""

    def ends(table: Table) -> datetime:
        own = (wait.ends for wait in table.clock.waits if wait.user == user and not wait.done)
        return next(own, None) or datetime.max.replace(tzinfo=UTC)

    return min((table for table in tables if user in waited_for(table)), key=ends, default=None)


def rescheduled(table: Table, user: int, now: datetime, preferences: Preferences) -> Table:
    """The table with a person's open waits adjusted to their new preferences."""
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
