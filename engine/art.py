"""How the components of each game look, as plain values: games declare it, pictures are drawn from it.

`hang` is called when a game is registered; whoever draws asks for the art of a component, and knows no game.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Mapping

from engine.shapes import Shape

Shapes = tuple[Shape, ...]
Colours = Mapping[str, str]
"""A colour's name, or a component -> `#rrggbb`."""
BARE = "ground"
"""The ground under things whose square names no ground, unless the art says otherwise."""


@dataclass(frozen=True, eq=False)
class Colouring:
    """Colours, for one way to show pictures."""

    colours: Colours
    """What the shapes ask for by name."""
    outlines: Colours
    """The line round a group, by component."""


@dataclass(frozen=True, eq=False)
class Art:
    """A game's drawings. A square is painted from back to front: a ground, and on it what lies there.

    Compared by identity: it is a key in caches.
    """

    palette: str
    """A picture has room for about 250 colours. Games that name the same palette share them; one of its own keeps the
    pictures of all other games as they are."""
    things: Mapping[str, Shapes]
    """Components that lie on a ground, drawn with a dark outline and a light halo."""
    grounds: Mapping[str, Shapes]
    """Components that fill their square, and whatever else things can lie on."""
    ordinary: Colouring
    contrast: Colouring
    """For eyes that need more; it has to say only what differs."""
    under: Mapping[str, str] = field(default_factory=dict)
    """The ground under a thing whose square names none; `BARE` for all others."""
    signs: Mapping[str, Shapes] = field(default_factory=dict)
    """What each modification of a bonus looks at."""


_hung: dict[str, Art] = {}
_components: dict[str, tuple[str, ...]] = {}


def hang(game: str, art: Art, components: tuple[str, ...]) -> None:
    """Have a game's art among the others; every component of it must have been drawn."""
    undrawn = set(components) - {*art.things, *art.grounds}
    if undrawn:
        raise ValueError(f"{game}: nobody has drawn {', '.join(sorted(undrawn))}")
    _hung[game], _components[game] = art, components


def take_down(game: str) -> None:
    del _hung[game], _components[game]


def components() -> tuple[str, ...]:
    """Every component of every game, game by game: things, then grounds."""
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
    """All art in the same palette, in the order of registration."""
    return tuple(other for other in _hung.values() if other.palette == art.palette)
