"""The components and the bots' faces as the application's emojis, for buttons and texts.

Each is uploaded only once: an emoji's name ends with the checksum of its picture. The store remembers the uploads, so
emojis work right after a start; the bot then asks Discord which are missing. If anything fails, it uses plain words.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from contextlib import suppress
from typing import Mapping, Protocol, Sequence

import discord

from bot.drawing.painter import Painter
from bot.error_log import describe
from bot.store.base import Store
from bot.store.turns import turn
from engine.art import components
from render import FACES, face, sprite

log = logging.getLogger(__name__)
META = "emojis"
UPLOADING_S = 120.0
"""How long other processes wait for one that is uploading."""
FACE = "face_"
"""Distinguishes the bots' faces from the games' components."""


class Emoji(Protocol):
    """One of the application's emojis; `str` gives the markup that shows it in a message."""

    @property
    def name(self) -> str: ...

    async def delete(self) -> None: ...


class EmojiClient(Protocol):
    """The part of a Discord client that handles its application's emojis."""

    @property
    def application_id(self) -> int | None: ...

    async def fetch_application_emojis(self) -> Sequence[Emoji]: ...

    async def create_application_emoji(self, *, name: str, image: bytes) -> Emoji: ...


class Emojis:
    def __init__(self) -> None:
        self._known: dict[str, str] = {}

    def of(self, component: str) -> str:
        """The emoji as `<:name:id>`, or an empty string if there is none."""
        return self._known.get(component, "")

    def face(self, name: str) -> str:
        """The face of a bot, in the same form."""
        return self.of(f"{FACE}{name}")

    def learn(self, known: Mapping[str, str]) -> None:
        self._known.update(known)

    async def bring(self, client: EmojiClient, store: Store, painter: Painter) -> None:
        """Makes all emojis available, uploading missing ones. If that fails, the bot carries on with words."""
        try:
            await self._bring(client, store, painter)
        except asyncio.CancelledError:
            raise
        except discord.HTTPException as error:
            log.warning("no emojis for now: Discord answered %s %s", error.status, error.code)
        except Exception as error:
            log.warning("no emojis for now: %s", describe(error))

    async def _bring(self, client: EmojiClient, store: Store, painter: Painter) -> None:
        images = {name: (await painter.draw(sprite, name)).data for name in components()}
        images |= {f"{FACE}{name}": (await painter.draw(face, name)).data for name in FACES}
        wanted = {name: f"{name}_{hashlib.sha256(data).hexdigest()[:8]}" for name, data in images.items()}
        kept = _read(await store.get_meta(META), client.application_id)
        self._known = {name: said for name, said in kept.items() if said.startswith(f"<:{wanted.get(name)}:")}
        there = await _there(client)
        if not there.keys() >= set(wanted.values()):
            async with turn(store, META, UPLOADING_S):
                there = await _there(client)  # another process may have uploaded some
                for name in wanted:
                    if wanted[name] not in there:
                        emoji = await client.create_application_emoji(name=wanted[name], image=images[name])
                        there[wanted[name]] = emoji
                        self._known[name] = str(emoji)
        self._known = {name: str(there[wanted[name]]) for name in wanted}
        if self._known != kept:
            await store.set_meta(META, json.dumps([client.application_id, self._known]))
        for name, emoji in there.items():
            # Delete only our own earlier drawings: the application may have other emojis.
            component, _, checksum = name.rpartition("_")
            if component in wanted and name != wanted[component] and len(checksum) == 8:
                with suppress(discord.NotFound):
                    await emoji.delete()


async def _there(client: EmojiClient) -> dict[str, Emoji]:
    return {emoji.name: emoji for emoji in await client.fetch_application_emojis()}


def _read(text: str | None, application: int | None) -> dict[str, str]:
    """The emojis remembered for this application."""
    try:
        known_of, known = json.loads(text or "null") or (None, {})
    except (ValueError, TypeError):
        return {}
    return dict(known) if known_of == application and isinstance(known, dict) else {}
