"""Tags every log line with the table and the interaction it is about, wherever in the code it is written.

Tasks inherit the tags from whoever starts them, so everything that follows from a press can be found by its id.
"""

from __future__ import annotations

from contextlib import contextmanager
from contextvars import ContextVar
from typing import Iterator

_table: ContextVar[str] = ContextVar("table", default="")
_interaction: ContextVar[int | None] = ContextVar("interaction", default=None)


@contextmanager
def about(table: str, interaction: int | None = None) -> Iterator[None]:
    """Tag lines logged inside the block with this table and interaction; by default the interaction stays as it is."""
    tables = _table.set(table)
    interactions = _interaction.set(_interaction.get() if interaction is None else interaction)
    try:
        yield
    finally:
        _interaction.reset(interactions)
        _table.reset(tables)


def of_nobody() -> None:
    """Drop the tags: this task serves everyone, whoever happened to start it."""
    _table.set("")
    _interaction.set(None)


def here() -> dict[str, str]:
    """The current tags, without those that are not known."""
    known = {"table": _table.get(), "interaction": str(_interaction.get() or "")}
    return {name: value for name, value in known.items() if value}
