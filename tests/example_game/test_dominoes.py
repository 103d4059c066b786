"""This game's own rules; the contract for every game is tested with all of them."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest

from engine.area import Placement
from engine.cards import CardId
from engine.errors import IllegalMove
from engine.game import AnyGame
from engine.geometry import Cell, Rotation
from engine.moves import Move, Place
from engine.notation import read
from engine.replay import Match
from engine.script import Script
from engine.tutorial import Tutorial
from tests.example_game.game import Dominoes
from tests.example_game.pack import default_pack, pips_on
from tests.example_game.pages import laid, tile
from tests.example_game.rules import REACH, ROUNDS, START, TABLE, Draw, Pass
from tests.example_game.scoring import outcome
from tests.play import seed_of

GAME: AnyGame = Dominoes()


def begin(seats: int = 2, seed: object = 0) -> Match:
    return Match.begin(GAME, default_pack(), seats, seed=seed_of(seed))


def turn(match: Match) -> int:
    return match.view(None).waiting[0]


def refused(match: Match, move: Move, seat: int | None = None) -> str:
    with pytest.raises(IllegalMove) as caught:
        match.act(turn(match) if seat is None else seat, move)
    if caught.value.code in GAME.errors:
        assert set(caught.value.params) == set(GAME.errors[caught.value.code])
    return caught.value.code


def without_pile(match: Match) -> Match:
    while match.view(None).pile:
        match = match.act(turn(match), Draw())
    return match


@pytest.mark.parametrize(
    ("at", "pips", "code"),
    [
        ("AE1 0", "3 0", None),
        ("AE1 180", "0 3", None),
        ("AA1 0", "4 1", None),
        ("AE1 0", "0 3", "no_match"),
        ("AA1 0", "1 4", "no_match"),
        ("AD1 0", "3 3", "no_overlap"),
        ("AG1 0", "3 3", "touches_nothing"),
        ("AE1 90", "3 3", "off_frame"),
        ("AD1 0 under", "3 3", "no_overlap"),
    ],
)
def test_tiles_lie_beside_each_other_and_match(at: str, pips: str, code: str | None) -> None:
    line, new = laid("AC1 0 = 1 3"), tile(pips)
    placement = read(at).on(line, new)
    if code is None:
        assert placement in list(line.placements(new))
        assert len(line.lay(new, placement).laid) == 2
    else:
        assert placement not in list(line.placements(new))
        with pytest.raises(IllegalMove, match=code):
            line.check(new, placement)


def test_all_tiles_in_one_direction_stay_in_the_frame() -> None:
    assert TABLE.frame.has(Cell(0, 0))
    assert TABLE.frame.has(Cell(0, START.col + 1 + REACH))
    assert not TABLE.frame.has(Cell(0, START.col + 2 + REACH))


def test_a_turn_is_a_tile_or_a_draw_and_a_pass_when_nothing_is_left() -> None:
    match = begin()
    seat = turn(match)
    card = match.view(seat).hand[0].id
    assert refused(match, Pass()) == "must_draw"
    assert refused(match, Draw(), 1 - seat) == "not_your_turn"
    assert refused(match, Place(CardId(99), Placement(START, Rotation.R0))) == "not_in_hand"
    placed, drawn = match.act(seat, Place(card, Placement(START, Rotation.R0))), match.act(seat, Draw())
    assert (placed.view(seat).holding[seat], drawn.view(seat).holding[seat]) == (2, 4)  # type: ignore[attr-defined]
    empty = without_pile(match)
    assert refused(empty, Draw()) == "pile_empty"
    assert Pass() in list(GAME.legal_moves(empty.view(turn(empty))))


def test_a_game_ends_when_all_have_passed_in_a_row() -> None:
    match = without_pile(begin(3))
    for _ in range(3):
        assert match.outcome is None
        match = match.act(turn(match), Pass())
    assert match.outcome is not None


def laying(match: Match, eager: int) -> Match:
    """One seat places whatever it can, the others draw or pass."""
    while match.outcome is None:
        seat = turn(match)
        *places, other = GAME.legal_moves(match.view(seat))
        match = match.act(seat, places[0] if places and seat == eager else other)
    return match


def test_a_game_ends_when_a_hand_is_empty() -> None:
    ended = (laying(begin(seed=seed), 0) for seed in count())
    match = next(match for match in ended if () in match.state.hands)
    assert len(match.entries) < ROUNDS * 2
    assert isinstance(match.entries[-1].move, Place)
    assert all(match.at(len(match.entries) - 1).state.hands)


def test_a_game_ends_after_its_rounds_at_the_latest() -> None:
    ended = (laying(begin(seed=seed), 0) for seed in count())
    match = next(match for match in ended if all(match.state.hands))
    assert len(match.entries) == ROUNDS * 2


def test_points_are_the_pips_one_has_laid_and_a_tie_goes_to_fewer_in_hand() -> None:
    line = laid("AC1 0 = 1 3", "AE1 0 = 3 1", "AA1 0 = 0 1")
    clear = outcome(line, (0, 1, 0), [(), ()])
    assert ([sheet.total for sheet in clear.sheets], clear.winners, clear.decided_by) == ([5, 4], (0,), "points")
    tied = outcome(line.up_to(2), (0, 1), [(tile("1 1"),), (tile("0 1"),)])
    assert (tied.winners, tied.decided_by, tied.tie_break) == ((1,), "fewer_pips", (2, 1))
    shared = outcome(line.up_to(2), (0, 1), [(tile("1 1"),), (tile("0 2"),)])
    assert (shared.winners, shared.decided_by) == ((0, 1), "shared")


def test_every_pair_of_pips_is_there_once() -> None:
    assert sum(map(pips_on, default_pack().cards.values())) == 2 * sum(range(5)) * 3


def test_all_of_the_game_is_in_its_folder() -> None:
    words = (Path(__file__).with_name("locales") / "en.ftl").read_text(encoding="utf-8")
    codes = [f"error-{code.replace('_', '-')}" for code in GAME.errors]
    codes += [f"{kind}-{one}" for kind in ("component", "components") for one in GAME.pack.components]
    codes += [f"{kind}-{code}" for kind in ("score", "why") for code in GAME.scores]
    assert all(f"\n{code} = " in words for code in codes)


def test_a_script_may_hold_any_kind_of_move() -> None:
    (first,) = Tutorial(GAME, Script(2, bytes(32), (), {})).at(0).view(None).waiting
    script = Script(2, bytes(32), steps=("1 AC1 0", "draw"), others={1 - first: ("draw", "draw")}, learner=first)
    tutorial = Tutorial(GAME, script)
    assert [entry.move.do for entry in tutorial.at(2).entries] == ["place", "draw", "draw", "draw"]
