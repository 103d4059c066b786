"""The playground's command line, and what people type to move its clock."""

from __future__ import annotations

import argparse
import re
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from typing import Sequence

from bot.language.words import DEFAULT, languages

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gita", "Hugo", "Iris")
PORT = 8423
LONGEST = timedelta(days=30)
MOST_PROCESSES = 64
UNITS = {"m": "minutes", "h": "hours", "d": "days"}


@dataclass(frozen=True)
class Options:
    port: int = PORT
    fresh: bool = False
    people: int = 4
    language: str = DEFAULT
    data: Path = Path("data")
    browser: bool = True
    playground: bool = False
    processes: int = 1

    @property
    def database(self) -> Path:
        """The playground's own database: the real bot must never see channels that exist only here."""
        return self.data / "playground.db"

    @property
    def secret(self) -> Path:
        return self.data / "playground.key"


def read_options(argv: Sequence[str]) -> Options:
    parser = argparse.ArgumentParser(
        prog="python -m bot",
        description="With a DISCORD_TOKEN (in the environment or .env) the bot runs on Discord. "
        "Without one it opens the playground: the same bot in your browser, on a simulated Discord.",
        epilog="While it runs, type `skip 3h` (m, h or d) in the terminal or the channel to move its clock forward. "
        "For whoever hosts it: `python -m bot` with backup FILE, restore FILE, doctor, forget USER, move-data FROM TO, "
        "or ratings --rebuild, which works out all ratings again.",
    )
    parser.add_argument("--port", type=_port, default=PORT, help=f"the port of the page ({PORT})")
    parser.add_argument("--fresh", action="store_true", help="delete the playground's games and start over")
    parser.add_argument(
        "--people",
        type=int,
        choices=range(2, len(NAMES) + 1),
        default=4,
        metavar=f"2-{len(NAMES)}",
        help="how many people you can switch between (4)",
    )
    parser.add_argument("--language", choices=languages(), default=DEFAULT, help=f"the language they speak ({DEFAULT})")
    parser.add_argument(
        "--data", type=Path, default=Path("data"), metavar="DIR", help="where its games are kept (data)"
    )
    parser.add_argument("--no-browser", dest="browser", action="store_false", help="only print the address")
    parser.add_argument("--playground", action="store_true", help="open the playground even if there is a token")
    parser.add_argument(
        "--processes",
        type=int,
        choices=range(1, MOST_PROCESSES + 1),
        default=1,
        metavar=f"1-{MOST_PROCESSES}",
        help="how many processes share the work on Discord; more than one needs PostgreSQL (1)",
    )
    return Options(**vars(parser.parse_args(argv)))


def _port(text: str) -> int:
    if not text.isdigit() or not 0 < int(text) < 65536:
        raise argparse.ArgumentTypeError(f"{text!r} is not a port; take a number from 1024 to 65535")
    return int(text)


def read_skip(text: str) -> timedelta | None:
    """How far `skip 3h` moves the clock forward, at most `LONGEST`. None if the text is not a skip command."""
    match = re.fullmatch(r"\s*skip\s+(\d{1,5})\s*([mhd])[a-z]*\s*", text, re.IGNORECASE)
    if match is None:
        return None
    return min(timedelta(**{UNITS[match[2].lower()]: int(match[1])}), LONGEST)
