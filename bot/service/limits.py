"""How many tables may be open at a time: general limits, which server settings can override."""

from __future__ import annotations

from dataclasses import dataclass

from bot.service.errors import ClubError
from bot.service.server_settings import ServerSettings
from bot.service.table import OPEN, Table
from bot.store.base import Store


@dataclass(frozen=True)
class Limits:
    per_person: int = 5
    """Open tables one person may host; counted separately for each server, and for direct messages."""
    per_channel: int = 10
    """Open tables in one channel, including its threads."""

    def here(self, server: ServerSettings) -> Limits:
        return Limits(server.per_person or self.per_person, server.per_channel or self.per_channel)


LIMITS = Limits()


async def check_limits(store: Store, limits: Limits, table: Table) -> None:
    """Raise ClubError if this table would exceed a limit."""
    location = table.location
    if await store.count_hosted(table.seats.host, location.guild, OPEN) >= limits.per_person:
        raise ClubError("too_many_tables", limit=limits.per_person)
    if await store.count_in(location.root, OPEN) >= limits.per_channel:
        raise ClubError("too_many_in_channel", limit=limits.per_channel)
