"""Parts that several panels show."""

from __future__ import annotations

from bot.drawing.studio import Studio
from bot.language.words import Words
from bot.panels.layout import Panel
from engine.game import View
from render import bonus, zone


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else str(number).replace("-", "−")


def gained(words: Words, points: int) -> str:
    """`+2 points`, for where a bare number could mean something else."""
    return words("trial-gain", sign=signed(points).rstrip("0123456789"), points=abs(points))


def bonus_lines(studio: Studio, words: Words, view: View) -> list[str]:
    """Bonuses in words, where a picture would push the cards off a phone's screen."""
    return [words(f"bonus-{one.modification}", component=studio.named(words, one.component)) for one in view.bonuses]


async def extras(studio: Studio, words: Words, view: View, panel: Panel) -> None:
    """What else lies open on the table: each game's views have their own."""
    if view.bonuses:
        panel.picture(await studio.draw(words, bonus, view.bonuses))
    for shown in view.zones:
        panel.picture(await studio.draw(words, zone, shown))


async def opponent_row(studio: Studio, words: Words, view: View, panel: Panel) -> None:
    """Zones whose cards are not to be played now: those are among the cards in hand already."""
    for shown in view.zones:
        if not set(shown.cards) & set(view.playable):
            panel.picture(await studio.draw(words, zone, shown))


def is_last(view: View) -> bool:
    """Whether everyone waits for this seat alone: the phase ends with what it does, and that can't be taken back."""
    return view.waiting == (view.seat,)


def phase_key(view: View) -> str:
    """What begins the keys of everything that is said about a phase; alone, it is another game."""
    return f"{view.game}-solo" if view.seats == 1 else f"{view.game}-{view.phase}"
