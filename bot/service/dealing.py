"""A table's deal from the moment its lobby opens: the secret behind the published seal, and what people add.

`engine/deal.py` explains why nobody can choose the cards that result, `docs/fair-deal.md` how to check that.
"""

from __future__ import annotations

from dataclasses import replace

from bot.service.table import SealedDeal, Table
from engine.deal import BOT, NOTHING, Deal, new_secret


def sealed(table: Table) -> Table:
    """A new lobby with its own secret; whoever opened it has added nothing yet."""
    return replace(table, deal=SealedDeal(new_secret()))


def adding(table: Table, user: int, press: int | None) -> Table:
    """Record what someone who sits down adds to the deal: the id Discord gave to their press.

    Only their first one counts, so that nobody can get up and sit down again until they like the cards.
    """
    if table.deal is None or press is None or user in table.deal.added:
        return table
    return replace(table, deal=replace(table.deal, added={**table.deal.added, user: press}))


def deal_of(table: Table, starter: int, press: int | None) -> Deal | None:
    """The deal of a game that is starting now; None if its lobby was opened before deals were sealed.

    Whoever starts it adds the press they start it with, in place of any earlier one: a host who opened the table did so
    before there was a seal, and nobody can know the last number before everyone is seated.
    """
    if table.deal is None:
        return None
    added = {**table.deal.added, **({} if press is None else {starter: press})}
    people = (holder.person for holder in table.seats.holders)
    contributions = (BOT if person is None else str(added.get(person.id, NOTHING)) for person in people)
    return Deal(table.code, table.deal.secret, tuple(contributions))
