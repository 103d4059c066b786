"""Draws the figures of rules pages. Games refer to pictures by name, because the engine does not know `render`."""

from __future__ import annotations

from typing import Callable, Mapping

from engine.pages import Figure
from render.boards import area
from render.bonuses import bonus
from render.examples import example
from render.hands import hand, zone
from render.picture import Picture
from render.replays import replay
from render.scoresheets import scoresheet
from render.tables import table
from render.theme import PICNIC, Theme
from render.trials import trial

PICTURES: Mapping[str, Callable[..., Picture]] = {
    "area": area,
    "bonus": bonus,
    "example": example,
    "hand": hand,
    "replay": replay,
    "scoresheet": scoresheet,
    "table": table,
    "trial": trial,
    "zone": zone,
}


def figure(shown: Figure, theme: Theme = PICNIC) -> Picture:
    return PICTURES[shown.picture](*shown.args, **shown.more, theme=theme)
