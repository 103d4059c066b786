"""Everyone's points during a game, and what the last round gave them, if that can be told."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.drawing.studio import Studio
from bot.language.words import words_for
from bot.panels.table import table_panel
from engine.catalog import GAMES
from engine.game import View
from tests.bot.discord.posed import NOW, message, posed, veggies_view
from tests.bot.discord.reading import text_of
from tests.bot.discord.world import Sketcher

EN = words_for("en")


def after(counts: tuple[int, ...], in_round: int) -> View:
    """Four stalls with this many cards."""
    view = veggies_view(over=False)
    areas = tuple(area.up_to(count) for area, count in zip(view.areas, counts, strict=True))
    return replace(view, areas=areas, round=in_round)


async def shown(view: View) -> str:
    panel = await table_panel(Studio(Sketcher()), EN, posed(view), NOW, {})
    return text_of(message(panel))


@pytest.mark.parametrize(
    ("counts", "in_round", "told"),
    [
        ((2, 2, 2, 2), 3, True),
        ((3, 2, 2, 2), 3, True),
        ((4, 4, 4, 4), 3, True),
        ((2, 1, 2, 2), 3, False),
        ((1, 0, 0, 0), 2, False),
        ((4, 2, 2, 2), 3, False),
    ],
)
async def test_what_a_round_brought_is_told_where_all_lay_equally_many(
    counts: tuple[int, ...], in_round: int, told: bool
) -> None:
    view = after(counts, in_round)
    text = await shown(view)
    lines = [line for line in text.splitlines() if line.startswith("`") and "**" in line]
    assert len(lines) == view.seats
    assert [line.endswith(")") for line in lines] == [told] * view.seats


async def test_points_are_those_of_the_seat_and_not_of_an_onlooker(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game may score the same area differently for each seat."""
    view = after((1, 1, 1, 1), 2)
    game = GAMES[view.game]
    lines = game.score_lines
    monkeypatch.setattr(type(game), "score_lines", lambda self, seen, area: lines(seen, area) * (1 + (seen.seat == 2)))
    total = game.points(view, 0)
    assert total
    text = await shown(view)
    assert [f"**{2 * total}**" in line for line in text.splitlines() if line.startswith("`3`") and "**" in line] == [
        True
    ]
