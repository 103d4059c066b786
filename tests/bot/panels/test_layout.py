"""Messages stay within Discord's limits, whatever they contain."""

from __future__ import annotations

import gc
import weakref
from itertools import product
from typing import Any, Iterator

import discord
import pytest
from discord import ui

from bot.panels.ids import Press
from bot.panels.layout import ACCENT, BLUE, GREEN, GREY, PARTS, RED, Panel, button
from bot.panels.parts import (
    Container,
    Divider,
    Document,
    Gallery,
    Item,
    Paragraph,
    PressButton,
    PressMenu,
    Row,
    SideButton,
    every,
)


def panel_of(texts: int) -> Panel:
    panel = Panel().text("above").line()
    for number in range(texts):
        panel.text(str(number))
    for number in range(9):
        panel.row(*(button(Press("try", "TEST", "", (str(number), str(one))), "x") for one in range(2)))
    return panel


def test_texts_move_together_only_if_there_are_too_many_parts() -> None:
    room = PARTS - 30  # the container, a text and a separator; nine rows of two buttons
    full = list(every(panel_of(room).build().shown))
    assert len(full) == PARTS
    assert any(isinstance(one, Divider) for one in full)
    dense = list(every(panel_of(room + 1).build().shown))
    (text,) = (one for one in dense if isinstance(one, Paragraph))
    assert text.content.splitlines() == ["above", *map(str, range(room + 1))]
    assert len([one for one in dense if isinstance(one, PressButton)]) == 18


def test_what_discord_would_refuse_is_not_built() -> None:
    one = button(Press("try", "TEST", "", ("0",)), "x")
    with pytest.raises(ValueError, match="same id"):
        Panel().row(one, one).build()
    with pytest.raises(ValueError, match="in a row"):
        Panel().row(*(button(Press("try", "TEST", "", (str(n),)), "x") for n in range(6)))
    crowded = Panel()
    for number in range(PARTS // 2 + 1):
        crowded.row(button(Press("try", "TEST", "", (str(number),)), "x"))
    with pytest.raises(ValueError, match="more parts"):
        crowded.build()


def test_every_part_is_as_discord_py_would_write_it() -> None:
    """With all that can be set, and without."""
    pairs: list[tuple[Item, ui.Item[Any]]] = [
        (Paragraph("some text"), ui.TextDisplay("some text")),
        (Divider(), ui.Separator()),
        (Document("a.txt"), ui.File("attachment://a.txt")),
    ]
    picture = discord.MediaGalleryItem("attachment://a.png", description="words")
    pairs.append((Gallery([picture]), ui.MediaGallery(picture)))
    for emoji in (None, "🥪", "<:carrot:1234567890123>", "<a:mouse:1234567890123>"):
        for label, style, disabled in product(("label", ""), (GREY, BLUE, GREEN, RED), (False, True)):
            ours = PressButton("p:id", label, style, emoji, disabled)
            theirs: ui.Button[Any] = ui.Button(
                custom_id="p:id", label=label, style=style, emoji=emoji, disabled=disabled
            )
            pairs.append((ours, theirs))
            pairs.append((Row([ours]), ui.ActionRow(theirs)))
            pairs.append((SideButton(Paragraph("text"), ours), ui.Section("text", accessory=theirs)))
    options = [
        discord.SelectOption(label="one", value="1", description="about", emoji="🥕", default=True),
        discord.SelectOption(label="two", value="2"),
    ]
    menu = PressMenu("m:id", "choose", options)
    pairs.append((menu, ui.Select(custom_id="m:id", placeholder="choose", options=options)))
    for ours_, theirs_ in pairs:
        assert ours_.payload() == theirs_.to_component_dict()
    container = Container([one for one, _ in pairs], ACCENT)
    assert container.payload() == ui.Container(*(one for _, one in pairs), accent_colour=ACCENT).to_component_dict()


@pytest.fixture
def counting_alone() -> Iterator[None]:
    """Memory is freed by counting references alone: looking through all of it would keep everyone waiting."""
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("counting_alone")
def test_a_message_is_gone_when_nobody_needs_it() -> None:
    view = panel_of(3).build()
    assert view.to_components()
    gone = weakref.ref(view)
    del view
    assert gone() is None


@pytest.mark.usefixtures("counting_alone")
def test_a_file_can_be_sent_again_and_is_gone_when_nobody_needs_it() -> None:
    (file,) = Panel().document("a.txt", b"some bytes").files()
    for _ in range(2):
        assert file.fp.read() == b"some bytes"
        file.fp.close()  # as HTTP does
        file.reset()
    file.close()
    gone = weakref.ref(file.fp)
    del file
    assert gone() is None
