"""`python -m engine verify FILE`: checks an exported game without Discord, a database or anything to install."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Mapping

from engine.cards import load_pack
from engine.catalog import GAMES, Catalog
from engine.errors import BadLog, BadPack
from engine.verify import Checked, unchosen, verify

SAYS: Mapping[str, str] = {
    "file": "This is an exported game.",
    "seal": "The secret gives the seal {seal}. Compare it with the one in the lobby's message.",
    "contributions": "People who added a number after the seal was public: {people}. Bots, who add nothing: {bots}. "
    "People who added nothing: {nothing}.",
    "day": "This is the deal of {date}, the same for everyone: nobody adds a number to it.",
    "seed": "Secret, options, pack, rules, seats and numbers give the seed {seed}, whose SHA-256 is {commitment}.",
    "plain_seed": "The seed {seed} has the SHA-256 {commitment}. It has no numbers from people: in games from "
    "before they did, the bot alone drew the seed, and options were not sealed. "
    "If this game's lobby showed a seal, they were removed, and the file proves nothing.",
    "pile": "From this seed, the pack {pack!r} ({cards} cards) is dealt into the opening hands ({dealt} cards).",
    "moves": "All {count} moves were legal by version {rules} of the rules.",
    "result": "The moves lead to the result: {points} points by seat.",
}
PROVEN = (
    "If that seal was in the lobby's message, nobody could choose these cards, neither the host nor the bot, "
    "and no option was changed later; every move was legal, and the points follow from the moves."
)
PROVEN_DAILY = (
    "If that seal was public the day before, this day's cards and options were fixed by then; "
    "every move was legal, and the points follow from the moves."
)
PROVEN_EARLIER = (
    "If that SHA-256 was shown during the game, its cards were fixed before the first move, "
    "and every move and the result follow from them."
)


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m engine", description="Check an exported game.")
    parser.add_argument("what", choices=["verify"])
    parser.add_argument("file", type=Path, help="the JSON file of the game")
    parser.add_argument("--pack", type=Path, help="your own pack's file, if the game was dealt from one")
    given = parser.parse_args(argv)
    try:
        data = json.loads(given.file.read_text(encoding="utf-8"))
        catalog = _catalog(data, given.pack)
    except (OSError, ValueError, RecursionError, BadPack, BadLog) as error:
        print(f"{given.file} cannot be checked: {error}", file=sys.stderr)
        return 2
    steps = verify(data, catalog.library)
    print("\n".join(map(_line, steps)))
    if steps[-1].error is not None:
        print("\nThis game does not check out.")
        return 1
    names = {step.name for step in steps}
    print(f"\n{PROVEN_DAILY if 'day' in names else PROVEN if unchosen(steps) else PROVEN_EARLIER}")
    return 0


def _catalog(data: Any, pack: Path | None) -> Catalog:
    if pack is None:
        return Catalog()
    header = data.get("header") if isinstance(data, dict) else None
    name = header.get("game") if isinstance(header, dict) else None
    if not isinstance(name, str) or name not in GAMES:
        raise BadLog("log_bad_header", field="game")
    return Catalog((load_pack(pack, GAMES[name].pack),))


def _line(step: Checked) -> str:
    if step.error is not None:
        return f"FAILED  {step.name}: {step.error}"
    return f"ok      {SAYS[step.name].format(**step.found)}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
