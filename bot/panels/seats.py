"""What the table says about each seat besides its moves: its deadline, whether its player is away, who stands in.

Also the buttons from one seat to the others, for panels that describe one seat at a time.
"""

from __future__ import annotations

from datetime import datetime

from bot.drawing.appearance import Appearance
from bot.drawing.emojis import Emojis
from bot.language.words import Words
from bot.panels.common import phase_key
from bot.panels.ids import Press
from bot.panels.layout import Panel, button
from bot.panels.names import mention, seat_name, short_name
from bot.panels.parts import PressButton
from bot.panels.reminders import relative
from bot.service.clock.due import sleeps_until
from bot.service.clock.votes import can_extend, needed_for_time, time_asked_for
from bot.service.clock.waits import Wait
from bot.service.credits import credits
from bot.service.preferences import NO_PREFERENCES, PreferencesOf
from bot.service.table import Table
from engine.game import View

FREE_SHOWN = 2
"""The most free seats offered at once, so that all buttons fit in one row."""


def asked_of_all(words: Words, table: Table) -> str:
    """What the game waits for: its players to act or, if it sleeps, one of them to return."""
    if table.asleep:
        return words("table-asleep", until=relative(sleeps_until(table)))
    return words(f"{phase_key(table.view(None))}-table")


def progress(
    words: Words,
    table: Table,
    view: View,
    now: datetime,
    appearance: Appearance,
    preferences: PreferencesOf,
    reader: int | None = None,
    emojis: Emojis | None = None,
) -> list[str]:
    """One line per seat: done, waited for, or still to come.

    Shows what everyone may know; a `reader` who sees it in private also gets the truth about their own seat.
    """
    waiting = {*table.still_to_act, *(seat for seat in view.waiting if seat == reader)}
    return [
        _progress(words, table, view, seat, waiting, now, appearance, preferences, emojis) for seat in range(view.seats)
    ]


def _progress(
    words: Words,
    table: Table,
    view: View,
    seat: int,
    waiting: set[int],
    now: datetime,
    appearance: Appearance,
    preferences: PreferencesOf,
    emojis: Emojis | None,
) -> str:
    waited = seat in waiting and not table.asleep
    state = "waiting" if waited else "later" if seat in view.later or table.asleep else "done"
    line = words(f"progress-{state}", seat=seat_name(words, table, seat, emojis))
    # A symbol says little to people who use a screen reader.
    said = words(f"seat-{state}") if appearance.text and not table.asleep else ""
    wait = table.wait_of(seat) if seat in waiting else None
    return f"{line}{said}{state_of_seat(words, table, seat, wait, now, preferences)}"


def state_of_seat(
    words: Words, table: Table, seat: int, wait: Wait | None, now: datetime, preferences: PreferencesOf
) -> str:
    """What to add to a seat's line; empty if there is nothing to say. `wait` is given only if it may be shown."""
    holder = table.seats.holders[seat]
    if holder.stand_in:
        return words("seat-asleep" if table.asleep else "seat-stand-in")
    parts = []
    # A game waits only so long for an absent player; one it is not waiting for is away as long as they said.
    back = wait.begins if wait is not None else holder.person and preferences.get(holder.person.id, NO_PREFERENCES).away
    if back and back > now:
        parts.append(words("seat-away", until=relative(back)))
    if wait is not None and wait.ends is not None:
        parts.append(words("seat-until", until=relative(wait.ends)))
    if holder.missed:
        parts.append(words("seat-missed"))
    return "".join(parts)


def table_buttons(words: Words, table: Table) -> list[PressButton]:
    """Buttons for what else is possible now: coming back, more time, taking over a free seat."""
    buttons = []
    if table.stood_in_for and not table.asleep:
        buttons.append(button(Press("back", table.code), words("button-back-again")))
    if can_extend(table):
        votes, wanted = len(table.clock.votes.get(table.moment, ())), needed_for_time(table)
        press = Press("moretime", table.code, time_asked_for(table))
        buttons.append(button(press, words("button-more-time", votes=votes, needed=wanted)))
    free = [seat for seat, holder in enumerate(table.seats.holders) if holder.free]
    for seat in free[:FREE_SHOWN]:
        press = Press("takeover", table.code, "", (str(seat),))
        buttons.append(button(press, words("button-take-over", seat=seat + 1)))
    return buttons


def seat_buttons(words: Words, table: Table, panel: Panel, verb: str, shown: int) -> None:
    """A button for each seat that repeats the same request (`verb`) for it; the seat shown is greyed out."""
    panel.rows(
        *(
            button(
                Press(verb, table.code, "", (str(seat),)),
                words("choice-seat", seat=seat + 1, name=short_name(holder)),
                disabled=seat == shown,
            )
            for seat, holder in enumerate(table.seats.holders)
        )
    )


def earlier_holders(words: Words, table: Table, seat: int) -> str:
    """Who held a seat before its current holder; the result is not theirs."""
    before = [one for one in credits(table) if one.seat == seat and not one.finished]
    present = table.seats.holders[seat].person
    # Someone who came back is not their own predecessor, and a bot that made no move in between does not count.
    others = [one for one in before if (one.person and one.person != present) or (one.person is None and one.moves)]
    names = list(dict.fromkeys(mention(words, one.person.id) if one.person else words("bot-short") for one in others))
    return words("seat-before", names=words.list(names)) if names else ""
