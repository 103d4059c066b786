"""Server settings, which apply to all tables on a server."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import Any, Callable

from bot.service.clock.pace import Pace
from bot.service.errors import ClubError
from bot.store.base import Json, Store


@dataclass(frozen=True)
class ServerSettings:
    language: str | None = None
    """None: use the locale Discord gives for the server."""
    pace: Pace = Pace.DAILY
    channels: tuple[int, ...] = ()
    """Where tables may be opened; empty means everywhere."""
    threads: bool = False
    """Whether each table gets a thread of its own."""
    mentions: bool = True
    """Whether people are reminded in channels, with a mention; those who prefer direct messages get them anyway."""
    motion: bool = True
    """Whether pictures that everyone sees may move."""
    ratings: bool = False
    """Whether lobbies show people's ratings beside their names."""
    per_person: int | None = None
    per_channel: int | None = None

    def check_channel(self, *channels: int | None) -> None:
        """Raise ClubError if no table may be opened here; for a thread, pass it and its parent channel."""
        if self.channels and not set(self.channels) & set(channels):
            raise ClubError("wrong_channel", channels=" ".join(f"<#{channel}>" for channel in self.channels))

    def with_channel(self, channel: int) -> ServerSettings:
        """The settings with a channel added to those where tables may be opened, or removed if it was there."""
        others = tuple(one for one in self.channels if one != channel)
        return replace(self, channels=others if channel in self.channels else (*self.channels, channel))

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> ServerSettings:
        return cls(**{**data, "pace": Pace(data["pace"]), "channels": tuple(data["channels"])})


class Servers:
    """Reads and changes the settings of every server."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def settings(self, guild: int | None) -> ServerSettings:
        """The settings of a server; the defaults if it has none, and for direct messages (None)."""
        stored = await self._store.server_settings(guild) if guild is not None else None
        return ServerSettings.from_json(stored) if stored else ServerSettings()

    async def change(self, guild: int, change: Callable[[ServerSettings], ServerSettings]) -> ServerSettings:
        """Apply `change` to the stored settings in one transaction, so that no concurrent change is lost."""

        def changed(stored: Json | None) -> Json:
            return change(ServerSettings.from_json(stored) if stored else ServerSettings()).to_json()

        return ServerSettings.from_json(await self._store.change_server_settings(guild, changed))
