"""What tells people that it is their turn, and until when."""

from __future__ import annotations

from datetime import datetime

from bot.panels.ids import Press
from bot.panels.layout import BLUE, Panel, button
from bot.panels.people import link
from bot.service.tables import Table
from bot.service.waits import Step, Wait
from bot.words import Words


def nudge_panel(words: Words, table: Table, step: Step, waits: list[Wait]) -> Panel:
    view = table.view(None)
    title = words(
        f"nudge-{step.name.lower()}",
        game=words(f"game-{table.game}"),
        code=table.code,
        round=view.round,
        rounds=view.rounds,
        link=link(table.place, table.notice.message if table.notice else None),
    )
    panel = Panel().text(title, *(_line(words, wait) for wait in waits))
    return panel.row(button(Press("cards", table.code), words("button-my-cards"), BLUE))


def _line(words: Words, wait: Wait) -> str:
    who = f"<@{wait.user}>"
    return words("nudge-who-until", who=who, until=relative(wait.ends)) if wait.ends else words("nudge-who", who=who)


def relative(moment: datetime) -> str:
    """A moment as Discord shows it to each reader: how long it is until then."""
    return f"<t:{int(moment.timestamp())}:R>"
