"""The Discord client: wires the parts together, answers what arrives, and on start shows what was left unshown."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import sys
from typing import Any

import discord
from discord import app_commands

from bot.delivery.daily_posts import DailyPosts
from bot.delivery.discord_errors import REFUSED, note_refusal
from bot.delivery.open_panels import OpenPanels
from bot.delivery.readers import Readers
from bot.delivery.reminders import DiscordDelivery
from bot.delivery.table_messages import TableMessages
from bot.drawing.appearance import Appearances
from bot.drawing.painter import Painter
from bot.drawing.studio import Studio
from bot.error_log import describe
from bot.interactions.commands.snack import Snack
from bot.interactions.commands.translator import CatalogueTranslator
from bot.interactions.context import Context
from bot.interactions.costs import Costs
from bot.interactions.request import let_go
from bot.interactions.responder import Responder
from bot.interactions.router import Router
from bot.learning.tutorial.classroom import Classroom
from bot.panels.forms import Drafts
from bot.presses_first import acknowledged, arrived, nobody_waits
from bot.service.bots.turns import BotTurns
from bot.service.clock.daily_deals import DailyDeals
from bot.service.clock.scheduler import Scheduler
from bot.service.club import ALL, Club
from bot.service.table import Table
from bot.service.weighing import Weighing
from bot.store.base import Store, StoreError
from bot.store.turns import turn

log = logging.getLogger(__name__)
COMMANDS = (discord.InteractionType.application_command, discord.InteractionType.autocomplete)
"""What the tree answers."""
SYNCING_S = 20.0
"""How long other processes wait for one that is sending the commands."""


class Tree(app_commands.CommandTree["SnackBot"]):
    def __init__(self, client: SnackBot, router: Router, readers: Readers) -> None:
        super().__init__(client)
        self._router = router
        self._readers = readers
        logging.getLogger(app_commands.tree.__name__).addFilter(_is_worth_an_error)

    async def interaction_check(self, interaction: discord.Interaction[SnackBot], /) -> bool:
        answering = asyncio.current_task()
        assert answering is not None
        answering.add_done_callback(lambda _: _dealt_with(interaction))
        return not await self._router.turned_away(interaction)

    async def on_error(
        self, interaction: discord.Interaction[SnackBot], error: app_commands.AppCommandError, /
    ) -> None:
        """Answer errors in commands the same way as those of buttons."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await self._router.failed(interaction, "-", self._readers.words(interaction), cause)


def _dealt_with(interaction: discord.Interaction[SnackBot]) -> None:
    acknowledged(interaction.id)
    let_go(interaction)


def _is_worth_an_error(record: logging.LogRecord) -> bool:
    """Log filter: completions that came too late or were not delivered are not errors; people just keep typing."""
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, REFUSED):
        note_refusal(log, "completions were not delivered", error)
        return False
    return True


class SnackBot(discord.Client):
    def __init__(
        self,
        club: Club,
        store: Store,
        painter: Painter,
        *,
        always_sync: bool = False,
        emojis: bool = False,
        barred: frozenset[int] = frozenset(),
        days: bool = False,
        ahead: bool = False,
        keep_days: int | None = None,
        weighs: bool = False,
    ) -> None:
        """`days`: run the deals of the day, every hour; `ahead`: work them out before anyone plays them. `keep_days`:
        how many days to keep the moves of finished games; None: forever. `weighs`: after a game, work out what
        everyone's cards usually bring."""
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
        )
        self.club = club
        self.store = store
        self.painter = painter
        self.studio = Studio(painter, club.workers)
        appearances = Appearances(store)
        readers = Readers(club.people, self.studio, appearances)
        panels = OpenPanels(club, readers)
        self.messages = TableMessages(self, club, self.studio, panels)
        self.bot_turns = BotTurns(club)
        self.scheduler = Scheduler(club, DiscordDelivery(self, club, self.messages))
        posts = DailyPosts(self, club)
        self.daily_deals = DailyDeals(
            club.daily, club.now, posts.post, serves=self._serves, besides=self.let_go, ahead=ahead
        )
        self.weighing = Weighing(club, store, on=weighs)
        self._keep_days = keep_days
        self._with_days = days
        self.context = Context(
            club=club,
            classroom=Classroom(club.people),
            studio=self.studio,
            messages=self.messages,
            panels=panels,
            readers=readers,
            appearances=appearances,
            responder=Responder(),
            drafts=Drafts(),
            costs=Costs(club.now),
            weighing=self.weighing,
            barred=set(barred),
            want_day=self.daily_deals.want,
            leave_out=posts.leave_out,
        )
        self.router = Router(self.context)
        self.tree = Tree(self, self.router, readers)
        self.tree.add_command(Snack(self.router, self.context))
        self._always_sync = always_sync
        self._with_emojis = emojis
        self._bringing: asyncio.Task[None] | None = None
        self._recording: asyncio.Task[None] | None = None
        self._caught_up = False
        self._stopping = False
        self._left_over: list[Table] = []
        """What the last process left undone; known before the first press can arrive."""

    async def setup_hook(self) -> None:
        self.club.workers.start()
        await self.club.people.remember_languages()
        self._recording = asyncio.create_task(self._record_results(), name="results")
        self._left_over = await self.club.unshown()
        # In this order: people see right away what one of them did, and the bots' moves follow. Earlier changes are
        # found when Discord is ready.
        self.club.listeners += [self.messages.changed, self.bot_turns.changed, self.scheduler.changed]
        self.club.listeners.append(self.weighing.changed)
        self.messages.unsure_of(table.code for table in self._left_over if table.display.rev < table.rev)
        await self._sync_if_changed()

    async def _sync_if_changed(self) -> None:
        """Send the commands to Discord, but only if they differ, in any language, from those sent last."""
        translator = CatalogueTranslator()
        await self.tree.set_translator(translator)
        commands = [await command.get_translated_payload(self.tree, translator) for command in self.tree.get_commands()]
        digest = hashlib.sha256(json.dumps([self.application_id, commands], sort_keys=True).encode()).hexdigest()
        if not self._always_sync and await self.store.get_meta("commands") == digest:
            return
        async with turn(self.store, "commands", SYNCING_S):
            if self._always_sync or await self.store.get_meta("commands") != digest:
                await self.tree.sync()
                await self.store.set_meta("commands", digest)
                log.info("commands sent to Discord")

    async def on_ready(self) -> None:
        """Show what was saved but not shown. Discord may fire this event many times; only the first one counts."""
        if not self._caught_up:
            self._caught_up = True
            for table in self._left_over:
                self.messages.changed(table.code)
                self.bot_turns.changed(table.code)
            for code in self.club.damaged:
                self.messages.changed(code)
            self.scheduler.poke()
            self.begin()

    async def _record_results(self) -> None:
        """Runs once, in the background: after this version's first start, ten thousand old games take some minutes."""
        try:
            recorded = await self.club.record_results()
        except StoreError as error:
            # The next start picks up here.
            log.error("could not record all results of earlier games: %s", describe(error))
            return
        if recorded:
            log.info("recorded results of earlier games: %s", recorded)

    def begin(self) -> None:
        """Start the background work. Until the emojis are uploaded, words take their place."""
        if self._stopping:
            return
        self.club.sheets.start()
        if self._with_days:
            self.daily_deals.start()
        if self._with_emojis and self._bringing is None:
            bring = self.studio.emojis.bring(self, self.store, self.painter)
            self._bringing = asyncio.create_task(bring, name="emojis")

    async def rest(self) -> None:
        """Start nothing new on our own, and finish what has begun; people still get answers."""
        self._stopping = True
        begun = [task for task in (self._bringing, self._recording) if task is not None]
        for task in begun:
            task.cancel()
        await asyncio.gather(*begun, return_exceptions=True)
        await self.daily_deals.stop()
        await self.club.sheets.stop()
        await self.weighing.stop()
        await self.scheduler.stop()

    def _serves(self, guild: int) -> bool:
        return self.runs(guild) and self.get_guild(guild) is not None

    def runs(self, guild: int | None) -> bool:
        """Whether a server's events arrive here, so that the cache is right. Several processes share the servers."""
        return True

    def shards_held(self) -> dict[int, bool]:
        """The shards this process is in charge of, and whether each is connected to Discord."""
        return {0: self.is_ready() and self.ws is not None and self.ws.open}

    async def settle_rest(self) -> None:
        """Anything else a kind of bot has to finish before the database is closed."""

    async def _look(self) -> None:
        """Find changes this process should have been told about, but was not: perhaps the other process was killed
        first, or it was an operator's command."""
        for table in await self._unshown():
            if table.display.rev < table.rev and table.code not in self.messages.not_shown:
                self.messages.changed(table.code)
            if table.bots_due:
                self.bot_turns.changed(table.code)
        self.scheduler.poke()
        self.club.sheets.go_on()

    async def _unshown(self) -> list[Table]:
        return await self.club.unshown()

    async def let_go(self) -> None:
        """Every hour: delete what need not be kept any longer, and check whether someone was forgotten elsewhere."""
        if self._keep_days is not None:
            await self.club.forgetting.thin_out(self._keep_days)
        if self.is_ready():
            await self.club.forgetting.compare_servers(self._is_here)
            await self._look()
        await self.weighing.catch_up()

    def _is_here(self, guild: int) -> bool | None:
        return self.get_guild(guild) is not None if self.runs(guild) else None

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Reopen an archived thread while it has a table in it, unless someone has locked it."""
        state = payload.data.get("thread_metadata", {})
        if state.get("archived") and not state.get("locked") and await self.club.tables_in(payload.thread_id):
            try:
                thread = payload.thread or await self.fetch_channel(payload.thread_id)
                if isinstance(thread, discord.Thread):
                    await thread.edit(archived=False)
            except REFUSED as error:
                # The next message there reopens it.
                note_refusal(log, "could not reopen a thread", error)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was added to a server, perhaps again: show what could not be shown while it was gone."""
        await self.club.forgetting.returned(guild.id)
        waiting = [table for table in await self.club.tables_on(guild.id, limit=ALL) if table.display.rev < table.rev]
        log.info("added to server %s; %s tables there are still to be shown", guild.id, len(waiting))
        for table in waiting:
            self.messages.changed(table.code)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self.club.forgetting.departed(guild.id)
        left = len(await self.club.tables_on(guild.id, limit=ALL))
        log.info("removed from server %s: its %s open tables continue in private until the bot is back", guild.id, left)

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        if event == "interaction":
            # Noted here, a turn of the event loop before anything is done about it.
            arrived(args[0].id)
        super().dispatch(event, *args, **kwargs)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        try:
            await self.router.arrived(interaction)
        finally:
            if interaction.type not in COMMANDS:  # these are answered in a task of their own
                _dealt_with(interaction)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        error = sys.exc_info()[1]
        log.error("%s: %s", event_method, describe(error) if error else "?")

    async def close(self) -> None:
        """Finish what is under way, then close what was opened. People who press meanwhile are asked to press again."""
        self.router.stopping = True
        await self.rest()
        await self.router.settle()
        await self.bot_turns.settle()
        await self.messages.settle()
        await super().close()
        await self.settle_rest()
        self.painter.close()
        self.club.workers.close()
        nobody_waits()
        await self.store.close()
