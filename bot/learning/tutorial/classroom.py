"""Where everyone has a guided game of their own: how far they have come is kept in the store, the rest is the script.

What can be wrong with a move that the rules allow, but the lesson does not ask for:

  lesson_…      number          do something else: named after the move, with its words in the game's folder
  lesson_card   number          take the other card
  lesson_turn   turn, where     turn it differently
  lesson_cell   where           lay it elsewhere
  lesson_layer  where           at the right place, in another layer
"""

from __future__ import annotations

from datetime import UTC, datetime

from bot.learning.tutorial import script
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
    """A code from this module's list and its parameters."""


def code_of(user: int) -> str:
    return f"{MARK}{user}"


class Classroom:
    """Finds guided games and makes moves in them, as the club does for its tables; guided games are not among those."""

    def __init__(self, people: People) -> None:
        self._people = people

    async def get(self, code: str) -> Table:
        user = code.removeprefix(MARK)
        if not code.startswith(MARK) or not user.isdecimal():
            raise ClubError("no_such_table", table=code[:20])
        return _table(int(user), await self._step(int(user)))

    async def act(self, code: str, user: int, stamp: str, move: Asked) -> Table:
        table = await self.get(code)
        seat = seat_to_act(table, user, stamp)
        move = asked_move(table, seat, move)
        step = await self._step(user)
        assert table.match is not None
        table.match.act(seat, move)  # the rules come first: raises IllegalMove if they forbid it
        if isinstance(move, Undo):
            return await self._go_to(user, step - 1, since=step)
        check(table, step, move)
        return await self._go_to(user, step + 1, since=step)

    async def begin_again(self, user: int) -> Table:
        return await self._go_to(user, 0)

    async def _step(self, user: int) -> int:
        return min(await self._people.tutorial_step(user), len(script.STEPS))

    async def _go_to(self, user: int, step: int, since: int | None = None) -> Table:
        await self._people.set_tutorial_step(user, step, since=since)
        return _table(user, step)


def _table(user: int, step: int) -> Table:
    match = script.at(step)
    return Table(
        code=code_of(user),
        status=Status.PLAYING if match.outcome is None else Status.OVER,
        location=Location(None, 0),
        rev=step,
        lesson=True,
        match=match,
        agreed=Agreement(
            game=script.GAME,
            capacity=2,
            options={**match.setup.options, "hints": "off"},
            pack=DEFAULT_PACK,
            language="",
            created=datetime.fromtimestamp(0, UTC),
        ),
        seats=Seats(host=user, holders=(Holder(person=Person(user, "")), Holder(level=Level.EASY))),
    )


def check(table: Table, step: int, move: Move) -> None:
    """Raises OffScript, saying how the move differs from what the step asks for."""
    wanted = script.asked(step)
    if move == wanted:
        return
    view = table.view(script.LEARNER)
    numbers = {card.id: number for number, card in enumerate(view.hand, 1)}
    if isinstance(wanted, Choose):
        raise OffScript(f"lesson_{wanted.do}", number=numbers[wanted.card])
    if not isinstance(wanted, Place):
        raise OffScript(f"lesson_{wanted.do}")
    card = next(card for card in view.hand if card.id == wanted.card)
    where = write(wanted.placement, view.area.overlapped(card, wanted.placement))
    if not isinstance(move, Place) or move.card != wanted.card:
        raise OffScript("lesson_card", number=numbers[wanted.card])
    if move.placement.rotation != wanted.placement.rotation:
        raise OffScript("lesson_turn", turn=int(wanted.placement.rotation), where=where)
    if move.placement.cell != wanted.placement.cell:
        raise OffScript("lesson_cell", where=where)
    raise OffScript("lesson_layer", where=where)
