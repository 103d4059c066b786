"""Everything on this Discord: servers, channels, people, messages, interactions, commands and emojis.

It enforces the rules that bots run into: three seconds to answer, one answer each, fifteen minutes for a token,
private messages for one person, each nonce posted once.
"""

from __future__ import annotations

import asyncio
import itertools
import secrets
import time
from collections.abc import Callable

from tests.loopback import payloads
from tests.loopback.payloads import APPLICATION, Json
from tests.loopback.records import Interaction, Message, Refused

EPOCH_MS = 1_420_070_400_000
EPHEMERAL, LOADING = 64, 128
COMMAND, COMPONENT, COMPLETION, FORM = 2, 3, 4, 5
ANSWER_WITHIN, TOKEN_LASTS = 3.0, 15 * 60.0
Emit = Callable[[str, Json, int | None], None]
"""Sends an event, about a server or none, to the shards it concerns."""


class World:
    def __init__(self, *, keep_files: bool = True) -> None:
        self.emit: Emit = lambda event, data, guild: None
        self.keep_files = keep_files
        self.revoked = False
        """Whether the bot's token is no longer valid."""
        self.answer_within = ANSWER_WITHIN
        """Seconds for a first answer; more if a slow machine must not look like a lost press."""
        self.bot = payloads.user(APPLICATION, "bot", bot=True)
        self.users: dict[int, Json] = {APPLICATION: self.bot}
        self.guilds: dict[int, Json] = {}
        self.channels: dict[int, Json] = {}
        self.messages: dict[int, dict[int, Message]] = {}
        """By channel, in the order they were posted, including private ones."""
        self.interactions: dict[str, Interaction] = {}
        """By token."""
        self.commands: list[Json] = []
        self.emojis: dict[int, Json] = {}
        self.changed: dict[int, asyncio.Event] = {}
        """By channel: set, and replaced, whenever something is posted, edited or deleted there."""
        self._nonces: dict[tuple[int, str], Message] = {}
        self._count = itertools.count()

    def new_id(self) -> int:
        """An id with its creation time, as discord.py expects."""
        return (int(time.time() * 1000) - EPOCH_MS) << 22 | next(self._count) % (1 << 22)

    # Places and people

    def add_guild(self, name: str) -> int:
        # More than a millisecond apart, so that servers are spread over shards.
        number = ((int(time.time() * 1000) - EPOCH_MS) + next(self._count)) << 22
        self.guilds[number] = payloads.guild(number, name, [], [], [payloads.member(self.bot)])
        self.emit("GUILD_CREATE", self.guilds[number], number)
        return number

    def add_channel(self, guild: int, name: str) -> int:
        channel = payloads.text_channel(self.new_id(), guild, name)
        self.guilds[guild]["channels"].append(channel)
        self.emit("CHANNEL_CREATE", channel, guild)
        return self._add(channel)

    def add_thread(self, parent: int, name: str, number: int | None = None) -> Json:
        thread = payloads.thread(number or self.new_id(), self.channel(parent), name)
        guild = int(thread["guild_id"])
        self.guilds[guild]["threads"].append(thread)
        self._add(thread)
        self.emit("THREAD_CREATE", {**thread, "newly_created": True}, guild)
        return thread

    def direct_channel(self, user: int) -> Json:
        for one in self.channels.values():
            if one["type"] == payloads.DIRECT and one["recipients"][0]["id"] == str(user):
                return one
        channel = payloads.direct_channel(self.new_id(), self.users[user])
        self._add(channel)
        return channel

    def _add(self, channel: Json) -> int:
        number = int(channel["id"])
        self.channels[number] = channel
        self.messages[number] = {}
        self.changed[number] = asyncio.Event()
        return number

    def add_user(self, name: str) -> int:
        number = self.new_id()
        self.users[number] = payloads.user(number, name)
        return number

    def channel(self, number: int) -> Json:
        if number not in self.channels:
            raise Refused(404, 10003, "Unknown Channel")
        return self.channels[number]

    # Messages

    def message(self, channel: int, number: int) -> Message:
        found = self.messages[int(self.channel(channel)["id"])].get(number)
        if found is None:
            raise Refused(404, 10008, "Unknown Message")
        return found

    def public(self, channel: int) -> list[Message]:
        return [one for one in self.messages[channel].values() if one.seen_by is None]

    def private(self, channel: int, user: int) -> list[Message]:
        """What only this person sees there, oldest first, without answers still pending."""
        mine = (one for one in self.messages[channel].values() if one.seen_by == user)
        return [one for one in mine if not one.data["flags"] & LOADING]

    def post(
        self, channel: int, body: Json, files: dict[str, tuple[str, bytes]], seen_by: int | None = None
    ) -> Message:
        nonce = (channel, str(body.get("nonce")))
        if body.get("enforce_nonce") and nonce in self._nonces:
            return self._nonces[nonce]
        where = self.channel(channel)
        data = {
            "id": str(self.new_id()),
            "channel_id": str(channel),
            "author": self.bot,
            "content": "",
            "timestamp": payloads.now(),
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [],
            "embeds": [],
            "components": [],
            "pinned": False,
            "type": 0,
            "flags": body.get("flags", 0) | (EPHEMERAL if seen_by else 0),
            "nonce": body.get("nonce"),
        }
        message = Message(data, seen_by)
        self._write(message, body, files)
        self.messages[channel][message.id] = message
        if body.get("enforce_nonce"):
            self._nonces[nonce] = message
        if seen_by is None:
            where["last_message_id"] = data["id"]
            if "thread_metadata" in where:
                where["thread_metadata"]["archived"] = False
        self.touch(channel)
        return message

    def edit(self, message: Message, body: Json, files: dict[str, tuple[str, bytes]]) -> None:
        state = self.channels[message.channel].get("thread_metadata")
        if state and state["archived"] and message.seen_by is None:
            raise Refused(400, 50083, "Thread is archived")
        self._write(message, body, files)
        message.data["flags"] = message.data["flags"] & ~LOADING | body.get("flags", 0)
        message.data["edited_timestamp"] = payloads.now()
        message.edits += 1
        self.touch(message.channel)

    def delete(self, message: Message) -> None:
        self.messages[message.channel].pop(message.id, None)
        self.touch(message.channel)

    def touch(self, channel: int) -> None:
        self.changed[channel].set()
        self.changed[channel] = asyncio.Event()

    def _write(self, message: Message, body: Json, files: dict[str, tuple[str, bytes]]) -> None:
        data = message.data
        if "attachments" in body or files:
            kept = {one["id"]: one for one in data["attachments"]}
            listed = body.get("attachments", [{"id": key} for key in files])
            data["attachments"] = [
                kept[str(one["id"])] if str(one["id"]) in kept else self._attach(message, one, files) for one in listed
            ]
            names = {one["filename"] for one in data["attachments"]}
            message.files = {name: content for name, content in message.files.items() if name in names}
        for key in ("content", "components", "embeds"):
            if body.get(key) is not None:
                data[key] = body[key]
        urls = {f"attachment://{one['filename']}": one["url"] for one in data["attachments"]}
        for number, one in enumerate(message.parts(), 1):
            one.setdefault("id", number)
            for item in one.get("items", []):
                item["media"] = {**item["media"], "url": urls.get(item["media"]["url"], item["media"]["url"])}
                item["media"]["proxy_url"] = item["media"]["url"]

    def _attach(self, message: Message, listed: Json, files: dict[str, tuple[str, bytes]]) -> Json:
        if str(listed["id"]) not in files:
            raise Refused(400, 50035, "Invalid Form Body: an attachment is missing")
        name, content = files[str(listed["id"])]
        message.files[name] = content if self.keep_files else b""
        number, url = str(self.new_id()), f"https://cdn.invalid/{message.id}/{name}"
        described = {"description": listed.get("description")}
        return {"id": number, "filename": name, "size": len(content), "url": url, "proxy_url": url, **described}

    # Interactions

    def ask(self, kind: int, user: int, channel: int, data: Json, source: Message | None = None) -> Interaction:
        """A person does something in a channel, and the bot is notified."""
        where = self.channel(channel)
        guild = int(where["guild_id"]) if "guild_id" in where else None
        payload: Json = {
            "id": str(self.new_id()),
            "application_id": str(APPLICATION),
            "type": kind,
            "token": secrets.token_urlsafe(24),
            "version": 1,
            "channel_id": str(channel),
            "channel": {**where, "permissions": payloads.MEMBER_PERMISSIONS},
            "locale": "en-US",
            "app_permissions": payloads.ALL_PERMISSIONS,
            "entitlements": [],
            "authorizing_integration_owners": {"0": str(guild or 0)},
            "context": 0 if guild else 1,
            "attachment_size_limit": 10 * 2**20,
            "data": data,
        }
        if guild is None:
            payload["user"] = self.users[user]
        else:
            payload |= {"guild_id": str(guild), "guild_locale": "en-US", "member": payloads.member(self.users[user])}
            payload["guild"] = {"id": str(guild), "locale": "en-US", "features": []}
        if source is not None:
            payload["message"] = source.data
        interaction = Interaction(payload, user, source)
        self.interactions[interaction.token] = interaction
        self.emit("INTERACTION_CREATE", payload, guild)
        return interaction

    def interaction(self, token: str) -> Interaction:
        """The interaction with this token, if it can still be answered."""
        found = self.interactions.get(token)
        if found is None:
            raise Refused(404, 10015, "Unknown Webhook")
        if time.monotonic() - found.sent > TOKEN_LASTS:
            raise Refused(401, 50027, "Invalid Webhook Token")
        return found

    def forget(self, channel: int, before: int) -> None:
        """Drops everything in a channel up to this id, so that a long run doesn't keep it all."""
        self.messages[channel] = {number: one for number, one in self.messages[channel].items() if number > before}
        for token, one in list(self.interactions.items()):
            if one.payload["channel_id"] == str(channel) and int(one.payload["id"]) < before:
                del self.interactions[token]

    def acknowledge(self, number: int, token: str, kind: int) -> Interaction:
        found = self.interactions.get(token)
        if found is None or int(found.payload["id"]) != number or time.monotonic() - found.sent > self.answer_within:
            raise Refused(404, 10062, "Unknown interaction")
        if found.acknowledged:
            raise Refused(400, 40060, "Interaction has already been acknowledged.")
        found.acknowledged, found.kind = time.monotonic(), kind
        found.heard.set()
        return found
