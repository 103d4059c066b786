"""Which moves were made for people while they were away, until they have been told about them."""

from __future__ import annotations

from dataclasses import replace

from bot.service.table import Table

REMEMBERED = 12
"""The most moves remembered for one person; of more, they hear about the last ones."""


def noted_for(table: Table, seat: int) -> Table:
    """The table with its last move recorded as made for whoever holds that seat, if that is a person."""
    person = table.seats.holders[seat].person
    if person is None or table.match is None:
        return table
    made = (*table.clock.made_for.get(person.id, ()), len(table.match.entries) - 1)[-REMEMBERED:]
    return replace(table, clock=replace(table.clock, made_for={**table.clock.made_for, person.id: made}))


def told(table: Table, user: int) -> Table:
    """The table without the moves a person has now been told about."""
    left = {one: made for one, made in table.clock.made_for.items() if one != user}
    return replace(table, clock=replace(table.clock, made_for=left))
