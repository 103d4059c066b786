"""Which table a command means."""

from __future__ import annotations

from bot.interactions.request import Request
from bot.panels.moves import open_to
from bot.service.club import Club
from bot.service.errors import ClubError
from bot.service.table import Status, Table

OPEN = (Status.LOBBY, Status.PLAYING)


async def candidates(club: Club, interaction: Request, *, anyone: bool = False) -> list[Table]:
    """The tables a person may mean: their own in this channel, or for looking any here; else their own elsewhere."""
    here = await club.tables_in(interaction.channel_id or 0, OPEN)
    mine = await club.tables_of(interaction.user.id, OPEN)
    own_here = [table for table in here if table.seat_of(interaction.user.id) is not None]
    others = [table for table in here if anyone and table not in own_here]
    return own_here + others or mine


async def find_table(club: Club, interaction: Request, code: str | None, *, anyone: bool = False) -> Table:
    """The table named, or the only one that can be meant. `anyone` may look on: on its own server."""
    if code:
        named = await club.get(code.strip().upper())
        if anyone and not _may_watch(interaction, named):
            raise ClubError("no_such_table", table=named.code)
        return named
    found = await candidates(club, interaction, anyone=anyone)
    if not found:
        raise ClubError("no_table_here")
    own = [table for table in found if table.seat_of(interaction.user.id) is not None]
    if len(own) == 1:
        return own[0]
    if len(found) > 1:
        raise ClubError("which_table", codes=[table.code for table in found])
    return found[0]


def _may_watch(interaction: Request, table: Table) -> bool:
    """What one server plays is not for another's eyes; whoever sits there may look from anywhere."""
    here = table.location.guild is not None and table.location.guild == interaction.guild_id
    return here or table.seat_of(interaction.user.id) is not None


def may_place(table: Table, seat: int | None) -> bool:
    """Whether a seat can lay a card now: not while it chooses one, and not when it is done."""
    if seat is None or table.status is not Status.PLAYING:
        return False
    return open_to(table.view(seat)).placing
