"""People's data: hands a person everything stored about them, forgets them, deletes the moves of old games, and drops
the data of servers that have removed the bot."""

from __future__ import annotations

import json
import logging
import secrets
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from typing import TYPE_CHECKING, Any, Callable, Mapping

from bot.service import seating
from bot.service.daily import code_ending, try_of
from bot.service.errors import ClubError, Stale
from bot.service.table import OPEN
from bot.store.base import Conflict, Damaged, Store
from engine.errors import BadLog

if TYPE_CHECKING:
    from bot.service.gate import Gate

log = logging.getLogger(__name__)

ATTEMPTS = 5
"""How many times to try to forget someone who keeps sitting down meanwhile."""
ALL = 10_000
"""A limit high enough to mean all tables of a person."""
DEPARTED = timedelta(days=30)
"""How long to keep a server's data after it has removed the bot."""
JSON_COLUMNS = ("move", "tutorials", "components")
PLACE = ("code", "status", "guild", "channel", "created")
AGREED = ("game", "options", "pace", "language", "daily", "home")
"""What a person's data says about a table besides their own part in it."""


@dataclass(frozen=True)
class Forgotten:
    left: int
    """How many open tables they left."""
    games: int
    """How many tables have a number in their place."""


class Forgetting:
    def __init__(self, gate: Gate, store: Store) -> None:
        self._gate = gate
        self._store = store

    # A person

    async def data_of(self, user: int) -> bytes:
        """Everything stored about a person, as JSON. Of each table it includes their own part and nothing else."""
        found = await self._store.about(user)
        tables = [own_part(row, user) for row in found.pop("tables")]
        rows = {table: [_readable(row) for row in own] for table, own in sorted(found.items())}
        tried = await try_of(self._store, self._gate.now(), user)
        if await self._store.has_tried(tried.day, tried.mark):
            rows["daily_tries"] = [{"day": tried.day, "mark": tried.mark}]
        told = {"user": user, "made": self._gate.now().isoformat(), **rows, "tables": tables}
        return json.dumps(told, indent=1, ensure_ascii=False).encode()

    async def open_tables(self, user: int) -> int:
        """How many tables someone would leave if they were forgotten."""
        return len(await self._store.codes_of(user, OPEN, ALL))

    async def forget(self, user: int, locale: str | None = None) -> Forgotten:
        """Hand a person's seats in running games to bots, then remove their name and id from everything stored. In what
        others need, such as a finished game, a random number takes their place; nothing says whose it is. They get no
        second try at today's deal."""
        instead = -1 - secrets.randbits(62)
        endings = code_ending(user), code_ending(instead)
        left: set[str] = set()
        for _ in range(ATTEMPTS):
            unreadable = await self._leave_all(user, left)
            try:
                tried = await try_of(self._store, self._gate.now(), user)
                games = await self._store.forget(user, instead, endings, tried, unreadable)
            except Conflict:
                continue  # they have sat down somewhere, or someone changed what was read
            self._gate.forget_cached()
            self._gate.people.forget(user, locale)
            log.info("a person was forgotten (%s tables)", games)
            return Forgotten(len(left), games)
        raise Stale("stale")

    async def _leave_all(self, user: int, left: set[str]) -> list[str]:
        """Leave every open table; returns those that cannot be read."""
        unreadable = []
        for code in await self._store.codes_of(user, OPEN, ALL):
            try:
                await self._gate.change(code, partial(seating.get_up, user=user), by=user)
                left.add(code)
            except (BadLog, Damaged):
                unreadable.append(code)
            except ClubError:
                pass  # it has ended meanwhile, or someone else removed them from it
        return unreadable

    # Every hour

    async def thin_out(self, days: int) -> int:
        """Delete the moves of games that ended more than this many days ago; returns how many games."""
        count = await self._store.thin_out(int((self._gate.now() - timedelta(days=days)).timestamp()))
        if count:
            self._gate.forget_cached()
            log.info("the moves of %s old games were deleted", count)
        return count

    async def departed(self, guild: int) -> None:
        """Record that a server has removed the bot."""
        await self._store.set_departed(guild, int(self._gate.now().timestamp()))

    async def returned(self, guild: int) -> None:
        await self._store.set_departed(guild, None)

    async def compare_servers(self, is_here: Callable[[int], bool | None]) -> None:
        """Record which servers removed the bot, or added it again, while it was not running; delete the data of those
        that removed it long ago. `is_here`: whether the bot is on a server; None if only another process knows."""
        noted = await self._store.departures()
        for guild in sorted(await self._store.servers_known() | set(noted)):
            here = is_here(guild)
            if here and guild in noted:
                await self.returned(guild)
            elif here is False and guild not in noted:
                await self.departed(guild)
            elif here is False and noted[guild] <= (self._gate.now() - DEPARTED).timestamp():
                count = await self._store.forget_server(guild)
                self._gate.forget_cached()
                log.info("deleted the data of a server that removed the bot (%s tables)", count)


def _readable(row: Mapping[str, Any]) -> dict[str, Any]:
    return {name: _read(value) if name in JSON_COLUMNS else value for name, value in row.items()}


def _read(text: Any) -> Any:
    try:
        return json.loads(text)
    except (TypeError, ValueError):
        return text


def own_part(row: Mapping[str, Any], user: int) -> dict[str, Any]:
    """What a table says about one person: picked field by field, since the rest is about others, or secret."""
    parts = {name: _read(row[name]) for name in ("agreed", "seats", "clock", "deal")}
    agreed, seats, clock, deal = (part if isinstance(part, dict) else {} for part in parts.values())
    own: dict[str, Any] = {name: row[name] for name in PLACE}
    own |= {name: agreed[name] for name in AGREED if name in agreed}
    own["host"] = row["host"] == user
    holders = [{"seat": seat, **one} for seat, one in enumerate(seats.get("holders", ()))]
    for name, held in (("seats", holders), ("held", seats.get("tenures", ()))):
        own[name] = [one for one in held if (one.get("person") or {}).get("id") == user]
    own["waits"] = [one for one in clock.get("waits", ()) if one.get("user") == user]
    own["votes"] = [what for what, users in clock.get("votes", {}).items() if user in users]
    by_user = {"plan": clock.get("plans"), "away": seats.get("away_spent"), "added": deal.get("added")}
    for name, given in by_user.items():
        if given and str(user) in given:
            own[name] = given[str(user)]
    return own
