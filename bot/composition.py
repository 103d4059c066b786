"""Puts the parts together: settings -> store -> club -> client. The same for Discord and the playground."""

from __future__ import annotations

import os
import platform
import secrets
from pathlib import Path
from typing import Any

import discord

from bot.drawing.painter import Painter
from bot.interactions.client import SnackBot
from bot.service.club import Club
from bot.service.forgetting import Forgotten
from bot.service.limits import Limits
from bot.service.ratings import rate
from bot.settings import Settings
from bot.store.opening import open_store
from bot.store.result_rows import Rerated
from bot.store.sqlite import SqliteStore
from bot.workers.pool import Workers
from engine.cards import Pack, load_pack
from engine.catalog import GAMES, Catalog
from engine.errors import BadPack


def own_packs(folder: str) -> tuple[Pack, ...]:
    """Load every pack file in a folder; each file says which game it is for."""
    return tuple(_own_pack(path) for path in sorted(Path(folder).glob("*.json"))) if folder else ()


def _own_pack(path: Path) -> Pack:
    refused: BadPack | None = None
    for game in GAMES.values():
        try:
            return load_pack(path, game.pack)
        except BadPack as error:
            if error.code != "pack_field" or error.params.get("field") != "game":
                raise
            refused = error
    assert refused is not None
    raise refused


async def rerate(settings: Settings) -> Rerated:
    """Work out all ratings again; finished games that lack a result get theirs first."""
    store = await open_store(settings.database_url)
    try:
        await Club(store, Catalog(own_packs(settings.packs_dir))).record_results()
        return await store.rerate(rate)
    finally:
        await store.close()


async def forget(settings: Settings, user: int) -> Forgotten:
    """Forget a person, just as if they had asked for it themselves."""
    store = await open_store(settings.database_url)
    try:
        return await Club(store, Catalog(own_packs(settings.packs_dir))).forgetting.forget(user)
    finally:
        await store.close()


async def make_bot(
    settings: Settings, *, always_sync: bool = False, emojis: bool = False, beside: bool = False
) -> SnackBot:
    """Build the bot. `beside` is for bots with a lot to do: it draws pictures and works out the coming deals of the day
    in processes of their own."""
    store = await open_store(settings.database_url)
    limits = Limits(settings.tables_per_person, settings.tables_per_channel)
    workers = Workers(settings.thinkers)
    catalog = Catalog(own_packs(settings.packs_dir))
    club = Club(store, catalog, clock=discord.utils.utcnow, limits=limits, workers=workers)
    how: dict[str, Any] = {
        "always_sync": always_sync,
        "emojis": emojis,
        "barred": settings.barred,
        "days": True,
        "ahead": beside,
        "keep_days": settings.days_kept,
        # An expert's playout in a thread would hold up answers, and the stop of the bot.
        "weighs": workers.beside,
    }
    if isinstance(store, SqliteStore):
        store.alone = True  # `as_a_bot` keeps others away
        return SnackBot(club, store, Painter(beside=beside), **how)
    # Imported here, so that an installation without PostgreSQL does not need it.
    from bot.interactions.sharded import ShardedBot
    from bot.store.postgres import PostgresStore
    from bot.store.processes import Processes

    assert isinstance(store, PostgresStore)
    name = f"{platform.node()}:{os.getpid()}:{secrets.token_hex(4)}"
    return ShardedBot(club, store, Painter(beside=beside), processes=Processes(store, name), **how)
