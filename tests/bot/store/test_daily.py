"""The contract for every store: deals of the day."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from bot.service.ratings import rate
from bot.store.base import Store
from bot.store.daily_rows import EVER, DailyPost, Figures, PlayRow, Standing, TopRow
from bot.store.result_rows import Ending
from tests.bot.service.test_ratings import result, seat
from tests.bot.store.stores import ANN, BEN, LOBBY

GUILD = 7
DAY, NEXT = "2026-11-18", "2026-11-19"


async def finish(store: Store, user: int, day: str, points: int, guild: int | None = GUILD) -> None:
    code = f"D{day}{user % 97}"
    await store.create(replace(LOBBY, code=code, status="playing", header={"seed": "00"}, channel=0, rev=1))
    play = PlayRow(
        day=day, user_id=user, code=code, guild=guild, points=points, target=12, won=points > 12, ended=points
    )
    over = replace(LOBBY, code=code, status="over", header={"seed": "00"}, channel=0, rev=2)
    await store.save(over, ending=Ending(result(seat(0, user, 1), code=code), rate, play))


async def test_the_key_is_made_once(store: Store) -> None:
    found = await asyncio.gather(*(store.daily_key(f"key {number}") for number in range(5)))
    assert len(set(found)) == 1
    assert await store.daily_key("another") == found[0]


async def test_one_works_out_a_day(store: Store) -> None:
    claims = await asyncio.gather(*(store.claim_day(DAY, 100, 200) for _ in range(5)))
    assert sorted(claims) == [False] * 4 + [True]
    assert not await store.claim_day(DAY, 199, 300)
    assert await store.claim_day(DAY, 200, 300), "the process that had it has died"
    assert await store.figures(DAY) is None
    await store.set_figures(DAY, Figures(15, 19))
    assert await store.figures(DAY) == (15, 19)
    assert not await store.claim_day(DAY, 900, 1000)


async def test_a_play_is_recorded_with_its_end_and_stands_among_the_others(store: Store) -> None:
    await finish(store, ANN, DAY, 16)
    await finish(store, BEN, DAY, 10)
    await finish(store, 3, DAY, 16, guild=None)
    play = await store.play_of(DAY, ANN)
    assert play is not None
    assert (play.points, play.won, play.streak, play.shared) == (16, True, 1, None)
    assert await store.standing(DAY, None, 16) == Standing(fewer=1, more=0, plays=3)
    assert await store.standing(DAY, GUILD, 10) == Standing(fewer=0, more=1, plays=2)
    assert await store.standing(NEXT, GUILD, 10) == Standing(0, 0, 0)
    assert await store.play_of(NEXT, ANN) is None


async def test_those_who_finish_at_once_are_all_counted(store: Store) -> None:
    await asyncio.gather(*(finish(store, user, DAY, 12) for user in range(1, 9)))
    assert await store.standing(DAY, None, 12) == Standing(0, 0, 8)
    assert len(await store.daily_top(GUILD, DAY, 99)) == 8


async def test_streaks_and_tables_add_up(store: Store) -> None:
    await finish(store, ANN, DAY, 16)
    await finish(store, BEN, DAY, 20)
    await finish(store, ANN, NEXT, 9)
    await finish(store, ANN, "2026-11-21", 9)
    streaks = [play.streak for day in (DAY, NEXT, "2026-11-21") if (play := await store.play_of(day, ANN))]
    assert streaks == [1, 2, 1]
    assert await store.daily_top(GUILD, DAY, 9) == [TopRow(BEN, 20, 1), TopRow(ANN, 16, 1)]
    assert await store.daily_top(GUILD, "2026-W47", 9) == [TopRow(ANN, 34, 3), TopRow(BEN, 20, 1)]
    assert await store.daily_top(GUILD, EVER, 1) == [TopRow(ANN, 34, 3)]
    assert await store.daily_top(8, EVER, 9) == []
    await store.change_person(BEN, lambda row: replace(row, public="off"))
    assert await store.daily_top(GUILD, DAY, 9) == [TopRow(ANN, 16, 1)]


async def test_a_play_counts_wherever_its_player_takes_part(store: Store) -> None:
    await store.take_part(DAY, 8, ANN)
    await finish(store, ANN, DAY, 16)
    await finish(store, BEN, DAY, 20, guild=8)
    for guild in (GUILD, 8):
        assert TopRow(ANN, 16, 1) in await store.daily_top(guild, DAY, 9)
        assert await store.stands_on(DAY, guild, ANN)
    assert await store.standing(DAY, 8, 16) == Standing(fewer=0, more=1, plays=2)
    assert await store.standing(DAY, None, 16) == Standing(fewer=0, more=1, plays=2)
    # A finished play counts from the moment it is opened there, and only once.
    assert not await store.stands_on(DAY, 9, BEN)
    for _ in range(2):
        await asyncio.gather(*(store.take_part(DAY, 9, user) for user in (ANN, BEN, ANN, BEN)))
    assert await store.daily_top(9, EVER, 9) == [TopRow(BEN, 20, 1), TopRow(ANN, 16, 1)]
    assert await store.standing(DAY, 9, 16) == Standing(fewer=0, more=1, plays=2)
    # People who open none there for a while are no longer in that server's ranking.
    await store.take_part(NEXT, 9, ANN)
    await store.let_days_go(NEXT, NEXT)
    await finish(store, ANN, NEXT, 11)
    await finish(store, BEN, NEXT, 12)
    assert await store.daily_top(9, NEXT, 9) == [TopRow(ANN, 11, 1)]
    assert await store.daily_top(8, NEXT, 9) == []


async def test_what_is_shared_is_found_on_its_server(store: Store) -> None:
    await finish(store, ANN, DAY, 16)
    await finish(store, BEN, DAY, 10)
    assert await store.shared_plays(DAY, GUILD, 0, 9) == []
    await store.share_play(DAY, ANN, GUILD)
    await store.share_play(DAY, BEN, 8)
    assert [play.user_id for play in await store.shared_plays(DAY, GUILD, 0, 9)] == [ANN]
    assert await store.shared_plays(DAY, GUILD, 1, 9) == []
    await store.change_person(ANN, lambda row: replace(row, public="off"))
    assert await store.shared_plays(DAY, GUILD, 0, 9) == []


async def test_one_posts_a_day(store: Store) -> None:
    post = DailyPost(GUILD, 70, 7, DAY, DAY)
    await store.set_daily_post(post)
    assert await store.daily_post(GUILD) == post
    assert await store.daily_posts_due(DAY, 9, 100) == []
    assert await store.daily_posts_due(NEXT, 6, 100) == []
    assert await store.daily_posts_due(NEXT, 7, 100) == [post]
    claims = await asyncio.gather(*(store.claim_daily_post(GUILD, NEXT, 100, 200) for _ in range(5)))
    assert sorted(claims) == [False] * 4 + [True]
    assert await store.daily_posts_due(NEXT, 7, 199) == []
    post = replace(post, channel=71, hour=6)
    await store.set_daily_post(post)
    assert await store.daily_posts_due(NEXT, 7, 199) == [], "someone is posting it, wherever the next one goes"
    assert await store.claim_daily_post(GUILD, NEXT, 200, 300)
    await store.daily_posted(GUILD, NEXT)
    await store.set_daily_post(post)
    assert not await store.claim_daily_post(GUILD, NEXT, 900, 1000)
    await store.daily_pressed(GUILD, NEXT)
    await store.daily_pressed(GUILD, DAY)
    assert await store.daily_post(GUILD) == replace(post, posted=NEXT, pressed=NEXT)
    await store.drop_daily_post(GUILD)
    assert await store.daily_post(GUILD) is None


async def test_what_stands_in_no_channel_is_not_among_a_persons_tables(store: Store) -> None:
    await store.create(replace(LOBBY, channel=0))
    assert await store.codes_of(ANN, ["lobby"], 9) == []
    assert await store.count_hosted(ANN, None, ["lobby"]) == 0
    assert await store.count() == 0
    assert await store.load("ABCD") is not None
