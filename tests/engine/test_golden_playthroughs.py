"""Playthroughs as goldens: one for every option and every way to end. `make goldens` rewrites them."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.game import AnyGame
from tests.games import EVERY_GAME, checks_of, every_game, playthroughs_of
from tests.playthrough import Scenario, text_of

SCENARIOS: list[Scenario] = [scenario for game in EVERY_GAME.values() for scenario in checks_of(game).SCENARIOS]


def path_of(scenario: Scenario) -> Path:
    return playthroughs_of(EVERY_GAME[scenario.game]) / f"{scenario.name}.txt"


def known_seed(scenario: Scenario) -> bytes | None:
    path = path_of(scenario)
    if not path.exists():
        return None
    found = re.search(r"^seed: ([0-9a-f]{64})$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return bytes.fromhex(found[1]) if found else None


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.name)
def test_golden_playthrough(scenario: Scenario, regenerate: bool, golden_text: Callable[[str, str], None]) -> None:
    seed = scenario.find_seed(known_seed(scenario)) if regenerate else known_seed(scenario)
    assert seed is not None, f"{scenario.name}.txt is missing: run `make goldens`"
    match = scenario.play(seed)
    golden_text(str(path_of(scenario)), text_of(match))
    assert scenario.shown_by(match), "it no longer ends as its name says: run `make goldens`"


def test_no_playthrough_is_missing_and_none_is_left_over() -> None:
    folders = {path_of(scenario).parent for scenario in SCENARIOS}
    assert {path for folder in folders for path in folder.glob("*.txt")} == set(map(path_of, SCENARIOS))


@every_game
def test_every_option_every_number_of_players_and_every_ending_is_shown(game: AnyGame) -> None:
    mine = [scenario for scenario in SCENARIOS if scenario.game == game.name]
    assert {scenario.seats for scenario in mine} == set(game.seats)
    assert {scenario.ending for scenario in mine} >= {"points", *game.tie_breaks, "shared"}
    for option, values in game.options.items():
        assert {scenario.options[option] for scenario in mine} == set(values)


@pytest.mark.parametrize("diet", EVERY_GAME["snack"].options["diet"])
def test_snack_match_ends_in_every_way_with_every_diet(diet: str) -> None:
    shown = {scenario.ending for scenario in SCENARIOS if scenario.options == {"diet": diet}}
    assert shown == {"points", "largest_group", "shared", "won", "lost"}
