"""Packs of cards: the default pack's balance, other packs, and everything that can be wrong with a file."""

from __future__ import annotations

import json
import pickle
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from engine.cards import Pack, load_pack, pack_text, read_pack
from engine.catalog import DEFAULT_PACK, Catalog
from engine.errors import BadPack
from engine.game import AnyGame
from engine.shuffle import Dice
from engine.snack_match import make_pack
from engine.snack_match.pack import CLOTHS, DATA, SNACKS, SPEC, default_pack, load_bonus_cards
from tests.games import every_game
from tests.play import finished, seed_of

DEFAULT: dict[str, Any] = json.loads((DATA / "pack.json").read_text(encoding="utf-8"))
BONUS: dict[str, Any] = json.loads((DATA / "bonus.json").read_text(encoding="utf-8"))


def own_pack(name: str = "mirror") -> Pack:
    """The default pack with its cards in another order, each read from the other end."""
    data = deepcopy(DEFAULT) | {"name": name}
    for card in data["cards"]:
        card["squares"] = [row[::-1] for row in card["squares"]]
    return read_pack(data, SPEC, "mirror.json")


def test_a_card_that_comes_again_from_another_process_is_the_one_that_came_before() -> None:
    """Every view that is sent brings a whole pack, and what is remembered of views would hold on to all of them."""
    for card, changed in zip(default_pack().cards.values(), own_pack().cards.values(), strict=True):
        first, second, other = (pickle.loads(pickle.dumps(one)) for one in (card, card, changed))
        assert first == card != other == changed
        assert first is second
        assert first.turns == card.turns


# The default pack


def test_the_default_pack_is_balanced() -> None:
    squares = [square for card in default_pack().cards.values() for square in card.squares]
    assert len(default_pack().cards) == 72
    assert len(squares) == 216
    assert Counter(snack for snack, _ in squares) == dict.fromkeys(SNACKS, 54)
    assert Counter(cloth for _, cloth in squares) == dict.fromkeys(CLOTHS, 54)
    pairs = Counter(squares)
    assert len(pairs) == 16
    assert set(pairs.values()) == {13, 14}


def test_no_two_cards_are_equal_even_turned_round() -> None:
    looks = [min(card.squares, card.squares[::-1]) for card in default_pack().cards.values()]
    assert len(set(looks)) == 72


def test_the_script_makes_the_file_byte_for_byte() -> None:
    made = pack_text("house", SPEC, make_pack.make())
    assert made.encode() == (DATA / "pack.json").read_bytes()


def test_the_script_writes_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "data").mkdir()
    monkeypatch.setattr(make_pack, "__file__", str(tmp_path / "make_pack.py"))
    make_pack.main()
    for file in ("pack.json", "bonus.json"):
        assert (tmp_path / "data" / file).read_bytes() == (DATA / file).read_bytes()


def test_the_default_packs_digest_is_pinned() -> None:
    assert default_pack().digest == "d956ce1da30f354c", "every log of the default pack would become unreadable"


@every_game
def test_every_game_has_a_default_pack_that_is_what_it_asks_for(game: AnyGame) -> None:
    pack = game.default_pack()
    assert (pack.name, pack.spec) == (DEFAULT_PACK, game.pack)
    assert Catalog().pack(game.name) is pack
    assert len(pack.cards) == pack.spec.count


# Another pack


def test_a_pack_of_ones_own_loads_and_plays(tmp_path: Path) -> None:
    file = tmp_path / "mirror.json"
    file.write_text(pack_text("mirror", SPEC, own_pack().cards.values()), encoding="utf-8")
    pack = load_pack(file, SPEC)
    assert pack == own_pack()
    assert pack.digest != default_pack().digest
    catalog = Catalog((pack,))
    match = finished(catalog.begin("snack", 2, seed=seed_of(1), pack="mirror"), Dice(b"", "moves"))
    assert match.setup.pack == "mirror"
    assert catalog.read(match.to_text()) == match


def test_a_square_names_its_components_in_any_order() -> None:
    data = deepcopy(DEFAULT)
    for card in data["cards"]:
        card["squares"] = [[" ".join(reversed(square.split())) for square in row] for row in card["squares"]]
    assert read_pack(data, SPEC, "x.json") == default_pack()


def test_a_pack_need_not_be_balanced() -> None:
    data = deepcopy(DEFAULT)
    data["cards"][0]["squares"] = [["donut red", "donut red", "donut red"]]
    assert read_pack(data, SPEC, "x.json").cards[data["cards"][0]["id"]].squares == (("donut", "red"),) * 3


# What can be wrong with a pack

Spoil = Callable[[dict[str, Any]], object]


def card_set(number: int, **fields: Any) -> Spoil:
    return lambda data: data["cards"][number - 1].update(fields)


FIRST_SQUARES = DEFAULT["cards"][0]["squares"][0]


@pytest.mark.parametrize(
    ("spoil", "code", "params"),
    [
        (lambda data: data.update(game="chess"), "pack_field", {"field": "game"}),
        (lambda data: data.pop("game"), "pack_field", {"field": "game"}),
        (lambda data: data.update(name=""), "pack_field", {"field": "name"}),
        (lambda data: data.update(name=7), "pack_field", {"field": "name"}),
        (lambda data: data.update(cards={}), "pack_field", {"field": "cards"}),
        (lambda data: data["cards"].pop(), "pack_count", {"count": 71, "expected": 72}),
        (lambda data: data["cards"].append({}), "pack_count", {"count": 73, "expected": 72}),
        (lambda data: data["cards"].__setitem__(4, "donut"), "pack_id", {"card": 5}),
        (lambda data: data["cards"][4].pop("id"), "pack_id", {"card": 5}),
        (card_set(5, id="5"), "pack_id", {"card": 5}),
        (card_set(5, id=True), "pack_id", {"card": 5}),
        (card_set(5, id=0), "pack_id", {"card": 5}),
        (card_set(5, id=3), "pack_id", {"card": 3}),
        (card_set(5, squares=None), "pack_shape", {"card": 5, "expected": "1 x 3"}),
        (card_set(5, squares=[]), "pack_shape", {"card": 5, "expected": "1 x 3"}),
        (card_set(5, squares=["donut red"] * 3), "pack_shape", {"card": 5, "expected": "1 x 3"}),
        (card_set(5, squares=[["donut red"] * 2]), "pack_shape", {"card": 5, "expected": "1 x 3"}),
        (card_set(5, squares=[["donut red"] * 3] * 2), "pack_shape", {"card": 5, "expected": "1 x 3"}),
        (
            card_set(5, squares=[["donut red", "pizza red", "soda red"]]),
            "pack_square",
            {"card": 5, "square": "pizza red"},
        ),
        (card_set(5, squares=[["donut", "soda red", "soda red"]]), "pack_square", {"card": 5, "square": "donut"}),
        (card_set(5, squares=[["red red", "soda red", "soda red"]]), "pack_square", {"card": 5, "square": "red red"}),
        (card_set(5, squares=[["a b c", "soda red", "soda red"]]), "pack_square", {"card": 5, "square": "a b c"}),
        (card_set(5, squares=[[None, "soda red", "soda red"]]), "pack_square", {"card": 5, "square": "None"}),
        (card_set(5, squares=[FIRST_SQUARES]), "pack_duplicate", {"card": 5, "other": 1}),
        (card_set(5, squares=[FIRST_SQUARES[::-1]]), "pack_duplicate", {"card": 5, "other": 1}),
    ],
)
def test_a_bad_pack_is_refused_with_the_file_the_card_and_the_reason(
    spoil: Spoil, code: str, params: dict[str, Any], tmp_path: Path
) -> None:
    data = deepcopy(DEFAULT)
    spoil(data)
    file = tmp_path / "own.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(BadPack) as caught:
        load_pack(file, SPEC)
    assert (caught.value.code, caught.value.params) == (code, {"file": "own.json"} | params)


UNREADABLE = [b"", b"{", b"\xff\xfe{}", b"[" * 100_000, b'{"game": ' + b"9" * 5000 + b"}"]


@pytest.mark.parametrize("content", UNREADABLE, ids=["empty", "cut off", "not text", "too deep", "endless number"])
@pytest.mark.parametrize("load", [lambda file: load_pack(file, SPEC), load_bonus_cards], ids=["pack", "bonus"])
def test_a_file_that_cannot_be_read(content: bytes, load: Callable[[Path], object], tmp_path: Path) -> None:
    file = tmp_path / "own.json"
    file.write_bytes(content)
    with pytest.raises(BadPack, match="pack_unreadable") as caught:
        load(file)
    assert caught.value.params["file"] == "own.json"
    assert caught.value.params["reason"]


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadPack) as caught:
        load_pack(tmp_path / "none.json", SPEC)
    assert caught.value.params == {"file": "none.json", "reason": "No such file or directory"}


def test_any_json_but_an_object_is_no_pack() -> None:
    given: tuple[object, ...] = (None, [], "pack", 7)
    for data in given:
        with pytest.raises(BadPack, match="pack_field"):
            read_pack(data, SPEC, "x.json")


# Bonus cards


@pytest.mark.parametrize(
    ("spoil", "code", "params"),
    [
        (lambda data: data.pop("components"), "pack_field", {"field": "components"}),
        (lambda data: data.update(modifications=7), "pack_field", {"field": "modifications"}),
        (lambda data: data["components"].pop(), "pack_count", {"count": 3, "expected": 4}),
        (lambda data: data["components"].__setitem__(1, ["donut"]), "pack_shape", {"card": 2, "expected": "1 x 2"}),
        (lambda data: data["components"].__setitem__(1, "donut"), "pack_shape", {"card": 2, "expected": "1 x 2"}),
        (
            lambda data: data["components"][1].reverse(),
            "pack_square",
            {"card": 2, "square": "['green', 'donut']"},
        ),
        (lambda data: data["modifications"][3].__setitem__(0, "fewest"), "pack_duplicate", {"card": 4, "other": 1}),
        (lambda data: data["components"][2].__setitem__(1, "green"), "pack_duplicate", {"card": 3, "other": 2}),
    ],
)
def test_bad_bonus_cards(spoil: Spoil, code: str, params: dict[str, Any], tmp_path: Path) -> None:
    data = deepcopy(BONUS)
    spoil(data)
    file = tmp_path / "bonus.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(BadPack) as caught:
        load_bonus_cards(file)
    assert (caught.value.code, caught.value.params) == (code, {"file": "bonus.json"} | params)
