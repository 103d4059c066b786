"""What all tests share: `--regenerate`, which rewrites goldens, hypothesis's profile, and which tests are slow."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from engine.catalog import registered
from engine.game import AnyGame
from tests import postgres
from tests.games import EXAMPLE

HERE = Path(__file__).parent
GOLDEN = HERE / "golden"
SLOW = (
    "bot/clock",
    "bot/discord",
    "bot/drawing/test_emojis.py",
    "bot/drawing/test_fair_drawing.py",
    "bot/durability",
    "bot/learning/test_rules.py",
    "bot/panels/test_steering.py",
    "bot/service/test_asleep.py",
    "bot/service/test_upgrades.py",
    "bot/store/test_postgres.py",
    "bot/store/test_postgres_upgrades.py",
    "bot/store/test_processes.py",
    "bot/test_move_data.py",
    "bot/workers/test_workers.py",
    "engine/snack_match/test_expert.py",
    "engine/snack_match/test_players.py",
    "engine/snack_match/test_search.py",
    "engine/test_bots.py",
    "engine/test_daily.py",
    "engine/test_golden_playthroughs.py",
    "engine/test_perft.py",
    "engine/test_play_on.py",
    "engine/test_weighed.py",
    "engine/veggies/test_players.py",
    "loopback",
    "playground",
    "render/test_alt.py",
    "render/test_every_game.py",
    "render/test_golden_pictures.py",
    "render/test_looks.py",
    "render/test_pictures.py",
    "render/test_reveals.py",
    "render/test_shown.py",
    "test_containers.py",
    "test_dependencies.py",
    "test_fair_deal.py",
)
"""Folders and modules that `make test-fast` leaves out: they use a simulated Discord, browsers or processes, draw whole
galleries, play whole games or count by brute force. Everything else is fast, on PostgreSQL too."""

WAITING = ("loopback", "playground", "bot/durability", "bot/workers", "bot/clock/test_soak.py")
"""Tests that take long, and mostly wait for other processes."""

settings.register_profile(
    "shared",
    deadline=None,  # shared machines are slow at times
    max_examples=25,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile("fast", parent=settings.get_profile("shared"), max_examples=5)
settings.load_profile("shared")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--regenerate", action="store_true", help="write goldens anew: read the diff before you commit it")


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        postgres.choose_folder()


def pytest_unconfigure(config: pytest.Config) -> None:
    if postgres.IDLE and "POSTGRES_URL" in os.environ:
        asyncio.run(postgres.drop_idle())
    if not hasattr(config, "workerinput"):
        postgres.throw_away()


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """`make test-fast` doesn't even import what it leaves out."""
    left_out = config.option.markexpr == "not slow" and any(
        collection_path.is_relative_to(HERE / name) for name in SLOW
    )
    return True if left_out else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    missing = [name for name in (*SLOW, *WAITING) if not (HERE / name).exists()]
    if missing:
        raise pytest.UsageError(f"tests/conftest.py names what is not there: {missing}")
    for item in items:
        if is_in(item, SLOW):
            item.add_marker(pytest.mark.slow)
    items[:] = waiting_first(items, getattr(config, "workerinput", {}).get("workercount", 1))


def is_in(item: pytest.Item, names: tuple[str, ...]) -> bool:
    return any(item.path.is_relative_to(HERE / name) for name in names)


def waiting_first(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """Orders tests so that half of the workers, which all begin with equal shares, have the waiting ones at the start:
    others compute meanwhile, and no waiting test is left for the end, when nothing else computes."""
    waiting = [item for item in items if is_in(item, WAITING)]
    others = [item for item in items if not is_in(item, WAITING)]
    having, size = max(1, workers // 2), -(-len(items) // workers)
    ordered: list[pytest.Item] = []
    for number in range(workers):
        own = waiting[number::having] if number < having else []
        rest = max(0, size - len(own))
        ordered += [*own, *others[:rest]]
        del others[:rest]
    return ordered + others


@pytest.fixture(scope="module")
def example() -> Iterator[AnyGame]:
    """An additional game, registered while a module's tests run; it is never in the bot's menu."""
    with registered(EXAMPLE):
        yield EXAMPLE


@pytest.fixture
def regenerate(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--regenerate"))


@pytest.fixture
def golden_text(regenerate: bool) -> Callable[[str, str], None]:
    """Compares text with the golden of that name (a path under tests/golden), or writes it."""

    def check(name: str, text: str) -> None:
        path = GOLDEN / name
        if regenerate:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        assert path.exists(), f"{path} is missing: run `make goldens` and read what it writes"
        assert text == path.read_text(encoding="utf-8"), f"{path} differs: if that is right, run `make goldens`"

    return check
