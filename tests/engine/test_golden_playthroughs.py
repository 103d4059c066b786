"""Playthroughs as goldens: one for every option and every way to end. `make goldens` writes them anew."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from engine.catalog import GAMES
from engine.game import AnyGame
from tests.conftest import GOLDEN
from tests.playthrough import Scenario, eager_solo_move, piling_move, text_of

FOLDER = GOLDEN / "playthroughs"

SNACK_SEATS = {
    "points": {"none": 9, "easy": 2, "medium": 4, "hard": 3},
    "largest_group": {"none": 2, "easy": 5, "medium": 3, "hard": 6},
    "shared": {"none": 3, "easy": 7, "medium": 2, "hard": 8},
    "won": dict.fromkeys(("none", "easy", "medium", "hard"), 1),
    "lost": dict.fromkeys(("none", "easy", "medium", "hard"), 1),
}
"""Way to end -> diet -> for how many players it is shown."""


def snack_scenarios() -> list[Scenario]:
    return [
        Scenario("snack", seats, {"diet": diet}, end, *([eager_solo_move] if end == "won" else []))
        for end, by_diet in SNACK_SEATS.items()
        for diet, seats in by_diet.items()
    ]


def veggies_scenarios() -> list[Scenario]:
    """Chance alone hardly ever ends in a tie; stalls in a pile do."""
    return [
        Scenario("veggies", seats, {}, end, *([] if end == "points" else [piling_move]))
        for seats in GAMES["veggies"].seats
        for end in ("points", "fewer_mice", "shared")
    ]


SCENARIOS = [*snack_scenarios(), *veggies_scenarios()]


def known_seed(scenario: Scenario) -> bytes | None:
    path = FOLDER / f"{scenario.name}.txt"
    if not path.exists():
        return None
    found = re.search(r"^seed: ([0-9a-f]{64})$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return bytes.fromhex(found[1]) if found else None


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.name)
def test_golden_playthrough(scenario: Scenario, regenerate: bool, golden_text: Callable[[str, str], None]) -> None:
    seed = scenario.find_seed(known_seed(scenario)) if regenerate else known_seed(scenario)
    assert seed is not None, f"{scenario.name}.txt is missing: run `make goldens`"
    match = scenario.play(seed)
    golden_text(f"playthroughs/{scenario.name}.txt", text_of(match))
    assert scenario.shown_by(match), "it no longer ends as its name says: run `make goldens`"


def test_no_playthrough_is_missing_and_none_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == {scenario.name for scenario in SCENARIOS}


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_option_and_every_number_of_players_is_shown(game: AnyGame) -> None:
    mine = [scenario for scenario in SCENARIOS if scenario.game == game.name]
    assert {scenario.seats for scenario in mine} == set(game.seats)
    for option, values in game.options.items():
        assert {scenario.options[option] for scenario in mine} == set(values)


@pytest.mark.parametrize("diet", GAMES["snack"].options["diet"])
def test_snack_match_ends_in_every_way_with_every_diet(diet: str) -> None:
    shown = {scenario.ending for scenario in snack_scenarios() if scenario.options == {"diet": diet}}
    assert shown == {"points", "largest_group", "shared", "won", "lost"}
