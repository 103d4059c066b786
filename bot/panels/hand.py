"""What one person has to do now, for their eyes only: choose a card, place one, answer, or wait."""

from __future__ import annotations

from dataclasses import replace

from bot.drawing.studio import Studio
from bot.language.words import Words
from bot.panels import actions
from bot.panels.appearance import appearance_button
from bot.panels.common import EDGE, bonus_lines, close_up, draw_zones, phase_key, rival_lines, signed, zones_beside
from bot.panels.ids import Press, Trial
from bot.panels.layout import Panel, button
from bot.panels.moves import OpenMoves, open_to
from bot.panels.names import holder_name, names
from bot.panels.parts import PressButton
from bot.panels.plans import offer_plan
from bot.panels.trial import advice_at, first_trial, trial_panel
from bot.presses_first import presses_first
from bot.service.table import Status, Table
from engine.catalog import GAMES
from engine.game import View
from render import area, hand, side_by_side


async def hand_panel(
    studio: Studio, words: Words, table: Table, seat: int, note: str = "", problem: str = "", title: str = ""
) -> Panel:
    """The panel behind *My cards*. `title` is shown at the top, `note` right above the buttons, with one to the rule
    behind a `problem`.

    Someone who can place a card finds it already tried out. Lessons leave that to the learner.
    """
    await presses_first()
    view = table.view(seat)
    if table.status is not Status.PLAYING:
        return Panel().text(title, note, ended_line(words, table))
    moves = open_to(view)
    if moves.placing and not table.lesson:
        advice = await advice_at(studio, table, seat)
        trial = first_trial(view, advice)
        if trial is not None:
            return await trial_panel(studio, words, table, seat, trial, note, problem, title, advice)
    panel = actions.head(words, table, seat, title)
    if moves:
        await _acting(studio, words, table, view, moves, panel, note, problem)
    else:
        await _waiting(studio, words, table, view, panel, note, problem)
    footer = words("panel-footer-private") if table.nowhere else words("panel-footer", code=table.code)
    return panel.footer(footer, appearance_button(words, studio.appearance, table.code))


def ended_line(words: Words, table: Table) -> str:
    """How the game ended; empty while it has not."""
    if table.status is Status.CANCELLED:
        return words("cancel-done", code=table.code)
    return words("panel-over", code=table.code) if table.status is Status.OVER else ""


async def _acting(
    studio: Studio, words: Words, table: Table, view: View, moves: OpenMoves, panel: Panel, note: str, problem: str
) -> None:
    """Everything a person can do now: choose cards or give answers; in a lesson, also pick a card to try out."""
    assert view.seat is not None
    key = phase_key(view)
    panel.text(words(f"{key}-title", round=view.round, rounds=view.rounds), actions.deadline(words, table, view.seat))
    panel.text(*bonus_lines(studio, words, view))
    if moves.choices:
        await _choosing(studio, words, table, view, moves, panel, note, problem)
        return
    cards = view.playable or view.held
    if view.area.laid:
        panel.picture(
            await studio.draw(words, area, view, view.seat, close_up(view.area, edge=EDGE if moves.placing else 0))
        )
    if cards:
        panel.picture(await studio.draw(words, hand, view.slots if view.playable else cards))
    await draw_zones(studio, words, zones_beside(view, cards), panel)
    panel.text(words(f"{key}-ask", count=len(view.playable)))
    if not moves.placing:
        panel.text(actions.last(words, table, view), *_once_done(words, table, view))
    panel.text(*_worth(studio, words, table, view, moves))
    actions.answer(words, table, panel, note, problem)
    if moves.placing:
        panel.row(*_trials(studio, words, table, view))
    panel.rows(*actions.answers(studio, words, table, view, moves), across=actions.ANSWERS_ACROSS)
    panel.row(
        actions.form_button(words, table, view.seat) if moves.placing else None,
        actions.undo_button(words, table, view),
        None if moves.placing else _for_me_or_refresh(words, table, view),
        *actions.assistance(words, table, view),
    )


def _worth(studio: Studio, words: Words, table: Table, view: View, moves: OpenMoves) -> list[str]:
    """For each answer that names components: what they are worth, together, to everyone as the areas lie."""
    game = GAMES[view.game]
    sheets = [game.score_lines(replace(view, seat=seat), one) for seat, one in enumerate(view.areas)]
    holders = [holder_name(words, one, studio.faces) for one in table.seats.holders]
    lines = []
    for components in (move.components for move in moves.answers if move.components):
        sums = [sum(line.points for line in sheet if line.component in components) for sheet in sheets]
        worth = (
            words("claim-result", name=name, points=signed(points)) for name, points in zip(holders, sums, strict=True)
        )
        named = words.capital(words.list(studio.named(words, one) for one in components))
        lines.append(words("labelled", label=named, text=words.listing(worth)))
    return lines


async def _choosing(
    studio: Studio, words: Words, table: Table, view: View, moves: OpenMoves, panel: Panel, note: str, problem: str
) -> None:
    """Cards and buttons first, so that they share a phone's screen; then, smaller, what the choice depends on."""
    assert view.seat is not None
    key = phase_key(view)
    chosen = view.hand.index(view.chosen) if view.chosen in view.hand else None
    panel.picture(await studio.draw(words, hand, view.hand, chosen))
    ask = words(f"{key}-ask", count=len(view.playable))
    said = ask if chosen is None else words(f"{key}-chosen", number=chosen + 1)
    panel.text(said, actions.last(words, table, view), *_once_done(words, table, view))
    actions.answer(words, table, panel, note, problem)
    panel.rows(
        *actions.choices(studio, words, table, view, moves),
        actions.undo_button(words, table, view),
        _for_me_or_refresh(words, table, view),
    )
    panel.rows(*actions.answers(studio, words, table, view, moves), across=actions.ANSWERS_ACROSS)
    panel.row(*actions.assistance(words, table, view))
    seats = (view.seat,) if view.receiver is None else (view.seat, view.receiver)
    if view.areas and any(view.areas[seat].laid for seat in seats):
        panel.text(_whose_areas(words, table, view))
        panel.picture(await studio.draw(words, side_by_side, view, seats))
    await draw_zones(studio, words, zones_beside(view, view.hand), panel)


def _whose_areas(words: Words, table: Table, view: View) -> str:
    if view.receiver is None:
        return words("choose-own-area")
    return words(
        "choose-areas",
        own=(view.seat or 0) + 1,
        other=view.receiver + 1,
        name=holder_name(words, table.seats.holders[view.receiver]),
    )


def _trials(studio: Studio, words: Words, table: Table, view: View) -> list[PressButton]:
    """In a lesson: a button for each card that tries it at the first spot where it fits."""
    assert view.seat is not None
    return [
        actions.try_button(studio, words, table, view, Trial(slot, spot))
        for slot, card in enumerate(view.slots)
        if card is not None and (spot := next(view.area.placements(card), None)) is not None
    ]


async def _waiting(
    studio: Studio, words: Words, table: Table, view: View, panel: Panel, note: str, problem: str
) -> None:
    """Nothing to do: their area and score, who the game waits for, and the way back."""
    assert view.seat is not None
    panel.text(words(f"{phase_key(view)}-done", round=view.round, rounds=view.rounds))
    panel.text(*_scores(words, table, view), *rival_lines(studio, words, view))
    if view.area.laid:
        panel.picture(await studio.draw(words, area, view, view.seat, close_up(view.area, edge=0)))
    if view.held and not view.plannable:
        panel.picture(await studio.draw(words, hand, view.held))
    await offer_plan(studio, words, table, view, panel)
    actions.answer(words, table, panel, note, problem)
    panel.text(_waited_for(words, table, view))
    panel.row(actions.undo_button(words, table, view), _refresh(words, table))


def _for_me_or_refresh(words: Words, table: Table, view: View) -> PressButton | None:
    return actions.for_me(words, table, view, "keep") if view.seat in view.waiting else _refresh(words, table)


def _refresh(words: Words, table: Table) -> PressButton:
    """A panel does not follow who is done by itself."""
    return button(Press("cards", table.code), words("button-refresh"))


def _once_done(words: Words, table: Table, view: View) -> list[str]:
    """The same in words for someone who is done and can still change their mind."""
    if view.seat in view.waiting:
        return []
    return [*_scores(words, table, view), _waited_for(words, table, view)]


def _waited_for(words: Words, table: Table, view: View) -> str:
    waited, turns = table.still_to_act, view.turns_ahead
    if turns is not None:
        return words("panel-turn", names=names(words, table, waited), turns=turns)
    return words("panel-waiting", names=names(words, table, waited), count=len(waited))


def _scores(words: Words, table: Table, view: View) -> list[str]:
    """Their current score, and everyone else's as far as it is known."""
    assert view.seat is not None
    game = GAMES[view.game]
    if not view.area.laid:
        return []
    others = [
        words("panel-score-of", name=holder_name(words, table.seats.holders[seat]), points=game.points(view, seat))
        for seat in range(view.seats)
        if seat != view.seat and (view.shared is not None or view.areas[seat].laid)
    ]
    own = words("panel-score", points=game.points(view, view.seat))
    # Where seats take turns, everyone sees each card as soon as it is placed.
    key = "panel-score-others" if view.turn is None else "panel-score-others-now"
    return [own, words(key, scores=" · ".join(others))] if others else [own]
