"""What pictures cost: time compared with a chess board and with encoding alone, bytes, memory, event loop delays."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from io import BytesIO
from typing import Awaitable, Callable, Iterator

import cairosvg
import chess
import chess.svg
from PIL import Image

import render
from benchmarks.report import Bound, ms, percentile
from benchmarks.simulated import resident_mb
from bot.drawing.painter import Painter
from engine.snack_match.scoring import group_lines
from engine.snack_match.view import SnackView
from render import Picture
from render.art_pool import POOL_BYTES, kept_bytes
from render.files import band
from tests.render import samples

KIB = 1024
RUNS = 25
AT_ONCE = 50
NAP = 0.010
DIFFERENT = 3_000
GROWTH_MB = 16.0
"""How much memory may grow between the first half of this many different pictures and the second."""


def measure() -> Iterator[Bound]:
    yield from _times()
    yield from _sizes()
    yield _time_of_a_reveal()
    yield asyncio.run(_lateness())
    yield _memory()


def _times() -> Iterator[Bound]:
    """What people wait for, next to a chess board of the same width, alternately so that both see the same load."""
    nine, late = samples.snack(9), samples.snack(4, "medium", moves=28)
    seat = max(range(9), key=lambda number: len(nine.areas[number].seen))
    options = [(card, placement) for card in late.hand for placement in late.area.placements(card)]
    tried = iter(options * 2)
    # Each is drawn once: bands of an area that was drawn before would only be looked up.
    areas = iter([(samples.snack(9, moves=moves), seat) for moves in (72, 106, 142) for seat in range(9)])
    picture = render.area(nine, seat)
    pixels = Image.open(BytesIO(picture.data))
    pixels.load()
    board = chess.Board("r1bqkb1r/pp3ppp/2n1pn2/3p4/2PP4/2N2N2/PP3PPP/R1BQKB1R w KQkq - 0 7")
    works: dict[str, Callable[[], object]] = {
        "area": lambda: render.area(*next(areas)),
        "encoding": lambda: band(pixels),
        "trial": lambda: render.trial(late, *next(tried), group_lines),
        "hand": lambda: render.hand(late.hand),
        "table": lambda: render.table(late),
        "chess": lambda: cairosvg.svg2png(chess.svg.board(board, size=picture.width).encode()),
    }
    took: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(RUNS):
        for name, work in works.items():
            took[name].append(_worked(work))
    best = {name: min(seconds) for name, seconds in took.items()}
    middle = percentile(took["area"], 0.5)
    yield Bound(
        f"an area of {picture.width} x {picture.height}, never drawn before",
        f"{ms(middle)}, a chess board by chess.svg and cairosvg {ms(best['chess'])}: 1/{best['chess'] / middle:.1f}; "
        f"encoding alone {ms(best['encoding'])}",
        "at most 1/8",
        middle <= best["chess"] / 8,
    )
    for name, most in (("trial", 4), ("hand", 8), ("table", 4)):
        middle, base = (percentile(took[one], 0.5) for one in (name, "chess"))
        yield Bound(
            f"a {name}, half of them",
            f"{ms(middle)}: 1/{base / middle:.1f}",
            f"at most 1/{most}",
            middle <= base / most,
        )


def _reveal() -> Picture:
    return render.reveal(*samples.ended(samples.snack(4, "medium", moves=26)), moving=True)


def _time_of_a_reveal() -> Bound:
    """The largest animation: drawing and encoding all its frames."""
    took = min(_worked(_reveal) for _ in range(5))
    return Bound("drawing four players' reveal, moving", ms(took), "at most 1500.0 ms", took <= 1.5)


def _worked(work: Callable[[], object]) -> float:
    """Seconds this thread has worked; others on the machine don't count."""
    start = time.thread_time()
    work()
    return time.thread_time() - start


def _sizes() -> Iterator[Bound]:
    nine, four = samples.snack(9), samples.snack(4, "medium")
    yield _size("the largest of nine areas", max(len(render.area(nine, seat).data) for seat in range(9)), 60)
    yield _size("a stall twelve columns wide", len(render.area(samples.wide_stall()).data), 60)
    yield _size("a table of nine", len(render.table(nine).data), 250)
    yield _size("four players' reveal, moving", len(_reveal().data), 500)
    yield _size("a replay of four players' whole game", len(render.replay(four).data), 2 * KIB)


def _size(what: str, size: int, limit: int) -> Bound:
    return Bound(what, f"{size / KIB:.1f} KiB", f"at most {limit} KiB", size <= limit * KIB)


def _drawn(painter: Painter, view: SnackView, number: int) -> Awaitable[Picture]:
    """Mostly areas, as in a game; out of ten pictures, one is a score sheet and one a table, which take longer."""
    if number % 10 == 4:
        return painter.draw(render.scoresheet, view)
    if number % 10 == 9:
        return painter.draw(render.table, view)
    return painter.draw(render.area, view, number % 4)


async def _lateness() -> Bound:
    """How late a sleeping task wakes while many pictures are requested at once."""
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


# Memory


def _memory() -> Bound:
    """Runs in its own process: resident megabytes after drawing many different pictures, and after half of them."""
    command = [sys.executable, "-m", "benchmarks.pictures"]
    told = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    before, half, whole, art = map(float, told.split())
    return Bound(
        f"memory after {DIFFERENT} different pictures",
        f"{whole:.0f} MB, {whole - half:.0f} MB more than after half of them, {half - before:.0f} MB of the rest more "
        f"than before the first; {art:.0f} MB of painted art",
        f"at most {GROWTH_MB:.0f} MB more, {POOL_BYTES // 2**20} MB of art",
        whole - half <= GROWTH_MB and art <= POOL_BYTES / 2**20,
    )


def _draw_many() -> None:
    """Trials and areas of many games at every stage."""
    views = [samples.snack(4, "medium", moves, seed) for seed in range(1, 9) for moves in (6, 14, 22, 28)]
    every = [
        (view, card, placement) for view in views for card in view.playable for placement in view.area.placements(card)
    ]
    assert len(every) >= DIFFERENT, "each is drawn once"
    before, half = resident_mb(), 0.0
    for number in range(DIFFERENT):
        if number == DIFFERENT // 2:
            half = resident_mb()
        render.trial(*every[number * len(every) // DIFFERENT], group_lines)
    print(before, half, resident_mb(), kept_bytes() / 2**20)


if __name__ == "__main__":
    _draw_many()
