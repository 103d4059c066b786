"""Ratings: OpenSkill with the Plackett-Luce model, one rating per game across all servers.

Everything here is a pure function of results, so all ratings can be worked out again (`python -m bot ratings`).

Who is rated: everyone who sat down before a rated game began, if at least two of them kept their seats to its end.
Bots are left out, and so is a team without a person; then people are ranked by their place. Anyone who left, or had a
stand-in at the end, comes last. Someone who asked a bot to play for them is an opponent like any other, but keeps their
own rating: for them it is a friendly game. Someone who took over a seat is not rated.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate
from math import log, sqrt
from typing import Mapping, Sequence

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.store.result_rows import RatingRow, ResultRow, SeatRow
from engine.game import Level

NEW_UNTIL = 5
"""With fewer rated games than this, a person counts as new."""
MIDDLE, POINT = 1500, 20
"""The number shown for a new person, and how much one unit of skill adds to it."""
MODEL = PlackettLuce()
CERTAIN = 2.0
"""How uncertain a bot's skill is, compared with 25 / 3 for a new person."""
WON: Mapping[Level, float] = {Level.EASY: 0.949, Level.MEDIUM: 0.829, Level.HARD: 0.65}
"""Level -> the share of decided games of Snack Match for two that the next level wins against it; see
docs/strength.md."""


def _strengths() -> Mapping[Level, float]:
    """The skill of each level: what makes the model expect exactly these shares, with medium in the middle."""
    spread = sqrt(2 * (MODEL.beta**2 + CERTAIN**2))
    steps = [0.0, *(spread * log(share / (1 - share)) for share in WON.values())]
    skills = dict(zip(Level, accumulate(steps), strict=True))
    return {level: MODEL.mu + skill - skills[Level.MEDIUM] for level, skill in skills.items()}


STRENGTHS = _strengths()
"""The fixed skill of bots: it matters only to a person whose partner is a bot."""


def shown(mu: float) -> int:
    """A rating as shown to people."""
    return round(MIDDLE + POINT * (mu - MODEL.mu))


def strength(level: Level) -> int:
    """A bot's strength as shown to people."""
    return shown(STRENGTHS[level])


def is_new(rating: RatingRow) -> bool:
    return rating.games < NEW_UNTIL


@dataclass(frozen=True)
class _Side:
    """A person, or a team with at least one person in it."""

    place: int
    people: tuple[SeatRow, ...]
    """The people who sat here when the game began."""
    gone: frozenset[int]
    """Those of them who left, or were missing at the end."""
    bots: tuple[Level, ...]

    @property
    def abandoned(self) -> bool:
        return len(self.gone) == len(self.people)


def rate(result: ResultRow, before: Mapping[int, RatingRow]) -> list[RatingRow]:
    """The ratings that change because of a result, given the ratings before it."""
    sides = _sides(result)
    kept = sum(len(side.people) - len(side.gone) for side in sides)
    if not result.rated or len(sides) < 2 or kept < 2:
        return []
    last = max(side.place for side in sides) + 1
    ranks = [last if side.abandoned else side.place for side in sides]
    rated = _skills(sides, ranks, before)
    for number, side in enumerate(sides):
        if side.gone and not side.abandoned:
            # Partners of someone who left keep the team's place; the one who left comes last.
            alone = _skills(sides, [*ranks[:number], last, *ranks[number + 1 :]], before)
            rated.update({user: alone[user] for user in side.gone})
    asked = {row.user_id for row in result.seats if row.requested}
    return [_changed(before.get(user), user, result, skill) for user, skill in rated.items() if user not in asked]


def _changed(before: RatingRow | None, user: int, result: ResultRow, skill: PlackettLuceRating) -> RatingRow:
    games = before.games if before else 0
    return RatingRow(user, result.game, result.number, skill.mu, skill.sigma, games + 1)


def _sides(result: ResultRow) -> list[_Side]:
    sides = []
    for number in dict.fromkeys(row.side for row in result.seats):
        rows = [row for row in result.seats if row.side == number]
        people = tuple(row for row in rows if row.tenure == 0 and row.user_id is not None)
        kept = {row.user_id for row in rows if row.finish == "kept"}
        gone = frozenset(row.user_id for row in people if row.user_id is not None and row.user_id not in kept)
        bots = tuple(Level(row.level) for row in rows if row.tenure == 0 and row.level is not None)
        if people:
            sides.append(_Side(rows[0].place, people, gone, bots))
    return sides


def _skills(
    sides: Sequence[_Side], ranks: Sequence[int], before: Mapping[int, RatingRow]
) -> dict[int, PlackettLuceRating]:
    """Everyone's skills after a game in which the sides ranked like this."""
    teams = [
        [
            *(_skill(before.get(row.user_id)) for row in side.people if row.user_id is not None),
            *(MODEL.rating(STRENGTHS[level], CERTAIN) for level in side.bots),
        ]
        for side in sides
    ]
    rated = MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    return {
        row.user_id: skill
        for side, team in zip(sides, rated, strict=True)
        for row, skill in zip(side.people, team, strict=False)
        if row.user_id is not None
    }


def _skill(rating: RatingRow | None) -> PlackettLuceRating:
    return MODEL.rating() if rating is None else MODEL.rating(rating.mu, rating.sigma)
