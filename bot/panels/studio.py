"""Where pictures are drawn and placements weighed, off the event loop."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Callable

from bot.panels.alt import alt_text
from bot.panels.layout import Image
from bot.service.tables import Table
from bot.words import Words
from engine.advice import Advice, best_placements
from engine.catalog import GAMES
from render import Picture
from render.worker import Painter

REMEMBERED = 256


class Studio:
    def __init__(self, painter: Painter) -> None:
        self._painter = painter
        self._advice: OrderedDict[tuple[str, int, str], list[Advice]] = OrderedDict()

    async def draw(self, words: Words, paint: Callable[..., Picture], *args: object, **more: object) -> Image:
        picture = await self._painter.draw(paint, *args, **more)
        return Image(picture.data, picture.filename, alt_text(words, picture.alt))

    async def advice(self, table: Table, seat: int) -> list[Advice]:
        """Every placement open to a seat now, best first; remembered for as long as its panel is up to date."""
        key = (table.code, seat, table.stamp(seat))
        if key not in self._advice:
            view = table.view(seat)
            weigh = asyncio.get_running_loop().run_in_executor
            self._advice[key] = await weigh(None, best_placements, GAMES[table.game], view, view.playable)
            while len(self._advice) > REMEMBERED:
                self._advice.popitem(last=False)
        return self._advice[key]
