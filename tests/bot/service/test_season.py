"""A short season; `make soak` plays a whole one of 200 games."""

from __future__ import annotations

from pathlib import Path

from tests.bot.service.season import season


async def test_after_a_season_the_ratings_can_be_rebuilt(tmp_path: Path) -> None:
    played = await season(12, tmp_path / "season.db")
    assert played.rerated.results == played.finished >= 12
    assert played.rerated.ratings > played.finished
    assert played.rerated.changed == 0
