"""What the people at a table decide together: more time for someone, another host."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING

from bot.service import seating
from bot.service.errors import ClubError
from bot.service.pace import NO_HABITS, SPANS
from bot.service.tables import OPEN, Table
from bot.service.timing import HOST, HabitsOf, away_left, vanished, waited_for

if TYPE_CHECKING:
    from bot.service.club import Club


class Council:
    def __init__(self, club: Club) -> None:
        self._club = club

    async def more_time(self, code: str, user: int) -> Table:
        """A vote for as much time again, by those for whom nobody waits."""
        table = await self._club.get(code)
        habits = await self._club.registry.habits(waited_for(table))
        return await self._club.change(code, partial(more_time, user=user, now=self._club.now(), habits=habits))

    async def replace_host(self, code: str, user: int) -> Table:
        """A vote for another host; whoever asked first becomes it."""
        return await self._club.change(code, partial(replace_host, user=user, now=self._club.now()))

    async def pass_host(self, code: str, by: int, to: int) -> Table:
        return await self._club.change(code, partial(pass_host, by=by, to=to))


def voters_on_time(table: Table) -> list[int]:
    """Who may grant more time: those who are here, and have done their part."""
    waiting = waited_for(table)
    here = [holder.person.id for holder in table.holders if holder.person is not None and not holder.stand_in]
    return [user for user in here if user not in waiting]


def needed(voters: list[int]) -> int:
    """More than half of them."""
    return len(voters) // 2 + 1


def can_extend(table: Table) -> bool:
    return any(wait.ends and not wait.done for wait in table.waits) and bool(voters_on_time(table))


def more_time(table: Table, user: int, now: datetime, habits: HabitsOf) -> Table:
    seating.playing(table)
    seating.seat_held_by(table, user)
    if not can_extend(table):
        raise ClubError("no_deadline")
    voters = voters_on_time(table)
    if user not in voters:
        raise ClubError("no_vote")
    votes = _with_vote(table, table.moment, user, voters)
    if len(votes[table.moment]) < needed(voters):
        return replace(table, votes=votes)
    del votes[table.moment]
    waits = tuple(
        wait
        if wait.done
        else wait.extended(
            SPANS[table.pace], now, habits.get(wait.user, NO_HABITS), away_left(table.holders[wait.seat])
        )
        for wait in table.waits
    )
    return replace(table, waits=waits, votes=votes)


def replace_host(table: Table, user: int, now: datetime) -> Table:
    if table.status not in OPEN:
        raise ClubError("not_playing")
    seating.seat_held_by(table, user)
    if user == table.host:
        raise ClubError("host_yourself")
    if not vanished(table, now):
        raise ClubError("host_is_here")
    voters = [
        holder.person.id
        for holder in table.holders
        if holder.person is not None and not holder.stand_in and holder.person.id != table.host
    ]
    votes = _with_vote(table, HOST, user, voters)
    if len(votes[HOST]) < needed(voters):
        return replace(table, votes=votes)
    return seating.with_host(table, votes[HOST][0])


def pass_host(table: Table, by: int, to: int) -> Table:
    if table.status not in OPEN:
        raise ClubError("not_playing")
    seating.hosted_by(table, by)
    if table.seat_of(to) is None:
        raise ClubError("host_not_seated")
    return seating.with_host(table, to)


def _with_vote(table: Table, what: str, user: int, voters: list[int]) -> dict[str, tuple[int, ...]]:
    """Votes of those who may vote by now; one each."""
    before = [voter for voter in table.votes.get(what, ()) if voter in voters and voter != user]
    return {**table.votes, what: (*before, user)}
