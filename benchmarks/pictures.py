"""What pictures cost: time beside the time of encoding alone, bytes, and how long the event loop is kept waiting."""

from __future__ import annotations

import asyncio
import time
from io import BytesIO
from typing import Awaitable, Callable, Iterator

from PIL import Image

import render
from benchmarks.report import Bound, ms, percentile
from engine.snack_match.view import SnackView
from render import Painter, Picture
from render.canvas import encode
from tests.render import samples

KIB = 1024
RUNS = 25
AT_ONCE = 50
NAP = 0.010


def measure() -> Iterator[Bound]:
    yield _time_of_an_area()
    yield from _sizes()
    yield _time_of_a_reveal()
    yield asyncio.run(_lateness())


def _time_of_an_area() -> Bound:
    """Drawing and encoding, against encoding the same finished pixels; by turns, so that both meet the same caches."""
    view = samples.snack(9)
    seat = max(range(9), key=lambda number: len(view.areas[number].seen))
    picture = render.area(view, seat)
    pixels = Image.open(BytesIO(picture.data)).convert("RGBA")
    whole, encoding = [], []
    for _ in range(RUNS):
        whole.append(_worked(lambda: render.area(view, seat)))
        encoding.append(_worked(lambda: encode(pixels)))
    ratio = min(whole) / min(encoding)
    return Bound(
        f"an area of {picture.width} x {picture.height}",
        f"{ms(min(whole))}, encoding alone {ms(min(encoding))}: {ratio:.2f} times",
        "at most 2.0 times",
        ratio <= 2.0,
    )


def _reveal() -> Picture:
    return render.reveal(*samples.ended(samples.snack(4, "medium", moves=26)), moving=True)


def _time_of_a_reveal() -> Bound:
    """The largest that moves: drawing and encoding all its frames."""
    took = min(_worked(_reveal) for _ in range(5))
    return Bound("drawing four players' reveal, moving", ms(took), "at most 1500.0 ms", took <= 1.5)


def _worked(work: Callable[[], object]) -> float:
    """The seconds this thread has worked: others on the machine do not count."""
    start = time.thread_time()
    work()
    return time.thread_time() - start


def _sizes() -> Iterator[Bound]:
    nine, four = samples.snack(9), samples.snack(4, "medium")
    yield _size("the largest of nine areas", max(len(render.area(nine, seat).data) for seat in range(9)), 40)
    yield _size("a table of nine", len(render.table(nine).data), 250)
    yield _size("four players' reveal, moving", len(_reveal().data), 500)
    yield _size("a replay of four players' whole game", len(render.replay(four).data), 2 * KIB)


def _size(what: str, size: int, limit: int) -> Bound:
    return Bound(what, f"{size / KIB:.1f} KiB", f"at most {limit} KiB", size <= limit * KIB)


def _drawn(painter: Painter, view: SnackView, number: int) -> Awaitable[Picture]:
    """Mostly areas, as in a game; of every ten pictures one is a score sheet and one a table, which take longer."""
    if number % 10 == 4:
        return painter.draw(render.scoresheet, view)
    if number % 10 == 9:
        return painter.draw(render.table, view)
    return painter.draw(render.area, view, number % 4)


async def _lateness() -> Bound:
    """How late a task wakes that only sleeps, while many pictures are asked for at once."""
    view = samples.snack(4, "medium")
    painter = Painter()
    late: list[float] = []

    async def sleeper() -> None:
        while True:
            start = time.perf_counter()
            await asyncio.sleep(NAP)
            late.append(time.perf_counter() - start - NAP)

    napping = asyncio.create_task(sleeper())
    start = time.perf_counter()
    await asyncio.gather(*(_drawn(painter, view, number) for number in range(AT_ONCE)))
    took = time.perf_counter() - start
    napping.cancel()
    painter.close()
    worst = percentile(late, 0.99)
    figure = f"99 of 100 times at most {ms(worst)}, {len(late)} naps in {took:.1f} s"
    return Bound(f"waking up late while {AT_ONCE} pictures are drawn", figure, "less than 50.0 ms", worst < 0.050)
