"""What a line of the log is about: a table and the interaction that led to it, wherever in the code it is written.

Tasks inherit it from whoever starts them, so what follows from a press can be found by its id.
"""

from __future__ import annotations

from contextlib import contextmanager
from contextvars import ContextVar
from typing import Iterator

_table: ContextVar[str] = ContextVar("table", default="")
_interaction: ContextVar[int | None] = ContextVar("interaction", default=None)


@contextmanager
def about(table: str, interaction: int | None = None) -> Iterator[None]:
    """Lines written inside are about this table, and follow from this interaction, or from the one so far."""
    tables = _table.set(table)
    interactions = _interaction.set(_interaction.get() if interaction is None else interaction)
    try:
        yield
    finally:
        _interaction.reset(interactions)
        _table.reset(tables)


def of_nobody() -> None:
    """This task serves everyone, whoever happened to start it."""
    _table.set("")
    _interaction.set(None)


def here() -> dict[str, str]:
    """What lines written here are about; what is not known is left out."""
    known = {"table": _table.get(), "interaction": str(_interaction.get() or "")}
    return {name: value for name, value in known.items() if value}
