"""A finished game as one JSON value that needs nothing else to be checked (`engine.verify`)."""

from __future__ import annotations

from typing import Any, Mapping

from engine.errors import BadLog
from engine.moves import Json
from engine.replay import Match
from engine.view import Outcome

FORMAT = 1


def export(match: Match, about: Mapping[str, Any]) -> Json:
    """A finished match with its seal, its opening and its result; `about` adds what else is worth knowing, such as
    names. Raises BadLog if the match is not over: the export holds every secret of the game."""
    outcome = match.outcome
    if outcome is None:
        raise BadLog("not_finished")
    deal = match.setup.deal
    return {
        "format": FORMAT,
        "about": dict(about),
        "seal": match.setup.commitment if deal is None else deal.seal,
        "commitment": match.setup.commitment,
        **match.to_json(),
        "opening": opening(match.at(0)),
        "result": result(outcome),
    }


def opening(start: Match) -> Json:
    """The cards dealt before the first move: each seat's hand, and the open ones."""
    hands = [[card.id for card in start.view(seat).hand] for seat in range(start.setup.seats)]
    return {"hands": hands, "open": {zone.name: [card.id for card in zone.cards] for zone in start.view(None).zones}}


def result(outcome: Outcome) -> Json:
    """Points by seat, and the seats that won."""
    return {
        "points": [sheet.total for sheet in outcome.sheets],
        "winners": list(outcome.winners),
        "decided_by": outcome.decided_by,
    }
