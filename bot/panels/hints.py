"""A hint in words: what to do, and why."""

from __future__ import annotations

from bot.drawing.studio import Studio
from bot.language.typed_placements import write_place
from bot.language.words import Words
from bot.panels.common import signed
from bot.panels.ids import Trial
from bot.panels.moves import answer_name
from bot.panels.table import score_line
from bot.service.table import Table
from engine.advice import Reason, reasons, touched
from engine.catalog import GAMES
from engine.game import View
from engine.moves import Choose, Move, Place

SAID = 3
"""Most reasons given, best first."""


def hint_text(studio: Studio, words: Words, table: Table, seat: int, move: Move) -> str:
    view = table.view(seat)
    if isinstance(move, Choose):
        number = [card.id for card in view.hand].index(move.card) + 1
        return words(f"{view.game}-{move.do}-hint", number=number)
    if not isinstance(move, Place):
        return words(f"{view.game}-{move.do}-hint", answer=words.capital(answer_name(words, view, move)))
    trial = hinted_trial(view, move)
    card = view.playable[trial.card]
    written = write_place(words, view.area, card, move.placement)
    return words("hint-place", number=trial.card + 1, where=written, why=why(studio, words, view, move))


def hinted_trial(view: View, move: Place) -> Trial:
    return Trial([card.id for card in view.playable].index(move.card), move.placement)


def why(studio: Studio, words: Words, view: View, move: Place) -> str:
    """What a placement gains at once or, failing that, what it prepares."""
    game = GAMES[view.game]
    after = view.area.lay(view.playable[hinted_trial(view, move).card], move.placement)
    found = [one for one in reasons(game.score_lines(view, view.area), game.score_lines(view, after)) if one.gain > 0]
    if found:
        return " · ".join(_reason(studio, words, one) for one in found[:SAID])
    if view.round == view.rounds and (view.final or len(view.playable) == 1):
        return words("hint-last")
    begun = [
        words("hint-prepares-group", size=len(group), component=studio.named(words, group.component))
        for group in touched(after, game.collected)
    ]
    return words("hint-prepares", groups=words.list(begun[:SAID])) if begun else words("hint-ways-on")


def _reason(studio: Studio, words: Words, one: Reason) -> str:
    """One reason in words: a group that grows, a penalty that shrinks, or a score line with its gain."""
    component, gain = studio.named(words, one.line.component), signed(one.gain)
    if one.line.by_place:
        return words("hint-group", size=sum(map(len, one.line.groups)), component=component, gain=gain)
    if one.eased:
        less = words(f"less-{one.line.code.replace('_', '-')}", component=component)
        return words("hint-less", what=less, gain=gain)
    return score_line(studio, words, one.line, one.gain)
