"""What buttons ask about time and seats: each reads what was pressed, makes one call, and shows where things stand."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Awaitable, Callable, TypeAlias

from bot.asking import words_of
from bot.panels.ids import BadId, Press
from bot.panels.layout import GREEN, PressButton, button
from bot.panels.wishes import AS_DISCORD, house_panel, me_panel
from bot.service.club import ALL
from bot.service.errors import ClubError
from bot.service.house import House
from bot.service.pace import Notices, Pace
from bot.service.registry import read_away, read_quiet, read_zone
from bot.service.tables import Person, Status, Table
from bot.service.timing import most_urgent, waited_for
from bot.words import Words, languages, words_for
from bot.writing import read_off

if TYPE_CHECKING:
    from bot.asking import Asked
    from bot.desk import Desk

Handler: TypeAlias = "Callable[[Desk, Asked, Press, Words], Awaitable[None]]"
SWITCH = ("on", "off")


async def next_game(desk: Desk, interaction: Asked, table: Table, words: Words) -> PressButton | None:
    """Whoever has nothing to do here goes on to the game of theirs that can wait least."""
    user = interaction.user.id
    if user in waited_for(table):
        return None
    # This table may have moved on since it was read; then its own panel is what follows, not a button to itself.
    games = await desk.club.tables_of(user, (Status.PLAYING,), limit=ALL)
    other = most_urgent((game for game in games if game.code != table.code), user)
    if other is None:
        return None
    return button(Press("cards", other.code), words("button-next-game", code=other.code), GREEN)


async def set_pace(desk: Desk, interaction: Asked, press: Press, words: Words) -> None:
    try:
        pace = Pace(press.args[-1])
    except (ValueError, IndexError):
        raise BadId(":".join(press.args)) from None
    await desk.lobby(interaction, press.code, words, lambda: desk.club.set_pace(press.code, interaction.user.id, pace))


async def come_back(desk: Desk, interaction: Asked, press: Press, words: Words) -> None:
    await desk.hold(interaction)
    table = await desk.club.come_back(press.code, interaction.user.id)
    desk.noticeboard.changed(table.code)
    await desk.show_hand(interaction, table, words, words("back-again"))


async def play_for_me(desk: Desk, interaction: Asked, press: Press, words: Words) -> None:
    await desk.hold(interaction)
    table = await desk.club.deputy.play_for(press.code, interaction.user.id, press.stamp)
    desk.noticeboard.changed(table.code)
    # What has been shown to all, or passed on, is no longer there to be taken back.
    seat = table.seat_of(interaction.user.id)
    again = table.status is Status.PLAYING and seat is not None and table.view(seat).can_undo
    await desk.show_hand(interaction, table, words, words("played-for-you" if again else "played-for-you-final"))


async def more_time(desk: Desk, interaction: Asked, press: Press, words: Words) -> None:
    await desk.hold(interaction)
    table = await desk.club.council.more_time(press.code, interaction.user.id, press.stamp)
    desk.noticeboard.changed(table.code)
    granted = table.moment not in table.votes
    await desk.say(interaction, words("more-time-granted" if granted else "more-time-voted", code=table.code))


async def take_over(desk: Desk, interaction: Asked, press: Press, words: Words) -> None:
    await desk.hold(interaction)
    person = Person(interaction.user.id, interaction.user.display_name)
    table = await desk.club.take_over(press.code, press.number, person)
    desk.noticeboard.changed(table.code)
    await desk.show_hand(interaction, table, words, words("taken-over", seat=press.number + 1))


async def about_me(desk: Desk, interaction: Asked, press: Press, words: Words) -> None:
    """One of the menus and buttons of the panel behind `/snack me`."""
    known = {"language": (*languages(), AS_DISCORD), "notices": tuple(Notices), "away": None}
    if len(press.args) != 2 or press.args[0] not in known:
        raise BadId(":".join(press.args))
    allowed = known[press.args[0]]
    if allowed is not None and press.args[1] not in allowed:
        raise BadId(":".join(press.args))
    await desk.hold(interaction)
    await change_habits(desk, interaction, **{press.args[0]: press.args[1]})


async def about_house(desk: Desk, interaction: Asked, press: Press, words: Words) -> None:
    """One of the menus and buttons of the panel behind `/snack settings`."""
    if len(press.args) != 2:
        raise BadId(":".join(press.args))
    await desk.hold(interaction)
    name, value = press.args
    if name == "channels":
        await change_house(desk, interaction, lambda house: replace(house, channels=()))
    elif name == "pace" and value in tuple(Pace):
        await change_house(desk, interaction, lambda house: replace(house, pace=Pace(value)))
    elif name == "language" and value in (*languages(), AS_DISCORD):
        language = None if value == AS_DISCORD else value
        await change_house(desk, interaction, lambda house: replace(house, language=language))
    elif name == "threads" and value in SWITCH:
        await change_house(desk, interaction, lambda house: replace(house, threads=value == "on"))
    elif name == "mentions" and value in SWITCH:
        await change_house(desk, interaction, lambda house: replace(house, mentions=value == "on"))
    else:
        raise BadId(":".join(press.args))


async def change_habits(
    desk: Desk,
    interaction: Asked,
    *,
    language: str | None = None,
    notices: str | None = None,
    quiet: str | None = None,
    zone: str | None = None,
    away: str | None = None,
) -> None:
    """What was given is changed, the rest stays; then all of it is shown."""
    user = interaction.user.id
    quiet, away = read_off(quiet), read_off(away)
    before = habits = await desk.club.registry.habits_of(user)
    if language is not None:
        habits = replace(habits, language=None if language == AS_DISCORD else words_for(language).language)
    if notices is not None:
        habits = replace(habits, notices=Notices(notices))
    if zone is not None:
        known = read_zone(zone)
        habits = replace(habits, zone=known, quiet=habits.quiet and replace(habits.quiet, zone=known))
    if quiet is not None:
        habits = replace(habits, quiet=read_quiet(quiet, habits.zone))
    if away is not None:
        habits = replace(habits, away=read_away(away, desk.club.now(), habits.zone, habits.away))
    if habits != before:
        for table in await desk.club.set_habits(user, habits):
            desk.noticeboard.changed(table.code)
    await show_wishes(desk, interaction)


async def show_wishes(desk: Desk, interaction: Asked) -> None:
    """All of it, in the language that holds now."""
    user = interaction.user.id
    habits, look = await desk.club.registry.habits_of(user), await desk.looks.of(user)
    await desk.show(interaction, me_panel(words_of(interaction), habits, look, desk.club.now()))


async def change_house(desk: Desk, interaction: Asked, change: Callable[[House], House]) -> None:
    if interaction.guild_id is None:
        raise ClubError("only_servers")
    if not interaction.permissions.manage_guild:
        raise ClubError("only_managers")
    before = await desk.club.registry.house(interaction.guild_id)
    house = change(before)
    if house != before:
        await desk.club.registry.keep_house(interaction.guild_id, house)
    await desk.show(interaction, house_panel(words_of(interaction), house, desk.club.limits_of(house)))


PACING: dict[str, Handler] = {
    "pace": set_pace,
    "back": come_back,
    "forme": play_for_me,
    "moretime": more_time,
    "takeover": take_over,
    "me": about_me,
    "house": about_house,
}
