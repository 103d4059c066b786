"""The parts that handlers of presses, forms and commands work with, passed to each of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date
from typing import Awaitable, Callable, Protocol, TypeAlias

from bot.delivery.open_panels import OpenPanels
from bot.delivery.readers import Readers
from bot.delivery.table_messages import TableMessages
from bot.drawing.appearance import Appearances
from bot.drawing.studio import Studio
from bot.interactions.costs import Costs
from bot.interactions.request import Request
from bot.interactions.responder import Responder
from bot.language.words import Words
from bot.learning.tutorial.classroom import MARK, Classroom
from bot.panels.forms import Drafts
from bot.panels.ids import Press
from bot.service.club import Club
from bot.service.guards import Asked
from bot.service.table import Table
from bot.service.weighing import Weighing


class Games(Protocol):
    """Where games are looked up by code and moves are made: the club, or the classroom for guided games."""

    async def get(self, code: str) -> Table: ...

    async def act(self, code: str, user: int, stamp: str, move: Asked) -> Table: ...


@dataclass(frozen=True)
class Context:
    club: Club
    classroom: Classroom
    studio: Studio
    messages: TableMessages
    panels: OpenPanels
    readers: Readers
    appearances: Appearances
    responder: Responder
    drafts: Drafts
    costs: Costs
    weighing: Weighing
    want_day: Callable[[date], None]
    """Has a day's deal worked out soon, if nobody has done that yet."""
    leave_out: Callable[[int], Awaitable[None]]
    """Takes someone who no longer wants to be seen out of servers' daily posts."""
    barred: set[int] = field(default_factory=set)
    """Ids of servers the operator refuses to serve."""

    def games_of(self, code: str) -> Games:
        """Where the game with this code is: guided games belong to the classroom, all others to the club."""
        return self.classroom if code.startswith(MARK) else self.club


Handler: TypeAlias = Callable[[Context, Request, Press, Words], Awaitable[None]]
"""Does what a button asks for, and answers the person who pressed it."""
