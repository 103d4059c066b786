"""The log tells who really played: people, their stand-ins, bots in a vacated seat, requests."""

from __future__ import annotations

import pytest

from bot.language.words import words_for
from bot.panels.played_by import bots_part, played_by
from bot.service.credits import bot_rounds, moves_made, spans
from bot.service.table import Source, Status, Table
from engine.catalog import GAMES
from engine.moves import Undo
from tests.bot.service.office import DAY, HOUR, Office
from tests.bot.service.people import ANN, BEN, CAT, any_move, begin, move_on, stamp_of, waiting_for

WORDS = words_for("en")


async def act(office: Office, table: Table, *people: object) -> Table:
    """These people do everything the phase asks of them."""
    club, moment = office.club, table.moment
    while table.status is Status.PLAYING and table.moment == moment:
        due = [person for person in waiting_for(table) if person in people]
        if not due:
            break
        await club.act(table.code, due[0].id, stamp_of(table, due[0]), any_move(table, due[0]))
        table = await club.let_bots_play(table.code)
    return table


async def miss(office: Office, table: Table, *others: object) -> Table:
    """The others act, a day passes, and stand-ins play for the rest."""
    table = await act(office, table, *others)
    await office.after(DAY)
    return await office.club.get(table.code)


def test_rounds_are_told_as_spans() -> None:
    assert spans([]) == []
    assert spans([1, 2, 4, 6, 7, 8]) == [(1, 2), (4, 4), (6, 8)]


async def test_a_stand_in_who_has_gone_is_still_named(server: Office) -> None:
    club = server.club
    table = await begin(club, "snack", BEN)
    table = await miss(server, table, ANN)
    assert played_by(WORDS, table, 1) == " · 🤖 round 1"
    table = await act(server, table, ANN, BEN)
    assert table.moment == "2choose"
    for _ in range(2):
        table = await miss(server, table, ANN)
    assert table.seats.holders[1].stand_in
    assert played_by(WORDS, table, 1) == " · 🤖 from round 1"
    again = await server.restarted()
    await again.club.come_back(table.code, BEN.id)
    over = await move_on(again.club, await again.club.get(table.code))
    assert over.status is Status.OVER
    assert played_by(WORDS, over, 0) == ""
    assert bot_rounds(over, 1)[0] == 1
    assert "from" not in played_by(WORDS, over, 1)
    assert bots_part(WORDS, over) == [f"`2` <@{BEN.id}>{played_by(WORDS, over, 1)}"]
    await again.close()


async def test_to_the_end_of_the_game(server: Office) -> None:
    table = await begin(server.club, "snack", BEN)
    table = await act(server, table, ANN, BEN)
    table = await act(server, table, ANN, BEN)
    for _ in range(6):
        table = await miss(server, table, ANN)
    assert table.status is Status.OVER
    assert played_by(WORDS, table, 1) == " · 🤖 from round 2"


async def test_what_a_stand_in_did_and_its_person_changed_was_theirs(server: Office) -> None:
    club = server.club
    table = await begin(club, "snack", BEN, CAT)
    await club.leave(table.code, BEN)
    await club.let_bots_play(table.code)
    table = await club.take_over(table.code, 1, BEN)
    assert bot_rounds(table, 1) == [1]
    undone = await club.act(table.code, BEN.id, stamp_of(table, BEN), Undo())
    assert bot_rounds(undone, 1) == []
    table = await club.act(table.code, BEN.id, stamp_of(undone, BEN), any_move(undone, BEN))
    assert [(one.person, one.source) for one in moves_made(table)] == [(BEN, Source.PERSON)]
    again = await club.act(table.code, BEN.id, stamp_of(table, BEN), any_move(table, BEN))
    assert [one.number for one in moves_made(again)] == [4]


async def test_asking_for_a_move_is_not_being_replaced(server: Office) -> None:
    club = server.club
    table = await begin(club, "snack", BEN)
    table = await club.bot_moves.play_for(table.code, BEN.id, stamp_of(table, BEN))
    assert [one.source for one in moves_made(table)] == [Source.REQUEST]
    assert played_by(WORDS, table, 1) == ""


@pytest.mark.parametrize("game", GAMES)
async def test_every_move_of_a_game_has_its_person_and_round(server: Office, game: str) -> None:
    club = server.club
    table = await begin(club, game, BEN, bots=1)
    await server.after(HOUR)
    over = await move_on(club, table)
    made = moves_made(over)
    assert over.match is not None
    assert [one.number for one in made] == [*range(1, len(over.match.entries) + 1)]
    assert [one.round for one in made] == sorted(one.round for one in made)
    bots = {seat for seat, holder in enumerate(over.seats.holders) if holder.person is None}
    assert all((one.person is None) == (one.seat in bots) for one in made)
    assert {one.source for one in made if one.seat in bots} <= {Source.BOT, Source.FORCED}
    assert bots_part(WORDS, over) == []
    assert over.sources == (await (await server.restarted()).club.get(table.code)).sources
