"""Tests use the code's public interface: they don't touch its private parts, which can change any day."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Iterator

TESTS = Path(__file__).parent
OURS = ("bot.", "engine.", "render.")
PUBLIC = {"_replace", "_exit"}
"""Public despite their names: of named tuples, and of `os`."""
WITHOUT_A_SEAM = {
    "bot/discord/hooks.py": "SimCord: what Discord can do and it cannot; the one place for that",
    "bot/discord/test_restarts.py": "discord.py: what it still knows of views and forms",
    "bot/operating/test_numbers.py": "prometheus_client: the labels of what has not been counted yet",
    "playground/test_simulated.py": "SimCord: that the parts which the playground uses are as it expects",
}
"""Files that use a library's private parts because it offers no other way. None of these parts are ours."""


def private(name: str) -> bool:
    return name.startswith("_") and name.strip("_") != "" and not name.startswith("__")


def used(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Other objects' private names: attributes of anything but `self`, imports, and what is patched."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and private(node.attr) and node.attr not in PUBLIC:
            if not (isinstance(node.value, ast.Name) and node.value.id in ("self", "cls")):
                yield node.lineno, node.attr
        elif isinstance(node, ast.ImportFrom):
            yield from ((node.lineno, one.name) for one in node.names if private(one.name))
        elif isinstance(node, ast.Call):
            for text in (
                one.value for one in node.args if isinstance(one, ast.Constant) and isinstance(one.value, str)
            ):
                if text.startswith(OURS) or (isinstance(node.func, ast.Attribute | ast.Name) and called(node.func)):
                    yield from ((node.lineno, part) for part in text.split(".") if private(part))


def called(function: ast.Attribute | ast.Name) -> bool:
    """Whether its strings are names, as in `monkeypatch.setattr(club, "change", …)`."""
    name = function.attr if isinstance(function, ast.Attribute) else function.id
    return name in ("setattr", "getattr", "delattr", "object")


def ours() -> set[str]:
    """Every private name that our own code defines."""
    names: set[str] = set()
    for path in (path for top in OURS for path in (TESTS.parent / top.rstrip(".")).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                names.add(node.name)
            elif isinstance(node, ast.Name | ast.Attribute) and isinstance(node.ctx, ast.Store):
                names.add(node.id if isinstance(node, ast.Name) else node.attr)
    return {name for name in names if private(name)}


def test_no_test_reaches_into_private_parts() -> None:
    own = ours()
    assert {"_cache", "_store", "_change"} <= own
    wrong, excused = [], set()
    for path in sorted(TESTS.rglob("*.py")):
        file = str(path.relative_to(TESTS))
        for line, name in used(ast.parse(path.read_text(encoding="utf-8"))):
            if file in WITHOUT_A_SEAM:
                excused.add(file)
            elif name in own:
                wrong.append(f"{file}:{line} {name}")
    assert wrong == []
    assert excused == set(WITHOUT_A_SEAM)
