"""People who play whole games on the small Discord, using only what their panels show.

They know what buttons do (the verb in their ids), not where they are or what their labels say.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from bot.language.words import words_for
from bot.panels.ids import Press, code_in
from tests.loopback.people import Someone, Unanswered, find, pressable, verb
from tests.loopback.records import Interaction, Message
from tests.loopback.server import Loopback

MOVES = frozenset({"choose", "place", "answer", "undo"})
"""Verbs that change the game, if accepted."""
PANEL = MOVES | {"try", "cards"}
"""Verbs that only a player's own panel offers."""
ASIDE = 7
"""One action in this many is a hint, a look at the board, a change of mind or, at the end, a review."""
WANDERING = 0.4
"""How often a card that could be placed is moved around first."""
PICKING = 0.5
"""How often a spot is picked from the menu instead of with the arrows."""
STILL = 20.0
"""Seconds without news after which a person reopens their cards."""
TRIES = 5
"""How often people retry when Discord says that something failed."""
Tempo = Callable[[], Awaitable[None]]
"""Waited for before each action."""


@dataclass(frozen=True)
class Action:
    """Something done at a table, and its answer."""

    what: str
    """The verb of a button, or the name of a command."""
    user: int
    press: Press | None
    """None for a command."""
    sent: float
    acknowledged: float
    """0 if it wasn't, within Discord's three seconds: *This interaction failed*."""
    shown: float
    """0 if there was nothing to see for this person alone: the public message changes in its own time."""
    refused: bool
    ended: bool
    """Whether the answer says that the game is over: then it says nothing about this move."""

    @property
    def taken(self) -> bool:
        """Whether the bot has confirmed this move by what it shows."""
        return bool(self.acknowledged and self.shown) and not self.refused and not self.ended


OWN = ({"join"}, {"start"}, {"cards", "read"}, {"rematch"})
"""What a table's own message offers. A reminder only leads to the cards, and a board that someone asked for can only
be read."""


@dataclass
class Game:
    """A table as its players know it."""

    channel: int
    code: str = ""
    actions: list[Action] = field(default_factory=list)
    result: str = ""
    """What the table's message says once the game is over."""

    def message(self, discord: Loopback) -> Message | None:
        """The table's own message: the latest one with a button that no other message has."""
        for one in reversed(discord.world.public(self.channel)):
            ids = [str(part["custom_id"]) for part in pressable(one)]
            offered = {verb(one) for one in ids if code_in(one) == self.code}
            if any(own <= offered for own in OWN):
                return one
        return None


async def at_once() -> None:
    """The tempo of people who never pause."""


class Player(Someone):
    def __init__(self, discord: Loopback, name: str, dice: random.Random, tempo: Tempo = at_once) -> None:
        super().__init__(discord, name)
        self._dice = dice
        self._tempo = tempo
        self.persistent = False
        """Whether they continue if a promised answer never comes."""

    # From the first command to the score sheet

    async def open(self, game: Game, /, **options: str | int | bool) -> None:
        """Opens a table and finds its message."""
        channel = game.channel
        known = {one.id for one in self.world.public(channel)}
        for _ in range(TRIES):
            await self._tempo()
            asked = await self.type(channel, "snack start", **options)
            self._note(game, "start", None, asked)
            if asked.acknowledged:
                break
        # If the shard has just moved to another process, that one posts the table, a moment after the answer.
        while True:
            news, posted = self.world.changed[channel], self.world.public(channel)
            fresh = [one for one in posted if one.id not in known and find(one, "join")]
            if fresh:
                break
            if not await self._wait(news):
                raise Unanswered(f"{self.name} got no table: {self.panel(channel)}")
        game.code = code_in(find(fresh[-1], "join") or "")

    async def use(self, game: Game, what: str) -> None:
        """Presses something on the table's own message as soon as it is offered; retries if Discord says it failed.

        If the game ends in the meantime, buttons of a running game are gone for good."""
        tries = 0
        while tries < TRIES:
            news, message = self.world.changed[game.channel], game.message(self.discord)
            wanted = find(message, what) if message is not None else None
            if message is not None and wanted is not None:
                tries += 1
                if await self._press(game, message, wanted):
                    return
            elif message is not None and find(message, "rematch"):
                return
            elif not await self._wait(news):
                raise Unanswered(f"{what} is not offered to {self.name}: {message and message.text}")

    async def confirm_solo(self, game: Game) -> None:
        """Says yes to playing solo: someone who starts alone is asked in private."""
        while True:
            news = self.world.changed[game.channel]
            for one in reversed(self.world.private(game.channel, self.id)):
                wanted = find(one, "start")
                if wanted is not None and code_in(wanted) == game.code and await self._press(game, one, wanted):
                    return
            if not await self._wait(news):
                raise Unanswered(f"nobody asks {self.name} whether to play solo")

    async def play(self, game: Game, stop: Callable[[], bool] = lambda: False) -> None:
        """Plays until the game is over, or it is time to stop."""
        while not stop():
            news = self.world.changed[game.channel]
            message = game.message(self.discord)
            if message is not None and find(message, "rematch"):
                game.result = message.text
                if self._dice.randrange(ASIDE) == 0 and find(message, "review"):
                    await self.use(game, "review")
                return
            panel = self.own_panel(game)
            if panel is None:
                if message is None or not find(message, "cards"):
                    await self._wait(news)
                else:
                    await self.use(game, "cards")
                    if self.own_panel(game) is None:
                        await self._read_result(game)
            elif not await self._act(game, panel) and not await self._wait(news):
                await self.use(game, "cards")

    async def _read_result(self, game: Game) -> None:
        """Waits for news at the table; if this person was told that the game is over, until the table says so too.

        If two people reopened their cards whenever the other got an answer, that would be most of the bot's work."""
        told = any(one.ended for one in game.actions if one.user == self.id)
        while True:
            news, message = self.world.changed[game.channel], game.message(self.discord)
            if message is not None and find(message, "rematch"):
                return
            if not await self._wait(news) or not told:
                return

    async def _wait(self, news: asyncio.Event) -> bool:
        try:
            await asyncio.wait_for(news.wait(), STILL)
        except TimeoutError:
            return False
        return True

    def own_panel(self, game: Game) -> Message | None:
        for one in reversed(self.world.private(game.channel, self.id)):
            ids = [str(part["custom_id"]) for part in pressable(one)]
            if any(verb(one) in PANEL and code_in(one) == game.code for one in ids):
                return one
        return None

    # One action

    async def _act(self, game: Game, panel: Message) -> bool:
        """Does something the panel offers; False if there is nothing to do but wait."""
        offered: dict[str, list[str]] = {}
        for part in pressable(panel):
            offered.setdefault(verb(part["custom_id"]), []).append(part["custom_id"])
        wanted = self._next(offered)
        if wanted is None:
            return False
        values: tuple[str, ...] = ()
        if wanted in offered.get("pick", ()):
            menu = next(one for one in pressable(panel) if one["custom_id"] == wanted)
            values = (self._dice.choice(menu["options"])["value"],)
        if self._dice.randrange(ASIDE) == 0:
            aside = self._dice.choice(["look", *(one for one in ("hint", "undo") if one in offered)])
            if aside == "look":
                await self._look(game)
                return True
            wanted, values = offered[aside][0], ()
        await self._press(game, panel, wanted, *values)
        return True

    def _next(self, offered: dict[str, list[str]]) -> str | None:
        """Something on the panel that advances the game."""
        tries = offered.get("try", [])
        if "place" in offered and (not tries or self._dice.random() >= WANDERING):
            return self._dice.choice(offered["place"])
        choices = [] if "undo" in offered else offered.get("choose", [])  # if it can be undone, it has been chosen
        forward = [*choices, *tries, *offered.get("answer", [])]
        if tries and "pick" in offered and self._dice.random() < PICKING:
            return offered["pick"][0]
        return self._dice.choice(forward) if forward else None

    async def _look(self, game: Game) -> None:
        await self._tempo()
        self._note(game, "board", None, await self.type(game.channel, "snack board", table=game.code))

    async def _press(self, game: Game, message: Message, custom_id: str, *values: str) -> bool:
        """Whether that was possible, and acknowledged."""
        await self._tempo()
        if custom_id not in {one["custom_id"] for one in pressable(message)}:
            return False  # the panel changed while this person was thinking
        try:
            asked = await self.press(message, custom_id, *values)
        except Unanswered as error:
            if not self.persistent or error.asked is None:
                raise
            # It may have worked anyway, if the bot was killed before it could confirm it.
            self._note(game, verb(custom_id), Press.read(custom_id), error.asked)
            return False
        self._note(game, verb(custom_id), Press.read(custom_id), asked)
        return bool(asked.acknowledged)

    def _note(self, game: Game, what: str, press: Press | None, asked: Interaction) -> None:
        text = asked.answer.text if asked.answer else ""
        refused = any(sign in text for sign in REFUSALS)
        ended = bool(game.code) and _over(game) in text
        shown = asked.shown if asked.answer or asked.form else 0.0
        action = Action(what, self.id, press, asked.sent, asked.acknowledged, shown, refused, ended)
        game.actions.append(action)


def _over(game: Game) -> str:
    return words_for("en")("panel-over", code=game.code)


def _signs() -> tuple[str, ...]:
    words, gap = words_for("en"), "@"
    said = (
        words("problem", text=gap),
        words("error-internal"),
        words("still-working"),
        words("too-often", when=gap),
    )
    return tuple(one.split(gap)[0] for one in said)


REFUSALS = _signs()
"""How an answer begins, or a part of it, if nothing was done."""


async def whole_game(
    game: Game, players: list[Player], stop: Callable[[], bool] = lambda: False, /, **options: str | int | bool
) -> None:
    """One game from the command to the end; the first of these people is the host."""
    await players[0].open(game, players=max(len(players), 2), **options)
    for one in players[1:]:
        await one.use(game, "join")
    await players[0].use(game, "start")
    if len(players) == 1:
        await players[0].confirm_solo(game)
    async with asyncio.TaskGroup() as all_play:
        for one in players:
            all_play.create_task(one.play(game, stop))
