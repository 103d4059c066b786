"""One person's requests keep nobody else waiting, and what many people ask for is drawn once."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from collections.abc import Iterator

import pytest

from bot.drawing import studio as studios
from bot.drawing.appearance import Appearance
from bot.drawing.painter import Painter
from bot.drawing.studio import Studio, WantedPicture, wanted
from bot.language.words import words_for
from bot.workers import jobs
from bot.workers.jobs import Review
from engine.catalog import GAMES
from engine.game import View
from engine.replay import Match
from render import PICNIC, Picture, Theme, figure, hand, replay, scoresheet, table
from render.alt import Alt
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
    """Let every task get as far as it can without a drawing thread."""
    for _ in range(50):
        await asyncio.sleep(0)


class Easel:
    """A picture that isn't finished until the test allows it."""

    def __init__(self) -> None:
        self.may_finish = threading.Event()
        self.begun: list[int] = []
        self.under_way = threading.Semaphore(0)

    def paint(self, number: int, theme: Theme = PICNIC) -> Picture:
        self.begun.append(number)
        self.under_way.release()
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
    """Requested at the same time or later, by anyone."""
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


# When two pictures are the same


@pytest.mark.parametrize("game", GAMES)
def test_what_looks_the_same_is_the_same_picture_and_nothing_else_is(game: str) -> None:
    """By seat and moment: the table looks the same while others decide, but a hand is each player's own."""
    pictures: dict[WantedPicture, Picture] = {}
    asked = 0
    for one in after_each_move(game, 12):
        for seat in (None, 0, 1, 2):
            view = one.view(seat)
            picture = wanted(table, (view,), {}, Appearance())
            assert pictures.setdefault(picture, table(view)) == table(view)
            asked += 1
            assert wanted(table, (view,), {}, Appearance(strong=True)) != picture
            if seat is not None and view.hand:
                own = wanted(hand, (view.hand, None), {}, Appearance())
                others = [one.view(other) for other in range(3) if other != seat]
                assert own not in [wanted(hand, (other.hand, None), {}, Appearance()) for other in others]
    assert len({(picture.data, repr(picture.alt)) for picture in pictures.values()}) == len(pictures) < asked / 2


async def test_a_players_own_pictures_are_drawn_once_too(studio: Studio) -> None:
    calls: list[int] = []

    def counted(number: int, theme: Theme = PICNIC) -> Picture:
        calls.append(number)
        return drawn(number)

    for person in (ANN, ANN, BEN):
        assert (await studio.own(person).draw(EN, counted, 7)).data == bytes([7])
    assert calls == [7]


async def test_a_player_does_not_wait_for_what_is_drawn_for_those_who_look_around(studio: Studio) -> None:
    easel = Easel()
    looking = [asyncio.create_task(studio.looking(ABUSER).draw(EN, easel.paint, number)) for number in (1, 2)]
    await all_wait()
    own = asyncio.create_task(studio.own(ANN).draw(EN, easel.paint, 2))
    try:
        for _ in range(2):
            assert await asyncio.to_thread(easel.under_way.acquire, timeout=20)
        # Onlookers have one thread, which is busy with the first picture; the second is drawn for the player.
        assert easel.begun == [1, 2]
    finally:
        easel.may_finish.set()
    assert (await own).data == bytes([2])
    await asyncio.gather(*looking)


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_is_kept_can_be_told_apart(game: str) -> None:
    view = _over(game)
    assert view.outcome is not None
    for paint, args in ((replay, (view, None)), (scoresheet, (view,)), (table, (view,))):
        assert wanted(paint, args, {}, Appearance()).hashable
    for topic in GAMES[game].pages.topics:
        for one in topic.figures():
            assert wanted(figure, (one,), {}, Appearance()).hashable, topic.name


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

    def reviewed(match: object, seat: int, seconds: float) -> Review:
        order.append(seat)
        assert may_finish.wait(20)
        return Review((), 0, view.area)

    monkeypatch.setattr(jobs, "review_of", reviewed)
    game = begun("snack")
    view = game.view(0)
    asked = [asyncio.create_task(studio.looking(ABUSER).review(game, seat)) for seat in range(9)]
    await all_wait()
    asked.append(asyncio.create_task(studio.looking(BEN).review(game, 99)))
    await all_wait()
    may_finish.set()
    await asyncio.gather(*asked)
    assert order.index(99) <= 2
