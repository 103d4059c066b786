"""What one person asks for keeps nobody else waiting, and what many ask for is drawn once."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from bot.drawing import studio as studios
from bot.drawing.appearance import Appearance
from bot.drawing.studio import Review, Studio, picture_key
from bot.language.words import words_for
from engine.catalog import GAMES
from engine.game import View
from engine.replay import Match
from render import PICNIC, Picture, Theme, figure, hand, replay, scoresheet, table
from render.alt import Alt
from render.worker import Painter
from tests.bot.drawing.test_studio import after_each_move, begun

ABUSER, ANN, BEN = 1, 2, 3
EN = words_for("en")


@pytest.fixture
def studio() -> Iterator[Studio]:
    painter = Painter()
    yield Studio(painter)
    painter.close()


def drawn(number: int, theme: Theme = PICNIC) -> Picture:
    return Picture(bytes([number]), "drawn.webp", Alt(()), 1, 1)


async def all_wait() -> None:
    """Let every task go as far as it can without one of the drawing threads."""
    for _ in range(50):
        await asyncio.sleep(0)


class Easel:
    """A picture that is not finished before it may be."""

    def __init__(self) -> None:
        self.may_finish = threading.Event()
        self.begun: list[int] = []

    def paint(self, number: int, theme: Theme = PICNIC) -> Picture:
        self.begun.append(number)
        assert self.may_finish.wait(20)
        return drawn(number)


async def test_a_players_panel_is_drawn_while_others_look_around(studio: Studio) -> None:
    easel = Easel()
    looking = studio.looking(ABUSER)
    asked = [asyncio.create_task(looking.draw(EN, easel.paint, number)) for number in range(40)]
    try:
        await all_wait()
        own = await asyncio.wait_for(studio.own(ANN).draw(EN, drawn, 7), 5)
        assert own.data == bytes([7])
        assert await asyncio.wait_for(studio.draw(EN, drawn, 8), 5)  # and so is what the channel sees
        assert not any(task.done() for task in asked)
    finally:
        easel.may_finish.set()
    await asyncio.gather(*asked)


async def test_of_those_who_look_around_each_has_a_turn(studio: Studio) -> None:
    easel = Easel()
    asked = [asyncio.create_task(studio.looking(ABUSER).draw(EN, easel.paint, number)) for number in range(10)]
    await all_wait()
    asked.append(asyncio.create_task(studio.looking(ANN).draw(EN, easel.paint, 99)))
    await all_wait()
    easel.may_finish.set()
    await asyncio.gather(*asked)
    assert easel.begun.index(99) <= 2


async def test_the_same_picture_is_drawn_once(studio: Studio) -> None:
    """Asked for at the same time or later, by anyone."""
    calls: Counter[int] = Counter()

    def counted(number: int, theme: Theme = PICNIC) -> Picture:
        calls[number] += 1
        return drawn(number)

    at_once = [studio.looking(person).draw(EN, counted, 1) for person in range(20)]
    assert {image.data for image in await asyncio.gather(*at_once)} == {bytes([1])}
    await studio.looking(ANN).draw(EN, counted, 1)
    await studio.draw(EN, counted, 1)
    assert calls == {1: 1}
    strong = studio.looking(ANN).seen(Appearance(strong=True))
    await strong.draw(EN, counted, 1)
    await studio.looking(ANN).draw(EN, counted, 2)
    assert calls == {1: 2, 2: 1}


async def test_what_failed_is_tried_again(studio: Studio) -> None:
    tries: list[int] = []

    def fails_once(number: int, theme: Theme = PICNIC) -> Picture:
        tries.append(number)
        if len(tries) == 1:
            raise ZeroDivisionError
        return drawn(number)

    with pytest.raises(ZeroDivisionError):
        await studio.looking(ANN).draw(EN, fails_once, 1)
    assert (await studio.looking(ANN).draw(EN, fails_once, 1)).data == bytes([1])


async def test_kept_pictures_take_no_more_than_is_meant_for_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(studios, "KEPT_BYTES", 50_000)
    painter = Painter()
    studio = Studio(painter)

    def large(size: int, theme: Theme = PICNIC) -> Picture:
        return Picture(bytes(size), "large.webp", Alt(()), 1, 1)

    for size in (*range(9_000, 9_020), 60_000):
        assert len((await studio.looking(ANN).draw(EN, large, size)).data) == size
    painter.close()
    assert 0 < studio.kept_bytes <= 50_000


# What is the same picture


@pytest.mark.parametrize("game", GAMES)
def test_another_view_is_another_picture(game: str) -> None:
    """By seat and by moment; the same table read again is the same."""
    keys: dict[Any, View] = {}
    for one in after_each_move(game, 12):
        for seat in (None, 0, 1, 2):
            view = one.view(seat)
            key = picture_key(table, (view,), {}, Appearance())
            assert key is not None
            assert keys.setdefault(key, view) == view
            assert picture_key(table, (view,), {}, Appearance(strong=True)) != key
            if seat is not None and view.hand:
                own = picture_key(hand, (view.hand, None), {}, Appearance())
                others = [one.view(other) for other in range(3) if other != seat]
                assert own not in [picture_key(hand, (other.hand, None), {}, Appearance()) for other in others]


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_is_kept_can_be_told_apart(game: str) -> None:
    view = _over(game)
    assert view.outcome is not None
    for paint, args in ((replay, (view, None)), (scoresheet, (view,)), (table, (view,))):
        assert picture_key(paint, args, {}, Appearance()) is not None
    for topic in GAMES[game].pages.topics:
        for one in topic.figures():
            assert picture_key(figure, (one,), {}, Appearance()) is not None, topic.name


def _over(game: str) -> View:
    match: Match | None = begun(game).match
    assert match is not None
    while match.view(None).waiting:
        seat = match.view(None).waiting[0]
        match = match.act(seat, next(iter(match.game.legal_moves(match.view(seat)))))
    return match.view(None)


# Reviews


async def test_a_review_waits_for_no_more_than_one_of_another_person(
    studio: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    order: list[int] = []
    may_finish = threading.Event()

    def reviewed(match: object, seat: int) -> Review:
        order.append(seat)
        assert may_finish.wait(20)
        return Review((), 0, view.area)

    monkeypatch.setattr(studios, "review_of", reviewed)
    game = begun("snack")
    view = game.view(0)
    asked = [asyncio.create_task(studio.looking(ABUSER).review(game, seat)) for seat in range(9)]
    await all_wait()
    asked.append(asyncio.create_task(studio.looking(BEN).review(game, 99)))
    await all_wait()
    may_finish.set()
    await asyncio.gather(*asked)
    assert order.index(99) <= 2
