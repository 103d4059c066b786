"""Tells skill from luck: what a good bot makes of exactly the cards a seat was dealt.

The same deal is played again several times. The others do what they did for as long as they can; once they get
different cards, a quick bot decides for them.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Mapping, Sequence

from engine.cards import CardId
from engine.errors import IllegalMove
from engine.game import Level, View
from engine.moves import Choose, Move, Place, Undo
from engine.replay import Match

PLAYOUTS = 4
"""How often to play a deal again. The points of expert's playouts differ by 1.4 (standard deviation), so the mean of
four is good to less than a point."""
OTHERS = Level.MEDIUM
"""The level of the bot that decides for the others once they cannot do what they did."""


@dataclass(frozen=True)
class Luck:
    usual: float
    """The points these cards usually bring."""
    chosen: float | None
    """The points they usually bring with the seat's own choices and a bot placing the cards; None where a card is
    chosen by placing it, so that the two cannot be separated."""


def playout(match: Match, seat: int, level: Level, number: int, *, own: bool) -> int | None:
    """The points a bot of that level makes of a seat's cards in a finished match; with `own`, using the cards the
    player chose. None if choosing cannot be separated from placing."""
    if own and not _apart(match, seat):
        return None
    outcome = _played(match, _script(match), seat, level, number, own=own).outcome
    assert outcome is not None
    return outcome.sheets[seat].total


def _apart(match: Match, seat: int) -> bool:
    """Whether the seat placed every card it could: then choosing and placing are separate skills."""
    could: set[CardId] = set()
    laid: set[CardId] = set()
    now = match.at(0)
    for entry in match.entries:
        if entry.seat == seat and isinstance(entry.move, Place):
            could.update(card.id for card in now.view(seat).playable)
            laid.add(entry.move.card)
        now = now.act(entry.seat, entry.move)
    return could == laid


Moment = tuple[int, int, str]
"""A seat, a round and a phase."""
Script = Mapping[Moment, Sequence[Move]]


def _script(match: Match) -> Script:
    """What each seat did in each phase, without moves it undid or replaced."""
    script: dict[Moment, list[Move]] = {}
    now = match.at(0)
    for entry in match.entries:
        made = script.setdefault(_moment(now.view(entry.seat)), [])
        now = now.act(entry.seat, entry.move)
        if made and isinstance(entry.move, (Undo, Choose)):
            made.pop()
        if not isinstance(entry.move, Undo):
            made.append(entry.move)
    return script


def _moment(view: View) -> Moment:
    assert view.seat is not None
    return view.seat, view.round, view.phase


def _played(match: Match, script: Script, seat: int, level: Level, number: int, *, own: bool) -> Match:
    """The match with that seat played by a bot; with `own`, using the cards the player chose."""
    now = match.at(0)
    made: Counter[Moment] = Counter()
    while now.outcome is None:
        mover = now.view(None).waiting[0]
        view = now.view(mover)
        moment = _moment(view)
        then = script.get(moment, ())[made[moment] :][:1]
        made[moment] += 1
        if mover == seat and not (own and then and isinstance(then[0], Choose)):
            then = ()
        dice = match.setup.dice(f"luck {number} {len(now.entries)}")
        again = _after(now, mover, then)
        now = again or now.act(mover, match.game.decide(view, level if mover == seat else OTHERS, dice))
    return now


def _after(now: Match, mover: int, then: Sequence[Move]) -> Match | None:
    """The match after this move; None if there is none, or it is no longer possible."""
    try:
        return now.act(mover, then[0]) if then else None
    except IllegalMove:
        return None
