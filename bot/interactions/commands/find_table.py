"""Finds the table that a command is about."""

from __future__ import annotations

from bot.interactions.access import COMMANDS, VERBS
from bot.interactions.context import Context
from bot.interactions.guard import check
from bot.interactions.request import Request
from bot.panels.moves import open_to
from bot.service.club import Club
from bot.service.errors import ClubError
from bot.service.table import OPEN, Status, Table

LOOKED_AT = 25
"""How many of a server's lobbies to check: each may take requests to Discord."""


async def candidates(club: Club, interaction: Request, *, anyone: bool = False) -> list[Table]:
    """Tables a person may mean: their own here and, with `anyone`, all others here; or else their own elsewhere."""
    here = await club.tables_in(interaction.channel_id or 0, OPEN)
    mine = await club.tables_of(interaction.user.id, OPEN)
    own_here = [table for table in here if table.seat_of(interaction.user.id) is not None]
    others = [table for table in here if anyone and table not in own_here]
    return own_here + others or mine


async def find_table(
    context: Context, interaction: Request, command: str, code: str | None, *, anyone: bool = False, ask: bool = True
) -> Table:
    """The named table, or else the only one they can mean; ClubError if the person may not use the command there.

    With `anyone`, and no table named, it may be one in this channel where they have no seat. For `ask`, see the guard.
    """
    table = await (context.club.get(code) if code else _meant(context.club, interaction, anyone))
    await check(context, interaction, COMMANDS[command], table, ask=ask)
    return table


async def _meant(club: Club, interaction: Request, anyone: bool) -> Table:
    found = await candidates(club, interaction, anyone=anyone)
    if not found:
        for code in await club.damaged_of(interaction.user.id):
            await club.get(code)  # raises what is told of it
        raise ClubError("no_table_here")
    own = [table for table in found if table.seat_of(interaction.user.id) is not None]
    if len(own) == 1:
        return own[0]
    if len(found) > 1:
        raise ClubError("which_table", codes=[table.code for table in found])
    return found[0]


def may_place(table: Table, seat: int | None) -> bool:
    """Whether a seat can place a card now: not while it still has to choose one, and not when it is done."""
    if seat is None or table.status is not Status.PLAYING:
        return False
    return open_to(table.view(seat)).placing


async def joinable(context: Context, interaction: Request, guild: int) -> list[Table]:
    """Tables on this server where the person could sit down now, newest first: only in channels they see."""
    user, found = interaction.user.id, []
    for table in await context.club.tables_on(guild, (Status.LOBBY,), limit=LOOKED_AT):
        seated = table.seat_of(user) is not None
        room = len(table.seats.holders) < table.agreed.capacity
        if (user in table.seats.asked if seated else room) and await _sees(context, interaction, table):
            found.append(table)
    return found


async def _sees(context: Context, interaction: Request, table: Table) -> bool:
    try:
        await check(context, interaction, VERBS["join"], table)
    except ClubError:
        return False
    return True
