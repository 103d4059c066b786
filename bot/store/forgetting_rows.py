"""What the club asks of a store about people's data: collecting it, and deleting people, old games and servers."""

from __future__ import annotations

from typing import Any, Collection, Mapping, NamedTuple, Protocol

THINNED = "thinned"
"""The status of a table whose moves were deleted; its result is kept, so its code stays taken."""
NAMELESS = "–"
"""Used in place of a name, where there has to be one."""


class Try(NamedTuple):
    """Someone's try at the deal of the day: being forgotten must not give them another."""

    day: str
    code: str
    """Their play's code, if they have begun it."""
    mark: str
    """Stands for them on that day, without revealing who they are."""


class ForgettingStore(Protocol):
    async def about(self, user: int) -> dict[str, list[dict[str, Any]]]:
        """Every row about a person, by table; of `tables`, those where they have or had a seat."""

    async def forget(
        self, user: int, instead: int, endings: tuple[str, str], tried: Try, unreadable: Collection[str] = ()
    ) -> int:
        """Delete a person's settings and standings, and put the number `instead` in their place wherever a game, a
        result or a rating needs someone; returns how many tables that concerns. Conflict while they sit at an open
        table that is not among the `unreadable`.

        `endings`: how codes made from the person end, and how they should end instead. `tried`: what to keep about
        today's try, if they have begun it.
        """

    async def thin_out(self, before: int) -> int:
        """Delete the moves of games that ended before that second, and cancelled games from before it entirely; returns
        how many. Results and ratings stay."""

    async def servers_known(self) -> set[int]:
        """The servers that have tables, settings or a daily post."""

    async def departures(self) -> Mapping[int, int]:
        """The servers the bot is no longer on, and since which second."""

    async def set_departed(self, guild: int, since: int | None) -> None:
        """Record that the bot is no longer on a server, unless that is recorded already; None: that it is back."""

    async def forget_server(self, guild: int) -> int:
        """Delete what is stored about a server: its settings, posts, standings and tables; returns how many tables. The
        results of its games stay with the people who played, but no longer say where."""
