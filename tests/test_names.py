"""One name, one thing: no two classes of the bot, the engine or the pictures share a name."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

from engine.catalog import GAMES

ROOT = Path(__file__).parents[1]
IN_EVERY_GAME = {"State", "SeatState", "World"}
"""Names that every game has: their folders tell them apart."""


def test_no_two_classes_have_the_same_name() -> None:
    homes = {Path(*type(game).__module__.split(".")[:-1]) for game in GAMES.values()}
    found = defaultdict(list)
    for top in ("bot", "engine", "render"):
        for path in (ROOT / top).rglob("*.py"):
            file = path.relative_to(ROOT)
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.ClassDef) and not (node.name in IN_EVERY_GAME and file.parent in homes):
                    found[node.name].append(str(file))
    assert len(found) > 100
    assert {name: files for name, files in found.items() if len(files) > 1} == {}
