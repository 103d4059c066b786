"""Finished games, page by page: one's own, or those of a server."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Sequence

from bot.language.words import Words
from bot.panels.ids import BadId, Press
from bot.panels.layout import BLUE, Panel, button
from bot.panels.medals import medal
from bot.panels.names import mention, shown_code
from bot.panels.preferences import NOWHERE
from bot.service.daily import number_in
from bot.store.result_rows import ResultRow, SeatRow
from engine.catalog import GAMES

MINE, SERVER = "mine", "server"
PAGE = 8
"""Games on a page: with their buttons in rows of four it fits a phone."""
LAST_PAGE = 9_999


@dataclass(frozen=True)
class Listing:
    """What a page of the history lists; the ids of its buttons hold all of it."""

    scope: str = MINE
    game: str | None = None
    opponent: int | None = None
    page: int = 0

    def press(self) -> Press:
        return Press("history", NOWHERE, "", (self.scope, self.game or "", str(self.opponent or ""), str(self.page)))

    @classmethod
    def read(cls, args: tuple[str, ...]) -> Listing:
        match args:
            case (("mine" | "server") as scope, game, opponent, page) if (
                game in ("", *GAMES)
                and (not opponent or (opponent.isdecimal() and len(opponent) <= 20))
                and page.isdecimal()
                and len(page) <= len(str(LAST_PAGE))
            ):
                return cls(scope, game or None, int(opponent) if opponent else None, int(page))
        raise BadId(":".join(args))


def history_panel(
    words: Words, listing: Listing, results: Sequence[ResultRow], user: int, *, more: bool, on_server: bool
) -> Panel:
    filters = [words(f"game-{listing.game}")] if listing.game else []
    if listing.opponent is not None:
        filters.append(words("history-with", names=f"<@{listing.opponent}>"))
    panel = Panel().text(words(f"history-title-{listing.scope}"), " · ".join(filters))
    panel.text(*(_line(words, result, user) for result in results))
    if not results:
        panel.text(words("history-nothing"))
    panel.rows(*(button(Press("record", one.code), shown_code(one.code)) for one in results), across=4)
    other = replace(listing, scope=SERVER if listing.scope == MINE else MINE, page=0)
    return panel.row(
        button(replace(listing, page=listing.page - 1).press(), words("button-newer")) if listing.page else None,
        button(replace(listing, page=listing.page + 1).press(), words("button-older")) if more else None,
        button(other.press(), words(f"button-history-{other.scope}"), BLUE) if on_server else None,
    )


def _line(words: Words, result: ResultRow, user: int) -> str:
    own = next((row for row in reversed(result.seats) if row.user_id == user), None)
    others = words.list(_names(words, result, user))
    day = number_in(result.code)
    played = [words(f"game-{result.game}"), f"`{result.code}`"]
    parts = played if day is None else [words("history-daily", number=day)]
    if own is not None:
        parts.append(words("history-points", points=own.points))
    if others:
        parts.append(words("history-with", names=others) if own is not None else others)
    return f"{_mark(own, result)} {' · '.join((*parts, f'<t:{result.ended}:d>'))}"


def _mark(own: SeatRow | None, result: ResultRow) -> str:
    """How it ended for the person: their place, or that they left; empty for other people's friendly games."""
    if own is None:
        return "▫️"
    if own.finish == "left":
        return "🚪"
    if len({row.seat for row in result.seats}) == 1:
        return "🏆" if own.won else "▫️"
    return medal(own.place)


def _names(words: Words, result: ResultRow, user: int) -> list[str]:
    """Everyone else who held a seat at the end, best first; bots are counted."""
    last = {row.seat: row for row in result.seats}
    order = sorted(last.values(), key=lambda row: (row.place, row.seat))
    others = (row.user_id for row in order if row.user_id is not None and row.user_id != user)
    names = [mention(words, one) for one in others]
    bots = sum(row.user_id is None for row in order)
    return [*names, *([f"🤖 ×{bots}"] if bots else [])]
