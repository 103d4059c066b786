"""A small world for tests: the real bot on a simulated Discord, with people who press and type.

Buttons are found by what they do (the verb in their id), not by their label, so that looks can change.
"""

from __future__ import annotations

from contextlib import contextmanager
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any, Callable, Iterator, TypeVar
from unittest.mock import patch

import discord
import simcord

from bot.drawing.painter import Painter
from bot.interactions.client import SnackBot
from bot.playground.simulated import set_clock
from bot.service.club import Club
from bot.service.gate import Listener
from bot.service.limits import Limits
from bot.service.table import Status, Table
from bot.store.opening import open_store
from bot.store.sessions import OnStep
from engine.catalog import Catalog
from engine.moves import Undo
from render.alt import Alt
from render.picture import Picture
from tests.bot.discord.hooks import as_the_bot, time_stands_still
from tests.bot.discord.reading import find, text_of

T = TypeVar("T")
PATIENCE_S = 30.0
"""How long the bot may take to finish what it has started, on a busy machine."""


class Sketcher(Painter):
    """Draws nothing, but has the picture's alt text: for tests that aren't about pictures."""

    async def draw(self, picture: Callable[..., T], *args: Any, **kwargs: Any) -> T:
        return picture(partial(_blank, *args, **kwargs))


def _blank(paint: Callable[..., Picture], *args: Any, **kwargs: Any) -> Picture:
    return Picture(b"RIFF....WEBP", f"{paint.__name__}.webp", Alt(()), 1, 1)


class World:
    """One guild with a channel, some people in it, a moderator and an onlooker."""

    def __init__(self, path: Path | str) -> None:
        self.path = path
        """A file, or the address of another database."""
        self.env: simcord.Env
        self.bot: SnackBot
        self.on_step: OnStep | None = None
        self.drawn = False
        self.expected_errors: list[BaseException] = []
        self.forgiven: list[str] = []
        """Parts of log lines at ERROR that a test expects from the bot itself."""

    async def start(
        self, people: int = 2, *, drawn: bool = False, begins: datetime | None = None, **limits: int
    ) -> World:
        """With `drawn`, pictures are really drawn; `begins` is the clock's first time."""
        self.limits = Limits(**limits)
        self.drawn = drawn
        self.bot = await self.make_bot()
        self.env = simcord.Env(self.bot, settle_timeout=PATIENCE_S)
        time_stands_still(self.env)
        if begins is not None:
            set_clock(self.env, begins)
        await self.env.start()
        self.guild = self.env.create_guild("Picnic")
        self.channel = self.guild.create_text_channel("games")
        self.people = [self.guild.add_member(self.env.create_user(f"person{n}")) for n in range(1, people + 1)]
        manages = self.guild.create_role("moderators", permissions=discord.Permissions(manage_messages=True))
        self.moderator = self.guild.add_member(self.env.create_user("moderator"), roles=[manages])
        self.onlooker = self.guild.add_member(self.env.create_user("onlooker"))
        return self

    async def make_bot(self) -> SnackBot:
        store = await open_store(str(self.path), on_step=self._stepped)
        club = Club(store, Catalog(), clock=lambda: self.env.now(), limits=self.limits)
        # Changes a test makes through the club start tasks of the bot, which `settle` waits for.
        club.tell = partial(self._tell, club.tell)  # type: ignore[method-assign]
        return SnackBot(club, store, Painter() if self.drawn else Sketcher())

    def _tell(self, tell: Listener, code: str) -> None:
        with as_the_bot(self.env):
            tell(code)

    def _stepped(self, step: str) -> None:
        if self.on_step is not None:
            self.on_step(step)

    async def restart(self) -> None:
        """A new process on the same database and the same Discord."""
        old = self.bot
        self.on_step = None
        self.bot = await self.make_bot()
        await self.env.restart_bot(self.bot)
        old.painter.close()
        await old.store.close()
        await self.env.settle()

    async def stop(self) -> None:
        await self.env.shutdown()
        self.bot.painter.close()
        await self.bot.store.close()

    @contextmanager
    def cannot_draw(self, error: Exception) -> Iterator[None]:
        """Every picture fails, and the log says so."""

        async def fail(*_: object, **__: object) -> None:
            raise error

        self.forgiven.append(f"{type(error).__name__} at")
        with patch.object(self.bot.painter, "draw", fail):
            yield

    # Looking

    def public(self, channel: Any = None) -> list[discord.Message]:
        """What everyone in a channel sees, oldest first. Reminders come and go, and are left to the tests of pace."""
        shown = (channel or self.channel).history(viewer=self.onlooker)
        return [one for one in shown if not text_of(one).startswith(("⏳", "⏰", "💤", "☀️"))]

    def as_now(self, person: Any, message: Any) -> discord.Message:
        """A message as that person sees it now."""
        return next(one for one in self.channel.history(viewer=person) if one.id == message.id)

    async def table(self, code: str) -> Table:
        return await self.bot.club.get(code)

    async def posted(self, code: str, channel: Any = None) -> discord.Message:
        """The table's own message."""
        posted = (await self.table(code)).display.posted
        assert posted is not None
        return next(one for one in self.public(channel) if one.id == posted.message)

    # Doing things in Discord

    async def open(self, host: Any = None, **options: Any) -> str:
        """Opens a table for that person, or the first; returns its code."""
        host = host or self.people[0]
        known = {table.code for table in await self.bot.club.tables_of(host.id)}
        await host.slash(self.channel, "snack start", **options)
        (code,) = {table.code for table in await self.bot.club.tables_of(host.id)} - known
        return code

    async def begin(self, *others: Any, host: Any = None, **options: Any) -> str:
        """A running game, with these people besides its host."""
        code = await self.open(host, **options)
        for person in others:
            await self.press(person, await self.posted(code), "join")
        await self.start_game(host or self.people[0], code)
        return code

    async def start_game(self, host: Any, code: str) -> Any:
        """Starts the game. Someone alone is asked, and plays solo."""
        started = await self.press(host, await self.posted(code), "start")
        if (await self.table(code)).status is Status.LOBBY:
            started = await self.press(host, started.followups[0], "start", "solo")
        assert (await self.table(code)).status is Status.PLAYING
        return started

    async def hosting(self, host: Any, code: str) -> Any:
        """The private panel behind Host…"""
        panel = shown(await self.press(host, await self.posted(code), "host"))
        assert panel.ephemeral
        return panel

    async def press(self, person: Any, message: Any, verb: str, *args: str) -> Any:
        """Presses a button by its verb; with `args`, the one whose arguments end with these."""
        return await person.click(message, custom_id=find(message, verb, *args))

    async def cards(self, person: Any, code: str) -> Any:
        """The private panel behind My cards."""
        panel = shown(await self.press(person, await self.posted(code), "cards"))
        assert panel.ephemeral
        return panel

    async def prefers_typing(self, person: Any) -> None:
        """From now on, this person's forms have a text field."""
        await self.bot.context.appearances.keep(person.id, "typed")

    async def keep(self, person: Any, code: str, number: int = 0) -> Any:
        return await self.press(person, await self.cards(person, code), "choose", str(number))

    async def lay(self, person: Any, code: str) -> Any:
        """Places the card in trial where it is."""
        return await self.press(person, await self.cards(person, code), "place")

    async def take_turn(self, person: Any, code: str) -> None:
        """Everything the phase asks of a person, through the private panel."""
        table = await self.table(code)
        seat = table.seat_of(person.id)
        moment = await self.moment(code)
        assert moment is not None
        while await self.moment(code) == moment and seat in table.view(None).waiting:
            await (self.keep if moment == (moment[0], "choose") else self.lay)(person, code)
            table = await self.table(code)

    async def hand(self, person: Any, code: str) -> Any:
        """The private panel by command, from a separate channel, where the table's message is out of reach."""
        found = self.guild.channels.get("elsewhere") or self.guild.create_text_channel("elsewhere")
        return (await person.slash(found, "snack hand", table=code)).response

    async def keep_by_command(self, person: Any, code: str) -> Any:
        return await self.press(person, await self.hand(person, code), "choose", "0")

    async def take_turn_by_command(self, person: Any, code: str) -> None:
        """Places both cards, without the table's message."""
        for _ in range(2):
            await self.press(person, await self.hand(person, code), "place")

    # Doing things behind Discord's back, when a test is about something else

    async def act_for(self, person: Any, code: str) -> None:
        """Any legal move of that person, through the club; the channel is updated."""
        table = await self.table(code)
        seat = table.seat_of(person.id)
        assert seat is not None
        assert table.match is not None
        move = next(one for one in table.match.game.legal_moves(table.view(seat)) if not isinstance(one, Undo))
        await self.bot.club.act(code, person.id, table.stamp(seat), move)

    async def finish_phase(self, code: str, but: Any = None) -> None:
        """Everyone who is due acts, through the club; `but` skips one person."""
        moment = await self.moment(code)
        while await self.moment(code) == moment and moment is not None:
            table = await self.table(code)
            due = [one for one in self.people if table.seat_of(one.id) in table.view(None).waiting and one is not but]
            if not due:
                break
            await self.act_for(due[0], code)
        await self.tell(code)

    async def finish(self, code: str) -> None:
        """Plays the rest of a game, through the club."""
        while (await self.table(code)).status is Status.PLAYING:
            await self.finish_phase(code)

    async def store_meta(self, key: str, value: str) -> None:
        await self.bot.store.set_meta(key, value)

    async def tell(self, code: str) -> None:
        with as_the_bot(self.env):
            self.bot.messages.changed(code)
        await self.env.settle()

    async def moment(self, code: str) -> tuple[int, str] | None:
        table = await self.table(code)
        if table.status is not Status.PLAYING:
            return None
        view = table.view(None)
        return view.round, view.phase


def shown(result: Any) -> Any:
    """The first message that answers what a person did."""
    assert result.response is not None
    return result.response


def answer(result: Any) -> str:
    """Everything a person reads in answer to what they did."""
    shown = [*([result.response] if result.response is not None else []), *result.followups]
    return "\n".join(text_of(one) for one in shown)


def pinged(world: World) -> list[list[int]]:
    """Who was pinged, by every message that was sent to the channel."""
    sent = [one for one in world.env.http_requests if one.method == "POST" and one.path.endswith("/messages")]
    return [(one.json or {}).get("allowed_mentions", {}).get("users", []) for one in sent]
