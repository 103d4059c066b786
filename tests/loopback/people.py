"""People on the small Discord: they read messages, press buttons, choose, type and fill in forms."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from tests.loopback.payloads import Json
from tests.loopback.records import Interaction, Message, press_data
from tests.loopback.server import Loopback
from tests.loopback.world import COMMAND, COMPONENT, FORM

PATIENCE = 60.0
"""Seconds until a person gives up on an answer; shared machines are slow at times."""
SUBCOMMAND = 1
BUTTON, MENU = 2, 3


class Unanswered(AssertionError):
    """The bot left someone without an answer."""

    def __init__(self, text: str, asked: Interaction | None = None) -> None:
        super().__init__(text)
        self.asked = asked


class Someone:
    def __init__(self, discord: Loopback, name: str) -> None:
        self.discord = discord
        self.world = discord.world
        self.name = name
        self.id = discord.world.add_user(name)
        self.patience = PATIENCE

    async def press(self, message: Message, custom_id: str, *values: str) -> Interaction:
        """Presses a button, or chooses from a menu, and waits for the result."""
        data = press_data(message, custom_id, values)
        return await self._answered(self.world.ask(COMPONENT, self.id, message.channel, data, message))

    async def type(self, channel: int, command: str, **options: str | int | bool) -> Interaction:
        """A slash command, such as `snack start`."""
        return await self._answered(self.world.ask(COMMAND, self.id, channel, self._command(command, options)))

    async def fill_in(self, opened: Interaction, **fields: str) -> Interaction:
        """Sends the form that a press opened."""
        form = opened.form
        assert form is not None, "no form was opened"
        labels = [one for one in form["components"] if one.get("component", {}).get("custom_id") in fields]
        filled = [
            {
                "type": one["type"],
                "component": {**one["component"], "value": fields[one["component"]["custom_id"]]},
            }
            for one in labels
        ]
        data = {"custom_id": form["custom_id"], "components": filled}
        channel = int(opened.payload["channel_id"])
        return await self._answered(self.world.ask(FORM, self.id, channel, data, opened.source))

    async def _answered(self, asked: Interaction) -> Interaction:
        """The result. Discord reports a failure after three seconds without an answer, and so does this."""
        try:
            await asyncio.wait_for(asked.heard.wait(), self.world.answer_within)
        except TimeoutError:
            return asked
        try:
            await asyncio.wait_for(asked.done.wait(), self.patience)
        except TimeoutError:
            raise Unanswered(f"{self.name} waits for {asked.payload['data']}", asked) from None
        return asked

    def _command(self, name: str, options: dict[str, str | int | bool]) -> Json:
        group, sub = name.split()
        known = next(one for one in self.world.commands if one["name"] == group)
        declared = next(one for one in known["options"] if one["name"] == sub)
        kinds = {one["name"]: one["type"] for one in declared["options"]}
        given = [{"name": key, "type": kinds[key], "value": value} for key, value in options.items()]
        chosen = {"name": sub, "type": SUBCOMMAND, "options": given}
        return {"id": known["id"], "name": group, "type": 1, "options": [chosen]}

    def panel(self, channel: int) -> Message | None:
        """This person's latest private message there."""
        mine = self.world.private(channel, self.id)
        return mine[-1] if mine else None


def pressable(message: Message) -> Iterator[Json]:
    """Every button and menu that can be used now."""
    for one in message.parts():
        if one["type"] in (BUTTON, MENU) and "custom_id" in one and not one.get("disabled"):
            yield one


def verb(custom_id: str) -> str:
    """What one of our buttons does."""
    return (*custom_id.split(":"), "", "")[1]


def find(message: Message, *verbs: str) -> str | None:
    """The id of the first button or menu that does one of these, in this order."""
    ids = [str(one["custom_id"]) for one in pressable(message)]
    return next((one for wanted in verbs for one in ids if verb(one) == wanted), None)
