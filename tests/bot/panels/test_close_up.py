"""The part of an area shown on a phone: it grows with the area, and its labels stay the same."""

from __future__ import annotations

from bot.panels.common import EDGE, close_up
from engine.catalog import GAMES
from engine.game import AnyGame, Level
from engine.geometry import Box
from tests.games import every_game
from tests.play import begin, seed_of


@every_game
def test_little_of_what_is_empty_is_shown_and_all_that_lies_there(game: AnyGame, example: AnyGame) -> None:
    match = begin(game, 2, {}, seed_of("close up"))
    shown = dict[int, Box]()
    while match.outcome is None:
        seat = match.view(None).waiting[0]
        match = match.act(seat, game.decide(match.view(seat), Level.EASY, match.setup.dice(f"{len(match.entries)}")))
        area = match.view(seat).area
        if area.box is None:
            continue
        now = close_up(area)
        assert now.contains(area.box)
        assert area.window.contains(now), "nothing that is out of reach"
        assert now.width <= area.box.width + 2 * EDGE
        assert now.height <= area.box.height + 2 * EDGE
        if area.rules.limit is None:
            assert now.contains(shown.get(seat, now)), "it grows as the area does"
        shown[seat] = now
    assert shown


def test_a_nearly_empty_area_is_not_shown_at_full_size() -> None:
    for name, size in (("snack", (5, 3)), ("veggies", (5, 4))):
        game = GAMES[name]
        card = next(iter(game.default_pack().cards.values()))
        view = begin(game, 2, {}, seed_of("close up")).view(0)
        laid = view.area.lay(card, view.area.rules.first[0])
        shown = close_up(laid)
        assert (shown.width, shown.height) == size
        assert shown.width * shown.height <= laid.window.width * laid.window.height / 2
