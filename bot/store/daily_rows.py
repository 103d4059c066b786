"""What a store keeps about the deals of the day, and what the club asks it about them.

Days are written as in ISO 8601, so that they sort alphabetically.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, Protocol

EVER = "ever"
"""The period of a standing over all time; other periods are a day or a week."""


@dataclass(frozen=True, kw_only=True)
class PlayRow:
    """Someone's finished play of a day; each field is a column."""

    day: str
    user_id: int
    code: str
    guild: int | None
    """The server where it was begun."""
    points: int
    target: int | None
    """The opponent's points."""
    won: bool
    ended: int
    streak: int = 0
    """How many days in a row they have finished; filled in by the store."""
    shared: int | None = None
    """The server on which they have shared it; None, or 0 in older rows, if they have not."""


class Figures(NamedTuple):
    """What was worked out about a day's deal."""

    par: int
    """The points of our best bot."""
    best: int
    """The most points found."""


class Standing(NamedTuple):
    """How a score ranks among everyone who finished that day."""

    fewer: int
    """How many have fewer."""
    more: int
    plays: int


class TopRow(NamedTuple):
    user_id: int
    points: int
    plays: int


@dataclass(frozen=True)
class DailyPost:
    """A server's post of the day; each field is a column."""

    guild: int
    channel: int
    hour: int
    """The hour from which it is due, in UTC."""
    posted: str
    """The last day that was posted."""
    pressed: str
    """The last day on which someone pressed it; at first the day it was turned on."""
    claimed_until: int = 0


class DailyStore(Protocol):
    async def daily_key(self, fresh: str) -> str:
        """The key of all days, made once: `fresh` if there is none yet. Forever as secret as a hand."""

    async def claim_day(self, day: str, now: int, until: int) -> bool:
        """Whether the caller should work out a day's figures: nobody has, or is doing it. The claim expires."""

    async def set_figures(self, day: str, figures: Figures) -> None: ...

    async def figures(self, day: str) -> Figures | None:
        """What was worked out about a day; None if it has not been yet."""

    async def play_of(self, day: str, user: int) -> PlayRow | None: ...

    async def standing(self, day: str, guild: int | None, points: int) -> Standing:
        """How this score ranks on a server, or everywhere if `guild` is None."""

    async def stands_on(self, day: str, guild: int, user: int) -> bool:
        """Whether someone's play of a day counts on that server."""

    async def take_part(self, day: str, guild: int, user: int) -> None:
        """Note that someone has opened a day's deal on a server: their plays count there too, beginning with that
        day's if it is finished."""

    async def has_tried(self, day: str, mark: str) -> bool:
        """Whether someone with that mark had begun a day's deal when they were forgotten."""

    async def let_days_go(self, day: str, unseen: str) -> None:
        """Drop the marks of days before `day`, and let nobody take part on a server any more where they have opened no
        day's deal since `unseen`."""

    async def daily_top(self, guild: int, span: str, limit: int) -> list[TopRow]:
        """A server's ranking for a period, best first; without people who do not want to be in rankings."""

    async def share_play(self, day: str, user: int, guild: int) -> None: ...

    async def shared_plays(self, day: str, guild: int, offset: int, limit: int) -> list[PlayRow]:
        """The plays of a day that were shared on a server, in the order they were finished; without those of whoever
        does not want to be seen by others any more."""

    async def set_daily_post(self, post: DailyPost) -> None:
        """Turn on a server's post, or change where and when it comes: then what was posted, or is being posted right
        now, stays noted, so that there is no second one that day."""

    async def drop_daily_post(self, guild: int) -> None: ...

    async def daily_post(self, guild: int) -> DailyPost | None: ...

    async def daily_posts_for(self, user: int) -> list[DailyPost]:
        """The posts of all servers in whose rankings someone is: they may name them."""

    async def daily_posts_due(self, day: str, hour: int, now: int) -> list[DailyPost]:
        """The posts of a day that are due at that hour and that nobody is making."""

    async def claim_daily_post(self, guild: int, day: str, now: int, until: int) -> bool:
        """Whether the caller should post: nobody has that day, or is doing it. The claim expires."""

    async def daily_posted(self, guild: int, day: str) -> None: ...

    async def daily_pressed(self, guild: int, day: str) -> None: ...
