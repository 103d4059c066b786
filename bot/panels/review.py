"""A review of a finished game for one player: every turn, and the best result their cards allowed. It is private until
they post it, and then talks about them instead of to them."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import reduce

from bot.drawing.image import Image
from bot.drawing.studio import Studio
from bot.language.typed_placements import write_place
from bot.language.words import Words
from bot.panels.appearance import appearance_button
from bot.panels.common import signed
from bot.panels.layout import Panel
from bot.panels.names import shown_code
from bot.service.table import Table
from bot.service.weighing import Coming
from bot.workers.jobs import Review
from engine.advice import points, reasons
from engine.area import Area
from engine.catalog import GAMES
from engine.geometry import Box, Cell
from engine.luck import Luck
from engine.pages import onlooker
from engine.review import TurnReview
from render import example
from render import turn as draw_turn

PICTURED = 4
"""How many turns to show as pictures, two each: those that missed most. Discord allows ten pictures in a message."""

SMALL = 7
"""The most cells across for two pictures side by side."""


async def review_panel(
    studio: Studio, words: Words, table: Table, seat: int, luck: Luck | Coming | None, name: str = ""
) -> Panel:
    """With `name`, the player's, it is written for everyone."""

    def said(key: str, **facts: str | int) -> str:
        return words(f"shared-{key}", name=name, **facts) if name else words(key, **facts)

    found: Review = await studio.review(table, seat)
    view = table.view(seat)
    game = GAMES[table.agreed.game]
    title = "shared-review" if name else "review-title"
    panel = Panel().text(words(title, name=name, code=shown_code(table.code)))
    # For people who read instead of looking, the placements are in the text.
    missed = [] if studio.appearance.text else [turn for turn in found.turns if turn.missed > 0]
    pictured = sorted(missed, key=lambda turn: -turn.missed)[:PICTURED]
    if pictured:
        panel.text(said("review-pictures"))
    for number, turn in enumerate(found.turns, 1):
        window, beside = _window(turn) if turn in pictured else (None, True)
        panel.text(_turn(words, turn, brief=not beside))
        if window:
            played, best = await asyncio.gather(
                _drawn(studio, words, turn, turn.played, window, beside),
                _drawn(studio, words, turn, turn.found, window, beside),
            )
            played = replace(played, filename=f"turn-{number}-played.png")
            best = replace(best, filename=f"turn-{number}-found.png")
            if beside:
                panel.picture(played, best)
            else:
                # A phone shows one at a time, so each has its own line.
                panel.picture(played).text(words("review-found", **_found(words, turn))).picture(best)
    panel.text(words("review-about"))
    own = points(game, view, view.area)
    if isinstance(luck, Luck):
        panel.text(*(said(key, **facts) for key, facts in _luck(own, luck)))
    elif luck is not None and not name:
        panel.text(words("review-luck-coming"))
    if view.shared is not None:
        pass  # on a shared board, nobody could have rearranged their own cards alone
    elif found.best <= own:
        panel.text(said("review-area-own", own=own))
    else:
        panel.text(said("review-area", own=own, best=found.best))
        lines = [line for line in game.score_lines(view, found.area) if any(line.groups) and line.points]
        panel.picture(await studio.draw(words, example, onlooker(view.game, found.area), lines))
    if name:
        return panel
    return panel.footer(words("review-footer"), appearance_button(words, studio.appearance, table.code, "", "review"))


def _luck(own: int, luck: Luck) -> list[tuple[str, dict[str, str | int]]]:
    """What the best bot makes of the same cards; where they can be separated, by choosing them and by placing them."""
    usual = round(luck.usual)
    kind = "same" if own == usual else "above" if own > usual else "below"
    found: list[tuple[str, dict[str, str | int]]]
    found = [(f"review-luck-{kind}", {"own": own, "difference": abs(own - usual), "usual": usual})]
    if luck.chosen is None:
        return [*found, ("review-luck-about", {})]
    chosen = round(luck.chosen)
    return [*found, ("review-skill", {"choosing": signed(chosen - usual), "placing": signed(own - chosen)})]


def _window(turn: TurnReview) -> tuple[Box, bool]:
    """The part to show of both areas, the same for both; and whether they go side by side, in a square that is not too
    large to read at half the width."""
    frame, boxes = turn.played.rules.frame, [one.box for one in (turn.played, turn.found) if one.box]
    whole = reduce(Box.union, boxes)
    side = max(whole.width, whole.height)
    top = min(whole.top - (side - whole.height) // 2, frame.bottom - side + 1)
    left = min(whole.left - (side - whole.width) // 2, frame.right - side + 1)
    square = Box.at(Cell(max(top, frame.top), max(left, frame.left)), side, side)
    beside = side <= SMALL and frame.contains(square)
    return (square if beside else whole), beside


async def _drawn(studio: Studio, words: Words, turn: TurnReview, area: Area, window: Box, beside: bool) -> Image:
    """An area after a turn: its new cards, and changes that add up to what the turn gained."""
    game, view = GAMES[turn.view.game], turn.view
    changed = reasons(game.score_lines(view, view.area), game.score_lines(view, area))
    seen = onlooker(view.game, shared=area) if view.shared is not None else onlooker(view.game, area)
    return await studio.draw(words, draw_turn, seen, changed, len(area.laid) - len(view.area.laid), window, beside)


def _turn(words: Words, turn: TurnReview, *, brief: bool) -> str:
    """What a turn gained and, unless `brief`, what was found. It has the round's number, as in the channel: the first
    turn need not be in the first round."""
    best = turn.gained >= turn.best
    said = {"mark": "✅" if best else "▫️", "round": turn.view.round, "gained": signed(turn.gained)}
    return words("review-turn", **said) if best or brief else words("review-turn-better", **said, **_found(words, turn))


def _found(words: Words, turn: TurnReview) -> dict[str, str]:
    area, moves = turn.view.area, []
    numbers = {card.id: place for place, card in enumerate(turn.view.playable, 1)}
    cards = {card.id: card for card in turn.view.playable}
    for move in turn.moves:
        card = cards[move.card]
        written = write_place(words, area, card, move.placement)
        moves.append(words("review-move", number=numbers[move.card], where=written))
        area = area.lay(card, move.placement)
    return {"best": signed(turn.best), "moves": words.listing(moves)}
