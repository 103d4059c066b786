"""Which table a command means, and what the options complete to."""

from __future__ import annotations

import logging
from functools import wraps
from itertools import groupby
from typing import Any, Callable, Coroutine, TypeAlias, TypeVar

from discord.app_commands import Choice

from bot.asking import Asked, words_of
from bot.faults import describe
from bot.panels.alt import squares_of
from bot.panels.layout import clip
from bot.panels.rules import title
from bot.panels.searching import search, search_everywhere, value_of
from bot.service.errors import ClubError
from bot.service.tables import Status, Table
from bot.writing import write_place
from engine.advice import Advice
from engine.catalog import GAMES
from engine.geometry import Cell
from engine.moves import Place
from engine.notation import plain

log = logging.getLogger(__name__)
OPEN = (Status.LOBBY, Status.PLAYING)
CHOICES = 25
DEFAULT_GAME = "snack"


async def candidates(interaction: Asked, *, anyone: bool = False) -> list[Table]:
    """The tables a person may mean: their own in this channel, or for looking any here; else their own elsewhere."""
    club = interaction.client.club
    here = await club.tables_in(interaction.channel_id or 0, OPEN)
    mine = await club.tables_of(interaction.user.id, OPEN)
    own_here = [table for table in here if table.seat_of(interaction.user.id) is not None]
    others = [table for table in here if anyone and table not in own_here]
    return own_here + others or mine


async def find_table(interaction: Asked, code: str | None, *, anyone: bool = False) -> Table:
    """The table named, or the only one that can be meant. `anyone` may look on: on its own server."""
    if code:
        named = await interaction.client.club.get(code.strip().upper())
        if anyone and not _may_watch(interaction, named):
            raise ClubError("no_such_table", table=named.code)
        return named
    found = await candidates(interaction, anyone=anyone)
    if not found:
        raise ClubError("no_table_here")
    own = [table for table in found if table.seat_of(interaction.user.id) is not None]
    if len(own) == 1:
        return own[0]
    if len(found) > 1:
        raise ClubError("which_table", codes=[table.code for table in found])
    return found[0]


def _may_watch(interaction: Asked, table: Table) -> bool:
    """What one server plays is not for another's eyes; whoever sits there may look from anywhere."""
    here = table.place.guild is not None and table.place.guild == interaction.guild_id
    return here or table.seat_of(interaction.user.id) is not None


Options = TypeVar("Options", str, int)
Completion: TypeAlias = Callable[[Asked, str], Coroutine[Any, Any, list[Choice[Options]]]]


def completing(complete: Completion[Options]) -> Completion[Options]:
    """Whatever goes wrong while someone types, they type on without proposals."""

    @wraps(complete)
    async def guarded(interaction: Asked, typed: str) -> list[Choice[Options]]:
        try:
            return await complete(interaction, typed)
        except Exception as error:
            log.warning("nothing proposed: %s", describe(error))
            return []

    return guarded


@completing
async def table_choices(interaction: Asked, typed: str) -> list[Choice[str]]:
    words = words_of(interaction)
    found = await candidates(interaction, anyone=True)
    mine = await interaction.client.club.tables_of(interaction.user.id, OPEN)
    known = {table.code: table for table in [*found, *mine]}
    return [
        Choice(name=words("choice-table", code=code, game=words(f"game-{table.game}")), value=code)
        for code, table in known.items()
        if typed.strip().upper() in code
    ][:CHOICES]


def may_place(table: Table, seat: int | None) -> bool:
    """Whether a seat is asked to lay a card now: not while it chooses one, and not when it is done."""
    if seat is None or table.status is not Status.PLAYING:
        return False
    return isinstance(next(iter(GAMES[table.game].legal_moves(table.view(seat))), None), Place)


async def _playing(interaction: Asked) -> tuple[Table, int] | None:
    """The table and seat that a half-typed command is about, if that is clear already."""
    named = getattr(interaction.namespace, "table", None)
    try:
        table = await find_table(interaction, named)
    except ClubError:
        return None
    seat = table.seat_of(interaction.user.id)
    return (table, seat) if seat is not None and may_place(table, seat) else None


@completing
async def card_choices(interaction: Asked, typed: str) -> list[Choice[int]]:
    about = await _playing(interaction)
    if about is None:
        return []
    words = words_of(interaction)
    table, seat = about
    return [
        Choice(name=clip(words("choice-card", number=number, squares=squares_of(words, card)), 100), value=number)
        for number, card in enumerate(table.view(seat).playable, 1)
    ]


async def _advice(interaction: Asked) -> list[Advice]:
    """Placements of the card already named (the first if none is), best first."""
    about = await _playing(interaction)
    if about is None:
        return []
    table, seat = about
    playable = table.view(seat).playable
    number = getattr(interaction.namespace, "card", None) or 1
    if not isinstance(number, int) or not 1 <= number <= len(playable):
        return []
    advice = await interaction.client.studio.advice(table, seat)
    return [one for one in advice if one.card == playable[number - 1]]


@completing
async def cell_choices(interaction: Asked, typed: str) -> list[Choice[str]]:
    """Legal cells for the card and rotation named so far; with hints, best first and with what they would bring."""
    words = words_of(interaction)
    turn = getattr(interaction.namespace, "rotation", None)
    about = await _playing(interaction)
    hints = about is not None and about[0].hints
    gains: dict[str, int] = {}
    for one in await _advice(interaction):
        if turn is None or int(one.placement.rotation) == turn:
            gains.setdefault(one.placement.cell.label, one.gain)
    cells = list(gains) if hints else sorted(gains, key=Cell.parse)
    return [
        Choice(name=words("choice-cell", cell=cell, gain=f"{gains[cell]:+d}") if hints else cell, value=cell)
        for cell in cells
        if cell.startswith(typed.strip().upper())
    ][:CHOICES]


@completing
async def layer_choices(interaction: Asked, typed: str) -> list[Choice[str]]:
    """The layers possible at the cell and rotation named so far, in the words of whoever types."""
    words = words_of(interaction)
    about = await _playing(interaction)
    cell = str(getattr(interaction.namespace, "cell", "") or "").strip().upper()
    turn = getattr(interaction.namespace, "rotation", None) or 0
    layers = [words("layer-over")]
    if about is not None and cell:
        area = about[0].view(about[1]).area
        for one in await _advice(interaction):
            if one.placement.cell.label == cell and int(one.placement.rotation) == turn and one.placement.under:
                layers.append(write_place(words, area, one.card, one.placement).split(" ", 2)[2])
    unique = [layer for layer, _ in groupby(sorted(layers))]
    return [Choice(name=layer, value=layer) for layer in unique if plain(typed.strip()) in plain(layer)][:CHOICES]


@completing
async def seat_choices(interaction: Asked, typed: str) -> list[Choice[int]]:
    named = getattr(interaction.namespace, "table", None)
    try:
        table = await find_table(interaction, named, anyone=True)
    except ClubError:
        return []
    words = words_of(interaction)
    return [
        Choice(
            name=words("choice-seat", seat=seat, name=holder.person.name if holder.person else words("auto-short")),
            value=seat,
        )
        for seat, holder in enumerate(table.holders, 1)
    ]


@completing
async def pack_choices(interaction: Asked, typed: str) -> list[Choice[str]]:
    game = getattr(interaction.namespace, "game", None) or DEFAULT_GAME
    known = interaction.client.club.packs(game) if game in GAMES else []
    return [Choice(name=name, value=name) for name in known if typed.strip().lower() in name.lower()][:CHOICES]


@completing
async def topic_choices(interaction: Asked, typed: str) -> list[Choice[str]]:
    """The pages of the rules that speak of what has been typed so far; of all games where none is named."""
    named = str(getattr(interaction.namespace, "game", None) or "")
    words = words_of(interaction)
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
