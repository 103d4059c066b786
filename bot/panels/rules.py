"""The rules, one page per topic: its text, its pictures, and a way to every other page."""

from __future__ import annotations

from dataclasses import replace
from pathlib import PurePath

import discord

from bot.drawing.image import Image
from bot.drawing.studio import Studio
from bot.language.words import Words
from bot.learning.search import title
from bot.panels.appearance import appearance_button
from bot.panels.ids import Press
from bot.panels.layout import ALT_LIMIT, TEXT_LIMIT, Panel, button, clip
from bot.panels.parts import PressButton
from engine.catalog import GAMES
from engine.pages import Pages, Topic
from render import figure as draw_figure


async def rules_panel(studio: Studio, words: Words, game: str, name: str = "", note: str = "") -> Panel:
    """The page for a topic, or the first page if the topic is unknown. `note` is shown at the top."""
    pages = GAMES[game].pages
    topic = pages.topic(name)
    panel = Panel().text(note, words("rules-page", game=words(f"game-{game}"), title=title(words, game, topic)))
    panel.text(words(f"rules-{game}-{topic.name}"))
    figures = list(topic.figures())
    for number, figure in enumerate(figures, 1):
        image = await studio.draw(words, draw_figure, figure)
        if figure.problem:
            panel.text(words("rules-not-like-this"))
        image = replace(image, filename=f"{topic.name}-{number}{PurePath(image.filename).suffix}")
        panel.picture(_numbered(words, image, number) if len(figures) > 1 else image)
    # Each page needs its own menu id: with the same one, Discord would keep showing what was picked before.
    menu = Press("topic", "", "", (game, topic.name))
    panel.menu(menu, words("menu-topics"), _options(words, game, pages, topic))
    before, after = pages.beside(topic)
    panel.rows(
        _page(words("button-page-before"), game, before, "b"),
        _page(words("button-page-after"), game, after, "a"),
        *(
            _page(words(f"game-{other}"), other, known.pages.topics[0], "g")
            for other, known in GAMES.items()
            if other != game
        ),
        appearance_button(words, studio.appearance, "", "", "rules", game, topic.name),
    )
    return panel


def _numbered(words: Words, image: Image, number: int) -> Image:
    """Adds the picture's number to its alt text and its text, since the page refers to the first and the second."""

    def said(text: str, limit: int) -> str:
        longer = words("rules-picture", number=number, text=text)
        return longer if text and len(longer) <= limit else text

    return replace(image, alt=said(image.alt, ALT_LIMIT), text=said(image.text, TEXT_LIMIT))


def _options(words: Words, game: str, pages: Pages, shown: Topic) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(label=clip(title(words, game, one), 100), value=one.name, default=one == shown)
        for one in pages.topics
    ]


def _page(label: str, game: str, topic: Topic, slot: str) -> PressButton:
    return button(Press("rules", "", "", (game, topic.name, slot)), label)


def help_button(words: Words, code: str, game: str, *, phase: str = "", problem: str = "") -> PressButton | None:
    """A button to the rules page that explains the current phase or, if one is given, the problem."""
    pages = GAMES[game].pages
    topic = pages.problems.get(problem) if problem else pages.phases.get(phase)
    if topic is None:
        return None
    label = words("button-why-not" if problem else "button-help")
    # The problem and the phase may lead to the same page, and both buttons may be on one panel.
    slot = ("why",) if problem else ()
    return button(Press("help", code, "", (game, topic, *slot)), label)
