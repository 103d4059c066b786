"""Reads from their sources what the code says and what the catalogues contain."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Iterator

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from bot.language.catalogues import packages, sources
from engine.game import AnyGame
from engine.moves import Place, Undo
from tests.games import EVERY_GAME

BOT = Path(__file__).parents[3] / "bot"
SPEAKERS = {"words", "said", "EN", "say_key"}
FIRST = f"(?:(?:{'|'.join(EVERY_GAME)})(?:-[a-z]+)?|cancel|leave)"
ERRORS = {"ClubError", "OffScript", "Stale", "IllegalMove", "BadSetup"}


@dataclass(frozen=True)
class Said:
    """A call that says something: the keys it may use, and the arguments it passes (None if that is unknown)."""

    where: str
    keys: tuple[str, ...]
    args: frozenset[str] | None


class Sentence(Visitor):
    """The parts of a catalogue's message."""

    def __init__(self, message: fluent.Message) -> None:
        self.variables: set[str] = set()
        self.counted: set[str] = set()
        """The variables whose number changes the words."""
        self.references: set[str] = set()
        self.letters = ""
        """Its own words, without what is filled in."""
        self.visit(message)

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_TextElement(self, node: fluent.TextElement) -> None:
        self.letters += node.value

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:
        if isinstance(node.selector, fluent.VariableReference):
            self.counted.add(node.selector.id.name)
        self.generic_visit(node)


def sentences(language: str) -> dict[str, Sentence]:
    """Every key of a language with the parts of its sentence, from the bot and all games."""
    found: dict[str, Sentence] = {}
    for file in files_of(language):
        here = sentences_in(language, file)
        assert not found.keys() & here.keys(), f"{file} has what another has as well"
        found |= here
    return found


def files_of(language: str) -> list[str]:
    """The files a language is written in, without its name."""
    return [name.rpartition("/")[0] for name, _ in sources(language, packages())]


@cache
def sentences_in(language: str, file: str) -> dict[str, Sentence]:
    """The messages in one file of a language."""
    found: dict[str, Sentence] = {}
    text = next(one for name, one in sources(language, packages()) if name.startswith(f"{file}/"))
    resource = FluentParser().parse(text.read_text(encoding="utf-8"))
    for entry in resource.body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = Sentence(entry)
    return found


def catalogue(language: str) -> dict[str, frozenset[str]]:
    """Every key of a language, with the parameters its sentence uses."""
    return {key: frozenset(one.variables) for key, one in sentences(language).items()}


@cache
def trees() -> tuple[tuple[str, ast.Module], ...]:
    files = sorted(BOT.rglob("*.py"))
    return tuple((str(file.relative_to(BOT)), ast.parse(file.read_text(encoding="utf-8"))) for file in files)


def said() -> Iterator[Said]:
    """Every call to a speaker with a literal key."""
    for file, tree in trees():
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and call.args and _name(call.func) in SPEAKERS:
                keys = tuple(_literals(call.args[0]))
                if keys:
                    known = all(keyword.arg is not None for keyword in call.keywords)
                    args = frozenset(keyword.arg for keyword in call.keywords if keyword.arg)
                    yield Said(f"{file}:{call.lineno}", keys, args if known else None)


def raised() -> Iterator[Said]:
    """Every error for people that the bot itself raises."""
    for file, tree in trees():
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and call.args and _name(call.func) in ERRORS:
                for code in _literals(call.args[0]):
                    args = frozenset(keyword.arg for keyword in call.keywords if keyword.arg)
                    yield Said(f"{file}:{call.lineno}", (f"error-{code.replace('_', '-')}",), args)


def literals() -> set[str]:
    """Every text in the code, because a key may be passed on before it is used."""
    return {
        node.value
        for _, tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def patterns() -> set[str]:
    """Every key that the code puts together, as a pattern; some code is filled in.

    The first part is a game, perhaps with a phase, or something that is asked for twice.
    """
    found = set()
    for _, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                fixed = "".join(str(part.value) for part in node.values if isinstance(part, ast.Constant))
                if re.fullmatch(r"[a-z0-9-]*-[a-z0-9-]*", fixed) and re.search("[a-z]", fixed):
                    parts = [_pattern_of(part) for part in node.values]
                    if not isinstance(node.values[0], ast.Constant):
                        parts[0] = FIRST
                    found.add("".join(parts))
    return found


def _pattern_of(part: ast.expr) -> str:
    return str(part.value) if isinstance(part, ast.Constant) else "(?:[a-z0-9]+(?:-[a-z0-9]+)*)"


def _literals(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _literals(node.body)
        yield from _literals(node.orelse)


def _name(function: ast.expr) -> str:
    return (
        function.id if isinstance(function, ast.Name) else function.attr if isinstance(function, ast.Attribute) else ""
    )


def codes(docstring: str, *, until: str = "") -> dict[str, frozenset[str]]:
    """The codes that a docstring lists, with their parameters."""
    found = {}
    for line in docstring.split(until)[0].splitlines() if until else docstring.splitlines():
        fields = re.split(r"\s{2,}", line.strip())
        if re.fullmatch(r"[a-z]+(_[a-z]+)*", fields[0]) and (
            line.startswith("  ") or len(fields) > 1 or "_" in fields[0]
        ):
            listed = len(fields) > 1 and re.fullmatch(r"\w+(, \w+)*", fields[1])
            found[fields[0]] = frozenset(fields[1].split(", ")) if listed else frozenset()
    return found


def keys_of(game: AnyGame) -> set[str]:
    """Every key a game must have words for, going by its declarations."""
    name = game.name
    keys = {f"game-{name}", f"lobby-blurb-{name}", f"help-{name}"}
    for option, values in game.options.items():
        keys |= {f"option-{option}", f"name-{option}", f"command-start-{option}"}
        keys |= {f"option-{option}-{value}{about}" for value in values for about in ("", "-about")}
    keys |= {f"{name}-{phase}-{what}" for phase in game.phases for what in ("table", "title", "ask", "done")}
    if 1 in game.seats:
        keys |= {f"{name}-{phase}-solo-{what}" for phase in game.solo_phases for what in ("table", "title", "ask")}
        keys |= {f"{name}-solo-{what}" for what in ("area", "rival", "won", "lost")}
    moves = {kind.do for kind in game.moves if not issubclass(kind, (Place, Undo))}
    keys |= {f"{name}-{move}-{what}" for move in moves for what in ("button", "hint", "did")}
    keys |= {f"component-{code}" for code in game.pack.components} | {f"components-{code}" for code in game.collected}
    keys |= {f"{what}-{one}" for one in game.modifications for what in ("bonus", "modification")}
    keys |= {f"{what}-{code}" for code in game.scores for what in ("score", "why")}
    keys |= {f"verdict-{code}" for code in game.tie_breaks} | {f"error-{code}" for code in game.errors}
    keys |= {f"{what}-{zone}" for zone in game.zones for what in ("alt", "zone")}
    keys |= {f"rules-{name}-{topic.name}{title}" for topic in game.pages.topics for title in ("", "-title")}
    if game.script:
        asked = {step.split()[0] for step in game.script.steps} & moves
        keys |= {f"{name}-tutorial-end", f"{name}-tutorial-next", *(f"error-lesson-{name}-{move}" for move in asked)}
        keys |= {f"{name}-tutorial-{step}" for step, _ in enumerate(game.script.steps, 1)}
    return {key.replace("_", "-") for key in keys}
