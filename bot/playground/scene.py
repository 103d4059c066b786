"""What the playground starts with: a server, its people, a game in its first draft, a table to join, a welcome."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

import simcord
from discord.utils import time_snowflake

from bot.interactions.client import SnackBot
from bot.language.words import Words
from bot.panels.ids import Press
from bot.panels.layout import BLUE, GREEN, Panel, button
from bot.panels.lobby import open_to_join
from bot.playground.options import NAMES
from bot.playground.simulated import name_the_bot
from bot.service.club import ALL, Club
from bot.service.credits import moves_made
from bot.service.table import Location, Person, Source, Status, Table


@dataclass(frozen=True)
class Scene:
    channel: simcord.ChannelHandle
    people: dict[str, tuple[simcord.MemberActor, simcord.UserHandle]]

    @property
    def place(self) -> Location:
        assert self.channel.guild is not None
        return Location(self.channel.guild.id, self.channel.id)

    def person(self, name: str) -> Person:
        return Person(self.people[name][1].id, name)


def build(env: simcord.Env, words: Words, people: int) -> Scene:
    """Create the server and its people, in a fixed order and before the clock is set, so their ids never change."""
    name_the_bot(env, "Snack Table")
    # The first person owns the server, so that someone can try `/snack settings`.
    owner = env.create_user(NAMES[0].lower(), global_name=NAMES[0])
    guild = env.create_guild("Picnic", owner=owner)
    channel = guild.create_text_channel("snack-table", topic=words("playground-topic"))
    scene = Scene(channel, {})
    for name in NAMES[:people]:
        user = owner if name == NAMES[0] else env.create_user(name.lower(), global_name=name)
        scene.people[name] = (guild.add_member(user), user)
        _ = user.dm_channel  # created on first access: do that now, so that its id is fixed too
    return scene


async def set_the_tables(club: Club, scene: Scene, language: str) -> None:
    """Open a game and a lobby, so that there is something to do right away; or keep the tables of an earlier run."""
    before = await club.tables_in(scene.channel.id)
    for table in before:
        if table.agreed.language != language:
            # This run uses another language: switch the tables of the last run too.
            await club.change(table.code, lambda one: replace(one, agreed=replace(one.agreed, language=language)))
    if before:
        return
    ana, ben, *others = map(scene.person, scene.people)
    game = await club.open("snack", ana, scene.place, capacity=2, options={}, language=language)
    # As if they had pressed Join and Start: those presses are what they add to the deal.
    press = time_snowflake(club.now())
    await club.join(game.code, ben, press)
    await club.start(game.code, ana.id, press + 1)
    host = others[0] if others else ben
    await club.open("snack", host, scene.place, capacity=4, options={"diet": "easy"}, language=language)


async def welcome(bot: SnackBot, scene: Scene, words: Words) -> Panel:
    """The welcome message: what to try, with buttons that lead there."""
    tables = await bot.club.tables_in(scene.channel.id)
    game = next((table for table in tables if _for_two_at_once(table)), None)
    lobby = next((table for table in tables if table.status is Status.LOBBY and open_to_join(table)), None)
    panel = Panel().text(words("playground-welcome"))
    if game:
        first, second, *_ = (person.name for person in game.people)
        panel.text(words("playground-steps", first=first, second=second))
    return (
        panel.text(words("playground-also" if lobby else "playground-commands"))
        .row(
            button(Press("cards", game.code), words("button-cards-of", code=game.code), BLUE) if game else None,
            button(Press("join", lobby.code), words("playground-join", code=lobby.code), GREEN) if lobby else None,
        )
        .text(words("playground-footer"))
    )


def _for_two_at_once(table: Table) -> bool:
    """Whether what the welcome suggests works here: two people do their part, in any order, and the game goes on."""
    playing = table.status is Status.PLAYING and not table.asleep
    return playing and len(table.people) == 2 and table.view(None).turn is None


async def state_of_tables(club: Club, scene: Scene) -> dict[str, Table]:
    """Every table of the channel as it is now, by code."""
    found = await club.tables_in(scene.channel.id, tuple(Status), limit=ALL)
    return {table.code: table for table in found}


def meanwhile(words: Words, before: Mapping[str, Table], after: Mapping[str, Table]) -> str:
    """What has happened at the tables between two moments: how they stand now, and for whom stand-ins have played."""
    lines = []
    for code, table in after.items():
        if code not in before or before[code].rev != table.rev:
            name = words("choice-table", code=code, game=words(f"game-{table.agreed.game}"))
            people = _stood_in_for(before.get(code), table)
            played = [words("playground-stood-in", names=words.list(people))] if people else []
            lines.append(" · ".join((f"- {name}", _status(words, table), *played)))
    return "\n".join((words("playground-meanwhile"), *lines)) if lines else words("playground-quiet")


def _stood_in_for(before: Table | None, table: Table) -> list[str]:
    """The people for whom a stand-in has played since."""
    if table.match is None:
        return []
    known = len(before.match.entries) if before is not None and before.match is not None else 0
    made = (one for one in moves_made(table) if one.number > known and one.source is Source.STAND_IN)
    return list(dict.fromkeys(one.person.name for one in made if one.person is not None))


def _status(words: Words, table: Table) -> str:
    if table.status is not Status.PLAYING:
        return words(f"status-{table.status}")
    view = table.view(None)
    current = words("status-round", round=view.round, rounds=view.rounds)
    return f"{current} · {words('games-asleep')}" if table.asleep else current
