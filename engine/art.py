"""What the components of each game look like, as plain values: games declare them, `render` draws from them.

Registering a game hangs its art here; `render` looks it up by component and does not need to know any game.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Mapping

from engine.shapes import Shape

Shapes = tuple[Shape, ...]
Colours = Mapping[str, str]
"""Colour name, or component -> `#rrggbb`."""
BARE = "ground"
"""The default ground for things whose square names none."""


@dataclass(frozen=True, eq=False)
class Colouring:
    """A game's colours for one kind of theme: ordinary or high contrast."""

    colours: Colours
    """The colours that shapes refer to by name."""
    outlines: Colours
    """The colour of the line around a group, by component."""


@dataclass(frozen=True, eq=False)
class Art:
    """A game's drawings. A square is painted from back to front: first a ground, then the things on it.

    Compared by identity, because it is a cache key.
    """

    palette: str
    """A picture has room for about 250 colours, and games that name the same palette share them. A game with its own
    palette leaves the pictures of all other games unchanged."""
    things: Mapping[str, Shapes]
    """Components that lie on a ground, drawn with a dark outline and a light halo."""
    grounds: Mapping[str, Shapes]
    """Components that fill their square, and any other background for things."""
    ordinary: Colouring
    contrast: Colouring
    """High contrast; needs to list only the colours that differ."""
    under: Mapping[str, str] = field(default_factory=dict)
    """Thing -> the ground it lies on when its square names none; `BARE` for things not listed."""
    signs: Mapping[str, Shapes] = field(default_factory=dict)
    """Modification of a bonus -> the sign that shows what it counts."""


_hung: dict[str, Art] = {}
_components: dict[str, tuple[str, ...]] = {}


def hang(game: str, art: Art, components: tuple[str, ...]) -> None:
    """Add a game's art; raises ValueError unless every component has a drawing."""
    undrawn = set(components) - {*art.things, *art.grounds}
    if undrawn:
        raise ValueError(f"{game}: no drawing for {', '.join(sorted(undrawn))}")
    _hung[game], _components[game] = art, components


def take_down(game: str) -> None:
    del _hung[game], _components[game]


def components() -> tuple[str, ...]:
    """Every component of every game, game by game: things first, then grounds."""
    return tuple(
        name
        for game, names in _components.items()
        for name in (*_hung[game].things, *_hung[game].grounds)
        if name in names
    )


def art_with(component: str) -> Art | None:
    """The art of the game that has this component."""
    return next((_hung[game] for game, names in _components.items() if component in names), None)


def art_of(game: str) -> Art | None:
    return _hung.get(game)


def sharing(art: Art) -> tuple[Art, ...]:
    """All art with the same palette, in order of registration."""
    return tuple(other for other in _hung.values() if other.palette == art.palette)
