"""What players of a finished game post about it in the channel: each thing once, whatever happens meanwhile."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta

from bot.service.errors import ClubError
from bot.service.guards import in_a_channel
from bot.service.table import Table

BEING_POSTED = timedelta(minutes=1)
"""How long posting may take; after that, the poster must have crashed before recording the outcome."""


def about_to_share(table: Table, what: str, now: datetime) -> Table:
    in_a_channel(table)
    since = table.clock.sharing.get(what)
    if what in table.clock.shared or (since is not None and now - since < BEING_POSTED):
        raise ClubError("shared_already")
    return replace(table, clock=replace(table.clock, sharing={**table.clock.sharing, what: now}))


def has_shared(table: Table, what: str) -> Table:
    table = not_shared(table, what)
    return replace(table, clock=replace(table.clock, shared=(*table.clock.shared, what)))


def not_shared(table: Table, what: str, now: datetime | None = None, *, perhaps: bool = False) -> Table:
    """The table without the record; with `perhaps`, one stays that makes the next attempt check the channel first."""
    kept = {one: since for one, since in table.clock.sharing.items() if one != what}
    if perhaps and now is not None:
        kept[what] = now - BEING_POSTED
    return replace(table, clock=replace(table.clock, sharing=kept))
