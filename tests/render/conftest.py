"""The example is treated like any other game here."""

from __future__ import annotations

import pytest

from engine.game import AnyGame


@pytest.fixture(scope="module", autouse=True)
def _with_the_example(example: AnyGame) -> None:
    """Registers it while a module's tests run."""
