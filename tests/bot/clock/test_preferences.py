"""`/snack me` and `/snack settings` as people use them, and their effects."""

from __future__ import annotations

from datetime import time, timedelta

import discord
import pytest
from simcord import MemberActor

from bot.language.words import languages, words_for
from bot.service.clock.pace import Pace
from bot.service.preferences import Notify, Preferences, Quiet
from bot.service.server_settings import ServerSettings
from tests.bot.clock.conftest import Begin, Settle
from tests.bot.clock.town import Town
from tests.bot.discord.limits import check
from tests.bot.discord.reading import parts, text_of, verbs
from tests.bot.discord.world import answer, shown

HOUR, DAY = timedelta(hours=1), timedelta(days=1)


async def preferences_of(here: Town, number: int) -> Preferences:
    return await here.bot.club.people.preferences_of(here.people[number - 1].id)


async def test_quiet_hours_with_a_zone_from_the_list(town: Settle) -> None:
    here = await town(2)
    person = here.people[0]
    assert "zone" in answer(await person.slash(here.channel, "snack me", quiet="22-8"))
    offered = await person.autocomplete(here.channel, "snack me", "zone", "berl")
    assert [choice["value"] for choice in offered] == ["Europe/Berlin"]
    shown = await person.slash(here.channel, "snack me", quiet="22:30 - 8", zone="europe/berlin")
    assert "**22:30–08:00** (Europe/Berlin)" in answer(shown)
    check(shown.response)
    await person.slash(here.channel, "snack me", quiet="23-7")
    assert (await preferences_of(here, 1)).quiet == Quiet(time(23), time(7), "Europe/Berlin")
    await person.slash(here.channel, "snack me", zone="Asia/Tokyo")
    assert (await preferences_of(here, 1)).quiet == Quiet(time(23), time(7), "Asia/Tokyo")
    assert "**none**" in answer(await person.slash(here.channel, "snack me", quiet="off"))


@pytest.mark.parametrize(
    "typed", ["22h30 à 7h", "22:30 bis 7", "22.30–7:00", "22:30 a 7", "22H30-07h00", "22:30 tot 7"]
)
async def test_hours_as_people_write_them_elsewhere(town: Settle, typed: str) -> None:
    here = await town(1)
    await here.people[0].slash(here.channel, "snack me", quiet=typed, zone="Europe/Paris")
    assert (await preferences_of(here, 1)).quiet == Quiet(time(22, 30), time(7), "Europe/Paris")


@pytest.mark.parametrize("language", languages())
async def test_off_in_every_language(town: Settle, language: str) -> None:
    here, off = await town(1), words_for(language)("word-off")
    person = here.people[0]
    await person.slash(here.channel, "snack me", quiet="22-8", zone="UTC", away="5")
    assert (await preferences_of(here, 1)).quiet is not None
    await person.slash(here.channel, "snack me", quiet=off.upper(), away=f" {off} ")
    preferences = await preferences_of(here, 1)
    assert preferences.quiet is None
    assert preferences.away is not None
    assert preferences.away <= here.env.now()


async def test_every_language_is_offered_by_its_own_name(town: Settle) -> None:
    here = await town(1)
    person, boss = here.people[0], await manager(here)
    own = (words_for(language)("language-name") for language in languages())
    wanted = [f"Language: {name}" for name in ("same as Discord", *own)]
    panels = {
        "s1m:me:-::language": (await person.slash(here.channel, "snack me")).response,
        "s1m:server:-::language": (await boss.slash(here.channel, "snack settings")).response,
    }
    for menu, panel in panels.items():
        (shown,) = (one for one in parts(panel) if one.get("custom_id") == menu)
        assert [option["label"] for option in shown["options"]] == wanted
        assert [option["label"] for option in shown["options"] if option.get("default")] == wanted[:1]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"quiet": "late"}, "as hours"),
        ({"quiet": "25:99-8", "zone": "UTC"}, "as hours"),
        ({"quiet": "22-8", "zone": "Atlantis"}, "know the time zone"),
        ({"away": "soon"}, "as a time away"),
        ({"quiet": "99-30", "zone": "UTC"}, "as hours"),
        ({"quiet": "22-24:30", "zone": "UTC"}, "as hours"),
        ({"quiet": "8-8", "zone": "UTC"}, "can't end when they start"),
        ({"quiet": "0-24", "zone": "UTC"}, "can't end when they start"),
        ({"quiet": "8-20:01", "zone": "UTC"}, "12 hours at most"),
        ({"zone": "Atlantis"}, "know the time zone"),
        ({"zone": "Atlantis", "quiet": "off"}, "know the time zone"),
        ({"away": "0"}, "Write 1 to 366"),
        ({"away": "400"}, "Write 1 to 366"),
        ({"away": "2020-01-01"}, "is in the past"),
        ({"away": "99999999999"}, "too far ahead"),
    ],
)
async def test_what_cannot_be_read_changes_nothing(town: Settle, given: dict[str, str], said: str) -> None:
    here = await town(1)
    assert said in answer(await here.people[0].slash(here.channel, "snack me", **given))
    assert await preferences_of(here, 1) == Preferences()


async def test_menus_and_buttons_of_the_panel(town: Settle) -> None:
    here = await town(2)
    code = await here.begin(here.people[1])
    person = here.people[1]
    panel = shown(await person.slash(here.channel, "snack me"))
    panel = shown(await person.select(panel, ["direct"], custom_id="s1m:me:-::reminders"))
    assert "as a direct message" in text_of(panel)
    panel = (await here.press(person, panel, "me", "away", "7")).response
    assert "Away until" in text_of(panel)
    assert await here.ends(code, 1) == here.env.now() + 8 * DAY
    assert "away, back" in text_of(await here.posted(code))
    panel = (await here.press(person, panel, "me", "away", "off")).response
    assert "Not away." in text_of(panel)
    assert await here.ends(code, 1) == here.env.now() + DAY
    assert (await preferences_of(here, 2)).notify is Notify.DIRECT
    await here.restart()
    panel = (await person.select(panel, ["en"], custom_id="s1m:me:-::language")).response
    assert "English" in text_of(panel)
    await here.restart()
    assert here.bot.club.people.language_of(person.id) == "en"


async def test_a_date_is_meant_to_its_end_where_the_person_lives(town: Settle) -> None:
    here = await town(1)
    person = here.people[0]
    await person.slash(here.channel, "snack me", quiet="22-8", zone="Pacific/Auckland", away="2026-06-10")
    assert str((await preferences_of(here, 1)).away) == "2026-06-10 12:00:00+00:00"


async def manager(here: Town) -> MemberActor:
    role = here.guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    return here.guild.add_member(here.env.create_user("manager"), roles=[role])


async def test_only_managers_settle_what_holds_on_a_server(town: Settle) -> None:
    here = await town(1)
    assert "manage this server" in answer(await here.people[0].slash(here.channel, "snack settings", per_person=1))
    assert "manage this server" in answer(await here.moderator.slash(here.channel, "snack settings"))
    assert "on a server" in answer(await here.people[0].user.slash("snack settings"))
    assert await here.bot.club.servers.settings(here.guild.id) == ServerSettings()


async def test_what_holds_on_a_server(town: Settle) -> None:
    here = await town(2)
    boss, other = await manager(here), here.guild.create_text_channel("other")
    panel = shown(await boss.slash(here.channel, "snack settings", channel=other, per_person=1))
    check(panel)
    panel = shown(await boss.select(panel, ["live"], custom_id="s1m:server:-::pace"))
    panel = (await here.press(boss, panel, "server", "mentions", "off")).response
    assert "Nobody is mentioned" in text_of(panel)
    assert (await here.bot.club.servers.settings(here.guild.id)).pace is Pace.LIVE
    first = here.people[0]
    refused = await first.slash(here.channel, "snack start")
    assert other.mention in answer(refused)
    panel = (await here.press(boss, panel, "server", "channels", "all")).response
    code = await here.begin(here.people[1])
    assert (await here.table(code)).agreed.pace is Pace.LIVE
    assert "You already have a table open here" in answer(await first.slash(here.channel, "snack start"))
    await here.wait(timedelta(minutes=30))
    assert not any(kind in line for line in here.sent for kind in ("your turn", "half time", "last call"))
    assert "server" in verbs(panel)
    assert (await here.table(code)).asleep


async def test_saying_that_one_is_here_changes_nothing_for_who_was(game: Begin) -> None:
    """No new deadline, and no table that says someone is away until a time in the past."""
    here, code = await game()
    await here.wait(20 * HOUR)
    before = (await here.table(code)).wait_of(1)
    await here.people[1].slash(here.channel, "snack me", away="off")
    assert (await here.table(code)).wait_of(1) == before
    assert (await preferences_of(here, 2)).away is None
    assert "away" not in text_of(await here.posted(code))


async def test_whoever_is_back_early_is_no_longer_called_away(game: Begin) -> None:
    here, code = await game()
    await here.people[1].slash(here.channel, "snack me", away="5")
    assert "away, back" in text_of(await here.posted(code))
    await here.wait(2 * DAY)
    await here.people[1].slash(here.channel, "snack me", away="off")
    assert "away, back" not in text_of(await here.posted(code))
    assert await here.ends(code, 1) == here.env.now() + DAY
    await here.wait(HOUR)
    await here.people[1].slash(here.channel, "snack me", away="off")
    assert await here.ends(code, 1) == here.env.now() + DAY - HOUR


async def test_a_time_zone_by_itself_is_kept_and_read(town: Settle) -> None:
    here = await town(1)
    person = here.people[0]
    shown = await person.slash(here.channel, "snack me", zone="asia/tokyo")
    assert "Time zone: **Asia/Tokyo**" in answer(shown)
    check(shown.response)
    await person.slash(here.channel, "snack me", quiet="22-24", away="2026-06-10")
    assert (await preferences_of(here, 1)).quiet == Quiet(time(22), time(0), "Asia/Tokyo")
    assert str((await preferences_of(here, 1)).away) == "2026-06-10 15:00:00+00:00"
    await person.slash(here.channel, "snack me", quiet="off")
    assert (await preferences_of(here, 1)).zone == "Asia/Tokyo"
