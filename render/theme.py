"""Colours. A theme is a value passed to every picture; only games have colours of their own.

Games declare the colours of their art (`engine.art`) for an ordinary and for a high-contrast theme. A picture of a game
is drawn with a theme "dressed" for it, that is, with the game's colours added.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Callable, Iterable, Mapping

from engine.art import Art, Colouring, art_of, art_with, sharing
from engine.cards import Card


@dataclass(frozen=True, eq=False)
class Theme:
    """All colours of a picture. Compared by identity, because themes are cache keys."""

    name: str
    paper: str
    """The background: opaque, so that it looks the same on Discord's dark and light themes."""
    cell: str
    """An empty cell."""
    cell_line: str
    ink: str
    """Outlines, letters and digits."""
    faint: str
    """Less important letters and digits."""
    frame: str
    """The rim of a card."""
    newest: str
    """The rim of the newest card."""
    trial: str
    """The outline of a card being tried out."""
    plus: str
    minus: str
    white: str
    """The halo of small art; digits on dark grounds."""
    seats: tuple[str, ...]
    """The colour of each seat; always shown with the seat's number."""
    emblems: Mapping[str, str] = field(repr=False)
    """The colours of drawings that belong to no game."""
    contrast: bool = False
    """Whether dressing uses the games' high-contrast colours."""
    outlines: Mapping[str, str] = field(default_factory=dict, repr=False)
    """Component -> the outline of its groups; empty until the theme is dressed."""
    art: Mapping[str, str] = field(default_factory=dict, repr=False)
    """The named colours of a game's art; empty until the theme is dressed."""

    def __reduce__(self) -> tuple[Callable[[str], Theme], tuple[str]]:
        """Pickled by name, so that the other process uses its own copy of the theme."""
        assert THEMES.get(self.name) is self, "a theme is sent before it is dressed"
        return theme_named, (self.name,)

    def colour(self, name: str) -> str:
        """Look up a colour by name: of the art, of an emblem, or of the theme itself."""
        found = self.art.get(name) or self.emblems.get(name) or getattr(self, name)
        assert isinstance(found, str)
        return found

    def dressed_for(self, game: str) -> Theme:
        """This theme with the colours of a game's art."""
        return _dressed(self, art_of(game))

    def dressed_with(self, component: str) -> Theme:
        """This theme with the colours of the art that contains a component."""
        return _dressed(self, art_with(component))

    def dressed_in(self, cards: Iterable[Card]) -> Theme:
        """This theme with the colours of the art on these cards, which must all be of one game."""
        component = next((name for card in cards for square in card.squares for name in square), "")
        return self.dressed_with(component)


def _dressed(theme: Theme, art: Art | None) -> Theme:
    return theme if art is None else _with_colours(theme, sharing(art))


@lru_cache(maxsize=32)
def _with_colours(theme: Theme, arts: tuple[Art, ...]) -> Theme:
    looks = [_colouring(art, theme.contrast) for art in arts]
    return replace(
        theme,
        art={name: colour for look in looks for name, colour in look.colours.items()},
        outlines={name: colour for look in looks for name, colour in look.outlines.items()},
    )


def _colouring(art: Art, contrast: bool) -> Colouring:
    plain, strong = art.ordinary, art.contrast
    if not contrast:
        return plain
    return Colouring({**plain.colours, **strong.colours}, {**plain.outlines, **strong.outlines})


PICNIC = Theme(
    name="picnic",
    paper="#fbf0da",
    cell="#f5e8cd",
    cell_line="#e2cfa6",
    ink="#43291f",
    faint="#9b7b5e",
    frame="#fffaf0",
    newest="#ffc72c",
    trial="#17141c",
    plus="#1f7a3d",
    minus="#b3202c",
    white="#fffaf0",
    seats=("#d9480f", "#1864ab", "#2b8a3e", "#862e9c", "#c2255c", "#5c940d", "#0b7285", "#6741d9", "#7d5a3c"),
    emblems={
        "crown_band": "#d99a4e",
        "antenna": "#8c93a1",
        "bulb": "#ff5c5c",
        "metal": "#b9bec8",
        "eyes": "#7fe0d0",
    },
)

CONTRAST = replace(
    PICNIC,
    name="contrast",
    paper="#ffffff",
    cell="#ffffff",
    cell_line="#6b6b6b",
    ink="#000000",
    faint="#000000",
    frame="#ffffff",
    newest="#ffd400",
    trial="#000000",
    plus="#005c1f",
    minus="#a30010",
    white="#ffffff",
    emblems={**PICNIC.emblems, "antenna": "#bfbfbf", "metal": "#ffffff"},
    contrast=True,
)
"""High contrast: black on white, and patterns of very light and very dark tones."""

THEMES: Mapping[str, Theme] = {theme.name: theme for theme in (PICNIC, CONTRAST)}


def theme_named(name: str) -> Theme:
    return THEMES[name]
