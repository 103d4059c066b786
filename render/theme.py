"""Colours. A theme is a value that every picture is given; nothing about looks is kept anywhere else.

Art asks for colours by name ("bread", "leaf"), so that another theme can change each of them.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Mapping


@dataclass(frozen=True, eq=False)
class Theme:
    """Compared by identity: a theme is a key in caches."""

    name: str
    paper: str
    """What everything lies on: opaque, so that it is the same on Discord's dark and light themes."""
    cell: str
    """An empty cell that can still be reached."""
    cell_line: str
    ink: str
    """Outlines, letters and digits."""
    faint: str
    """Letters that matter less."""
    frame: str
    """The rim of a card."""
    newest: str
    """The rim of the card laid last."""
    trial: str
    """The outline of a card that is tried out."""
    plus: str
    minus: str
    white: str
    """The halo of small art; digits on dark grounds."""
    seats: tuple[str, ...]
    """By seat; the number stands beside it."""
    groups: Mapping[str, str]
    """The outline of a group, by component."""
    art: Mapping[str, str] = field(repr=False)
    """The colours of the art."""

    def colour(self, name: str) -> str:
        """A colour of the art, or of the theme itself."""
        found = self.art.get(name) or getattr(self, name)
        assert isinstance(found, str)
        return found


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
    groups={
        "sandwich": "#ffd43b",
        "donut": "#ff7eb6",
        "soda": "#7048c8",
        "sausage": "#7a3b1e",
        "orange": "#f08c00",
        "green": "#2b8a3e",
        "blue": "#1971c2",
        "red": "#c92a2a",
        "strawberry": "#e03131",
        "banana": "#f2b705",
        "grape": "#7048c8",
        "carrot": "#f76707",
        "mushroom": "#8d6748",
        "mouse": "#495057",
    },
    art={
        # cloths: light, middle, dark tones of each
        "orange_light": "#ffeac2",
        "orange_mid": "#ffc46b",
        "orange_dark": "#f59a23",
        "green_light": "#8fd694",
        "green_dark": "#46a758",
        "blue_light": "#cfe8ff",
        "blue_dark": "#2f74c0",
        "red_light": "#d8434e",
        "red_dark": "#96212f",
        "red_thread": "#f4a7a5",
        # snacks
        "bread": "#fbe3b3",
        "crust": "#c98a45",
        "lettuce": "#74c04b",
        "tomato": "#e8503a",
        "cheese": "#ffd23f",
        "dough": "#d99a4e",
        "icing": "#f2659f",
        "mint": "#7fe0d0",
        "cup": "#7e57c2",
        "cup_shade": "#5e3b9e",
        "cup_shine": "#b79ae8",
        "lid": "#ece6f7",
        "straw": "#ff5c5c",
        "meat": "#b4502e",
        "meat_shine": "#dd8458",
        "meat_dark": "#6e2a18",
        "mustard": "#ffd23f",
        # goods
        "ground": "#e3edca",
        "ground_line": "#cfdcae",
        "berry": "#f03a4a",
        "berry_shine": "#ff8f98",
        "seed": "#ffe08a",
        "leaf": "#4caf3f",
        "leaf_dark": "#2e7d32",
        "banana_skin": "#f6b20a",
        "banana_shade": "#b87800",
        "grape_skin": "#5b34a8",
        "grape_shine": "#a98be8",
        "carrot_skin": "#ff8a2b",
        "carrot_shade": "#cf5d0e",
        "cap": "#a9744a",
        "cap_spot": "#ead2b4",
        "stem": "#f7ead6",
        "wood": "#dccfa6",
        "wood_light": "#e6dcb8",
        "wood_dark": "#bfae7f",
        "alarm": "#5b4a52",
        "fur": "#b9bec8",
        "fur_dark": "#8c93a1",
        "pink": "#ffb3c1",
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
    groups={
        **PICNIC.groups,
        "sandwich": "#b38600",
        "donut": "#c2005f",
        "soda": "#4b1fa8",
        "sausage": "#5c2300",
        "orange": "#c65a00",
        "green": "#006b2d",
        "blue": "#00429d",
        "red": "#a30010",
    },
    art={
        **PICNIC.art,
        # cloths: each between its own lightest and darkest, so that the patterns stand out
        "orange_light": "#ffffff",
        "orange_mid": "#ffc04d",
        "orange_dark": "#e07b00",
        "green_light": "#b8f5c0",
        "green_dark": "#0a7a33",
        "blue_light": "#ffffff",
        "blue_dark": "#0046b0",
        "red_light": "#c4001a",
        "red_dark": "#5e000c",
        "red_thread": "#ffffff",
        "ground": "#ffffff",
        "ground_line": "#d9d9d9",
        "wood": "#e3e3e3",
        "wood_light": "#f2f2f2",
        "wood_dark": "#a8a8a8",
        "alarm": "#2b2b2b",
        "fur": "#ffffff",
        "fur_dark": "#bfbfbf",
    },
)
"""For eyes that need more: black on white, and patterns between very light and very dark."""
