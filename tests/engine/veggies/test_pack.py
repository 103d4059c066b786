"""The cards of the market: the default pack's balance, and the requirements for other packs."""

from __future__ import annotations

import json
from collections import Counter
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from engine.cards import Card, pack_text, read_pack
from engine.errors import BadPack
from engine.veggies import make_pack
from engine.veggies.pack import DATA, EMPTIES, GOODS, MOUSE, SPEC, default_pack

DEFAULT: dict[str, Any] = json.loads((DATA / "pack.json").read_text(encoding="utf-8"))


def names(card: Card) -> list[str]:
    return [name for (name,) in card.squares]


def test_the_default_pack_is_balanced() -> None:
    counts = Counter(name for card in default_pack().cards.values() for name in names(card))
    assert len(default_pack().cards) == 40
    assert {good: counts[good] for good in GOODS} == dict.fromkeys(GOODS, 32)
    assert sum(counts[empty] for empty in EMPTIES) == 50
    assert counts[MOUSE] == 30
    assert all(counts[empty] > 10 for empty in EMPTIES), "every drawing of an empty space is used"


def test_the_default_packs_cards_are_calm() -> None:
    for card in default_pack().cards.values():
        counts = Counter(SPEC.alike.get(name, name) for name in names(card))
        assert max(counts.values()) <= 3
        assert counts[MOUSE] <= 2
        assert sum(counts[good] for good in GOODS) >= 3


def test_no_two_cards_are_equal_even_turned_and_with_other_empty_spaces() -> None:
    empty = dict.fromkeys(EMPTIES, "empty")
    looks = {
        min(tuple(tuple(empty.get(name, name) for (name,) in row) for row in grid) for grid in card.turns.values())
        for card in default_pack().cards.values()
    }
    assert len(looks) == 40


def test_the_script_makes_the_file_byte_for_byte() -> None:
    made = pack_text("house", SPEC, make_pack.make())
    assert made.encode() == (DATA / "pack.json").read_bytes()


def test_the_script_writes_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "data").mkdir()
    monkeypatch.setattr(make_pack, "__file__", str(tmp_path / "make_pack.py"))
    make_pack.main()
    assert (tmp_path / "data" / "pack.json").read_bytes() == (DATA / "pack.json").read_bytes()


def test_the_default_packs_digest_is_pinned() -> None:
    assert default_pack().digest == "d2d60ca01a0c44ea", "every log of the default pack would become unreadable"


def changed(card: int, squares: list[list[str]]) -> dict[str, Any]:
    data = deepcopy(DEFAULT) | {"name": "mine"}
    data["cards"][card - 1]["squares"] = squares
    return data


def test_a_pack_of_ones_own_loads_whatever_its_balance() -> None:
    pack = read_pack(changed(1, [["mouse"] * 3, ["grape"] * 3]), SPEC, "mine.json")
    assert pack.name == "mine"


@pytest.mark.parametrize(
    ("squares", "code"),
    [
        ([["grape"] * 3], "pack_shape"),
        ([["grape"] * 2, ["grape"] * 2, ["grape"] * 2], "pack_shape"),
        ([["grape", "grape", "sandwich"], ["grape"] * 3], "pack_square"),
        ([["grape", "grape", "grape mouse"], ["grape"] * 3], "pack_square"),
        ([["grape", "grape", ""], ["grape"] * 3], "pack_square"),
    ],
)
def test_a_card_that_cannot_be(squares: list[list[str]], code: str) -> None:
    with pytest.raises(BadPack) as caught:
        read_pack(changed(1, squares), SPEC, "mine.json")
    assert (caught.value.code, caught.value.params["card"]) == (code, 1)


def test_a_pack_has_forty_cards() -> None:
    with pytest.raises(BadPack) as caught:
        read_pack(DEFAULT | {"cards": DEFAULT["cards"][:39]}, SPEC, "mine.json")
    assert caught.value.params == {"file": "mine.json", "count": 39, "expected": 40}


@pytest.mark.parametrize("turn", [0, 180])
def test_cards_that_differ_in_the_drawing_of_an_empty_space_only_are_equal(turn: int) -> None:
    other = {"crate": "pallet", "pallet": "barrel", "barrel": "crate"}
    number = next(card.id for card in default_pack().cards.values() if set(names(card)) & set(EMPTIES) and card.id > 1)
    grid = default_pack()[number].turns[turn]
    squares = [[other.get(name, name) for (name,) in row] for row in grid]
    with pytest.raises(BadPack) as caught:
        read_pack(changed(1, squares), SPEC, "mine.json")
    assert caught.value.params == {"file": "mine.json", "card": number, "other": 1}
