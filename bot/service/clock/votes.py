"""What the people at a table decide together: more time for someone, another host."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from bot.service import seating
from bot.service.clock.pace import SPANS
from bot.service.clock.timing import HOST, away_left, vanished, waited_for
from bot.service.errors import ClubError, Stale
from bot.service.guards import hosted_by, seat_held_by, seat_to_act
from bot.service.preferences import NO_PREFERENCES, PreferencesOf
from bot.service.table import OPEN, Status, Table


def settled(table: Table, now: datetime, preferences: PreferencesOf) -> Table:
    """The table with what a majority of today's voters wants: as people come and go, old votes may become enough."""
    if table.clock.votes:
        table = replace(table, clock=replace(table.clock, votes=_present(table)))
    if _agreed(table, HOST, voters_on_host(table)):
        table = seating.with_host(table, table.clock.votes[HOST][0])
    if table.status is Status.PLAYING and _agreed(table, table.moment, voters_on_time(table)):
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


def _agreed(table: Table, what: str, voters: list[int]) -> bool:
    return len(table.clock.votes.get(what, ())) >= needed(voters)


def _granted(table: Table, now: datetime, preferences: PreferencesOf) -> Table:
    more = SPANS[table.agreed.pace]
    waits = (
        wait
        if wait.done
        else wait.extended(
            more, now, preferences.get(wait.user, NO_PREFERENCES), away_left(table.seats.holders[wait.seat])
        )
        for wait in table.clock.waits
    )
    votes = {what: users for what, users in table.clock.votes.items() if what != table.moment}
    return replace(table, clock=replace(table.clock, waits=tuple(waits), votes=votes))


def voters_on_host(table: Table) -> list[int]:
    """Who may choose another host: all the others who are here."""
    return [user for user in _here(table) if user != table.seats.host]


def voters_on_time(table: Table) -> list[int]:
    """Who may grant more time: people who are here and have finished this phase."""
    waiting = waited_for(table)
    return [user for user in _here(table) if user not in waiting]


def _here(table: Table) -> list[int]:
    return [holder.person.id for holder in table.seats.holders if holder.person is not None and not holder.stand_in]


def needed(voters: list[int]) -> int:
    """More than half of them."""
    return len(voters) // 2 + 1


def can_extend(table: Table) -> bool:
    return any(wait.ends and not wait.done for wait in table.clock.waits) and bool(voters_on_time(table))


def time_asked_for(table: Table) -> str:
    """A word for the deadlines that a vote is about; it changes as soon as they are extended."""
    open_ = [wait for wait in table.clock.waits if wait.ends and not wait.done]
    ends = max((int(wait.ends.timestamp()) for wait in open_ if wait.ends), default="")
    # Where quiet hours hold the end where it is, there is more of it all the same.
    spans = sum(int(wait.span.total_seconds()) // 60 for wait in open_ if wait.span)
    return f"{table.moment}{ends}.{spans}"


def more_time(table: Table, user: int, asked: str) -> Table:
    seat_to_act(table, user, None)
    if not can_extend(table):
        raise ClubError("no_deadline")
    if user not in voters_on_time(table):
        raise ClubError("no_vote")
    if asked and asked != time_asked_for(table):
        raise Stale("stale")
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
