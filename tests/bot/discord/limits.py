"""Discord's limits, checked on every message of a world, no matter who sees it."""

from __future__ import annotations

from typing import Any

from bot.panels.ids import Press
from tests.bot.discord.reading import BUTTON, GALLERY, MENU, TEXT, alts, parts
from tests.bot.discord.world import World


def messages(world: World) -> list[Any]:
    """Everything in the channel, including private panels."""
    everyone = [*world.people, world.moderator, world.onlooker]
    found = {one.id: one for person in everyone for one in world.channel.history(viewer=person)}
    return list(found.values())


def assert_within_limits(world: World) -> None:
    for message in messages(world):
        check(message)


def check(message: Any) -> None:
    every = parts(message)
    assert len(every) <= 40
    assert sum(len(one["content"]) for one in every if one["type"] == TEXT) <= 4000
    ids = [one["custom_id"] for one in every if one["type"] in (BUTTON, MENU)]
    assert len(ids) == len(set(ids))
    for one in ids:
        assert len(one) <= 100
        press = Press.read(one)
        assert press.id(one.split(":")[0]) == one
    for one in every:
        if one["type"] == BUTTON:
            assert 1 <= len(one["label"]) <= 80
        if one["type"] == MENU:
            check_menu(one)
        if one["type"] == GALLERY:
            assert 1 <= len(one["items"]) <= 10
    assert all(len(alt) <= 1024 for alt in alts(message))


def check_menu(menu: dict[str, Any]) -> None:
    assert len(menu.get("placeholder") or "") <= 150
    values = [option["value"] for option in menu["options"]]
    assert 1 <= len(values) <= 25
    assert len(values) == len(set(values))
    for option in menu["options"]:
        assert 1 <= len(option["label"]) <= 100
        assert 1 <= len(option["value"]) <= 100
        assert len(option.get("description") or "") <= 100
