"""Draws pictures and weighs placements, off the event loop and in a fair order.

The same picture is never drawn twice while it is cached. The key is everything that is drawn: the kind of picture, all
it shows, and the colours; and it is drawn from its key alone. So whoever is served a picture from the cache would have
seen the very same if it had been drawn for them, and nobody is served a picture of someone else's view.
"""

from __future__ import annotations

import asyncio
from copy import copy
from dataclasses import dataclass, replace
from time import monotonic
from typing import Any, Callable, Mapping, NamedTuple

from cachetools import LRUCache

from bot.drawing.alt import alt_lines, alt_text
from bot.drawing.appearance import Appearance
from bot.drawing.emojis import Emojis
from bot.drawing.fair_queue import FairQueue, Purpose
from bot.drawing.image import Image
from bot.language.words import Words
from bot.metrics import DRAWING_QUEUE, DRAWN, thinking, timed
from bot.service.table import Table
from engine.advice import Advice, best_placements
from engine.area import Area
from engine.catalog import GAMES
from engine.game import Level, View
from engine.moves import Move
from engine.replay import Match
from engine.review import TurnReview, best_area, review
from render import Picture, Theme, only_shown
from render.worker import THREADS, Painter

REMEMBERED = 256
KEPT_BYTES = 32 * 2**20
BESIDES = 4096
"""Rough memory overhead of a cached picture, on top of its own bytes."""
SECONDS = 6.0
"""How long a review searches for the best possible final area."""


@dataclass(frozen=True)
class Review:
    turns: tuple[TurnReview, ...]
    best: int
    """The most points found for the seat's own cards."""
    area: Area
    """The area that scores that many."""


class Studio:
    def __init__(self, painter: Painter) -> None:
        self._painter = painter
        self.appearance = Appearance()
        self._unseen = False
        self.emojis = Emojis()
        self._advice: LRUCache[tuple[str, View], list[Advice]] = LRUCache(REMEMBERED)
        self._being_weighed: dict[tuple[str, View], asyncio.Future[list[Advice]]] = {}
        self._reviews: LRUCache[tuple[str, int], Review] = LRUCache(REMEMBERED)
        self._purpose = Purpose.TABLE
        self._person: int | None = None
        self._pictures: LRUCache[WantedPicture, Picture] = LRUCache(
            KEPT_BYTES, getsizeof=lambda picture: len(picture.data) + BESIDES
        )
        self._being_drawn: dict[tuple[Purpose, WantedPicture], asyncio.Task[Picture]] = {}
        self._drawing = FairQueue(THREADS, looking=THREADS - 1)
        self._thinking = FairQueue(2, looking=1)  # reviews one at a time: each occupies a processor for seconds

    @property
    def kept_bytes(self) -> int:
        """How much memory the cached pictures take."""
        return int(self._pictures.currsize)

    @property
    def idle(self) -> bool:
        """Whether nothing that several people may wait for is being drawn or weighed."""
        return not self._being_drawn and not self._being_weighed

    async def draw(self, words: Words, paint: Callable[..., Picture], *args: object, **more: object) -> Image:
        if self._unseen:
            return Image(b"", "", "")
        picture = await self._picture(wanted(paint, args, more, self.appearance))
        instead = alt_lines(words, picture.alt) if self.appearance.text else ""
        return Image(picture.data, picture.filename, alt_text(words, picture.alt), instead)

    async def _picture(self, picture: WantedPicture) -> Picture:
        """The picture from the cache, from a drawing already under way for someone else, or drawn now."""
        if not picture.hashable:
            return await self._draw(picture)
        kept = self._pictures.get(picture)
        if kept is not None:
            return kept
        # What is under way for someone with less of a hurry is not waited for.
        keys = [(purpose, picture) for purpose in Purpose if purpose <= self._purpose]
        drawing = next((task for key in keys if (task := self._being_drawn.get(key)) is not None), None)
        if drawing is None:
            drawing = asyncio.create_task(self._draw_to_keep(picture))
            self._being_drawn[self._purpose, picture] = drawing
        # Shielded: one person giving up must not cancel it for the others waiting.
        return await asyncio.shield(drawing)

    async def _draw_to_keep(self, picture: WantedPicture) -> Picture:
        try:
            drawn = await self._draw(picture)
        finally:
            del self._being_drawn[self._purpose, picture]
        if len(drawn.data) + BESIDES <= self._pictures.maxsize:
            self._pictures[picture] = drawn
        return drawn

    async def _draw(self, picture: WantedPicture) -> Picture:
        asked = monotonic()
        async with self._drawing.turn(self._purpose, self._person):
            DRAWING_QUEUE.observe(monotonic() - asked)
            with timed(DRAWN):
                return await self._painter.draw(picture.paint, *picture.args, **dict(picture.more), theme=picture.theme)

    def named(self, words: Words, component: str) -> str:
        """A component's plural name with its emoji in front; the word alone for people who read text, not pictures."""
        emoji = "" if self.appearance.text else self.emojis.of(component)
        return f"{emoji} {words(f'components-{component}')}".strip()

    def seen(self, appearance: Appearance) -> Studio:
        """The same studio, drawing with this appearance."""
        same = copy(self)
        same.appearance = appearance
        return same

    def own(self, person: int) -> Studio:
        """The same studio, drawing this person's own panel: served first."""
        same = copy(self)
        same._purpose, same._person = Purpose.OWN, person
        return same

    def looking(self, person: int) -> Studio:
        """The same studio, for someone who looks around: players come first."""
        same = copy(self)
        same._purpose, same._person = Purpose.LOOKING, person
        return same

    def unseen(self) -> Studio:
        """The same studio, for panels of which only the buttons matter: it draws nothing."""
        same = copy(self)
        same._unseen = True
        return same

    async def advice(self, table: Table, seat: int) -> list[Advice]:
        """Every placement open to a seat now, best first; remembered as long as the seat's view stays the same.

        A placement's score may depend on anything in view, such as the other stalls in Veggies. Only who is still to
        act never matters.
        """
        view = table.view(seat)
        key = (table.code, replace(view, waiting=()))
        advice = self._advice.get(key)
        if advice is not None:
            return advice
        weighed = self._being_weighed.get(key)
        if weighed is None:
            # Only once, however many requests arrive meanwhile: each typed letter is one.
            weigh = asyncio.get_running_loop().run_in_executor
            weighed = weigh(None, best_placements, GAMES[table.agreed.game], view, view.tryable)
            self._being_weighed[key] = weighed
            weighed.add_done_callback(lambda _: self._being_weighed.pop(key, None))
        self._advice[key] = advice = await asyncio.shield(weighed)
        return advice

    async def hint(self, table: Table, seat: int) -> Move:
        """The move the best bot would make in that seat now, knowing only what the seat knows."""
        match, view = table.match, table.view(seat)
        assert match is not None
        dice = match.setup.dice(f"hint {seat} {len(match.entries)}")
        with thinking("hint"):
            async with self._thinking.turn(Purpose.OWN, self._person):
                return await asyncio.get_running_loop().run_in_executor(None, match.game.decide, view, Level.HARD, dice)

    async def review(self, table: Table, seat: int) -> Review:
        """A finished game as one seat played it; remembered, since it takes a while."""
        key = (table.code, seat)
        with thinking("review"):
            async with self._thinking.turn(Purpose.LOOKING, self._person):
                if key not in self._reviews:
                    assert table.match is not None
                    reviewed = asyncio.get_running_loop().run_in_executor(None, review_of, table.match, seat)
                    self._reviews[key] = await reviewed
                return self._reviews[key]


class WantedPicture(NamedTuple):
    """A picture to be drawn, with all that it is drawn from: what is equal looks the same."""

    paint: Callable[..., Picture]
    args: tuple[Any, ...]
    more: tuple[tuple[str, Any], ...]
    theme: Theme

    @property
    def hashable(self) -> bool:
        try:
            hash(self)
        except TypeError:
            return False
        return True


def wanted(
    paint: Callable[..., Picture], args: tuple[Any, ...], more: Mapping[str, Any], appearance: Appearance
) -> WantedPicture:
    """The picture that these arguments make; only with what is on it."""
    args, more = only_shown(paint, args, more)
    listed = tuple(tuple(one) if isinstance(one, list) else one for one in args)
    return WantedPicture(paint, listed, tuple(sorted(more.items())), appearance.theme)


def review_of(match: Match, seat: int) -> Review:
    turns = review(match, seat)
    end = monotonic() + SECONDS
    return Review(tuple(turns), *best_area(match, seat, lambda: monotonic() < end))
