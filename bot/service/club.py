"""The club: everything people can do at its tables, from opening one to the rematch."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Awaitable, Callable, Mapping, Sequence

from bot.service import moves, practice, seating, sharing
from bot.service.bots import played_for
from bot.service.bots.decisions import Think
from bot.service.bots.moves import BotMoves
from bot.service.clock import votes
from bot.service.clock.pace import Pace
from bot.service.clock.plans import planned
from bot.service.clock.timing import rescheduled, waited_for
from bot.service.codes import as_typed, code_length, new_code, practice_code
from bot.service.daily import Daily
from bot.service.dealing import adding, sealed
from bot.service.errors import ClubError, Stale
from bot.service.gate import ATTEMPTS, Clock, Gate, utc_now
from bot.service.guards import Asked, in_a_channel, seat_held_by
from bot.service.limits import LIMITS, Limits, check_limits
from bot.service.preferences import Preferences
from bot.service.score_sheets import ScoreSheets
from bot.service.server_settings import ServerSettings
from bot.service.table import NOWHERE, OPEN, Agreement, Holder, Location, Person, Seats, Status, Table
from bot.store.base import Conflict, Store
from bot.workers.pool import Workers
from engine.catalog import DEFAULT_PACK, Catalog
from engine.errors import BadSetup
from engine.game import AnyGame, Level

log = logging.getLogger(__name__)

FindPlace = Callable[[Table], Awaitable[Table]]
"""Moves a newly opened table to where it belongs, such as a thread of its own."""

ALL = 10_000
"""A limit high enough to mean all tables of a person."""


class Club(Gate):
    """Everything people do at tables."""

    def __init__(
        self,
        store: Store,
        catalog: Catalog,
        clock: Clock = utc_now,
        limits: Limits = LIMITS,
        think: Think | None = None,
        workers: Workers | None = None,
    ) -> None:
        """`workers` think for bots, unless `think` is given. The caller starts and closes them."""
        super().__init__(store, catalog, clock)
        self._catalog = catalog
        self._limits = limits
        self._opening = asyncio.Lock()
        self.workers = workers or Workers()
        self.bot_moves = BotMoves(self, think or self.workers.decide)
        self.sheets = ScoreSheets(store, self.tell)
        self.daily = Daily(store, self._cache, catalog, self.now, self.workers)

    def packs(self, game: str) -> list[str]:
        """The names of a game's packs, the default one first."""
        return self._catalog.packs(game)

    # Before the game

    async def open(
        self,
        game: str,
        host: Person,
        location: Location,
        *,
        capacity: int,
        options: Mapping[str, str],
        language: str,
        pack: str = DEFAULT_PACK,
        bots: int = 0,
        level: Level = Level.MEDIUM,
        pace: Pace = Pace.DAILY,
        invited: Sequence[Person] = (),
        rated: bool = True,
        settle: FindPlace | None = None,
    ) -> Table:
        """Open a lobby. Listeners hear of it only after `settle` has moved it to its place.

        The people `invited` have a seat each until they decline.
        """
        guests = tuple(dict.fromkeys(one for one in invited if one.id != host.id))
        seating.check_room(self._game(game), capacity, bots + len(guests))
        if pack not in self._catalog.packs(game):
            raise BadSetup("unknown_pack", pack=pack[:40])
        full = seating.full_options(self._catalog, game, dict(options)) | ({} if rated else {"rated": "off"})
        table = Table(
            code="",
            status=Status.LOBBY,
            location=location,
            rev=1,
            agreed=Agreement(
                game=game,
                capacity=capacity,
                options=full,
                pack=pack,
                language=language,
                created=self._clock(),
                pace=pace,
            ),
            seats=Seats(
                host=host.id,
                holders=tuple(Holder(person=one) for one in (host, *guests)),
                asked=tuple(one.id for one in guests),
            ),
        )
        for _ in range(bots):
            table = seating.sit_down(table, Holder(level=level))
        return await self._open(table, settle)

    async def solo(self, person: Person, game: str, language: str) -> Table:
        """A person's private game, played alone and in no channel: the one that is still open, whatever it is, or a new
        lobby. They start it with a press of their own, after seeing the seal."""
        return await self.open(game, person, Location(None, NOWHERE), capacity=1, options={}, language=language)

    async def play_on(self, code: str, person: Person, step: int, language: str) -> Table:
        """Begin a practice game from a step of a finished one. It replaces the one they had open."""
        table = practice.begun(await self.get(code), person, step, self.now(), language)
        for earlier in await self._store.practices_of(person.id, OPEN):
            # It may have ended, or been deleted, in the meantime.
            with suppress(ClubError):
                await self.cancel(earlier, person.id)
        return await self._open(table, None)

    async def practice_of(self, user: int) -> Table | None:
        """The practice game that a person can continue."""
        return next(iter(await self.readable(await self._store.practices_of(user, OPEN))), None)

    async def rewind(self, code: str, user: int, stamp: str) -> Table:
        """Undo a person's last move in a practice game, and everything after it."""
        return await self.change(code, lambda table: practice.rewound(table, user, stamp), by=user)

    async def rematch(
        self,
        code: str,
        by: int,
        *,
        press: int | None = None,
        language: str | None = None,
        settle: FindPlace | None = None,
    ) -> Table:
        """Open the lobby of a rematch: the same players, each one seat further along. Everyone who asks gets this one.

        The first to ask becomes host; the others are invited and must still accept, which asking for the rematch does
        too; then `press` is what they add to the deal. `language` replaces the finished game's. `settle` moves the
        table to its place, only if it is new.
        """
        before = await self.get(code)
        in_a_channel(before)
        if before.status is not Status.OVER:
            raise ClubError("not_over")
        seat_held_by(before, by)
        again = seating.again(before, by, self._clock())
        agreed = replace(again.agreed, language=language or again.agreed.language)
        opened = await self._open(replace(again, agreed=agreed), settle)
        if opened.status is Status.LOBBY and by in opened.seats.asked:
            accepted = partial(seating.said_yes, user=by)
            opened = await self.change(opened.code, lambda table: adding(accepted(table), by, press), by=by)
        return opened

    async def call_once(self, code: str) -> bool:
        """Whether to call the players of a finished game to a rematch: True only the first time, however many rematches
        are opened."""
        first = True

        def called(table: Table) -> Table:
            nonlocal first
            first = not table.clock.called
            return replace(table, clock=replace(table.clock, called=True))

        await self.change(code, called, unseen=True, lasting=True)
        return first

    async def share_once(self, code: str, what: str) -> datetime | None:
        """Record that something about a finished game is about to be posted in the channel. ClubError if it has been,
        or is being posted right now. Returns the time of an earlier record, if there is one: then it may be in the
        channel."""
        since = (await self.get(code)).clock.sharing.get(what)
        await self.change(code, partial(sharing.about_to_share, what=what, now=self.now()), unseen=True, lasting=True)
        return since

    async def has_shared(self, code: str, what: str) -> None:
        """Record that it is in the channel."""
        await self.change(code, partial(sharing.has_shared, what=what), unseen=True, lasting=True)

    async def not_shared(self, code: str, what: str, *, perhaps: bool) -> None:
        """Record that it could not be posted; `perhaps` it was, and only Discord's answer got lost."""
        change = partial(sharing.not_shared, what=what, perhaps=perhaps, now=self.now())
        await self.change(code, change, unseen=True, lasting=True)

    async def _open(self, table: Table, settle: FindPlace | None) -> Table:
        opened, fresh = await self._create(table)
        if fresh:
            opened = await settle(opened) if settle else opened
            self.tell(opened.code)
        return opened

    async def _create(self, table: Table) -> tuple[Table, bool]:
        """Store the table under a free code. Returns it, or the one that exists already, and whether it is new."""
        async with self._opening:
            for attempt in range(ATTEMPTS):
                existing = await self._existing(table)
                if existing:
                    return await self.get(existing), False
                await self._check_limits(table)
                # One more letter with each attempt, so that the next code is far less likely to be taken.
                length = code_length(await self._store.count()) + attempt
                try:
                    opened = await self._cache.create(_coded(table, length))
                except Conflict:
                    continue  # the code is taken, or another process has arranged the rematch
                log.info("table %s: %s opened", opened.code, opened.agreed.game)
                return opened, True
        raise ClubError("no_free_code")

    async def _existing(self, table: Table) -> str | None:
        """The code of the existing table, where there can be only one: a game's rematch, a person's private game."""
        if table.agreed.practice is not None:
            return None
        if table.nowhere:
            return next(iter(await self._store.private_of(table.seats.host, OPEN)), None)
        return await self._store.rematch_of(table.agreed.rematch_of) if table.agreed.rematch_of else None

    async def _check_limits(self, table: Table) -> None:
        if table.nowhere:
            return  # each person has one
        server = await self.servers.settings(table.location.guild)
        await check_limits(self._store, self.limits_of(server), table)

    def limits_of(self, server: ServerSettings) -> Limits:
        """A server's limits: its own where it has set them, otherwise the general ones."""
        return self._limits.here(server)

    async def join(self, code: str, person: Person, press: int | None = None) -> Table:
        """Sit down. `press` is the id of the press that asked for it; the person adds it to the deal."""

        def change(table: Table) -> Table:
            return adding(seating.sit_down(table, Holder(person=person)), person.id, press)

        return await self.change(code, change)

    async def leave(self, code: str, person: Person, *, before_it_begins: bool = False) -> Table:
        """Leave a table; in a running game a bot takes the seat. `before_it_begins`: refuse if the game has begun."""
        return await self.change(code, lambda table: seating.get_up(table, person.id, before_it_begins), by=person.id)

    async def add_bot(self, code: str, by: int, level: Level = Level.MEDIUM, name: str = "") -> Table:
        """Seat the bot of that name, or else one of that level."""
        return await self.change(code, lambda table: seating.add_bot(table, by, level, name), by=by)

    async def remove_bot(self, code: str, by: int, name: str = "") -> Table:
        """Remove the bot of that name, or else the one added last."""
        return await self.change(code, lambda table: seating.remove_bot(table, by, name), by=by)

    async def set_option(self, code: str, by: int, option: str, value: str) -> Table:
        return await self.change(code, lambda table: seating.set_option(table, by, self._catalog, option, value), by=by)

    async def set_capacity(self, code: str, by: int, capacity: int) -> Table:
        def change(table: Table) -> Table:
            return seating.set_capacity(table, by, self._game(table.agreed.game), capacity)

        return await self.change(code, change, by=by)

    async def move_to(self, code: str, location: Location) -> Table:
        """Move the table to another channel."""
        return await self.change(code, lambda table: replace(table, location=location))

    async def set_pace(self, code: str, by: int, pace: Pace) -> Table:
        return await self.change(code, lambda table: seating.set_pace(table, by, pace), by=by)

    async def pair_up(self, code: str, by: int, partner: int) -> Table:
        def change(table: Table) -> Table:
            return seating.pair_up(table, by, self._game(table.agreed.game), partner)

        return await self.change(code, change, by=by)

    async def start(self, code: str, by: int, press: int | None = None, *, alone: bool | None = None) -> Table:
        """Begin the game. `press` is the id of the press that asked for it: the last number added to the deal.

        `alone`: whether the host wants to play alone; None if it does not matter.
        """
        return await self.change(code, lambda table: seating.start(table, by, self._catalog, press, alone), by=by)

    async def cancel(self, code: str, by: int, moderator: bool = False) -> Table:
        return await self.change(code, lambda table: seating.cancel(table, by, moderator))

    # The game

    async def act(self, code: str, user: int, stamp: str, move: Asked) -> Table:
        """Make a person's move. `stamp` is the one on the panel they saw."""
        return await self.change(code, lambda table: moves.acted(table, user, stamp, move), by=user)

    async def plan(self, code: str, user: int, stamp: str, move: Asked | None) -> Table:
        """Set a person's plan for their next turn; None drops it."""
        return await self.change(code, lambda table: planned(table, user, stamp, move), by=user)

    async def let_bots_play(self, code: str) -> Table:
        return await self.bot_moves.let_bots_play(as_typed(code))

    async def told(self, code: str, user: int) -> Table:
        """Record that a person knows what was played for them."""
        return await self.change(code, lambda table: played_for.told(table, user), by=user, unseen=True)

    async def come_back(self, code: str, user: int) -> Table:
        return await self.change(code, lambda table: seating.come_back(table, user), by=user)

    async def take_over(self, code: str, seat: int, person: Person) -> Table:
        return await self.change(code, lambda table: seating.take_over(table, seat, person), by=person.id)

    # Votes

    async def more_time(self, code: str, user: int, asked: str) -> Table:
        """Vote to extend the phase by its span; `asked` identifies the deadlines the person saw (`time_asked_for`)."""
        return await self.change(code, partial(votes.more_time, user=user, asked=asked))

    async def replace_host(self, code: str, user: int) -> Table:
        """Vote to replace the host; if a majority agrees, the first to vote becomes the new one."""
        return await self.change(code, partial(votes.replace_host, user=user, now=self.now()))

    async def pass_host(self, code: str, by: int, to: int) -> Table:
        return await self.change(code, partial(votes.pass_host, by=by, to=to))

    # People

    async def change_preferences(self, user: int, change: Callable[[Preferences], Preferences]) -> list[Table]:
        """Change a person's preferences and adjust their deadlines; returns the tables that now look different."""
        before, preferences = await self.people.change_preferences(user, change)
        if preferences == before:
            return []
        tables = await self.tables_of(user, limit=ALL)
        follow = partial(rescheduled, user=user, now=self.now(), preferences=preferences)
        changed = []
        for table in tables:
            if user in waited_for(table):
                # A table that is changing right now works out its waits itself.
                with suppress(Stale):
                    changed.append(await self.change(table.code, follow, stirs=False))
            elif (preferences.away, preferences.public) != (before.away, before.public):
                self.tell(table.code)
                changed.append(table)
        if preferences.public != before.public:
            # Show or hide their rating on the score sheets in channels.
            await self.sheets.follow(user)
        return changed

    def _game(self, name: str) -> AnyGame:
        try:
            return self._catalog.game(name)
        except KeyError:
            raise BadSetup("unknown_game", game=str(name)[:40]) from None


def _coded(table: Table, length: int) -> Table:
    """A new table with its own code, and with a seal if it is still to be dealt."""
    if table.agreed.practice is not None:
        return replace(table, code=practice_code(length))
    return sealed(replace(table, code=new_code(length)))
