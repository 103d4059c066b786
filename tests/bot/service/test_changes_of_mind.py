"""However often someone changes their mind, the game's log stays short, and they can always make their move."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.service.club import Club
from bot.service.errors import ClubError, Stale
from bot.service.moves import CHANGES
from bot.service.table import Table
from engine.catalog import Catalog
from engine.export import export
from engine.moves import Move, Undo
from engine.verify import verify
from tests.bot.service.office import Office
from tests.bot.service.people import ANN, BEN, CAT, any_move, begin, move_on, seat_of, stamp_of


def other_card(table: Table) -> Move:
    """The choice that Ann hasn't made: her other card."""
    assert table.match is not None
    view = table.view(seat_of(table, ANN))
    return next(move for move in table.match.game.other_moves(view) if not isinstance(move, Undo))


async def presses(club: Club, table: Table, move: Move) -> Table:
    """The result of one press by Ann, accepted or refused."""
    try:
        return await club.act(table.code, ANN.id, stamp_of(table, ANN), move)
    except ClubError as error:
        if error.code != "mind_made_up":
            raise
        return table


async def test_a_thousand_changes_of_mind_leave_a_short_log(server: Office, game: str) -> None:
    table = await begin(server.club, game, BEN)
    for _ in range(500):
        table = await presses(server.club, table, any_move(table, ANN))
        table = await presses(server.club, table, Undo())
    assert table.match is not None
    assert CHANGES < len(table.match.entries) <= 2 * CHANGES + 2
    loaded = await server.store.load(table.code)
    assert loaded is not None
    assert len(loaded[1]) == len(table.match.entries)


async def test_choosing_the_other_card_again_and_again_counts_too(server: Office) -> None:
    table = await begin(server.club, "snack", BEN)
    for _ in range(500):
        table = await presses(server.club, table, other_card(table))
    assert table.match is not None
    assert len(table.match.entries) == CHANGES + 1


async def test_whoever_has_no_change_left_still_does_their_part_and_has_them_anew(server: Office) -> None:
    club = server.club
    table = await begin(club, "snack", BEN)
    for _ in range(CHANGES):
        table = await presses(club, table, any_move(table, ANN))
        table = await presses(club, table, Undo())
    assert seat_of(table, ANN) in table.view(None).waiting
    table = await club.act(table.code, ANN.id, stamp_of(table, ANN), any_move(table, ANN))
    with pytest.raises(ClubError, match="mind_made_up"):
        await club.act(table.code, ANN.id, stamp_of(table, ANN), Undo())
    table = await club.act(table.code, BEN.id, stamp_of(table, BEN), any_move(table, BEN))
    assert (table.view(None).phase, table.clock.changes) == ("play", {})
    table = await club.act(table.code, ANN.id, stamp_of(table, ANN), any_move(table, ANN))
    table = await club.act(table.code, ANN.id, stamp_of(table, ANN), Undo())
    assert table.clock.changes == {table.moment: (seat_of(table, ANN),)}


async def test_one_persons_changes_are_not_anothers_and_outlive_a_restart(server: Office) -> None:
    table = await begin(server.club, "snack", BEN, CAT)
    for _ in range(CHANGES):
        table = await presses(server.club, table, any_move(table, ANN))
        table = await presses(server.club, table, Undo())
    club = (await server.restarted()).club
    table = await club.act(table.code, ANN.id, stamp_of(table, ANN), any_move(table, ANN))
    with pytest.raises(ClubError, match="mind_made_up"):
        await club.act(table.code, ANN.id, stamp_of(table, ANN), Undo())
    assert table.clock.changes[table.moment] == (seat_of(table, ANN),) * CHANGES
    table = await club.act(table.code, BEN.id, stamp_of(table, BEN), any_move(table, BEN))
    table = await club.act(table.code, BEN.id, stamp_of(table, BEN), Undo())
    assert table.clock.changes[table.moment].count(seat_of(table, BEN)) == 1


async def test_no_stamp_comes_back(server: Office) -> None:
    """The log has every change, so an earlier panel never becomes valid again."""
    table = await begin(server.club, "snack", BEN)
    stamps = [stamp_of(table, ANN)]
    for _ in range(CHANGES + 5):
        table = await presses(server.club, table, any_move(table, ANN))
        table = await presses(server.club, table, Undo())
        stamps.append(stamp_of(table, ANN))
    for stamp in set(stamps) - {stamp_of(table, ANN)}:
        with pytest.raises(Stale):
            await server.club.act(table.code, ANN.id, stamp, any_move(table, ANN))


async def test_logs_with_more_changes_than_that_are_read_and_played_on(server: Office) -> None:
    """Older games have them: the engine has no such limit."""

    def long_ago(table: Table) -> Table:
        match = table.match
        assert match is not None
        for _ in range(10 * CHANGES):
            match = match.act(0, any_move(table, ANN)).act(0, Undo())
        return replace(table, match=match)

    table = await server.club.change((await begin(server.club, "snack", BEN)).code, long_ago)
    club = (await server.restarted()).club
    assert await club.get(table.code) == table
    over = await move_on(club, table)
    assert over.match is not None
    assert len(over.match.entries) > 20 * CHANGES
    assert verify(export(over.match, {}), Catalog().library)[-1].error is None
