"""Completions for command options, offered while someone types."""

from __future__ import annotations

import logging
from contextlib import AbstractAsyncContextManager
from functools import wraps
from itertools import groupby
from typing import Any, Callable, Coroutine, TypeAlias, TypeVar

from discord.app_commands import Choice

from bot.drawing.alt import squares_of
from bot.error_log import describe
from bot.interactions.access import COMMANDS, Where
from bot.interactions.commands.find_table import candidates, find_table, may_place
from bot.interactions.commands.typed import so_far
from bot.interactions.context import Context
from bot.interactions.request import Request, check_member
from bot.interactions.router import Router
from bot.language.typed_placements import write_place
from bot.learning.search import search, search_everywhere, title, value_of
from bot.panels.forms import read_card
from bot.panels.layout import clip
from bot.panels.names import short_name
from bot.panels.offers import LIMIT
from bot.service.errors import ClubError
from bot.service.table import OPEN, Table
from engine.advice import Advice
from engine.catalog import GAMES
from engine.geometry import Cell
from engine.notation import plain

log = logging.getLogger(__name__)
CHOICES = 25
DEFAULT_GAME = "snack"


Options = TypeVar("Options", str, int)
Completion: TypeAlias = Callable[[Any, Request, str], Coroutine[Any, Any, list[Choice[Options]]]]
"""A completion method. `self` is Any: discord.py's types expect a group or cog, but ours belong to any class."""


def completing(complete: Completion[Options]) -> Completion[Options]:
    """Guard a completion: on any error it offers nothing, and long input is cut to what can matter."""

    @wraps(complete)
    async def guarded(self: Any, interaction: Request, typed: str) -> list[Choice[Options]]:
        try:
            return await complete(self, interaction, typed[:LIMIT])
        except Exception as error:
            log.warning("nothing proposed: %s", describe(error))
            return []

    return guarded


class Completions:
    """A base for classes that have commands: discord.py passes an instance of those as `self`."""

    def __init__(self, router: Router, context: Context) -> None:
        self.router = router
        self.context = context

    def asked(self, interaction: Request) -> AbstractAsyncContextManager[None]:
        """Charge the person for the command while it is being answered. ClubError if the command cannot work here."""
        assert interaction.command is not None
        rule = COMMANDS[interaction.command.name]
        if rule.where in (Where.POSTED, Where.SERVER):
            check_member(interaction)
        return self.context.costs.asked(interaction.user.id, interaction.guild_id, rule.cost)

    @completing
    async def table_choices(self, interaction: Request, typed: str) -> list[Choice[str]]:
        words = self.context.readers.words(interaction)
        found = await candidates(self.context.club, interaction, anyone=True)
        mine = await self.context.club.tables_of(interaction.user.id, OPEN)
        known = {table.code: table for table in [*found, *mine]}
        return [
            Choice(name=words("choice-table", code=code, game=words(f"game-{table.agreed.game}")), value=code)
            for code, table in known.items()
            if typed.strip().upper() in code
        ][:CHOICES]

    async def _playing(self, interaction: Request) -> tuple[Table, int] | None:
        """The table and seat that a half-typed command is about, if that is clear and the seat can place a card now."""
        named = so_far(interaction, "table")
        try:
            table = await find_table(self.context, interaction, "place", named, ask=False)
        except ClubError:
            return None
        seat = table.seat_of(interaction.user.id)
        return (table, seat) if seat is not None and may_place(table, seat) else None

    @completing
    async def card_choices(self, interaction: Request, typed: str) -> list[Choice[int]]:
        about = await self._playing(interaction)
        if about is None:
            return []
        words = self.context.readers.words(interaction)
        table, seat = about
        return [
            Choice(name=clip(words("choice-card", number=number, squares=squares_of(words, card)), 100), value=number)
            for number, card in enumerate(table.view(seat).slots, 1)
            if card is not None
        ]

    async def _advice(self, interaction: Request) -> list[Advice]:
        """Placements of the card named so far (by default the first one), best first."""
        about = await self._playing(interaction)
        if about is None:
            return []
        table, seat = about
        view, number = table.view(seat), so_far(interaction, "card")
        try:
            card = view.slots[read_card(view, None if number is None else str(number))]
        except ClubError:
            return []
        return [] if card is None else (await self.context.studio.advice(table, seat, None)).of(card)

    @completing
    async def cell_choices(self, interaction: Request, typed: str) -> list[Choice[str]]:
        """Legal cells for the card and rotation named so far. If the table allows hints: best first, with gains."""
        words = self.context.readers.words(interaction)
        turn = so_far(interaction, "rotation")
        about = await self._playing(interaction)
        hints = about is not None and about[0].agreed.hints
        gains: dict[str, int] = {}
        for one in await self._advice(interaction):
            if turn is None or int(one.placement.rotation) == turn:
                gains.setdefault(one.placement.cell.label, one.gain)
        cells = list(gains) if hints else sorted(gains, key=Cell.parse)
        return [
            Choice(name=words("choice-cell", cell=cell, gain=f"{gains[cell]:+d}") if hints else cell, value=cell)
            for cell in cells
            if cell.startswith(typed.strip().upper())
        ][:CHOICES]

    @completing
    async def layer_choices(self, interaction: Request, typed: str) -> list[Choice[str]]:
        """Layers possible at the cell and rotation named so far, in the person's language."""
        words = self.context.readers.words(interaction)
        about = await self._playing(interaction)
        cell = str(so_far(interaction, "cell") or "").strip().upper()
        turn = so_far(interaction, "rotation") or 0
        layers = [words("layer-over")]
        if about is not None and cell:
            area = about[0].view(about[1]).area
            for one in await self._advice(interaction):
                if one.placement.cell.label == cell and int(one.placement.rotation) == turn and one.placement.under:
                    layers.append(write_place(words, area, one.card, one.placement).split(" ", 2)[2])
        unique = [layer for layer, _ in groupby(sorted(layers))]
        return [Choice(name=layer, value=layer) for layer in unique if plain(typed.strip()) in plain(layer)][:CHOICES]

    @completing
    async def seat_choices(self, interaction: Request, typed: str) -> list[Choice[int]]:
        named = so_far(interaction, "table")
        try:
            table = await find_table(self.context, interaction, "board", named, anyone=True, ask=False)
        except ClubError:
            return []
        words = self.context.readers.words(interaction)
        return [
            Choice(
                name=words("choice-seat", seat=seat, name=short_name(holder)),
                value=seat,
            )
            for seat, holder in enumerate(table.seats.holders, 1)
        ]

    @completing
    async def pack_choices(self, interaction: Request, typed: str) -> list[Choice[str]]:
        game = so_far(interaction, "game") or DEFAULT_GAME
        known = self.context.club.packs(game) if game in GAMES else []
        return [Choice(name=name, value=name) for name in known if typed.strip().lower() in name.lower()][:CHOICES]

    @completing
    async def topic_choices(self, interaction: Request, typed: str) -> list[Choice[str]]:
        """Pages of the rules that match what has been typed so far: of the game named, or else of all games."""
        named = str(so_far(interaction, "game") or "")
        words = self.context.readers.words(interaction)
        if named in GAMES:
            found = search(words, named, typed)
            return [Choice(name=clip(title(words, named, topic), 100), value=topic.name) for topic in found[:CHOICES]]
        return [
            Choice(
                name=clip(words("labelled", label=words(f"game-{game}"), text=title(words, game, topic)), 100),
                value=value_of(game, topic),
            )
            for game, topic in search_everywhere(words, typed, DEFAULT_GAME)[:CHOICES]
        ]
