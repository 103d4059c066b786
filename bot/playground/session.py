"""One run of the playground: start the bot, serve the page, let time pass, and shut everything down in order."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import signal
import sys
import webbrowser
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import discord
import simcord

from bot.composition import make_bot
from bot.interactions.client import SnackBot
from bot.language.words import words_for
from bot.panels.layout import Panel
from bot.playground import scene
from bot.playground.emojis import SimulatedEmojis
from bot.playground.options import Options, read_skip
from bot.playground.simulated import LivePage, everyone_speaks, locale_of, set_clock
from bot.playground.speed import quick_pages
from bot.settings import Settings
from bot.store.files import SIDE_FILES, make_folder
from bot.store.opening import as_a_bot

log = logging.getLogger(__name__)
STEP = timedelta(hours=1)
"""The longest step of the simulated clock: SimCord limits the real time each step may take."""
PATIENCE = 20.0
"""Seconds the bot may take to finish what a click began; strong bots think for a while."""
AHEAD = "playground-ahead"
"""Store key for the total seconds skipped so far: saved, so that the clock never goes back."""


class PlaygroundRun:
    def __init__(self, settings: Settings, options: Options) -> None:
        self._settings = replace(settings, database_url=str(options.database))
        self._options = options
        self._words = words_for(options.language)
        self._ahead = timedelta()
        self._stop = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._bot: SnackBot
        self._env: simcord.Env
        self._page: LivePage
        self._welcome: discord.Message
        self._welcomed = ""
        """A digest of what the welcome shows."""

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        for signum in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(signum, self._stop.set)
        with as_a_bot(self._settings.database_url):
            if self._options.fresh:
                _forget(self._options.database)
            self._bot = await make_bot(self._settings, always_sync=True)
            try:
                with everyone_speaks(locale_of(self._options.language)), quick_pages():
                    await self._play()
            finally:
                await self._bot.close()

    async def _play(self) -> None:
        club, store = self._bot.club, self._bot.store
        self._ahead = timedelta(seconds=float(await store.get_meta(AHEAD) or 0))
        self._env = simcord.Env(self._bot, settle_timeout=PATIENCE, check_errors=False)
        self._scene = scene.build(self._env, self._words, self._options.people)
        await scene.set_the_tables(club, self._scene, self._words.language)
        # The simulated Discord starts empty each time, so everything has to be shown again.
        await club.forget_shown()
        # After the scene, whose ids come from the clock, and before the page, which shows times by it.
        set_clock(self._env, self._now())
        emojis = SimulatedEmojis(self._env)
        await self._bot.studio.emojis.bring(emojis, store, self._bot.painter)
        self._page = self._make_page(emojis)
        await self._env.start()
        try:
            await self._env.settle()
            await self._post_welcome()
            async with self._page:
                await self._serve()
            await self._env.settle()
        finally:
            await self._env.shutdown()

    def _make_page(self, emojis: SimulatedEmojis) -> LivePage:
        return LivePage(
            self._env,
            self._scene.channel,
            self._scene.people,
            secret=_secret(self._options.secret),
            port=self._options.port,
            locale=locale_of(self._options.language),
            direct_label=lambda name: self._words("playground-direct", name=name),
            on_said=self._heard,
            emojis=emojis.pictures,
        )

    async def _post_welcome(self) -> None:
        with self._env.time_context():
            panel = await scene.welcome(self._bot, self._scene, self._words)
            self._welcome = await self._channel.send(view=panel.build())
            self._welcomed = panel.face
        await self._env.settle()

    async def _renew_welcome(self) -> None:
        """The welcome lists tables: update it when they change."""
        panel = await scene.welcome(self._bot, self._scene, self._words)
        if panel.face == self._welcomed:
            return
        async with self._page.lock:
            with self._env.time_context():
                self._welcome = await self._welcome.edit(view=panel.build())
            self._welcomed = panel.face
            await self._env.settle()
            await self._page.refresh()

    @property
    def _channel(self) -> discord.PartialMessageable:
        return self._bot.get_partial_messageable(self._scene.channel.id)

    async def _serve(self) -> None:
        print(self._words("playground-open", address=self._page.url), flush=True)
        print(self._words("playground-hint", file=str(self._options.database)), flush=True)
        if self._options.browser and _has_browser():
            await asyncio.to_thread(webbrowser.open, self._page.url)
        self._listen()
        ticking = asyncio.create_task(self._tick())
        closed = asyncio.create_task(self._page.wait_closed())
        stopped = asyncio.create_task(self._stop.wait())
        await asyncio.wait((closed, stopped), return_when=asyncio.FIRST_COMPLETED)
        # With the lock held, no step of the clock is cancelled halfway.
        async with self._page.lock:
            for task in (ticking, closed, stopped, *self._tasks):
                task.cancel()
        await asyncio.gather(ticking, closed, stopped, *self._tasks, return_exceptions=True)
        _unlisten()

    # Time

    def _now(self) -> datetime:
        return datetime.now(UTC) + self._ahead

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(1)
            try:
                await self._catch_up()
                await self._renew_welcome()
            except TimeoutError:
                log.warning("the bot is busy; the clock moves on when it is done")

    async def _catch_up(self) -> None:
        """Move the simulated clock to where it should be, and show what has happened as a result."""
        goal = self._now()
        while self._env.now() < goal:
            async with self._page.lock:
                # Someone else may have moved the clock while this waited for the lock.
                behind = goal - self._env.now()
                if behind > timedelta():
                    await self._env.advance_time(min(behind, STEP).total_seconds())
                if self._page.something_happened():
                    await self._page.refresh()

    async def _skip(self, by: timedelta) -> None:
        self._ahead += by
        await self._bot.store.set_meta(AHEAD, str(self._ahead.total_seconds()))
        before = await scene.state_of_tables(self._bot.club, self._scene)
        with suppress(TimeoutError):  # the next tick continues
            await self._catch_up()
        after = await scene.state_of_tables(self._bot.club, self._scene)
        happened = scene.meanwhile(self._words, before, after)
        now = self._env.now()
        print(self._words("playground-skipped", now=f"{now:%Y-%m-%d %H:%M}"), happened, sep="\n", flush=True)
        said = self._words("playground-skipped", now=f"**<t:{int(now.timestamp())}:f>**")
        async with self._page.lock:
            with self._env.time_context():
                await self._channel.send(view=Panel().text(said, happened).build())
            await self._env.settle()
            self._page.skips += 1
            await self._page.refresh()

    def _heard(self, text: str) -> None:
        """Someone typed something, in the channel or in the terminal: if it is a `skip`, move the clock."""
        by = read_skip(text)
        if by is not None:
            task = asyncio.create_task(self._skip(by))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _listen(self) -> None:
        # If stdin is a file or missing, it cannot be watched, and need not be.
        with suppress(OSError, ValueError):
            asyncio.get_running_loop().add_reader(sys.stdin.fileno(), self._read_terminal)

    def _read_terminal(self) -> None:
        text = os.read(sys.stdin.fileno(), 4096).decode(errors="replace")
        if not text:
            _unlisten()
        for line in text.splitlines():
            self._heard(line)


def _unlisten() -> None:
    with suppress(OSError, ValueError):
        asyncio.get_running_loop().remove_reader(sys.stdin.fileno())


def _forget(database: Path) -> None:
    """Delete the games, but not the lock beside them, which is ours."""
    for side in ("", *SIDE_FILES):
        Path(f"{database}{side}").unlink(missing_ok=True)


def _secret(file: Path) -> str:
    """The unguessable part of the page's address: saved, so that the address stays the same."""
    if not file.exists():
        make_folder(file.parent)
        file.touch(mode=0o600)
        file.write_text(secrets.token_urlsafe(16), encoding="utf-8")
    return file.read_text(encoding="utf-8").strip()


def _has_browser() -> bool:
    """Whether a browser window can be opened; a text browser in this same terminal would not help."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
