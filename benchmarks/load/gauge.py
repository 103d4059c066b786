"""Runs inside the bot's process: where its processor time goes, how much memory it uses, what it asks the database.

Every few milliseconds, each thread's processor time since the last sample is credited to the part of the program it is
in at that moment. That is cheap, needs no changes to the bot, and sees threads whose work is not in Python. Processes
started by the bot count too, each as a whole, except those of the lowest priority.
"""

from __future__ import annotations

import json
import os
import re
import sqlite3
import sys
import threading
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

from bot.workers.beside import START

EVERY, WRITTEN = 0.02, 0.5
"""Seconds between two samples, and between two lines of the report."""
THINKING = "asyncio_"
"""Threads of asyncio's own pool, which score placements and work out hints and reviews."""
PARTS = (
    ("encoding pictures", r"/PIL/(\w+ImagePlugin|ImageFile)\.py"),
    ("painting", r"/render/"),
    ("database", r"/bot/store/|/aiosqlite/"),
    ("words", r"/bot/language/|/fluent/|/babel/"),
    ("panels", r"/bot/panels/|/bot/drawing/"),
    ("service", r"/bot/service/"),
    ("rules", r"/engine/"),
    ("delivery, interactions", r"/bot/"),
    ("discord.py", r"/discord/"),
    ("HTTP", r"/aiohttp/|/multidict/|/yarl/"),
)
"""A part and its files. A stack belongs to the part of its innermost known file."""
OTHER, IDLE, BOT, BESIDE = "event loop and other", "idle", "the bot", "beside it"
HELPING = "helping"
"""Processes that do not say what they do."""
GIVES_WAY = 15
"""How much nicer than the bot a lowest-priority process is, such as the one for deals of the day. Bots' thinking
processes are ten nicer, and count. Nothing can be nicer than 19: if the bot itself is, everything counts."""
TICK = 1e9 / os.sysconf("SC_CLK_TCK")
"""Nanoseconds in the unit that process times are given in."""


class Gauge(threading.Thread):
    def __init__(self, report: Path) -> None:
        super().__init__(name="gauge", daemon=True)
        self._report = report
        self._parts: Counter[str] = Counter()
        self._last: dict[int, int] = {}
        self._uncredited: dict[int, int] = {}
        """What each waiting thread has worked since a sample last found it working."""
        self.database = Database()
        self._known: dict[str, str] = {}
        self._beside: dict[int, tuple[str, int]] = {}
        """What each process started by the bot does, and its processor nanoseconds, including those that have ended."""

    def run(self) -> None:
        due = 0.0
        with self._report.open("w") as file:
            while True:
                self._look()
                if time.monotonic() >= due:
                    due = time.monotonic() + WRITTEN
                    file.write(json.dumps(self._line()) + "\n")
                    file.flush()
                time.sleep(EVERY)

    def _line(self) -> dict[str, Any]:
        memory = {BOT: _megabytes(os.getpid())}
        for number, name in self._look_beside():
            memory[name] = memory.get(name, 0.0) + _megabytes(number)
        beside: Counter[str] = Counter()
        for name, spent in self._beside.values():
            beside[f"{name} {BESIDE}"] += spent
        rest = Counter({OTHER: sum(self._uncredited.values())})
        parts = {part: spent / 1e9 for part, spent in (self._parts + beside + rest).items() if part != "gauge"}
        return {
            "at": time.monotonic(),
            "cpu": time.process_time() + (beside.total() - self._parts["gauge"]) / 1e9,
            "mb": memory,
            "parts": parts,
            **self.database.counted(),
        }

    def _look_beside(self) -> list[tuple[int, str]]:
        """The processes started by the bot, except those of the lowest priority. Notes their time."""
        found = []
        for number in _descendants(os.getpid()):
            try:
                told = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()
                name = _name(number)
            except OSError:
                continue  # it has just ended
            nice, spent = int(told[16]), int(told[11]) + int(told[12])
            if nice - os.getpriority(os.PRIO_PROCESS, 0) < GIVES_WAY:
                self._beside[number] = name, round(spent * TICK)
                found.append((number, name))
        return found

    def _look(self) -> None:
        frames = sys._current_frames()
        for thread in threading.enumerate():
            number = thread.native_id
            try:
                spent = int(Path(f"/proc/self/task/{number}/schedstat").read_text().split()[0])
            except (OSError, ValueError):
                continue  # it has just ended
            assert number is not None
            since = spent - self._last.get(number, 0)
            part = "gauge" if thread is self else self._part(thread, frames.get(thread.ident or 0))
            if part == IDLE:
                # Where it worked before it waited shows at the next sample that finds it working.
                self._uncredited[number] = since
            else:
                self._uncredited.pop(number, None)
                self._last[number] = spent
                self._parts[part] += since

    def _part(self, thread: threading.Thread, frame: FrameType | None) -> str:
        if frame is None or frame.f_code.co_filename.endswith("selectors.py"):
            return IDLE
        if thread.name.startswith(THINKING):
            return "advice, hints, reviews"
        while frame is not None:
            part = self._part_of(frame.f_code.co_filename)
            if part:
                return part
            frame = frame.f_back
        return OTHER

    def _part_of(self, file: str) -> str:
        if file not in self._known:
            self._known[file] = next((part for part, pattern in PARTS if re.search(pattern, file)), "")
        return self._known[file]


def _descendants(process: int) -> list[int]:
    """The processes that a process has started, those that these have started, and so on."""
    found = [process]
    for one in found:
        with suppress(OSError):  # it has just ended
            for told in Path(f"/proc/{one}/task").glob("*/children"):
                found += map(int, told.read_text().split())
    return found[1:]


def _name(process: int) -> str:
    """What a process does: those that the bot starts beside itself say so after the code that they run."""
    told = Path(f"/proc/{process}/cmdline").read_text().split("\0")
    return told[told.index(START) + 1] if START in told else HELPING


def _megabytes(process: int) -> float:
    """A process's memory, with its share of whatever it shares with others."""
    try:
        told = Path(f"/proc/{process}/smaps_rollup").read_text()
    except OSError:
        return 0.0  # it has just ended
    found = re.search(r"^Pss: +(\d+) kB", told, re.MULTILINE)
    return int(found[1]) / 1024 if found else 0.0


@dataclass
class Transaction:
    """What one connection has done since it began a transaction."""

    statements: int = 0
    is_move: bool = False
    is_end: bool = False


class Database:
    """Counts statements as SQLite sees them. A move's statements are those of the transaction that writes its event.

    A move that ends a game also writes the result and everyone's rating, statistics and streaks, so it is counted
    separately.
    """

    def __init__(self) -> None:
        self._statements = self._moves = self._of_moves = self._most = self._most_at_end = 0

    def watch(self) -> None:
        """Attach to every connection opened from now on."""
        connect = sqlite3.connect

        def watched(*args: Any, **kwargs: Any) -> sqlite3.Connection:
            connection: sqlite3.Connection = connect(*args, **kwargs)
            connection.set_trace_callback(partial(self._seen, Transaction()))
            return connection

        sqlite3.connect = watched  # type: ignore[assignment]

    def _seen(self, now: Transaction, sql: str) -> None:
        verb = sql.lstrip()[:11].upper()
        if verb.startswith(("--", "PRAGMA")):
            return
        if not verb.startswith(("BEGIN", "COMMIT", "ROLLBACK")):
            self._statements += 1
            now.statements += 1
            now.is_move = now.is_move or "INTO events" in sql
            now.is_end = now.is_end or "INTO results" in sql
            return
        if now.is_move and verb.startswith("COMMIT"):
            self._moves += 1
            self._of_moves += now.statements
            if now.is_end:
                self._most_at_end = max(self._most_at_end, now.statements)
            else:
                self._most = max(self._most, now.statements)
        now.statements, now.is_move, now.is_end = 0, False, False

    def counted(self) -> dict[str, int]:
        return {
            "statements": self._statements,
            "moves": self._moves,
            "of_moves": self._of_moves,
            "most": self._most,
            "most_at_end": self._most_at_end,
        }
