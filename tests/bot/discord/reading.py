"""The contents of a message: texts, buttons, menus, pictures."""

from __future__ import annotations

from typing import Any, Iterator

from bot.panels.ids import BadId, Press

BUTTON, MENU, TEXT, GALLERY = 2, 3, 10, 12


def walk(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for one in components:
        yield one
        yield from walk(one.get("components", []))
        if accessory := one.get("accessory"):
            yield accessory


def parts(message: Any) -> list[dict[str, Any]]:
    """Every component of a message or a response, flattened."""
    return list(walk([one if isinstance(one, dict) else one.to_dict() for one in message.components]))


def text_of(message: Any) -> str:
    return "\n".join(one["content"] for one in parts(message) if one.get("type") == TEXT)


def presses(message: Any, *, enabled: bool = True) -> list[Press]:
    """What its buttons and menus ask for."""
    found = []
    for one in parts(message):
        if one.get("type") in (BUTTON, MENU) and not (enabled and one.get("disabled", False)):
            found.append(Press.read(one["custom_id"]))
    return found


def verbs(message: Any, *, enabled: bool = True) -> list[str]:
    return [press.verb for press in presses(message, enabled=enabled)]


def find(message: Any, verb: str, *args: str) -> str:
    """The id of the first button or menu that asks for this."""
    for one in parts(message):
        if one.get("type") not in (BUTTON, MENU):
            continue
        try:
            press = Press.read(one["custom_id"])
        except BadId:
            continue
        if press.verb == verb and press.args[len(press.args) - len(args) :] == args and not one.get("disabled"):
            return str(one["custom_id"])
    raise AssertionError(f"nothing to press for {verb} {args}: {presses(message, enabled=False)}")


def options(message: Any, verb: str) -> list[dict[str, Any]]:
    """A menu's options."""
    for one in parts(message):
        if one.get("type") == MENU and Press.read(one["custom_id"]).verb == verb:
            return list(one["options"])
    raise AssertionError(f"no menu for {verb}")


def alts(message: Any) -> list[str]:
    return [
        item.get("description") or "" for one in parts(message) if one.get("type") == GALLERY for item in one["items"]
    ]


def everything(message: Any) -> str:
    """Everything in a message that could give something away: texts, labels, ids, options, alt texts, file names."""
    strings: list[str] = []

    def collect(value: Any) -> None:
        if isinstance(value, dict):
            for key, inner in value.items():
                if key not in ("url", "proxy_url", "id", "attachment_id"):
                    collect(inner)
        elif isinstance(value, list):
            for inner in value:
                collect(inner)
        elif isinstance(value, str):
            strings.append(value)

    collect(parts(message))
    for attachment in message.attachments:
        strings += [attachment.filename, attachment.description or "", attachment.title or ""]
    return "\n".join(strings)
