"""Votes: the people at a table can grant someone more time, or choose another host."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from bot.service import seating
from bot.service.clock.pace import SPANS
from bot.service.clock.timing import HOST, away_left, seen_waiting, vanished, waited_for
from bot.service.clock.waits import Wait
from bot.service.errors import ClubError, Stale
from bot.service.guards import hosted_by, seat_held_by, seat_in_play
from bot.service.preferences import NO_PREFERENCES, PreferencesOf
from bot.service.table import OPEN, Status, Table


def settled(table: Table, now: datetime, preferences: PreferencesOf) -> Table:
    """The table after every vote with enough support has taken effect. Counted with each change: as people come and go,
    old votes may become enough."""
    if table.clock.votes:
        table = replace(table, clock=replace(table.clock, votes=_present(table)))
    if _agreed(table, HOST, majority(voters_on_host(table))):
        table = seating.with_host(table, table.clock.votes[HOST][0])
    if table.status is Status.PLAYING and _agreed(table, table.moment, needed_for_time(table)):
        table = _granted(table, now, preferences)
    return table


def _present(table: Table) -> dict[str, tuple[int, ...]]:
    """The votes, without those of people who may no longer vote."""
    votes = {}
    for what, users in table.clock.votes.items():
        voters = voters_on_host(table) if what == HOST else voters_on_time(table)
        if kept := tuple(user for user in users if user in voters):
            votes[what] = kept
    return votes


def _agreed(table: Table, what: str, needed: int) -> bool:
    return len(table.clock.votes.get(what, ())) >= needed


def _granted(table: Table, now: datetime, preferences: PreferencesOf) -> Table:
    more = SPANS[table.agreed.pace]
    waits = (
        wait
        if wait.done or wait.granted
        else wait.extended(
            more, now, preferences.get(wait.user, NO_PREFERENCES), away_left(table.seats.holders[wait.seat])
        )
        for wait in table.clock.waits
    )
    votes = {what: users for what, users in table.clock.votes.items() if what != table.moment}
    return replace(table, clock=replace(table.clock, waits=tuple(waits), votes=votes))


def voters_on_host(table: Table) -> list[int]:
    """Who may vote for another host: everyone present except the host."""
    return [user for user in _here(table) if user != table.seats.host]


def voters_on_time(table: Table) -> list[int]:
    """Who may grant more time: people who are present and, as far as others know, have finished this phase."""
    waiting = seen_waiting(table)
    return [user for user in _here(table) if user not in waiting]


def _here(table: Table) -> list[int]:
    return [holder.person.id for holder in table.seats.holders if holder.person is not None and not holder.stand_in]


def majority(voters: list[int]) -> int:
    """How many votes are more than half."""
    return len(voters) // 2 + 1


def needed_for_time(table: Table) -> int:
    """How many votes grant more time: a majority, and at least two where three or more people play, so that nobody can
    delay the others' game single-handedly."""
    least = 2 if len(_here(table)) > 2 else 1
    return max(majority(voters_on_time(table)), least)


def can_extend(table: Table) -> bool:
    """Whether someone could get more time and someone could grant it; each seat gets it once per phase."""
    return any(not wait.granted for wait in _with_deadline(table)) and bool(voters_on_time(table))


def _with_deadline(table: Table) -> list[Wait]:
    """The open waits with a deadline that everyone may know about, so without those who are changing their mind."""
    return [wait for wait in table.clock.waits if wait.ends and not wait.done and wait.seat in table.still_to_act]


def time_asked_for(table: Table) -> str:
    """A key for the deadlines that a vote is about; it changes as soon as they are extended."""
    open_ = _with_deadline(table)
    ends = max((int(wait.ends.timestamp()) for wait in open_ if wait.ends), default="")
    # Quiet hours may keep the end where it is; the spans then still show that time was added.
    spans = sum(int(wait.span.total_seconds()) // 60 for wait in open_ if wait.span)
    return f"{table.moment}{ends}.{spans}"


def more_time(table: Table, user: int, asked: str) -> Table:
    seat_in_play(table, user)
    if asked != time_asked_for(table):
        raise Stale("stale")
    if user in waited_for(table):
        raise ClubError("no_vote")
    if not can_extend(table):
        raise ClubError("time_granted" if any(wait.granted for wait in _with_deadline(table)) else "no_deadline")
    if user not in voters_on_time(table):
        raise ClubError("no_vote")
    return _with_vote(table, table.moment, user)


def replace_host(table: Table, user: int, now: datetime) -> Table:
    if table.status not in OPEN:
        raise ClubError("not_playing")
    seat_held_by(table, user)
    if user == table.seats.host:
        raise ClubError("host_yourself")
    if not vanished(table, now):
        raise ClubError("host_is_here")
    return _with_vote(table, HOST, user)


def pass_host(table: Table, by: int, to: int) -> Table:
    if table.status not in OPEN:
        raise ClubError("not_playing")
    hosted_by(table, by)
    if table.seat_of(to) is None:
        raise ClubError("host_not_seated")
    return seating.with_host(table, to)


def _with_vote(table: Table, what: str, user: int) -> Table:
    """One vote each; `settled` counts them when the change is saved."""
    before = [voter for voter in table.clock.votes.get(what, ()) if voter != user]
    return replace(table, clock=replace(table.clock, votes={**table.clock.votes, what: (*before, user)}))
