"""Drawing off the event loop."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from functools import partial

import pytest

import render
from bot.drawing.painter import Painter
from render import CONTRAST, Picture, RenderError
from tests.render import samples


async def test_pictures_are_drawn_elsewhere() -> None:
    painter = Painter()
    where: list[int] = []

    def draw() -> Picture:
        where.append(threading.get_ident())
        return render.area(samples.snack(2))

    picture = await painter.draw(draw)
    assert picture == render.area(samples.snack(2))
    assert where != [threading.get_ident()]
    painter.close()


async def test_many_at_once_are_the_same_as_one_by_one() -> None:
    """Threads share the caches."""
    painter = Painter(threads=4)
    view = samples.snack(9)
    at_once = await asyncio.gather(*(painter.draw(render.area, view, seat) for seat in range(9)))
    assert at_once == [render.area(view, seat) for seat in range(9)]
    painter.close()


async def test_errors_arrive_where_the_picture_was_asked_for() -> None:
    painter = Painter()
    with pytest.raises(RenderError):
        await painter.draw(render.area, samples.snack(2), 5)
    painter.close()


async def test_the_loop_goes_on_while_a_picture_is_drawn() -> None:
    painter, may_finish = Painter(), threading.Event()

    def slow() -> Picture:
        assert may_finish.wait(10)
        return render.sprite("donut")

    drawing = asyncio.create_task(painter.draw(slow))
    for _ in range(5):
        await asyncio.sleep(0)
    assert not drawing.done()
    may_finish.set()
    assert (await drawing).filename == "donut.png"
    painter.close()


async def test_a_process_beside_draws_the_same_and_is_replaced_when_it_dies() -> None:
    painter = Painter(beside=True)
    try:
        mine, alone = samples.snack(2), partial(render.area, samples.snack(2))
        assert await painter.draw(render.area, mine, theme=CONTRAST) == alone(theme=CONTRAST)
        with pytest.raises(RenderError) as refused:
            await painter.draw(render.area, mine, 5)
        assert (refused.value.code, refused.value.params) == ("no_such_seat", {"seat": 5, "seats": 2})
        first = await painter.draw(os.getpid)
        assert await painter.draw(os.getpid) == first != os.getpid(), "one process draws everything"
        os.kill(first, signal.SIGKILL)
        assert await painter.draw(render.area, mine) == alone()
        assert await painter.draw(render.area, mine) == alone()
        second = await painter.draw(os.getpid)
        assert second not in (first, os.getpid())
    finally:
        painter.close()
    for gone in (first, second):
        with pytest.raises(ProcessLookupError):
            os.kill(gone, 0)
