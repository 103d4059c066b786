"""Results and ratings. A result gets its number in the transaction that writes it, and ratings follow these numbers.
Transactions that write them take turns, so two games that end at once are rated one after the other."""

from __future__ import annotations

import json
from collections import defaultdict
from dataclasses import asdict, fields, replace
from typing import Any, Iterable, Mapping, Sequence

from bot.store.base import PRACTICE
from bot.store.daily import record_play
from bot.store.result_rows import LATER, Ending, EndRow, Filter, Rate, RatingRow, Rerated, ResultRow, SeatRow
from bot.store.rows import insert
from bot.store.sessions import BATCH, Given, Kind, Session, Transactions
from bot.store.turns import in_turn

RESULT = tuple(field.name for field in fields(ResultRow) if field.name != "seats")
SEAT = tuple(field.name for field in fields(SeatRow))
RATING = tuple(field.name for field in fields(RatingRow))
JSON = ("options", "phases", "components")
"""Columns that hold JSON."""
TRUTHS = ("rated", "won")

CURRENT = """
    SELECT ratings.* FROM ratings JOIN (
        SELECT user_id, max(number) AS number FROM ratings
        WHERE game = :game AND user_id IN :users AND number < :before GROUP BY user_id
    ) AS latest USING (user_id, number) WHERE game = :game
"""


class SqlResults(Transactions):
    # Writing

    async def record(self, ending: Ending) -> None:
        async def work(session: Session) -> None:
            sql = "SELECT number FROM results WHERE code = :code"
            if not await session.fetch(sql, {"code": ending.result.code}):
                await record(session, ending)

        await self._write(work)

    async def rerate(self, rate: Rate) -> Rerated:
        async def work(session: Session) -> Rerated:
            await in_turn(session, "results")
            before = {RatingRow(**row) for row in await session.fetch("SELECT * FROM ratings", {})}
            await session.execute("DELETE FROM ratings", {})
            after: set[RatingRow] = set()
            current: dict[str, dict[int, RatingRow]] = defaultdict(dict)
            last = count = 0
            rest = "WHERE number > :last ORDER BY number LIMIT :limit"
            while results := await _read_results(session, rest, {"last": last, "limit": BATCH}):
                changed: list[RatingRow] = []
                for result in results:
                    rows = rate(result, current[result.game])
                    current[result.game].update({row.user_id: row for row in rows})
                    changed += rows
                await _write_ratings(session, changed)
                after.update(changed)
                last, count = results[-1].number, count + len(results)
            return Rerated(count, len(after), len(before ^ after))

        return await self._write(work)

    # Reading

    async def unrecorded(self) -> list[str]:
        sql = """
            SELECT code FROM tables WHERE status = 'over' AND code NOT LIKE :practice AND NOT EXISTS (
                SELECT 1 FROM results WHERE results.code = tables.code
            ) ORDER BY coalesce((SELECT max(at) FROM events WHERE events.code = tables.code), ''), code
        """
        return await self._column(sql, practice=f"{PRACTICE}%")

    async def unweighed(self, since: int, limit: int) -> list[str]:
        sql = """
            SELECT results.code FROM results JOIN tables USING (code)
            WHERE ended >= :since AND status = 'over' AND number IN (
                SELECT number FROM result_seats
                WHERE user_id > 0 AND finish = 'kept' AND requested = 0 AND stand_in = 0 AND usual IS NULL
            ) ORDER BY number DESC LIMIT :limit
        """
        return await self._column(sql, since=since, limit=limit)

    async def set_luck(self, code: str, seat: int, usual: float, chosen: float | None) -> None:
        sql = """
            UPDATE result_seats SET usual = :usual, chosen = :chosen
            WHERE number = (SELECT number FROM results WHERE code = :code) AND seat = :seat AND finish = 'kept'
                AND usual IS NULL
        """
        await self._change(sql, code=code, seat=seat, usual=usual, chosen=chosen)

    async def result_of(self, code: str) -> ResultRow | None:
        found = await self._results("WHERE code = :code", {"code": code})
        return found[0] if found else None

    async def history(self, asked: Filter, offset: int, limit: int) -> list[ResultRow]:
        conditions, given = _conditions(asked)
        rest = f"WHERE {' AND '.join(conditions) or '1 = 1'} ORDER BY number DESC LIMIT :limit OFFSET :offset"
        return await self._results(rest, {**given, "limit": limit, "offset": offset})

    async def ratings(self, users: Iterable[int], game: str, before: int = LATER) -> dict[int, RatingRow]:
        rows = await self._select(CURRENT, game=game, users=list(users), before=before)
        return {row["user_id"]: RatingRow(**row) for row in rows}

    async def rating_moves(self, number: int) -> list[RatingRow]:
        sql = "SELECT * FROM ratings WHERE number = :number ORDER BY user_id"
        return [RatingRow(**row) for row in await self._select(sql, number=number)]

    async def rating_line(self, user: int, game: str) -> list[RatingRow]:
        sql = "SELECT * FROM ratings WHERE user_id = :user AND game = :game ORDER BY number"
        return [RatingRow(**row) for row in await self._select(sql, user=user, game=game)]

    async def players(self, guild: int, since: int, game: str | None = None, beside: int | None = None) -> list[int]:
        one_game = " AND results.game = :game"
        mine = " AND number IN (SELECT number FROM result_seats WHERE user_id = :user)"
        sql = f"""
            SELECT DISTINCT user_id FROM results JOIN result_seats USING (number)
            WHERE guild = :guild AND ended >= :since AND user_id > 0
            {"" if game is None else one_game} {"" if beside is None else mine}
        """
        return await self._column(sql, guild=guild, game=game, since=since, user=beside)

    async def ends_since(self, guild: int, since: int) -> list[EndRow]:
        sql = "SELECT ended, phases FROM results WHERE guild = :guild AND ended >= :since ORDER BY number"
        rows = await self._select(sql, guild=guild, since=since)
        return [EndRow(row["ended"], json.loads(row["phases"])) for row in rows]

    async def unfinished_since(self, guild: int, since: str) -> int:
        sql = """
            SELECT count(*) AS count FROM tables
            WHERE guild = :guild AND status = 'cancelled' AND header IS NOT NULL AND created >= :since
        """
        (count,) = await self._column(sql, guild=guild, since=since)
        return int(count)

    async def _results(self, rest: str, given: Given) -> list[ResultRow]:
        return await self.transaction(Kind.READ, lambda session: _read_results(session, rest, given))


async def record(session: Session, ending: Ending) -> None:
    """Write a result and the ratings that follow from it, as part of a transaction."""
    await in_turn(session, "results")
    (last,) = await session.fetch("SELECT coalesce(max(number), 0) AS number FROM results", {})
    result = replace(ending.result, number=last["number"] + 1)
    await session.execute(insert("results", RESULT), _columns(result, RESULT))
    rows = [{"number": result.number, "game": result.game, **_columns(seat, SEAT)} for seat in result.seats]
    await session.execute_many(insert("result_seats", ("number", "game", *SEAT)), rows)
    if ending.play is not None:
        await record_play(session, ending.play)
    users = [seat.user_id for seat in result.seats if seat.user_id is not None]
    found = await session.fetch(CURRENT, {"game": result.game, "users": users, "before": result.number})
    await _write_ratings(session, ending.rate(result, {row["user_id"]: RatingRow(**row) for row in found}))


async def _write_ratings(session: Session, rows: Sequence[RatingRow]) -> None:
    if rows:
        await session.execute_many(insert("ratings", RATING), [asdict(row) for row in rows])


async def _read_results(session: Session, rest: str, given: Given) -> list[ResultRow]:
    """The results that `rest` selects, each with its seats."""
    found = await session.fetch(f"SELECT * FROM results {rest}", given)
    sql = "SELECT * FROM result_seats WHERE number IN :numbers ORDER BY number, seat, tenure"
    seats = defaultdict(list)
    for row in await session.fetch(sql, {"numbers": [row["number"] for row in found]}):
        seats[row["number"]].append(SeatRow(**_values(row, SEAT)))
    return [ResultRow(**_values(row, RESULT), seats=tuple(seats[row["number"]])) for row in found]


def _conditions(asked: Filter) -> tuple[list[str], dict[str, Any]]:
    """A filter in SQL. A person narrows it down most, so their index comes first."""
    conditions: list[str] = []
    given = {"user": asked.user, "opponent": asked.opponent, "guild": asked.guild, "game": asked.game}
    for who in ("user", "opponent"):
        if given[who] is not None:
            game = " AND game = :game" if asked.game else ""
            conditions.append(f"number IN (SELECT number FROM result_seats WHERE user_id = :{who}{game})")
    named = bool(conditions)
    if asked.guild is not None:
        # The plus keeps SQLite from using the server's index where a person's own is far shorter.
        conditions.append("+guild = :guild" if named else "guild = :guild")
    if asked.game is not None and not named:
        conditions.append("game = :game")
    if asked.channels is not None:
        conditions.append("coalesce(parent, channel) IN :channels")
    if asked.before is not None:
        conditions.append("number < :before")
    return conditions, {**given, "channels": list(asked.channels or ()), "before": asked.before}


def _columns(row: ResultRow | SeatRow, names: Iterable[str]) -> dict[str, Any]:
    columns = {name: getattr(row, name) for name in names}
    return {name: json.dumps(value) if name in JSON else value for name, value in columns.items()}


def _values(row: Mapping[str, Any], names: Iterable[str]) -> dict[str, Any]:
    values = {name: row[name] for name in names}
    for name in values:
        if name in JSON:
            values[name] = json.loads(values[name])
        elif name in TRUTHS:
            values[name] = bool(values[name])
    return values
