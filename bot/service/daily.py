"""The deal of the day: everyone plays the same solo deal, once a day, and sees how they compare.

A play is an ordinary table with one person, and goes through the same gate. It is not in any channel: its player sees
it in private panels, and it is found by its code, which is made from the day and the person, so nobody can have two.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from functools import partial
from string import ascii_uppercase, digits
from typing import Callable

from bot.service.errors import ClubError
from bot.service.table import NOWHERE, Agreement, Holder, Location, Person, Seats, Status, Table, Tenure
from bot.service.table_cache import TableCache
from bot.store.base import Conflict, Store
from bot.store.daily import spans
from bot.store.daily_rows import DailyPost, Figures, PlayRow, Standing, TopRow
from bot.store.forgetting_rows import Try
from bot.workers import jobs
from bot.workers.fair_queue import Purpose
from bot.workers.pool import Workers, once
from engine.catalog import DEFAULT_PACK, GAMES, Catalog
from engine.daily import Mark, deal_of, options_of
from engine.deal import seal_of
from engine.game import AnyGame
from engine.replay import Match

FIRST = date(2026, 1, 1)
"""The first day with a deal: number 1."""
COUNTED, FOR_FUN = "D", "F"
"""How these codes begin. No other table has a hyphen in its code."""
DIGITS = digits + ascii_uppercase
NICE = 19
"""The nice value of a process that works out a day."""
CLAIMED = timedelta(minutes=5)
"""How long a process may take to work out a day's deal, or to post it."""
IGNORED = timedelta(days=14)
"""How long a server's posts continue if nobody presses them."""
TAKES_PART = timedelta(days=14)
"""How long someone's plays count on a server after they last opened a day's deal there."""
SPANS = ("today", "week", "ever")
"""The period a server's ranking covers."""
TOP, PODIUM = 10, 3
"""How many people a server's ranking lists, and a daily post."""


@dataclass(frozen=True)
class Result:
    """How someone's counting play went, and how it compares so far."""

    play: PlayRow
    figures: Figures | None
    everywhere: Standing
    here: Standing | None
    """Among those who take part on the server where they look at it; None if the play does not count there."""


@dataclass(frozen=True)
class Proof:
    """What may be known about a day's deal: the seal from the day before, the secret from the day after."""

    day: date
    seal: str
    secret: str | None = None


def number_of(day: date) -> int:
    return (day - FIRST).days + 1


def ends_at(day: date) -> datetime:
    return datetime.combine(day + timedelta(days=1), time(), UTC)


def code_of(day: date, user: int, kind: str = COUNTED) -> str:
    return f"{kind}{number_of(day)}{code_ending(user)}"


def number_in(code: str) -> int | None:
    """The number of the day that a game plays; None if it is not a play of the day."""
    kind, number = code[:1], code[1:].partition("-")[0]
    return int(number) if kind in (COUNTED, FOR_FUN) and "-" in code and number.isdecimal() else None


def code_ending(number: int) -> str:
    """How the codes of someone's plays end. A person who was forgotten has a number below 0."""
    found, number = "", abs(number)
    while number:
        number, last = divmod(number, len(DIGITS))
        found = DIGITS[last] + found
    return f"-{found}"


async def key_of(store: Store) -> str:
    """The key of all days. Forever as secret as a hand."""
    return await store.daily_key(secrets.token_hex(32))


async def try_of(store: Store, now: datetime, user: int) -> Try:
    """Someone's try at today's deal, with a mark that stands for them on this day only: without the key it says
    nothing, and on another day it is a different one."""
    day = now.astimezone(UTC).date()
    mark = hmac.new((await key_of(store)).encode(), f"try {day.isoformat()} {user}".encode(), hashlib.sha256)
    return Try(day.isoformat(), code_of(day, user), mark.hexdigest())


def game_of_the_day() -> AnyGame:
    """The first game that has a deal of the day."""
    return next(game for game in GAMES.values() if game.daily)


def day_of(table: Table) -> date:
    return date.fromisoformat(table.agreed.daily)


async def worked_out(match: Match) -> Figures:
    """Work out the best results a deal allows, in a low-priority process: it takes a while, and nobody who plays should
    have to wait for it."""
    found = await once(partial(jobs.worked_out, match.to_json()), NICE)
    return Figures(found.par, found.best)


class Daily:
    def __init__(
        self, store: Store, cache: TableCache, catalog: Catalog, now: Callable[[], datetime], workers: Workers
    ) -> None:
        self._workers = workers
        self._store = store
        self._cache = cache
        self._catalog = catalog
        self._now = now
        self._key = ""

    def today(self) -> date:
        return self._now().astimezone(UTC).date()

    def is_over(self, day: date) -> bool:
        return day < self.today()

    def withholds(self, table: Table) -> bool:
        """Whether the deal of a finished game must stay secret for now, because others have yet to play it."""
        return bool(table.agreed.daily) and not self.is_over(day_of(table))

    def check(self, day: date) -> None:
        """Raise ClubError if that day has no deal, or not yet."""
        if not FIRST <= day <= self.today():
            raise ClubError("no_such_day", first=FIRST.isoformat(), last=self.today().isoformat())

    async def match(self, day: date) -> Match:
        """The deal of a day before the first move. It holds every secret of the day: never let it leave the service."""
        game = game_of_the_day()
        at = day.isoformat()
        return self._catalog.begin(game.name, 1, options_of(game, at), deal_of(await self._secret(), at))

    async def _secret(self) -> str:
        if not self._key:
            self._key = await key_of(self._store)
        return self._key

    async def proof(self, day: date) -> Proof:
        deal = deal_of(await self._secret(), day.isoformat())
        if day > self.today() + timedelta(days=1):
            raise ClubError("no_such_day", first=FIRST.isoformat(), last=self.today().isoformat())
        return Proof(day, seal_of(deal.secret), deal.secret if self.is_over(day) else None)

    # Playing

    async def find(self, day: date, user: int, kind: str = COUNTED) -> Table | None:
        try:
            return await self._cache.get(code_of(day, user, kind))
        except ClubError:
            return None

    async def open(self, day: date, person: Person, guild: int | None, language: str, *, again: bool = False) -> Table:
        """Someone's play of that day, begun now if they have none. Today's counts; earlier days are for fun. Someone
        who opens today's on a server takes part there. ClubError if they have had their try and were forgotten since.

        `again`: play an earlier day for fun even if they already played it when it counted.
        """
        self.check(day)
        counts = day == self.today()
        if not counts and not again:
            before = await self.find(day, person.id)
            if before is not None and before.status is Status.OVER:
                return before
        kind = COUNTED if counts else FOR_FUN
        found = await self.find(day, person.id, kind)
        if counts and found is None:
            tried = await try_of(self._store, self._now(), person.id)
            if await self._store.has_tried(tried.day, tried.mark):
                raise ClubError("day_tried", when=f"<t:{int(ends_at(day).timestamp())}:R>")
        if counts and guild is not None:
            await self._store.take_part(day.isoformat(), guild, person.id)
        if found is not None:
            return found
        try:
            return await self._cache.create(await self._begun(day, person, guild, language, kind))
        except Conflict:  # they pressed twice, perhaps reaching two processes
            return await self._cache.get(code_of(day, person.id, kind))

    async def _begun(self, day: date, person: Person, guild: int | None, language: str, kind: str) -> Table:
        match = await self.match(day)
        return Table(
            code=code_of(day, person.id, kind),
            rev=1,
            status=Status.PLAYING,
            location=Location(None, NOWHERE),
            agreed=Agreement(
                game=match.setup.game,
                capacity=1,
                options={**match.setup.options, "hints": "off", "rated": "off"},
                pack=DEFAULT_PACK,
                language=language,
                created=self._now(),
                daily=day.isoformat(),
                until=ends_at(day) if kind == COUNTED else None,
                home=guild,
            ),
            seats=Seats(host=person.id, holders=(Holder(person=person),), tenures=(Tenure(0, 0, person),)),
            match=match,
        )

    async def play_of(self, day: date, user: int) -> PlayRow | None:
        """Someone's counting play, if they have finished it."""
        return await self._store.play_of(day.isoformat(), user)

    async def result(self, day: date, user: int, guild: int | None = None) -> Result | None:
        """How someone's counting play went, also on the server where they look at it; None if they have not
        finished."""
        play = await self.play_of(day, user)
        if play is None:
            return None
        here = None
        if guild is not None and await self._store.stands_on(play.day, guild, user):
            here = await self._store.standing(play.day, guild, play.points)
        everywhere = await self._store.standing(play.day, None, play.points)
        return Result(play, await self.figures(day), everywhere, here)

    async def streak(self, user: int) -> int:
        """How many days in a row someone has finished, up to today, or up to yesterday if today's is still open."""
        for day in (self.today(), self.today() - timedelta(days=1)):
            play = await self.play_of(day, user)
            if play is not None:
                return play.streak
        return 0

    async def marks(self, table: Table) -> list[Mark]:
        """How good each turn of a finished play was."""
        assert table.match is not None
        return await self._workers.run(partial(jobs.marked, table.match), Purpose.OWN)

    # Comparing

    async def top(self, guild: int, span: str) -> list[TopRow]:
        return await self._store.daily_top(guild, spans(self.today())[SPANS.index(span)], TOP)

    async def best_of(self, guild: int, day: date) -> list[TopRow]:
        return await self._store.daily_top(guild, spans(day)[0], PODIUM)

    async def share(self, day: date, user: int, guild: int | None) -> None:
        """Record that someone shares their play: others on that server who have finished may look at it. Sharing it in
        a private conversation as well does not undo this."""
        if guild is not None:
            await self._store.share_play(day.isoformat(), user, guild)

    async def shared(self, day: date, guild: int, offset: int, limit: int) -> list[PlayRow]:
        return await self._store.shared_plays(day.isoformat(), guild, offset, limit)

    async def let_go(self) -> None:
        """Delete what is kept only for a while: marks of past days, and servers where someone no longer plays."""
        today = self.today()
        await self._store.let_days_go(today.isoformat(), (today - TAKES_PART).isoformat())

    # The posts of servers

    async def post_of(self, guild: int) -> DailyPost | None:
        return await self._store.daily_post(guild)

    async def posts_for(self, user: int) -> list[DailyPost]:
        """The posts of all servers that may name someone."""
        return await self._store.daily_posts_for(user)

    async def set_post(self, guild: int, channel: int | None, hour: int | None) -> None:
        """Turn on the daily post, or change where and when it comes. ClubError if there is no channel for it."""
        before = await self.post_of(guild)
        if before is None and channel is None:
            raise ClubError("no_daily_channel")
        today = self.today().isoformat()
        yesterday = (self.today() - timedelta(days=1)).isoformat()
        await self._store.set_daily_post(
            DailyPost(
                guild,
                channel or (before.channel if before else 0),
                hour if hour is not None else (before.hour if before else 0),
                before.posted if before else yesterday,
                today,
            )
        )

    async def drop_post(self, guild: int) -> None:
        await self._store.drop_daily_post(guild)

    def is_ignored(self, post: DailyPost) -> bool:
        """Whether nobody has pressed a server's posts for so long that they should stop."""
        return self.today() - date.fromisoformat(post.pressed) >= IGNORED

    async def posts_due(self) -> list[DailyPost]:
        now = self._now().astimezone(UTC)
        return await self._store.daily_posts_due(self.today().isoformat(), now.hour, int(now.timestamp()))

    async def claim_post(self, post: DailyPost) -> bool:
        now = self._now()
        claimed = int(now.timestamp()), int((now + CLAIMED).timestamp())
        return await self._store.claim_daily_post(post.guild, self.today().isoformat(), *claimed)

    async def posted(self, post: DailyPost) -> None:
        await self._store.daily_posted(post.guild, self.today().isoformat())

    async def pressed(self, guild: int) -> None:
        """Record that someone pressed a server's daily post."""
        await self._store.daily_pressed(guild, self.today().isoformat())

    async def figures(self, day: date) -> Figures | None:
        """What was worked out about a day; None if it has not been yet."""
        return await self._store.figures(day.isoformat())

    async def work_out(self, day: date) -> bool:
        """Work out a day's deal, unless someone has or is doing it; returns whether we did."""
        now = self._now()
        claimed = int(now.timestamp()), int((now + CLAIMED).timestamp())
        if await self.figures(day) is not None or not await self._store.claim_day(day.isoformat(), *claimed):
            return False
        match = await self.match(day)
        await self._store.set_figures(day.isoformat(), await worked_out(match))
        return True
