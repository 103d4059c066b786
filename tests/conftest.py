"""What all tests share: `--regenerate`, which writes goldens anew instead of comparing them, and hypothesis's pace."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from engine.catalog import registered
from engine.game import AnyGame
from tests.games import EXAMPLE

GOLDEN = Path(__file__).parent / "golden"

settings.register_profile(
    "shared",
    deadline=None,  # the machines that run this are shared and slow at times
    max_examples=40,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("shared")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--regenerate", action="store_true", help="write goldens anew: read the diff before you commit it")


@pytest.fixture(scope="module")
def example() -> Iterator[AnyGame]:
    """A further game, registered for as long as a module's tests run; it is never in the bot's menu."""
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
