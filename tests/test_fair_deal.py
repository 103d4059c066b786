"""The page on fair deals: its example is a real exported game, and its commands print what it says."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from engine.catalog import Catalog
from engine.deal import Deal
from engine.export import export
from engine.game import Level
from engine.replay import Match
from engine.shuffle import Dice
from tests.engine.test_packs import own_pack
from tests.play import CATALOG, finished

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "fair-deal.md"
GAME = ROOT / "docs" / "fair-deal.json"
DEAL = Deal("PEAS", "9a1e" * 16, ("1306230012345678901", "1306230098765432109"))
BLOCKS = re.findall(r"```sh\n(.*?)```(?:\n+```text\n(.*?)```)?", PAGE.read_text(encoding="utf-8"), re.DOTALL)


def example() -> Match:
    """Two bots play, so that nobody's game is published."""
    match = CATALOG.begin("snack", 2, {"diet": "easy"}, DEAL)
    while match.outcome is None:
        seat = match.view(None).waiting[0]
        dice = match.setup.dice(f"example {len(match.entries)}")
        match = match.act(seat, match.game.decide(match.view(seat), Level.EASY, dice))
    return match


def run(command: str, folder: Path = ROOT) -> subprocess.CompletedProcess[str]:
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    return subprocess.run(
        ["bash", "-e", "-c", command], cwd=folder, env={"PATH": path}, capture_output=True, text=True, timeout=60
    )


def test_the_example_is_a_game(regenerate: bool) -> None:
    text = json.dumps(export(example(), {"names": ["Ana", "Ben"]}), indent=1) + "\n"
    if regenerate:
        GAME.write_text(text, encoding="utf-8")
    assert GAME.read_text(encoding="utf-8") == text


@pytest.mark.parametrize(("command", "says"), BLOCKS)
def test_a_command_gives_what_the_page_says(command: str, says: str) -> None:
    done = run(command)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == says


def test_there_are_commands_for_seal_seed_and_the_whole() -> None:
    assert len(BLOCKS) >= 4
    assert any("python -m engine verify" in command for command, _ in BLOCKS)


def test_a_changed_game_fails_and_is_told_so(tmp_path: Path) -> None:
    data = json.loads(GAME.read_text(encoding="utf-8"))
    data["moves"][3]["card"] = 1 + data["moves"][3].get("card", 0)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    done = run(f"python -m engine verify {file}")
    assert done.returncode == 1
    assert "FAILED  moves" in done.stdout
    assert "does not check out" in done.stdout


def test_a_game_whose_numbers_were_taken_out_is_told_from_one_that_never_had_any(tmp_path: Path) -> None:
    data = json.loads(GAME.read_text(encoding="utf-8"))
    del data["header"]["deal"]
    data["seal"] = data["commitment"]
    file = tmp_path / "game.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    said = run(f"python -m engine verify {file}").stdout
    assert "If this game's lobby showed a seal, they were removed" in said
    assert "nobody could have chosen these cards" not in said


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"header": {"game": 7}}', '{"format": 1, "header": {"deal": {"secret": "\\ud800"}}}']
)
def test_what_is_no_game_is_refused_in_one_line(text: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(text, encoding="utf-8")
    done = run(f"python -m engine verify {file}")
    assert done.returncode in (1, 2)
    assert "Traceback" not in done.stderr


def test_checking_needs_the_standard_library_only() -> None:
    """-I -S: no installed packages, nothing from the environment."""
    code = f"""
import runpy, sys
sys.path.insert(0, {str(ROOT)!r})
sys.argv = ["engine", "verify", {str(GAME)!r}]
runpy.run_module("engine", run_name="__main__")
"""
    done = subprocess.run([sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_pack_of_ones_own_is_given_with_it(tmp_path: Path) -> None:
    pack = own_pack()
    deal = Deal("PEAS", "1" * 64, ("7",))
    match = finished(Catalog((pack,)).begin("snack", 1, {}, deal, pack=pack.name), Dice(b"", ""))
    game, cards = tmp_path / "game.json", tmp_path / "pack.json"
    game.write_text(json.dumps(export(match, {})), encoding="utf-8")
    written = [
        {"id": card.id, "squares": [[" ".join(one) for one in row] for row in card.grid]}
        for card in pack.cards.values()
    ]
    cards.write_text(json.dumps({"game": "snack", "name": pack.name, "cards": written}), encoding="utf-8")
    assert "log_unknown_pack" in run(f"python -m engine verify {game}").stdout
    assert run(f"python -m engine verify {game} --pack {cards}").returncode == 0
