"""Everyone's guided games, one for each game that has a script; their progress is kept in the store.

How a legal move can differ from what the lesson asks for:

  lesson_…      number          do something else: named after game and move, with its words in the game's folder
  lesson_card   number          take the other card
  lesson_turn   turn, where     turn it differently
  lesson_cell   where           place it elsewhere
  lesson_layer  where           at the right spot, but in another layer
"""

from __future__ import annotations

from datetime import UTC, datetime

from bot.learning.tutorial.script import taught, tutorial_of
from bot.service.bots.characters import all_named
from bot.service.errors import ClubError
from bot.service.guards import Asked, asked_move, seat_to_act
from bot.service.people import People
from bot.service.table import Agreement, Holder, Location, Person, Seats, Status, Table
from engine.catalog import DEFAULT_PACK
from engine.game import Level
from engine.moves import Choose, Move, Place, Undo
from engine.notation import write

MARK = "T-"
"""Prefix of the codes of guided games; other codes contain only letters and digits."""


class OffScript(ClubError):
    """A code from this module's list and its parameters, and the move that was made instead."""

    def __init__(self, code: str, move: Move, **params: object) -> None:
        super().__init__(code, **params)
        self.move = move


def code_of(user: int, game: str) -> str:
    return f"{MARK}{user}-{game.upper()}"


def _read(code: str) -> tuple[int, str]:
    """Whose guided game a code means, and of which game. Buttons from when there was only one game name none."""
    user, _, game = code.removeprefix(MARK).partition("-")
    game = game.lower() or taught()[0]
    if not code.startswith(MARK) or not user.isdecimal() or game not in taught():
        raise ClubError("no_such_table", table=code[:20])
    return int(user), game


class Classroom:
    """Finds guided games and makes moves in them, as the club does for its tables; guided games are not in the club."""

    def __init__(self, people: People) -> None:
        self._people = people

    async def get(self, code: str) -> Table:
        user, game = _read(code)
        return _table(user, game, await self._step(user, game))

    async def act(self, code: str, user: int, stamp: str, move: Asked) -> Table:
        table = await self.get(code)
        seat = seat_to_act(table, user, stamp)
        move = asked_move(table, seat, move)
        game, step = table.agreed.game, table.rev
        assert table.match is not None
        table.match.act(seat, move)  # the rules come first: raises IllegalMove if they forbid it
        if isinstance(move, Undo):
            return await self._go_to(user, game, step - 1, since=step)
        off = off_script(table, move)
        if off is not None:
            raise off
        return await self._go_to(user, game, step + 1, since=step)

    async def begin_again(self, user: int, game: str) -> Table:
        return await self._go_to(user, game, 0)

    async def _step(self, user: int, game: str) -> int:
        return min(await self._people.tutorial_step(user, game), tutorial_of(game).steps)

    async def _go_to(self, user: int, game: str, step: int, since: int | None = None) -> Table:
        await self._people.set_tutorial_step(user, game, step, since=since)
        return _table(user, game, step)


def _table(user: int, game: str, step: int) -> Table:
    match = tutorial_of(game).at(step)
    script = tutorial_of(game).script
    holders = (
        Holder(person=Person(user, "")) if seat == script.learner else Holder(level=Level.EASY)
        for seat in range(script.seats)
    )
    return Table(
        code=code_of(user, game),
        status=Status.PLAYING if match.outcome is None else Status.OVER,
        location=Location(None, 0),
        rev=step,
        lesson=True,
        match=match,
        agreed=Agreement(
            game=game,
            capacity=script.seats,
            options={**match.setup.options, "hints": "off"},
            pack=DEFAULT_PACK,
            language="",
            created=datetime.fromtimestamp(0, UTC),
        ),
        seats=all_named(Seats(host=user, holders=tuple(holders))),
    )


def off_script(table: Table, move: Move) -> OffScript | None:
    """How a move differs from what the lesson asks for next; None if it is exactly that."""
    tutorial = tutorial_of(table.agreed.game)
    wanted = tutorial.asked(table.rev)  # a guided table's revision is its step
    if move == wanted:
        return None
    view = table.view(tutorial.script.learner)
    code = f"lesson_{view.game}_{wanted.do}"
    if isinstance(wanted, Choose):
        return OffScript(code, move, number=1 + [card.id for card in view.hand].index(wanted.card))
    if not isinstance(wanted, Place):
        return OffScript(code, move)
    slot = view.slot_of(wanted.card)
    card = view.slots[slot]
    assert card is not None
    where = write(wanted.placement, view.area.overlapped(card, wanted.placement))
    if not isinstance(move, Place) or move.card != wanted.card:
        return OffScript("lesson_card", move, number=slot + 1)
    if move.placement.rotation != wanted.placement.rotation:
        return OffScript("lesson_turn", move, turn=int(wanted.placement.rotation), where=where)
    if move.placement.cell != wanted.placement.cell:
        return OffScript("lesson_cell", move, where=where)
    return OffScript("lesson_layer", move, where=where)
