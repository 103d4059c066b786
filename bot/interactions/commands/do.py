"""`/snack do`: type what any button or menu does. Its offers are read from the panels people see."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from discord import InteractionType, app_commands
from discord.app_commands import Choice

from bot.interactions.access import COMMANDS
from bot.interactions.commands.completions import CHOICES, Completions, completing
from bot.interactions.commands.descriptions import said
from bot.interactions.commands.find_table import candidates
from bot.interactions.commands.typed import Name, TableCode, so_far
from bot.interactions.guard import check
from bot.interactions.handlers.showing import panels_for
from bot.interactions.request import Request
from bot.language.words import Words
from bot.panels.layout import clip
from bot.panels.names import in_text
from bot.panels.offers import LIMIT, Offer, in_order, matching, meant, offers_of, read_typed
from bot.service.errors import ClubError
from bot.service.table import OPEN, Status, Table
from engine.notation import plain

SEVERAL = 4
"""How many tables to list actions for when none is named."""
LISTED = 25


class DoCommand(Completions):
    def commands(self) -> list[app_commands.Command[Any, ..., Any]]:
        return [app_commands.Command(name="do", description=said("command-do"), callback=self.do)]

    async def known_tables(self, interaction: Request) -> list[Table]:
        """All tables a person may mean, most likely first: those on their last panel, open ones, some finished ones."""
        user = interaction.user.id
        seen = [code for offer in self.context.responder.last_shown.of(user) if (code := offer.press.code).strip("-")]
        found = []
        for code in dict.fromkeys(seen):
            with suppress(ClubError):
                found.append(await self.at_hand(interaction, code, ask=False))
        found += [
            *await candidates(self.context.club, interaction, anyone=True),
            *await self.context.club.tables_of(user, OPEN),
        ]
        found += await self.context.club.tables_of(user, (Status.OVER,), limit=SEVERAL)
        found += await self.context.club.tables_in(interaction.channel_id or 0, (Status.OVER,), limit=SEVERAL)
        return list({table.code: table for table in found}.values())

    async def at_hand(self, interaction: Request, code: str, *, ask: bool) -> Table:
        """The table with this code, if the person may look at it: knowing the code is not enough."""
        table = await self.context.games_of(code).get(code)
        await check(self.context, interaction, COMMANDS["do"], table, ask=ask)
        return table

    async def tables_meant(self, interaction: Request, named: str | None) -> list[Table]:
        if named:
            # Completions have to be quick, so they do not wait for Discord.
            ask = interaction.type is not InteractionType.autocomplete
            return [await self.at_hand(interaction, named.strip().upper(), ask=ask)]
        known = await self.known_tables(interaction)
        seen = {offer.press.code for offer in self.context.responder.last_shown.of(interaction.user.id)}
        now = [table for table in known if table.status in OPEN or table.code in seen]
        # If no table is open, people mean the game that just ended.
        return (now or known[:1])[:SEVERAL]

    async def offers_now(self, interaction: Request, words: Words, named: str | None) -> list[Offer]:
        """Everything this person can do now, at the named table or else at those they may mean."""
        user = interaction.user.id
        tables = await self.tables_meant(interaction, named)
        studio = (await self.context.readers.studio(interaction)).unseen()
        by_code = {table.code: table for table in tables}
        found = [
            offer
            for offer in self.context.responder.last_shown.of(user)
            if _still_true(offer, user, by_code.get(offer.press.code), bool(named))
        ]
        # What they are looking at comes before the panel we would show now: they may have moved a trial since.
        seen = {(offer.press.code, offer.label) for offer in found}
        for table in tables:
            for panel in await panels_for(self.context, studio, words, table, user):
                found += [offer for offer in offers_of(panel) if (offer.press.code, offer.label) not in seen]
        if len(tables) > 1:
            found = [offer.at(code) if (code := offer.press.code).strip("-") else offer for offer in found]
        return in_order(found)

    @completing
    async def action_choices(self, interaction: Request, typed: str) -> list[Choice[str]]:
        words = self.context.readers.words(interaction)
        try:
            found = await self.offers_now(interaction, words, so_far(interaction, "table"))
        except ClubError:
            return []
        return [Choice(name=clip(one.label, LIMIT), value=one.typed) for one in matching(found, typed)[:CHOICES]]

    @completing
    async def known_table_choices(self, interaction: Request, typed: str) -> list[Choice[str]]:
        """Tables where something can be done, including finished games, which can be looked at again."""
        words = self.context.readers.words(interaction)
        named = {
            table.code: words(
                "choice-table",
                code=_named(words, table),
                game=words(f"game-{table.agreed.game}"),
            )
            for table in await self.known_tables(interaction)
        }
        wanted = plain(typed.strip())
        return [Choice(name=name, value=code) for code, name in named.items() if wanted in plain(name)][:CHOICES]

    @app_commands.describe(action=said("command-do-action"), table=said("command-table"))
    @app_commands.autocomplete(action=action_choices, table=known_table_choices)
    async def do(self, interaction: Request, action: Name, table: TableCode | None = None) -> None:
        pressed = None
        async with self.router.answering(interaction, table or "") as words, self.asked(interaction):
            pressed = await self._chosen(interaction, words, action, table)
        if pressed is not None:
            await self.router.pressed(interaction, *pressed)

    async def _chosen(
        self, interaction: Request, words: Words, action: str, table: str | None
    ) -> tuple[str, ...] | None:
        """The id to press, and a menu's value; None if the person was asked which they meant.

        Does not acknowledge the request: if a form follows, it has to be the first answer.
        """
        pressed = read_typed(action.strip())
        if pressed is not None:
            return pressed
        found = await self.offers_now(interaction, words, table)
        if not found:
            raise ClubError("no_table_here")
        wanted = meant(found, action)
        if len(wanted) != 1:
            key = "do-which" if wanted else "do-unknown"
            labels = "\n".join(f"- {in_text(one.label)}" for one in (wanted or found)[:LISTED])
            await self.context.responder.say(interaction, words(key, typed=clip(action, 60), labels=labels))
            return None
        return (wanted[0].id,) if wanted[0].value is None else (wanted[0].id, wanted[0].value)


def _named(words: Words, table: Table) -> str:
    """What people call a table: its code, or the command for one whose code nobody looks up."""
    if table.lesson:
        return words("name-tutorial")
    if table.agreed.daily:
        return words("name-daily")
    if table.agreed.practice:
        return words("choice-practice")
    return words("name-solo") if table.nowhere else table.code


def _still_true(offer: Offer, user: int, table: Table | None, only_there: bool) -> bool:
    """Whether an offer from a panel shown earlier still holds. Those that belong to no table always do."""
    press = offer.press
    if table is None:
        return not press.code.strip("-") or not (press.stamp or only_there)
    seat = table.seat_of(user)
    if press.verb == "yes":
        return press.stamp == table.status  # the question differs between a lobby and a game
    return not press.stamp or (seat is not None and table.match is not None and press.stamp == table.stamp(seat))
