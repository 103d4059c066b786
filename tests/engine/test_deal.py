"""A deal nobody could choose: what the seed is made from, and that no part of it can be changed unnoticed."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from typing import Any

import pytest

from engine.__main__ import PROVEN
from engine.deal import Deal, new_secret, seal_of
from engine.errors import BadLog, BadSetup
from engine.export import export
from engine.game import AnyGame
from engine.shuffle import Dice
from engine.verify import DEALT, EARLIER, unchosen, verify
from tests.games import every_game
from tests.play import CATALOG, begin, finished

SECRET = "5eed" * 16
DEAL = Deal("ABCD", SECRET, ("1001", "bot", "nothing", "1002"))
MATCH = finished(CATALOG.begin("snack", 4, {"diet": "hard"}, DEAL), Dice(b"", "deal"))
EXPORTED = json.loads(json.dumps(export(MATCH, {"names": ["A", "B", "C", "D"]})))

Spoil = Callable[[dict[str, Any]], object]


def test_the_seed_is_the_hash_of_a_text_that_anyone_can_write() -> None:
    text = (
        f"deal 1\ntable ABCD\nsecret {SECRET}\ngame snack\nrules 1\npack {MATCH.pack.fingerprint}\n"
        "option diet hard\nseat 1 1001\nseat 2 bot\nseat 3 nothing\nseat 4 1002\n"
    )
    assert MATCH.setup.seed == hashlib.sha256(text.encode()).digest()
    assert DEAL.seal == seal_of(SECRET) == hashlib.sha256(SECRET.encode()).hexdigest()


def test_secrets_differ_and_are_told_by_nothing() -> None:
    assert len({new_secret() for _ in range(50)}) == 50
    for thing in (DEAL, MATCH.setup, MATCH):
        assert SECRET not in repr(thing)
    with pytest.raises(BadSetup) as caught:
        CATALOG.begin("snack", 3, {}, DEAL)
    assert (caught.value.code, caught.value.params) == ("bad_seed", {})


@pytest.mark.parametrize(
    "other",
    [
        replace(DEAL, secret="6eed" * 16),
        replace(DEAL, table="ABCE"),
        replace(DEAL, contributions=("1002", "bot", "nothing", "1001")),
        replace(DEAL, contributions=("1001", "nothing", "bot", "1002")),
        replace(DEAL, contributions=("1001", "bot", "nothing", "1003")),
    ],
)
def test_whatever_differs_gives_another_seed(other: Deal) -> None:
    assert CATALOG.begin("snack", 4, {"diet": "hard"}, other).setup.seed != MATCH.setup.seed


def test_other_options_give_another_seed() -> None:
    assert CATALOG.begin("snack", 4, {"diet": "easy"}, DEAL).setup.seed != MATCH.setup.seed


@pytest.mark.parametrize(
    "bad",
    [
        replace(DEAL, secret=SECRET[1:]),
        replace(DEAL, secret="S" * 64),
        replace(DEAL, table="A\nseat 1 7"),
        replace(DEAL, contributions=("1001", "bot", "nothing", "1002\nseat 5 1")),
        replace(DEAL, contributions=("-1", "bot", "nothing", "1002")),
    ],
)
def test_a_deal_that_could_be_read_in_two_ways_is_refused(bad: Deal) -> None:
    with pytest.raises(BadSetup, match="bad_seed"):
        CATALOG.begin("snack", 4, {}, bad)


def test_a_log_is_read_with_its_deal() -> None:
    again = CATALOG.read(MATCH.to_text())
    assert again == MATCH
    assert again.setup.deal == DEAL


@every_game
def test_every_game_is_exported_and_checked(game: AnyGame) -> None:
    seats = game.seats.stop - 1
    deal = Deal("ABCD", SECRET, tuple(str(1000 + seat) for seat in range(seats)))
    steps = verify(export(finished(CATALOG.begin(game.name, seats, {}, deal), Dice(b"", "x")), {}), CATALOG.library)
    assert [step.name for step in steps] == list(DEALT)
    assert steps[-1].error is None
    earlier = verify(export(finished(begin(game, seats), Dice(b"", "x")), {}), CATALOG.library)
    assert [step.name for step in earlier] == list(EARLIER)
    assert earlier[-1].error is None


def header(**fields: Any) -> Spoil:
    return lambda data: data["header"].update(fields)


def in_deal(**fields: Any) -> Spoil:
    return lambda data: data["header"]["deal"].update(fields)


@pytest.mark.parametrize(
    ("spoil", "step", "code"),
    [
        (lambda data: data.pop("header"), "file", "log_unreadable"),
        (lambda data: data.update(format=2), "file", "log_unreadable"),
        (header(options={"diet": "easy"}), "seed", "log_wrong_seed"),
        (header(options={}), "seed", "log_option_missing"),
        (header(seats=3), "contributions", "bad_contributions"),
        (header(rules=0), "seed", "log_bad_header"),
        (header(pack="gone"), "seed", "log_unknown_pack"),
        (header(seed="00" * 32), "seed", "log_wrong_seed"),
        (header(deal=7), "seal", "log_bad_header"),
        (in_deal(secret="\ud800"), "seal", "log_bad_header"),
        (in_deal(secret=SECRET.upper()), "seal", "log_bad_header"),
        (in_deal(secret="6eed" * 16), "seal", "wrong_seal"),
        (in_deal(contributions=["1001", "bot", "nothing", "1001"]), "contributions", "bad_contributions"),
        (in_deal(contributions=["1001", "bot", "nothing", "1003"]), "seed", "log_wrong_seed"),
        (in_deal(table="ABCE"), "seed", "log_wrong_seed"),
        (lambda data: data.update(commitment="0" * 64), "seed", "wrong_commitment"),
        (lambda data: data["opening"]["hands"][0].reverse(), "pile", "wrong_opening"),
        (lambda data: data["moves"].pop(), "moves", "log_cut_off"),
        (lambda data: data["moves"][0].update(card=999), "moves", "log_bad_move"),
        (lambda data: data["result"].update(winners=[]), "result", "wrong_result"),
    ],
)
def test_what_was_changed_is_found(spoil: Spoil, step: str, code: str) -> None:
    data = deepcopy(EXPORTED)
    spoil(data)
    last = verify(data, CATALOG.library)[-1]
    assert (last.name, last.error and last.error.code) == (step, code)


def test_another_diet_does_not_verify_even_with_a_seed_to_match() -> None:
    """Someone who knows the secret can make a seed for other options, but it deals other cards."""
    data = deepcopy(EXPORTED)
    other = CATALOG.begin("snack", 4, {"diet": "easy"}, DEAL)
    data["header"] = other.header()
    data["commitment"] = other.setup.commitment
    last = verify(data, CATALOG.library)[-1]
    assert (last.name, last.error and last.error.code) == ("pile", "wrong_opening")


def test_nothing_seals_the_moves() -> None:
    """So the result of a check must not promise that they are the ones people made."""
    other = finished(CATALOG.begin("snack", 4, {"diet": "hard"}, DEAL), Dice(b"", "other"))
    assert other.entries != MATCH.entries
    exported = export(other, {})
    steps = verify({**EXPORTED, **{part: exported[part] for part in ("count", "moves", "result")}}, CATALOG.library)
    assert (steps[-1].name, steps[-1].error) == ("result", None)
    sealed, _, followed = PROVEN.partition(";")
    assert "move" not in sealed
    assert "move" in followed


def test_a_game_that_is_not_over_is_not_exported() -> None:
    with pytest.raises(BadLog, match="not_finished"):
        export(CATALOG.begin("snack", 4, {}, DEAL), {})
    data = deepcopy(EXPORTED)
    data["moves"].pop()
    data["count"] -= 1
    assert str(verify(data, CATALOG.library)[-1].error) == "not_finished"


@pytest.mark.parametrize("data", [None, [], 7, {}, {"header": []}, {"format": 1, "header": {"deal": {}}}])
def test_what_is_no_exported_game_is_refused(data: Any) -> None:
    (step,) = [step for step in verify(data, CATALOG.library) if step.error]
    assert step.name in ("file", "seal")


def test_where_nobody_has_added_anything_less_is_proven() -> None:
    deal = replace(DEAL, contributions=("nothing", "bot", "bot", "bot"))
    match = finished(CATALOG.begin("snack", 4, {}, deal), Dice(b"", "deal"))
    steps = verify(export(match, {}), CATALOG.library)
    assert steps[-1].error is None
    assert not unchosen(steps)
    assert unchosen(verify(EXPORTED, CATALOG.library))
