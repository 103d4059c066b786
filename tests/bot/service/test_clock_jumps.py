"""The machine's clock jumps by an hour, either way: nobody is reminded twice or forgotten, and no game gets stuck."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.service.table import Status
from tests.bot.service.office import DAY, HOUR, Office
from tests.bot.service.people import BEN, begin, move_on, seat_of

STEPS = ["FIRST", "HALF", "LAST"]


@pytest.mark.parametrize("by", [HOUR, -HOUR])
async def test_people_are_told_the_same_as_ever(server: Office, by: timedelta) -> None:
    club, postman = server.club, server.postman
    table = await begin(club, "snack", BEN)
    await server.after()
    server.clock.jump(by)
    for _ in range((DAY + 2 * HOUR) // HOUR):
        await server.after(HOUR)
    mine = [line.split()[0] for line in postman.carried if line.endswith(str(BEN.id)) and not line.startswith("tidy")]
    assert mine[: len(STEPS)] == STEPS
    assert mine.count("LAST") == 1
    now = await club.get(table.code)
    assert now.seats.holders[seat_of(now, BEN)].missed == 1
    server.clock.jump(-by)
    assert (await move_on(club, now)).status is Status.OVER
