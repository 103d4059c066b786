"""How a finished game ended for everyone who held a seat in it: worked out once, from its log, when it ends."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import pairwise
from typing import Sequence

from bot.service.credits import Made, moves_made
from bot.service.ratings import rate
from bot.service.table import Source, Status, Table, Tenure
from bot.store.base import EventRow
from bot.store.daily_rows import PlayRow
from bot.store.result_rows import Ending, ResultRow, SeatRow
from engine.replay import Match
from engine.view import Outcome

KEPT, MISSING, LEFT = "kept", "missing", "left"
"""How someone's time in a seat ended: with the game, with a stand-in playing the end, or earlier."""


def ends(before: Table, after: Table) -> bool:
    """Whether this change ends a game. Cancelled games and practice games have no result."""
    return after.status is Status.OVER and before.status is not Status.OVER and after.agreed.practice is None


def ending(table: Table, events: Sequence[EventRow]) -> Ending:
    """What to record about a finished game; `events` are all of its moves."""
    return Ending(result_of(table, events), rate, _play(table, int(events[-1].at.timestamp())))


def _play(table: Table, ended: int) -> PlayRow | None:
    """The row of a counting play of the day; None for any other game."""
    if not table.agreed.daily or table.agreed.until is None:
        return None
    outcome = table.match and table.match.outcome
    assert outcome
    return PlayRow(
        day=table.agreed.daily,
        user_id=table.seats.host,
        code=table.code,
        guild=table.agreed.home,
        points=outcome.sheets[0].total,
        target=outcome.opponent.total if outcome.opponent else None,
        won=bool(outcome.winners),
        ended=ended,
    )


def result_of(table: Table, events: Sequence[EventRow]) -> ResultRow:
    """The result of a finished game."""
    match = table.match
    assert match is not None
    outcome = match.outcome
    assert outcome is not None
    made = moves_made(replace(table, sources=tuple(Source(event.source) for event in events)))
    first = [_tenures(table, seat)[0].person for seat in range(len(table.seats.holders))]
    return ResultRow(
        code=table.code,
        game=table.agreed.game,
        guild=table.location.guild,
        channel=table.location.channel,
        parent=table.location.parent,
        began=int(events[0].at.timestamp()),
        ended=int(events[-1].at.timestamp()),
        moves=len(events),
        people=sum(person is not None for person in first),
        bots=sum(person is None for person in first),
        rated=table.agreed.rated,
        decided_by=outcome.decided_by,
        options=dict(match.setup.options),
        phases=phases(match, events),
        seats=tuple(row for seat in range(len(table.seats.holders)) for row in _holders(table, seat, made, outcome)),
    )


def _holders(table: Table, seat: int, made: Sequence[Made], outcome: Outcome) -> list[SeatRow]:
    """How the game ended for everyone who held a seat, in the order they held it."""
    assert table.match is not None
    own = _tenures(table, seat)
    ends = [*(tenure.since for tenure in own[1:]), len(table.match.entries)]
    rank = next(rank for rank in outcome.ranking if seat in rank.seats)
    components = _components(table.match, seat)
    rows = []
    for number, (tenure, end) in enumerate(zip(own, ends, strict=True)):
        moved = Counter(one.source for one in made if one.seat == seat and tenure.since < one.number <= end)
        last = tenure is own[-1]
        rows.append(
            SeatRow(
                seat=seat,
                tenure=number,
                user_id=tenure.person.id if tenure.person else None,
                name=tenure.person.name if tenure.person else None,
                level=str(level) if last and (level := table.seats.holders[seat].level) else None,
                since=tenure.since,
                until=end,
                own=moved[Source.PERSON] + moved[Source.BOT],
                stand_in=moved[Source.STAND_IN],
                requested=moved[Source.REQUEST],
                forced=moved[Source.FORCED],
                finish=_finish(table, tenure, last),
                side=rank.seats[0],
                points=outcome.sheets[seat].total,
                place=rank.place,
                won=seat in outcome.winners,
                components=components,
            )
        )
    return rows


def _tenures(table: Table, seat: int) -> list[Tenure]:
    """Who held a seat, in order; games older than tenures only know who held it last."""
    kept = [tenure for tenure in table.seats.tenures if tenure.seat == seat]
    return kept or [Tenure(seat, 0, table.seats.holders[seat].person)]


def _finish(table: Table, tenure: Tenure, last: bool) -> str:
    if not last:
        return LEFT
    return MISSING if table.seats.holders[tenure.seat].stand_in else KEPT


def _components(match: Match, seat: int) -> dict[str, int]:
    """How often each component is visible on a seat's own board."""
    areas = match.view(None).areas
    return dict(Counter(one for square in areas[seat].seen.values() for one in square)) if areas else {}


def phases(match: Match, events: Sequence[EventRow]) -> list[int]:
    """How many seconds each phase took, counted from the last move before it. The start of the first one is unknown."""
    game, state = match.game, match.at(0).state
    ends: dict[tuple[int, str], float] = {}
    for entry, event in zip(match.entries, events, strict=True):
        view = game.view_for(state, None)
        ends[view.round, view.phase] = event.at.timestamp()
        state = game.apply(state, entry.seat, entry.move)
    moments = list(ends.values())
    return [round(end - begun) for begun, end in pairwise(moments)]
