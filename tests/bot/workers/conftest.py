"""What all tests of workers share."""

from __future__ import annotations

import pytest

from bot.workers import pool


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is, workers do what they are asked to: tests of what happens otherwise say so."""
    monkeypatch.setattr(pool, "PATIENCE_S", 60.0)
