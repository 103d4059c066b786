"""Checks an exported game step by step: `python -m engine verify FILE`, or in front of a person on Discord.

Each step is a code with its findings; the words come from elsewhere. Each step rests on those before it, so nothing
follows after one that fails.

  file                                    the file can be read as an exported game
  seal           seal                     the secret gives the seal that was public before anyone joined
  contributions  people, bots, nothing    every seat is accounted for, and no number was added twice
  day            date                     instead of these, for the deal of a day: it is the one of that date
  seed           seed, commitment         the secret, what was agreed on and what people added give the seed
  plain_seed     seed, commitment         instead of these three, for deals of earlier versions: the seed has the seal
  pile           pack, cards, dealt       from the seed, the pack is dealt into the hands it was dealt into
  moves          count, rules             every move was legal for the seat that made it
  result         points                   the moves lead to the result
"""

from __future__ import annotations

from functools import cached_property
from typing import Any, Mapping, NamedTuple, Sequence

from engine.daily import day_in, options_of
from engine.deal import BOT, NOTHING, Deal
from engine.errors import BadLog
from engine.export import FORMAT, opening, result
from engine.replay import Library, Match, fold, from_json, read_header

DEALT = ("file", "seal", "contributions", "seed", "pile", "moves", "result")
DAILY = ("file", "seal", "day", "seed", "pile", "moves", "result")
"""The steps for a deal of the day, which is the same for everyone: nobody adds anything to it."""
EARLIER = ("file", "plain_seed", "pile", "moves", "result")
"""The steps for a game whose seed was not made from contributions."""
Findings = Mapping[str, Any]


class Checked(NamedTuple):
    name: str
    found: Findings
    error: BadLog | None = None
    """What is wrong; None if nothing is."""


def unchosen(steps: Sequence[Checked]) -> bool:
    """Whether nobody could choose the cards: everything checks out, and people have added to the deal."""
    return steps[-1].error is None and any(step.found.get("people") for step in steps)


def verify(data: Any, library: Library) -> list[Checked]:
    """The steps of checking an exported game, in order. Only the last one can have an error."""
    case = _Case(data, library)
    steps = []
    for name in case.steps:
        try:
            steps.append(Checked(name, getattr(case, f"check_{name}")()))
        except BadLog as error:
            return [*steps, Checked(name, {}, error)]
    return steps


class _Case:
    def __init__(self, data: Any, library: Library) -> None:
        self.data: dict[str, Any] = data if isinstance(data, dict) else {}
        header = self.data.get("header")
        self.header: dict[str, Any] = header if isinstance(header, dict) else {}
        self.library = library

    @property
    def steps(self) -> tuple[str, ...]:
        if "deal" not in self.header:
            return EARLIER
        try:
            return DEALT if day_in(self.deal) is None else DAILY
        except BadLog:
            return DEALT  # whatever is wrong with it will show on the way

    @cached_property
    def start(self) -> Match:
        """The match before its first move. Reading its header checks the seed against the deal."""
        return fold(*read_header(self.header, self.library), ())

    @cached_property
    def deal(self) -> Deal:
        return Deal.from_json(self.header["deal"])

    def check_file(self) -> Findings:
        if not self.header or self.data.get("format") != FORMAT:
            raise BadLog("log_unreadable", at=0)
        return {}

    def check_seal(self) -> Findings:
        if self.deal.seal != self.data.get("seal"):
            raise BadLog("wrong_seal")
        return {"seal": self.deal.seal}

    def check_contributions(self) -> Findings:
        added = self.deal.contributions
        numbers = [one for one in added if one not in (BOT, NOTHING)]
        if len(added) != self.header.get("seats") or len(numbers) != len(set(numbers)):
            raise BadLog("bad_contributions")
        return {"people": len(numbers), "bots": added.count(BOT), "nothing": added.count(NOTHING)}

    def check_day(self) -> Findings:
        """Everything is fixed by the seal: no number was added, and the options are that weekday's."""
        day, setup = day_in(self.deal), self.start.setup
        if day is None or self.deal.contributions != (NOTHING,):
            raise BadLog("bad_contributions")
        if not self.start.game.daily or dict(setup.options) != options_of(self.start.game, day):
            raise BadLog("log_bad_header", field="options")
        return {"date": day}

    def check_seed(self) -> Findings:
        setup = self.start.setup
        if setup.commitment != self.data.get("commitment"):
            raise BadLog("wrong_commitment")
        return {"seed": setup.seed.hex(), "commitment": setup.commitment}

    def check_plain_seed(self) -> Findings:
        if self.start.setup.commitment != self.data.get("seal"):
            raise BadLog("wrong_seal")
        return self.check_seed()

    def check_pile(self) -> Findings:
        dealt = opening(self.start)
        if dealt != self.data.get("opening"):
            raise BadLog("wrong_opening")
        pack = self.start.pack
        return {"pack": pack.name, "cards": len(pack.cards), "dealt": sum(map(len, dealt["hands"]))}

    def check_moves(self) -> Findings:
        self.end = from_json(self.data, self.library)
        return {"count": len(self.end.entries), "rules": self.end.setup.rules}

    def check_result(self) -> Findings:
        if self.end.outcome is None:
            raise BadLog("not_finished")
        found = result(self.end.outcome)
        if found != self.data.get("result"):
            raise BadLog("wrong_result")
        return found
