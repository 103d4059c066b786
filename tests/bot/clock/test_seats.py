"""What the table and a panel say about people: who is away, and that the last player's move is final."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.service.preferences import Preferences
from tests.bot.clock.conftest import Begin, Settle
from tests.bot.clock.town import MONDAY, Town
from tests.bot.discord.reading import text_of

DAY = timedelta(days=1)
LAST_CHOICE, LAST_CARD = "so this is final", "so this is final"


async def line_of(here: Town, code: str, number: int) -> str:
    """What the table's message says about one person."""
    text = text_of(await here.posted(code))
    (line,) = [line for line in text.splitlines() if here.people[number - 1].mention in line]
    return line


@pytest.mark.parametrize("kind", ["snack", "veggies"])
async def test_someone_who_is_away_is_so_on_the_table_whoever_is_waited_for(game: Begin, kind: str) -> None:
    here, code = await game(game=kind)
    await here.acts(code, 2)
    while await here.is_due(code, 2):
        await here.acts(code, 1, 2)
    person = here.people[1]
    await person.slash(here.channel, "snack me", away="7")
    assert f"away, back <t:{int((here.env.now() + 7 * DAY).timestamp())}:R>" in await line_of(here, code, 2)
    assert "away" not in await line_of(here, code, 1)
    status = await here.onlooker.slash(here.channel, "snack status", table=code)
    assert "away, back" in text_of(status.response)
    await person.slash(here.channel, "snack me", away="off")
    assert "away" not in await line_of(here, code, 2)
    await person.slash(here.channel, "snack me", away="7")
    await here.wait(8 * DAY)
    await here.tell(code)
    assert "away" not in text_of(await here.posted(code))


async def test_someone_who_is_away_is_so_in_the_lobby(town: Settle) -> None:
    here = await town()
    await here.prefers(1, Preferences(away=MONDAY + 3 * DAY))
    code = await here.open()
    assert "host · 🏖️ away, back" in await line_of(here, code, 1)
    await here.press(here.people[1], await here.posted(code), "join")
    assert "away" not in await line_of(here, code, 2)
    await here.people[1].slash(here.channel, "snack me", away="2")
    assert "away, back" in await line_of(here, code, 2)


async def test_the_last_to_choose_reads_that_it_is_final(game: Begin) -> None:
    here, code = await game()
    open_panel = await here.cards(here.people[1], code)
    assert LAST_CHOICE not in text_of(open_panel)
    await here.acts(code, 1)
    (now,) = [one for one in here.channel.history(viewer=here.people[1]) if one.id == open_panel.id]
    assert LAST_CHOICE in text_of(now)
    assert LAST_CHOICE in text_of(await here.cards(here.people[1], code))
    assert LAST_CHOICE not in text_of(await here.cards(here.people[0], code))


async def test_the_last_to_lay_reads_that_the_last_card_is_final(game: Begin) -> None:
    here, code = await game()
    await here.acts(code, 1, 2)
    last = here.people[1]

    async def tries() -> str:
        panel = (await here.press(last, await here.cards(last, code), "try")).response
        footer = text_of(panel)
        assert (LAST_CARD in footer) != ("You can undo" in footer)
        return footer

    assert LAST_CARD not in await tries()
    await here.lay(last, code)
    assert LAST_CARD not in await tries()
    panel = (await here.press(last, await here.cards(last, code), "try")).response
    await here.acts(code, 1)
    (now,) = [one for one in here.channel.history(viewer=last) if one.id == panel.id]
    assert LAST_CARD in text_of(now)
    assert LAST_CARD in await tries()


async def test_a_trial_stays_a_trial_when_only_the_deadline_moves(game: Begin) -> None:
    here, code = await game(3)
    await here.acts(code, 1, 2, 3)
    await here.acts(code, 1, 2)
    last = here.people[2]
    panel = (await here.press(last, await here.cards(last, code), "try")).response
    before = text_of(panel)
    for person in here.people[:2]:
        await here.press(person, await here.posted(code), "moretime")
    (now,) = [one for one in here.channel.history(viewer=last) if one.id == panel.id]
    assert text_of(now) != before, "the new deadline is shown"
    assert _but_for_the_deadline(text_of(now)) == _but_for_the_deadline(before)
    await here.press(last, now, "place")
    assert len((await here.table(code)).view(2).area.laid) == 1


def _but_for_the_deadline(text: str) -> list[str]:
    return [line for line in text.splitlines() if "⏳" not in line]


async def test_the_last_to_open_a_stall_reads_that_it_is_final(game: Begin) -> None:
    here, code = await game(game="veggies")
    assert LAST_CHOICE not in text_of(await here.cards(here.people[0], code))
    await here.acts(code, 1)
    assert LAST_CHOICE in text_of(await here.cards(here.people[1], code))
