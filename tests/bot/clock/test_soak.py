"""A small month of the soak test; `make soak` runs a large one."""

from __future__ import annotations

import pytest

from tests.bot.clock.conftest import Settle
from tests.bot.clock.soak import PEOPLE, Month


@pytest.mark.timeout(300)
async def test_a_month_of_many_tables(town: Settle) -> None:
    here = await town(PEOPLE, per_person=1000, per_channel=1000)
    month = Month(tables=10, days=30, seed=7)
    await month.live(here)
    ends = await month.check()
    assert month.restarts >= 3
    assert sum(ends.values()) == 10
    assert {end for end in ends if end.startswith("playing")} <= {"playing none"}
    assert month.done.keys() >= {"seats left", "seats taken over", "absences", "returns", "votes for more time"}
    assert month.done["games that fell asleep"] > 0
    assert month.done["games woken"] > 0
