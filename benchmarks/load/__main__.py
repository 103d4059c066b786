"""`make load`: people at many tables play whole games against real bot processes. How much does it cost, is it right?

It runs on SQLite with one process, then on PostgreSQL with one and with two; `--stores` chooses. The main figures are
printed side by side. Nothing leaves this machine. `ARGS="--seconds 600 --tables 40 --seed 2"` for another run.
Wide limits (`Bound`) are checked; what depends on the machine is compared with a bot that only edits a message.
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from benchmarks.load.crowd import Crowd, Pressing
from benchmarks.load.figures import Span, three
from benchmarks.load.launcher import REPORT
from benchmarks.load.setups import LAUNCHER, SETUPS, Setup, bots_for, database_for
from benchmarks.report import Bound, percentile
from tests.loopback.checks import Verdict, check
from tests.loopback.players import MOVES, Action
from tests.loopback.process import running
from tests.loopback.server import Loopback, loopback

PROCESSOR_MS, TIMES_BARE, AT_MOST_S, MEMORY_MB, STATEMENTS = 12.0, 3.0, 1.0, 200.0, 3
"""Goals on two cores: cost of an action, slowest 1 % against a bare bot at the highest rate, memory, cost of a move."""
SLOWEST = 1.0
"""People try to make this many actions a second even if a short stretch saw fewer."""
PREPARED = 3
"""Actions at each table before measuring starts: by then its game is under way, however slow the machine is."""
SETTLED, LONG_S, GROWTH_MB = 0.3, 600.0, 8.0
"""Memory may grow by this many megabytes from this part of a long run to its end; measurements vary that much."""


@dataclass(frozen=True)
class Bare:
    """A bot that only edits a message."""

    rate: float
    highest: list[float]
    """Seconds until acknowledged, at its highest rate."""
    half: list[float]
    """The same at half the rate of the bot it is compared with."""
    ms: float
    """Processor time per action."""


@dataclass
class Stretch:
    """A stretch of time at one tempo."""

    name: str
    begin: float
    end: float
    actions: list[Action]
    span: Span
    driver: float
    """Processor seconds used by the people and the small Discord."""

    @property
    def rate(self) -> float:
        return len(self.actions) / (self.end - self.begin)

    @property
    def acknowledged(self) -> list[float]:
        return [one.acknowledged - one.sent for one in self.actions if one.acknowledged] or [0.0]

    @property
    def processor(self) -> float:
        """Milliseconds per action."""
        return 1000 * self.span.grown("cpu") / max(1, len(self.actions))


@dataclass
class Run:
    highest: Stretch
    half: Stretch
    whole: Span
    bare: Bare
    verdict: Verdict
    left_waiting: list[str]
    everything: list[Action]


async def run(seconds: float, tables: int, seed: int, setup: Setup = SETUPS["sqlite"], bare: Bare | None = None) -> Run:
    """`bare` is the result of an earlier run; without it, it is measured now."""
    with tempfile.TemporaryDirectory() as folder:
        reports = [Path(folder) / f"gauge{number}.jsonl" for number in range(setup.processes)]
        async with loopback(shards=setup.processes, identify_every=1.0, keep_files=False) as discord:
            discord.rest.recording = False
            crowd = Crowd(discord, tables, seed)
            async with database_for(setup, Path(folder)) as database:
                async with bots_for(discord, setup, Path(folder), database, reports) as bots:
                    playing = asyncio.create_task(crowd.play())
                    # Wait until the first games are under way and everything that is painted once has been.
                    await _going_on(playing, seconds / 4)
                    while len([one for game in crowd.games for one in game.actions]) < PREPARED * tables:
                        await _going_on(playing, 1.0)
                    highest = await _stretch("as fast as people can", crowd, playing, reports, seconds)
                    crowd.tempo.set(max(highest.rate, SLOWEST) / 2)
                    await _going_on(playing, seconds / 10)  # the backlog doesn't count
                    half = await _stretch("at half that rate", crowd, playing, reports, seconds)
                    crowd.stopping = True
                    crowd.tempo.set(None)
                    await playing
                    codes = await asyncio.gather(*(bot.stop() for bot in bots))
                    assert not any(codes), [bot.output for bot in bots]
                    said = [line for bot in bots for line in bot.output.splitlines() if "ERROR" in line]
                verdict = await check(database, crowd.games)
            verdict.wrong += said
            if bare is None:
                bare = await _bare(discord, crowd, Path(folder), max(2.0, seconds / 4), max(highest.rate, SLOWEST) / 2)
        whole = Span.read(reports, 0, float("inf"))
        everything = [one for game in crowd.games for one in game.actions]
        return Run(highest, half, whole, bare, verdict, crowd.left_waiting, everything)


async def _going_on(playing: asyncio.Task[None], seconds: float) -> None:
    """Wait this many seconds. If playing ends sooner, something has gone wrong."""
    await asyncio.wait({playing}, timeout=seconds)
    if playing.done():
        playing.result()


async def _stretch(
    name: str, crowd: Crowd, playing: asyncio.Task[None], reports: list[Path], seconds: float
) -> Stretch:
    begin, spent = time.monotonic(), _own_processor()
    await _going_on(playing, seconds)
    end = time.monotonic()
    span = Span.read(reports, begin, end)
    return Stretch(name, begin, end, crowd.actions(begin, end), span, _own_processor() - spent)


async def _bare(discord: Loopback, crowd: Crowd, folder: Path, seconds: float, rate: float) -> Bare:
    """A bot that only edits a message, as fast as people can press and at the given rate."""
    report = folder / "bare.jsonl"
    discord.world.commands = []
    async with running(discord, folder / "bare.db", "bare", module=LAUNCHER, **{REPORT: str(report)}):
        await discord.until(lambda: bool(discord.world.commands), "commands")
        pressing = Pressing(discord, crowd.channels, crowd.seed)
        playing = asyncio.create_task(pressing.play())
        await _going_on(playing, 1.0)
        moments = [time.monotonic()]
        await _going_on(playing, seconds)
        moments.append(time.monotonic())
        pressing.tempo.set(rate)
        await _going_on(playing, 2 * seconds)
        pressing.stopping = True
        pressing.tempo.set(None)
        await playing
    at_highest = [wait for sent, wait in pressing.waits if moments[0] <= sent < moments[1]]
    at_half = [wait for sent, wait in pressing.waits if sent >= moments[1]] or at_highest
    spent = Span.read([report], moments[0], moments[1]).grown("cpu")
    return Bare(len(at_highest) / (moments[1] - moments[0]), at_highest, at_half, 1000 * spent / len(at_highest))


def _own_processor() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


# What is printed


def figures(run: Run) -> Iterator[Bound]:
    for one in (run.highest, run.half):
        yield from _of_stretch(one, run)
    failed = sum(not action.acknowledged for action in run.everything)
    yield Bound("acknowledged in three seconds", f"all but {failed} of {len(run.everything)}", "all", not failed)
    memory, processes = run.whole.memory, len(run.whole.processes)
    yield Bound(
        "memory from start to end, with the processes beside it",
        f"{' '.join(f'{mb:.0f}' for mb in memory)} MB; at the end "
        + ", ".join(f"{name} {mb:.0f}" for name, mb in run.whole.memory_at_the_end.items()),
        f"at most {MEMORY_MB * processes:.0f}",
        max(memory) <= MEMORY_MB * processes,
    )
    yield _growth(run.whole)
    moves = run.whole.grown("moves")
    if not moves:
        return  # statements are counted on SQLite only
    mean, most = run.whole.grown("of_moves") / moves, run.whole.most("most")
    yield Bound(
        "statements in a move's transaction",
        f"{mean:.1f}, at most {most:.0f}; at most {run.whole.most('most_at_end'):.0f} where it ends the game; "
        f"in all {run.whole.grown('statements') / len(run.everything):.1f} an action",
        f"at most {STATEMENTS}, but for the end of a game",
        most <= STATEMENTS,
    )


def _growth(whole: Span) -> Bound:
    """Judged in runs of ten minutes or more; before that, caches are still filling."""
    grown = whole.megabytes_at(1.0) - whole.megabytes_at(SETTLED)
    return Bound(
        "memory grown after the first three tenths of it",
        f"{grown:+.0f} MB in {(1 - SETTLED) * whole.seconds / 60:.1f} minutes",
        f"at most {GROWTH_MB:.0f} MB, in ten minutes and more",
        grown <= GROWTH_MB or whole.seconds < LONG_S,
    )


def _of_stretch(one: Stretch, run: Run) -> Iterator[Bound]:
    half = one is run.half
    bare = run.bare.half if half else run.bare.highest
    slow, base = percentile(one.acknowledged, 0.99), percentile(bare, 0.99)
    shown = [action.shown - action.sent for action in one.actions if action.shown] or [0.0]
    kinds = Counter("moves" if action.what in MOVES else action.what for action in one.actions)
    common = ", ".join(f"{count} {what}" for what, count in kinds.most_common())
    yield Bound(one.name, f"{one.rate:.1f} actions a second ({common}); the bare bot's highest: {run.bare.rate:.0f}")
    yield Bound(
        "  processor an action",
        f"{one.processor:.1f} ms; the bare bot {run.bare.ms:.2f} ms ({one.processor / run.bare.ms:.0f} times); "
        f"people and the small Discord {1000 * one.driver / max(1, len(one.actions)):.1f} ms",
        f"at most {PROCESSOR_MS:.0f} ms",
        one.processor <= PROCESSOR_MS,
    )
    spent, total = one.span.parts, sum(one.span.parts.values()) or 1.0
    by_part = ", ".join(f"{part} {100 * seconds / total:.0f} %" for part, seconds in spent.items())
    yield Bound("  of that", by_part)
    yield Bound(
        "  until acknowledged (50 / 95 / 99 %)",
        f"{three(one.acknowledged)}; the bare bot {three(bare)} ({slow / base:.1f} times at 99 %)",
        f"99 % at most {TIMES_BARE:.0f} times the bare bot's" if half else f"99 % under {AT_MOST_S:.0f} s",
        slow <= TIMES_BARE * base if half else slow < AT_MOST_S,
    )
    yield Bound("  until answered (50 / 95 / 99 %)", three(shown))


def right(run: Run) -> Iterator[Bound]:
    """Limits for any machine."""
    verdict = run.verdict
    yield Bound(
        "confirmed moves are stored once, finished games scored right",
        f"{verdict.confirmed} moves confirmed, {verdict.stored} stored, {verdict.finished} of {verdict.games} games "
        f"finished; {len(verdict.wrong)} wrong",
        "none wrong",
        not verdict.wrong and verdict.confirmed > 0,
    )
    yield Bound(
        "what was acknowledged was answered",
        f"{len(run.everything)} actions, {len(run.left_waiting)} never answered",
        "all",
        not run.left_waiting,
    )


def columns(runs: Mapping[str, Run]) -> Iterator[str]:
    """The main figures of all runs, side by side."""
    rows: dict[str, Callable[[Run], str]] = {
        "actions a second, as fast as people can": lambda run: f"{run.highest.rate:.1f}",
        "  processor an action": lambda run: f"{run.highest.processor:.1f} ms",
        "  until acknowledged (50 / 95 / 99 %)": lambda run: three(run.highest.acknowledged),
        "at half that rate: processor an action": lambda run: f"{run.half.processor:.1f} ms",
        "  until acknowledged (50 / 95 / 99 %) ": lambda run: three(run.half.acknowledged),
        "not acknowledged in three seconds": lambda run: str(sum(not one.acknowledged for one in run.everything)),
        "memory at most, all processes": lambda run: f"{max(run.whole.memory):.0f} MB",
        "moves confirmed / wrong": lambda run: f"{run.verdict.confirmed} / {len(run.verdict.wrong)}",
    }
    width = max(map(len, rows))
    yield "  ".join((" " * width, *(f"{name:>28}" for name in runs)))
    for what, figure in rows.items():
        yield "  ".join((what.ljust(width), *(f"{figure(one):>28}" for one in runs.values())))


def report(done: Run, *, goals: bool) -> bool:
    """Print one run. Returns whether it kept every limit that counts."""
    kept = True
    for bounds, counts in ((figures(done), goals), (right(done), True)):
        for bound in bounds:
            print(bound, flush=True)
            kept = kept and (bound.kept or not counts)
    for line in (*done.verdict.wrong[:20], *done.left_waiting[:20]):
        print(f"      {line}")
    return kept


def main(arguments: list[str]) -> int:
    asks = argparse.ArgumentParser(prog="make load", description=__doc__)
    asks.add_argument("--seconds", type=float, default=60.0, help="how long to run at each of the two tempos")
    asks.add_argument("--tables", type=int, default=24)
    asks.add_argument("--seed", type=int, default=1)
    asks.add_argument(
        "--stores", nargs="+", choices=SETUPS, default=list(SETUPS), help="which setups to run (default: all)"
    )
    asks.add_argument(
        "--try", action="store_true", dest="trial", help="only fail if something is wrong, not if a goal is missed"
    )
    given = asks.parse_args(arguments)
    runs: dict[str, Run] = {}
    bare: Bare | None = None
    kept = True
    for setup in (SETUPS[name] for name in given.stores):
        done = asyncio.run(run(given.seconds, given.tables, given.seed, setup, bare))
        bare, runs[setup.name] = done.bare, done
        print(f"{setup.name}:", flush=True)
        # The goals are for one process on a file; the other setups fail only if something is wrong.
        kept = report(done, goals=not given.trial and not setup.postgres) and kept
    if len(runs) > 1:
        print(*columns(runs), sep="\n", flush=True)
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
