"""What the club asks of a store about keeping data: what it has about a person, and letting go of people, old games and
servers."""

from __future__ import annotations

from typing import Any, Collection, Mapping, NamedTuple, Protocol

THINNED = "thinned"
"""The status of a table whose moves have been deleted; its result is kept, and so its code stays taken."""
NAMELESS = "–"
"""What stands in place of a name, where there must be one."""


class Try(NamedTuple):
    """Someone's try at the deal of the day, which must not come back when they are forgotten."""

    day: str
    code: str
    """Of their play, if they have begun it."""
    mark: str
    """What stands for them on that day; nobody can tell from it who they are."""


class KeepingStore(Protocol):
    async def about(self, user: int) -> dict[str, list[dict[str, Any]]]:
        """Every row that is about a person, by its table; of `tables`, those where they have or had a seat."""

    async def forget(
        self, user: int, instead: int, endings: tuple[str, str], tried: Try, unreadable: Collection[str] = ()
    ) -> int:
        """Delete a person's settings and standings, and put the number `instead` in their place wherever a game, a
        result or a rating needs someone; returns how many tables that were. Conflict while they sit at a table that is
        open and not among the `unreadable`.

        `endings`: what codes that are made of the person end with, and what they shall end with instead. `tried`: what
        is kept of today's try, if they have begun it.
        """

    async def thin_out(self, before: int) -> int:
        """Delete the moves of games that ended before that second, and cancelled games from before it altogether;
        returns how many. Results and ratings stay."""

    async def servers_known(self) -> set[int]:
        """The servers that have tables, settings or a daily post."""

    async def departures(self) -> Mapping[int, int]:
        """The servers that the bot is no longer on, and since which second."""

    async def set_departed(self, guild: int, since: int | None) -> None:
        """Note that the bot is no longer on a server, unless that is noted already; None: that it is."""

    async def forget_server(self, guild: int) -> int:
        """Delete what is kept of a server: its settings, posts, standings and tables; returns how many of these. The
        results of its games stay with those who played, and don't tell where that was."""
