"""Ids of buttons, menus and forms: read back as they were made, never too long, and foreign ones are recognised."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.interactions.router import HANDLERS
from bot.panels.forms import VERB
from bot.panels.ids import BUTTON, FORM, LIMIT, MENU, BadId, Press, Trial
from engine.area import Placement
from engine.geometry import Cell, Rotation

KINDS = [BUTTON, MENU, FORM]
cells = st.builds(Cell, st.integers(0, 44), st.integers(0, 44))
placements = st.builds(Placement, cells, st.sampled_from(Rotation), st.frozensets(cells, max_size=6))
trials = st.builds(Trial, st.integers(0, 8), placements)
words = st.text("abcdefghijklmnopqrstuvwxyz", min_size=1, max_size=10)
stamps = st.from_regex(r"[0-9]{1,2}[a-z][0-9]{1,3}", fullmatch=True) | st.just("")
codes = st.text("23456789ABCDEFGHJKMNPQRSTUVWXYZ", min_size=4, max_size=4)
presses = st.builds(Press, words, codes, stamps, st.lists(words | st.just(""), max_size=3).map(tuple))


@given(presses, st.sampled_from(KINDS))
def test_an_id_is_read_as_it_was_made(press: Press, kind: str) -> None:
    text = press.id(kind)
    assert Press.read(text) == press
    assert len(text) <= LIMIT


@given(trials, codes, stamps, st.sampled_from("tudlryoc"))
def test_a_trial_lives_in_an_id(trial: Trial, code: str, stamp: str, slot: str) -> None:
    """The longest there are: two-letter columns, six squares under."""
    text = Press("try", code, stamp, (*trial.args(), slot)).id()
    assert len(text) <= LIMIT
    assert Trial.read(Press.read(text).args) == trial
    assert Trial.read(tuple(".".join(trial.args()).split("."))) == trial


@given(st.text(max_size=120))
def test_a_strange_id_is_a_bad_id_and_nothing_else(text: str) -> None:
    try:
        press = Press.read(text)
    except BadId:
        return
    assert text.split(":")[0] in KINDS
    try:
        Trial.read(press.args)
    except BadId:
        return
    assert len(press.args) >= 4


@pytest.mark.parametrize(
    "args",
    [(), ("0",), ("x", "C4", "0", ""), ("-1", "C4", "0", ""), ("0", "??", "0", ""), ("0", "C4", "45", "")],
)  # fmt: skip
def test_a_trial_that_cannot_be_read(args: tuple[str, ...]) -> None:
    with pytest.raises(BadId):
        Trial.read(args)


@pytest.mark.parametrize("args", [(), ("x",), ("-1",), ("1", "2")])
def test_a_number_that_is_none(args: tuple[str, ...]) -> None:
    with pytest.raises(BadId):
        _ = Press("choose", "ABCD", "", args).number


@pytest.mark.parametrize("part", ["a:b", "a b", "ä/ö", "x" * 100])
def test_an_id_that_could_not_be_read_back_is_not_made(part: str) -> None:
    with pytest.raises(BadId):
        Press("try", "ABCD", "1p1", (part,)).id()


def test_every_verb_is_one_that_is_handled() -> None:
    assert VERB not in HANDLERS
    assert all(verb.isalpha() for verb in HANDLERS)
