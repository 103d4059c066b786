"""Reads what people type, in any language: placements such as `B3 90 under`, and `off` to turn something off.

Input may use the words of every catalogue, since people with different languages play together and copy what others
wrote. Output uses the reader's own language.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Iterable, Mapping

from bot.language.words import Words, languages, words_for
from bot.service.typed_preferences import OFF
from engine.area import Area, Placement
from engine.cards import Card
from engine.errors import IllegalMove
from engine.geometry import Cell
from engine.notation import Layer, Written, plain, read, read_rotation, write


@cache
def layer_words() -> Mapping[str, Layer]:
    """The words for the layers in all languages together; a test makes sure that none is ambiguous."""
    # "Beside" means over nothing. Panels show the word, so people may type it.
    over: dict[str, Layer] = dict.fromkeys(_everywhere("layer-over", "layer-beside", "typed-over"), "over")
    under: dict[str, Layer] = dict.fromkeys(_everywhere("layer-under", "typed-under"), "under")
    return over | under


@cache
def fillers() -> frozenset[str]:
    """Words allowed between the parts of a placement: `under C4 and D4`, `90 degrees`."""
    return frozenset(_everywhere("typed-fillers"))


@cache
def off_words() -> frozenset[str]:
    return frozenset(_everywhere("word-off", "typed-off"))


def _everywhere(*keys: str) -> Iterable[str]:
    """The comma-separated words under these keys in every language, normalised by `plain`."""
    for language in languages():
        for key in keys:
            yield from (plain(word.strip()) for word in words_for(language)(key).split(","))


def read_place(text: str) -> Written:
    """Reads a typed placement; IllegalMove says which part cannot be read."""
    return read(text, layer_words(), fillers())


def read_parts(cell: str, rotation: int | None = None, layer: str | None = None) -> Written:
    """Reads a placement typed in parts. `cell` may hold a whole placement; other parts, if given, override it."""
    try:
        written = read_place(cell)
    except IllegalMove as error:
        if error.code == "unreadable":
            Cell.parse(cell)  # its error explains what a cell looks like
        raise
    if rotation is not None:
        written = replace(written, rotation=read_rotation(str(rotation)))
    if layer is not None:
        other = read_place(f"{written.cell.label} {layer}")
        written = replace(written, layer=other.layer, under=other.under)
    return written


def write_place(words: Words, area: Area, card: Card, where: Placement) -> str:
    """A placement as this reader would type it."""
    if not where.under:
        return write(where)
    return write(where, area.overlapped(card, where), words("layer-under"))


def rewritten(words: Words, written: str) -> str:
    """Translates a placement from the engine's notation into this reader's words."""
    return written.replace("under", words("layer-under"))


def read_off(text: str | None) -> str | None:
    """The text as typed, except that `off` in any language becomes the club's `OFF`."""
    said = text is not None and (plain(text.strip()) in off_words() or text.strip() == "-")
    return OFF if said else text
