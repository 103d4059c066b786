"""The parts of a message as plain values, and how Discord wants them.

discord.py's own items know the view they are in, and the view knows them. Memory that goes round in circles like this
is only found by looking through everything, while everyone waits; and a busy bot makes hundreds of messages a minute.
These know nothing of each other, and are gone once they are sent.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO
from typing import Any, ClassVar, Iterator, Mapping, Protocol, Sequence

import discord
from discord import ButtonStyle, ComponentType, PartialEmoji, ui

Payload = Mapping[str, Any]
A_ROW = 5
"""The most buttons Discord allows in a row."""


class Item(Protocol):
    @property
    def inside(self) -> Sequence[Item]:
        """The parts in this one, which Discord counts too."""

    def payload(self) -> Payload: ...


@dataclass(frozen=True)
class Simple:
    """A part with no others in it."""

    inside: ClassVar[Sequence[Item]] = ()


@dataclass(frozen=True)
class Paragraph(Simple):
    content: str

    def payload(self) -> Payload:
        return {"type": ComponentType.text_display.value, "content": self.content}


@dataclass(frozen=True)
class Divider(Simple):
    def payload(self) -> Payload:
        return {"type": ComponentType.separator.value, "spacing": 1, "divider": True}


@dataclass(frozen=True)
class Gallery(Simple):
    """Pictures side by side."""

    items: Sequence[discord.MediaGalleryItem]

    def payload(self) -> Payload:
        return {"type": ComponentType.media_gallery.value, "items": [item.to_dict() for item in self.items]}


@dataclass(frozen=True)
class Document(Simple):
    """A file to download."""

    name: str

    def payload(self) -> Payload:
        return {
            "type": ComponentType.file.value,
            "file": {"url": f"attachment://{self.name}"},
            "spoiler": False,
        }


@dataclass(frozen=True)
class PressButton(Simple):
    """A button whose id says everything; it works on messages of any age, after any restart.

    It has no callback: presses are read by their id where they arrive.
    """

    custom_id: str
    label: str
    style: ButtonStyle
    emoji: str | None = None
    disabled: bool = False

    def payload(self) -> Payload:
        return {
            "type": ComponentType.button.value,
            "style": self.style.value,
            "disabled": self.disabled,
            "custom_id": self.custom_id,
            **({"label": self.label} if self.label else {}),
            **({"emoji": _emoji(self.emoji)} if self.emoji else {}),
        }


@dataclass(frozen=True)
class PressMenu(Simple):
    """A menu that works like `PressButton`; the chosen value is one more argument."""

    custom_id: str
    placeholder: str
    options: Sequence[discord.SelectOption]

    def payload(self) -> Payload:
        return {
            "type": ComponentType.select.value,
            "custom_id": self.custom_id,
            "placeholder": self.placeholder,
            "min_values": 1,
            "max_values": 1,
            "disabled": False,
            "required": True,
            "options": [option.to_dict() for option in self.options],
        }


@dataclass(frozen=True)
class Row:
    """Buttons beside each other, or one menu."""

    inside: Sequence[PressButton] | Sequence[PressMenu]

    def __post_init__(self) -> None:
        if len(self.inside) > A_ROW:
            raise ValueError("too many buttons in a row")

    def payload(self) -> Payload:
        return {"type": ComponentType.action_row.value, "components": [one.payload() for one in self.inside]}


@dataclass(frozen=True)
class SideButton:
    """A text with a button beside it."""

    text: Paragraph
    button: PressButton

    @property
    def inside(self) -> Sequence[Item]:
        return self.text, self.button

    def payload(self) -> Payload:
        return {
            "type": ComponentType.section.value,
            "components": [self.text.payload()],
            "accessory": self.button.payload(),
        }


@dataclass(frozen=True)
class Container:
    """All parts of a message, with a coloured edge."""

    inside: Sequence[Item]
    colour: int

    def payload(self) -> Payload:
        return {
            "type": ComponentType.container.value,
            "accent_color": self.colour,
            "spoiler": False,
            "components": [part.payload() for part in self.inside],
        }


class Layout(ui.LayoutView):
    """A message as discord.py sends it: a view without items, since what it shows is known already.

    Nothing listens to it, so discord.py neither keeps it nor rebuilds it from the message at every press.
    """

    def __init__(self, container: Container) -> None:
        super().__init__(timeout=None)
        self.stop()
        self.shown = container

    def to_components(self) -> list[dict[str, Any]]:
        return [dict(self.shown.payload())]

    def has_components_v2(self) -> bool:
        return True


class Attached(BytesIO):
    """A file to be sent. It is never closed, so that it can be sent again, and is gone once nobody needs it.

    discord.py sees to the first by giving a file another `close`, and its own one back at the end: which would be a
    circle too, with all the bytes of a picture in it.
    """

    __slots__ = ()

    def close(self) -> None:
        """Nothing is to be closed in memory."""

    def __setattr__(self, name: str, value: object) -> None:
        if name != "close":
            super().__setattr__(name, value)


def every(part: Item) -> Iterator[Item]:
    """A part and all that are in it."""
    yield part
    for one in part.inside:
        yield from every(one)


@lru_cache(maxsize=256)
def _emoji(text: str) -> Payload:
    """There are as many as components and faces."""
    return PartialEmoji.from_str(text).to_dict()
