"""Placements and `off` the way people type them, in every language and in several at once."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Iterator

import pytest

from bot.language.typed_placements import (
    fillers,
    layer_words,
    off_words,
    read_off,
    read_parts,
    read_place,
    rewritten,
    write_place,
)
from bot.language.words import languages, words_for
from bot.panels.trial import written_out
from engine.area import Area
from engine.cards import Card
from engine.errors import IllegalMove
from engine.notation import plain
from engine.snack_match.pack import default_pack
from engine.snack_match.rules import TABLE

LAYERS = {"over": ("layer-over", "layer-beside", "typed-over"), "under": ("layer-under", "typed-under")}


def words_in(language: str, *keys: str) -> list[str]:
    return [word.strip() for key in keys for word in words_for(language)(key).split(",")]


def everywhere(*keys: str) -> dict[str, str]:
    """Each word as it is compared, and a language it comes from."""
    return {plain(word): language for language in languages() for word in words_in(language, *keys)}


def test_no_word_means_two_things() -> None:
    over, under = (everywhere(*keys) for keys in LAYERS.values())
    both = {word: (over[word], under[word]) for word in over.keys() & under.keys()}
    assert both == {}
    assert len(layer_words()) == len(over) + len(under)
    assert not off_words() & layer_words().keys()
    assert not fillers() & layer_words().keys()


def test_no_word_looks_like_something_else() -> None:
    assert all(len(word.split()) == 1 for word in fillers()), "they are skipped one by one"
    for word in {*layer_words(), *off_words(), *fillers()}:
        assert word
        assert len(word.split()) <= 3, "longer phrases aren't recognised"
        assert not any(sign.isdigit() for sign in word), "cells and turns have digits"
        assert not set(word) & set(",;:/().+@"), "these separate words"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("layer", LAYERS)
def test_every_word_is_read_in_every_spelling(language: str, layer: str) -> None:
    for word in words_in(language, *LAYERS[layer]):
        for spelt in (word, word.upper(), word.capitalize(), plain(word), word.replace(" ", "  ")):
            assert read_place(f"b3 90 {spelt}").layer == layer
            assert read_place(f"B3 {spelt}").layer == layer
        if layer == "under":
            found = read_place(f"B3 90° {word} C4, D4")
            assert sorted(cell.label for cell in found.under) == ["C4", "D4"]


def test_what_is_no_layer_is_refused() -> None:
    with pytest.raises(IllegalMove, match="bad_layer"):
        read_place("B3 90 xyzzy")


@pytest.mark.parametrize(
    "typed",
    [
        "B3 0 debajo de C4 y D4",
        "B3 0 por debajo de C4 e D4",
        "B3 0 por baixo de C4 e D4",
        "B3 0 onder C4 en D4",
        "B3 0 unter C4 und D4",
        "B3 0 en dessous de C4 et D4",
        "B3 au‑dessous de C4 et D4",
        "B3 au‐dessous C4, D4",
        "B3 0 under C4 and D4",
        "B3 under C4-D4",
        "B3 under C4 – D4",
        "B3 0 degrees, under C4 and D4",
        "en B3 à 0 degrés en dessous de C4 et de D4",
    ],
)
def test_cells_are_listed_as_people_list_them(typed: str) -> None:
    written = read_place(typed)
    assert (written.cell.label, int(written.rotation), written.layer) == ("B3", 0, "under")
    assert sorted(cell.label for cell in written.under) == ["C4", "D4"]


@pytest.mark.parametrize(
    "typed", ["90 degrees", "90 grados", "90 graus", "90 graden", "90 Grad", "90 degrés", "90degrés"]
)
def test_turns_are_said_in_degrees(typed: str) -> None:
    assert int(read_place(f"B3 {typed}").rotation) == 90
    assert read_place(f"B3 {typed} en dessous").layer == "under"


@pytest.mark.parametrize("typed", ["B3 90 xyzzy", "B3 90 over C4", "B3 90 under xyzzy", "B3 90 en xyzzy"])
def test_what_says_something_else_is_refused(typed: str) -> None:
    with pytest.raises(IllegalMove):
        read_place(typed)


def test_all_of_a_placement_may_be_typed_where_its_cell_is_asked_for() -> None:
    whole = read_place("C4 90 under D5")
    assert read_parts("C4 90 under D5") == read_parts("c4", 90, "under D5") == whole
    assert read_parts("C4@90 under D5") == whole
    assert read_parts("C4 0 under", 90, "unter D5") == whole, "a separate value wins"
    assert read_parts("C4 90 under", layer="over") == read_place("C4 90")
    assert read_parts(" c4 ") == read_place("C4 0")
    for cell, code in (("Q", "bad_cell"), ("C4 91", "bad_rotation"), ("C4 0 sideways", "bad_layer"), ("", "bad_cell")):
        with pytest.raises(IllegalMove, match=code):
            read_parts(cell)


def some_areas() -> Iterator[tuple[Area, Card]]:
    """Areas of one to six cards, placed at random, and a card to place next."""
    for seed in range(6):
        dice = Random(seed)
        cards = dice.sample(list(default_pack().cards.values()), 7)
        area = Area(TABLE)
        for card, coming in pairwise(cards):
            area = area.lay(card, dice.choice(list(area.placements(card))))
            yield area, coming


@pytest.mark.parametrize("language", languages())
def test_what_is_written_can_be_typed(language: str) -> None:
    """Every placement survives writing and reading, in short form and as a panel's title."""
    words = words_for(language)
    for area, card in some_areas():
        for placement in area.placements(card):
            written = write_place(words, area, card, placement)
            assert read_place(written).on(area, card) == placement
            assert read_place(written_out(words, area, card, placement)).on(area, card) == placement
            assert (words("layer-under") in written) == bool(placement.under)


@pytest.mark.parametrize("language", languages())
def test_what_the_engine_writes_is_put_into_words(language: str) -> None:
    under = words_for(language)("layer-under")
    assert rewritten(words_for(language), "B4 180 under C4 D4") == f"B4 180 {under} C4 D4"
    assert rewritten(words_for(language), "B4 180") == "B4 180"


@pytest.mark.parametrize("language", languages())
def test_off(language: str) -> None:
    for word in words_in(language, "word-off", "typed-off"):
        assert {read_off(spelt) for spelt in (word, f" {word.upper()} ", plain(word))} == {"off"}
    assert [read_off(text) for text in ("-", "22-8", "5", None)] == ["off", "22-8", "5", None]
