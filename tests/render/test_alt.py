"""Alt text: made of known keys and parameters, short enough in any language, and no more than the view tells."""

from __future__ import annotations

from dataclasses import replace
from typing import Iterator, Mapping

import pytest

import render
from engine.snack_match.scoring import group_lines
from render import Picture, Say
from render.alt import KEYS, LIMIT
from render.trials import changes
from tests.render import gallery, samples

NAMES = ("component.", "modification.", "score.")


def every_picture() -> Iterator[Picture]:
    for pictures in gallery.kinds().values():
        yield from pictures
    yield render.replay(samples.snack(2))
    yield render.replay(samples.snack(2), 1)
    lost = samples.snack(1)
    assert lost.outcome is not None
    yield render.scoresheet(replace(lost, outcome=replace(lost.outcome, winners=())))
    view = samples.snack(2, moves=8)
    idle = [
        (card, placement)
        for card in view.hand
        for placement in view.area.placements(card)
        if not changes(group_lines(view.area), group_lines(view.area.lay(card, placement)))
    ]
    yield render.trial(view, *idle[0], group_lines)


def everything_said(say: Say) -> Iterator[Say]:
    yield say
    for value in say.params.values():
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Say):
                yield from everything_said(part)


def plain(key: str, params: Mapping[str, int | str]) -> str:
    name = key.split(".")[1]
    return f"{name} " + " ".join(map(str, params.values())) if params else name


def long_winded(key: str, params: Mapping[str, int | str]) -> str:
    return "Donaudampfschifffahrt " * 3 + plain(key, params)


@pytest.fixture(scope="module")
def pictures() -> list[Picture]:
    return list(every_picture())


def test_every_key_is_listed_with_its_parameters(pictures: list[Picture]) -> None:
    used = set()
    for picture in pictures:
        for line in picture.alt.lines:
            for say in everything_said(line):
                if say.key.startswith(NAMES):
                    assert not say.params
                else:
                    assert set(say.params) == set(KEYS[say.key]), say.key
                    used.add(say.key)
    assert used == set(KEYS)


@pytest.mark.parametrize("say", [plain, long_winded])
def test_words_fit_and_begin_with_what_matters(pictures: list[Picture], say) -> None:
    for picture in pictures:
        text = picture.alt.words(say)
        assert text
        assert len(text) <= LIMIT
        assert text.startswith(picture.alt.lines[0].words(say)[:LIMIT])


def test_an_area_is_told_square_by_square() -> None:
    view = samples.snack(2, moves=8)
    text = render.area(view).alt.words(plain)
    for square in view.area.seen.values():
        assert f"square {square[0]}, {square[1]}" in text


def test_a_trial_tells_what_changes() -> None:
    view = samples.snack(3, moves=12)
    for card in view.hand:
        for placement in list(view.area.placements(card))[::7]:
            picture = render.trial(view, card, placement, group_lines)
            after = sum(line.points for line in group_lines(view.area.lay(card, placement)))
            gain = after - sum(line.points for line in group_lines(view.area))
            last = picture.alt.lines[-1]
            if last.key == "alt.no_change":
                assert gain == 0
            else:
                sign = -1 if last.params["sign"] == "−" else 1
                assert last.params["points"] * sign == gain


def test_nothing_of_a_hand_in_public_pictures() -> None:
    """A view's hand is drawn only when asked for: taking it away changes nothing that all see."""
    view = samples.snack(3, moves=12)
    blind = replace(view, hand=(), kept=None, passed=())
    assert render.table(view) == render.table(blind)
    assert render.area(view, 1) == render.area(blind, 1)
