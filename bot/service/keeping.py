"""People's data, and letting go of it: handing a person all there is about them, forgetting them, thinning out old
games, and dropping what is kept of servers that have removed the bot."""

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
"""How often to try to forget someone who sits down again meanwhile."""
ALL = 10_000
"""A limit high enough to mean all tables of a person."""
DEPARTED = timedelta(days=30)
"""How long the data of a server is kept after it has removed the bot."""
JSON_COLUMNS = ("move", "tutorials", "components")
PLACE = ("code", "status", "guild", "channel", "created")
AGREED = ("game", "options", "pace", "language", "daily", "home")
"""What a person is told of a table besides their own part in it."""


@dataclass(frozen=True)
class Forgotten:
    left: int
    """How many open tables they have left."""
    games: int
    """In how many tables a number has taken their place."""


class Keeping:
    def __init__(self, gate: Gate, store: Store) -> None:
        self._gate = gate
        self._store = store

    # A person

    async def data_of(self, user: int) -> bytes:
        """Everything that is stored about a person, as JSON. Of a table it tells their own part and nothing else."""
        found = await self._store.about(user)
        tables = [own_part(row, user) for row in found.pop("tables")]
        rows = {table: [_readable(row) for row in own] for table, own in sorted(found.items())}
        tried = await try_of(self._store, self._gate.now(), user)
        if await self._store.has_tried(tried.day, tried.mark):
            rows["daily_tries"] = [{"day": tried.day, "mark": tried.mark}]
        told = {"user": user, "made": self._gate.now().isoformat(), **rows, "tables": tables}
        return json.dumps(told, indent=1, ensure_ascii=False).encode()

    async def open_tables(self, user: int) -> int:
        """How many tables someone would leave by being forgotten."""
        return len(await self._store.codes_of(user, OPEN, ALL))

    async def forget(self, user: int, locale: str | None = None) -> Forgotten:
        """Have bots take a person's seats in running games, then take their name and id out of all that is stored. In
        what others need, such as a finished game, a random number takes their place; nothing says whose it is. Today's
        try at the deal of the day does not come back."""
        instead = -1 - secrets.randbits(62)
        endings = code_ending(user), code_ending(instead)
        left: set[str] = set()
        for _ in range(ATTEMPTS):
            unreadable = await self._leave_all(user, left)
            try:
                tried = await try_of(self._store, self._gate.now(), user)
                games = await self._store.forget(user, instead, endings, tried, unreadable)
            except Conflict:
                continue  # they have sat down somewhere, or someone has changed what was read
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
                pass  # it has ended meanwhile, or someone else has taken them out of it
        return unreadable

    # What comes round every hour

    async def thin_out(self, days: int) -> int:
        """Delete the moves of games that ended more than so many days ago; returns of how many."""
        count = await self._store.thin_out(int((self._gate.now() - timedelta(days=days)).timestamp()))
        if count:
            log.info("the moves of %s old games were deleted", count)
        return count

    async def departed(self, guild: int) -> None:
        """Note that a server has removed the bot."""
        await self._store.set_departed(guild, int(self._gate.now().timestamp()))

    async def returned(self, guild: int) -> None:
        await self._store.set_departed(guild, None)

    async def compare_servers(self, is_here: Callable[[int], bool | None]) -> None:
        """Note which servers have removed the bot, or added it again, while it was not looking; drop what is kept of
        those that did so long ago. `is_here`: whether the bot is on a server; None if another process knows that."""
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
                log.info("what was kept of a server that removed the bot is gone (%s tables)", count)


def _readable(row: Mapping[str, Any]) -> dict[str, Any]:
    return {name: _read(value) if name in JSON_COLUMNS else value for name, value in row.items()}


def _read(text: Any) -> Any:
    try:
        return json.loads(text)
    except (TypeError, ValueError):
        return text


def own_part(row: Mapping[str, Any], user: int) -> dict[str, Any]:
    """What a table says about one person: field by field, since the rest is about others, or secret."""
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
