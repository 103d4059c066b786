"""Where presses, forms and commands arrive: one call to the club, then the person's own panel, then the channel.

Every press is answered, whatever happens: with the panel as it is now, and, where something could not be done, with
what was wrong on top of it.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, AsyncIterator, Awaitable, Callable, Mapping

import discord

from bot.delivery.open_panels import OpenPanels, snapshot
from bot.delivery.table_messages import TableMessages
from bot.drawing.appearance import Appearances
from bot.drawing.studio import Studio
from bot.error_log import describe
from bot.interactions.handlers.learn import LEARN
from bot.interactions.handlers.lobby import LOBBY
from bot.interactions.handlers.play import PLAY, Handler, done_already
from bot.interactions.handlers.preferences import PREFERENCES
from bot.interactions.handlers.time import TIME, next_game
from bot.interactions.request import Request, note_locale, words_of
from bot.interactions.responder import Responder
from bot.language.words import Words
from bot.panels import forms
from bot.panels.hand import ended_line, hand_panel
from bot.panels.ids import BadId, Press, Trial, code_in
from bot.panels.layout import Panel
from bot.panels.offers import LastShown
from bot.panels.rules import help_button
from bot.panels.table import table_panel
from bot.panels.trial import trial_panel
from bot.service.club import Club
from bot.service.errors import ClubError, Stale
from bot.service.table import Status, Table
from engine.errors import BadSetup, EngineError, IllegalMove
from engine.moves import Place

log = logging.getLogger(__name__)
HANDLERS: Mapping[str, Handler] = {**PLAY, **LOBBY, **LEARN, **TIME, **PREFERENCES}
"""What every button asks, by the verb in its id."""
ENDED = ("not_in_lobby", "not_playing", "stale")
"""What the club says of anything asked of a game that is no more: people are told how it ended."""
DRAWN = 3
"""So often a panel is drawn before it is shown even though the game has moved on again: whatever opens follows it."""


class Router(Responder):
    def __init__(
        self, club: Club, studio: Studio, messages: TableMessages, panels: OpenPanels, appearances: Appearances
    ) -> None:
        self.club = club
        self.studio = studio
        self.messages = messages
        self.panels = panels
        self.appearances = appearances
        self.handlers = HANDLERS
        self.last_shown = LastShown()
        self.drafts = forms.Drafts()
        self._under_way: set[asyncio.Task[Any] | None] = set()
        self._others: dict[str, Router] = {}

    def leave_to(self, mark: str, other: Router) -> None:
        """Whatever is about a table whose code begins like that is answered at another desk."""
        self._others[mark] = other
        other._under_way, other.last_shown = self._under_way, self.last_shown

    def router_of(self, code: str) -> Router:
        return next((other for mark, other in self._others.items() if code.startswith(mark)), self)

    def _router_of(self, custom_id: str) -> Router:
        return self.router_of(code_in(custom_id))

    async def settle(self) -> None:
        """Wait until everyone who has asked for something has been answered."""
        others = self._under_way - {asyncio.current_task()}
        await asyncio.gather(*(task for task in others if task), return_exceptions=True)

    async def studio_for(self, interaction: Request) -> Studio:
        """The studio, drawing as this person wants to see things."""
        return self.studio.seen(await self.appearances.of(interaction.user.id))

    # Arriving

    async def pressed(self, interaction: Request, custom_id: str, *values: str) -> None:
        """A button or a menu, of any age."""
        router = self._router_of(custom_id)
        async with router.answering(interaction, code_in(custom_id)) as words:
            press = Press.read(custom_id)
            if press.verb not in router.handlers:
                raise BadId(custom_id)
            press = replace(press, args=(*press.args, *values))
            await router.handlers[press.verb](router, interaction, press, words)

    async def submitted(self, interaction: Request, custom_id: str, fields: dict[str, str]) -> None:
        """A form; it may come from before a restart, or after its phase has ended."""
        router = self._router_of(custom_id)
        async with router.answering(interaction, code_in(custom_id)) as words:
            press = Press.read(custom_id)
            if press.verb != forms.VERB:
                raise BadId(custom_id)
            await router._typed(interaction, press, words, fields)

    @asynccontextmanager
    async def answering(self, interaction: Request, code: str = "") -> AsyncIterator[Words]:
        """Whatever goes wrong inside, the person reads what, and the log gets the table's code and no secret."""
        words = words_of(interaction)
        task = asyncio.current_task()
        self._under_way.add(task)
        try:
            yield words
        except Exception as error:
            await self.failed(interaction, code, words, error)
        finally:
            # After the answer, which must not wait for it: direct messages will speak that language.
            await note_locale(interaction)
            self._under_way.discard(task)

    async def failed(self, interaction: Request, code: str, words: Words, error: Exception) -> None:
        try:
            await self._explain(interaction, code, words, error)
        except discord.HTTPException as late:
            log.info("table %s: an apology was not delivered (%s)", code, late.code)
        except Exception as worse:
            log.error("table %s: %s, after %s", code, describe(worse), describe(error))
            try:
                await self.say(interaction, words("error-internal"))
            except Exception as last:
                # The network is down, or Discord is: there is nobody left to tell.
                log.info("table %s: an apology was not delivered (%s)", code, describe(last))

    async def _explain(self, interaction: Request, code: str, words: Words, error: Exception) -> None:
        if isinstance(error, (IllegalMove, BadSetup, ClubError)):
            await self.refuse(interaction, code, words, error)
        elif isinstance(error, BadId):
            await self.say(interaction, words("error-old-button"))
        elif isinstance(error, discord.HTTPException):
            # 10062: we came too late to answer; 10015, 50027: the private message is too old; 429, 5xx: not today.
            log.warning("table %s: Discord answered %s %s", code, error.status, error.code)
            await self.say(interaction, words("error-internal"))
        else:
            # Only the kind of error and its place: its text might quote a hand.
            log.error("table %s: %s", code, describe(error))
            await self.say(interaction, words("error-internal"))

    # Answering

    async def show_hand(
        self, interaction: Request, table: Table, words: Words, note: str = "", problem: str = ""
    ) -> None:
        await self.hold(interaction)
        seat = table.seat_of(interaction.user.id)
        if table.match is None:
            await self.say(interaction, note or ended_line(words, table) or words("not-begun", code=table.code))
        elif seat is None:
            await self.say(interaction, words("not-in-game", code=table.code))
        else:
            note = "\n".join(filter(None, (note, self._unable(table, words))))
            studio = await self.studio_for(interaction)
            for _ in range(DRAWN):
                panel = await hand_panel(studio, words, table, seat, note, problem)
                panel.row(await next_game(self, interaction, table, words))
                # Drawing takes its time, and the others play on meanwhile.
                now = await self.club.get(table.code)
                if now.seat_of(interaction.user.id) != seat or snapshot(now, seat) == snapshot(table, seat):
                    break
                table = now
            message = await self.show(interaction, panel)
            await self.panels.opened(interaction, message, table, seat)

    async def refuse(self, interaction: Request, code: str, words: Words, error: EngineError) -> None:
        """Say what is wrong on top of the panel as it is now; nothing was changed."""
        note = words("problem", text=words.error(error))
        try:
            table = await self.club.get(code)
        except ClubError:
            await self.say(interaction, note)
            return
        seated = table.match is not None and table.seat_of(interaction.user.id) is not None
        on_panel = interaction.message is None or interaction.message.flags.ephemeral
        ended = error.code in ENDED and ended_line(words, table)
        if not (seated and on_panel):
            await self.say(interaction, ended or note)
        elif ended:
            await self.show_hand(interaction, table, words)
        else:
            await self.show_hand(interaction, table, words, note, error.code)

    # Acting

    async def act(
        self,
        interaction: Request,
        press: Press,
        words: Words,
        make: Callable[[Table, int], Any],
        do: Callable[..., Awaitable[Table]] | None = None,
    ) -> None:
        """Save a move, or `do` something else with it; show the person where they stand; let the channel follow."""
        await self.hold(interaction)
        table = await self.club.get(press.code)
        seat = table.seat_of(interaction.user.id)
        if seat is None:
            raise ClubError("not_seated")
        if table.status is not Status.PLAYING:
            raise ClubError("not_playing")
        do = do or self.club.act
        try:
            if press.stamp != table.stamp(seat):
                raise Stale("stale")
            table = await do(press.code, interaction.user.id, press.stamp, make(table, seat))
        except Stale:
            table = await self.club.get(press.code)
            if not done_already(table, interaction.user.id, press.stamp, make):
                raise
        try:
            await self.show_hand(interaction, table, words)
        finally:
            # Only now: it would bring the panel that was pressed up to date as well, and race with us for it.
            self.messages.changed(table.code)

    async def try_out(
        self, interaction: Request, code: str, stamp: str, words: Words, trial: Trial, note: str = ""
    ) -> None:
        await self.hold(interaction)
        table = await self.club.get(code)
        seat = table.seat_of(interaction.user.id)
        if seat is None:
            raise ClubError("not_seated")
        if table.status is not Status.PLAYING:
            raise ClubError("not_playing")
        if stamp != table.stamp(seat) or trial.card >= len(table.view(seat).tryable):
            raise ClubError("stale")
        studio = await self.studio_for(interaction)
        try:
            panel = await trial_panel(studio, words, table, seat, trial, note)
        except IllegalMove as error:
            if interaction.message is not None:
                raise
            # A command: the panel that may stand above it stays.
            why = help_button(words, table.code, table.agreed.game, problem=error.code)
            await self.say(interaction, words("problem", text=words.error(error)), why)
            return
        message = await self.show(interaction, panel)
        await self.panels.opened(interaction, message, table, seat, trial)

    async def place(self, interaction: Request, code: str, stamp: str, words: Words, trial: Trial) -> None:
        def move(table: Table, seat: int) -> Place:
            cards = table.view(seat).playable
            if trial.card >= len(cards):
                raise BadId(str(trial.card))
            return Place(cards[trial.card].id, trial.placement)

        await self.act(interaction, Press("place", code, stamp), words, move)

    async def _typed(self, interaction: Request, press: Press, words: Words, fields: dict[str, str]) -> None:
        await self.hold(interaction)
        table = await self.club.get(press.code)
        seat = table.seat_of(interaction.user.id)
        if seat is None:
            raise ClubError("not_seated")
        if table.status is not Status.PLAYING or press.stamp != table.stamp(seat):
            raise ClubError("stale")
        self.drafts.keep(interaction.user.id, press, fields)
        trial = forms.read_trial(table.view(seat), fields)
        await self.try_out(interaction, press.code, press.stamp, words, trial)
        self.drafts.drop(interaction.user.id, press)

    async def lobby(
        self, interaction: Request, code: str, words: Words, change: Callable[[], Awaitable[Table]], done: str = ""
    ) -> None:
        """A change of the lobby: the table's message shows it; a word in private where that helps."""
        typed = interaction.message is None
        if typed:
            await self.hold(interaction)
        elif not interaction.response.is_done():
            await interaction.response.defer()
        table = await change()
        if done:
            self.messages.changed(table.code)
            await self.say(interaction, words(done, code=table.code))
        elif typed:
            try:
                await self._show_change(interaction, table, words)
            finally:
                self.messages.changed(table.code)
        unable = await self.shown(table, words)
        if unable:
            await self.say(interaction, unable)

    async def shown(self, table: Table, words: Words) -> str:
        """The channel is told; and whoever changed something, if the channel cannot be. Nothing to say is usual."""
        await self.messages.show(table.code)
        return self._unable(table, words)

    def _unable(self, table: Table, words: Words) -> str:
        unable = table.code in self.messages.unable
        return words("cannot-show", channel=str(table.location.channel)) if unable else ""

    async def _show_change(self, interaction: Request, table: Table, words: Words) -> None:
        """A command has to be answered: with the table as it is now, or the cards of a game that has begun."""
        if table.status is Status.LOBBY:
            await self.show(interaction, await self.seen_by_all(self.studio, words, table))
        else:
            await self.show_hand(interaction, table, words)

    async def panels_for(self, studio: Studio, words: Words, table: Table, user: int) -> list[Panel]:
        """What a person may see of a table now: their own cards, then what everyone sees."""
        seat = table.seat_of(user)
        own = [await hand_panel(studio, words, table, seat)] if seat is not None and table.match else []
        return [*own, await self.seen_by_all(studio, words, table)]

    async def seen_by_all(self, studio: Studio, words: Words, table: Table, seat: int = 0) -> Panel:
        """What a channel shows of a table, for one person's eyes."""
        preferences = await self.club.people.preferences_at(table)
        return await table_panel(studio, words, table, self.club.now(), preferences, seat)
