"""Builds messages: one container of text, pictures and rows of buttons, within Discord's limits."""

from __future__ import annotations

import hashlib
import io
import json
import re
from dataclasses import dataclass, field, replace
from typing import Any, Sequence

import discord
from discord import ButtonStyle, ui

from bot.drawing.image import Image
from bot.panels.ids import BUTTON, MENU, Press

ACCENT = 0xE8833A
TEXT_LIMIT, ALT_LIMIT, LABEL_LIMIT = 4000, 1024, 80
PARTS = 40
"""The most parts Discord allows in a message, those inside others included."""
A_ROW = 5
"""The most buttons Discord allows in a row."""
SPARE = 20
"""Characters kept free for the mark that shows a text was cut."""
GREY, BLUE, GREEN, RED = ButtonStyle.secondary, ButtonStyle.primary, ButtonStyle.success, ButtonStyle.danger


class PressButton(ui.DynamicItem[ui.Button[Any]], template=rf"{BUTTON}:.*"):
    """A button whose id says everything; it works on messages of any age, after any restart.

    It has no callback: presses are read by their id where they arrive. It is a dynamic item so that discord.py does not
    have to remember the message it is on.
    """

    def __init__(self, button: ui.Button[Any]) -> None:
        super().__init__(button)

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> PressButton:
        assert isinstance(item, ui.Button)
        return cls(item)


class PressMenu(ui.DynamicItem[ui.Select[Any]], template=rf"{MENU}:.*"):
    """A menu that works like `PressButton`; the chosen value is one more argument."""

    def __init__(self, menu: ui.Select[Any]) -> None:
        super().__init__(menu)

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> PressMenu:
        assert isinstance(item, ui.Select)
        return cls(item)


@dataclass
class Panel:
    """The parts of a message, from top to bottom; `build` makes a fresh view each time it is sent."""

    parts: list[ui.Item[Any]] = field(default_factory=list)
    images: list[Image] = field(default_factory=list)
    documents: dict[str, bytes] = field(default_factory=dict)
    """Files to download, by name."""
    _written: int = 0
    """Characters of text so far."""

    def text(self, *lines: str) -> Panel:
        text = self._fitted(*lines)
        if text:
            self.parts.append(ui.TextDisplay(text))
        return self

    def footer(self, text: str, beside: PressButton) -> Panel:
        """Adds a last line with a button beside it."""
        self.parts.append(ui.Section(self._fitted(text) or "…", accessory=beside))
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
            shown = (
                discord.MediaGalleryItem(f"attachment://{one.filename}", description=clip(one.alt, ALT_LIMIT))
                for one in drawn
            )
            self.parts.append(ui.MediaGallery(*shown))
        return self

    def document(self, name: str, data: bytes) -> Panel:
        """Adds a file to download."""
        self.documents[name] = data
        self.parts.append(ui.File(f"attachment://{name}"))
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
        kept = [part for part in self.parts if not isinstance(part, (ui.ActionRow, ui.Section))]
        return replace(self, parts=kept)

    def kept(self, *items: discord.MediaGalleryItem) -> Panel:
        """Adds pictures that are already attached to the message, one below the other."""
        self.parts.extend(ui.MediaGallery(item) for item in items)
        return self

    def row(self, *buttons: PressButton | None) -> Panel:
        present = [one for one in buttons if one is not None]
        if present:
            self.parts.append(ui.ActionRow(*present))
        return self

    def rows(self, *buttons: PressButton | None, across: int = A_ROW) -> Panel:
        """Adds the buttons in as many rows as they need."""
        present = [one for one in buttons if one is not None]
        for start in range(0, len(present), across):
            self.row(*present[start : start + across])
        return self

    def menu(self, press: Press, placeholder: str, options: Sequence[discord.SelectOption]) -> Panel:
        if options:
            menu: ui.Select[Any] = ui.Select(
                custom_id=press.id(MENU), placeholder=clip(placeholder, 150), options=list(options[:25])
            )
            self.parts.append(ui.ActionRow(PressMenu(menu)))
        return self

    def line(self) -> Panel:
        self.parts.append(ui.Separator())
        return self

    def build(self) -> ui.LayoutView:
        # Persistent: the view never times out, so discord.py never unregisters it.
        view = ui.LayoutView(timeout=None)
        view.add_item(self._container())
        ids = [item.custom_id for item in view.walk_children() if isinstance(item, (PressButton, PressMenu))]
        if len(ids) != len(set(ids)):
            # Discord would reject the whole message, with a less helpful error.
            raise ValueError("two buttons on one message have the same id")
        return view

    def _container(self) -> ui.Container[Any]:
        """All parts; if they are more than Discord allows, with neighbouring texts as one and no lines between them."""
        container: ui.Container[Any] = ui.Container(*self.parts, accent_colour=ACCENT)
        if 1 + sum(1 for _ in container.walk_children()) <= PARTS:
            return container
        dense: list[ui.Item[Any]] = []
        for part in self.parts:
            if isinstance(part, ui.Separator):
                continue
            if isinstance(part, ui.TextDisplay) and dense and isinstance(dense[-1], ui.TextDisplay):
                dense[-1] = ui.TextDisplay(f"{dense[-1].content}\n{part.content}")
            else:
                dense.append(part)
        return ui.Container(*dense, accent_colour=ACCENT)

    @property
    def face(self) -> str:
        """A digest of everything the panel shows: texts, buttons, menus and the pictures themselves."""
        view: Any = self.build()
        parts = [json.dumps(view.to_components(), sort_keys=True).encode(), *(one.data for one in self.images)]
        return hashlib.sha256(b"".join(hashlib.sha256(part).digest() for part in parts)).hexdigest()[:32]

    def files(self) -> list[discord.File]:
        drawn = [
            discord.File(io.BytesIO(one.data), one.filename, description=clip(one.alt, ALT_LIMIT))
            for one in self.images
        ]
        return [*drawn, *(discord.File(io.BytesIO(data), name) for name, data in self.documents.items())]


def button(
    press: Press, label: str, style: ButtonStyle = GREY, *, emoji: str | None = None, disabled: bool = False
) -> PressButton:
    return PressButton(
        ui.Button(style=style, label=clip(label, LABEL_LIMIT), custom_id=press.id(), emoji=emoji, disabled=disabled)
    )


def clip(text: str, limit: int) -> str:
    """The text, or as much of it as fits, cut between two words unless that would cost half of it."""
    if len(text) <= limit:
        return text
    part = text[: limit - 1]
    whole = part.rpartition(" ")[0]
    return f"{whole if 2 * len(whole) > limit else part}…"
