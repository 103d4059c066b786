"""Ratings beside names: a star and a whole number, or a note that someone is new."""

from __future__ import annotations

from bot.language.words import Words
from bot.panels.common import signed
from bot.service.ratings import is_new, shown
from bot.service.records import Standings
from bot.service.table import Person
from bot.store.result_rows import RatingRow


def number(words: Words, rating: RatingRow | None) -> str:
    """A rating as a whole number; people with few rated games are new."""
    return words("rating-new") if rating is None or is_new(rating) else str(shown(rating.mu))


def rating_of(words: Words, standings: Standings, person: Person | None) -> str:
    """What follows a name: nothing where ratings are not shown, or where the person does not want theirs shown."""
    if person is None or person.id not in standings.ratings:
        return ""
    rating = standings.ratings[person.id]
    if person.id not in standings.moves:
        return f" · ⭐ {number(words, rating)}"
    return f" · ⭐ {number(words, rating)} ({signed(standings.moves[person.id])})"
