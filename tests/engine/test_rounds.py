"""What a round gave each player, and what is worth saying about it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.advice import Reason, points
from engine.catalog import GAMES
from engine.commentary import CODES, Remark, remark, remarks
from engine.game import ScoreLine
from engine.geometry import Cell
from engine.rounds import LastRound, Turn, last_round
from engine.shuffle import Dice
from tests.play import begin, playthrough, seed_of
from tests.render import samples


def test_in_the_first_round_and_alone_nothing_has_ended() -> None:
    assert last_round(GAMES["snack"], samples.snack(2, moves=1)) is None
    assert last_round(GAMES["snack"], samples.snack(1, "easy", moves=3)) is None


@pytest.mark.parametrize("seats", [2, 4, 9])
def test_a_round_of_snack_match_is_two_cards_each(seats: int) -> None:
    view = replace(samples.snack(seats, "medium", moves=seats * 6 + 1), seat=None)
    last = last_round(GAMES["snack"], view)
    assert last is not None
    assert (last.number, last.cards, len(last.turns)) == (2, 2, seats)
    earlier = replace(view, areas=tuple(area.up_to(2) for area in view.areas))
    for turn, area in zip(last.turns, view.areas, strict=True):
        assert turn.points == points(GAMES["snack"], view, area)
        assert turn.before == points(GAMES["snack"], earlier, earlier.areas[turn.seat])
        assert turn.gain == sum(change.gain for change in turn.changes), "the changes explain the whole gain"


def test_a_round_of_veggies_is_one_card_each() -> None:
    view = replace(samples.veggies(3, moves=18), seat=None)
    last = last_round(GAMES["veggies"], view)
    assert last is not None
    assert last.cards == 1
    assert last.number == min(len(area.laid) for area in view.areas)


@pytest.mark.parametrize(("game", "options"), [("snack", {"diet": "medium"}), ("veggies", {})])
def test_what_a_round_brought_stays_the_same_while_the_next_is_played_and_adds_up(
    game: str, options: dict[str, str]
) -> None:
    """Also if points depend on other players: diets with fewest and most, goods that others could name."""
    known: dict[int, LastRound] = {}
    for match in playthrough(begin(GAMES[game], 3, options, "rounds"), Dice(seed_of("rounds"), game)):
        last = last_round(GAMES[game], match.view(None)) if match.outcome is None else None
        if last is not None:
            assert known.setdefault(last.number, last) == last
    assert len(known) >= 3
    for number, last in known.items():
        if number > 1:
            assert [turn.before for turn in last.turns] == [turn.points for turn in known[number - 1].turns]


def posed(*gains: tuple[int, int], changes: dict[int, tuple[Reason, ...]] | None = None, number: int = 2) -> LastRound:
    """Each seat's points before the round and what it gained."""
    turns = [Turn(seat, had + gain, gain, (changes or {}).get(seat, ())) for seat, (had, gain) in enumerate(gains)]
    return LastRound(number, 2, tuple(turns))


def change(gain: int, size: int = 3, sign: str | None = None, eased: bool = False) -> Reason:
    cells = frozenset(Cell(0, col) for col in range(size))
    return Reason(ScoreLine("group", "soda", (cells,), 1, by_place=sign is None, sign=sign), gain, cells, eased)


SAID = {
    "comeback": posed((5, 1), (4, 1), (1, 6)),
    "large-group": posed((0, 4), (3, 1), changes={0: (change(4, size=6),)}),
    "everyone-lost": posed((5, -1), (9, -2)),
    "nobody-gained": posed((5, 0), (9, 0)),
    "paid-off": posed((5, 3), (9, 1), changes={0: (change(5), change(-2))}),
    "tie-for-all": posed((5, 2), (6, 1)),
    "new-leader": posed((5, 4), (6, 1)),
    "large-gain": posed((5, 7), (4, 1)),
    "hid-own": posed((9, 1), (5, 1), changes={1: (change(3), change(-2))}),
    "tie-at-top": posed((9, 1), (8, 2), (1, 1)),
    "runaway": posed((9, 2), (2, 1)),
    "only-one": posed((9, 2), (8, 0)),
    "same-gain": posed((9, 2), (6, 2)),
    "bonus": posed((9, 3), (6, 2), changes={1: (change(2, sign="corners"),)}),
    "eased": posed((9, 3), (6, 2), changes={1: (change(2, sign="pairs", eased=True),)}),
    "broke-even": posed((9, 3), (8, 1), (7, 0), changes={2: (change(1), change(-1))}),
    "close": posed((5, 3), (5, 2), (4, 2)),
    "most": posed((9, 3), (6, 2)),
}


@pytest.mark.parametrize("code", CODES)
def test_each_kind_of_remark_is_made(code: str) -> None:
    said = remark(SAID[code])
    assert said is not None
    assert said.code == code
    assert remark(SAID[code]) == said, "the same round gets the same remark"


def test_a_remark_names_whom_it_is_about() -> None:
    assert remark(SAID["comeback"]) == Remark("comeback", (2,), counts={"gain": 6})
    assert remark(SAID["large-group"]) == Remark("large-group", (0,), "soda", {"size": 6})
    assert remark(SAID["paid-off"]) == Remark("paid-off", (0,), "soda", {"lost": 2, "gain": 3})
    assert remark(SAID["tie-at-top"]) == Remark("tie-at-top", (0, 1))
    assert remark(SAID["tie-for-all"]) == Remark("tie-for-all", counts={"points": 7})
    assert remark(SAID["most"]) == Remark("most", (0,), counts={"gain": 3})


def test_what_is_true_of_every_round_is_not_said_of_every_round() -> None:
    codes = [said.code for number in range(2, 6) if (said := remark(posed((5, 7), (4, 1), number=number)))]
    assert codes == ["large-gain", "runaway"] * 2
    comebacks = [remark(replace(SAID["comeback"], number=number)) for number in (2, 3)]
    assert comebacks[0] == comebacks[1], "rare events are always mentioned"


def test_nobody_is_named_for_falling_behind() -> None:
    for last in SAID.values():
        lowest = min(turn.gain or 0 for turn in last.turns)
        for said in remarks(last):
            if said.code not in ("hid-own", "broke-even"):
                worse = {turn.seat for turn in last.turns if turn.gain == lowest < 0}
                assert not worse & set(said.seats)


def test_who_was_ahead_and_is_behind_now_was_overtaken() -> None:
    last = posed((5, 4), (6, 1), (6, 3), (9, 0))
    assert last.overtaken == {0: (1,)}, "a tie isn't past: the player with 9 isn't overtaken by another 9"
    assert [turn.seat for turn in last.standings] == [0, 2, 3, 1]
    assert last.leaders == (0, 2, 3)


def test_on_a_board_that_all_share_only_totals_are_told() -> None:
    last = LastRound(2, 2, (Turn(0, 5), Turn(1, 7)))
    assert last.overtaken == {}
    assert remark(last) is None
    assert last.leaders == (1,)


def test_where_teams_play_the_team_leads_and_nobody_races_their_partner() -> None:
    last = replace(posed((1, 6), (2, 2), (1, -2), (5, 1)), teams=((0, 2), (1, 3)))
    assert last.sides == (((1, 3), 10), ((0, 2), 6)), "even though the first seat has the most"
    assert last.overtaken == {}
    races = {"comeback", "new-leader", "runaway", "tie-at-top", "tie-for-all", "close"}
    assert not races & {said.code for said in remarks(last)}
    assert races & {said.code for said in remarks(replace(last, teams=()))}
    four = samples.veggies(4, moves=24)
    known = last_round(GAMES["veggies"], four)
    assert known is not None
    assert known.teams == four.teams == ((0, 2), (1, 3))
