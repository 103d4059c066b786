"""The deal of the day: one solo game, the same for everyone, and the best results it allows.

The secret of a day's deal is the HMAC of its date, under a key that nobody ever sees: every process that knows the key
has the same day without asking the others. The seal of a day can be published the day before, its secret the day after.
Nobody adds a number to it (`engine/deal.py`), or it would not be the same for everyone.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from enum import StrEnum
from heapq import nlargest
from operator import itemgetter
from typing import Sequence

from engine.area import Area
from engine.cards import Card
from engine.deal import NOTHING, Deal
from engine.game import AnyGame, Level, View
from engine.moves import Place
from engine.replay import Match

WIDTHS = (32, 128, 512)
"""Beam widths to try: a wider search is better nearly always, and not always."""
SPARE = 4
CLOSE = 1.0
"""How many points below the best turn still count as close."""
BEST = tuple(Level)[-1]
"""The level whose points are par."""
PLAYER = 0
"""The only seat."""
_NAMED = re.compile(r"daily-(\d{4}-\d{2}-\d{2})")


class Mark(StrEnum):
    """How good a turn was, compared with the best one open to the player at that moment."""

    BEST = "best"
    CLOSE = "close"
    WEAKER = "weaker"


def secret_of(key: str, day: str) -> str:
    """The secret of a day's deal, 64 hexadecimal digits. Days are written like 2026-11-18."""
    return hmac.new(key.encode(), day.encode(), hashlib.sha256).hexdigest()


def deal_of(key: str, day: str) -> Deal:
    return Deal(f"daily-{day}", secret_of(key, day), (NOTHING,))


def day_in(deal: Deal) -> str | None:
    """The day a deal is for; None if it belongs to a table."""
    named = _NAMED.fullmatch(deal.table)
    try:
        return named[1] if named and _weekday(named[1]) in range(7) else None
    except ValueError:
        return None


def options_of(game: AnyGame, day: str) -> dict[str, str]:
    """The options of that day: they depend on the weekday."""
    return dict(game.daily[_weekday(day)])


def _weekday(day: str) -> int:
    """Monday is 0. ValueError if there is no such day."""
    # Only here: it takes half a megabyte, and the processes beside the bot ask for no day.
    import calendar

    year, month, number = map(int, day.split("-"))
    if number not in range(1, calendar.monthrange(year, month)[1] + 1):
        raise ValueError(day)
    return calendar.weekday(year, month, number)


def par(match: Match, level: Level = BEST) -> Match:
    """The match as our best bot plays it to the end, or one of another level."""
    while match.outcome is None:
        dice = match.setup.dice(f"auto {PLAYER} {len(match.entries)}")
        match = match.act(PLAYER, match.game.decide(match.view(PLAYER), level, dice))
    return match


def best_play(match: Match, widths: Sequence[int] = WIDTHS) -> Match:
    """The best way found to play a solo match from where it is, knowing all the cards to come."""
    return max((end for width in widths for end in _searched(match, width)), key=points_of)


def points_of(match: Match) -> int:
    outcome = match.outcome
    assert outcome is not None
    return outcome.sheets[PLAYER].total


def _searched(match: Match, width: int) -> list[Match]:
    beam = [match]
    while beam[0].outcome is None:
        ways = []
        for one in beam:
            view = one.view(PLAYER)
            for card in view.playable:
                found = match.game.ways(view, view.area, card, view.rounds - view.round)
                ways += [(value, one, card, found, number) for number, value in enumerate(found.values)]
        fresh: dict[object, Match] = {}
        for _, one, card, found, number in nlargest(SPARE * width, ways, key=itemgetter(0)):
            after = one.act(PLAYER, Place(card.id, found.placement(number)))
            area = after.view(PLAYER).area
            fresh.setdefault((frozenset(laid.card.id for laid in area.laid), _look(area)), after)
            if len(fresh) == width:
                break
        beam = list(fresh.values())
    return beam


def marks(match: Match) -> list[Mark]:
    """How good each turn of a solo match was, by what was known at the time: points right away, and what later cards
    can be expected to add."""
    found, now = [], match.at(0)
    for entry in match.entries:
        if isinstance(entry.move, Place):
            found.append(_mark(match.game, now.view(PLAYER), entry.move))
        now = now.act(entry.seat, entry.move)
    return found


def _mark(game: AnyGame, view: View, move: Place) -> Mark:
    best = max(value for card in view.playable for value, _ in _ways(game, view, card))
    (card,) = (card for card in view.playable if card.id == move.card)
    look = _look(view.area.lay(card, move.placement))
    own = [value for value, after in _ways(game, view, card) if after == look]
    lost = best - max(own, default=-float("inf"))
    if lost <= 1e-9:
        return Mark.BEST
    return Mark.CLOSE if lost <= CLOSE else Mark.WEAKER


def _ways(game: AnyGame, view: View, card: Card) -> list[tuple[float, object]]:
    ways = game.ways(view, view.area, card, view.rounds - view.round)
    return [(value, _look(view.area.lay(card, ways.placement(n)))) for n, value in enumerate(ways.values)]


def _look(area: Area) -> object:
    return frozenset(area.seen.items())
