"""Everything the code imports is declared, and everything declared has one exact, matching version."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path

import pytest
from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name as plain
from packaging.version import Version

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
GROUPS = {"": PROJECT["dependencies"], **PROJECT["optional-dependencies"]}
OURS = {"benchmarks", "bot", "engine", "render", "tests"}
INSTALLED = packages_distributions()
LINE = re.compile(r"(?P<name>[A-Za-z0-9._-]+)==(?P<version>[\w.+!]+)(?: ; (?P<marker>.+))?")
"""A name, a version, perhaps a condition: no addresses, no hashes."""


def declared(*groups: str) -> dict[str, Requirement]:
    requirements = [Requirement(text) for group in groups for text in GROUPS[group]]
    return {plain(one.name): one for one in requirements}


def constrained() -> dict[str, Version]:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    found: dict[str, Version] = {}
    for line in lines:
        if not line.startswith("#"):
            match = LINE.fullmatch(line)
            assert match is not None, line
            if match["marker"]:
                Marker(match["marker"])
            found[plain(match["name"])] = Version(match["version"])
    return found


def imported(folder: Path) -> Iterator[tuple[str, str]]:
    """Third-party modules imported anywhere below a folder, and where."""
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                names = [node.module]
            else:
                continue
            for name in names:
                if name.split(".")[0] not in sys.stdlib_module_names | OURS:
                    yield name, f"{file.relative_to(ROOT)}:{node.lineno}"


def distribution_of(module: str) -> str:
    """The package of a module; if several share a name, like `fluent.runtime` and `fluent.syntax`, the right one."""
    found = {plain(name) for name in INSTALLED.get(module.split(".")[0], ())}
    if len(found) > 1:
        found = {name for name in found if plain(module).startswith(name)}
    assert len(found) == 1, f"{module}: {found}"
    return found.pop()


@pytest.mark.parametrize(
    ("folder", "groups"),
    [
        ("engine", [""]),
        ("render", [""]),
        ("bot", ["", "play", "postgres"]),
        ("tests", ["", "play", "postgres", "test"]),
        ("benchmarks", ["", "play", "postgres", "test"]),
    ],
)
def test_what_is_imported_is_declared(folder: str, groups: list[str]) -> None:
    known = declared(*groups)
    missing = [(name, where) for name, where in imported(ROOT / folder) if distribution_of(name) not in known]
    assert missing == []


@pytest.mark.parametrize(("group", "place"), [("play", "bot/playground/"), ("postgres", "bot/store/postgres")])
def test_what_can_be_left_out_is_needed_in_one_place(group: str, place: str) -> None:
    known = declared(group)
    users = {where for name, where in imported(ROOT / "bot") if distribution_of(name) in known}
    assert users
    assert {where for where in users if not where.startswith(place)} == set()


def test_time_zones_are_there_whatever_the_system_has() -> None:
    assert "tzdata" in declared("")


def test_constraints_fit_what_is_declared() -> None:
    versions = constrained()
    for name, requirement in declared(*GROUPS).items():
        assert name in versions, f"constraints.txt does not say which {name}"
        assert requirement.specifier.contains(versions[name]), f"{requirement} is not {versions[name]}"


def needed(name: str, extras: frozenset[str], known: set[tuple[str, str]]) -> None:
    """Adds a distribution and everything it needs here, with these extras."""
    for extra in ("", *extras):
        if (name, extra) in known:
            continue
        known.add((name, extra))
        for text in requires(name) or ():
            further = Requirement(text)
            if further.marker is None or further.marker.evaluate({"extra": extra}):
                needed(plain(further.name), frozenset(further.extras), known)


def test_constraints_cover_what_the_declared_ones_need_themselves() -> None:
    known: set[tuple[str, str]] = set()
    # What `make mutants` needs is installed on demand.
    for name, requirement in declared(*(group for group in GROUPS if group != "mutants")).items():
        try:
            needed(name, frozenset(requirement.extras), known)
        except PackageNotFoundError as missing:
            pytest.fail(f"{missing.name} is declared and not installed here")
    assert {name for name, _ in known} - constrained().keys() == set()


def test_make_installs_what_is_constrained_or_locked() -> None:
    installs = re.findall(r"pip install .*", (ROOT / "Makefile").read_text(encoding="utf-8"))
    assert installs
    # `make newest` tries untested versions.
    known = ("-c constraints.txt", "--require-hashes -r requirements.txt", "--upgrade discord.py -c $(VENV)/others.txt")
    assert [line for line in installs if not any(one in line for one in known)] == []


# The lock, which hosts install from

LOCKED = re.compile(r"(?P<name>[a-z0-9-]+)==(?P<version>[\w.+!]+)(?: ; (?P<marker>[^\\]+))?")
HASH = re.compile(r"--hash=sha256:[0-9a-f]{64}")


def locked() -> dict[str, Version]:
    """The lock's contents; every line is a version or a hash, never an address or anything else."""
    text = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    found: dict[str, Version] = {}
    for entry in text.replace(" \\\n", "\n").strip().split("\n"):
        match = LOCKED.fullmatch(entry.strip())
        if match is None:
            assert HASH.fullmatch(entry.strip()), entry
            continue
        if match["marker"]:
            Marker(match["marker"])
        found[plain(match["name"])] = Version(match["version"])
    return found


def test_hosting_installs_the_lock_and_nothing_without_a_hash() -> None:
    lines = (ROOT / "requirements.txt").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not line.startswith("#")] == ["--require-hashes", "-r requirements.lock"]
    entries = re.split(r"\n(?=\S)", (ROOT / "requirements.lock").read_text(encoding="utf-8").strip())
    assert [entry.split("==")[0] for entry in entries if not HASH.search(entry)] == []


def test_the_lock_is_what_is_tested_and_what_is_declared() -> None:
    versions, tested = locked(), constrained()
    assert {name: version for name, version in versions.items() if tested.get(name) != version} == {}
    for name, requirement in declared("", "postgres").items():
        assert requirement.specifier.contains(versions[name]), f"{requirement} is not {versions[name]}"


def test_the_lock_holds_all_that_the_bot_needs_and_no_tools() -> None:
    known: set[tuple[str, str]] = set()
    for name, requirement in declared("", "postgres").items():
        needed(name, frozenset(requirement.extras), known)
    here = {name for name, _ in known}
    assert here <= locked().keys()
    # Other Python versions need these too, for discord.py and aiohttp.
    assert locked().keys() - here <= {"audioop-lts", "typing-extensions"}
