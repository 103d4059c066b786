"""Reminders: messages that tell people it is their turn, and until when."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Iterable, Sequence

from bot.language.words import Words
from bot.panels.ids import Press
from bot.panels.layout import BLUE, GREEN, Panel, button
from bot.panels.names import link
from bot.service.clock.waits import Step, Wait
from bot.service.table import Status, Table


def reminder_panel(words: Words, table: Table, step: Step, waits: list[Wait]) -> Panel:
    return _panel(words, table, f"reminder-{step.name.lower()}", [_line(words, wait) for wait in waits])


def several_panel(words: Words, user: int, parts: Sequence[tuple[Table, Step, Wait | None]]) -> Panel:
    """One reminder for one person whose turn it is, or comes next, at several tables."""
    turns = sum(step is not Step.NEXT for _, step, _ in parts)
    title = "reminder-several" if turns else "reminder-several-all-next"
    panel = Panel().text(words(title, count=turns or len(parts), who=f"<@{user}>"))
    for table, step, wait in parts:
        until = words("seat-until", until=relative(wait.ends)) if wait and wait.ends else ""
        view = table.view(None)
        said = step if turns else Step.FIRST  # the title has said that they are next
        line = words(
            f"reminder-several-{said.name.lower()}", round=view.round, rounds=view.rounds, **_about(words, table)
        )
        panel.text(f"{line}{until}")
    return panel.rows(
        *(button(Press("cards", table.code), words("button-cards-of", code=table.code), BLUE) for table, *_ in parts)
    )


def silence_panel(words: Words, table: Table, users: Iterable[int], closes: datetime | None) -> Panel:
    """Says that nothing has happened for a long time, who the table waits for, and when it will be cancelled."""
    state = "asleep" if table.asleep else "silence-lobby" if table.status is Status.LOBBY else "silence"
    closing = [words("reminder-closes", until=relative(closes))] if closes else []
    return _panel(words, table, f"reminder-{state}", [*closing, *_named(words, users)])


def awake_panel(words: Words, table: Table, users: Iterable[int]) -> Panel:
    """Says that someone has woken the game, for those who are still missing."""
    back = words.list(f"<@{person.id}>" for person in table.people if person not in table.stood_in_for)
    return _panel(words, table, "reminder-awake", _named(words, users), names=back)


def next_panel(words: Words, table: Table, user: int) -> Panel:
    """Tells someone that they are next."""
    return _panel(words, table, "reminder-next", _named(words, [user]))


def _named(words: Words, users: Iterable[int]) -> list[str]:
    return [words("reminder-who", who=f"<@{user}>") for user in users]


def _panel(words: Words, table: Table, key: str, lines: list[str], **more: str) -> Panel:
    about = {**more, **_about(words, table)}
    if table.status is Status.LOBBY:
        return Panel().text(words(key, **about), *lines)
    view = table.view(None)
    panel = Panel().text(words(key, round=view.round, rounds=view.rounds, **about), *lines)
    if table.asleep or (table.stood_in_for and key == "reminder-awake"):
        return panel.row(button(Press("back", table.code), words("button-back-again"), GREEN))
    return panel.row(button(Press("cards", table.code), words("button-my-cards"), BLUE))


def _about(words: Words, table: Table) -> dict[str, Any]:
    return {
        "game": words(f"game-{table.agreed.game}"),
        "code": table.code,
        "link": link(table.location, table.display.posted.message if table.display.posted else None),
    }


def _line(words: Words, wait: Wait) -> str:
    who = f"<@{wait.user}>"
    return (
        words("reminder-who-until", who=who, until=relative(wait.ends)) if wait.ends else words("reminder-who", who=who)
    )


def clock_time(moment: datetime) -> str:
    """A timestamp that Discord shows each reader as the time of day where they are."""
    return f"<t:{int(moment.timestamp())}:t>"


def relative(moment: datetime) -> str:
    """A timestamp that Discord shows each reader as the time left until then."""
    return f"<t:{int(moment.timestamp())}:R>"
