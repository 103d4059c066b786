"""A server's daily post: exactly once a day, whichever process makes it; and the bot where it isn't a member."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from typing import Any

import discord
import pytest

from bot.delivery.daily_posts import DailyPosts
from bot.language.words import languages, words_for
from bot.service.clock.daily_deals import DailyDeals
from bot.service.club import Club
from bot.service.daily import Daily
from bot.store.daily_rows import DailyPost
from bot.store.opening import open_store
from engine.catalog import Catalog
from tests.bot.discord.conftest import Open
from tests.bot.discord.hooks import installed_by_themselves, speaking
from tests.bot.discord.reading import find, text_of, verbs
from tests.bot.discord.world import World, answer, shown

MORNING = datetime(2026, 1, 14, 6, 30, tzinfo=UTC)


@pytest.fixture
async def morning(opened: Open, monkeypatch: pytest.MonkeyPatch) -> World:
    """These tests aren't about what a deal is worth, and that takes seconds."""

    async def nothing(self: Daily, day: date) -> bool:
        return False

    monkeypatch.setattr(Daily, "work_out", nothing)
    return await opened(2, begins=MORNING)


def manager(world: World) -> Any:
    manages = world.guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    return world.guild.add_member(world.env.create_user("manager"), roles=[manages])


def posts(world: World) -> list[Any]:
    return [one for one in world.public() if "daily" in verbs(one)]


async def ask(world: World, hour: int = 7) -> None:
    told = await manager(world).slash(world.channel, "snack settings", daily=world.channel, hour=hour)
    assert f"<#{world.channel.id}>" in answer(told)
    # By today's clock: in summer the same hour of a winter day shows another time.
    assert f"<t:{int(MORNING.replace(hour=hour, minute=0).timestamp())}:t>" in answer(told)


async def test_a_post_comes_at_its_hour_once_a_day(morning: World) -> None:
    await ask(morning)
    await morning.bot.daily_deals.attend()
    assert posts(morning) == []
    for day in range(3):
        await morning.env.advance_time(3600 if day == 0 else 86400)
        for _ in range(2):
            await morning.bot.daily_deals.attend()
        await morning.restart()
        await morning.bot.daily_deals.attend()
        assert len(posts(morning)) == day + 1
    pressed = await morning.press(morning.people[0], posts(morning)[0], "daily")
    assert "#16" in text_of(shown(pressed))


async def test_turned_off_and_on_again_the_day_is_not_posted_twice(morning: World) -> None:
    await ask(morning)
    await morning.env.advance_time(3600)
    await morning.bot.daily_deals.attend()
    assert len(posts(morning)) == 1
    await morning.bot.club.daily.drop_post(morning.guild.id)
    await morning.bot.club.daily.set_post(morning.guild.id, morning.channel.id, 7)
    await morning.bot.daily_deals.attend()
    assert len(posts(morning)) == 1


async def test_a_post_no_longer_names_whoever_wants_to_be_left_out(morning: World) -> None:
    ann, ben = morning.people
    for one in (ann, ben):
        panel = shown(await one.slash(morning.channel, "snack daily"))
        while "place" in verbs(panel):
            panel = shown(await morning.press(one, panel, "place"))
    await ask(morning, hour=0)
    await morning.env.advance_time(86400)
    await morning.bot.daily_deals.attend()
    (post,) = posts(morning)
    assert {f"<@{one.id}>" in text_of(post) for one in (ann, ben)} == {True}
    await ann.slash(morning.channel, "snack me", public="off")
    (post,) = posts(morning)
    assert f"<@{ann.id}>" not in text_of(post)
    assert f"<@{ben.id}>" in text_of(post)
    assert "#15" in text_of(post)
    await morning.bot.daily_deals.attend()
    assert len(posts(morning)) == 1


async def test_two_processes_post_once(morning: World) -> None:
    await ask(morning, hour=0)
    store = await open_store(str(morning.path))
    other = Club(store, Catalog(), clock=lambda: morning.env.now())
    second = DailyDeals(other.daily, other.now, DailyPosts(morning.bot, other).post)
    # Both have read what is due before either claims it.
    due = await other.daily.posts_due()
    await morning.bot.daily_deals.attend()
    assert [await other.daily.claim_post(post) for post in due] == [False]
    await second.attend()
    assert len(posts(morning)) == 1
    await store.close()


async def test_a_crash_after_posting_does_not_double_it(morning: World) -> None:
    await ask(morning, hour=0)
    daily = morning.bot.club.daily
    (post,) = await daily.posts_due()
    assert await daily.claim_post(post)
    assert await DailyPosts(morning.bot, morning.bot.club).post(post, daily.today())
    # It dies here, before that is recorded. Nobody tries until the claim runs out.
    await morning.restart()
    await morning.bot.daily_deals.attend()
    assert len(posts(morning)) == 1
    await morning.env.advance_time(301)
    await morning.bot.daily_deals.attend()
    assert len(posts(morning)) == 1
    assert await morning.bot.club.daily.posts_due() == []


async def test_it_stops_after_two_weeks_without_a_press(morning: World) -> None:
    await ask(morning, hour=0)
    daily = morning.bot.club.daily
    for _ in range(10):
        await morning.bot.daily_deals.attend()
        await morning.env.advance_time(86400)
    await morning.press(morning.people[0], posts(morning)[-1], "daily")
    made = len(posts(morning))
    for _ in range(20):
        await morning.bot.daily_deals.attend()
        await morning.env.advance_time(86400)
    assert len(posts(morning)) == made + 15
    assert "two weeks" in text_of(posts(morning)[-1])
    assert await daily.post_of(morning.guild.id) is None


async def test_only_who_manages_the_server_asks_for_it(morning: World) -> None:
    await morning.people[0].slash(morning.channel, "snack settings", daily=morning.channel)
    assert await morning.bot.club.daily.post_of(morning.guild.id) is None
    boss = manager(morning)
    assert "Pick a channel" in answer(await boss.slash(morning.channel, "snack settings", hour=3))
    panel = shown(await boss.slash(morning.channel, "snack settings", daily=morning.channel))
    await boss.click(panel, custom_id=find(panel, "server", "daily", "off"))
    assert await morning.bot.club.daily.post_of(morning.guild.id) is None


async def test_a_missing_channel_is_an_ordinary_day(morning: World) -> None:
    await ask(morning, hour=0)
    daily = morning.bot.club.daily
    post = await daily.post_of(morning.guild.id)
    assert post is not None
    await morning.bot.store.set_daily_post(replace(post, channel=1))
    await morning.bot.daily_deals.attend()
    assert await daily.posts_due() == []
    await morning.env.advance_time(timedelta(days=1).total_seconds())
    assert len(await daily.posts_due()) == 1


async def test_a_post_that_goes_wrong_keeps_no_other_from_its_turn(morning: World) -> None:
    morning.forgiven.append("could not make a daily post")
    await ask(morning, hour=0)
    club = morning.bot.club
    made: list[int] = []
    await club.daily.set_post(morning.guild.id + 1, morning.channel.id, 0)

    async def post(one: DailyPost, day: date) -> bool:
        if one.guild == morning.guild.id:
            raise ValueError
        made.append(one.guild)
        return True

    async def besides() -> None:
        made.append(0)

    await DailyDeals(club.daily, club.now, post, besides=besides).attend()
    assert made == [morning.guild.id + 1, 0]


async def test_where_the_bot_is_no_member_it_only_answers(morning: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """People who installed it for themselves play anywhere; what needs a table says how to add the bot."""
    (ann, _), bot = morning.people, morning.bot
    monkeypatch.setattr(bot, "get_guild", lambda guild: None)
    panel = shown(await ann.slash(morning.channel, "snack daily"))
    assert "place" in verbs(panel)
    while "place" in verbs(panel):
        panel = shown(await morning.press(ann, panel, "place"))
    await morning.press(ann, panel, "dailyshare")
    assert any(one.content for one in morning.channel.history(viewer=morning.onlooker))
    for command in ("snack help", "snack rules", "snack tutorial", "snack me", "snack profile"):
        assert "oauth2" not in answer(await ann.slash(morning.channel, command))
    for command in ("snack start", "snack tables", "snack settings"):
        assert "discord.com/oauth2/authorize" in answer(await ann.slash(morning.channel, command))
    page = shown(await ann.slash(morning.channel, "snack help"))
    assert "oauth2" in answer(await morning.press(ann, page, "playnow"))
    assert await bot.club.tables_of(ann.id) == []


async def test_in_a_conversation_that_the_bot_is_no_part_of(morning: World) -> None:
    user = morning.env.create_user("traveller")
    with installed_by_themselves(context=2):
        panel = shown(await user.slash("snack daily"))
        assert "place" in verbs(panel)
        panel = shown(await user.click(panel, custom_id=find(panel, "place")))
        assert "place" in verbs(panel)
        assert "oauth2" in answer(await user.slash("snack start"))
        for command in ("snack rules", "snack tutorial", "snack me", "snack profile"):
            assert "oauth2" not in answer(await user.slash(command))
        assert "Rankings belong to servers" in answer(await user.slash("snack daily", top="today"))
        profile = shown(await user.slash("snack profile"))
        shared = shown(await user.click(profile, custom_id=find(profile, "share")))
        assert not shared.ephemeral
        assert f"<@{user.id}>" in text_of(shared)
        page = shown(await user.slash("snack help"))
        assert "oauth2" in answer(await user.click(page, custom_id=find(page, "playnow")))
    # The bot's own direct messages haven't changed.
    assert "oauth2" not in answer(await user.slash("snack start"))


def test_the_commands_say_where_they_can_be_used(morning: World) -> None:
    (snack,) = morning.bot.tree.get_commands()
    payload = snack.to_dict(morning.bot.tree)
    assert sorted(payload["integration_types"]) == [0, 1]
    assert sorted(payload["contexts"]) == [0, 1, 2]


@pytest.mark.parametrize("language", languages())
async def test_a_day_in_every_language(morning: World, language: str) -> None:
    ann, _ = morning.people
    words = words_for(language)
    with speaking(language, language):
        panel = shown(await ann.slash(morning.channel, "snack daily"))
        assert words("daily-title", number=14) in text_of(panel)
        while "place" in verbs(panel):
            panel = shown(await morning.press(ann, panel, "place"))
        assert words("daily-alone-here") in text_of(panel)
        await morning.press(ann, panel, "dailyshare")
        block = next(one.content for one in morning.channel.history(viewer=morning.onlooker) if one.content)
        assert block.startswith(words("daily-share", number=14, name=ann.name))
        assert len(block) < 300
        for verb in ("dailytop", "dailyothers", "dailydeal"):
            shown(await morning.press(ann, panel, verb))
            panel = shown(await ann.slash(morning.channel, "snack daily"))
