"""Which moves were made in people's place while they were not there, until they have been told of them."""

from __future__ import annotations

from dataclasses import replace

from bot.service.table import Table

REMEMBERED = 12
"""Most moves remembered for one person; of more, the last ones are told."""


def noted_for(table: Table, seat: int) -> Table:
    """The table with its last move noted as made for whoever holds that seat, if that is a person."""
    person = table.seats.holders[seat].person
    if person is None or table.match is None:
        return table
    made = (*table.clock.made_for.get(person.id, ()), len(table.match.entries) - 1)[-REMEMBERED:]
    return replace(table, clock=replace(table.clock, made_for={**table.clock.made_for, person.id: made}))


def told(table: Table, user: int) -> Table:
    """The table without what a person has been told."""
    left = {one: made for one, made in table.clock.made_for.items() if one != user}
    return replace(table, clock=replace(table.clock, made_for=left))
