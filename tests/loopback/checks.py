"""After the run: every move the bot confirmed is stored once, and every finished game was scored correctly.

Once the bot's process has ended, the log is replayed from the database file, by the rules alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from bot.language.words import words_for
from bot.panels.ids import Trial
from bot.service.club import Club
from bot.service.table import Status, Table
from bot.store.opening import open_store
from engine.catalog import Catalog
from engine.moves import Place, Undo
from tests.loopback.players import MOVES, Action, Game

Asked = tuple[int, str]
"""A person, and the moment their seat was asked: there is one for each move of a seat."""


@dataclass
class Verdict:
    games: int = 0
    finished: int = 0
    confirmed: int = 0
    """Moves that were confirmed."""
    stored: int = 0
    """People's moves in the logs."""
    wrong: list[str] = field(default_factory=list)


async def check(database: Path | str, games: list[Game]) -> Verdict:
    verdict = Verdict()
    store = await open_store(str(database))
    try:
        club = Club(store, Catalog())
        for game in games:
            if game.code:
                loaded = await store.load(game.code)
                assert loaded is not None, f"table {game.code} is not stored"
                people = [event.user for event in loaded[1]]
                table = await club.get(game.code)
                verdict.games += 1
                verdict.finished += table.status is Status.OVER
                verdict.wrong += _moves(game, table, people, verdict)
                verdict.wrong += _score(game, table)
    finally:
        await store.close()
    return verdict


def _moves(game: Game, table: Table, people: list[int | None], verdict: Verdict) -> Iterator[str]:
    pressed: dict[Asked, list[Action]] = {}
    for one in game.actions:
        if one.what in MOVES and one.press is not None:
            pressed.setdefault((one.user, one.press.stamp), []).append(one)
    stored = Counter(_stored(table, people, pressed))
    verdict.stored += sum(stored.values())
    for asked, times in stored.items():
        if times > 1:
            yield f"{game.code}: {times} moves at one moment, {asked}"
        if asked not in pressed:
            yield f"{game.code}: a move that nobody asked for, {asked}"
    for asked, actions in pressed.items():
        if any(one.taken for one in actions):
            verdict.confirmed += 1
            if asked not in stored:
                yield f"{game.code}: a confirmed {actions[0].what} is not stored, {asked}"


def _stored(table: Table, people: list[int | None], pressed: dict[Asked, list[Action]]) -> Iterator[Asked]:
    """Each move of a person in the log, by the moment it was made; it must be the move that was pressed."""
    match = table.match
    if match is None:
        return
    own: Counter[int] = Counter()
    for number, (entry, user) in enumerate(zip(match.entries, people, strict=True)):
        view = match.at(number).view(entry.seat)
        asked = (user or 0, f"{view.round}{view.phase[0]}{own[entry.seat]}")
        own[entry.seat] += 1
        if user is None:
            continue
        presses = [one.press for one in pressed.get(asked, []) if one.press is not None]
        if isinstance(entry.move, Place):
            same = any(
                one.verb == "place" and Trial.read(one.args).placement == entry.move.placement for one in presses
            )
        else:
            verbs = {"undo"} if isinstance(entry.move, Undo) else {"choose", "answer"}
            same = any(one.verb in verbs for one in presses)
        yield asked if same else (user, f"another move than was pressed at {asked[1]}")


def _score(game: Game, table: Table) -> Iterator[str]:
    """The score sheet people saw, if any, against the log replayed now."""
    outcome = table.match.outcome if table.match is not None else None
    if outcome is None or not game.result:
        return
    words = words_for("en")
    for seat, holder in enumerate(table.seats.holders):
        name = f"<@{holder.person.id}>" if holder.person else ""
        line = words("score-seat", seat=name, total=outcome.sheets[seat].total)
        if line not in game.result:
            yield f"{game.code}: seat {seat + 1} has {outcome.sheets[seat].total} points, and was shown otherwise"
