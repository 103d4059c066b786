"""A hint in words: what to do, and why. The reasons are gains and losses that add up to what a placement scores."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache, partial
from typing import Callable, Sequence

from bot.drawing.studio import Studio
from bot.language.typed_placements import write_place
from bot.language.words import Words
from bot.panels.common import scored, signed
from bot.panels.ids import Trial
from bot.panels.moves import answer_name
from bot.panels.table import score_words
from bot.service.table import Table
from engine.advice import Reason, reasons, touched
from engine.area import Area, Placement
from engine.cards import Card
from engine.catalog import GAMES
from engine.game import View
from engine.moves import Choose, Move, Place

REMEMBERED = 128
"""For how many placements to remember what they lead to."""
SAID = 3
"""The most reasons to give one by one, largest first; the others are added up."""

Naming = Callable[[str], str]
"""Names a component, in the plural: with its emoji where Discord shows it, or as a bare word."""


@dataclass(frozen=True)
class Prospect:
    """What a legal placement leads to, worked out once for everything that is said about it."""

    view: View
    card: Card
    placement: Placement

    @cached_property
    def after(self) -> Area:
        return self.view.area.with_card(self.card, self.placement)

    @cached_property
    def reasons(self) -> list[Reason]:
        return reasons(scored(self.view, self.view.area), scored(self.view, self.after))

    @property
    def gain(self) -> int:
        """The change in points, which is what the reasons add up to."""
        return sum(one.gain for one in self.reasons)


def prospect(view: View, card: Card, placement: Placement) -> Prospect:
    return _prospect(view.settled, card, placement)


@lru_cache(REMEMBERED)
def _prospect(view: View, card: Card, placement: Placement) -> Prospect:
    """Remembered: a menu tells of the best placements, and one of them is mostly the one being tried out."""
    return Prospect(view, card, placement)


def in_words(words: Words) -> Naming:
    """Components as bare words: menus show no emojis inside a text."""
    return lambda component: words(f"components-{component}")


def hint_text(studio: Studio, words: Words, table: Table, seat: int, move: Move) -> str:
    view = table.view(seat)
    if isinstance(move, Choose):
        number = [card.id for card in view.hand].index(move.card) + 1
        return words(f"{view.game}-{move.do}-hint", number=number)
    if not isinstance(move, Place):
        return words(f"{view.game}-{move.do}-hint", answer=words.capital(answer_name(words, view, move)))
    slot = view.slot_of(move.card)
    card = view.slots[slot]
    assert card is not None
    written = write_place(words, view.area, card, move.placement)
    reason = why(partial(studio.named, words), words, view, card, move.placement)
    return words("hint-place", number=slot + 1, where=written, why=reason)


def hinted_trial(view: View, move: Place) -> Trial:
    return Trial(view.slot_of(move.card), move.placement)


def why(named: Naming, words: Words, view: View, card: Card, placement: Placement) -> str:
    """Why a hint says so: what a placement brings or, if that is nothing, that others bring no more."""
    told = _told(named, words, prospect(view, card, placement))
    return told or words("hint-last" if _nothing_follows(view) else "hint-ways-on")


def explained(named: Naming, words: Words, ahead: Prospect) -> str:
    """What any placement brings, whether or not others bring more."""
    last = "yes" if _nothing_follows(ahead.view) else "no"
    return _told(named, words, ahead) or words("trial-no-points", last=last)


def _told(named: Naming, words: Words, ahead: Prospect) -> str:
    """What a placement gains and loses right away or, failing both, what it prepares; empty if nothing."""
    if ahead.reasons:
        return _added_up(named, words, sorted(ahead.reasons, key=lambda one: -abs(one.gain)))
    begun = prepared(named, words, ahead)
    return words("hint-no-points-yet", what=begun) if begun else ""


def prepared(named: Naming, words: Words, ahead: Prospect) -> str:
    """The groups of a placed card that may still grow, without those already named as a reason; may be empty."""
    view = ahead.view
    if _nothing_follows(view):
        return ""
    told = {one.cells for one in ahead.reasons}
    begun = [
        words("hint-prepares-group", size=len(group), component=named(group.component))
        for group in touched(ahead.after, GAMES[view.game].collected)
        if group.cells not in told
    ]
    return words("hint-prepares", groups=words.list(begun[:SAID])) if begun else ""


def _nothing_follows(view: View) -> bool:
    """Whether this is a player's last card, so that it prepares nothing."""
    return view.round == view.rounds and (view.final or len(view.playable) == 1)


def _added_up(named: Naming, words: Words, found: Sequence[Reason]) -> str:
    """All reasons, each with its points if there are several, so that they add up."""
    if len(found) == 1:
        return _reason(named, words, found[0])
    told = found if len(found) <= SAID else found[: SAID - 1]
    parts = [_with_points(named, words, one) for one in told]
    rest = found[len(told) :]
    if rest:
        parts.append(words("hint-rest", count=len(rest), gain=signed(sum(one.gain for one in rest))))
    return words.listing(parts)


def _with_points(named: Naming, words: Words, one: Reason) -> str:
    """One reason with what it gains, said once: a new score line already says it."""
    what = _reason(named, words, one)
    if _is_score_line(one) and one.line.points == one.gain:
        return what
    return words("hint-reason", what=what, gain=signed(one.gain))


def _reason(named: Naming, words: Words, one: Reason) -> str:
    """One reason in words: a group that grows or breaks up, a penalty that shrinks, or a score line as it is now."""
    component = named(one.line.component)
    if _is_score_line(one):
        return score_words(named, words, one.line)
    if one.eased:
        return words(f"less-{one.line.code.replace('_', '-')}", component=component)
    if one.gain < 0:
        return words("hint-gives-up", component=component)
    return words("hint-group", size=sum(map(len, one.line.groups)), component=component)


def _is_score_line(one: Reason) -> bool:
    """Whether a reason is told as on the score sheet, where each line says its points."""
    return not (one.eased or one.line.by_place or (one.gone and one.gain < 0))
