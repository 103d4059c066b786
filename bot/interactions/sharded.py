"""The bot as one of several processes, each with its share of the shards (`bot/store/processes.py` says which).

A server's events go to the process with its shard; direct messages go to the one with shard 0. Any of them can change
any table, because the database decides. Only the process with a server's shard posts in its channels, so that nothing
is posted twice: the others notify it, and now and then it checks for itself, in case a message got lost.

When a shard moves from one process to another, the new one connects first. While both are connected, both receive every
press, and whichever claims it first in the database answers it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from contextlib import suppress
from typing import Any, Coroutine

import discord
import yarl

from bot.error_log import describe
from bot.interactions.client import SnackBot
from bot.service.errors import ClubError
from bot.service.table import Table
from bot.store.base import StoreError
from bot.store.processes import Processes, Share

log = logging.getLogger(__name__)
LOOK_EVERY = 5
"""After how many beats to check for tables that nobody reported."""
DECIDED_S = 1.0
"""How long to wait for the database to say who answers: people must hear within three seconds, or never do."""


class ShardedBot(SnackBot, discord.AutoShardedClient):
    def __init__(self, *given: Any, processes: Processes, **more: Any) -> None:
        super().__init__(*given, **more)
        self.processes = processes
        self.messages.owns = self.runs_table
        self.router.answers = self._answers
        self._gateway = yarl.URL()
        self._concurrency = 1
        self._keeping: asyncio.Task[None] | None = None
        self._beaten = asyncio.Event()
        """Set after each beat."""
        self._launching: dict[int, asyncio.Task[None]] = {}
        """The shards this process is connected to, or about to be, and the tasks that launched them."""
        self._own: frozenset[int] = frozenset()
        """The shards it runs. The others are still run elsewhere."""
        self._launched: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        """Only one shard is launched at a time, for each bucket of IDENTIFYs."""
        self._ready_shards: set[int] = set()
        self._looked_through: frozenset[int] = frozenset()
        """The shards on which everything left unshown has been requested."""
        self._waited: set[int | None] = set()
        self._telling: set[asyncio.Task[None]] = set()
        self._others = False
        self._heard_of = 0.0

    # Who owns what

    def shard_of(self, guild: int | None) -> int:
        return ((guild or 0) >> 22) % (self.shard_count or 1)

    def runs(self, guild: int | None) -> bool:
        return self.shard_of(guild) in self._own

    def runs_table(self, table: Table) -> bool:
        return self.runs(table.location.guild)

    def shards_held(self) -> dict[int, bool]:
        found = {shard: self.get_shard(shard) for shard in self._launching}
        return {
            shard: shard in self._ready_shards and one is not None and not one.is_closed()
            for shard, one in found.items()
        }

    async def _answers(self, interaction: int) -> bool:
        """Whether this process answers a press. Without the database it cannot know, and answers to be safe."""
        if self.router.stopping:
            return not self._others  # who receive it too
        try:
            return await asyncio.wait_for(self.processes.answers(interaction), DECIDED_S)
        except (StoreError, TimeoutError):
            return True

    async def setup_hook(self) -> None:
        await super().setup_hook()
        self.club.listeners.append(self._tell)
        await self.processes.join(self._told)

    def _tell(self, code: str) -> None:
        """Tell the others about a change that was saved here. If that fails, they will find it themselves."""
        task = asyncio.create_task(self._tell_others(code), name=f"tell {code}")
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _tell_others(self, code: str) -> None:
        try:
            table = await self.club.get(code)
            await self.processes.tell(code, self.shard_of(table.location.guild))
        except (StoreError, ClubError) as error:
            log.warning("could not notify other processes about table %s: %s", code, error.code)

    def _told(self, code: str, shard: int) -> None:
        """Another process has changed a table: show it if that is this one's job, and update open panels. For most
        processes there is nothing to do, and it costs nothing."""
        if shard in self._own or self.context.panels.shows(code):
            self.messages.changed(code)
        if shard in self._own:
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
        """Called when a session is lost for good. New shards have already waited before connecting."""
        if shard_id in self._waited:
            self._waited.discard(shard_id)
        else:
            await self._wait_for_turn(shard_id or 0)

    async def _wait_for_turn(self, shard: int) -> None:
        try:
            seconds = await self.processes.identify_after(shard % self._concurrency)
        except StoreError as error:
            log.warning("shard %s identifies without a reserved slot: %s", shard, error.code)
            seconds = self.processes.times.identify
        await asyncio.sleep(seconds)

    async def _launch(self, shard: int) -> None:
        # One after another: a slot reserved for a shard that others run by then would be wasted.
        async with self._launched[shard % self._concurrency]:
            await self._wait_for_turn(shard)
            # From here on it is not cancelled: half a connection would belong to nobody.
            await asyncio.shield(self._connect_shard(shard))

    async def _connect_shard(self, shard: int) -> None:
        self._waited.add(shard)
        await self.launch_shard(self._gateway, shard)
        if shard not in self._launching:
            await self._disconnect(shard)

    async def _keep_share(self) -> None:
        beats, loop = 0, asyncio.get_running_loop()
        while not self.is_closed():
            self.processes.woken.clear()
            try:
                share = await self.processes.beat(self.shard_count or 1, frozenset(self._ready_shards))
                self._heard_of = loop.time()
                self._others = share.others > 0
                await self._run(share)
                beats += 1
                if beats % LOOK_EVERY == 0:
                    await self._look()
            except StoreError as error:
                log.warning("could not reach the database for a beat: %s", error.code)
                if self._others and loop.time() - self._heard_of > self.processes.times.silent:
                    # By now others run these shards. If alone, there is nobody to leave them to.
                    await self._end(frozenset(self._launching))
            except Exception as error:
                log.error("could not divide the shards: %s", describe(error))
            self._beaten.set()
            # Not `wait_for`, which may swallow a cancellation if it is woken at the same moment.
            with suppress(TimeoutError):
                async with asyncio.timeout(self.processes.times.beat):
                    await self.processes.woken.wait()

    async def _run(self, share: Share) -> None:
        connected = share.prepare & self._ready_shards
        if connected:
            await self.processes.take(connected)
        wanted = share.run | share.prepare
        await self._end(frozenset(self._launching) - wanted)
        self._own = share.run | connected
        for shard in sorted(wanted - self._launching.keys()):
            log.info("took shard %s of %s", shard, self.shard_count)
            self._launching[shard] = asyncio.create_task(self._launch(shard), name=f"shard {shard}")
        self._connection.shard_ids = sorted(self._launching)
        for shard in self.shards.keys() - self._launching.keys():
            await self._disconnect(shard)  # one that was about to reconnect when it was ended
        ready = self._own & self._ready_shards
        await self._catch_up(ready - self._looked_through)
        self._looked_through = ready

    async def _end(self, shards: frozenset[int]) -> None:
        self._own -= shards
        for shard in shards & self._launching.keys():
            log.info("released shard %s of %s", shard, self.shard_count)
            self._launching.pop(shard).cancel()
            await self._disconnect(shard)

    async def _disconnect(self, shard: int) -> None:
        self._ready_shards.discard(shard)
        running = self.get_shard(shard)
        if running is not None:
            await running.disconnect()

    async def on_ready(self) -> None:
        """Nothing to do: each shard becomes ready on its own."""

    async def on_shard_ready(self, shard_id: int) -> None:
        """The next beat, right away, does the rest: takes the shard if it was another's, and catches up on it."""
        self._ready_shards.add(shard_id)
        self._looked_through -= {shard_id}
        self.processes.woken.set()
        self.begin()

    async def _catch_up(self, shards: frozenset[int]) -> None:
        """Show what the previous owner of these shards saved but did not show on their servers."""
        for table in await self._unshown() if shards else ():
            if self.shard_of(table.location.guild) in shards:
                if table.display.rev < table.rev:
                    self.messages.unsure_of([table.code])
                self.messages.changed(table.code)
                self.bot_turns.changed(table.code)
        if shards:
            for code in self.club.damaged:
                self.messages.changed(code)
            self.scheduler.poke()

    async def _unshown(self) -> list[Table]:
        return [table for table in await self.club.unshown() if self.runs_table(table)]

    # The end

    async def close(self) -> None:
        """Leave timers and shards to the others, then finish what has arrived, which needs no gateway any more."""
        if self._keeping is not None:
            keeping, self._keeping = self._keeping, None
            await self.rest()
            await self._to_others(self._hand_over())
            keeping.cancel()
            await asyncio.gather(keeping, return_exceptions=True)
            await self._end(frozenset(self._launching))
            await self._to_others(self.processes.leave())
        await super().close()

    async def _hand_over(self) -> None:
        """Keep running until others run all of this process's shards; if there are no others, do not wait."""
        await self.processes.retire()
        with suppress(TimeoutError):
            async with asyncio.timeout(self.processes.times.hand_over):
                await self._next_beat()
                while self._others and self._launching:
                    await self._next_beat()

    async def _next_beat(self) -> None:
        self._beaten.clear()
        await self._beaten.wait()

    async def _to_others(self, telling: Coroutine[Any, Any, None]) -> None:
        try:
            await telling
        except StoreError as error:
            log.warning("could not tell other processes that this one is stopping: %s", error.code)

    async def settle_rest(self) -> None:
        await asyncio.gather(*self._telling, return_exceptions=True)
