"""The store's statements, written once for every database: a store adds only its connection and its transactions.

A transaction that reads before it writes reads the same row that it writes, or waits for its turn (`in_turn`): that is
what every database here protects from concurrent changes.
"""

from __future__ import annotations

import json
from typing import Callable, Collection, Sequence

from bot.store.base import PRACTICE, Conflict, EventRow, Freshness, Json, PersonRow, TableRow
from bot.store.daily import SqlDaily
from bot.store.damage import SqlDamage
from bot.store.forgetting import SqlForgetting
from bot.store.result_rows import Ending
from bot.store.results import SqlResults, record
from bot.store.rows import (
    EVENT,
    PERSON,
    TABLE,
    insert,
    read_events,
    read_person,
    read_table,
    upsert,
    write_event,
    write_person,
    write_table,
)
from bot.store.sessions import Kind, Row, Session

FIXED = {"code", "created", "rematch_of"}
SHOWN = {"shown", "message", "chapter", "face", "old", "posting"}
CLOCK = {"clock", "next_at", "rev"}

SEATED = """
INSERT INTO table_people (code, user_id, seated) VALUES (:code, :user_id, :seated)
ON CONFLICT (code, user_id) DO UPDATE SET seated = excluded.seated WHERE table_people.seated <> excluded.seated
"""


class SqlStore(SqlResults, SqlDaily, SqlDamage, SqlForgetting):
    # Writing

    async def create(self, row: TableRow) -> None:
        async def work(session: Session) -> None:
            if not await session.execute(f"{insert('tables', TABLE)} ON CONFLICT DO NOTHING", write_table(row)):
                raise Conflict("conflict", table=row.code)
            await _write_people(session, row)

        await self._write(work)

    async def save(
        self,
        row: TableRow,
        events: Sequence[EventRow] = (),
        *,
        unseen: bool = False,
        same_people: bool = False,
        ending: Ending | None = None,
        rewound: bool = False,
        lasting: bool = False,
    ) -> None:
        written = CLOCK if unseen else set(TABLE) - FIXED - SHOWN
        changes = ", ".join(f"{name} = :{name}" for name in sorted(written))
        if unseen:
            changes += ", shown = CASE shown WHEN rev THEN :rev ELSE shown END"
        sql = f"UPDATE tables SET {changes} WHERE code = :code AND rev = :before"

        async def work(session: Session) -> None:
            if not await session.execute(sql, {**write_table(row), "before": row.rev - 1}):
                raise Conflict("conflict", table=row.code)
            if not unseen and not same_people:
                await _write_people(session, row)
            if rewound:
                sql_back = "DELETE FROM events WHERE code = :code AND number > :moves"
                await session.execute(sql_back, {"code": row.code, "moves": row.moves})
            if events:
                await session.execute_many(insert("events", EVENT), [write_event(row.code, event) for event in events])
            if ending is not None:
                await record(session, ending)

        await (self._note if unseen and not lasting else self._write)(work)

    async def remove(self, code: str, rev: int) -> None:
        async def work(session: Session) -> None:
            sql = """
                SELECT code FROM tables
                WHERE code = :code AND rev = :rev AND (header IS NULL OR code LIKE :practice)
            """
            if await session.fetch(sql, {"code": code, "rev": rev, "practice": f"{PRACTICE}%"}):
                await session.execute("DELETE FROM events WHERE code = :code", {"code": code})
                await session.execute("DELETE FROM table_people WHERE code = :code", {"code": code})
                await session.execute("DELETE FROM tables WHERE code = :code", {"code": code})

        await self._write(work)

    async def mark_shown(
        self, code: str, rev: int, message: int | None, chapter: str | None, face: str | None = None
    ) -> bool:
        async def work(session: Session) -> bool:
            found = await session.fetch(
                "SELECT shown, message, chapter, old FROM tables WHERE code = :code", {"code": code}
            )
            if not found:
                return True
            before = found[0]
            late, same = rev < before["shown"], message is None or message == before["message"]
            columns: dict[str, object] = {}
            if not late:
                columns |= {"shown": rev}
                columns |= {} if message is None else {"message": message, "chapter": chapter, "face": face}
            if not same:
                # The message that is no longer current is old. Nothing is being posted any more.
                gone, of = (message, chapter) if late else (before["message"], before["chapter"])
                columns |= {"posting": None}
                columns |= {} if gone is None else {"old": json.dumps(_old(before) | {str(gone): of})}
            if columns:
                changes = ", ".join(f"{name} = :{name}" for name in columns)
                await session.execute(f"UPDATE tables SET {changes} WHERE code = :code", {**columns, "code": code})
            return not late

        return await self._note(work)

    async def claim_post(self, code: str, at: int) -> int | None:
        async def work(session: Session) -> int | None:
            found = await session.fetch("SELECT posting FROM tables WHERE code = :code", {"code": code})
            earlier: int | None = found[0]["posting"] if found else None
            if earlier is None:
                await session.execute("UPDATE tables SET posting = :at WHERE code = :code", {"at": at, "code": code})
            return earlier

        return await self._write(work)

    async def retired(self, code: str, message: int) -> None:
        async def work(session: Session) -> None:
            for row in await session.fetch("SELECT old FROM tables WHERE code = :code", {"code": code}):
                left = {one: chapter for one, chapter in _old(row).items() if one != str(message)}
                given = {"old": json.dumps(left) if left else None, "code": code}
                await session.execute("UPDATE tables SET old = :old WHERE code = :code", given)

        await self._note(work)

    async def forget_shown(self, statuses: Collection[str]) -> None:
        sql = """
            UPDATE tables SET shown = 0, message = NULL, chapter = NULL, face = NULL, old = NULL, posting = NULL
            WHERE status IN :statuses
        """
        await self._change(sql, statuses=list(statuses))

    async def set_meta(self, key: str, value: str) -> None:
        await self._change(upsert("meta", ("key", "value"), "key"), key=key, value=value)

    async def claim(self, key: str, now: int, until: int) -> bool:
        sql = """
            INSERT INTO meta (key, value) VALUES (:key, :until) ON CONFLICT (key)
            DO UPDATE SET value = excluded.value WHERE CAST(meta.value AS BIGINT) <= :now
        """
        given = {"key": key, "until": str(until), "now": now}
        return await self._write(lambda session: session.execute(sql, given)) == 1

    async def change_person(self, user: int, change: Callable[[PersonRow], PersonRow]) -> PersonRow:
        async def work(session: Session) -> PersonRow:
            found = await session.fetch("SELECT * FROM people WHERE user_id = :user", {"user": user})
            before = read_person(found[0]) if found else PersonRow(user)
            after = change(before)
            if after != before:
                await session.execute(upsert("people", PERSON, "user_id"), write_person(after))
            return after

        return await self._write(work)

    async def change_server_settings(self, guild: int, change: Callable[[Json | None], Json]) -> Json:
        async def work(session: Session) -> Json:
            found = await session.fetch("SELECT settings FROM servers WHERE guild = :guild", {"guild": guild})
            before = dict(json.loads(found[0]["settings"])) if found else None
            after = change(before)
            if after != before:
                given = {"guild": guild, "settings": json.dumps(after)}
                await session.execute(upsert("servers", given, "guild"), given)
            return after

        return await self._write(work)

    # Reading

    async def load(self, code: str) -> tuple[TableRow, tuple[EventRow, ...]] | None:
        async def work(session: Session) -> tuple[TableRow, tuple[EventRow, ...]] | None:
            found = await session.fetch("SELECT * FROM tables WHERE code = :code", {"code": code})
            if not found:
                return None
            people = await session.fetch("SELECT * FROM table_people WHERE code = :code", {"code": code})
            events = await session.fetch("SELECT * FROM events WHERE code = :code ORDER BY number", {"code": code})
            return read_table(found[0], people), read_events(code, events)

        return await self.transaction(Kind.READ, work)

    async def freshness(self, codes: Collection[str]) -> dict[str, Freshness]:
        sql = "SELECT code, rev, shown, message FROM tables WHERE code IN :codes"
        rows = await self._select(sql, codes=list(codes))
        return {row["code"]: Freshness(row["rev"], row["shown"], row["message"]) for row in rows}

    async def changed_elsewhere(self) -> bool | None:
        return None

    async def codes_of(self, user: int, statuses: Collection[str], limit: int) -> list[str]:
        sql = """
            SELECT code FROM table_people JOIN tables USING (code)
            WHERE user_id = :user AND seated AND status IN :statuses AND channel <> 0
            ORDER BY created DESC, code LIMIT :limit
        """
        return await self._column(sql, user=user, statuses=list(statuses), limit=limit)

    async def private_of(self, user: int, statuses: Collection[str]) -> list[str]:
        sql = """
            SELECT code FROM tables
            WHERE host = :user AND status IN :statuses AND channel = 0 AND code NOT LIKE '%-%'
            ORDER BY created DESC, code
        """
        return await self._column(sql, user=user, statuses=list(statuses))

    async def practices_of(self, user: int, statuses: Collection[str]) -> list[str]:
        sql = """
            SELECT code FROM tables
            WHERE host = :user AND status IN :statuses AND channel = 0 AND code LIKE :practice
            ORDER BY created DESC, code
        """
        return await self._column(sql, user=user, statuses=list(statuses), practice=f"{PRACTICE}%")

    async def codes_in(self, channel: int, statuses: Collection[str], limit: int) -> list[str]:
        sql = """
            SELECT code FROM tables
            WHERE channel = :channel AND status IN :statuses ORDER BY created DESC, code LIMIT :limit
        """
        return await self._column(sql, channel=channel, statuses=list(statuses), limit=limit)

    async def codes_on(self, guild: int, statuses: Collection[str], limit: int) -> list[str]:
        sql = """
            SELECT code FROM tables
            WHERE guild = :guild AND status IN :statuses ORDER BY created DESC, code LIMIT :limit
        """
        return await self._column(sql, guild=guild, statuses=list(statuses), limit=limit)

    async def count(self) -> int:
        (count,) = await self._column("SELECT count(*) FROM tables WHERE channel <> 0")
        return int(count)

    async def counts(self, statuses: Collection[str]) -> dict[str, int]:
        sql = """
            SELECT status, count(*) AS tables FROM tables WHERE status IN :statuses AND channel <> 0 GROUP BY status
        """
        return {row["status"]: int(row["tables"]) for row in await self._select(sql, statuses=list(statuses))}

    async def codes_with(self, statuses: Collection[str]) -> list[str]:
        return await self._column("SELECT code FROM tables WHERE status IN :statuses", statuses=list(statuses))

    async def places(self, statuses: Collection[str]) -> list[tuple[int, int]]:
        sql = """
            SELECT guild, coalesce(parent, channel) AS channel FROM tables
            WHERE status IN :statuses AND channel <> 0 AND guild IS NOT NULL
            UNION SELECT guild, channel FROM daily_posts ORDER BY guild, channel
        """
        return [(row["guild"], row["channel"]) for row in await self._select(sql, statuses=list(statuses))]

    async def count_in(self, channel: int, statuses: Collection[str]) -> int:
        sql = "SELECT count(*) FROM tables WHERE (channel = :channel OR parent = :channel) AND status IN :statuses"
        (count,) = await self._column(sql, channel=channel, statuses=list(statuses))
        return int(count)

    async def count_hosted(self, user: int, guild: int | None, statuses: Collection[str]) -> int:
        here = "guild IS NULL" if guild is None else "guild = :guild"
        sql = f"SELECT count(*) FROM tables WHERE host = :user AND {here} AND status IN :statuses AND channel <> 0"
        (count,) = await self._column(sql, user=user, guild=guild, statuses=list(statuses))
        return int(count)

    async def behind(self) -> list[str]:
        sql = "SELECT code FROM tables WHERE shown < rev OR bots_due OR old IS NOT NULL ORDER BY created, code"
        return await self._column(sql)

    async def rematch_of(self, code: str) -> str | None:
        sql = "SELECT code FROM tables WHERE rematch_of = :code AND status <> 'cancelled'"
        codes = await self._column(sql, code=code)
        return codes[0] if codes else None

    async def timers(self, limit: int) -> list[tuple[str, int]]:
        sql = "SELECT code, next_at FROM tables WHERE next_at IS NOT NULL ORDER BY next_at, code LIMIT :limit"
        return [(row["code"], row["next_at"]) for row in await self._select(sql, limit=limit)]

    async def people(self, users: Collection[int]) -> list[PersonRow]:
        sql = "SELECT * FROM people WHERE user_id IN :users"
        return [read_person(row) for row in await self._glance(sql, users=list(users))]

    async def sheets_due(self) -> dict[int, int]:
        sql = "SELECT user_id, sheets FROM people WHERE sheets IS NOT NULL ORDER BY user_id"
        return {row["user_id"]: row["sheets"] for row in await self._select(sql)}

    async def sheets_edited(self, user: int, before: int, now: int | None) -> None:
        sql = "UPDATE people SET sheets = :now WHERE user_id = :user AND sheets = :before"
        await self._change(sql, user=user, before=before, now=now)

    async def languages(self) -> dict[int, str]:
        sql = "SELECT user_id, language FROM people WHERE language IS NOT NULL"
        return {row["user_id"]: row["language"] for row in await self._select(sql)}

    async def server_settings(self, guild: int) -> Json | None:
        found = await self._glance("SELECT settings FROM servers WHERE guild = :guild", guild=guild)
        return dict(json.loads(found[0]["settings"])) if found else None

    async def get_meta(self, key: str) -> str | None:
        values = await self._column("SELECT value FROM meta WHERE key = :key", key=key)
        return values[0] if values else None


async def _write_people(session: Session, row: TableRow) -> None:
    """Write who sits here or did. People no longer listed are deleted: they left the lobby and never played."""
    sql = "DELETE FROM table_people WHERE code = :code AND user_id NOT IN :users"
    await session.execute(sql, {"code": row.code, "users": list(row.people)})
    seated = [{"code": row.code, "user_id": user, "seated": seated} for user, seated in row.people.items()]
    await session.execute_many(SEATED, seated)


def _old(row: Row) -> dict[str, str | None]:
    """A table's old messages that are not in their final state yet."""
    return dict(json.loads(row["old"] or "{}"))
