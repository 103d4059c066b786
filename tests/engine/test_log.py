"""Logs: what they contain, and that a broken one is refused as a whole, by code."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import CardId
from engine.catalog import GAMES, Catalog
from engine.errors import BadLog, BadSetup
from engine.game import set_up
from engine.moves import Place, Undo
from engine.replay import Match, fold
from engine.shuffle import Dice, commitment
from engine.snack_match.rules import Keep
from tests.engine.test_packs import own_pack
from tests.play import CATALOG, begin, finished, seed_of, some_way_in

SNACK = GAMES["snack"]
MATCH = some_way_in(begin(SNACK, 2, {"diet": "easy"}, seed="log"), Dice(b"", "log"), 12)
OVER = finished(MATCH, Dice(b"", "log"))
JSON = MATCH.to_json()


def refusal(log: object, catalog: Catalog = CATALOG) -> tuple[str, dict[str, Any]]:
    with pytest.raises(BadLog) as caught:
        catalog.read(log)
    return caught.value.code, caught.value.params


# What a log is


def test_a_log_is_a_header_a_count_and_moves() -> None:
    match = begin(SNACK, 2, {"diet": "hard"}, seed=bytes(range(32)))
    (a, _), (c, _) = (match.state.seats[seat].hand for seat in (0, 1))
    match = match.act(0, Keep(a)).act(0, Undo()).act(1, Keep(c)).act(0, Keep(a))
    match = match.act(1, Place(c, SNACK.table.first[1]))
    assert match.to_json() == {
        "header": {
            "game": "snack",
            "rules": 1,
            "seats": 2,
            "options": {"diet": "hard"},
            "seed": bytes(range(32)).hex(),
            "pack": "house",
            "pack_digest": match.pack.digest,
        },
        "count": 5,
        "moves": [
            {"seat": 0, "do": "keep", "card": a},
            {"seat": 0, "do": "undo"},
            {"seat": 1, "do": "keep", "card": c},
            {"seat": 0, "do": "keep", "card": a},
            {"seat": 1, "do": "place", "card": c, "cell": "D3", "turn": 90},
        ],
    }


def test_under_is_written_in_reading_order() -> None:
    move = Place.from_json({"card": 1, "cell": "B3", "turn": 180, "under": ["d3", "C3"]})
    assert move.to_json() == {"do": "place", "card": 1, "cell": "B3", "turn": 180, "under": ["C3", "D3"]}


def test_text_and_parsed_json_are_read_alike() -> None:
    assert CATALOG.read(MATCH.to_text()) == CATALOG.read(JSON) == MATCH


def test_any_earlier_point_can_be_rebuilt() -> None:
    for count in range(len(MATCH.entries) + 1):
        assert MATCH.at(count).state == fold(SNACK, MATCH.pack, MATCH.setup, MATCH.entries[:count]).state
        assert len(MATCH.at(count).entries) == count


# What can be wrong with its text


@given(st.integers(0, len(MATCH.to_text()) - 1))
def test_a_log_cut_off_anywhere_is_unreadable(length: int) -> None:
    assert refusal(MATCH.to_text()[:length])[0] == "log_unreadable"


@pytest.mark.parametrize(
    "text", ["", "nonsense", "[]", "7", "null", "{}", '{"moves": []}', '{"header": {}, "moves": 3}']
)
def test_what_is_no_log(text: str) -> None:
    assert refusal(text)[0] == "log_unreadable"


@pytest.mark.parametrize("text", ["[" * 100_000, "9" * 5000], ids=["too deep", "endless number"])
def test_what_the_json_reader_chokes_on(text: str) -> None:
    assert refusal(text) == ("log_unreadable", {"at": 0})


def test_the_place_of_the_fault_is_named() -> None:
    assert refusal('{"header": oops}') == ("log_unreadable", {"at": 11})


# What can be wrong inside

Spoil = Callable[[dict[str, Any]], object]


def header(**fields: Any) -> Spoil:
    return lambda log: log["header"].update(fields)


def without(field: str) -> Spoil:
    return lambda log: log["header"].pop(field)


def move(number: int, **fields: Any) -> Spoil:
    return lambda log: log["moves"][number - 1].update(fields)


FOUND = len(JSON["moves"])
BAD_HEADERS: dict[str, list[Any]] = {
    "game": [None, 1, "chess", ["snack"]],
    "rules": [None, "1", True, 0, -1, 1.5],
    "seats": [None, "2", True, 0, 10, 2.0],
    "options": [None, [], {"diet": "vegan"}, {"diet": 1}, {"diet": []}, {"spice": "hot"}],
    "seed": [None, 7, "", "xyz", "00" * 31, "00" * 33, "é"],
    "pack": [None, 1],
    "pack_digest": [None, 1],
}


@pytest.mark.parametrize(("field", "value"), [(field, value) for field, bad in BAD_HEADERS.items() for value in bad])
def test_a_bad_field_of_the_header_is_named(field: str, value: Any) -> None:
    log = deepcopy(JSON)
    log["header"][field] = value
    assert refusal(log) == ("log_bad_header", {"field": field})


@pytest.mark.parametrize("field", BAD_HEADERS)
def test_a_missing_field_of_the_header_is_named(field: str) -> None:
    log = deepcopy(JSON)
    del log["header"][field]
    assert refusal(log) == ("log_bad_header", {"field": field})


@pytest.mark.parametrize(
    ("spoil", "code", "params"),
    [
        (lambda log: log.update(header=[]), "log_bad_header", {"field": "game"}),
        (lambda log: log["moves"].pop(), "log_cut_off", {"count": FOUND, "found": FOUND - 1}),
        (lambda log: log["moves"].append(log["moves"][0]), "log_cut_off", {"count": FOUND, "found": FOUND + 1}),
        (lambda log: log.pop("count"), "log_cut_off", {"count": None, "found": FOUND}),
        (header(rules=2), "log_newer_rules", {"rules": 2, "known": 1}),
        (header(pack="gone"), "log_unknown_pack", {"pack": "gone"}),
        (header(pack_digest="0" * 16), "log_pack_changed", {"pack": "house"}),
        (move(1, do="fly"), "log_bad_move", {"number": 1, "why": "unknown_move"}),
        (move(1, do=None), "log_bad_move", {"number": 1, "why": "unknown_move"}),
        (lambda log: log["moves"].__setitem__(3, "keep"), "log_bad_move", {"number": 4, "why": "unknown_move"}),
        (move(1, card="7"), "log_bad_move", {"number": 1, "why": "bad_move"}),
        (move(1, card=True), "log_bad_move", {"number": 1, "why": "bad_move"}),
        (move(1, card=999), "log_bad_move", {"number": 1, "why": "not_in_hand"}),
        *(
            (move(2, seat=seat), "log_bad_move", {"number": 2, "why": "not_a_seat"})
            for seat in (2, -1, True, "0", None)
        ),
        (move(2, do="place", cell="C4", turn=0, card=1), "log_bad_move", {"number": 2, "why": "wrong_phase"}),
        (lambda log: log["moves"][0].pop("seat"), "log_bad_move", {"number": 1, "why": "not_a_seat"}),
    ],
)
def test_what_is_wrong_is_named_and_nothing_is_applied(spoil: Spoil, code: str, params: dict[str, Any]) -> None:
    log = deepcopy(JSON)
    spoil(log)
    assert refusal(log) == (code, params)
    assert refusal(json.dumps(log)) == (code, params)


PLACE = {"do": "place", "card": 1, "cell": "C4", "turn": 0}


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("card", None),
        ("card", 1.0),
        ("cell", None),
        ("cell", "44"),
        ("turn", 45),
        ("turn", "90"),
        ("turn", 90.0),
        ("turn", False),
        ("turn", None),
        ("turn", []),
        ("under", "C4"),
        ("under", [4]),
        ("under", ["C0"]),
        ("under", None),
    ],
)
def test_a_placement_of_a_wrong_kind(field: str, value: Any) -> None:
    log = deepcopy(JSON) | {"moves": [{"seat": 0} | PLACE | {field: value}], "count": 1}
    assert refusal(log) == ("log_bad_move", {"number": 1, "why": "bad_move"})


def test_an_illegal_move_in_the_middle_is_named_by_its_number() -> None:
    number = next(n for n, row in enumerate(JSON["moves"], 1) if row["do"] == "place")
    log = deepcopy(JSON)
    log["moves"][number - 1] |= {"cell": "A1", "turn": 0}
    assert refusal(log) == ("log_bad_move", {"number": number, "why": "first_card"})


def test_a_move_after_the_end_is_refused() -> None:
    log = OVER.to_json()
    log["moves"].append(log["moves"][-1])
    log["count"] += 1
    assert refusal(log) == ("log_bad_move", {"number": log["count"], "why": "game_over"})


def test_a_pack_that_its_owner_has_changed_or_taken_away() -> None:
    match = Catalog((own_pack(),)).begin("snack", 2, seed=seed_of(1), pack="mirror")
    assert refusal(match.to_text()) == ("log_unknown_pack", {"pack": "mirror"})
    other = Match.begin(SNACK, CATALOG.pack("snack"), 2, seed=seed_of(1)).pack
    renamed = Catalog((type(other)(other.spec, "mirror", other.cards),))
    assert refusal(match.to_text(), renamed) == ("log_pack_changed", {"pack": "mirror"})


# Setting up


@pytest.mark.parametrize(
    ("changes", "code", "params"),
    [
        ({"seats": 0}, "bad_seats", {"seats": 0, "least": 1, "most": 9}),
        ({"seats": 10}, "bad_seats", {"seats": 10, "least": 1, "most": 9}),
        ({"options": {"spice": "hot"}}, "unknown_option", {"option": "spice"}),
        (
            {"options": {"diet": "vegan"}},
            "bad_option",
            {"option": "diet", "given": "vegan", "allowed": ["none", "easy", "medium", "hard"]},
        ),
        ({"seed": b"short"}, "bad_seed", {}),
        ({"seed": "x" * 32}, "bad_seed", {}),
    ],
)
def test_a_game_that_cannot_be_set_up(changes: dict[str, Any], code: str, params: dict[str, Any]) -> None:
    given_: dict[str, Any] = {"seats": 2, "options": {}, "seed": bytes(32)} | changes
    with pytest.raises(BadSetup) as caught:
        set_up(SNACK, CATALOG.pack("snack"), **given_)
    assert (caught.value.code, caught.value.params) == (code, params)


def test_a_new_match_has_a_seed_of_its_own_and_promises_it() -> None:
    one, other = (CATALOG.begin("snack", 2) for _ in range(2))
    assert one.setup.seed != other.setup.seed
    assert one.view(None).commitment == commitment(one.setup.seed)
    assert one.setup.seed.hex() not in repr(one.setup)


def test_errors_survive_pickling() -> None:
    error = BadLog("log_cut_off", count=3, found=CardId(2))
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), again.code, again.params, str(again)) == (BadLog, error.code, error.params, str(error))
