"""A game someone plays alone, in private panels only: before it begins, and once it is over."""

from __future__ import annotations

from bot.drawing.studio import Studio
from bot.language.words import Words
from bot.panels.appearance import appearance_button
from bot.panels.host import option_menus
from bot.panels.ids import Press
from bot.panels.layout import BLUE, GREEN, Panel, button
from bot.panels.listings import NOWHERE
from bot.panels.lobby import seal_below
from bot.panels.parts import PressButton
from bot.panels.table import verdict
from bot.service.table import Table
from render import scoresheet


def solo_title(words: Words, table: Table) -> str:
    return words("solo-title", game=words(f"game-{table.agreed.game}"))


def solo_lobby(words: Words, table: Table) -> Panel:
    """Shows the seal before *Start* is pressed, which is what the player adds to the deal."""
    panel = Panel().text(solo_title(words, table), words(f"lobby-blurb-{table.agreed.game}"), words("solo-about"))
    option_menus(words, table, panel)
    panel.row(button(Press("start", table.code), words("button-start"), GREEN))
    return seal_below(words, table, panel.text(words("solo-footer")))


async def solo_finished(studio: Studio, words: Words, table: Table) -> Panel:
    view = table.view(0)
    assert view.outcome is not None
    panel = Panel().text(solo_title(words, table), verdict(words, table, view.outcome))
    panel.picture(await studio.draw(words, scoresheet, view))
    panel.row(
        again_button(words, table),
        button(Press("review", table.code), words("button-review"), BLUE),
        button(Press("replay", table.code), words("button-replay")),
        button(Press("deal", table.code), words("button-deal")),
    )
    return panel.footer(words("panel-footer-private"), appearance_button(words, studio.appearance, table.code))


def solo_cancelled(words: Words, table: Table) -> Panel:
    return Panel().text(solo_title(words, table), words("cancelled-text")).row(again_button(words, table))


def again_button(words: Words, table: Table) -> PressButton:
    return button(Press("solo", NOWHERE, "", (table.agreed.game,)), words("button-solo-again"), GREEN)


def cancel_button(words: Words, table: Table) -> PressButton:
    return button(Press("cancel", table.code), words("button-cancel"))
