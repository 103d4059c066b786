"""Every kind of picture a game has, at several stages of the game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial

import render
from engine.advice import Reason, reasons
from engine.area import Area
from engine.errors import IllegalMove
from engine.game import AnyGame, View
from engine.geometry import Box, Cell, Rotation
from engine.replay import Match
from engine.rounds import as_it_ended, last_round
from engine.shuffle import Dice
from render import PICNIC, Picture, Say, Theme
from render.alt import KEYS
from tests.games import EVERY_GAME
from tests.play import begin, playthrough, seed_of

ZONES = {f"alt.{zone}" for game in EVERY_GAME.values() for zone in game.zones}
NAMES = ("component.", "components.", "modification.", "score.")
PARTS = 3
"""Look at a game after this many equal parts of it, and at its beginning."""


@lru_cache(maxsize=32)
def stages_of(game: AnyGame, seats: int) -> tuple[Match, ...]:
    """A random game: its beginning, its end, and some stages in between."""
    options = {name: values[-1] for name, values in game.options.items()}
    match = begin(game, seats, options, "pictures")
    stages = list(playthrough(match, Dice(seed_of("pictures"), game.name)))
    return tuple(stages[part * (len(stages) - 1) // PARTS] for part in range(PARTS + 1))


def pictures_of(game: AnyGame, seats: int, theme: Theme = PICNIC) -> Iterator[Picture]:
    for match in stages_of(game, seats):
        view = match.view(None)
        yield render.table(view, theme=theme)
        last = last_round(game, view)
        if last is not None:
            yield render.reveal(as_it_ended(view), last, theme=theme)
            yield render.reveal(as_it_ended(view), last, moving=True, theme=theme)
        yield from pictures_in(game, match.view(0), theme)


def pictures_in(game: AnyGame, view: View, theme: Theme = PICNIC) -> Iterator[Picture]:
    """Everything that can be drawn of a view."""
    yield render.table(view, theme=theme)
    for seat in range(view.seats):
        yield render.area(view, seat, theme=theme)
    for zone in view.zones:
        yield render.zone(zone, theme=theme)
    if view.bonuses:
        yield render.bonus(view.bonuses, theme=theme)
    if view.hand:
        yield render.hand(view.hand, theme=theme)
    if view.seat is not None:
        yield from trials_of(game, view, theme)
        if view.area.laid:
            yield render.turn(*last_turn(game, view), theme=theme)
    if view.over:
        yield render.scoresheet(view, theme=theme)
        yield render.replay(view, theme=theme)
        yield render.replay(view, view.seat, theme=theme)


def keys_in(picture: Picture) -> set[str]:
    """The keys of everything a picture says, each with exactly the parameters it should have."""
    used = set()
    for line in (*picture.alt.lines, *picture.alt.further):
        for say in everything_said(line):
            if say.key.startswith(NAMES):
                assert not say.params
            elif say.key.startswith("less."):
                assert set(say.params) == {"component"}
            elif say.key in ZONES:
                assert set(say.params) == {"cards"}
            else:
                assert set(say.params) == set(KEYS[say.key]), say.key
                used.add(say.key)
    return used


def everything_said(say: Say) -> Iterator[Say]:
    yield say
    for value in say.params.values():
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Say):
                yield from everything_said(part)


def last_turn(game: AnyGame, view: View) -> tuple[View, list[Reason], int, Box]:
    """What `render.turn` shows of the last card in a view's area."""
    before = Area(view.area.rules)
    for laid in view.area.laid[:-1]:
        before = before.lay(laid.card, laid.placement)
    assert view.area.box is not None
    return view, reasons(game.score_lines(view, before), game.score_lines(view, view.area)), 1, view.area.box


def trials_of(game: AnyGame, view: View, theme: Theme) -> Iterator[Picture]:
    """Each card that can be placed, at a spot where it can go and one where it can't."""
    lines = partial(game.score_lines, view)
    window = view.area.window
    for card in view.playable:
        placement = next(view.area.placements(card), None)
        if placement is None:
            continue
        yield render.trial(view, card, placement, lines, theme=theme)
        for rotation in Rotation:
            wrong = placement._replace(rotation=rotation, cell=Cell(window.top, window.left))
            try:
                view.area.check(card, wrong)
            except IllegalMove as error:
                if error.code != "off_frame":
                    yield render.trial(view, card, wrong, lines, problem=True, theme=theme)
                    break
