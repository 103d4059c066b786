"""What a store keeps of the deals of the day, and what the club asks of it about them.

Days are written as in ISO 8601, so that their order is that of their letters.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, Protocol

EVER = "ever"
"""The span of a standing over all time; other spans are a day or a week."""


@dataclass(frozen=True, kw_only=True)
class PlayRow:
    """Someone's play of a day, finished; each field is a column."""

    day: str
    user_id: int
    code: str
    guild: int | None
    """The server where it was begun."""
    points: int
    target: int | None
    """What was to be beaten."""
    won: bool
    ended: int
    streak: int = 0
    """On how many days in a row they have finished; given by the store."""
    shared: int | None = None
    """The server on which they have shared it; None, or 0 in older rows, if on none."""


class Figures(NamedTuple):
    """What can be made of a day's deal."""

    par: int
    """The points of our best bot."""
    best: int
    """The most points that were found."""


class Standing(NamedTuple):
    """Where some number of points stands among those of everyone who has finished that day."""

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
    """From which hour on, in UTC."""
    posted: str
    """The last day that has its post."""
    pressed: str
    """The last day on which someone pressed it; at first the day on which it was asked for."""
    claimed_until: int = 0


class DailyStore(Protocol):
    async def daily_key(self, fresh: str) -> str:
        """The key of all days, made once: `fresh` if there is none yet. As secret as a hand, for good."""

    async def claim_day(self, day: str, now: int, until: int) -> bool:
        """Whether the caller is to work out the figures of a day: nobody has, or is at it. The claim ends by itself."""

    async def set_figures(self, day: str, figures: Figures) -> None: ...

    async def figures(self, day: str) -> Figures | None:
        """None if they have not been worked out yet."""

    async def play_of(self, day: str, user: int) -> PlayRow | None: ...

    async def standing(self, day: str, guild: int | None, points: int) -> Standing:
        """Where these points stand on a server, or everywhere if `guild` is None."""

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
        """The table of a server for a span, best first; without whoever does not want to be seen in rankings."""

    async def share_play(self, day: str, user: int, guild: int) -> None: ...

    async def shared_plays(self, day: str, guild: int, offset: int, limit: int) -> list[PlayRow]:
        """The plays of a day that were shared on a server, in the order they were finished; without those of whoever
        does not want to be seen by others any more."""

    async def set_daily_post(self, post: DailyPost) -> None: ...

    async def drop_daily_post(self, guild: int) -> None: ...

    async def daily_post(self, guild: int) -> DailyPost | None: ...

    async def daily_posts_due(self, day: str, hour: int, now: int) -> list[DailyPost]:
        """The posts of a day that are due at that hour, and that nobody is at."""

    async def claim_daily_post(self, guild: int, day: str, now: int, until: int) -> bool:
        """Whether the caller is to post: nobody has that day, or is at it. The claim ends by itself."""

    async def daily_posted(self, guild: int, day: str) -> None: ...

    async def daily_pressed(self, guild: int, day: str) -> None: ...
