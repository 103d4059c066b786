"""The table's message before the game: who sits where, what was agreed, how to join. Also invitations to it."""

from __future__ import annotations

from datetime import datetime
from typing import Sequence

from bot.drawing.emojis import Emojis
from bot.language.words import Words
from bot.panels.ids import Press
from bot.panels.layout import BLUE, GREEN, GREY, Panel, button
from bot.panels.names import holder_name, link, seat_name
from bot.panels.parts import PressButton
from bot.panels.ratings import rating_of
from bot.panels.seats import state_of_seat
from bot.service.preferences import PreferencesOf
from bot.service.records import UNKNOWN, Standings
from bot.service.table import Person, Status, Table
from engine.catalog import GAMES

SOLO = "solo"
"""The value of *solo*, an answer to the question that *Start* asks someone who is alone."""
LISTED = 10
"""The most tables listed at once, so that all their buttons fit in two rows."""


def lobby_panel(
    words: Words,
    table: Table,
    now: datetime,
    preferences: PreferencesOf,
    emojis: Emojis | None = None,
    standings: Standings = UNKNOWN,
) -> Panel:
    game = GAMES[table.agreed.game]
    panel = Panel().text(
        words("lobby-title", game=words(f"game-{table.agreed.game}"), code=table.code),
        words(f"lobby-blurb-{table.agreed.game}"),
    )
    teams = team_lines(words, table, game.teams(len(table.seats.holders))) or _teams_to_come(words, table)
    panel.line().text(*_seats(words, table, now, preferences, emojis, standings), *teams)
    panel.text(agreed_line(words, table))
    if table.status is not Status.LOBBY:
        return seal_below(words, table, panel.text(words("lobby-closed")))
    code = table.code
    alone = table.location.guild is None  # nobody else can join in a direct message
    inviting = open_to_join(table) and not alone
    panel.row(
        button(Press("join", code), words("button-join"), GREEN) if inviting else None,
        None if alone else button(Press("leave", code), words("button-leave")),
        button(
            Press("start", code),
            words("button-start"),
            # While people can still join, that is what most of them press next.
            GREY if inviting else BLUE,
            disabled=len(table.seats.holders) < game.seats.start,
        ),
        button(Press("host", code), words("button-host")),
    )
    return seal_below(words, table, panel.text(_footer(words, table)))


def seal_below(words: Words, table: Table, panel: Panel) -> Panel:
    """The whole seal, for everyone to see before they join; at the very end, since few will read it."""
    return panel if table.seal is None else panel.text(words("lobby-seal", seal=table.seal))


def agreed_line(words: Words, table: Table) -> str:
    """What was agreed, in one line: the game's options, hints, and the pace."""
    chosen = {**table.agreed.options, "hints": "on" if table.agreed.hints else "off"}
    parts = [
        words("labelled", label=words(f"option-{name}"), text=f"**{words(f'option-{name}-{value}')}**")
        for name, value in chosen.items()
    ]
    pace = table.agreed.pace
    parts.append(words("lobby-pace", pace=words(f"pace-{pace}"), about=words(f"pace-{pace}-about")))
    return f"-# {' · '.join(parts)}"


def open_to_join(table: Table) -> bool:
    """Whether anyone can still sit down: a seat is free, or kept for someone who has not answered."""
    return len(table.seats.holders) < table.agreed.capacity or bool(table.seats.asked)


def _footer(words: Words, table: Table) -> str:
    if table.location.guild is None:
        return words("lobby-footer-direct")
    if len(table.seats.holders) >= table.agreed.capacity:
        return words("lobby-footer-kept" if table.seats.asked else "lobby-footer-full")
    solo = 1 in GAMES[table.agreed.game].seats and len(table.seats.holders) == 1
    return words("lobby-footer-solo" if solo else "lobby-footer")


def _seats(
    words: Words,
    table: Table,
    now: datetime,
    preferences: PreferencesOf,
    emojis: Emojis | None,
    standings: Standings,
) -> list[str]:
    lines = []
    for seat, holder in enumerate(table.seats.holders):
        line = seat_name(words, table, seat, emojis)
        if holder.person is not None and holder.person.id == table.seats.host:
            line = words("lobby-host", seat=line)
        line += rating_of(words, standings, holder.person)
        asked = words("seat-asked") if holder.person and holder.person.id in table.seats.asked else ""
        lines.append(f"{line}{asked}{state_of_seat(words, table, seat, None, now, preferences)}")
    free = table.agreed.capacity - len(table.seats.holders)
    if table.status is Status.LOBBY and free and table.location.guild is not None:
        lines.append(words("lobby-free", count=free))
    return lines


def team_lines(words: Words, table: Table, teams: Sequence[Sequence[int]]) -> list[str]:
    """Who plays with whom."""
    together = (" + ".join(seat_name(words, table, seat) for seat in team) for team in teams)
    return [words("lobby-team", names=one) for one in together]


def _teams_to_come(words: Words, table: Table) -> list[str]:
    """In a lobby where as many people fit as play in teams: which seats will play together."""
    count = table.agreed.capacity
    teams = GAMES[table.agreed.game].teams(count) if table.status is Status.LOBBY else ()
    together = words.list(" + ".join(str(seat + 1) for seat in team) for team in teams)
    return [words("lobby-teams", count=count, teams=together)] if teams else []


# Answers and calls


def opened_line(words: Words, table: Table, unable: str) -> str:
    """Tells the person who opened a table where it is, or why it cannot be shown (`unable`)."""
    title = words("status-title", game=words(f"game-{table.agreed.game}"), code=table.code)
    if unable:
        return f"{title}\n{unable}"
    if table.location.guild is None:
        return f"{title}\n{words('lobby-footer-direct')}"
    return words("opened", code=table.code, channel=str(table.location.channel))


def ready_panel(words: Words, table: Table, unable: str) -> Panel:
    """For whoever has asked to play now: who they play against, and *Start*, with the seal above it. Why the table
    cannot be shown in its channel, if that is so (`unable`)."""
    bots = words.list(holder_name(words, one) for one in table.seats.holders if not one.person)
    others = table.location.guild is not None and open_to_join(table)
    panel = Panel().text(
        words("status-title", game=words(f"game-{table.agreed.game}"), code=table.code),
        words("play-now-ready", bots=bots),
        unable or (words("play-now-friends", channel=str(table.location.channel)) if others else ""),
        words("lobby-seal", seal=table.seal or ""),
    )
    return panel.row(
        button(Press("start", table.code), words("button-start"), GREEN),
        button(Press("cancel", table.code), words("button-cancel")),
    )


def call_panel(words: Words, table: Table, people: Sequence[Person]) -> Panel:
    """For people who were given a seat: who asked them, and buttons to join or decline."""
    names = words.list(f"<@{one.id}>" for one in people)
    host, game = f"<@{table.seats.host}>", words(f"game-{table.agreed.game}")
    if table.agreed.rematch_of:
        said = words("rematch-call", host=host, names=names, code=table.code)
    else:
        said = words("invite-call", host=host, names=names, code=table.code, game=game)
    return (
        Panel()
        .text(said)
        .row(
            button(Press("join", table.code), words("button-join"), GREEN),
            button(Press("leave", table.code), words("button-decline")),
        )
    )


def alone_question(words: Words, table: Table) -> tuple[str, PressButton, PressButton]:
    """Asks someone who pressed *Start* alone while others could still join: the question and its two answers."""
    asked = words.list(f"<@{user}>" for user in table.seats.asked if user != table.seats.host)
    text = words("start-alone-asked", names=asked) if asked else words("start-alone")
    return (
        text,
        button(Press("start", table.code, "", (SOLO,)), words("button-play-solo"), BLUE),
        button(Press("no", table.code), words("button-wait")),
    )


def tables_panel(words: Words, tables: Sequence[Table]) -> Panel:
    """Tables the reader can join now, with a button for each."""
    panel = Panel().text(words("tables-title", count=len(tables)))
    for table in tables[:LISTED]:
        posted = table.display.posted
        panel.text(
            words(
                "tables-line",
                game=words(f"game-{table.agreed.game}"),
                code=table.code,
                host=f"<@{table.seats.host}>",
                seated=len(table.seats.holders) - len(table.seats.asked),
                seats=table.agreed.capacity,
                pace=words(f"pace-{table.agreed.pace}"),
                link=link(table.location, posted.message if posted else None),
            )
        )
    return panel.rows(
        *(
            button(Press("join", table.code), words("button-join-table", code=table.code), GREEN)
            for table in tables[:LISTED]
        )
    )
