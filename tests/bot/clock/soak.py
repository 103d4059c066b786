"""Many tables of both games over a month. People act at random or not at all, leave, take over, vote, go away, or
all vanish at once, for good or for a while; the bot restarts, and is down for days.

At the end every game is over, or waits for someone who still has time, or sleeps until a set time. Nobody has moved in
a sleeping game, and no game was finished by bots alone. Nobody got the same reminder twice, or one while it wasn't
their turn; no outdated reminder is left, and each table has one message with working buttons.
`make soak` runs the large one.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
from collections import Counter
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from datetime import datetime, time, timedelta
from pathlib import Path
from time import perf_counter
from typing import Iterator
from unittest.mock import patch

from bot.delivery.reminders import DiscordDelivery
from bot.service.bots.moves import PATIENCE
from bot.service.clock.due import sleeps_until, stale_reminders
from bot.service.clock.pace import Pace
from bot.service.clock.timing import waited_for
from bot.service.clock.votes import time_asked_for
from bot.service.clock.waits import Reminder, Step, Wait
from bot.service.club import Club
from bot.service.errors import ClubError
from bot.service.preferences import Notify, Preferences, Quiet
from bot.service.ratings import rate
from bot.service.table import Location, Person, Status, Table
from bot.store.result_rows import Filter
from engine.errors import IllegalMove
from engine.game import Level
from engine.moves import Undo
from tests.bot.clock.town import Town
from tests.bot.discord.hooks import as_the_bot
from tests.bot.discord.reading import presses
from tests.bot.service.season import season

PEOPLE = 16
TEMPERS = (0.9, 0.5, 0.2, 0.0)
"""How likely a person is to act when they check in; the last kind never does."""
VANISHING = 0.3
"""How likely it is that everyone at a table vanishes."""
PREFERENCES = (
    Preferences(),
    Preferences(notify=Notify.DIRECT),
    Preferences(quiet=Quiet(time(22), time(8), "Europe/Berlin")),
    Preferences(notify=Notify.OFF, quiet=Quiet(time(9), time(17), "America/New_York")),
)


class Crowd(Town):
    """SimCord waits five seconds for a bot to start; the backlog of many tables is handled after that."""

    async def restart(self) -> None:
        with patch.object(Club, "timers", nothing_due):
            await super().restart()


async def nothing_due(club: Club, limit: int) -> list[tuple[str, datetime]]:
    return []


@dataclass
class Month:
    tables: int
    days: int
    seed: int
    told: Counter[tuple[str, str, int, Step]] = field(default_factory=Counter)
    """Table, phase, person, step -> how often."""
    wrong: list[str] = field(default_factory=list)
    """Reminders to people whom nobody was waiting for."""
    done: Counter[str] = field(default_factory=Counter)
    """What people did apart from playing."""
    codes: list[str] = field(default_factory=list)
    lobbies: set[str] = field(default_factory=set)
    """Lobbies that nobody starts: they are cancelled when they go quiet, and gone a day later."""
    vanished: dict[str, tuple[datetime, datetime]] = field(default_factory=dict)
    """Tables whose people all vanish, from when to when."""
    sleeping: dict[str, tuple[datetime | None, int]] = field(default_factory=dict)
    """When a table was found asleep, and how many moves it had then."""
    present: dict[str, int] = field(default_factory=dict)
    """The last round at a table in which someone acted, came back or joined."""
    restarts: int = 0

    async def live(self, here: Town) -> None:
        self.here, self.dice = here, random.Random(self.seed)
        with listening_in(self.told, self.wrong):
            await self._live()

    async def _live(self) -> None:
        here = self.here
        for number in range(1, PEOPLE + 1):
            await here.prefers(number, PREFERENCES[number % len(PREFERENCES)])
        for _ in range(self.tables):
            await self._open()
        end = here.env.now() + timedelta(days=self.days)
        while here.env.now() < end:
            await self._pass(timedelta(hours=self.dice.choice((1, 3, 8, 12))))
            await self._everyone_looks_in()
            await self._some_go_away()
            if self.dice.random() < 0.06:
                await self._restart()
        await self._pass(timedelta(minutes=5))

    async def _pass(self, by: timedelta) -> None:
        goal = self.here.env.now() + by
        while self.here.env.now() < goal:
            # A step may take longer than SimCord's patience; it counts as far as it got.
            with suppress(TimeoutError):
                await self.here.env.advance_time((goal - self.here.env.now()).total_seconds())

    async def _restart(self) -> None:
        self.restarts += 1
        if self.dice.random() < 0.3:
            await self.here.skip(timedelta(days=self.dice.choice((1, 2, 3))))
        else:
            await self.here.restart()
        with as_the_bot(self.here.env):
            self.here.bot.scheduler.poke()
        await self._settle()

    async def _settle(self) -> None:
        while True:
            with suppress(TimeoutError):
                return await self.here.env.settle()

    async def _open(self) -> None:
        club, dice = self.here.bot.club, self.dice
        people = [Person(one.id, one.name) for one in dice.sample(self.here.people, dice.choice((2, 2, 3, 4)))]
        place = Location(self.here.guild.id, self.here.channel.id)
        pace = dice.choice(list(Pace))
        game = ("snack", "snack", "veggies")[len(self.codes) % 3]
        table = await club.open(
            game, people[0], place, capacity=4, options={}, language="en", level=Level.EASY, pace=pace
        )
        for person in people[1:]:
            await club.join(table.code, person)
        if dice.random() < 0.9:
            await club.start(table.code, people[0].id)
            if dice.random() < VANISHING:
                gone = self.here.env.now() + timedelta(days=dice.choice((0, 1, 3)))
                self.vanished[table.code] = gone, gone + timedelta(days=dice.choice((6, 9, 100)))
        else:
            self.lobbies.add(table.code)
        self.codes.append(table.code)
        await self._show([table.code])

    async def _everyone_looks_in(self) -> None:
        changed = []
        now = self.here.env.now()
        for table in await self._kept():
            code = table.code
            self._look_at_sleepers(table)
            gone, back = self.vanished.get(code, (now, now))
            if gone <= now < back:
                continue
            if table.status is Status.PLAYING and (await self._some_act(table) or await self._someone_joins(code)):
                changed.append(code)
        await self._show(changed)

    def _look_at_sleepers(self, table: Table) -> None:
        """Nobody moves at a sleeping table."""
        if not table.asleep or table.match is None:
            self.sleeping.pop(table.code, None)
            return
        since, moves = table.clock.last_activity, len(table.match.entries)
        if table.code not in self.sleeping:
            self.done["games that fell asleep"] += 1
        before = self.sleeping.get(table.code, (since, moves))
        assert before[0] != since or before[1] == moves, table.code
        self.sleeping[table.code] = since, moves

    async def _kept(self) -> list[Table]:
        """All tables except deleted lobbies; a missing game is an error."""
        tables = []
        for code in self.codes:
            try:
                tables.append(await self.here.table(code))
            except ClubError as error:
                if error.code != "no_such_table" or code not in self.lobbies:
                    raise
        return tables

    async def _someone_joins(self, code: str) -> bool:
        """Passers-by take an open seat, which may have been their own."""
        table = await self.here.table(code)
        free = [seat for seat, holder in enumerate(table.seats.holders) if holder.free]
        if not free or self.dice.random() < 0.7:
            return False
        person = self.dice.choice(self.here.people)
        with suppress(ClubError):
            await self.here.bot.club.take_over(code, self.dice.choice(free), Person(person.id, person.name))
            self.done["seats taken over"] += 1
            self.present[code] = table.view(None).round
            return True
        return False

    async def _some_go_away(self) -> None:
        """Go away for some days, or come back early."""
        for number in range(1, PEOPLE + 1):
            if self.dice.random() < 0.02:
                days = timedelta(days=self.dice.choice((0, 1, 4, 20)))
                preferences = replace(PREFERENCES[number % len(PREFERENCES)], away=self.here.env.now() + days)
                with suppress(TimeoutError):
                    await self.here.prefers(number, preferences)
                await self._settle()
                self.done["absences"] += 1

    async def _some_act(self, table: Table) -> bool:
        """Whether anything happened at that table."""
        acted = False
        for person in table.people:
            if self.dice.random() < TEMPERS[person.id % len(TEMPERS)]:
                with suppress(ClubError, IllegalMove):
                    await self._act(table.code, person)
                    acted = True
        return acted

    async def _act(self, code: str, person: Person) -> None:
        club, dice = self.here.bot.club, self.dice
        table = await club.get(code)
        seat = table.seat_of(person.id)
        if table.status is not Status.PLAYING or seat is None or table.match is None:
            return
        if table.seats.holders[seat].stand_in:
            await club.come_back(code, person.id)
            self.done["games woken" if table.asleep else "returns"] += 1
        elif dice.random() < 0.1:
            await club.more_time(code, person.id, time_asked_for(table))
            self.done["votes for more time"] += 1
        elif dice.random() < 0.05:
            await club.replace_host(code, person.id)
            self.done["votes for another host"] += 1
        elif dice.random() < 0.04:
            await club.leave(code, person)
            self.done["seats left"] += 1
        elif person.id in waited_for(table):
            view = table.view(seat)
            undo = view.can_undo and dice.random() < 0.1
            moves = [move for move in table.match.game.legal_moves(view) if not isinstance(move, Undo)]
            await club.act(code, person.id, table.stamp(seat), Undo() if undo else dice.choice(moves))
        else:
            return
        self.present[code] = table.view(None).round

    async def _show(self, codes: list[str]) -> None:
        with as_the_bot(self.here.env):
            for code in codes:
                self.here.bot.messages.changed(code)
        await self._settle()

    # How it ended

    async def check(self) -> Counter[str]:
        """How many games ended in which way. Raises AssertionError for one that hangs, or a message sent twice."""
        ends: Counter[str] = Counter()
        now = self.here.env.now()
        kept = await self._kept()
        for table in kept:
            code = table.code
            if table.asleep:
                assert sleeps_until(table) > now, code
            elif table.status is Status.PLAYING:
                waits = [wait for wait in table.clock.waits if not wait.done]
                assert waits, code
                assert all(wait.ends is None or wait.ends > now for wait in waits), code
                assert table.agreed.pace is not Pace.NONE or all(wait.ends is None for wait in waits)
            elif table.status is Status.OVER:
                assert table.view(None).round - self.present.get(code, 1) <= PATIENCE, code
            ends[f"{'asleep' if table.asleep else table.status} {table.agreed.pace}"] += 1
        ends["lobby freed"] = len(self.codes) - len(kept)
        twice = {what: times for what, times in self.told.items() if times > 1}
        assert twice == {}
        assert self.wrong == []
        await self._check_standing()
        self._check_messages(kept)
        await self._check_results(kept)
        behind = [code for code in await self.here.bot.store.behind() if code in self.codes]
        assert behind == [], behind
        return ends

    async def _check_results(self, tables: list[Table]) -> None:
        """Every finished game has one result, no other game has one, and the ratings follow from them."""
        store = self.here.bot.store
        results = await store.history(Filter(), 0, len(self.codes) + 1)
        assert sorted(one.code for one in results) == sorted(one.code for one in tables if one.status is Status.OVER)
        assert (await store.rerate(rate)).changed == 0

    def _check_messages(self, tables: list[Table]) -> None:
        """A table's last message is the only one in the channel with anything to press."""
        shown = {table.code: table.display.posted.message for table in tables if table.display.posted}
        lobbies = {code: message for code, message in shown.items() if code in self.lobbies}
        for message in self.here.public():
            for code in {press.code for press in presses(message)} - lobbies.keys():
                assert shown[code] == message.id, code

    async def _check_standing(self) -> None:
        """The reminders people see are the recorded ones, and they are true."""
        tables = await self._kept()
        reminders = {reminder.message for table in tables for reminder in table.clock.reminders}
        assert {one.id for one in self.here.reminders()} == reminders
        for table in tables:
            assert stale_reminders(table) == [], table.code


@contextmanager
def listening_in(told: Counter[tuple[str, str, int, Step]], wrong: list[str]) -> Iterator[None]:
    """Records every reminder by what it says, across restarts."""
    tell, tell_directly = DiscordDelivery.tell, DiscordDelivery.tell_directly
    tell_silence = DiscordDelivery.tell_silence

    def note(table: Table, step: Step, waits: list[Wait], reminder: Reminder | None) -> Reminder | None:
        due = waited_for(table)
        wrong.extend(f"{step.name} {table.code} {wait.user}" for wait in waits if wait.user not in due)
        for wait in waits if reminder else ():
            # Extra time, or an absence that moves a deadline, allows the same reminder again.
            told[table.code, f"{wait.key} {wait.begins} {wait.span}", wait.user, step] += 1
        return reminder

    async def telling(messenger: DiscordDelivery, table: Table, step: Step, waits: list[Wait]) -> Reminder | None:
        return note(table, step, waits, await tell(messenger, table, step, waits))

    async def telling_directly(messenger: DiscordDelivery, table: Table, step: Step, wait: Wait) -> Reminder | None:
        return note(table, step, [wait], await tell_directly(messenger, table, step, wait))

    async def telling_silence(messenger: DiscordDelivery, table: Table) -> Reminder | None:
        silent = await tell_silence(messenger, table)
        since = "lobby" if table.status is Status.LOBBY else str(table.clock.last_activity)
        told[table.code, since, 0, Step.SILENCE] += silent is not None
        return silent

    with patch.multiple(DiscordDelivery, tell=telling, tell_directly=telling_directly, tell_silence=telling_silence):
        yield


async def main(tables: int, days: int, seed: int) -> None:
    began = perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        here = await Crowd(Path(folder) / "club.db").start(PEOPLE, per_person=10**6, per_channel=10**6)
        month = Month(tables, days, seed)
        await month.live(here)
        ends = await month.check()
        assert here.env.errors == []
        await here.stop()
    took = perf_counter() - began
    sys.stdout.write(
        f"{tables} tables, {days} days, {month.restarts} restarts, {len(here.sent)} messages, "
        f"{sum(month.told.values())} reminders, none twice, {took:.0f} s\n"
    )
    sys.stdout.write("  " + ", ".join(f"{count} {what}" for what, count in sorted(month.done.items())) + "\n")
    for end, count in sorted(ends.items()):
        sys.stdout.write(f"  {count:4} {end}\n")
    with tempfile.TemporaryDirectory() as folder:
        played = await season(tables, Path(folder) / "season.db", seed)
    sys.stdout.write(
        f"a season of {played.finished} games, {played.friendly} friendly ones, {played.left} seats left, "
        f"{played.helped} times played for someone: {played.rerated.ratings} ratings, "
        f"{played.rerated.changed} not as they were when worked out again\n"
    )
    assert played.rerated.changed == 0


if __name__ == "__main__":
    given = [int(one) for one in sys.argv[1:]]
    asyncio.run(main(*(given + [200, 30, 7][len(given) :])))
