"""Deletes the data of people, old games and servers that have removed the bot; and collects a person's data.

Tables and columns are read from the schema: whatever has a `user_id` is about a person, and whatever has a `code` is
part of a game. So a table added later is included in exports and deletions.
"""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Any, Collection, Mapping

from bot.store.base import PRACTICE, Conflict
from bot.store.damage import ASIDE
from bot.store.forgetting_rows import NAMELESS, THINNED, Try
from bot.store.sessions import Kind, Row, Session, Transactions

PRIVATE = ("people", "daily_standings", "daily_servers")
"""Tables whose rows about a person concern nobody else: they are deleted. In all others a number takes their place,
since games must still replay, and other people's ratings follow from them."""
PARTS = ("agreed", "seats", "clock", "deal")
"""JSON columns that may name a person."""
OPEN = ("lobby", "playing")

HUSK: Mapping[str, object] = {
    "status": THINNED,
    "host": 0,
    "bots_due": False,
    "next_at": None,
    "message": None,
    "chapter": None,
    "face": None,
    "old": None,
    "posting": None,
    "moves": 0,
    "header": None,
    "deal": None,
    "agreed": "{}",
    "seats": "{}",
    "clock": "{}",
}
"""What remains of a table whose result is kept."""

ENDED = """
SELECT code FROM tables WHERE code IN (SELECT code FROM results WHERE ended < :before) AND status = 'over'
"""
CANCELLED = """
SELECT code FROM tables WHERE status = 'cancelled' AND header IS NOT NULL AND created < :moment
"""
KNOWN = """
SELECT guild FROM tables WHERE guild IS NOT NULL UNION SELECT guild FROM servers UNION SELECT guild FROM daily_posts
"""
NAMED = """
SELECT * FROM tables WHERE host = :user OR code LIKE :ending
    OR agreed LIKE :like OR seats LIKE :like OR clock LIKE :like OR deal LIKE :like
    OR code IN (SELECT code FROM table_people WHERE user_id = :user)
"""


class SqlForgetting(Transactions):
    # A person

    async def about(self, user: int) -> dict[str, list[dict[str, Any]]]:
        async def work(session: Session) -> dict[str, list[dict[str, Any]]]:
            found = {}
            for table in _with(await session.columns(), "user_id"):
                rows = await session.fetch(f"SELECT * FROM {table} WHERE user_id = :user", {"user": user})
                found[table] = [dict(row) for row in rows]
            sql = "SELECT * FROM tables WHERE code IN :codes ORDER BY created, code"
            codes = [row["code"] for row in found["table_people"]]
            found["tables"] = [dict(row) for row in await session.fetch(sql, {"codes": codes})]
            return found

        return await self.transaction(Kind.READ, work)

    async def forget(
        self, user: int, instead: int, endings: tuple[str, str], tried: Try, unreadable: Collection[str] = ()
    ) -> int:
        async def work(session: Session) -> int:
            sql = """
                SELECT code FROM table_people JOIN tables USING (code)
                WHERE user_id = :user AND seated AND status IN :open AND channel <> 0 AND code NOT IN :unreadable
            """
            seated: dict[str, Any] = {"user": user, "open": list(OPEN), "unreadable": list(unreadable)}
            for row in await session.fetch(sql, seated):
                raise Conflict("conflict", table=row["code"])
            columns = await session.columns()
            await session.defer_references()
            before, after = endings
            mine = "SELECT code FROM tables WHERE host = :user AND code LIKE :practice"
            practices = await session.fetch(mine, {"user": user, "practice": f"{PRACTICE}%"})
            await _delete(session, [row["code"] for row in practices])
            tables = await session.fetch(NAMED, {"user": user, "like": f"%{user}%", "ending": f"%{before}"})
            if any(row["code"] == tried.code for row in tables):
                sql = "INSERT INTO daily_tries (day, mark) VALUES (:day, :mark) ON CONFLICT (day, mark) DO NOTHING"
                await session.execute(sql, {"day": tried.day, "mark": tried.mark})
            for row in tables:
                await _anonymous(session, row, user, instead)
            for table in _with(columns, "user_id"):
                await _replace_in(session, table, columns[table], user, instead)
            for row in tables:
                if row["code"].endswith(before):
                    await _drop_set_aside(session, [row["code"]])
                    given = {"code": row["code"].removesuffix(before) + after, "before": row["code"]}
                    for table in _with(columns, "code"):
                        await session.execute(f"UPDATE {table} SET code = :code WHERE code = :before", given)
            return len(tables)

        return await self._write(work)

    # Old games

    async def thin_out(self, before: int) -> int:
        moment = datetime.fromtimestamp(before, UTC).isoformat()

        async def work(session: Session) -> int:
            ended = [row["code"] for row in await session.fetch(ENDED, {"before": before})]
            cancelled = [row["code"] for row in await session.fetch(CANCELLED, {"moment": moment})]
            await _empty(session, ended)
            await _delete(session, cancelled)
            return len(ended) + len(cancelled)

        return await self._write(work)

    # Servers

    async def servers_known(self) -> set[int]:
        return set(await self._column(KNOWN))

    async def departures(self) -> Mapping[int, int]:
        return {row["guild"]: row["since"] for row in await self._select("SELECT guild, since FROM departures")}

    async def set_departed(self, guild: int, since: int | None) -> None:
        if since is None:
            await self._change("DELETE FROM departures WHERE guild = :guild", guild=guild)
        else:
            sql = "INSERT INTO departures (guild, since) VALUES (:guild, :since) ON CONFLICT (guild) DO NOTHING"
            await self._change(sql, guild=guild, since=since)

    async def forget_server(self, guild: int) -> int:
        async def work(session: Session) -> int:
            given = {"guild": guild}
            codes = [row["code"] for row in await session.fetch("SELECT code FROM tables WHERE guild = :guild", given)]
            kept = await session.fetch("SELECT code FROM results WHERE code IN :codes", {"codes": codes})
            over = {row["code"] for row in kept}
            await _empty(session, list(over))
            await _delete(session, [code for code in codes if code not in over])
            nowhere = "SET guild = NULL, channel = 0, parent = NULL WHERE guild = :guild"
            for table in ("tables", "results"):
                await session.execute(f"UPDATE {table} {nowhere}", given)
            await session.execute("UPDATE daily_plays SET shared = NULL WHERE shared = :guild", given)
            await session.execute("UPDATE daily_plays SET guild = NULL WHERE guild = :guild", given)
            for table in ("servers", "daily_posts", "daily_standings", "daily_counts", "daily_servers", "departures"):
                await session.execute(f"DELETE FROM {table} WHERE guild = :guild", given)
            return len(codes)

        return await self._write(work)


def without_person(part: Any, user: int, instead: int) -> Any:
    """Read JSON with a number in place of a person: of their id, wherever it is, and of the name beside it."""
    if isinstance(part, dict):
        named = part.get("id") == user and "name" in part
        return {
            str(instead) if key == str(user) else key: NAMELESS
            if named and key == "name"
            else without_person(value, user, instead)
            for key, value in part.items()
        }
    if isinstance(part, list):
        return [without_person(value, user, instead) for value in part]
    return instead if part == user and isinstance(part, int) and not isinstance(part, bool) else part


def _with(columns: Mapping[str, Mapping[str, str]], name: str) -> list[str]:
    """The tables that have a column of that name."""
    return sorted(table for table, names in columns.items() if name in names)


async def _anonymous(session: Session, row: Row, user: int, instead: int) -> None:
    """Remove a person from a table. Its revision goes up, so that nobody keeps using a copy in memory; its channel
    counts as having seen that. A game that is in no channel was theirs alone, and ends."""
    changed: dict[str, object] = {name: _rewritten(row[name], user, instead) for name in PARTS}
    changed |= {"rev": row["rev"] + 1, "shown": row["shown"] + (row["shown"] == row["rev"])}
    if row["host"] == user:
        changed["host"] = instead
    if row["channel"] == 0 and row["status"] in OPEN:
        changed |= {"status": "cancelled", "next_at": None, "bots_due": False}
    changes = ", ".join(f"{name} = :{name}" for name in changed)
    await session.execute(f"UPDATE tables SET {changes} WHERE code = :code", {**changed, "code": row["code"]})


def _rewritten(text: str | None, user: int, instead: int) -> str | None:
    try:
        return None if text is None else json.dumps(without_person(json.loads(text), user, instead))
    except ValueError:
        return ""  # it cannot be read, so there is no telling which of the names in it is theirs


async def _replace_in(session: Session, table: str, columns: Collection[str], user: int, instead: int) -> None:
    given: dict[str, object] = {"user": user}
    if table in PRIVATE:
        await session.execute(f"DELETE FROM {table} WHERE user_id = :user", given)
        return
    changes = {"user_id": instead}
    extra = {"name": NAMELESS, "shared": None}
    set_to = {**changes, **{name: value for name, value in extra.items() if name in columns}}
    sets = ", ".join(f"{name} = :{name}" for name in set_to)
    await session.execute(f"UPDATE {table} SET {sets} WHERE user_id = :user", {**given, **set_to})


async def _drop_set_aside(session: Session, codes: Collection[str]) -> None:
    """Delete what was set aside when these games were restored."""
    found = await session.fetch("SELECT key FROM meta WHERE key LIKE :aside", {"aside": f"{ASIDE}%"})
    keys = [row["key"] for row in found if row["key"].removeprefix(ASIDE).split()[0] in codes]
    await session.execute("DELETE FROM meta WHERE key IN :keys", {"keys": keys})


async def _empty(session: Session, codes: list[str]) -> None:
    """Delete everything about these games except that they existed: results refer to them."""
    await _drop_set_aside(session, codes)
    for table in ("events", "table_people"):
        await session.execute(f"DELETE FROM {table} WHERE code IN :codes", {"codes": codes})
    changes = ", ".join(f"{name} = :{name}" for name in HUSK)
    sql = f"UPDATE tables SET {changes}, rev = rev + 1, shown = rev + 1 WHERE code IN :codes"
    await session.execute(sql, {**HUSK, "codes": codes})


async def _delete(session: Session, codes: list[str]) -> None:
    await _drop_set_aside(session, codes)
    for table in ("events", "table_people"):
        await session.execute(f"DELETE FROM {table} WHERE code IN :codes", {"codes": codes})
    await session.execute("UPDATE tables SET rematch_of = NULL WHERE rematch_of IN :codes", {"codes": codes})
    await session.execute("DELETE FROM tables WHERE code IN :codes", {"codes": codes})
