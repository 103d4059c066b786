"""The picnic of the day on Discord: one deal for everyone, one try that counts, across midnights and restarts."""

from __future__ import annotations

import json
from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest

from bot.panels.ids import Press
from bot.service.daily import code_of
from bot.service.records import exported
from bot.service.table import Person, Status, Table
from bot.store.daily_rows import Figures
from engine.catalog import Catalog
from engine.daily import deal_of
from engine.replay import Match
from engine.verify import verify
from tests.bot.discord.conftest import Open
from tests.bot.discord.hooks import sent
from tests.bot.discord.reading import find, text_of, verbs
from tests.bot.discord.world import World, answer, shown

NOON = datetime(2026, 1, 14, 12, tzinfo=UTC)
DAY = NOON.date()


@pytest.fixture
async def noon(opened: Open) -> World:
    return await opened(2, begins=NOON)


async def daily(world: World, person: Any, **options: Any) -> Any:
    return await person.slash(world.channel, "snack daily", **options)


async def play_of(world: World, person: Any, day: date = DAY) -> Table:
    return await world.table(code_of(day, person.id))


async def finish(world: World, person: Any, panel: Any = None) -> Any:
    """Plays to the end, through the panel."""
    panel = panel or shown(await daily(world, person))
    while "place" in verbs(panel):
        panel = shown(await world.press(person, panel, "place"))
    return panel


async def until(world: World, moment: datetime) -> None:
    await world.env.advance_time((moment - world.env.now()).total_seconds())


async def test_everyone_has_the_same_deal_and_one_try(noon: World) -> None:
    ann, ben = noon.people
    panel = shown(await daily(noon, ann))
    assert panel.ephemeral
    assert "#14" in text_of(panel)
    midnight = int(datetime(2026, 1, 15, tzinfo=UTC).timestamp())
    assert f"<t:{midnight}:R> (<t:{midnight}:t>)" in text_of(panel)
    assert "hint" not in verbs(panel)
    assert "forme" not in verbs(panel)
    assert "undo" not in verbs(panel)
    await daily(noon, ben)
    one, other = await play_of(noon, ann), await play_of(noon, ben)
    assert one.match is not None
    assert other.match is not None
    assert one.match.setup == other.match.setup
    assert one.match.setup.options == {"diet": "medium"}  # a Wednesday
    ended = await finish(noon, ann, panel)
    assert {"dailyshare", "review", "replay"} <= set(verbs(ended))
    again = shown(await daily(noon, ann))
    assert "place" not in verbs(again)
    assert "dailyshare" in verbs(again)
    assert (await play_of(noon, ann)).status is Status.OVER
    assert noon.public() == []


async def test_it_is_left_and_continued_over_restarts(noon: World) -> None:
    ann, _ = noon.people
    panel = shown(await daily(noon, ann))
    for placed in range(1, 9):
        panel = shown(await noon.press(ann, panel, "place"))
        await noon.restart()
        table = await play_of(noon, ann)
        assert table.match is not None
        assert len(table.match.entries) == placed
        panel = shown(await daily(noon, ann))
    assert (await play_of(noon, ann)).status is Status.OVER
    assert (await noon.bot.club.daily.play_of(DAY, ann.id)) is not None


async def test_a_move_in_the_last_second_counts_and_one_after_midnight_does_not(noon: World) -> None:
    ann, ben = noon.people
    panels = {one: shown(await daily(noon, one)) for one in (ann, ben)}
    await until(noon, datetime(2026, 1, 14, 23, 59, 59, tzinfo=UTC))
    await noon.press(ann, panels[ann], "place")
    made = (await play_of(noon, ann)).match
    assert made is not None
    assert len(made.entries) == 1
    await noon.env.advance_time(1)
    late = await noon.press(ben, panels[ben], "place")
    assert "over" in answer(late)
    match = (await play_of(noon, ben)).match
    assert match is not None
    assert match.entries == ()
    # A press sent in time that is still on its way isn't refused: only someone who knows when it was sent can tell.
    await noon.env.advance_time(5)
    await noon.act_for(ann, code_of(DAY, ann.id))
    made = (await play_of(noon, ann)).match
    assert made is not None
    assert len(made.entries) == 2
    await noon.env.advance_time(60)
    for one in (ann, ben):
        assert (await play_of(noon, one)).status is Status.CANCELLED
        assert await noon.bot.club.daily.play_of(DAY, one.id) is None
    today = shown(await daily(noon, ann))
    assert "#15" in text_of(today)
    assert "place" in verbs(today)


async def test_what_counts_at_midnight_is_when_a_press_was_sent(noon: World) -> None:
    """Discord delivers late: the last move was sent in the last second of the day, and arrives on the next day."""
    ann, ben = noon.people
    panels = {one: shown(await daily(noon, one)) for one in (ann, ben)}
    for one in (ann, ben):
        for _ in range(7):
            panels[one] = shown(await noon.press(one, panels[one], "place"))
    midnight = datetime(2026, 1, 15, tzinfo=UTC)
    await until(noon, midnight + timedelta(seconds=2))
    with sent(midnight - timedelta(seconds=1)):
        ended = shown(await noon.press(ann, panels[ann], "place"))
    with sent(midnight):
        late = await noon.press(ben, panels[ben], "place")
    assert "dailyshare" in verbs(ended)
    assert "over" in answer(late)
    assert (await play_of(noon, ann)).status is Status.OVER
    play = await noon.bot.club.daily.play_of(DAY, ann.id)
    assert play is not None
    assert play.day == DAY.isoformat()
    await noon.env.advance_time(60)
    assert (await play_of(noon, ben)).status is Status.CANCELLED
    assert await noon.bot.club.daily.play_of(DAY, ben.id) is None


async def test_a_day_that_nobody_has_worked_out_is_when_someone_plays_it(
    noon: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    async def quickly(match: Match) -> Figures:
        assert match.setup.deal is not None
        asked.append(match.setup.deal.table)
        return Figures(11, 17)

    monkeypatch.setattr("bot.service.daily.worked_out", quickly)
    ann, ben = noon.people
    noon.bot.daily_deals.start()
    old = date(2026, 1, 2)
    assert await noon.bot.club.daily.figures(old) is None
    panel = shown(await daily(noon, ann, date=old.isoformat()))
    await daily(noon, ben, date=old.isoformat())
    assert asked == [f"daily-{old.isoformat()}"]
    assert "Par 11" in text_of(await finish(noon, ann, panel))
    await noon.bot.daily_deals.stop()


async def test_a_play_has_no_code_to_read_out(noon: World) -> None:
    ann, _ = noon.people
    panel = shown(await daily(noon, ann))
    for _ in range(2):
        assert code_of(DAY, ann.id) not in text_of(panel)
        panel = shown(await noon.press(ann, panel, "place"))
    await finish(noon, ann, panel)
    listed = shown(await ann.slash(noon.channel, "snack history"))
    assert "Picnic of the day #14" in text_of(listed)
    assert code_of(DAY, ann.id) not in text_of(listed)
    again = shown(await noon.press(ann, listed, "record"))
    assert "Picnic of the day #14" in text_of(again)
    assert {"dailyshare", "review", "replay"} <= set(verbs(again))
    assert not {"deal", "export"} & set(verbs(again)), "others haven't played it yet"
    await until(noon, NOON + timedelta(days=1))
    listed = shown(await ann.slash(noon.channel, "snack history"))
    again = shown(await noon.press(ann, listed, "record"))
    for verb in ("review", "replay", "deal", "export"):
        beside = text_of(shown(await noon.press(ann, again, verb)))
        assert beside
        assert code_of(DAY, ann.id) not in beside
        again = shown(await noon.press(ann, listed, "record"))


async def test_what_is_shared_spoils_nothing(noon: World) -> None:
    ann, _ = noon.people
    ended = await finish(noon, ann)
    await noon.press(ann, ended, "dailyshare")
    (block,) = [one for one in noon.channel.history(viewer=noon.onlooker) if one.content]
    lines = block.content.splitlines()
    assert "#14" in lines[0]
    assert lines[0].endswith(ann.name)
    assert "<" not in block.content  # a copied mention would turn into a number
    signs = next(line for line in lines if set(line) <= set("🟩🟨⬜"))
    assert len(signs) == 8
    assert "1" in lines[-1]
    assert "🔥" in lines[-1]
    assert not block.components
    assert not block.attachments


async def test_nobody_sees_others_before_having_finished(noon: World) -> None:
    ann, ben = noon.people
    ended = await finish(noon, ann)
    others = find(ended, "dailyothers", DAY.isoformat(), "0")
    await noon.press(ann, ended, "dailyshare")
    early = await ben.slash(noon.channel, "snack do", action=others)
    assert "Finish your own" in answer(early)
    code = (await play_of(noon, ann)).code
    for command in ("snack board", "snack hand", "snack status", "snack verify"):
        assert "table" in answer(await ben.slash(noon.channel, command, table=code)).lower()
    await finish(noon, ben)
    await noon.bot.club.daily.share(DAY, ann.id, None)  # in a conversation too: that doesn't undo it
    seen = await ben.slash(noon.channel, "snack do", action=others)
    assert f"<@{ann.id}>" in answer(seen)


async def test_the_deal_opens_when_the_day_is_over(noon: World) -> None:
    ann, _ = noon.people
    await finish(noon, ann)
    table = await play_of(noon, ann)
    assert table.match is not None
    assert table.match.setup.deal is not None
    secret, seed = table.match.setup.deal.secret, table.match.setup.seed.hex()
    for verb in ("deal", "export"):
        told = answer(await ann.slash(noon.channel, "snack do", action=Press(verb, table.code).id()))
        assert "once the day is over" in told
        assert secret not in told
        assert seed not in told
    proof = Press("dailydeal", "-").id()
    before = answer(await ann.slash(noon.channel, "snack do", action=proof))
    assert table.seal is not None
    assert table.seal in before
    assert secret not in before
    tomorrow = await noon.bot.club.daily.proof(DAY + timedelta(days=1))
    assert tomorrow.seal in before
    assert tomorrow.secret is None
    await until(noon, NOON + timedelta(days=1))
    assert secret in answer(await ann.slash(noon.channel, "snack do", action=proof))
    opened = answer(await ann.slash(noon.channel, "snack do", action=Press("deal", table.code).id()))
    assert "2026-01-14" in opened
    steps = verify(json.loads(exported(table)), Catalog().library)
    assert [step.name for step in steps][2] == "day"
    assert steps[-1].error is None


async def test_streaks_and_the_table_of_the_server(noon: World) -> None:
    ann, ben = noon.people
    for day in range(3):
        await until(noon, NOON + timedelta(days=day))
        await finish(noon, ann)
        if day != 1:
            await finish(noon, ben)
    assert await noon.bot.club.daily.streak(ann.id) == 3
    assert await noon.bot.club.daily.streak(ben.id) == 1
    week = answer(await daily(noon, ann, top="week"))
    assert f"<@{ann.id}>" in week
    assert "× 3" in week
    assert "× 2" in week
    result = await noon.bot.club.daily.result(DAY + timedelta(days=2), ann.id, noon.guild.id)
    assert result is not None
    assert result.everywhere.plays == 2
    assert result.here is not None
    assert result.here.plays == 2


async def test_a_day_that_is_over_is_not_spoken_of_as_today(noon: World) -> None:
    ann, ben = noon.people
    alone = text_of(await finish(noon, ann))
    assert "first to finish today" in alone
    assert "First on this server" in alone
    await until(noon, NOON + timedelta(days=1))
    alone = answer(await daily(noon, ann, date=DAY.isoformat()))
    assert "Nobody else finished that day's picnic" in alone
    assert "Nobody else on this server" in alone
    assert "so far" in text_of([await finish(noon, one) for one in (ann, ben)][-1])
    await until(noon, NOON + timedelta(days=2))
    over = answer(await daily(noon, ben, date=(DAY + timedelta(days=1)).isoformat()))
    assert "place" in over
    assert "so far" not in over


async def test_where_one_stands_is_told_of_the_server_where_one_looks(noon: World) -> None:
    ann, _ = noon.people
    ended = await finish(noon, ann)
    assert "this server" in text_of(ended)
    club = noon.bot.club.daily
    elsewhere = noon.guild.id + 1
    result = await club.result(DAY, ann.id, elsewhere)
    assert result is not None
    assert result.here is None
    person = Person(ann.id, ann.name)
    await club.open(DAY, person, elsewhere, "en")  # as with /snack daily there
    result = await club.result(DAY, ann.id, elsewhere)
    assert result is not None
    assert result.here == (0, 0, 1)
    assert [row.user_id for row in await club.top(elsewhere, "today")] == [ann.id]


async def test_earlier_days_are_for_fun(noon: World) -> None:
    ann, _ = noon.people
    panel = shown(await daily(noon, ann, date="2026-01-02"))
    assert "#2" in text_of(panel)
    ended = await finish(noon, ann, panel)
    assert "dailyshare" not in verbs(ended)
    assert "daily" not in verbs(ended), "it has been played for fun, so don't offer another one"
    assert await noon.bot.club.daily.play_of(date(2026, 1, 2), ann.id) is None
    for wrong in ("2026-01-15", "2025-12-31", "tomorrow"):
        assert "2026-01-01" in answer(await daily(noon, ann, date=wrong))


async def test_it_cannot_be_left_cancelled_or_played_by_a_bot(noon: World) -> None:
    ann, _ = noon.people
    await daily(noon, ann)
    table = await play_of(noon, ann)
    for verb, args in (("leave", ()), ("yes", ("cancel",)), ("yes", ("leave",)), ("cancel", ())):
        await ann.slash(noon.channel, "snack do", action=Press(verb, table.code, str(table.status), args).id())
    await ann.slash(noon.channel, "snack do", action=Press("forme", table.code, table.stamp(0)).id())
    await ann.slash(noon.channel, "snack do", action=Press("hint", table.code, table.stamp(0)).id())
    assert (await play_of(noon, ann)).rev == table.rev
    assert (await play_of(noon, ann)).status is Status.PLAYING


async def test_the_key_is_made_once_and_stays_in_the_database(noon: World) -> None:
    ann, _ = noon.people
    await daily(noon, ann)
    table = await play_of(noon, ann)
    key = await noon.bot.store.get_meta("daily key")
    assert key is not None
    assert table.match is not None
    assert table.match.setup.deal == deal_of(key, DAY.isoformat())
    await noon.restart()
    assert await noon.bot.store.daily_key("another") == key
    for panel in (shown(await daily(noon, ann)), shown(await daily(noon, ann, top="today"))):
        written = json.dumps([part if isinstance(part, dict) else part.to_dict() for part in panel.components])
        assert key not in written
        assert table.match.setup.seed.hex() not in written
