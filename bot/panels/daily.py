"""The deal of the day, for one person's eyes: before, during and after their play; and what they can share."""

from __future__ import annotations

from datetime import date, datetime
from typing import Mapping, Sequence

from babel.dates import format_date

from bot.drawing.studio import Studio
from bot.language.words import Words
from bot.panels.appearance import appearance_button
from bot.panels.ids import Press
from bot.panels.layout import BLUE, GREEN, Panel, button
from bot.panels.listings import NOWHERE
from bot.panels.parts import PressButton
from bot.panels.reminders import clock_time, relative
from bot.panels.table import verdict
from bot.service.daily import SPANS, Proof, Result, day_of, ends_at, number_of
from bot.service.table import Table
from bot.store.daily_rows import Figures, PlayRow, Standing, TopRow
from engine.daily import Mark, options_of
from engine.game import AnyGame
from render import area, scoresheet

SIGNS: Mapping[Mark, str] = {Mark.BEST: "🟩", Mark.CLOSE: "🟨", Mark.WEAKER: "⬜"}
POST = "post"
"""Marks the button of a server's daily post."""
AGAIN = "again"


def written(words: Words, day: date) -> str:
    return str(format_date(day, "long", locale=words.language))


def options_line(words: Words, game: AnyGame, day: date) -> str:
    """The options of the day's game."""
    return " · ".join(
        words("labelled", label=words(f"option-{name}"), text=words(f"option-{name}-{value}"))
        for name, value in options_of(game, day.isoformat()).items()
    )


def play_button(words: Words, *args: str) -> PressButton:
    return button(Press("daily", NOWHERE, "", args), words("button-daily-play"), GREEN)


def _back(words: Words) -> PressButton:
    """A button back to today's play."""
    return button(Press("daily", NOWHERE), words("button-back"))


def proof_button(words: Words) -> PressButton:
    return button(Press("dailydeal", NOWHERE), words("button-daily-proof"))


def heading(words: Words, table: Table) -> str:
    """The top of a play: which day it is; at first also what is special about it, and when it ends."""
    assert table.match is not None
    day = day_of(table)
    title = words("daily-title", number=number_of(day))
    if table.match.entries:
        return title
    lines = [
        title,
        words("daily-about", date=written(words, day), options=options_line(words, table.match.game, day)),
    ]
    until = table.agreed.until
    if until is None:
        lines.append(words("daily-for-fun"))
    else:
        ends = f"{relative(until)} ({clock_time(until)})"
        lines += [words("daily-until", until=ends), words("lobby-seal", seal=table.seal or "")]
    return "\n".join(lines)


def unfinished_panel(words: Words, table: Table) -> Panel:
    """A play that was not finished when its day ended."""
    day = day_of(table)
    return (
        Panel()
        .text(words("daily-title", number=number_of(day)), words("daily-unfinished", date=written(words, day)))
        .row(play_button(words), button(Press("daily", NOWHERE, "", (table.agreed.daily,)), words("button-daily-fun")))
    )


async def finished_panel(
    studio: Studio,
    words: Words,
    table: Table,
    marks: Sequence[Mark],
    figures: Figures | None,
    result: Result | None,
    now: datetime,
) -> Panel:
    """A finished play; `result` is set if it counts."""
    view, day = table.view(0), day_of(table)
    outcome = view.outcome
    assert outcome is not None
    points = outcome.sheets[0].total
    panel = Panel().text(
        words("daily-title", number=number_of(day)),
        verdict(words, table, outcome),
    )
    panel.picture(await studio.draw(words, scoresheet, view))
    panel.text(signs(marks), words("daily-figures", par=figures.par, best=max(figures.best, points)) if figures else "")
    if result is not None:
        panel.text(*_standings(words, result, past=now >= ends_at(day)))
    today = now < ends_at(day)
    if today:
        panel.text(words("daily-next", when=relative(ends_at(day))))
    panel.row(
        button(Press("dailyshare", NOWHERE, "", (table.agreed.daily,)), words("button-daily-share"), GREEN)
        if result is not None
        else None,
        button(Press("review", table.code), words("button-review"), BLUE),
        button(Press("replay", table.code), words("button-replay")),
    )
    panel.row(
        *(_comparing(words, table.agreed.daily) if result is not None and result.here is not None else ()),
        proof_button(words),
        # A day can be played again for fun once; after that there is nothing left to begin.
        button(Press("daily", NOWHERE, "", (table.agreed.daily, AGAIN)), words("button-daily-fun"))
        if result is not None and not today
        else None,
    )
    return panel.footer(words("daily-footer"), appearance_button(words, studio.appearance, table.code))


def _comparing(words: Words, day: str) -> tuple[PressButton, PressButton]:
    return (
        button(Press("dailytop", NOWHERE, "", (SPANS[0],)), words("button-daily-top")),
        button(Press("dailyothers", NOWHERE, "", (day, "0")), words("button-daily-others")),
    )


def _standings(words: Words, result: Result, *, past: bool) -> list[str]:
    """How a play stands by now, or stood in the end once the day is `past`."""
    keys = ("daily-ahead-past", "daily-alone-past") if past else ("daily-ahead", "daily-alone")
    lines = [_standing(words, result.everywhere, *keys)]
    if result.here is not None:
        alone = "daily-alone-here-past" if past else "daily-alone-here"
        lines.append(_standing(words, result.here, "daily-ahead-here", alone))
    return [*lines, words("daily-streak", count=result.play.streak)]


def _standing(words: Words, standing: Standing, ahead: str, alone: str) -> str:
    others = standing.plays - 1
    if others < 1:
        return words(alone)
    percent = round(100 * standing.fewer / others)
    return words(ahead, percent=percent, place=standing.more + 1, count=standing.plays)


def signs(marks: Sequence[Mark]) -> str:
    return "".join(SIGNS[mark] for mark in marks)


def share_text(words: Words, name: str, result: Result, marks: Sequence[Mark]) -> str:
    """What gets posted in a channel: plain text that can be copied anywhere, and spoils nothing."""
    play, day = result.play, date.fromisoformat(result.play.day)
    key = "daily-share-won" if play.won else "daily-share-lost"
    return "\n".join(
        (
            words("daily-share", number=number_of(day), name=name),
            words(key, points=play.points, target=play.target or 0),
            *((words("daily-share-par", par=result.figures.par),) if result.figures else ()),
            signs(marks),
            words("daily-streak", count=play.streak),
        )
    )


def top_panel(words: Words, span: str, rows: Sequence[TopRow]) -> Panel:
    """A server's ranking for a period."""
    panel = Panel().text(words("daily-top-title"), *(_top_line(words, n, row) for n, row in enumerate(rows, 1)))
    if not rows:
        panel.text(words("daily-top-nobody"))
    return panel.row(
        *(
            button(Press("dailytop", NOWHERE, "", (one,)), words(f"daily-span-{one}"), BLUE, disabled=one == span)
            for one in SPANS
        )
    ).row(play_button(words))


def _top_line(words: Words, place: int, row: TopRow) -> str:
    return words("daily-top-line", place=place, name=f"<@{row.user_id}>", points=row.points, count=row.plays)


async def others_panel(
    studio: Studio, words: Words, day: date, shown: tuple[PlayRow, Table] | None, number: int, more: bool
) -> Panel:
    """One of the plays that others shared on this server."""
    panel = Panel().text(words("daily-others-title", number=number_of(day)))
    if shown is None:
        return panel.text(words("daily-others-nobody"))
    play, table = shown
    panel.text(words("daily-others-line", name=f"<@{play.user_id}>", points=play.points))
    panel.picture(await studio.draw(words, area, table.view(None), 0))
    at = day.isoformat()
    return panel.row(
        button(
            Press("dailyothers", NOWHERE, "", (at, str(max(number - 1, 0)), "b")),
            words("button-page-before"),
            disabled=number == 0,
        ),
        button(
            Press("dailyothers", NOWHERE, "", (at, str(number + 1), "n")), words("button-page-after"), disabled=not more
        ),
        _back(words),
    )


def proof_panel(words: Words, yesterday: Proof | None, today: Proof, tomorrow: Proof) -> Panel:
    """The proof for the deals around today: seals and secrets."""
    panel = Panel().text(words("daily-proof-title"))
    if yesterday is not None and yesterday.secret is not None:
        panel.text(
            words("daily-proof-past", date=written(words, yesterday.day), seal=yesterday.seal, secret=yesterday.secret)
        )
    for one in (today, tomorrow):
        panel.text(words("daily-proof", date=written(words, one.day), seal=one.seal))
    return panel.text(words("daily-proof-about")).row(_back(words))


def post_panel(words: Words, game: AnyGame, day: date, best: Sequence[TopRow]) -> Panel:
    """A server's daily post: yesterday's best, and today's deal."""
    panel = Panel().text(
        words("daily-title", number=number_of(day)),
        words("daily-about", date=written(words, day), options=options_line(words, game, day)),
    )
    if best:
        panel.text(words("daily-post-best"), *(_top_line(words, n, row) for n, row in enumerate(best, 1)))
    return panel.row(play_button(words, POST, day.isoformat()))


def last_post_panel(words: Words, day: date) -> Panel:
    return Panel().text(words("daily-post-last")).row(play_button(words, POST, day.isoformat()))
