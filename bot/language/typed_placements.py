"""What people write, in any language: placements such as `B3 90 under`, and `off` where something is to end.

Whoever types may use the words of every catalogue, since people of several languages play together and read what
others have written. What is shown is written in the reader's own words.
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
    """What the layers are called in all languages together; none of it means two things, which a test proves."""
    # Beside is over nothing: panels say it, so it is read as well.
    over: dict[str, Layer] = dict.fromkeys(_everywhere("layer-over", "layer-beside", "typed-over"), "over")
    under: dict[str, Layer] = dict.fromkeys(_everywhere("layer-under", "typed-under"), "under")
    return over | under


@cache
def fillers() -> frozenset[str]:
    """What may stand between the parts of a placement: `under C4 and D4`, `90 degrees`."""
    return frozenset(_everywhere("typed-fillers"))


@cache
def off_words() -> frozenset[str]:
    return frozenset(_everywhere("word-off", "typed-off"))


def _everywhere(*keys: str) -> Iterable[str]:
    """Words set apart by commas, in every language, as `plain` leaves them."""
    for language in languages():
        for key in keys:
            yield from (plain(word.strip()) for word in words_for(language)(key).split(","))


def read_place(text: str) -> Written:
    """A placement as typed; IllegalMove says which part cannot be read."""
    return read(text, layer_words(), fillers())


def read_parts(cell: str, rotation: int | None = None, layer: str | None = None) -> Written:
    """A placement typed in parts; or all of it where only the cell was asked for. Parts count if they were given."""
    try:
        written = read_place(cell)
    except IllegalMove as error:
        if error.code == "unreadable":
            Cell.parse(cell)  # says what a cell is
        raise
    if rotation is not None:
        written = replace(written, rotation=read_rotation(str(rotation)))
    if layer is not None:
        other = read_place(f"{written.cell.label} {layer}")
        written = replace(written, layer=other.layer, under=other.under)
    return written


def write_place(words: Words, area: Area, card: Card, where: Placement) -> str:
    """A placement as this reader would type it."""
    return write(where, area.overlapped(card, where), words("layer-under"))


def rewritten(words: Words, written: str) -> str:
    """A placement in the engine's writing, in this reader's words."""
    return written.replace("under", words("layer-under"))


def read_off(text: str | None) -> str | None:
    """What was typed; whatever says `off` in any language, as the club knows it."""
    said = text is not None and (plain(text.strip()) in off_words() or text.strip() == "-")
    return OFF if said else text
