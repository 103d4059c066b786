"""Every person, from every place, at every status, with every button and command: let in or refused as declared.

What a button or command does next is tested elsewhere; here its handler only records that it was reached.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Any

import discord
import pytest

from bot.interactions import router
from bot.interactions.access import COMMANDS, VERBS, Rule, Who
from bot.interactions.commands.find_table import find_table
from bot.interactions.commands.snack import Snack
from bot.interactions.costs import ALLOWED, Allowance, Cost
from bot.language.words import words_for
from bot.panels.forms import VERB as TYPED
from bot.panels.ids import Press
from bot.service.errors import ClubError
from bot.service.table import Person, Status
from tests.bot.discord.conftest import Open
from tests.bot.discord.hooks import hide_from
from tests.bot.discord.world import World, answer

NOBODYS = "ZZZZ"
ADMITTED, UNKNOWN, OUT_OF_SIGHT, REFUSED = "admitted", "unknown", "out of sight", "refused"
OWN, OTHER, DIRECT = "the table's channel", "another channel", "a direct message"
ARGS = {
    "pair": ("1",),
    "playon": ("0",),
    "takeover": ("1",),
    "seats": ("5",),
    "option": ("hints", "off"),
    "bot": ("add", "pickle"),
}
EN = words_for("en")


@dataclass(frozen=True)
class Walker:
    """A person as Discord knows them, and the facts about them; expectations use nothing else."""

    name: str
    actor: Any
    places: tuple[str, ...]
    sees: bool = False
    seated: bool = False
    host: bool = False
    moderates: bool = False


def expected(rule: Rule, who: Walker, place: str, status: Status) -> str:
    if rule.who is Who.ANYONE:
        return ADMITTED
    enough = who.seated and rule.who in (Who.ONLOOKER, Who.SEATED)
    if not who.sees and not enough:
        return OUT_OF_SIGHT if who.seated else UNKNOWN
    has = {
        Who.ONLOOKER: True,
        Who.VISITOR: True,
        Who.SEATED: who.seated,
        Who.PLAYER: who.seated,
        Who.HOST: who.host,
        Who.MODERATOR: who.host or (who.moderates and place == OWN),
    }
    return ADMITTED if status in rule.status and has[rule.who] else REFUSED


class Street:
    """Tables of every status in a channel that not everyone can see, and people of every kind."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.codes: dict[Status, str] = {}
        self.walkers: list[Walker] = []
        self.elsewhere = world.channel
        self.abroad: Any = None

    async def build(self) -> Street:
        world = self.world
        host, player, hidden, gone = world.people
        outsider = world.guild.add_member(world.env.create_user("outsider"))
        seen, unseen = discord.PermissionOverwrite(view_channel=True), discord.PermissionOverwrite(view_channel=False)
        overwrites: dict[Any, discord.PermissionOverwrite] = {world.guild.default_role: unseen}
        overwrites |= dict.fromkeys((world.guild.me, *world.people, world.moderator, world.onlooker), seen)
        world.channel = world.guild.create_text_channel("hidden", overwrites=overwrites)
        for status in Status:
            code = await world.open()
            for one in world.people[1:]:
                await world.bot.club.join(code, Person(one.id, one.name))
            self.codes[status] = code
            if status is not Status.LOBBY:
                await world.bot.club.start(code, host.id)
            if status is Status.OVER:
                await world.finish(code)
            if status is Status.CANCELLED:
                await world.bot.club.cancel(code, host.id)
        await world.env.settle()
        hide_from(world.env, world.channel, hidden)
        world.guild.remove_member(gone)
        other = world.env.create_guild("Elsewhere")
        self.abroad = other.create_text_channel("far")
        stranger = other.add_member(world.env.create_user("stranger"))
        here = (OWN, OTHER, DIRECT)
        self.walkers = [
            Walker("host", host, here, sees=True, seated=True, host=True),
            Walker("player", player, here, sees=True, seated=True),
            Walker("member who sees", world.onlooker, here, sees=True),
            Walker("moderator", world.moderator, here, sees=True, moderates=True),
            Walker("member who does not see", outsider, (OTHER, DIRECT)),
            Walker("player who sees no more", hidden, (OTHER, DIRECT), seated=True),
            Walker("player who has left the server", gone, (DIRECT,), seated=True),
            Walker("someone of another server", stranger, (OTHER, DIRECT)),
        ]
        await world.env.settle()
        return self

    def ways(self) -> list[tuple[Walker, str]]:
        return [(who, place) for who in self.walkers for place in who.places]

    async def use(self, who: Walker, place: str, command: str, **options: Any) -> str:
        if place == DIRECT:
            return answer(await who.actor.user.slash(f"snack {command}", **options))
        there = self.world.channel if place == OWN else self.elsewhere
        if who.actor.guild.id != self.world.guild.id:
            there = self.abroad
        return answer(await who.actor.slash(there, f"snack {command}", **options))


@pytest.fixture
async def street(opened: Open) -> Street:
    return await Street(await opened(4)).build()


def test_every_button_and_command_is_declared() -> None:
    reached = {verb.split()[0] for verb in VERBS} - {TYPED}
    assert reached | {"look"} == set(router.HANDLERS)
    assert set(COMMANDS) == {command.name for command in Snack(None, None).commands}  # type: ignore[arg-type]


def kind(error: ClubError, code: str, nobodys: str) -> str:
    """The kind of refusal. For someone who can't see a table, it must read exactly like a code that doesn't exist."""
    if EN.error(error).replace(code, NOBODYS) == nobodys:
        return UNKNOWN
    return OUT_OF_SIGHT if error.code == "out_of_sight" else REFUSED


async def test_every_button(street: Street, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everyone presses once from everywhere, and is asked about every button of every table."""
    reached: list[Any] = []
    for cost in Cost:
        monkeypatch.setitem(ALLOWED, cost, Allowance(at_once=2))  # the hourly allowance is tested elsewhere

    async def note(context: Any, interaction: Any, press: Any, words: Any) -> None:
        reached.append(interaction)
        if not interaction.response.is_done():
            await context.responder.say(interaction, "reached")

    monkeypatch.setattr(router, "HANDLERS", dict.fromkeys((*router.HANDLERS, TYPED), note))
    asked = {verb: rule for verb, rule in VERBS.items() if rule.who is not Who.MANAGER}
    wrong = []
    for who, place in street.ways():
        await street.use(who, place, "do", action="s1b:no:-:")
        interaction = reached.pop()
        nobodys = await refusal(street, interaction, Press("cards", NOBODYS))
        assert nobodys is not None
        for (verb, rule), (status, code) in product(asked.items(), street.codes.items()):
            name, *args = verb.split()
            error = await refusal(street, interaction, Press(name, code, "", (*args, *ARGS.get(verb, ()))))
            assert bool(reached) is (error is None)
            reached.clear()
            found = ADMITTED if error is None else kind(error, code, EN.error(nobodys))
            if found != expected(rule, who, place, status):
                wrong.append((verb, who.name, place, str(status), found))
    assert wrong == []


async def refusal(street: Street, interaction: Any, press: Press) -> ClubError | None:
    try:
        await street.world.bot.router.perform(interaction, press, EN)
    except ClubError as error:
        return error
    return None


async def test_every_command(street: Street, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everyone uses each command once from everywhere; then every table is asked about, as that command would."""
    seen: list[Any] = []
    context = street.world.bot.context

    async def note(_: Any, interaction: Any, press: Any, words: Any) -> None:
        seen.append(interaction)
        await context.responder.say(interaction, "reached")

    monkeypatch.setattr(router, "HANDLERS", dict.fromkeys(router.HANDLERS, note))
    about_tables = {name: rule for name, rule in COMMANDS.items() if rule.who not in (Who.ANYONE, Who.MANAGER)}
    wrong = []
    for who, place in street.ways():
        await street.use(who, place, "do", action="s1b:no:-:")
        interaction = seen.pop()
        with pytest.raises(ClubError) as nobodys:
            await find_table(context, interaction, "hand", NOBODYS)
        for (name, rule), (status, code) in product(about_tables.items(), street.codes.items()):
            try:
                await find_table(context, interaction, name, code.lower())
                found = ADMITTED
            except ClubError as error:
                found = kind(error, code, EN.error(nobodys.value))
            if found != expected(rule, who, place, status):
                wrong.append((name, who.name, place, str(status), found))
    assert wrong == []


@pytest.mark.parametrize("name", [name for name, rule in COMMANDS.items() if rule.who not in (Who.ANYONE, Who.MANAGER)])
async def test_every_command_asks_before_it_answers(street: Street, name: str) -> None:
    """The commands themselves, when the answer is no: the same words as for a code that doesn't exist."""
    more = {"place": {"cell": "C4"}, "do": {"action": "as text"}}.get(name, {})
    code = street.codes[Status.PLAYING]
    for who in street.walkers:
        if not (who.sees or who.seated):
            for place in who.places:
                said = await street.use(who, place, name, table=code, **more)
                nobodys = await street.use(who, place, name, table=NOBODYS, **more)
                assert said.replace(code, NOBODYS) == nobodys
                assert "no table" in said


async def test_server_settings_are_for_those_who_manage_the_server(street: Street) -> None:
    for who in street.walkers:
        for place in who.places:
            for said in (
                await street.use(who, place, "settings"),
                await street.use(who, place, "do", action="s1b:house:-::threads:on"),
            ):
                assert ("only be set on a server" if place == DIRECT else "Only people who manage") in said
