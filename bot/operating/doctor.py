"""`python -m bot doctor`: checks everything the bot needs, and says in one line each what is fine and what to do.

It changes nothing, and you can run it while the bot runs. (PostgreSQL is opened as at a start, which migrates its
tables.)
"""

from __future__ import annotations

import asyncio
import shutil
from collections import defaultdict
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from email.utils import parsedate_to_datetime
from pathlib import Path
from tempfile import TemporaryFile
from types import SimpleNamespace
from typing import AsyncIterator, Iterator

import aiohttp
import discord

from bot.composition import own_packs
from bot.interactions.request import PERMISSIONS
from bot.operating.backups import check_file
from bot.operating.daily_backups import made
from bot.service.gate import Gate
from bot.service.table import OPEN
from bot.settings import Settings, setting_behind
from bot.store.base import StoreError
from bot.store.files import sqlite_file
from bot.store.migrate import migrations
from bot.store.opening import open_store
from engine.catalog import Catalog
from engine.errors import BadPack

ROOM = 500 * 2**20
"""Bytes that should be free on top of the database's own size."""
SKEW = timedelta(seconds=10)
"""How far off the clock may be: reminders and deadlines follow it, and Discord shows times relative to now."""
Place = tuple[int, int]


class Unwell(Exception):
    """Something is wrong; the text is the whole report."""


@dataclass(frozen=True)
class Finding:
    what: str
    text: str
    well: bool = True

    def __str__(self) -> str:
        return f"{'ok ' if self.well else 'FIX'} {self.what}: {self.text}"


async def examine(settings: Settings) -> str:
    """Returns the report; raises Unwell with it if something needs doing."""
    findings = [Finding("settings", "all readable.")]
    catalog = Catalog()
    try:
        catalog = Catalog(own_packs(settings.packs_dir))
        findings.append(Finding("packs", "the default ones" + (" and your own." if settings.packs_dir else ".")))
    except BadPack as error:
        findings.append(Finding("packs", setting_behind(error), False))
    places: list[Place] = []
    findings += [one async for one in _database(settings, catalog, places)]
    if not settings.postgres:
        findings += _disk(Path(sqlite_file(settings.database_url)), settings.backup_dir)
    findings += [one async for one in _discord(settings, places)]
    report = "\n".join(map(str, findings))
    if not all(one.well for one in findings):
        raise Unwell(report)
    return report


async def _database(settings: Settings, catalog: Catalog, places: list[Place]) -> AsyncIterator[Finding]:
    try:
        if not settings.postgres:
            file = Path(sqlite_file(settings.database_url))
            if not await asyncio.to_thread(file.exists):
                yield Finding("database", f"{file} does not exist yet; the first start creates it.")
                return
            version, newest = await asyncio.to_thread(check_file, file, own=True), max(migrations("sqlite"))
            if version < newest:
                yield Finding("database", f"intact; the next start migrates it from format {version} to {newest}.")
                return
        store = await open_store(settings.database_url)
        try:
            gate, codes = Gate(store, catalog), await store.codes_with(OPEN)
            await gate.readable(codes)
            places += await store.places(OPEN)
        finally:
            await store.close()
    except StoreError as error:
        yield Finding("database", setting_behind(error), False)
        return
    yield Finding("database", "whole.")
    if gate.damaged:
        text = f"{len(gate.damaged)} of {len(codes)} open ones cannot be read ({', '.join(sorted(gate.damaged))}). "
        yield Finding("games", f"{text}Each one's channel says so, and its host can restore it there.", False)
    else:
        yield Finding("games", f"{len(codes)} open, all readable.")


def _disk(file: Path, backup_dir: str) -> Iterator[Finding]:
    size = file.stat().st_size if file.exists() else 0
    yield _writable("disk", file.resolve().parent, size, "DATABASE_URL")
    if backup_dir:
        folder = Path(backup_dir).resolve()
        last = f"; the last backup there is {made(folder)[-1].name}" if made(folder) else "; there is no backup yet"
        yield _writable("backups", folder, size, "BACKUP_DIR", last)


def _writable(what: str, folder: Path, size: int, setting: str, more: str = "") -> Finding:
    """Whether a folder, or the place where it will be created, has room for another copy of the database."""
    there = next(one for one in (folder, *folder.parents) if one.exists())
    try:
        with TemporaryFile(dir=there):  # nameless, and deleted right away
            free = shutil.disk_usage(there).free
    except OSError as error:
        told = f"{folder} cannot be written to ({error.strerror}). Give it to the bot's account, or change {setting}."
        return Finding(what, told, False)
    if free < ROOM + size:
        told = f"only {free // 2**20} MB free at {there}. Make room: it takes at least {(ROOM + size) // 2**20} MB."
        return Finding(what, told, False)
    return Finding(what, f"{free // 2**20} MB free at {there}{more}.")


async def _discord(settings: Settings, places: list[Place]) -> AsyncIterator[Finding]:
    if not settings.discord_token:
        yield Finding("token", "not set, so the bot starts as a playground. Put DISCORD_TOKEN in .env.", False)
        return
    trace, dates = aiohttp.TraceConfig(), list[str]()

    async def answered(
        session: aiohttp.ClientSession, context: SimpleNamespace, request: aiohttp.TraceRequestEndParams
    ) -> None:
        dates.append(request.response.headers.get("Date", ""))

    trace.on_request_end.append(answered)
    async with discord.Client(intents=discord.Intents.none(), http_trace=trace) as client:
        try:
            await client.login(settings.discord_token)
            now = datetime.now(UTC)
        except discord.LoginFailure:
            yield Finding("token", "Discord does not accept it: copy the current one from the developer portal.", False)
            return
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            why = f"cannot reach Discord ({type(error).__name__}). Check the network and try again."
            yield Finding("token", why, False)
            return
        yield Finding("token", f"Discord knows it as application {client.application_id}.")
        yield _clock(dates[-1] if dates else "", now)
        async for finding in _permissions(client, places):
            yield finding


def _clock(date: str, now: datetime) -> Finding:
    try:
        skew = now - parsedate_to_datetime(date)
    except ValueError:
        return Finding("clock", "Discord did not say what time it is.")
    if abs(skew) > SKEW:
        ahead = "ahead of" if skew > timedelta(0) else "behind"
        seconds = abs(int(skew.total_seconds()))
        return Finding("clock", f"{seconds} seconds {ahead} Discord's. Let NTP set it, then restart the bot.", False)
    return Finding("clock", "as Discord's.")


async def _permissions(client: discord.Client, places: list[Place]) -> AsyncIterator[Finding]:
    """Whether the bot may do what it needs in each channel where it has open tables or posts the deal of the day."""
    by_guild: dict[int, list[int]] = defaultdict(list)
    for guild, channel in places:
        by_guild[guild].append(channel)
    well = 0
    for guild, channels in by_guild.items():
        try:
            lacking = await _lacking(client, guild, channels)
        except discord.HTTPException:
            text = f"the bot is no longer on server {guild}; it has games in {len(channels)} channels there. "
            yield Finding("permissions", f"{text}Invite it again, or let people finish them in private.", False)
            continue
        well += len(channels) - len(lacking)
        for channel, names in lacking.items():
            yield Finding("permissions", f"server {guild}, channel {channel}: {names}", False)
    yield Finding("permissions", f"complete in {well} channels where the bot posts.")


async def _lacking(client: discord.Client, number: int, channels: list[int]) -> dict[int, str]:
    guild = await client.fetch_guild(number, with_counts=False)
    me = await guild.fetch_member(client.user.id if client.user else 0)
    there = {one.id: one for one in await guild.fetch_channels()}
    found = {}
    for channel in channels:
        place = there.get(channel) or there.get(await _parent(guild, channel))
        if place is None:
            found[channel] = "it is gone. Players can finish in private, or a moderator can cancel."
            continue
        allowed = place.permissions_for(me)
        names = [name for name, needed in PERMISSIONS if needed and not getattr(allowed, name)]
        if names:
            found[channel] = f"the bot lacks {', '.join(names)}. Give them to its role there."
    return found


async def _parent(guild: discord.Guild, thread: int) -> int:
    """The channel of a thread, which has the permissions; 0 if there is no such thread."""
    try:
        return getattr(await guild.fetch_channel(thread), "parent_id", None) or 0
    except discord.HTTPException:
        return 0
