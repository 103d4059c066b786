"""Results and ratings in SQLite. They get a number in the transaction that writes them; ratings follow these numbers.

Transactions that write never overlap, so two games that end at once are rated one after the other. A database where
they can must take a lock before it gives out a number.
"""

from __future__ import annotations

import json
from collections import defaultdict
from dataclasses import asdict, fields, replace
from typing import Any, Iterable, Mapping, Sequence

from bot.store.result_rows import Ending, Filter, Rate, RatingRow, Rerated, ResultRow, SeatRow
from bot.store.rows import insert
from bot.store.transactions import Transactions

RESULT = tuple(field.name for field in fields(ResultRow) if field.name != "seats")
SEAT = tuple(field.name for field in fields(SeatRow))
RATING = tuple(field.name for field in fields(RatingRow))
JSON = ("options", "phases", "components")
"""Columns that hold JSON."""
TRUTHS = ("rated", "won")
AT_ONCE = 500
"""How many results are read at a time when all of them are."""

CURRENT = """
    SELECT ratings.* FROM ratings JOIN (
        SELECT user_id, max(number) AS number FROM ratings
        WHERE game = ? AND user_id IN (SELECT value FROM json_each(?)) GROUP BY user_id
    ) USING (user_id, number) WHERE game = ?
"""


class SqliteResults(Transactions):
    # Writing

    async def record(self, ending: Ending) -> None:
        async def work() -> None:
            if not await self._fetch("SELECT number FROM results WHERE code = ?", ending.result.code):
                await self._record(ending)

        await self._write(work)

    async def _record(self, ending: Ending) -> None:
        """Write a result and the ratings that follow from it, as part of a transaction."""
        (last,) = await self._fetch("SELECT coalesce(max(number), 0) AS number FROM results")
        result = replace(ending.result, number=last["number"] + 1)
        await self._execute(insert("results", RESULT), _columns(result, RESULT))
        rows = [{"number": result.number, "game": result.game, **_columns(seat, SEAT)} for seat in result.seats]
        await self._execute_many(insert("result_seats", ("number", "game", *SEAT)), rows)
        users = [seat.user_id for seat in result.seats if seat.user_id is not None]
        found = await self._fetch(CURRENT, result.game, json.dumps(users), result.game)
        await self._write_ratings(ending.rate(result, {row["user_id"]: RatingRow(**row) for row in found}))

    async def rerate(self, rate: Rate) -> Rerated:
        async def work() -> Rerated:
            before = {RatingRow(**row) for row in await self._fetch("SELECT * FROM ratings")}
            await self._execute("DELETE FROM ratings")
            after: set[RatingRow] = set()
            current: dict[str, dict[int, RatingRow]] = defaultdict(dict)
            last = count = 0
            while results := await self._read_results("WHERE number > ? ORDER BY number LIMIT ?", last, AT_ONCE):
                changed: list[RatingRow] = []
                for result in results:
                    rows = rate(result, current[result.game])
                    current[result.game].update({row.user_id: row for row in rows})
                    changed += rows
                await self._write_ratings(changed)
                after.update(changed)
                last, count = results[-1].number, count + len(results)
            return Rerated(count, len(after), len(before ^ after))

        return await self._write(work)

    async def _write_ratings(self, rows: Sequence[RatingRow]) -> None:
        if rows:
            await self._execute_many(insert("ratings", RATING), [asdict(row) for row in rows])

    # Reading

    async def unrecorded(self) -> list[str]:
        sql = """
            SELECT code FROM tables WHERE status = 'over' AND NOT EXISTS (
                SELECT 1 FROM results WHERE results.code = tables.code
            ) ORDER BY (SELECT max(at) FROM events WHERE events.code = tables.code), code
        """
        return await self._column(sql)

    async def result_of(self, code: str) -> ResultRow | None:
        found = await self._read(lambda: self._read_results("WHERE code = ?", code))
        return found[0] if found else None

    async def history(self, asked: Filter, offset: int, limit: int) -> list[ResultRow]:
        conditions, given = _conditions(asked)
        rest = f"WHERE {' AND '.join(conditions) or '1'} ORDER BY number DESC LIMIT ? OFFSET ?"
        return await self._read(lambda: self._read_results(rest, *given, limit, offset))

    async def ratings(self, users: Iterable[int], game: str) -> dict[int, RatingRow]:
        rows = await self._select(CURRENT, game, json.dumps(list(users)), game)
        return {row["user_id"]: RatingRow(**row) for row in rows}

    async def rating_moves(self, number: int) -> list[RatingRow]:
        return [RatingRow(**row) for row in await self._select("SELECT * FROM ratings WHERE number = ?", number)]

    async def rating_line(self, user: int, game: str) -> list[RatingRow]:
        sql = "SELECT * FROM ratings WHERE user_id = ? AND game = ? ORDER BY number"
        return [RatingRow(**row) for row in await self._select(sql, user, game)]

    async def players(self, guild: int, game: str, since: int, beside: int | None) -> list[int]:
        sql = """
            SELECT DISTINCT user_id FROM results JOIN result_seats USING (number)
            WHERE guild = ? AND results.game = ? AND ended >= ? AND user_id IS NOT NULL
        """
        given: list[Any] = [guild, game, since]
        if beside is not None:
            sql += " AND number IN (SELECT number FROM result_seats WHERE user_id = ? AND game = ?)"
            given += [beside, game]
        return await self._column(sql, *given)

    async def ends_since(self, guild: int, since: int) -> list[ResultRow]:
        rest = "WHERE guild = ? AND ended >= ? ORDER BY number"
        return await self._read(lambda: self._read_results(rest, guild, since))

    async def unfinished_since(self, guild: int, since: str) -> int:
        sql = """
            SELECT count(*) FROM tables
            WHERE guild = ? AND status = 'cancelled' AND header IS NOT NULL AND created >= ?
        """
        (count,) = await self._column(sql, guild, since)
        return int(count)

    async def _read_results(self, rest: str, *given: Any) -> list[ResultRow]:
        """The results that `rest` selects, each with its seats, as part of a transaction."""
        found = await self._fetch(f"SELECT * FROM results {rest}", *given)
        numbers = json.dumps([row["number"] for row in found])
        sql = (
            "SELECT * FROM result_seats WHERE number IN (SELECT value FROM json_each(?)) ORDER BY number, seat, tenure"
        )
        seats = defaultdict(list)
        for row in await self._fetch(sql, numbers):
            seats[row["number"]].append(SeatRow(**_values(row, SEAT)))
        return [ResultRow(**_values(row, RESULT), seats=tuple(seats[row["number"]])) for row in found]


def _conditions(asked: Filter) -> tuple[list[str], list[Any]]:
    """What a filter means in SQL. Whoever is named narrows it down most, so their index comes first."""
    conditions: list[str] = []
    given: list[Any] = []
    for user in (asked.user, asked.opponent):
        if user is not None:
            of_person = "SELECT number FROM result_seats WHERE user_id = ?"
            conditions.append(f"number IN ({of_person} AND game = ?)" if asked.game else f"number IN ({of_person})")
            given += [user, asked.game] if asked.game else [user]
    named = bool(conditions)
    if asked.guild is not None:
        # The plus keeps SQLite from using the index of a server where a person's own is far shorter.
        conditions.append("+guild = ?" if named else "guild = ?")
        given.append(asked.guild)
    if asked.game is not None and not named:
        conditions.append("game = ?")
        given.append(asked.game)
    if asked.channels is not None:
        conditions.append("coalesce(parent, channel) IN (SELECT value FROM json_each(?))")
        given.append(json.dumps(list(asked.channels)))
    return conditions, given


def _columns(row: ResultRow | SeatRow, names: Iterable[str]) -> dict[str, Any]:
    columns = {name: getattr(row, name) for name in names}
    for name in columns:
        if name in JSON:
            columns[name] = json.dumps(columns[name])
        elif name in TRUTHS:
            columns[name] = int(columns[name])
    return columns


def _values(row: Mapping[str, Any], names: Iterable[str]) -> dict[str, Any]:
    values = {name: row[name] for name in names}
    for name in values:
        if name in JSON:
            values[name] = json.loads(values[name])
        elif name in TRUTHS:
            values[name] = bool(values[name])
    return values
