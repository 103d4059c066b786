"""The proof that nobody chose the cards: during the game what is sealed, afterwards every step of checking it."""

from __future__ import annotations

from typing import Sequence

from bot.language.words import Words
from bot.panels.ids import Press
from bot.panels.layout import Panel, button
from bot.panels.names import shown_code
from bot.panels.parts import PressButton
from bot.service.records import Sealed
from bot.service.table import Table
from engine.verify import Checked, unchosen


def sealed_text(words: Words, deal: Sealed) -> str:
    """For a running game. If nobody has added anything, it is an older game without a seal beforehand."""
    if deal.seal is None or not deal.added:
        return words("deal-sealed-earlier", commitment=deal.commitment)
    lines = [words("deal-sealed", seal=deal.seal, commitment=deal.commitment, people=deal.added)]
    if deal.without:
        lines.append(words("deal-without", count=deal.without))
    return "\n".join(lines)


def checked_panel(words: Words, table: Table, steps: Sequence[Checked], own: bool) -> Panel:
    """Every step of checking a finished game, and one sentence on what that proves; `own`: they may export it."""
    failed = steps[-1].error is not None
    panel = Panel().text(words("deal-title", code=shown_code(table.code), game=words(f"game-{table.agreed.game}")))
    panel.text(*(_step(words, step) for step in steps))
    if failed:
        panel.text(words("deal-failed"))
    elif table.agreed.daily:
        panel.text(words("deal-proven-daily"))
    elif unchosen(steps):
        panel.text(words("deal-proven"))
    else:
        panel.text(words("deal-proven-earlier"))
    return panel.row(export_button(words, table.code) if own else None)


def export_button(words: Words, code: str) -> PressButton:
    return button(Press("export", code), words("button-export"))


def export_panel(words: Words, table: Table, text: str) -> Panel:
    panel = Panel().text(words("export-text", code=shown_code(table.code)))
    return panel.document(f"game-{table.code}.json", text.encode())


def _step(words: Words, step: Checked) -> str:
    if step.error is not None:
        return words("deal-step-failed", code=step.error.code)
    points = words.listing(str(one) for one in step.found.get("points", ()))
    found = {name: value for name, value in step.found.items() if not isinstance(value, list)}
    return words(f"deal-step-{step.name.replace('_', '-')}", **{**found, "points": points})
