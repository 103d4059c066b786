"""Draws pictures and weighs placements, off the event loop and in a fair order.

The same picture is never drawn twice while it is cached. The key is everything that is drawn: the kind of picture, all
it shows, and the colours; and it is drawn from its key alone. So a picture from the cache is exactly what would have
been drawn, and nobody gets a picture of someone else's view.
"""

from __future__ import annotations

import asyncio
import pickle
from contextlib import suppress
from copy import copy
from dataclasses import dataclass
from functools import cached_property, partial
from time import monotonic
from typing import Any, Callable, Mapping, TypeVar

from cachetools import LRUCache

from bot.drawing.alt import alt_lines, alt_text
from bot.drawing.appearance import Appearance
from bot.drawing.emojis import Emojis
from bot.drawing.image import Image
from bot.drawing.kept import KeptPicture, drawn
from bot.drawing.painter import THREADS, Painter
from bot.language.words import Words
from bot.metrics import DRAWING_QUEUE, DRAWN, thinking, timed
from bot.service.table import Table
from bot.workers import jobs
from bot.workers.fair_queue import FairQueue, Purpose
from bot.workers.jobs import Advised, Review
from bot.workers.pool import Workers
from bot.workers.worker import JobFailed, TookTooLong
from engine.catalog import GAMES
from engine.game import Level, View
from engine.moves import Move
from render import Picture, Theme, only_shown

K = TypeVar("K")
T = TypeVar("T")
REMEMBERED = 64
"""How many reviews to keep, which take twenty kilobytes each: people look through theirs when a game has ended."""
ADVISED_VIEWS = 48
"""How many views' advice to keep: it is asked for only while someone moves a card about."""
KEPT_BYTES = 6 * 2**20
"""With ten megabytes, four in a hundred fewer would be drawn."""
BESIDES = 8192
"""The approximate memory that a cached picture takes besides: its key, which is all that is on it, and its words."""
HINT_S = 2.5
"""Seconds someone waits for the best bot's hint before a quicker one gives it: 95 of 100 take less."""
SPARED_S = 1.0
"""Processor seconds that must be left for an expert's hint, or for a review to take its time: about what they take."""
MOVING_S, MOVING_LEFT_S = 0.1, 2.0
"""Processor seconds that an animation takes, ten times as much as its last frame alone; and how much must be left for
one, so that hints come first."""
ADVISED = 40
"""How many placements of a card a panel suggests, in a menu or one after the other: there can be a thousand, and all
of them would have to be brought here and kept."""
SECONDS, BUSY_SECONDS = 1.5, 0.1
"""Processor seconds that a review takes to search for the best possible final area; and in a busy time."""


class Studio:
    def __init__(self, painter: Painter, workers: Workers | None = None) -> None:
        self._painter = painter
        self._workers = workers or Workers()
        self.appearance = Appearance()
        self._unseen = False
        self.emojis = Emojis()
        self._advice: LRUCache[tuple[str, View, int | None], Advised] = LRUCache(ADVISED_VIEWS)
        self._reviews: LRUCache[tuple[str, int], bytes] = LRUCache(REMEMBERED)
        self._being_thought: dict[object, asyncio.Task[Any]] = {}
        self._purpose = Purpose.TABLE
        self._person: int | None = None
        self._pictures: LRUCache[WantedPicture, KeptPicture] = LRUCache(KEPT_BYTES, getsizeof=_bytes)
        self._being_drawn: dict[tuple[Purpose, WantedPicture], asyncio.Task[KeptPicture]] = {}
        self._drawing = FairQueue(THREADS, looking=THREADS - 1)

    @property
    def kept_bytes(self) -> int:
        """How much memory the cached pictures take."""
        return int(self._pictures.currsize)

    @property
    def idle(self) -> bool:
        """Whether nothing that several people may be waiting for is being drawn or weighed."""
        return not self._being_drawn and not self._being_thought

    async def draw(self, words: Words, paint: Callable[..., Picture], *args: object, **more: object) -> Image:
        if self._unseen:
            return Image(b"", "", "")
        asked = wanted(paint, args, more, self.appearance)
        picture = await self._picture(asked)
        instead = alt_lines(words, picture.alt) if self.appearance.text else ""
        return Image(picture.data, picture.filename, _alt_text(words, picture), instead)

    def moves(self, paint: Callable[..., Picture], *args: object) -> bool:
        """Whether a picture that can move does: if it has been drawn so, or if it has not been drawn yet and there is
        time to spare. In a busy time it stands still from the start, and stays so: a message that is edited later must
        not begin to move."""
        if self.appearance.still or self._unseen:
            return False
        moving, still = (wanted(paint, args, {"moving": moves}, self.appearance) for moves in (True, False))
        if moving in self._pictures:
            return True
        return still not in self._pictures and self._workers.take(MOVING_S, MOVING_LEFT_S)

    async def _picture(self, picture: WantedPicture) -> KeptPicture:
        """The picture from the cache, from a drawing already under way for someone else, or drawn now."""
        if not picture.hashable:
            return await self._draw(picture)
        kept = self._pictures.get(picture)
        if kept is not None:
            return kept
        # Do not wait for a drawing that was started for someone less urgent.
        keys = [(purpose, picture) for purpose in Purpose if purpose <= self._purpose]
        drawing = next((task for key in keys if (task := self._being_drawn.get(key)) is not None), None)
        if drawing is None:
            drawing = asyncio.create_task(self._draw_to_keep(picture))
            self._being_drawn[self._purpose, picture] = drawing
        # Shielded: one person giving up must not cancel it for the others waiting.
        return await asyncio.shield(drawing)

    async def _draw_to_keep(self, picture: WantedPicture) -> KeptPicture:
        try:
            fresh = await self._draw(picture)
        finally:
            del self._being_drawn[self._purpose, picture]
        if _bytes(fresh) <= self._pictures.maxsize:
            self._pictures[picture] = fresh
        return fresh

    async def _draw(self, picture: WantedPicture) -> KeptPicture:
        asked = monotonic()
        async with self._drawing.turn(self._purpose, self._person):
            DRAWING_QUEUE.observe(monotonic() - asked)
            with timed(DRAWN):
                return await self._painter.draw(
                    drawn, picture.paint, *picture.args, **dict(picture.more), theme=picture.theme
                )

    @property
    def faces(self) -> Emojis | None:
        """The bots' faces, to show beside their names; none for people who read text, not pictures."""
        return None if self.appearance.text else self.emojis

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
        """The same studio, for someone who is just looking: players come first."""
        same = copy(self)
        same._purpose, same._person = Purpose.LOOKING, person
        return same

    def unseen(self) -> Studio:
        """The same studio, for panels whose buttons are all that matters: it draws nothing."""
        same = copy(self)
        same._unseen = True
        return same

    async def advice(self, table: Table, seat: int, most: int | None = ADVISED) -> Advised:
        """The best placements of each card that a seat has now, or with None every placement; remembered as long as
        the seat's view stays the same.

        A placement's score may depend on anything in view, such as the other stalls in Veggies; only who is still to
        act never matters.
        """
        view = table.view(seat)
        key = (table.code, view.settled, most)
        weigh = partial(jobs.advised, GAMES[table.agreed.game], view, view.tryable, most)
        return await self._thought(self._advice, key, weigh, Purpose.OWN)

    async def hint(self, table: Table, seat: int) -> tuple[Move, Level]:
        """The move a good bot would make in that seat now, knowing only what the seat knows; and which bot that is: the
        best one where it can think beside the bot itself, if there is time to spare for it, and if it comes to an end
        while someone waits; the pool reports it if it fails."""
        match, view = table.match, table.view(seat)
        assert match is not None
        purpose = f"hint {seat} {len(match.entries)}"
        with thinking("hint"):
            if self._workers.beside and self._workers.can_spare(SPARED_S):
                best = partial(jobs.decide, match.game, view, Level.EXPERT, match.setup.dice(purpose))
                with suppress(TookTooLong, JobFailed):
                    found = await self._workers.run(best, Purpose.OWN, self._person, limit=HINT_S, spare=True)
                    return found, Level.EXPERT
            hint = partial(jobs.decide, match.game, view, Level.HARD, match.setup.dice(purpose))
            return await self._workers.run(hint, Purpose.OWN, self._person), Level.HARD

    async def review(self, table: Table, seat: int) -> Review:
        """A finished game as one seat played it; remembered, since it takes a while."""
        assert table.match is not None
        seconds = SECONDS if self._workers.can_spare(SPARED_S) else min(SECONDS, BUSY_SECONDS)
        job = partial(jobs.packed_review, table.match, seat, seconds)
        with thinking("review"):
            packed = await self._thought(self._reviews, (table.code, seat), job, Purpose.LOOKING, spare=True)
        found: Review = pickle.loads(packed)
        return found

    async def _thought(
        self, kept: LRUCache[K, T], key: K, job: Callable[[], T], purpose: Purpose, *, spare: bool = False
    ) -> T:
        """A job's result, remembered; worked out only once, however often it is asked for meanwhile."""
        if key in kept:
            return kept[key]
        under_way = self._being_thought.get(key)
        if under_way is None:
            under_way = asyncio.create_task(self._workers.run(job, purpose, self._person, spare=spare))
            self._being_thought[key] = under_way
            under_way.add_done_callback(lambda _: self._being_thought.pop(key, None))
        # Shielded: one person giving up must not take it from the others.
        found: T = await asyncio.shield(under_way)
        kept[key] = found
        return found


def _alt_text(words: Words, picture: KeptPicture) -> str:
    """Kept with the picture: a hand is shown with every card that is moved about."""
    written = picture.written.get(words.language)
    if written is None:
        written = picture.written[words.language] = alt_text(words, picture.alt)
    return written


def _bytes(picture: KeptPicture) -> int:
    return len(picture.data) + len(picture.packed) + BESIDES


@dataclass(frozen=True)
class WantedPicture:
    """A picture to be drawn, with everything it is drawn from: equal ones look the same."""

    paint: Callable[..., Picture]
    args: tuple[Any, ...]
    more: tuple[tuple[str, Any], ...]
    theme: Theme

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        """Computed once: it is looked up in several places, and a view is large."""
        return hash((self.paint, self.args, self.more, self.theme))

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
    """The picture for these arguments, reduced to what is actually on it."""
    args, more = only_shown(paint, args, more)
    listed = tuple(tuple(one) if isinstance(one, list) else one for one in args)
    return WantedPicture(paint, listed, tuple(sorted(more.items())), appearance.theme)
