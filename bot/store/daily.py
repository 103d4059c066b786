"""The deals of the day: everyone's plays, how they compare, and servers' daily posts.

Standings are updated with every play, in the transaction that ends it, so a day with many players reads as fast as one
with few.
"""

from __future__ import annotations

from dataclasses import asdict, fields, replace
from datetime import date, timedelta
from typing import Any, Mapping

from bot.store.daily_rows import EVER, DailyPost, Figures, PlayRow, Standing, TopRow
from bot.store.rows import insert
from bot.store.sessions import Session, Transactions

PLAY = tuple(field.name for field in fields(PlayRow))
POST = tuple(field.name for field in fields(DailyPost))
KEY = "daily key"
EVERYWHERE = 0
"""Used instead of a server's id for everyone, whatever server they play on."""

CLAIM_DAY = """
INSERT INTO daily_days (day, claimed_until) VALUES (:day, :until)
ON CONFLICT (day) DO UPDATE SET claimed_until = excluded.claimed_until
WHERE daily_days.par IS NULL AND daily_days.claimed_until <= :now
"""
COUNT = """
INSERT INTO daily_counts (day, guild, points, plays) VALUES (:day, :guild, :points, 1)
ON CONFLICT (day, guild, points) DO UPDATE SET plays = daily_counts.plays + 1
"""
STAND = """
INSERT INTO daily_standings (guild, span, user_id, plays, points, ended)
VALUES (:guild, :span, :user_id, 1, :points, :ended)
ON CONFLICT (guild, span, user_id) DO UPDATE SET
    plays = daily_standings.plays + 1, points = daily_standings.points + excluded.points, ended = excluded.ended
"""
STANDING = """
SELECT coalesce(sum(CASE WHEN points < :points THEN plays ELSE 0 END), 0) AS fewer,
       coalesce(sum(CASE WHEN points > :points THEN plays ELSE 0 END), 0) AS more,
       coalesce(sum(plays), 0) AS plays
FROM daily_counts WHERE day = :day AND guild = :guild
"""
SEEN_BY_OTHERS = """
NOT EXISTS (SELECT 1 FROM people WHERE people.user_id = found.user_id AND people.public = 'off')
"""
TOP = f"""
SELECT user_id, points, plays FROM daily_standings AS found
WHERE guild = :guild AND span = :span AND {SEEN_BY_OTHERS}
ORDER BY points DESC, ended, user_id LIMIT :limit
"""
SHARED = f"""
SELECT * FROM daily_plays AS found WHERE day = :day AND shared = :guild AND {SEEN_BY_OTHERS}
ORDER BY ended, user_id LIMIT :limit OFFSET :offset
"""
SEEN = """
INSERT INTO daily_servers (user_id, guild, seen) VALUES (:user, :guild, :day)
ON CONFLICT (user_id, guild) DO UPDATE SET seen = excluded.seen WHERE daily_servers.seen < excluded.seen
"""
STANDS = "SELECT 1 FROM daily_standings WHERE guild = :guild AND span = :day AND user_id = :user"
SET_POST = f"""
{insert("daily_posts", POST)} ON CONFLICT (guild) DO UPDATE SET
    channel = excluded.channel, hour = excluded.hour, pressed = excluded.pressed
"""
CLAIM_POST = """
UPDATE daily_posts SET claimed_until = :until WHERE guild = :guild AND posted < :day AND claimed_until <= :now
"""


class SqlDaily(Transactions):
    async def daily_key(self, fresh: str) -> str:
        async def work(session: Session) -> str:
            given = {"key": KEY, "value": fresh}
            await session.execute(f"{insert('meta', given)} ON CONFLICT (key) DO NOTHING", given)
            (found,) = await session.fetch("SELECT value FROM meta WHERE key = :key", {"key": KEY})
            return str(found["value"])

        return await self._write(work)

    # What was worked out about a day's deal

    async def claim_day(self, day: str, now: int, until: int) -> bool:
        given = {"day": day, "now": now, "until": until}
        return bool(await self._write(lambda session: session.execute(CLAIM_DAY, given)))

    async def set_figures(self, day: str, figures: Figures) -> None:
        sql = "UPDATE daily_days SET par = :par, best = :best WHERE day = :day"
        await self._change(sql, day=day, **figures._asdict())

    async def figures(self, day: str) -> Figures | None:
        found = await self._select("SELECT par, best FROM daily_days WHERE day = :day AND par IS NOT NULL", day=day)
        return Figures(**found[0]) if found else None

    # How people did

    async def play_of(self, day: str, user: int) -> PlayRow | None:
        sql = "SELECT * FROM daily_plays WHERE day = :day AND user_id = :user"
        found = await self._select(sql, day=day, user=user)
        return _play(found[0]) if found else None

    async def standing(self, day: str, guild: int | None, points: int) -> Standing:
        (row,) = await self._select(STANDING, day=day, guild=guild or EVERYWHERE, points=points)
        return Standing(int(row["fewer"]), int(row["more"]), int(row["plays"]))

    async def stands_on(self, day: str, guild: int, user: int) -> bool:
        return bool(await self._select(STANDS, day=day, guild=guild, user=user))

    async def take_part(self, day: str, guild: int, user: int) -> None:
        async def work(session: Session) -> None:
            given = {"day": day, "guild": guild, "user": user}
            await session.execute(SEEN, given)
            found = await session.fetch("SELECT * FROM daily_plays WHERE day = :day AND user_id = :user", given)
            if found and not await session.fetch(STANDS, given):
                await _count(session, _play(found[0]), guild)

        await self._write(work)

    async def has_tried(self, day: str, mark: str) -> bool:
        sql = "SELECT 1 FROM daily_tries WHERE day = :day AND mark = :mark"
        return bool(await self._select(sql, day=day, mark=mark))

    async def let_days_go(self, day: str, unseen: str) -> None:
        await self._change("DELETE FROM daily_tries WHERE day < :day", day=day)
        await self._change("DELETE FROM daily_servers WHERE seen < :unseen", unseen=unseen)

    async def daily_top(self, guild: int, span: str, limit: int) -> list[TopRow]:
        return [TopRow(**row) for row in await self._select(TOP, guild=guild, span=span, limit=limit)]

    async def share_play(self, day: str, user: int, guild: int) -> None:
        sql = "UPDATE daily_plays SET shared = :guild WHERE day = :day AND user_id = :user"
        await self._change(sql, day=day, user=user, guild=guild)

    async def shared_plays(self, day: str, guild: int, offset: int, limit: int) -> list[PlayRow]:
        given = {"day": day, "guild": guild, "offset": offset, "limit": limit}
        return [_play(row) for row in await self._select(SHARED, **given)]

    # The posts of servers

    async def set_daily_post(self, post: DailyPost) -> None:
        await self._change(SET_POST, **asdict(post))

    async def drop_daily_post(self, guild: int) -> None:
        await self._change("DELETE FROM daily_posts WHERE guild = :guild", guild=guild)

    async def daily_post(self, guild: int) -> DailyPost | None:
        found = await self._select("SELECT * FROM daily_posts WHERE guild = :guild", guild=guild)
        return _post(found[0]) if found else None

    async def daily_posts_for(self, user: int) -> list[DailyPost]:
        sql = """
            SELECT daily_posts.* FROM daily_posts JOIN daily_standings USING (guild)
            WHERE span = :span AND user_id = :user ORDER BY guild
        """
        return [_post(row) for row in await self._select(sql, span=EVER, user=user)]

    async def daily_posts_due(self, day: str, hour: int, now: int) -> list[DailyPost]:
        sql = "SELECT * FROM daily_posts WHERE posted < :day AND hour <= :hour AND claimed_until <= :now ORDER BY guild"
        return [_post(row) for row in await self._select(sql, day=day, hour=hour, now=now)]

    async def claim_daily_post(self, guild: int, day: str, now: int, until: int) -> bool:
        given = {"guild": guild, "day": day, "now": now, "until": until}
        return bool(await self._write(lambda session: session.execute(CLAIM_POST, given)))

    async def daily_posted(self, guild: int, day: str) -> None:
        await self._change(
            "UPDATE daily_posts SET posted = :day, claimed_until = 0 WHERE guild = :guild", guild=guild, day=day
        )

    async def daily_pressed(self, guild: int, day: str) -> None:
        sql = "UPDATE daily_posts SET pressed = :day WHERE guild = :guild AND pressed < :day"
        await self._change(sql, guild=guild, day=day)


async def record_play(session: Session, play: PlayRow) -> None:
    """Write a finished play and add it to the standings, as part of the transaction that ends it: such transactions
    take turns. It counts on the server where it was begun, and on all others where that person takes part."""
    day = date.fromisoformat(play.day)
    before = {"day": (day - timedelta(days=1)).isoformat(), "user": play.user_id}
    found = await session.fetch("SELECT streak FROM daily_plays WHERE day = :day AND user_id = :user", before)
    row = asdict(replace(play, streak=1 + (found[0]["streak"] if found else 0)))
    if not await session.execute(f"{insert('daily_plays', PLAY)} ON CONFLICT (day, user_id) DO NOTHING", row):
        return
    await session.execute(COUNT, {"day": play.day, "guild": EVERYWHERE, "points": play.points})
    servers = await session.fetch("SELECT guild FROM daily_servers WHERE user_id = :user", before)
    begun = [] if play.guild is None else [play.guild]
    for guild in sorted({*begun, *(one["guild"] for one in servers)}):
        await _count(session, play, guild)


async def _count(session: Session, play: PlayRow, guild: int) -> None:
    """Add a play to the standings and the tables of a server."""
    await session.execute(COUNT, {"day": play.day, "guild": guild, "points": play.points})
    for span in spans(date.fromisoformat(play.day)):
        await session.execute(STAND, {**asdict(play), "guild": guild, "span": span})


def spans(day: date) -> tuple[str, str, str]:
    """The periods a day belongs to: itself, its week, all time."""
    year, week, _ = day.isocalendar()
    return day.isoformat(), f"{year}-W{week:02}", EVER


def _play(row: Mapping[str, Any]) -> PlayRow:
    return PlayRow(**{name: row[name] for name in PLAY} | {"won": bool(row["won"])})


def _post(row: Mapping[str, Any]) -> DailyPost:
    return DailyPost(**{name: row[name] for name in POST})
