"""Keeps the page fast after hundreds of messages: SimCord's is made for a scenario of a few.

Pictures: SimCord checks each one in a separate process and converts it to PNG, again for every viewer, which takes up
to a second. Ours come from the bot itself: a glance at their header is enough, and browsers show WebP. Markdown:
SimCord builds a parser for every text of every message each time the page changes; here each text is parsed once.
Messages: it shows the last fifty with all their pictures; here it shows fewer, and fetches older ones as you scroll
back.
"""

from __future__ import annotations

import asyncio
import io
import json
import pickle
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from cachetools import LRUCache
from PIL import Image
from simcord.preview import _action_plans, _component_projection, _messages, _queries, _snapshot
from simcord.preview._markdown import markdown_tokens
from simcord.preview._media import MediaInfo, MediaWorker, _process_media
from simcord.preview._pages import HISTORY_STEP, HISTORY_WINDOW_SIZE

MOVING, TEXTS = 64, 4000
"""How many animated pictures and how many texts to remember."""
WINDOW, STEP = 26, 12
"""How many messages to show, and how many more for each step back. Jumping to a message shows 24 before it."""
TYPES = {"PNG": "image/png", "WEBP": "image/webp"}


class OwnPictures(MediaWorker):
    def __init__(self) -> None:
        super().__init__()
        self._moving: LRUCache[tuple[str, float | None], MediaInfo] = LRUCache(MOVING)
        self.decoded = 0
        """How many pictures had to be checked frame by frame."""

    async def validate(self, key: str, blob: bytes, *, media_time: float | None = None) -> MediaInfo:
        still = _still(blob)
        if still is not None:
            return still
        info = self._moving.get((key, media_time))
        if info is None:
            self.decoded += 1
            info = replace(await asyncio.to_thread(_process_media, blob, media_time), memory_limited=True)
            self._moving[key, media_time] = info
        return info


def _still(blob: bytes) -> MediaInfo | None:
    """What the page needs to know about a still picture; None if it is anything else."""
    try:
        with Image.open(io.BytesIO(blob)) as image:
            if image.format not in TYPES or getattr(image, "n_frames", 1) != 1:
                return None
            width, height = image.size
            # SimCord warns about a decoder without a memory limit, but nothing is decoded here.
            return MediaInfo(
                image.format,
                width,
                height,
                1,
                width * height * 4,
                blob,
                TYPES[image.format],
                transformation="as it is",
                memory_limited=True,
            )
    except OSError:
        return None


class ReadTexts:
    """Parsed Markdown, remembered by its text and by what its mentions and emojis mean there."""

    def __init__(self) -> None:
        self._read: LRUCache[tuple[str, str, str], bytes] = LRUCache(TEXTS)

    def tokens(self, value: Any, profile: str = "message", *, context: Mapping[str, Any] | None = None) -> Any:
        key = (str(value), profile, json.dumps(context, sort_keys=True, default=str))
        known = self._read.get(key)
        if known is None:
            known = self._read[key] = pickle.dumps(markdown_tokens(value, profile, context=context))
        return pickle.loads(known)  # a copy, because the page adds to what it gets


@contextmanager
def quick_pages() -> Iterator[None]:
    """While the playground runs: show few messages at a time, and parse each text once."""
    _set(ReadTexts().tokens, WINDOW, STEP)
    try:
        yield
    finally:
        _set(markdown_tokens, HISTORY_WINDOW_SIZE, HISTORY_STEP)


def _set(tokens: Callable[..., Any], window: int, step: int) -> None:
    for module in (_component_projection, _messages, _queries, _snapshot):
        setattr(module, "markdown_tokens", tokens)  # noqa: B010
    for module in (_snapshot, _action_plans):
        setattr(module, "HISTORY_WINDOW_SIZE", window)  # noqa: B010
    setattr(_action_plans, "HISTORY_STEP", step)  # noqa: B010
