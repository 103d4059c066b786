"""Declares who may use each button, form and command, when and at what cost; the guard enforces it.

`docs/security.md` shows it as a table.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Mapping

from bot.interactions.costs import Cost
from bot.panels.forms import VERB as TYPED
from bot.panels.ids import BadId, Press
from bot.service.table import OPEN, Status


class Who(StrEnum):
    ANYONE = "anyone"
    ONLOOKER = "anyone who sees the table's channel or sits at the table"
    SEATED = "anyone who sits at the table"
    VISITOR = "anyone who sees the table's channel"
    PLAYER = "anyone who sits at the table and sees its channel"
    HOST = "the host, if they see the channel"
    MODERATOR = "the host or a moderator of the channel, if they see it"
    MANAGER = "anyone who manages the server"


LOOKING: Final = (Who.ONLOOKER, Who.SEATED)
"""For these, a seat at the table is enough. All others that need a table also require seeing its channel now."""


class Where(StrEnum):
    ANYWHERE = "anywhere, in private"
    POSTED = "where the bot may post"
    CHANNEL = "in public in the table's channel, elsewhere in private"
    SERVER = "on the server, in private"
    ANSWERED = "in public where it is pressed"


class Reveals(StrEnum):
    NOTHING = "nothing"
    PUBLIC = "what the table's channel shows"
    HAND = "one's own cards"
    SEAT = "the cards of the seat taken"
    RULES = "the rules"
    POINTS = "points in deals of the day"
    SHARED = "boards others have shared, to people who have finished theirs"
    SEALS = "seals, and secrets of past days"
    OWN = "one's own preferences or games"
    ALL_OWN = "everything stored about oneself"
    GAME = "a whole finished game, to its players"
    RESULTS = "ratings and results of people who allow it"
    GAMES = "games one played in, or whose channel one sees"
    SERVER = "the server's settings"


class Work(StrEnum):
    NOTHING = "nothing"
    DRAWING = "a drawing"
    THINKING = "thinking and a drawing"
    POST = "a drawing, and the table's message changes"
    MESSAGE = "a drawing, and a message in the table's channel"
    SHARED = "a message where it is pressed"
    CALL = "a new table message, and one call"
    TABLE = "a new table message"


ANY: Final = tuple(Status)
LOBBY, PLAYING, OVER = (Status.LOBBY,), (Status.PLAYING,), (Status.OVER,)
BEGUN: Final = (Status.PLAYING, Status.OVER, Status.CANCELLED)


@dataclass(frozen=True)
class Rule:
    who: Who
    status: tuple[Status, ...] = ANY
    reveals: Reveals = Reveals.NOTHING
    work: Work = Work.NOTHING
    where: Where = Where.ANYWHERE
    cost: Cost = Cost.PLAY
    """The allowance that using it counts against."""
    damaged: bool = False
    """Whether it is for tables that cannot be read: then the little that is known is enough to check."""


_MOVE = Rule(Who.PLAYER, PLAYING, Reveals.HAND, Work.POST)
_TRIAL = Rule(Who.SEATED, PLAYING, Reveals.HAND, Work.DRAWING)
_AGREE = Rule(Who.HOST, LOBBY, Reveals.PUBLIC, Work.POST)
_PAGE = Rule(Who.ANYONE, reveals=Reveals.RULES, work=Work.DRAWING, cost=Cost.LOOKING)
_DAILY = Rule(Who.ANYONE, reveals=Reveals.HAND, work=Work.DRAWING, cost=Cost.DAILY)
_SOLO = Rule(Who.ANYONE, reveals=Reveals.HAND, work=Work.DRAWING, cost=Cost.DAILY)
_TOP = Rule(Who.ANYONE, reveals=Reveals.POINTS, where=Where.SERVER, cost=Cost.LOOKING)
_HISTORY = Rule(Who.ANYONE, reveals=Reveals.GAMES, cost=Cost.LOOKING)
_PROFILE = Rule(Who.ANYONE, reveals=Reveals.RESULTS, work=Work.DRAWING, cost=Cost.LOOKING)
_OWN = Rule(Who.ANYONE, reveals=Reveals.OWN)

VERBS: Mapping[str, Rule] = {
    "cards": Rule(Who.ONLOOKER, ANY, Reveals.HAND, Work.DRAWING),
    "choose": _MOVE,
    "place": _MOVE,
    "answer": _MOVE,
    "undo": _MOVE,
    "plan": _MOVE,
    "unplan": _MOVE,
    "forme": Rule(Who.PLAYER, PLAYING, Reveals.HAND, Work.THINKING),
    "try": _TRIAL,
    "pick": _TRIAL,
    "type": Rule(Who.SEATED, PLAYING, Reveals.HAND),
    TYPED: _TRIAL,
    "hint": Rule(Who.SEATED, PLAYING, Reveals.HAND, Work.THINKING, cost=Cost.HINT),
    "back": Rule(Who.PLAYER, PLAYING, Reveals.HAND, Work.POST),
    "moretime": Rule(Who.PLAYER, PLAYING, Reveals.PUBLIC, Work.POST),
    "takeover": Rule(Who.VISITOR, PLAYING, Reveals.SEAT, Work.POST),
    "join": Rule(Who.VISITOR, LOBBY, Reveals.PUBLIC, Work.POST),
    "leave": Rule(Who.SEATED, OPEN, Reveals.NOTHING, Work.POST),
    "addauto": _AGREE,
    "lessauto": _AGREE,
    "option": _AGREE,
    "pair": _AGREE,
    "pace": _AGREE,
    "host": Rule(Who.HOST, LOBBY, Reveals.PUBLIC),
    "seats": _AGREE,
    "bot": _AGREE,
    "start": _AGREE,
    "playnow": Rule(Who.ANYONE, reveals=Reveals.PUBLIC, work=Work.TABLE, where=Where.POSTED, cost=Cost.OPENING),
    "cancel": Rule(Who.MODERATOR, OPEN),
    "yes cancel": Rule(Who.MODERATOR, ANY, work=Work.POST),
    "yes leave": Rule(Who.ONLOOKER, ANY, work=Work.POST),
    "no": Rule(Who.ANYONE),
    "mend": Rule(Who.MODERATOR, OPEN, work=Work.POST, damaged=True),
    "rematch": Rule(Who.PLAYER, OVER, Reveals.PUBLIC, Work.CALL, cost=Cost.OPENING),
    "read": Rule(Who.ONLOOKER, ANY, Reveals.PUBLIC, cost=Cost.LOOKING),
    "deal": Rule(Who.ONLOOKER, (Status.PLAYING, Status.OVER), Reveals.PUBLIC, cost=Cost.LOOKING),
    "export": Rule(Who.ONLOOKER, OVER, Reveals.GAME, cost=Cost.LOOKING),
    "history": _HISTORY,
    "profile": _PROFILE,
    "share": Rule(Who.ANYONE, reveals=Reveals.RESULTS, work=Work.DRAWING, where=Where.ANSWERED, cost=Cost.OPENING),
    "top": _PROFILE,
    "stats": Rule(Who.MANAGER, reveals=Reveals.SERVER, work=Work.DRAWING, where=Where.SERVER, cost=Cost.LOOKING),
    "record": Rule(Who.ONLOOKER, OVER, Reveals.PUBLIC, Work.DRAWING, cost=Cost.LOOKING),
    "replay": Rule(Who.ONLOOKER, OVER, Reveals.PUBLIC, Work.DRAWING, cost=Cost.LOOKING),
    "review": Rule(Who.SEATED, OVER, Reveals.HAND, Work.THINKING, cost=Cost.REVIEW),
    "whatif": Rule(Who.SEATED, OVER, Reveals.GAME, Work.DRAWING, cost=Cost.LOOKING),
    "playon": Rule(Who.SEATED, OVER, Reveals.HAND, Work.THINKING, cost=Cost.DAILY),
    "rewind": Rule(Who.SEATED, BEGUN, Reveals.HAND, Work.THINKING),
    "post replay": Rule(Who.PLAYER, OVER, Reveals.PUBLIC, Work.MESSAGE, cost=Cost.LOOKING),
    "post review": Rule(Who.PLAYER, OVER, Reveals.HAND, Work.MESSAGE, cost=Cost.REVIEW),
    "learn": Rule(Who.SEATED, ANY, Reveals.HAND, Work.DRAWING),
    "help": _PAGE,
    "rules": _PAGE,
    "topic": _PAGE,
    "daily": _DAILY,
    "solo": _SOLO,
    "dailyshare": Rule(Who.ANYONE, reveals=Reveals.POINTS, work=Work.SHARED, where=Where.ANSWERED, cost=Cost.SHARING),
    "dailytop": _TOP,
    "dailyothers": Rule(Who.ANYONE, reveals=Reveals.SHARED, work=Work.DRAWING, where=Where.SERVER, cost=Cost.LOOKING),
    "dailydeal": Rule(Who.ANYONE, reveals=Reveals.SEALS),
    "keeplook": _OWN,
    "me": _OWN,
    "data": Rule(Who.ANYONE, reveals=Reveals.ALL_OWN, cost=Cost.LOOKING),
    "server": Rule(Who.MANAGER, reveals=Reveals.SERVER, where=Where.SERVER),
}
"""By the verb in an id. `yes` and `post` are listed with their subject. `look` has the rule of the panel it redraws."""

NUMBERED: Final = ("pair", "takeover", "seats", "playon")
"""Verbs whose argument is a seat number, or several."""
SPECIFIED: Final = ("yes", "post")
"""Verbs whose rule depends on their argument."""
PAIRED: Final = ("option", "bot")
"""Verbs with two arguments: a name and a value."""

COMMANDS: Mapping[str, Rule] = {
    "start": Rule(Who.ANYONE, reveals=Reveals.PUBLIC, work=Work.TABLE, where=Where.POSTED, cost=Cost.OPENING),
    "hand": VERBS["cards"],
    "place": VERBS["cards"],
    "board": Rule(Who.ONLOOKER, BEGUN, Reveals.PUBLIC, Work.DRAWING, Where.CHANNEL, cost=Cost.LOOKING),
    "status": Rule(Who.ONLOOKER, ANY, Reveals.PUBLIC),
    "games": _OWN,
    "tables": Rule(Who.ANYONE, reveals=Reveals.PUBLIC, where=Where.SERVER, cost=Cost.LOOKING),
    "history": _HISTORY,
    "verify": VERBS["deal"],
    "profile": _PROFILE,
    "top": _PROFILE,
    "cancel": VERBS["cancel"],
    "leave": Rule(Who.SEATED, OPEN),
    "daily": _DAILY,
    "solo": _SOLO,
    "help": Rule(Who.ANYONE),
    "tutorial": Rule(Who.ANYONE, reveals=Reveals.OWN, work=Work.DRAWING),
    "rules": _PAGE,
    "do": Rule(Who.ONLOOKER, ANY, Reveals.PUBLIC),
    "me": _OWN,
    "settings": VERBS["server"],
    "host": Rule(Who.PLAYER, OPEN, Reveals.PUBLIC, Work.POST),
}
"""By name. The action behind `do` or a final `place` is checked by the rule of the button that does the same."""


def rule_of(press: Press) -> Rule:
    """The rule for a press. BadId if no panel has ever had such a button."""
    name = press.verb
    if name in SPECIFIED:
        name = " ".join((name, *press.args))
    elif name == "look":
        name = _shown_again(press.args[1:])
    if name not in VERBS:
        raise BadId(":".join((press.verb, *press.args)))
    _check_shape(press)
    return VERBS[name]


def _check_shape(press: Press) -> None:
    """Raise BadId for arguments that no panel ever had. Checked first, so the answer never depends on the table."""
    if press.verb in NUMBERED:
        _ = press.number
    if press.verb in PAIRED and len(press.args) != len(("name", "value")):
        raise BadId(":".join(press.args))


def _shown_again(what: tuple[str, ...]) -> str:
    """The verb of the panel that `look` switches to text, or back to pictures."""
    if not what:
        return "cards"
    return what[0] if what[0] in ("rules", "review", "replay", "whatif") else "try"
