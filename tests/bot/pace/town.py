"""A world that keeps a list of every message the bot sends, with the moment: nagging would show."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from typing import Any

from bot.service.pace import Habits
from bot.service.tables import Status
from tests.bot.discord.hooks import Journal, as_the_bot
from tests.bot.discord.reading import walk
from tests.bot.discord.world import World

MONDAY = datetime(2026, 6, 1, 12, 0, tzinfo=UTC)
STEP = timedelta(hours=12)
"""SimCord has a budget of real time for each step of its clock."""

KINDS = {
    "Your turn": "notice",
    "Half of your time": "half time",
    "Not much time": "last call",
    "Nothing has happened": "silence",
    "🧺": "lobby",
    "round": "table",
    "🏁": "over",
    "called off": "cancelled",
}


class Town(World):
    """Monday noon, and people who are known as 1, 2, 3 …"""

    async def start(self, people: int = 2, *, begins: datetime | None = MONDAY, **more: Any) -> Town:
        self.sent: list[str] = []
        self.began = begins or MONDAY
        await super().start(people, begins=begins, **more)
        Journal(self.env, self._requested)
        self.direct = {user.dm_channel.id: n for n, user in enumerate((one.user for one in self.people), 1)}
        return self

    def _requested(self, request: Any) -> None:
        channel = re.fullmatch(r"/channels/(\d+)/messages", request.path)
        if request.method == "POST" and channel:
            self.sent.append(self._line(int(channel[1]), request.json))

    def _line(self, channel: int, payload: dict[str, Any]) -> str:
        texts = "\n".join(one["content"] for one in walk(payload["components"]) if one.get("type") == 10)
        kind = next(name for part, name in KINDS.items() if part.lower() in texts.lower())
        if kind == "table":
            kind = "round " + re.findall(r"round (\d)", texts)[-1]
        called = [person.id for person in self.people]
        users = sorted(called.index(int(user)) + 1 for user in payload["allowed_mentions"].get("users", []))
        to = [f"direct {self.direct[channel]}"] if channel in self.direct else [str(user) for user in users]
        return " ".join([self.at(self.env.now()), kind, *to])

    def at(self, moment: datetime) -> str:
        """How long after the beginning, as days and hours."""
        minutes = round((moment - self.began).total_seconds() / 60)
        return f"{minutes // 1440}d{minutes // 60 % 24:02}:{minutes % 60:02}"

    # Time

    async def wait(self, until: timedelta | datetime) -> None:
        """Time passes by so much, or until then."""
        goal = until if isinstance(until, datetime) else self.env.now() + until
        while self.env.now() < goal:
            await self.env.advance_time(min(goal - self.env.now(), STEP).total_seconds())

    async def skip(self, until: timedelta) -> None:
        """Time passes, and the bot is down meanwhile."""
        self.bot.steward._stopped = True
        if self.bot.steward._task is not None:
            self.bot.steward._task.cancel()
        await self.env.advance_time(until.total_seconds())
        await self.restart()

    # People

    async def has_habits(self, number: int, habits: Habits) -> None:
        with as_the_bot(self.env):
            for table in await self.bot.club.set_habits(self.people[number - 1].id, habits):
                self.bot.noticeboard.changed(table.code)
        await self.env.settle()

    async def acts(self, code: str, *numbers: int) -> None:
        """These people do all that the phase asks of them, one after the other."""
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

    def has_sent(self, messages: str) -> None:
        """These and no others, from the very beginning: nagging fails here."""
        sent = "\n".join(self.sent)
        assert sent == "\n".join(line.strip() for line in messages.strip().splitlines()), sent

    async def ended(self, code: str, messages: str) -> None:
        """The game is over, no notice of it is left, and exactly these messages were sent."""
        assert (await self.table(code)).status is Status.OVER
        assert await self.standing() == []
        self.has_sent(messages)

    async def standing(self) -> list[str]:
        """The notices that are still to be seen, in the channel and elsewhere."""
        channels = [self.channel, *(person.user.dm_channel for person in self.people)]
        shown = [one for channel in channels for one in channel.history()]
        texts = ["\n".join(str(part) for part in walk([c.to_dict() for c in one.components])) for one in shown]
        return [text for text in texts if "Your turn" in text or "Half of" in text or "Not much" in text]
