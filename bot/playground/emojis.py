"""The application's emojis on the simulated Discord: SimCord knows their names, the page also needs their pictures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import simcord
from simcord.backend.cdn import CDN_BASE


@dataclass(frozen=True)
class DrawnEmoji:
    env: simcord.Env
    id: int
    name: str

    def __str__(self) -> str:
        return f"<:{self.name}:{self.id}>"

    async def delete(self) -> None:
        self.env.backend.delete_application_emoji(self.id)


class SimulatedEmojis:
    """Takes uploads before the bot is online, so that the first message already shows them."""

    def __init__(self, env: simcord.Env) -> None:
        self._env = env
        self.pictures: dict[str, tuple[str, bytes]] = {}
        """By address: a file name and the picture, as the page asks for it."""

    @property
    def application_id(self) -> int | None:
        return self._env.backend.bot_user.id

    async def fetch_application_emojis(self) -> Sequence[DrawnEmoji]:
        known = self._env.backend.application_emojis.values()
        return [DrawnEmoji(self._env, emoji.id, emoji.name) for emoji in known]

    async def create_application_emoji(self, *, name: str, image: bytes) -> DrawnEmoji:
        emoji = self._env.backend.create_application_emoji(name)
        file = f"{emoji.id}.png"
        self.pictures[f"{CDN_BASE}/emojis/{file}"] = (file, image)
        return DrawnEmoji(self._env, emoji.id, emoji.name)
