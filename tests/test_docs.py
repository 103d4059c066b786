"""The documents are true: links lead somewhere, CI runs the commands, and tables list what exists."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from bot.interactions.commands.snack import Snack
from bot.language.words import languages, words_for
from engine.cards import load_pack
from engine.catalog import GAMES
from engine.errors import BadPack
from tests.bot.language.catalogue import catalogue

ROOT = Path(__file__).parents[1]
DOCUMENTS = sorted(path for path in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob(".github/**/*.md")))
README = (ROOT / "README.md").read_text(encoding="utf-8")
CI = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
WORKFLOW = (ROOT / ".github" / "workflows" / "ci.yaml").read_text(encoding="utf-8")
TESTED = {
    "python -m bot.operating.alive": "tests/test_containers.py",
    "python -m bot": "tests/playground/test_starting.py",
    "python -m bot move-data FROM TO": "tests/bot/test_move_data.py",
    "python -m bot --processes 2": "tests/loopback/test_processes.py",
    "python -m bot backup FILE": "tests/bot/operating/test_backups.py",
    "python -m bot restore FILE": "tests/bot/operating/test_backups.py",
    "python -m bot doctor": "tests/loopback/test_operating.py",
    "python -m bot ratings --rebuild": "tests/bot/service/test_results.py",
    "python -m bot forget USER": "tests/bot/service/test_forgetting.py",
    "docker compose up --detach": "tests/test_containers.py",
    "docker compose --profile full up --detach --scale bot=0": "tests/test_containers.py",
    "python -m engine verify FILE": "tests/test_fair_deal.py",
    "honcho start": "tests/playground/test_starting.py",
}
"""Commands that are not `make …`, and the test that runs them."""


TESTED_PAGES = {"fair-deal.md": "tests/test_fair_deal.py"}
"""Documents whose commands are all run and compared with the output on the page."""


def code_in(text: str) -> list[str]:
    """Everything marked as code: each line of a shell block, and each span."""
    blocks = re.findall(r"```sh\n(.*?)```", text, re.DOTALL)
    lines = [line.split("#")[0].strip() for block in blocks for line in block.splitlines()]
    return [*filter(None, lines), *re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", text, flags=re.DOTALL))]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(document: Path) -> None:
    text = re.sub(r"```.*?```", "", document.read_text(encoding="utf-8"), flags=re.DOTALL)
    links = re.findall(r"\]\(([^)\s]+)\)", text)
    for link in links:
        if not re.match(r"https?://", link):
            target = document.parent / link.split("#")[0]
            assert target.exists(), f"{document.name}: {link}"
            assert target.resolve().is_relative_to(ROOT)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_commands_are_run_by_ci_or_a_test(document: Path) -> None:
    # The workflow has what would take too long on every Python; mutants and strength take hours.
    lines = [*CI.splitlines(), *re.findall(r"make .*", WORKFLOW), "make mutants strength"]
    run_by_ci = {word for line in lines if line.startswith("make ") for word in line.split()[1:]}
    for code in code_in(document.read_text(encoding="utf-8")):
        if code.startswith("make "):
            assert code.split()[1] in run_by_ci, f"{document.name}: {code}"
        elif re.match(r"(python|pip|honcho|git|npm|docker|sqlite3) ", code):
            test = TESTED_PAGES.get(document.name) or TESTED[code]
            assert (ROOT / test).exists(), f"{document.name}: {code}"


def test_every_file_that_is_named_is_there() -> None:
    for document in DOCUMENTS:
        for code in code_in(document.read_text(encoding="utf-8")):
            if re.fullmatch(r"(bot|engine|render|tests|docs|\.ci)/[\w./-]+", code):
                assert (ROOT / code).exists(), f"{document.name}: {code}"


def test_the_readme_lists_every_command_and_no_other() -> None:
    listed = re.findall(r"^\| `/snack (\w+)` \|", README, re.MULTILINE)
    assert sorted(listed) == sorted(command.name for command in Snack(None, None).commands)  # type: ignore[arg-type]


PARTS = {
    "texts, buttons, menus": ("button-", "panel-", "error-"),
    "names of commands and options": ("name-", "command-"),
    "rules": ("rules-",),
    "tutorial": ("tutorial-", *(f"{game}-tutorial-" for game in GAMES)),
    "pictures in words": ("alt-", "component-"),
    "words to type": ("typed-", "layer-", "word-off"),
}
"""What the README's table claims, and the keys behind it."""


def test_the_readme_tells_which_languages_there_are_and_what_is_translated() -> None:
    section = README.split("## Languages")[1].split("\n## ")[0]
    head, _, *rows = [line.strip("|").split("|") for line in section.splitlines() if line.startswith("|")]
    names = {words_for(language)("language-name"): language for language in languages()}
    shown = [cell.strip() for cell in head[1:]]
    assert sorted(shown) == sorted(names)
    assert [row[0].split("(")[0].strip() for row in rows] == list(PARTS)
    for row, prefixes in zip(rows, PARTS.values(), strict=True):
        wanted = {key for key in catalogue("en") if key.startswith(prefixes)}
        assert wanted
        for name, cell in zip(shown, row[1:], strict=True):
            assert (cell.strip() == "✓") == (wanted <= catalogue(names[name]).keys()), (name, row[0])


def test_the_readmes_pack_is_wrong_only_in_being_short(tmp_path: Path) -> None:
    found = re.search(r"```json\n(.*?)```", README, re.DOTALL)
    assert found is not None
    file = tmp_path / "pack.json"
    file.write_text(found[1], encoding="utf-8")
    game = GAMES[json.loads(found[1])["game"]]
    with pytest.raises(BadPack) as refused:
        load_pack(file, game.pack)
    assert refused.value.code == "pack_count"


def test_the_changelog_begins_with_this_version() -> None:
    project = re.search(r'^version = "(.+)"', (ROOT / "pyproject.toml").read_text(encoding="utf-8"), re.MULTILINE)
    newest = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert project is not None
    assert newest is not None
    assert project[1] == newest[1]


def test_the_map_names_every_room_and_no_other() -> None:
    """Rooms are the folders with code; the table in ARCHITECTURE has a row for each."""
    architecture = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    table = architecture.split("| room |", 1)[1].split("\n\n", 1)[0]
    rows = [line.split("|")[1] for line in table.splitlines()[2:]]
    named = {room.rstrip("/") for row in rows for room in re.findall(r"`([\w/]+)`", row)}
    folders = {
        str(init.parent.relative_to(ROOT))
        for top in ("bot", "engine", "render")
        for init in (ROOT / top).rglob("__init__.py")
    }
    # The tutorial is part of learning, and `bot` itself only puts the rooms together.
    assert named == folders - {"bot", "bot/learning/tutorial"}
    diagram = architecture.split("```")[1]
    drawn = {room.split("/")[1] for room in folders if room.startswith("bot/")} - {"playground"}
    assert drawn == {room for room in drawn if re.search(rf"\b{room}\b", diagram)}
