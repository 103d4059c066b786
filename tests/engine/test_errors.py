"""Every code in the errors' docstring is raised, with the parameters listed there, and no other code is."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

import engine
from engine import errors
from engine.area import Area, AreaRules, Placement
from engine.cards import CardId, load_pack, read_pack
from engine.catalog import GAMES, Catalog
from engine.deal import Deal
from engine.errors import EngineError
from engine.export import export
from engine.game import AnyGame
from engine.geometry import Cell, Rotation
from engine.moves import Place, Undo, read_move
from engine.notation import read
from engine.replay import Match
from engine.shuffle import Dice
from engine.snack_match.pack import SPEC, default_pack
from engine.snack_match.rules import TABLE, Keep
from engine.verify import verify
from tests.engine.test_packs import DEFAULT
from tests.games import every_game
from tests.play import CATALOG, begin, finished, seed_of
from tests.tables import laid, put

SNACK = GAMES["snack"]


def documented() -> dict[str, set[str]]:
    """Code -> its parameters, from the first two columns of the docstring."""
    assert errors.__doc__ is not None
    lines = re.findall(r"^  (\w+)(?: {2,}(\S.*))?$", errors.__doc__, re.MULTILINE)
    columns = {code: re.split(r" {2,}", rest)[0] if rest else "" for code, rest in lines}
    # If the second column is empty, the third one follows: words, not names with commas.
    return {code: set(names.split(", ")) if is_names(names) else set() for code, names in columns.items()}


def is_names(text: str) -> bool:
    return bool(re.fullmatch(r"\w+(, \w+)*", text))


def raised_in(folder: Path) -> set[str]:
    source = "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    raised = re.findall(r"(?:IllegalMove|BadSetup|BadLog|BadPack)\(\s*([^,)]+)", source)
    return {code for text in raised for code in re.findall(r'"(\w+)"', text)}


DOCUMENTED = documented()


def test_the_docstring_and_the_source_know_the_same_codes() -> None:
    of_games = {code for game in GAMES.values() for code in game.errors}
    assert not of_games & set(DOCUMENTED)
    raised = raised_in(Path(engine.__path__[0]))
    assert set(DOCUMENTED) <= raised <= set(DOCUMENTED) | of_games
    assert len(DOCUMENTED) > 40


@every_game
def test_what_a_game_raises_it_declares_or_all_have(game: AnyGame) -> None:
    folder = Path(sys.modules[type(game).__module__].__file__ or "").parent
    raised = raised_in(folder)
    assert raised <= set(DOCUMENTED) | set(game.errors)
    assert set(game.errors) <= raised


# One way to provoke each of them

FLAT = AreaRules(TABLE.frame, TABLE.first, TABLE.opening)
DEAL = Deal("ABCD", "5" * 64, ("123", "bot"))
C4 = Placement(Cell.parse("C4"), Rotation.R0)


def game() -> Match:
    return begin(SNACK, 2)


def hand(match: Match, seat: int = 0) -> tuple[CardId, ...]:
    return match.state.seats[seat].hand  # type: ignore[no-any-return]


def over() -> Match:
    return finished(game(), Dice(b"", "over"))


def playing() -> Match:
    match = game()
    return match.act(0, Keep(hand(match)[0])).act(1, Keep(hand(match, 1)[0]))


def log(**changes: object) -> str:
    data = game().to_json()
    for name, value in changes.items():
        (data if name in data else data["header"])[name] = value
    return json.dumps(data)


def pack_with(**changes: object) -> dict[str, object]:
    first, *rest = DEFAULT["cards"]
    return DEFAULT | {"cards": [first | changes, *rest]}


def dealt_header(**changes: object) -> dict[str, object]:
    header = dealt().to_json()["header"]
    header["deal"] |= changes
    return header  # type: ignore[no-any-return]


def dealt() -> Match:
    return CATALOG.begin("snack", 2, seed=DEAL)


def checked(**changes: object) -> None:
    """Check an exported game with these changes, and raise what is found."""
    data = export(finished(dealt(), Dice(b"", "over")), {}) | changes
    error = verify(data, CATALOG.library)[-1].error
    if error is not None:
        raise error


def done_twice() -> Match:
    match = game()
    return match.act(0, Keep(hand(match)[0])).act(0, Keep(hand(match)[0]))


PROVOKED: dict[str, Callable[[], object]] = {
    "unreadable": lambda: read("?"),
    "bad_cell": lambda: read("B0"),
    "bad_rotation": lambda: read("B3 45"),
    "bad_layer": lambda: read("B3 90 beside"),
    "off_frame": lambda: put(laid("C4 0"), 2, "F4 0"),
    "first_card": lambda: put(Area(TABLE), 1, "A1 0"),
    "touches_nothing": lambda: put(laid("C4 0"), 2, "C6 0"),
    "corner_only": lambda: put(laid("C4 0"), 2, "B5 90"),
    "too_wide": lambda: put(laid("C4 0"), 2, "A4 0"),
    "too_high": lambda: put(laid("D3 90"), 2, "D1 90"),
    "no_overlap": lambda: put(laid("C4 0", rules=replace(TABLE, overlap=False)), 2, "C4 0"),
    "never_under": lambda: put(laid("C4 0", rules=FLAT), 2, "C4 0 under"),
    "nothing_to_be_under": lambda: put(laid("C4 0"), 2, "D4 0 under F4"),
    "over_and_under_one": lambda: put(laid("C4 0"), 2, "C4 0 under D4"),
    "ring": lambda: put(laid("C4 0", "C3 90", "C3 0"), 4, "E3 90 under E4"),
    "game_over": lambda: over().act(0, Undo()),
    "not_a_seat": lambda: game().act(2, Undo()),
    "unknown_move": lambda: read_move({"do": "fly"}, SNACK.moves),
    "bad_move": lambda: read_move({"do": "keep"}, SNACK.moves),
    "wrong_phase": lambda: game().act(0, Place(CardId(1), C4)),
    "not_in_hand": lambda: game().act(0, Keep(CardId(999))),
    "already_done": done_twice,
    "nothing_to_undo": lambda: game().act(0, Undo()),
    "final": lambda: playing().act(0, Undo()),
    "unknown_game": lambda: CATALOG.begin("chess", 2),
    "bad_seats": lambda: begin(SNACK, 10),
    "unknown_pack": lambda: CATALOG.begin("snack", 2, pack="gone"),
    "unknown_option": lambda: begin(SNACK, 2, {"spice": "hot"}),
    "bad_option": lambda: begin(SNACK, 2, {"diet": "vegan"}),
    "bad_seed": lambda: CATALOG.begin("snack", 2, seed=b""),
    "log_unreadable": lambda: CATALOG.read("{"),
    "log_cut_off": lambda: CATALOG.read(log(count=3)),
    "log_bad_header": lambda: CATALOG.read(log(seats="two")),
    "log_newer_rules": lambda: CATALOG.read(log(rules=99)),
    "log_unknown_pack": lambda: CATALOG.read(log(pack="gone")),
    "log_pack_changed": lambda: CATALOG.read(log(pack_digest="")),
    "log_bad_move": lambda: CATALOG.read(log(moves=[{}], count=1)),
    "log_option_missing": lambda: CATALOG.read(log(options={})),
    "log_wrong_seed": lambda: CATALOG.read(log(deal=DEAL.to_json())),
    "not_finished": lambda: export(game(), {}),
    "wrong_seal": lambda: checked(seal=""),
    "bad_contributions": lambda: checked(header=dealt_header(contributions=["123", "123"])),
    "wrong_commitment": lambda: checked(commitment=""),
    "wrong_opening": lambda: checked(opening={}),
    "wrong_result": lambda: checked(result={}),
    "pack_unreadable": lambda: load_pack(Path("/nowhere.json"), SPEC),
    "pack_field": lambda: read_pack({}, SPEC, "x"),
    "pack_count": lambda: read_pack(DEFAULT | {"cards": []}, SPEC, "x"),
    "pack_shape": lambda: read_pack(pack_with(squares=[]), SPEC, "x"),
    "pack_square": lambda: read_pack(pack_with(squares=[["a", "b", "c"]]), SPEC, "x"),
    "pack_id": lambda: read_pack(pack_with(id=0), SPEC, "x"),
    "pack_duplicate": lambda: read_pack(pack_with(squares=DEFAULT["cards"][1]["squares"]), SPEC, "x"),
    "pack_name": lambda: Catalog((default_pack(),)),
}
ELSEWHERE = {"not_your_turn"}
"""Codes of games with turns, provoked in those games' own tests."""


@pytest.mark.parametrize("code", PROVOKED)
def test_each_code_comes_with_its_parameters_as_plain_values(code: str) -> None:
    with pytest.raises(EngineError) as caught:
        PROVOKED[code]()
    assert caught.value.code == code
    assert set(caught.value.params) == DOCUMENTED[code]
    assert json.loads(json.dumps(caught.value.params)) == caught.value.params
    assert str(caught.value).startswith(code)


def test_no_code_is_left_unprovoked() -> None:
    assert set(PROVOKED) | ELSEWHERE == set(DOCUMENTED)


def test_a_seed_is_never_told_by_an_error() -> None:
    seed = seed_of("secret")
    with pytest.raises(EngineError) as caught:
        CATALOG.begin("snack", 2, seed=seed + b"!")
    assert seed.hex() not in repr(caught.value.params)
    assert caught.value.params == {}
