"""The `/snack` commands: each reads what was asked, makes one call, and shows the answer."""

from __future__ import annotations

from typing import Mapping, Sequence

from discord import app_commands
from discord.app_commands import Choice

from bot.interactions.commands.completions import DEFAULT_GAME, Completions
from bot.interactions.commands.daily import DailyCommand
from bot.interactions.commands.descriptions import said
from bot.interactions.commands.do import DoCommand
from bot.interactions.commands.find_table import find_table, joinable, may_place
from bot.interactions.commands.game_options import (
    most_seats,
    rules_command,
    solo_command,
    start_command,
    tutorial_command,
)
from bot.interactions.commands.invited import Invited, guests_of
from bot.interactions.commands.preferences import PreferenceCommands
from bot.interactions.commands.records import RecordCommands
from bot.interactions.commands.typed import Spot, TableCode
from bot.interactions.context import Context
from bot.interactions.handlers.opening import Wanted, call, open_table
from bot.interactions.handlers.showing import cannot_show, show_hand, show_trial
from bot.interactions.handlers.solo import open_solo
from bot.interactions.handlers.tutorial import open_tutorial
from bot.interactions.request import Request
from bot.interactions.router import Router
from bot.language.typed_placements import read_parts
from bot.language.words import words_for
from bot.learning.search import search, search_everywhere
from bot.learning.tutorial.classroom import code_of
from bot.panels import listings
from bot.panels.confirm import confirm_panel
from bot.panels.forms import read_card
from bot.panels.ids import Press, Trial
from bot.panels.lobby import opened_line, tables_panel
from bot.panels.moves import card_of
from bot.panels.rules import rules_panel
from bot.panels.table import board_panel
from bot.service.clock.pace import Pace
from bot.service.club import ALL
from bot.service.errors import ClubError
from bot.service.table import Status
from engine.game import Level


@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
class Snack(Completions, app_commands.Group):
    def __init__(self, router: Router, context: Context) -> None:
        Completions.__init__(self, router, context)
        app_commands.Group.__init__(self, name="snack", description=said("command-snack"))
        declared = self.commands
        for command in declared:
            self.remove_command(command.name)
        # In the order in which Discord lists them.
        learning = (tutorial_command(self._tutorial), rules_command(self, self._rules))
        made = (start_command(self, self._start), *declared, solo_command(self._solo), *learning)
        others = (
            DailyCommand(router, context),
            RecordCommands(router, context),
            DoCommand(router, context),
            PreferenceCommands(router, context),
        )
        for command in (*made, *(command for more in others for command in more.commands())):
            self.add_command(command)

    # A table

    async def _start(
        self,
        interaction: Request,
        game: str,
        players: int | None,
        options: Mapping[str, str],
        bots: int,
        level: str,
        pack: str,
        pace: str | None,
        rated: str,
        invited: Sequence[Invited],
    ) -> None:
        async with self.router.answering(interaction) as words, self.asked(interaction):
            await self.context.responder.promise(interaction)
            guests = guests_of(interaction, invited)
            wanted = Wanted(
                game, players, options, bots, Level(level), pack, Pace(pace) if pace else None, guests, rated == "on"
            )
            table = await open_table(self.context, interaction, words, wanted)
            failed = await cannot_show(self.context, table, words)
            await self.context.responder.say(interaction, opened_line(words, table, failed))
            if not failed:
                server = await self.context.club.servers.settings(interaction.guild_id)
                await call(self.context, interaction, table, mentions=server.mentions)

    async def _solo(self, interaction: Request, game: str) -> None:
        async with self.router.answering(interaction) as words, self.asked(interaction):
            await open_solo(self.context, interaction, words, game)

    @app_commands.command(name="tables", description=said("command-tables"))
    async def tables(self, interaction: Request) -> None:
        async with self.router.answering(interaction) as words, self.asked(interaction):
            await self.context.responder.acknowledge(interaction)
            if interaction.guild_id is None:
                raise ClubError("only_servers")
            found = await joinable(self.context, interaction, interaction.guild_id)
            await self.context.responder.show(interaction, tables_panel(words, found))

    # Playing

    @app_commands.command(name="hand", description=said("command-hand"))
    @app_commands.describe(table=said("command-table"))
    @app_commands.autocomplete(table=Completions.table_choices)
    async def hand(self, interaction: Request, table: TableCode | None = None) -> None:
        async with self.router.answering(interaction, table or "") as words, self.asked(interaction):
            await self.context.responder.acknowledge(interaction)
            found = await find_table(self.context, interaction, "hand", table)
            await show_hand(self.context, interaction, found, words)

    @app_commands.command(name="place", description=said("command-place"))
    @app_commands.describe(
        cell=said("command-place-cell"),
        rotation=said("command-place-rotation"),
        layer=said("command-place-layer"),
        card=said("command-place-card"),
        final=said("command-place-final"),
        table=said("command-table"),
    )
    @app_commands.choices(rotation=[Choice(name=f"{turn}°", value=turn) for turn in (0, 90, 180, 270)])
    @app_commands.autocomplete(
        cell=Completions.cell_choices, layer=Completions.layer_choices, table=Completions.table_choices
    )
    @app_commands.autocomplete(card=Completions.card_choices)
    async def place(
        self,
        interaction: Request,
        cell: Spot,
        rotation: int | None = None,
        layer: Spot | None = None,
        card: app_commands.Range[int, 1, 9] | None = None,
        final: bool = False,
        table: TableCode | None = None,
    ) -> None:
        async with self.router.answering(interaction, table or "") as words, self.asked(interaction):
            await self.context.responder.acknowledge(interaction)
            found = await find_table(self.context, interaction, "place", table)
            seat = found.seat_of(interaction.user.id)
            if seat is None or not may_place(found, seat):
                await show_hand(self.context, interaction, found, words)
                return
            view = found.view(seat)
            slot = read_card(view, None if card is None else str(card))
            written = read_parts(cell, rotation, layer)
            trial = Trial(slot, written.on(view.area, card_of(view, slot)))
            if not final:
                await show_trial(self.context, interaction, found, seat, words, trial)
                return
            # Show errors of the move above the cards of that table.
            async with self.router.answering(interaction, found.code):
                press = Press("place", found.code, found.stamp(seat), trial.args())
                await self.router.perform(interaction, press, words)

    # Looking

    @app_commands.command(name="board", description=said("command-board"))
    @app_commands.describe(seat=said("command-board-seat"), table=said("command-table"))
    @app_commands.autocomplete(seat=Completions.seat_choices)
    @app_commands.autocomplete(table=Completions.table_choices)
    async def board(
        self,
        interaction: Request,
        seat: app_commands.Range[int, 1, most_seats()] | None = None,
        table: TableCode | None = None,
    ) -> None:
        async with self.router.answering(interaction, table or "") as words, self.asked(interaction):
            found = await find_table(self.context, interaction, "board", table, anyone=True)
            if found.match is None:
                raise ClubError("not_playing")
            if seat is not None and seat > len(found.seats.holders):
                raise ClubError("no_such_seat", seat=seat, seats=len(found.seats.holders))
            shown, user = None if seat is None else seat - 1, interaction.user.id
            if interaction.channel_id == found.location.channel:
                words, studio = words_for(found.agreed.language), self.context.studio.looking(user)
                await self.context.responder.publish(interaction, board_panel(studio, words, found, shown))
                return
            # In private: not everyone here may see the table's channel.
            await self.context.responder.acknowledge(interaction)
            studio = (await self.context.readers.studio(interaction)).looking(user)
            await self.context.responder.show(interaction, await board_panel(studio, words, found, shown))

    @app_commands.command(name="status", description=said("command-status"))
    @app_commands.describe(table=said("command-table"))
    @app_commands.autocomplete(table=Completions.table_choices)
    async def status(self, interaction: Request, table: TableCode | None = None) -> None:
        async with self.router.answering(interaction, table or "") as words, self.asked(interaction):
            await self.context.responder.acknowledge(interaction)
            found = await find_table(self.context, interaction, "status", table, anyone=True)
            appearance = await self.context.appearances.of(interaction.user.id)
            preferences = await self.context.club.people.preferences_at(found)
            panel = listings.status_panel(
                words, found, interaction.user.id, self.context.club.now(), appearance, preferences
            )
            await self.context.responder.show(interaction, panel)

    @app_commands.command(name="games", description=said("command-games"))
    async def games(self, interaction: Request) -> None:
        async with self.router.answering(interaction) as words, self.asked(interaction):
            await self.context.responder.acknowledge(interaction)
            user, club = interaction.user.id, self.context.club
            mine = await club.tables_of(user, (Status.LOBBY, Status.PLAYING), limit=ALL)
            damaged, practice = await club.damaged_of(user), await club.practice_of(user)
            panel = listings.games_panel(words, mine, user, damaged, practice)
            await self.context.responder.show(interaction, panel)

    # Ending

    @app_commands.command(name="cancel", description=said("command-cancel"))
    @app_commands.describe(table=said("command-table"))
    @app_commands.autocomplete(table=Completions.table_choices)
    async def cancel(self, interaction: Request, table: TableCode | None = None) -> None:
        async with self.router.answering(interaction, table or "") as words, self.asked(interaction):
            await self.context.responder.acknowledge(interaction)
            anyone = interaction.permissions.manage_messages
            found = await find_table(self.context, interaction, "cancel", table, anyone=anyone)
            await self.context.responder.show(interaction, confirm_panel(words, found, "cancel"))

    @app_commands.command(name="leave", description=said("command-leave"))
    @app_commands.describe(table=said("command-table"))
    @app_commands.autocomplete(table=Completions.table_choices)
    async def leave(self, interaction: Request, table: TableCode | None = None) -> None:
        async with self.router.answering(interaction, table or "") as words, self.asked(interaction):
            await self.context.responder.acknowledge(interaction)
            found = await find_table(self.context, interaction, "leave", table)
            await self.context.responder.show(interaction, confirm_panel(words, found, "leave"))

    # Learning

    @app_commands.command(name="help", description=said("command-help"))
    async def help(self, interaction: Request) -> None:
        async with self.router.answering(interaction) as words:
            appearance = await self.context.appearances.of(interaction.user.id)
            await self.context.responder.show(interaction, listings.help_panel(words, appearance))

    async def _tutorial(self, interaction: Request, game: str) -> None:
        code = code_of(interaction.user.id, game)
        async with self.router.answering(interaction, code) as words, self.asked(interaction):
            await open_tutorial(self.context, interaction, words, game)

    async def _rules(self, interaction: Request, game: str | None, topic: str) -> None:
        async with self.router.answering(interaction) as words, self.asked(interaction):
            await self.context.responder.acknowledge(interaction)
            if game is None:
                found = search_everywhere(words, topic, DEFAULT_GAME)
            else:
                found = [(game, one) for one in search(words, game, topic)]
            about, name, note = game or DEFAULT_GAME, "", ""
            if found:
                about, name = found[0][0], found[0][1].name
            else:
                note = words("rules-nothing-found", typed=topic[:60])
            studio = (await self.context.readers.studio(interaction)).looking(interaction.user.id)
            await self.context.responder.show(interaction, await rules_panel(studio, words, about, name, note))
