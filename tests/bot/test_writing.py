"""Placements and `off` as people write them, in every language and in several at once."""

from __future__ import annotations

import pytest

from bot.words import languages, words_for
from bot.writing import layer_words, off_words, read_off, read_place, rewritten, write_place
from engine.errors import IllegalMove
from engine.notation import plain, read
from engine.snack_match.pack import house_pack
from engine.snack_match.rules import TABLE
from engine.table import Area

LAYERS = {"over": ("layer-over", "typed-over"), "under": ("layer-under", "typed-under")}


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


def test_no_word_looks_like_something_else() -> None:
    for word in {*layer_words(), *off_words()}:
        assert word
        assert len(word.split()) <= 3, "more words are not looked at"
        assert not any(sign.isdigit() for sign in word), "cells and turns have digits"
        assert not set(word) & set(",;:/().+@"), "these set words apart"


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


@pytest.mark.parametrize("language", languages())
def test_what_is_written_can_be_typed(language: str) -> None:
    """The first cards of the pack on each other: every placement comes back as it went out."""
    words = words_for(language)
    first, second, *_ = house_pack().cards.values()
    area = Area(TABLE).lay(first, read("C4 0").on(Area(TABLE), first))
    for placement in area.placements(second):
        written = write_place(words, area, second, placement)
        assert read_place(written).on(area, second) == placement
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
