"""Checks whether a person may do something at a table, from here, now, before any press, form or command acts."""

from __future__ import annotations

from functools import partial

from bot.interactions.access import LOOKING, PLAYING, Rule, Who
from bot.interactions.context import Context
from bot.interactions.request import Request, moderates
from bot.interactions.visibility import Visibility, visibility
from bot.service.errors import ClubError
from bot.service.guards import hosted_by, seat_held_by
from bot.service.table import Status, Table


async def check(context: Context, interaction: Request, rule: Rule, table: Table, *, ask: bool = True) -> None:
    """Raise a ClubError if the rule does not allow it. `ask=False`: do not wait for Discord, use only what is known.

    Someone who may not see a table is told exactly what they would be told if it did not exist.
    """
    if rule.who in (Who.ANYONE, Who.MANAGER):
        return
    seated = table.seat_of(interaction.user.id) is not None
    if not (seated and rule.who in LOOKING):
        await _check_visibility(context, interaction, rule, table, seated, ask)
    if rule.status == PLAYING and table.agreed.until is not None and interaction.created_at >= table.agreed.until:
        raise ClubError("day_over")
    if table.status not in rule.status:
        raise ClubError(_wrong_status(rule, table))
    if rule.who in (Who.SEATED, Who.PLAYER):
        seat_held_by(table, interaction.user.id)
    elif rule.who is Who.HOST or (rule.who is Who.MODERATOR and not await moderates(interaction, table)):
        hosted_by(table, interaction.user.id)


async def _check_visibility(
    context: Context, interaction: Request, rule: Rule, table: Table, seated: bool, ask: bool
) -> None:
    if table.location.guild is None and seated:
        return  # a table in their own direct messages, or their guided game
    before_asking = partial(context.responder.acknowledge, interaction) if ask else None
    if table.location.guild in context.barred:
        seen = Visibility.HIDDEN  # reached from elsewhere: nothing more happens on a barred server
    else:
        seen = await visibility(interaction, table.location, before_asking)
    if seen is Visibility.SEEN:
        return
    # The channel is gone, so nothing done here can disturb anyone in it: its players may continue.
    if seen is Visibility.GONE and (seated or (rule.who is Who.MODERATOR and await moderates(interaction, table))):
        return
    if seated:
        raise ClubError("out_of_sight", table=table.code)
    raise ClubError("no_such_table", table=table.code)


def _wrong_status(rule: Rule, table: Table) -> str:
    if rule.status == (Status.LOBBY,):
        return "not_in_lobby"
    if rule.status == (Status.OVER,) and table.status is not Status.CANCELLED:
        return "not_over"
    return "not_playing"


def guild_managed(interaction: Request) -> int:
    """The id of this server, if the person may see and change its settings. Otherwise ClubError."""
    if interaction.guild_id is None:
        raise ClubError("only_servers")
    if not interaction.permissions.manage_guild:
        raise ClubError("only_managers")
    return interaction.guild_id
