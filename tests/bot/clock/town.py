"""A world that lists every message the bot sends, with its time, so that nagging shows."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from typing import Any

from bot.service.preferences import Preferences
from bot.service.table import Status
from bot.store.base import EventRow
from tests.bot.discord.hooks import Journal, as_the_bot
from tests.bot.discord.reading import TEXT, text_of, walk
from tests.bot.discord.world import World

MONDAY = datetime(2026, 6, 1, 12, 0, tzinfo=UTC)
STEP = timedelta(hours=12)
"""SimCord has a real-time budget for each step of its clock."""

KINDS = {
    "Your turn": "your turn",
    "Half your time": "half time",
    "Last call": "last call",
    "Quiet here for days": "silence",
    "game is asleep** · [": "asleep",
    "game goes on**": "awake",
    "🧺": "lobby",
    "🏁": "over",
    "round": "table",
    "cancelled": "cancelled",
    "was cancelled": "cancelled",
}
REMINDERS = ("your turn", "half time", "last call", "silence", "asleep", "awake")
MARKS = ("⏳", "⏰", "💤", "☀️")
"""How such messages begin."""


class Town(World):
    """Monday noon, and people known as 1, 2, 3 …"""

    async def start(self, people: int = 2, *, begins: datetime | None = MONDAY, **more: Any) -> Town:
        self.sent: list[str] = []
        self.in_detail = False
        """Whether to note whom each reminder names and until when, and how it changes."""
        self.began = begins or MONDAY
        await super().start(people, begins=begins, **more)
        Journal(self.env, self._requested)
        self.direct = {user.dm_channel.id: n for n, user in enumerate((one.user for one in self.people), 1)}
        return self

    def _requested(self, request: Any) -> None:
        channel = re.fullmatch(r"/channels/(\d+)/messages", request.path)
        if request.method == "POST" and channel:
            self.sent.append(self._line(int(channel[1]), request.json))
        message = re.fullmatch(r"/channels/\d+/messages/(\d+)", request.path)
        if self.in_detail and message and request.method in ("PATCH", "DELETE"):
            self._changed(request.method, int(message[1]), request.json)

    def _changed(self, method: str, message: int, payload: dict[str, Any] | None) -> None:
        """A reminder is edited or deleted."""
        old = next((text_of(one) for one in self._messages() if one.id == message), "")
        new = "\n".join(_texts(payload)) if payload else old
        if old.startswith(MARKS):
            done = "gone:" if method == "DELETE" else "now:"
            self.sent.append(" ".join([self.at(self.env.now()), done, _kind(new), *self._named(new)]))

    def _named(self, text: str) -> list[str]:
        """Whom a reminder names, and until when."""
        named = []
        for user, until in re.findall(r"<@(\d+)>(?:.*<t:(\d+):R>)?", text):
            number = next(n for n, person in enumerate(self.people, 1) if person.id == int(user))
            ends = f" until {self.at(datetime.fromtimestamp(int(until), UTC))}" if until else ""
            named.append(f"{number}{ends}")
        return [", ".join(named)]

    def _line(self, channel: int, payload: dict[str, Any]) -> str:
        texts = "\n".join(_texts(payload))
        kind = _kind(texts)
        if kind == "table":
            kind = "round " + re.findall(r"round (\d)", texts)[-1]
        if self.in_detail and kind in REMINDERS:
            to = ["direct"] if channel in self.direct else []
            return " ".join([self.at(self.env.now()), kind, *to, *self._named(texts)])
        called = [person.id for person in self.people]
        users = sorted(called.index(int(user)) + 1 for user in payload["allowed_mentions"].get("users", []))
        to = [f"direct {self.direct[channel]}"] if channel in self.direct else [str(user) for user in users]
        return " ".join([self.at(self.env.now()), kind, *to])

    def at(self, moment: datetime) -> str:
        """Time since the beginning, in days and hours."""
        minutes = round((moment - self.began).total_seconds() / 60)
        return f"{minutes // 1440}d{minutes // 60 % 24:02}:{minutes % 60:02}"

    # Time

    async def wait(self, until: timedelta | datetime) -> None:
        """Let this much time pass, or wait until then."""
        goal = until if isinstance(until, datetime) else self.env.now() + until
        while self.env.now() < goal:
            await self.env.advance_time(min(goal - self.env.now(), STEP).total_seconds())

    async def skip(self, until: timedelta) -> None:
        """Time passes while the bot is down."""
        await self.bot.scheduler.stop()
        await self.env.advance_time(until.total_seconds())
        await self.restart()

    # People

    async def prefers(self, number: int, preferences: Preferences) -> None:
        with as_the_bot(self.env):
            for table in await self.bot.club.change_preferences(self.people[number - 1].id, lambda _: preferences):
                self.bot.messages.changed(table.code)
        await self.env.settle()

    async def acts(self, code: str, *numbers: int) -> None:
        """These people do everything the phase asks of them, one after another."""
        for number in numbers:
            person, moment = self.people[number - 1], await self.moment(code)
            while moment is not None and await self.moment(code) == moment and await self.is_due(code, number):
                await self.act_for(person, code)
            await self.tell(code)

    async def is_due(self, code: str, number: int) -> bool:
        table = await self.table(code)
        if table.status is not Status.PLAYING:
            return False
        return table.seat_of(self.people[number - 1].id) in table.view(None).waiting

    async def ends(self, code: str, seat: int) -> datetime | None:
        """The deadline of the people who are due there."""
        wait = (await self.table(code)).wait_of(seat)
        assert wait is not None
        return wait.ends

    async def events(self, code: str) -> tuple[EventRow, ...]:
        """A table's stored moves."""
        loaded = await self.bot.store.load(code)
        assert loaded is not None
        return loaded[1]

    def has_sent(self, messages: str) -> None:
        """Exactly these messages since the beginning; nagging fails here."""
        sent = "\n".join(self.sent)
        assert sent == "\n".join(line.strip() for line in messages.strip().splitlines()), sent

    async def ended(self, code: str, messages: str) -> None:
        """The game is over, no reminder of it is left, and exactly these messages were sent."""
        assert (await self.table(code)).status is Status.OVER
        assert await self.standing() == []
        self.has_sent(messages)

    def _messages(self) -> list[Any]:
        """In every channel and thread, and in direct messages."""
        channels = [one for one in self.guild.channels.values() if hasattr(one, "history")]
        threads = [thread for channel in channels for thread in getattr(channel, "threads", ())]
        direct = [person.user.dm_channel for person in self.people]
        return [message for channel in (*channels, *threads, *direct) for message in channel.history()]

    def reminders(self) -> list[Any]:
        """Reminders that can still be seen anywhere, including notes about silence."""
        return [message for message in self._messages() if text_of(message).startswith(MARKS)]

    async def standing(self) -> list[str]:
        return [text_of(message) for message in self.reminders()]


def _texts(payload: dict[str, Any]) -> list[str]:
    return [one["content"] for one in walk(payload["components"]) if one.get("type") == TEXT]


def _kind(text: str) -> str:
    return next((name for part, name in KINDS.items() if part.lower() in text.lower()), "?")
