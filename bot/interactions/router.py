"""Where presses and forms arrive: finds the handler by the id, and answers whatever goes wrong.

Every press gets an answer, whatever happens: the current panel and, if something could not be done, the reason on top
of it.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, AsyncIterator, Awaitable, Callable, Mapping

from discord import InteractionType

from bot.delivery.discord_errors import REFUSED, note_refusal
from bot.error_log import describe
from bot.interactions.access import Who, rule_of
from bot.interactions.context import Context, Handler
from bot.interactions.costs import Cost, TooMuch
from bot.interactions.counting import OUTCOME, counted, outcome_of
from bot.interactions.guard import check
from bot.interactions.handlers.daily import DAILY
from bot.interactions.handlers.data import DATA
from bot.interactions.handlers.deal import DEAL
from bot.interactions.handlers.host import HOST
from bot.interactions.handlers.learn import LEARN
from bot.interactions.handlers.lobby import LOBBY
from bot.interactions.handlers.mending import MENDING, tell_damaged
from bot.interactions.handlers.opening import OPENING
from bot.interactions.handlers.play import PLAY, placement_typed
from bot.interactions.handlers.practice import PRACTICE
from bot.interactions.handlers.preferences import PREFERENCES
from bot.interactions.handlers.profiles import PROFILES
from bot.interactions.handlers.records import RECORDS
from bot.interactions.handlers.sharing import SHARING
from bot.interactions.handlers.showing import refuse
from bot.interactions.handlers.solo import SOLO
from bot.interactions.handlers.time import TIME
from bot.interactions.handlers.tutorial import TUTORIAL
from bot.interactions.request import Request
from bot.language.words import Words
from bot.log_context import about
from bot.panels import forms
from bot.panels.ids import BUTTON, FORM, LIMIT, MENU, BadId, Press, code_in
from bot.service.errors import ClubError
from bot.service.mending import DAMAGED
from bot.service.plain_text import tidy
from bot.store.base import StoreError
from engine.errors import BadSetup, IllegalMove

log = logging.getLogger(__name__)
HANDLERS: Mapping[str, Handler] = {
    **PLAY,
    **LOBBY,
    **HOST,
    **MENDING,
    **OPENING,
    **LEARN,
    **TIME,
    **PREFERENCES,
    **DATA,
    **TUTORIAL,
    **DEAL,
    **SHARING,
    **DAILY,
    **SOLO,
    **PRACTICE,
    **RECORDS,
    **PROFILES,
}
"""The handler of every button and menu, by the verb in its id."""


async def _always(interaction: int) -> bool:
    return True


class Router:
    def __init__(self, context: Context) -> None:
        self._context = context
        self._under_way: set[asyncio.Task[Any] | None] = set()
        self.stopping = False
        """Whether the bot is stopping and starts nothing new."""
        self.answers: Callable[[int], Awaitable[bool]] = _always
        """Whether this process answers the interaction with this id: of several, one does."""

    async def settle(self) -> None:
        """Wait until every request under way has been answered."""
        while others := [task for task in self._under_way - {asyncio.current_task()} if task and not task.done()]:
            await asyncio.wait(others)

    async def arrived(self, interaction: Request) -> None:
        """Handle anything with one of our ids: buttons and menus of any age, and forms. The tree handles commands."""
        data: Mapping[str, Any] = interaction.data or {}
        custom_id = str(data.get("custom_id", ""))
        kind = custom_id.split(":")[0]
        if kind in (BUTTON, MENU, FORM) and await self.turned_away(interaction):
            return
        if interaction.type is InteractionType.component and kind in (BUTTON, MENU):
            await self.pressed(interaction, custom_id, *data.get("values", ()))
        elif interaction.type is InteractionType.modal_submit and kind == FORM:
            await self.submitted(interaction, custom_id, forms.fields(data))

    async def turned_away(self, interaction: Request) -> bool:
        """Whether a request must go no further: another process answers it; or it has been answered here, because its
        server is barred or the bot is about to stop."""
        completes = interaction.type is InteractionType.autocomplete
        if (task := asyncio.current_task()) is not None:
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)
        # Completions are not worth the query: if two processes send them, Discord uses whichever come first.
        if not completes and not await self.answers(interaction.id):
            return True
        barred = interaction.guild_id in self._context.barred
        if not (barred or self.stopping):
            return False
        try:
            if completes:
                await interaction.response.autocomplete([])
            else:
                words = self._context.readers.words(interaction)
                await self._context.responder.say(interaction, words("server-barred" if barred else "restarting"))
        except REFUSED as error:
            note_refusal(log, "could not tell someone they were turned away", error)
        return True

    async def pressed(self, interaction: Request, custom_id: str, *values: str) -> None:
        """Handle a button, or a menu with the values chosen."""
        async with self.answering(interaction, code_in(custom_id)) as words:
            press = Press.read(custom_id)
            if press.verb not in HANDLERS or any(len(value) > LIMIT for value in values):
                raise BadId(custom_id)
            await self.perform(interaction, replace(press, args=(*press.args, *values)), words)

    async def perform(self, interaction: Request, press: Press, words: Words) -> None:
        """Do what a button asks for, pressed or typed, if the person may."""
        async with self._admitted(interaction, press):
            await HANDLERS[press.verb](self._context, interaction, press, words)

    @asynccontextmanager
    async def _admitted(self, interaction: Request, press: Press) -> AsyncIterator[None]:
        """Admit only people who may do that and are within their limits, as `access.py` declares.

        Checking may take requests to Discord, so it has its own allowance.
        """
        rule, costs = rule_of(press), self._context.costs
        person, server = interaction.user.id, interaction.guild_id
        if rule.who not in (Who.ANYONE, Who.MANAGER):
            async with costs.asked(person, server, Cost.ADMISSION):
                games = self._context.games_of(press.code)
                find = self._context.club.whats_known if rule.damaged else games.get
                table = await find(press.code)
                await check(self._context, interaction, rule, table)
        async with costs.asked(person, server, rule.cost):
            yield

    async def submitted(self, interaction: Request, custom_id: str, fields: dict[str, str]) -> None:
        """Handle a form. It may have been opened before a restart, or sent after its phase ended."""
        async with self.answering(interaction, code_in(custom_id)) as words:
            press = Press.read(custom_id)
            if press.verb != forms.VERB:
                raise BadId(custom_id)
            async with self._admitted(interaction, press):
                await placement_typed(self._context, interaction, press, words, fields)

    @asynccontextmanager
    async def answering(self, interaction: Request, code: str = "") -> AsyncIterator[Words]:
        """Tell the person whatever goes wrong inside; the log gets the table's code and no secret."""
        words, code = self._context.readers.words(interaction), tidy(code)
        task = asyncio.current_task()
        self._under_way.add(task)
        try:
            with about(code, interaction.id), counted(interaction):
                async with self._context.panels.left_to_press(code, interaction.user.id):
                    try:
                        yield words
                    except Exception as error:
                        interaction.extras[OUTCOME] = outcome_of(error)
                        await self.failed(interaction, code, words, error)
        finally:
            # After the answer, which must not wait for this. The locale is for direct messages.
            await self._note_locale(interaction)
            self._under_way.discard(task)

    async def _note_locale(self, interaction: Request) -> None:
        try:
            await self._context.club.people.note_locale(interaction.user.id, str(interaction.locale))
        except StoreError as error:
            log.info("could not save a person's locale (%s)", error.code)

    # What went wrong

    async def failed(self, interaction: Request, code: str, words: Words, error: Exception) -> None:
        try:
            await self._explain(interaction, code, words, error)
        except REFUSED as late:
            note_refusal(log, f"table {code}: an apology was not delivered", late)
        except Exception as worse:
            log.error("table %s: %s, after %s", code, describe(worse), describe(error))
            try:
                await self._context.responder.say(interaction, words("error-internal"))
            except REFUSED as last:
                # The network is down, or Discord is: there is nobody left to tell.
                note_refusal(log, f"table {code}: an apology was not delivered", last)
            except Exception as last:
                log.error("table %s: an apology was not delivered: %s", code, describe(last))

    async def _explain(self, interaction: Request, code: str, words: Words, error: Exception) -> None:
        if isinstance(error, (IllegalMove, BadSetup, ClubError)):
            await refuse(self._context, interaction, code, words, error)
        elif isinstance(error, TooMuch):
            await self._context.responder.say(interaction, words(error.code, **error.params))
        elif isinstance(error, DAMAGED):
            await tell_damaged(self._context, interaction, words, error)
        elif isinstance(error, BadId):
            await self._context.responder.say(interaction, words("error-old-button"))
        else:
            if isinstance(error, REFUSED):
                # Too late to answer (10062), the private message is too old (10015, 50027), or Discord is down.
                note_refusal(log, f"table {code}: an answer was not delivered", error)
            else:
                # Log only the type and place of the error: its text might quote a hand.
                log.error("table %s: %s", code, describe(error))
            await self._context.responder.say(interaction, words("error-internal"))
