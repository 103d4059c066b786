"""Builds messages: one container of text, pictures and rows of buttons, within Discord's limits."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field, replace
from typing import Sequence

import discord
from discord import ButtonStyle

from bot.drawing.image import Image
from bot.panels.ids import MENU, Press
from bot.panels.parts import (
    A_ROW,
    Attached,
    Container,
    Divider,
    Document,
    Gallery,
    Item,
    Layout,
    Paragraph,
    PressButton,
    PressMenu,
    Row,
    SideButton,
    every,
)

ACCENT = 0xE8833A
TEXT_LIMIT, ALT_LIMIT, LABEL_LIMIT = 4000, 1024, 80
PARTS = 40
"""The most parts Discord allows in a message, those inside others included."""
SPARE = 20
"""Characters kept free for the mark that shows a text was cut."""
GREY, BLUE, GREEN, RED = ButtonStyle.secondary, ButtonStyle.primary, ButtonStyle.success, ButtonStyle.danger


@dataclass
class Panel:
    """The parts of a message, from top to bottom; `build` makes a fresh view each time it is sent."""

    parts: list[Item] = field(default_factory=list)
    images: list[Image] = field(default_factory=list)
    documents: dict[str, bytes] = field(default_factory=dict)
    """Files to download, by name."""
    _written: int = 0
    """Characters of text so far."""

    def text(self, *lines: str) -> Panel:
        text = self._fitted(*lines)
        if text:
            self.parts.append(Paragraph(text))
        return self

    def footer(self, text: str, beside: PressButton) -> Panel:
        """Adds a last line with a button beside it."""
        self.parts.append(SideButton(Paragraph(self._fitted(text) or "…"), beside))
        return self

    def _fitted(self, *lines: str) -> str:
        """As much of these lines as fits in the message."""
        text = "\n".join(line for line in lines if line)
        text = clip(text, self.room) if self.room > 0 else ""
        self._written += len(text)
        return text

    @property
    def room(self) -> int:
        """How many more characters of text fit in the message."""
        return TEXT_LIMIT - SPARE - self._written

    def picture(self, *images: Image) -> Panel:
        """Adds pictures side by side, or the texts that replace them, one below the other."""
        self.text(*(one.text for one in images))
        drawn = [one for one in images if not one.text]
        self.images.extend(drawn)
        if drawn:
            shown = [
                discord.MediaGalleryItem(f"attachment://{one.filename}", description=clip(one.alt, ALT_LIMIT))
                for one in drawn
            ]
            self.parts.append(Gallery(shown))
        return self

    def document(self, name: str, data: bytes) -> Panel:
        """Adds a file to download."""
        self.documents[name] = data
        self.parts.append(Document(name))
        return self

    def add(self, other: Panel) -> Panel:
        """Adds the parts of another panel below."""
        self.parts += other.parts
        self.images += other.images
        self.documents |= other.documents
        self._written += other._written
        return self

    def without_buttons(self) -> Panel:
        """The same without anything to press, and without lines that have a button beside them."""
        kept = [part for part in self.parts if not isinstance(part, (Row, SideButton))]
        return replace(self, parts=kept)

    def kept(self, *items: discord.MediaGalleryItem) -> Panel:
        """Adds pictures that are already attached to the message, one below the other."""
        self.parts.extend(Gallery([item]) for item in items)
        return self

    def row(self, *buttons: PressButton | None) -> Panel:
        present = [one for one in buttons if one is not None]
        if present:
            self.parts.append(Row(present))
        return self

    def rows(self, *buttons: PressButton | None, across: int = A_ROW) -> Panel:
        """Adds the buttons in as many rows as they need."""
        present = [one for one in buttons if one is not None]
        for start in range(0, len(present), across):
            self.row(*present[start : start + across])
        return self

    def menu(self, press: Press, placeholder: str, options: Sequence[discord.SelectOption]) -> Panel:
        if options:
            self.parts.append(Row([PressMenu(press.id(MENU), clip(placeholder, 150), options[:25])]))
        return self

    def line(self) -> Panel:
        self.parts.append(Divider())
        return self

    def build(self) -> Layout:
        container = self._container()
        ids = [one.custom_id for one in every(container) if isinstance(one, (PressButton, PressMenu))]
        if len(ids) != len(set(ids)):
            # Discord would reject the whole message, with a less helpful error.
            raise ValueError("two buttons on one message have the same id")
        return Layout(container)

    def _container(self) -> Container:
        """All parts; if they are more than Discord allows, with neighbouring texts as one and no lines between them."""
        container = Container(self.parts, ACCENT)
        if _count(container) <= PARTS:
            return container
        dense: list[Item] = []
        for part in self.parts:
            if isinstance(part, Divider):
                continue
            before = dense[-1] if dense else None
            if isinstance(part, Paragraph) and isinstance(before, Paragraph):
                dense[-1] = Paragraph(f"{before.content}\n{part.content}")
            else:
                dense.append(part)
        container = Container(dense, ACCENT)
        if _count(container) > PARTS:
            raise ValueError("more parts than Discord allows")
        return container

    @property
    def texts(self) -> list[str]:
        """All texts, from top to bottom."""
        return [one.content for one in every(self._container()) if isinstance(one, Paragraph)]

    @property
    def face(self) -> str:
        """A digest of everything the panel shows: texts, buttons, menus and the pictures themselves."""
        shown = [self.build().shown.payload()]
        parts = [json.dumps(shown, sort_keys=True).encode(), *(one.data for one in self.images)]
        return hashlib.sha256(b"".join(hashlib.sha256(part).digest() for part in parts)).hexdigest()[:32]

    def files(self) -> list[discord.File]:
        drawn = [
            discord.File(Attached(one.data), one.filename, description=clip(one.alt, ALT_LIMIT)) for one in self.images
        ]
        return [*drawn, *(discord.File(Attached(data), name) for name, data in self.documents.items())]


def _count(part: Item) -> int:
    return sum(1 for _ in every(part))


def button(
    press: Press, label: str, style: ButtonStyle = GREY, *, emoji: str | None = None, disabled: bool = False
) -> PressButton:
    return PressButton(press.id(), clip(label, LABEL_LIMIT), style, emoji, disabled)


def clip(text: str, limit: int) -> str:
    """The text, or as much of it as fits, cut between two words unless that would cost half of it."""
    if len(text) <= limit:
        return text
    part = text[: limit - 1]
    whole = part.rpartition(" ")[0]
    return f"{whole if 2 * len(whole) > limit else part}…"
