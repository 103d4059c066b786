"""What a store keeps about finished games, their results and ratings, and what the club asks it about them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Callable, Iterable, Mapping, NamedTuple, Protocol, Sequence

from bot.store.daily_rows import PlayRow

LATER = 2**62
"""A number that no result has yet."""


@dataclass(frozen=True, kw_only=True)
class SeatRow:
    """How a finished game ended for one holder of one seat; each field is a column."""

    seat: int
    tenure: int
    """Numbers the holders of this seat from 0, in the order they held it."""
    user_id: int | None
    """None for a bot."""
    name: str | None
    level: str | None
    """The level of the bot that held the seat at the end; None for a person."""
    since: int
    until: int
    """They held it from this move of the game to that one."""
    own: int
    stand_in: int
    requested: int
    forced: int
    """How many of the seat's moves during their time were decided by them, by a stand-in, by a bot at their request,
    and by nobody, being the only move left."""
    finish: str
    """`kept` the seat to the end, `missing` at the end, or `left` it before."""
    side: int
    """The same for partners; otherwise the seat."""
    points: int
    place: int
    won: bool
    components: Mapping[str, int]
    """How often each component is visible on the seat's board at the end."""
    usual: float | None = None
    """What the best bot makes of the same cards; None until that is worked out, which is done only for people."""
    chosen: float | None = None
    """What it makes of the cards this person chose; None also where choosing cannot be separated from placing."""


@dataclass(frozen=True, kw_only=True)
class ResultRow:
    """A finished game; each field but `seats` is a column. Times are in seconds since 1970."""

    number: int = 0
    """Assigned by the store in the transaction that writes it; later results have higher numbers."""
    code: str
    game: str
    guild: int | None
    channel: int
    parent: int | None
    began: int
    ended: int
    moves: int
    people: int
    """How many seats people held at the start."""
    bots: int
    rated: bool
    """Whether it was agreed that the game is rated."""
    decided_by: str
    options: Mapping[str, str]
    phases: Sequence[int]
    """How long each phase took, in seconds."""
    seats: tuple[SeatRow, ...]
    """By seat, then in the order they held it."""


class EndRow(NamedTuple):
    """What a server's statistics need from a result."""

    ended: int
    phases: Sequence[int]


@dataclass(frozen=True)
class RatingRow:
    """A person's rating in a game after the result with that number."""

    user_id: int
    game: str
    number: int
    mu: float
    sigma: float
    games: int
    """How many rated games they have played."""


Rate = Callable[[ResultRow, Mapping[int, RatingRow]], Sequence[RatingRow]]
"""The ratings that change because of a result, given its people's ratings before; by user, and new people have none."""


@dataclass(frozen=True)
class Rerated:
    """The outcome of rating all results again."""

    results: int
    ratings: int
    changed: int
    """How many ratings differ from before."""


@dataclass(frozen=True)
class Ending:
    """What is written together with the move that ends a game."""

    result: ResultRow
    rate: Rate
    play: PlayRow | None = None
    """Set if it was someone's play of the day."""


@dataclass(frozen=True)
class Filter:
    """Which results to find: those that match everything that is not None."""

    user: int | None = None
    """Who held a seat."""
    opponent: int | None = None
    """Who else held one."""
    guild: int | None = None
    game: str | None = None
    channels: tuple[int, ...] | None = None
    """The table's channel, or the parent channel of its thread."""
    before: int | None = None
    """Only results with lower numbers than this."""


class ResultStore(Protocol):
    async def record(self, ending: Ending) -> None:
        """Record and rate the result of a game that ended earlier; does nothing if it is recorded already."""

    async def unrecorded(self) -> list[str]:
        """The finished games without a result, in the order they ended."""

    async def unweighed(self, since: int, limit: int) -> list[str]:
        """The games that ended since that second and were played to the end by someone, without a bot's help, of whose
        cards it is not known what they usually bring, newest first."""

    async def set_luck(self, code: str, seat: int, usual: float, chosen: float | None) -> None:
        """Note what the cards of whoever kept a seat usually bring, unless that has been noted."""

    async def rerate(self, rate: Rate) -> Rerated:
        """Forget all ratings and rate every result again, in order."""

    async def result_of(self, code: str) -> ResultRow | None: ...

    async def history(self, asked: Filter, offset: int, limit: int) -> list[ResultRow]:
        """The matching results, newest first."""

    async def ratings(self, users: Iterable[int], game: str, before: int = ...) -> dict[int, RatingRow]:
        """These people's current ratings, or those before the result with that number; without people who have none."""

    async def rating_moves(self, number: int) -> list[RatingRow]:
        """The ratings changed by the result with that number."""

    async def rating_line(self, user: int, game: str) -> list[RatingRow]:
        """A person's ratings after each of their rated games, oldest first."""

    async def players(self, guild: int, since: int, game: str | None = None, beside: int | None = None) -> list[int]:
        """Everyone with a result on a server since that second, in one game or any; `beside`: only those who played
        with them."""

    async def ends_since(self, guild: int, since: int) -> list[EndRow]:
        """A server's results since that second, oldest first, with just what its statistics need."""

    async def unfinished_since(self, guild: int, since: str) -> int:
        """How many games at tables opened on a server since then began but were cancelled."""
