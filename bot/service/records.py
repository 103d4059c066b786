"""Finished games: whose they were, how ratings moved, and the files in which they can be taken away and checked."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass
from typing import Any

from bot.service.errors import ClubError
from bot.service.table import Table
from bot.store.base import Store
from bot.store.result_rows import Filter, RatingRow, ResultRow
from engine.catalog import Catalog
from engine.deal import BOT, NOTHING
from engine.export import export
from engine.verify import Step, verify


class Records:
    def __init__(self, store: Store, catalog: Catalog) -> None:
        self._store = store
        self._catalog = catalog

    async def page(self, asked: Filter, page: int, size: int) -> tuple[list[ResultRow], bool]:
        """One page of the results that fit, newest first, and whether there are more."""
        found = await self._store.history(asked, page * size, size + 1)
        return found[:size], len(found) > size

    async def result_of(self, code: str) -> ResultRow | None:
        return await self._store.result_of(code)

    async def last_of(self, user: int) -> str | None:
        """The code of a person's last finished game."""
        found = await self._store.history(Filter(user=user), 0, 1)
        return found[0].code if found else None

    async def verify(self, table: Table) -> list[Step]:
        """Check a finished game as anyone could who has nothing but its file. In a thread: every move is made again."""

        def check() -> list[Step]:
            return verify(json.loads(exported(table)), self._catalog.library)

        return await asyncio.to_thread(check)


@dataclass(frozen=True)
class RatingMove:
    """How a game has moved someone's rating."""

    before: RatingRow | None
    """None if it was their first rated game."""
    after: RatingRow


def exported(table: Table) -> str:
    """A finished game as the text of a JSON file; BadLog if it is not over."""
    assert table.match is not None
    people = [holder.person.name if holder.person else None for holder in table.seats.holders]
    levels = [str(holder.level) if holder.level else None for holder in table.seats.holders]
    about: dict[str, Any] = {"table": table.code, "people": people, "bots": levels, "pace": str(table.agreed.pace)}
    return json.dumps(export(table.match, about), indent=1, ensure_ascii=False)


def played(table: Table, user: int) -> None:
    """Raise ClubError unless the person has held a seat in this game, even if they left it."""
    past = {tenure.person.id for tenure in table.seats.tenures if tenure.person is not None}
    if user not in past and table.seat_of(user) is None:
        raise ClubError("not_played")


@dataclass(frozen=True)
class Sealed:
    """What may be told of a deal while the game is on: nothing of it tells the secret or the seed."""

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
