"""Finished games: whose they were, how ratings changed, and the files for exporting and checking them."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, Collection, Iterable, Mapping

from bot.service.errors import ClubError
from bot.service.plain_text import plain_name
from bot.service.profiles import Profile, Statistics, median, profile_of
from bot.service.ratings import MIDDLE, is_new, shown
from bot.service.table import Table
from bot.store.base import Store
from bot.store.result_rows import Filter, RatingRow, ResultRow
from engine.catalog import Catalog
from engine.deal import BOT, NOTHING
from engine.export import export
from engine.game import AnyGame
from engine.verify import Checked, verify


@dataclass(frozen=True)
class Standings:
    """Ratings to show beside names, by user; people without one are new. Anyone missing is shown without a rating."""

    ratings: Mapping[int, RatingRow | None]
    moves: Mapping[int, int] = field(default_factory=dict)
    """How much a game changed each of them, in the number shown to people."""

    def without(self, users: Iterable[int]) -> Standings:
        """The standings without people who do not want their ratings shown."""
        hidden = set(users)
        return Standings(
            {user: rating for user, rating in self.ratings.items() if user not in hidden},
            {user: move for user, move in self.moves.items() if user not in hidden},
        )


UNKNOWN = Standings({})
"""For places where ratings are not shown."""


COUNTED = 5_000
"""The most games a profile is based on."""
WEEKS, WEEK, ACTIVE = 12, timedelta(weeks=1), timedelta(weeks=4)


class Records:
    def __init__(self, store: Store, catalog: Catalog) -> None:
        self._store = store
        self._catalog = catalog

    async def page(self, asked: Filter, page: int, size: int) -> tuple[list[ResultRow], bool]:
        """One page of the matching results, newest first, and whether there are more."""
        found = await self._store.history(asked, page * size, size + 1)
        return found[:size], len(found) > size

    async def result_of(self, code: str) -> ResultRow | None:
        return await self._store.result_of(code)

    async def last_of(self, user: int) -> str:
        """The code of a person's most recently finished game."""
        found = await self._store.history(Filter(user=user), 0, 1)
        if not found:
            raise ClubError("nothing_finished")
        return found[0].code

    async def profile(self, user: int, game: AnyGame, asker: int) -> Profile:
        results = await self._store.history(Filter(user=user, game=game.name), 0, COUNTED)
        return profile_of(user, game, results, await self._store.rating_line(user, game.name), asker)

    async def top(self, guild: int | None, game: str, since: datetime | None, beside: int | None) -> list[RatingRow]:
        """The ratings of everyone who played a game on a server, best first, new people last. Leaves out people who do
        not want to be seen."""
        if guild is None:
            raise ClubError("top_on_servers")
        users = await self._store.players(guild, int(since.timestamp()) if since else 0, game, beside)
        hidden = {row.user_id for row in await self._store.people(users) if row.public == "off"}
        ratings = await self._store.ratings([user for user in users if user not in hidden], game)
        return sorted(ratings.values(), key=lambda row: (is_new(row), -row.mu, row.user_id))

    async def statistics(self, guild: int, now: datetime) -> Statistics:
        """What happened on a server in recent weeks."""
        since = now - WEEKS * WEEK
        results = await self._store.ends_since(guild, int(since.timestamp()))
        ago = Counter((now.timestamp() - result.ended) // WEEK.total_seconds() for result in results)
        active = await self._store.players(guild, int((now - ACTIVE).timestamp()))
        cancelled = await self._store.unfinished_since(guild, since.isoformat())
        return Statistics(
            weeks=tuple(ago[week] for week in reversed(range(WEEKS))),
            active=len(active),
            finished=len(results),
            begun=len(results) + cancelled,
            phase=median([seconds for result in results for seconds in result.phases]),
        )

    async def current(self, users: Collection[int], game: str) -> Standings:
        """The current ratings of these people."""
        found = await self._store.ratings(users, game)
        return Standings({user: found.get(user) for user in users})

    async def moves(self, code: str) -> Standings:
        """The ratings people had after a game, and how it changed them."""
        result = await self._store.result_of(code)
        if result is None:
            return UNKNOWN
        after = await self._store.rating_moves(result.number)
        before = await self._store.ratings([row.user_id for row in after], result.game, before=result.number)
        then = {user: shown(row.mu) for user, row in before.items()}
        moved = {row.user_id: shown(row.mu) - then.get(row.user_id, MIDDLE) for row in after}
        return Standings({row.user_id: row for row in after}, moved)

    async def verify(self, table: Table) -> list[Checked]:
        """Check a finished game as anyone could with just its file. Runs in a thread: every move is made again."""

        def check() -> list[Checked]:
            return verify(json.loads(exported(table)), self._catalog.library)

        return await asyncio.to_thread(check)


def exported(table: Table) -> str:
    """A finished game as the text of a JSON file; BadLog if it is not over."""
    assert table.match is not None
    people = [plain_name(holder.person.name) if holder.person else None for holder in table.seats.holders]
    levels = [str(holder.level) if holder.level else None for holder in table.seats.holders]
    about: dict[str, Any] = {"table": table.code, "people": people, "bots": levels, "pace": str(table.agreed.pace)}
    if table.agreed.daily:
        about["day"] = table.agreed.daily
    return json.dumps(export(table.match, about), indent=1, ensure_ascii=False)


def played(table: Table, user: int) -> None:
    """Raise ClubError unless the person has held a seat in this game, even if they left it."""
    past = {tenure.person.id for tenure in table.seats.tenures if tenure.person is not None}
    if user not in past and table.seat_of(user) is None:
        raise ClubError("not_played")


@dataclass(frozen=True)
class Sealed:
    """What may be said about a deal during the game: nothing in it reveals the secret or the seed."""

    seal: str | None
    """None for games of earlier versions."""
    commitment: str
    added: int
    """How many people have added a number."""
    without: int
    """How many have not."""


def sealed(table: Table) -> Sealed:
    assert table.match is not None
    setup = table.match.setup
    added = setup.deal.contributions if setup.deal else ()
    numbers = sum(one not in (BOT, NOTHING) for one in added)
    return Sealed(table.seal, setup.commitment, numbers, added.count(NOTHING))
