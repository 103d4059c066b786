"""Records of one message and of one action by a person."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from tests.loopback.payloads import Json


class Refused(Exception):
    """Discord's answer to a request that it doesn't carry out."""

    def __init__(self, status: int, code: int, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.body = {"code": code, "message": message}


@dataclass
class Message:
    data: Json
    """In Discord's format."""
    seen_by: int | None = None
    """The only person who sees it, if it is private."""
    files: dict[str, bytes] = field(default_factory=dict)
    edits: int = 0

    @property
    def id(self) -> int:
        return int(self.data["id"])

    @property
    def channel(self) -> int:
        return int(self.data["channel_id"])

    def parts(self) -> Iterator[Json]:
        """Every component, flattened."""
        return _walk(self.data["components"])

    @property
    def text(self) -> str:
        return "\n".join(one["content"] for one in self.parts() if "content" in one)


def _walk(components: list[Json]) -> Iterator[Json]:
    for one in components:
        yield one
        yield from _walk(one.get("components", []))
        if "accessory" in one:
            yield one["accessory"]


@dataclass
class Interaction:
    """Something a person did, and the bot's answers so far."""

    payload: Json
    user: int
    source: Message | None
    sent: float = field(default_factory=time.monotonic)
    acknowledged: float = 0.0
    """When it was first answered; 0 before that."""
    shown: float = 0.0
    """When there was something to see; 0 before that."""
    kind: int = 0
    """The kind of the first answer, as Discord numbers them."""
    original: Message | None = None
    """The message behind `@original`."""
    answer: Message | None = None
    """What was first shown: `original`, or a follow-up."""
    form: Json | None = None
    choices: list[Json] = field(default_factory=list)
    heard: asyncio.Event = field(default_factory=asyncio.Event)
    """Set once it is acknowledged."""
    done: asyncio.Event = field(default_factory=asyncio.Event)
    """Set once there is something to see."""

    @property
    def token(self) -> str:
        return str(self.payload["token"])

    def see(self, message: Message | None) -> None:
        self.shown = self.shown or time.monotonic()
        self.answer = self.answer or message
        self.done.set()


def press_data(message: Message, custom_id: str, values: tuple[str, ...]) -> Json:
    """What Discord sends about a press on a component of a message."""
    part: dict[str, Any] = next((one for one in message.parts() if one.get("custom_id") == custom_id), {})
    if not part or part.get("disabled"):
        raise ValueError(f"there is nothing to press with this id: {custom_id}")
    data: Json = {"custom_id": custom_id, "component_type": part["type"], "id": part["id"]}
    return {**data, "values": list(values)} if values else data
