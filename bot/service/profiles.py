"""Sums up one person's results in one game, with pure functions."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import groupby
from typing import Sequence

from bot.service.ratings import MIDDLE, shown
from bot.store.result_rows import RatingRow, ResultRow, SeatRow
from engine.game import AnyGame

WEIGHED = 20
"""Over how many of the last games skill is told apart from luck."""


@dataclass(frozen=True)
class Best:
    """The game in which someone scored the most points."""

    code: str
    seat: int
    points: int


@dataclass(frozen=True)
class Duel:
    """How two people's games against each other ended, as seen by whoever asks."""

    won: int
    lost: int
    tied: int


@dataclass(frozen=True)
class Profile:
    user: int
    game: str
    rating: RatingRow | None
    line: tuple[int, ...]
    """Their rating as shown to people, from the start and after each rated game."""
    games: int
    wins: int
    average: float
    best: Best | None
    favourites: tuple[str, ...]
    """The most frequent component on their boards, of each kind."""
    kept: int | None
    """What percentage of their moves they made in time; None if they made none."""
    streak: int
    """How many games they have won in a row up to now."""
    longest: int
    skill: float | None
    """How many points above what their cards usually bring they made, on average over their last games for which that
    is known; None if there are none."""
    weighed: int
    """How many games that is about."""
    duel: Duel | None
    """None for oneself, and for people they have never met."""


def profile_of(
    user: int, game: AnyGame, results: Sequence[ResultRow], line: Sequence[RatingRow], asker: int | None = None
) -> Profile:
    """`results` are all the person's results in this game, newest first; `line` their ratings, oldest first."""
    own = [(result, rows[-1]) for result in results if (rows := _rows(result, user))]
    wins = [row.won and row.finish != "left" for _, row in reversed(own)]
    runs = [sum(1 for _ in run) for won, run in groupby(wins) if won]
    finished = [(result, row) for result, row in own if row.finish == "kept"]
    best = max(finished, key=lambda one: (one[1].points, -one[0].number), default=None)
    above = [row.points - row.usual for _, row in finished if row.usual is not None][:WEIGHED]
    made = [row for result in results for row in _rows(result, user)]
    in_time, late = sum(row.own + row.requested for row in made), sum(row.stand_in for row in made)
    return Profile(
        user=user,
        game=game.name,
        rating=line[-1] if line else None,
        line=(MIDDLE, *(shown(row.mu) for row in line)) if line else (),
        games=len(own),
        wins=sum(wins),
        average=sum(row.points for _, row in finished) / len(finished) if finished else 0.0,
        best=Best(best[0].code, best[1].seat, best[1].points) if best else None,
        favourites=_favourites(game, [row for _, row in finished]),
        kept=round(100 * in_time / (in_time + late)) if in_time + late else None,
        streak=runs[-1] if wins and wins[-1] else 0,
        longest=max(runs, default=0),
        skill=sum(above) / len(above) if above else None,
        weighed=len(above),
        duel=_duel(results, user, asker),
    )


def _rows(result: ResultRow, user: int) -> list[SeatRow]:
    return [row for row in result.seats if row.user_id == user]


def _favourites(game: AnyGame, rows: Sequence[SeatRow]) -> tuple[str, ...]:
    seen: Counter[str] = Counter()
    for row in rows:
        seen.update(row.components)
    wanted = {kind: [one for one in names if one in game.collected] for kind, names in game.pack.kinds.items()}
    found = (max(names, key=lambda one: seen[one]) for names in wanted.values() if names)
    return tuple(one for one in found if seen[one])


def _duel(results: Sequence[ResultRow], user: int, asker: int | None) -> Duel | None:
    """Counts only games in which both kept their seats, on different sides."""
    places = []
    for result in results:
        two = [[row for row in _rows(result, one) if row.finish == "kept"] for one in (asker or 0, user)]
        if asker != user and all(two) and two[0][-1].side != two[1][-1].side:
            places.append((two[0][-1].place, two[1][-1].place))
    if not places:
        return None
    won, lost = sum(mine < theirs for mine, theirs in places), sum(mine > theirs for mine, theirs in places)
    return Duel(won, lost, len(places) - won - lost)


@dataclass(frozen=True)
class Statistics:
    """What has been happening on a server."""

    weeks: tuple[int, ...]
    """Games that ended in each of the last weeks, oldest first."""
    active: int
    """People who ended a game in the last four weeks."""
    finished: int
    begun: int
    """How many games began, and how many of them were played to the end."""
    phase: int | None
    """The median time of a phase, in seconds; None if there was none."""


def median(values: Sequence[int]) -> int | None:
    ordered = sorted(values)
    return ordered[len(ordered) // 2] if ordered else None
