"""The bot as one of several processes, each with its share of the shards (`bot/store/processes.py` says which).

Whatever arrives for a server goes to the process with its shard; direct messages go to the one with shard 0. Any of
them can change any table, because the database decides. What people see of a table in its channel is up to the one
process that has its server's shard, so that nothing is posted twice: the others tell it, and now and then it looks by
itself, in case it was not reached.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

import discord
import yarl

from bot.interactions.client import SnackBot
from bot.service.table import Table
from bot.store.base import StoreError
from bot.store.processes import BEAT_S, IDENTIFY_S, SILENT_S, Processes, Share

log = logging.getLogger(__name__)
LOOK_EVERY = 5
"""After how many beats to look for tables that nobody has told of."""


class ShardedBot(SnackBot, discord.AutoShardedClient):
    def __init__(self, *given: Any, processes: Processes, **more: Any) -> None:
        super().__init__(*given, **more)
        self.processes = processes
        self.messages.owns = self.runs_table
        self._gateway = yarl.URL()
        self._concurrency = 1
        self._keeping: asyncio.Task[None] | None = None
        self._launching: dict[int, asyncio.Task[None]] = {}
        """The shards that are run here, and the tasks that have launched them."""
        self._ready_shards: set[int] = set()
        self._waited: set[int | None] = set()
        self._telling: set[asyncio.Task[None]] = set()
        self._others = False
        self._heard_of = 0.0

    # Whose is what

    def shard_of(self, guild: int | None) -> int:
        return ((guild or 0) >> 22) % (self.shard_count or 1)

    def runs(self, guild: int | None) -> bool:
        return self.shard_of(guild) in self._launching

    def runs_table(self, table: Table) -> bool:
        return self.runs(table.location.guild)

    def shards_held(self) -> dict[int, bool]:
        found = {shard: self.get_shard(shard) for shard in self._launching}
        return {
            shard: shard in self._ready_shards and one is not None and not one.is_closed()
            for shard, one in found.items()
        }

    async def setup_hook(self) -> None:
        await super().setup_hook()
        self.club.listeners.append(self._tell)
        await self.processes.join(self._told)

    def _tell(self, code: str) -> None:
        """Tell the others of a change that was saved here. If that fails, they will find it by themselves."""
        task = asyncio.create_task(self._tell_others(code), name=f"tell {code}")
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _tell_others(self, code: str) -> None:
        try:
            await self.processes.tell(code)
        except StoreError as error:
            log.warning("other processes were not told of table %s: %s", code, error.code)

    def _told(self, code: str) -> None:
        """Another process has changed a table: show it if that is up to this one, and bring open panels up to date."""
        self.messages.changed(code)
        self.scheduler.poke()

    # Shards

    async def launch_shards(self) -> None:
        """Take a share of the shards, however many Discord says there are; others run the rest."""
        self.shard_count, gateway, limits = await self.http.get_bot_gateway()
        self._connection.shard_count = self.shard_count
        self._gateway = yarl.URL(gateway)
        self._concurrency = limits["max_concurrency"]
        self._keeping = asyncio.create_task(self._keep_share(), name="shards")

    def is_ready(self) -> bool:
        return self._launching.keys() <= self._ready_shards

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """When a session is lost for good. What is launched has waited before it has connected."""
        if shard_id in self._waited:
            self._waited.discard(shard_id)
        else:
            await self._wait_for_turn(shard_id or 0)

    async def _wait_for_turn(self, shard: int) -> None:
        try:
            seconds = await self.processes.identify_after(shard % self._concurrency)
        except StoreError as error:
            log.warning("shard %s identifies without being told when: %s", shard, error.code)
            seconds = IDENTIFY_S
        await asyncio.sleep(seconds)

    async def _launch(self, shard: int) -> None:
        await self._wait_for_turn(shard)
        # From here on it is not cancelled: half a connection would be nobody's.
        await asyncio.shield(self._connect_shard(shard))

    async def _connect_shard(self, shard: int) -> None:
        self._waited.add(shard)
        await self.launch_shard(self._gateway, shard)
        if shard not in self._launching:
            await self._disconnect(shard)

    async def _keep_share(self) -> None:
        beats = 0
        while not self.is_closed():
            self.processes.woken.clear()
            try:
                share = await self.processes.beat(self.shard_count or 1)
                self._heard_of = asyncio.get_running_loop().time()
                self._others = share.processes > 1
                await self._run(share)
                beats += 1
                if beats % LOOK_EVERY == 0:
                    await self._look()
            except StoreError as error:
                log.warning("the database was not reached for a beat: %s", error.code)
                if self._others and asyncio.get_running_loop().time() - self._heard_of > SILENT_S:
                    # By now others run these shards. Alone, there is nobody to leave them to.
                    await self._end(frozenset(self._launching))
            except Exception as error:
                log.error("shards could not be shared: %s", type(error).__name__)
            with suppress(TimeoutError):
                await asyncio.wait_for(self.processes.woken.wait(), BEAT_S)

    async def _run(self, share: Share) -> None:
        await self._end(frozenset(self._launching) - share.run | share.give_up)
        if share.give_up:
            # What is being posted just now is claimed in the database, so that the next one does not post it again.
            await self.processes.release(share.give_up)
        for shard in sorted(share.run - share.give_up - self._launching.keys()):
            log.info("shard %s of %s is run here", shard, self.shard_count)
            self._launching[shard] = asyncio.create_task(self._launch(shard), name=f"shard {shard}")
        self._connection.shard_ids = sorted(self._launching)

    async def _end(self, shards: frozenset[int]) -> None:
        for shard in shards & self._launching.keys():
            log.info("shard %s of %s is no longer run here", shard, self.shard_count)
            self._launching.pop(shard).cancel()
            await self._disconnect(shard)

    async def _disconnect(self, shard: int) -> None:
        self._ready_shards.discard(shard)
        running = self.get_shard(shard)
        if running is not None:
            await running.disconnect()

    async def on_ready(self) -> None:
        """Each shard is ready by itself."""

    async def on_shard_ready(self, shard_id: int) -> None:
        """Show what was saved and not shown on the servers of a shard, by whoever had it before."""
        self._ready_shards.add(shard_id)
        for table in await self._unshown():
            if self.shard_of(table.location.guild) == shard_id:
                if table.display.rev < table.rev:
                    self.messages.unsure_of([table.code])
                self.messages.changed(table.code)
                self.bot_turns.changed(table.code)
        for code in self.club.damaged:
            self.messages.changed(code)
        self.scheduler.poke()
        await self.bring_emojis()

    async def _look(self) -> None:
        """Find what this process should have been told."""
        for table in await self._unshown():
            if table.display.rev < table.rev and table.code not in self.messages.not_shown:
                self.messages.changed(table.code)
            if table.bots_due:
                self.bot_turns.changed(table.code)

    async def _unshown(self) -> list[Table]:
        return [table for table in await self.club.unshown() if self.runs_table(table)]

    async def close(self) -> None:
        """Leave the shards to the others at once; then finish what has arrived, which needs no gateway any more."""
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.gather(self._keeping, return_exceptions=True)
            self._keeping = None
            await self._end(frozenset(self._launching))
            try:
                await self.processes.leave()
            except StoreError as error:
                log.warning("other processes were not told that this one stops: %s", error.code)
        await super().close()

    async def settle_rest(self) -> None:
        await asyncio.gather(*self._telling, return_exceptions=True)
