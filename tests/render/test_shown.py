"""A picture depends only on what it shows: the rest of a view makes no difference."""

from __future__ import annotations

import inspect
from dataclasses import replace
from functools import partial
from typing import Any, Callable, Iterator

import pytest

import render
from engine.game import AnyGame, View
from engine.replay import Match
from engine.rounds import last_round
from render import Picture, RenderError, only_shown, shown
from render.kinds import PictureKind
from tests.games import every_game
from tests.render import samples
from tests.render.every import last_turn, stages_of

Call = tuple[Callable[..., Picture], tuple[Any, ...]]


def calls(game: AnyGame, match: Match) -> Iterator[Call]:
    """Every kind of picture that takes a view, at one moment."""
    for view in (match.view(None), match.view(0)):
        yield render.table, (view,)
        yield from ((render.area, (view, seat)) for seat in range(view.seats))
        last = last_round(game, view)
        if last is not None:
            yield render.reveal, (view, last)
        if view.outcome is not None:
            yield render.scoresheet, (view,)
            yield render.scoresheet, (view, [0])
            yield render.replay, (view, 0)
            yield render.profile, (replace(samples.PROFILE, game=game.name, favourites=()), view, 0)
    own = match.view(0)
    lines = partial(game.score_lines, own)
    yield render.area, (own,)
    yield render.example, (own, list(lines(own.area)))
    if own.area.laid:
        yield render.turn, last_turn(game, own)
    for card in own.playable[:2]:
        placement = next(own.area.placements(card), None)
        if placement is not None:
            yield render.trial, (own, card, placement, lines)
            yield render.trial, (own, card, placement, None, True)


@every_game
def test_only_what_is_shown_makes_the_same_picture(game: AnyGame) -> None:
    kinds = set()
    for match in stages_of(game, 2):
        for paint, args in calls(game, match):
            shown, more = only_shown(paint, args, {})
            assert paint(*shown, **more) == paint(*args)
            assert hash(shown) == hash(only_shown(paint, args, {})[0])
            kinds.add(paint)
    assert kinds >= {render.area, render.table, render.trial, render.scoresheet, render.replay}
    assert kinds >= {render.example, render.turn}


@every_game
def test_nothing_secret_is_left_in_what_is_shown(game: AnyGame) -> None:
    """Neither hand nor seed, nor who still has to act."""
    for match in stages_of(game, 2):
        for paint, args in calls(game, match):
            for view in only_shown(paint, args, {})[0]:
                if isinstance(view, View):
                    assert type(view) is View, "no picture shows a game's own fields"
                    assert (view.hand, view.seed, view.commitment, view.waiting, view.phase) == ((), None, "", (), "")


def test_others_making_up_their_minds_makes_no_difference() -> None:
    view = samples.snack(4, moves=6)
    other = replace(view, waiting=(), phase="another", hand=(), can_undo=not view.can_undo)
    for paint, args in ((render.area, (0,)), (render.table, ())):
        assert only_shown(paint, (view, *args), {}) == only_shown(paint, (other, *args), {})


def test_an_area_is_another_if_a_card_is_laid_or_it_is_anothers() -> None:
    before, after = samples.snack(2, moves=8), samples.snack(2)
    asked = [(before, 0), (after, 0), (after, 1)]
    shown = [only_shown(render.area, args, {}) for args in asked]
    assert all(one != other for n, one in enumerate(shown) for other in shown[:n])


def test_what_cannot_be_drawn_is_said_before_it_is_tried() -> None:
    with pytest.raises(RenderError, match="no_such_seat"):
        only_shown(render.area, (samples.snack(2), 7), {})


def test_other_pictures_are_drawn_from_what_they_get() -> None:
    cards = samples.market_cards()
    assert only_shown(render.hand, (cards, 1), {"other": 2}) == ((cards, 1), {"other": 2})


@pytest.mark.parametrize("paint", shown.NARROWED, ids=lambda paint: paint.__name__)
def test_whatever_a_picture_takes_is_passed_on(paint: PictureKind) -> None:
    """A new parameter of a picture must be added here: otherwise it could never be drawn."""
    taken = [name for name in inspect.signature(paint.function).parameters if name != "theme"]
    assert [*inspect.signature(shown.NARROWED[paint]).parameters] == taken
