"""The store's statements about tables that cannot be read: what is left of one, and rewriting it."""

from __future__ import annotations

import json

from bot.store.base import Conflict, Remains, TableRow
from bot.store.rows import TABLE, read_remains, upsert, write_table
from bot.store.sessions import Kind, Session, Transactions

ASIDE = "set aside "
"""How the key of the part after the damage begins; the table's code follows."""
UNTOUCHED = {"code", "created", "rematch_of", "shown", "message", "chapter", "face", "old", "posting"}
"""Columns of a restored table that stay as they are: its code, and what its channel shows."""


class SqlDamage(Transactions):
    async def remains(self, code: str) -> Remains | None:
        async def work(session: Session) -> Remains | None:
            found = await session.fetch("SELECT * FROM tables WHERE code = :code", {"code": code})
            if not found:
                return None
            people = await session.fetch("SELECT * FROM table_people WHERE code = :code", {"code": code})
            events = await session.fetch("SELECT * FROM events WHERE code = :code ORDER BY number", {"code": code})
            return read_remains(found[0], people, events)

        return await self.transaction(Kind.READ, work)

    async def mend(self, row: TableRow, keep: int) -> None:
        async def work(session: Session) -> None:
            table = {"code": row.code, "rev": row.rev - 1}
            found = await session.fetch("SELECT header FROM tables WHERE code = :code AND rev = :rev", table)
            if not found:
                raise Conflict("conflict", table=row.code)
            beyond = {"code": row.code, "keep": keep}
            columns = "number, seat, move, at, source"
            events = await session.fetch(
                f"SELECT {columns} FROM events WHERE code = :code AND number > :keep ORDER BY number", beyond
            )
            aside = {"header": found[0]["header"], "events": [dict(one) for one in events]}
            key = f"{ASIDE}{row.code} {row.rev - 1}"
            await session.execute(upsert("meta", ("key", "value"), "key"), {"key": key, "value": json.dumps(aside)})
            await session.execute("DELETE FROM events WHERE code = :code AND number > :keep", beyond)
            changes = ", ".join(f"{name} = :{name}" for name in sorted(set(TABLE) - UNTOUCHED))
            await session.execute(f"UPDATE tables SET {changes} WHERE code = :code", write_table(row))

        await self._write(work)

    async def give_up(self, code: str, rev: int) -> None:
        changes = "status = 'cancelled', bots_due = :never, next_at = NULL, rev = rev + 1"
        sql = f"UPDATE tables SET {changes} WHERE code = :code AND rev = :rev"
        await self._change(sql, code=code, rev=rev, never=False)
