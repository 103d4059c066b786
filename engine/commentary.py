"""Picks one thing worth saying about a round from what happened in it.

Codes and numbers only; the words are in the catalogues. Rare events come before everyday ones, and the same round
always gets the same remark. It never mocks: nobody is named for falling behind.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import islice
from typing import Callable, Iterator, Mapping

from engine.advice import Reason
from engine.rounds import LastRound, Turn, leading

LARGE_GROUP, LARGE_GAIN, LARGE_LEAD, HIDDEN = 6, 6, 6, 2
"""The smallest numbers worth a remark: squares in a group; points gained, ahead of the second, or lost by covering."""


@dataclass(frozen=True)
class Remark:
    code: str
    seats: tuple[int, ...] = ()
    """The seats it is about."""
    component: str = ""
    counts: Mapping[str, int] = field(default_factory=dict)
    """The numbers in the sentence."""


def remark(last: LastRound) -> Remark | None:
    """The most remarkable thing about a round; None if there is none, as always on a shared board.

    What may be true of one round after the other is said in every second one at most, if there is anything else.
    """
    first, second = (*islice(remarks(last), 2), None, None)[:2]
    return second if first and second and first.code in _IN_A_ROW and last.number % 2 else first


def remarks(last: LastRound) -> Iterator[Remark]:
    """Everything there is to say about a round, rarest first; nothing if gains are unknown."""
    if any(turn.gain is None for turn in last.turns):
        return
    for find in _FINDERS:
        # In a team game, it means little which seat is first.
        found = None if last.teams and find in _RACES else find(last)
        if found is not None:
            yield found


CODES = (
    "comeback", "large-group", "everyone-lost", "nobody-gained", "paid-off", "tie-for-all", "new-leader", "large-gain",
    "hid-own", "tie-at-top", "runaway", "only-one", "same-gain", "bonus", "eased", "broke-even", "close", "most",
)  # fmt: skip
"""Every code, for the catalogues."""
_IN_A_ROW = ("large-group", "large-gain", "runaway")


def _gain(turn: Turn) -> int:
    return turn.gain or 0


def _most(last: LastRound) -> Turn:
    """The turn that gained most; ties go to the seat with the better standing."""
    return max(last.standings, key=_gain)


def _comeback(last: LastRound) -> Remark | None:
    """The one seat in last place now leads alone (three or more seats)."""
    fewest = min(turn.before for turn in last.turns)
    were_last = [turn.seat for turn in last.turns if turn.before == fewest]
    if len(last.turns) > 2 and len(last.leaders) == 1 and were_last == [*last.leaders]:
        return Remark("comeback", last.leaders, counts={"gain": _gain(last.turns[last.leaders[0]])})
    return None


def _large_group(last: LastRound) -> Remark | None:
    """The largest group that grew in this round, if it is large."""
    grown = [
        (max(map(len, change.line.groups)), turn.seat, change)
        for turn in last.standings
        for change in turn.changes
        if change.gain > 0 and change.line.sign is None and change.line.by_place and change.line.groups
    ]
    size, seat, change = max(grown, key=lambda one: one[0], default=(0, 0, None))
    if change is None or size < LARGE_GROUP:
        return None
    return Remark("large-group", (seat,), change.line.component, {"size": size})


def _everyone_lost(last: LastRound) -> Remark | None:
    return Remark("everyone-lost") if all(_gain(turn) < 0 for turn in last.turns) else None


def _nobody_gained(last: LastRound) -> Remark | None:
    return Remark("nobody-gained") if all(_gain(turn) <= 0 for turn in last.turns) else None


def _hidden(turn: Turn) -> Reason | None:
    """The worst loss a seat inflicted on itself by covering its own squares; bonuses aside."""
    lost = [change for change in turn.changes if change.gain <= -HIDDEN and change.line.sign is None and change.cells]
    return min(lost, key=lambda change: change.gain, default=None)


def _paid_off(last: LastRound) -> Remark | None:
    """A seat gave up points in a group and still gained overall."""
    for turn in sorted(last.standings, key=_gain, reverse=True):
        lost = _hidden(turn)
        if lost is not None and _gain(turn) >= HIDDEN and lost.line.by_place:
            return Remark("paid-off", (turn.seat,), lost.line.component, {"lost": -lost.gain, "gain": _gain(turn)})
    return None


def _tie_for_all(last: LastRound) -> Remark | None:
    if len(last.leaders) == len(last.turns):
        return Remark("tie-for-all", counts={"points": last.turns[0].points})
    return None


def _new_leader(last: LastRound) -> Remark | None:
    """Someone who did not lead before now leads alone; not after round one, when everyone started from nothing."""
    if last.number > 1 and len(last.leaders) == 1 and last.leaders[0] not in leading(last.turns, before=True):
        return Remark("new-leader", last.leaders)
    return None


def _large_gain(last: LastRound) -> Remark | None:
    most = _most(last)
    return Remark("large-gain", (most.seat,), counts={"gain": _gain(most)}) if _gain(most) >= LARGE_GAIN else None


def _hid_own(last: LastRound) -> Remark | None:
    for turn in last.standings:
        lost = _hidden(turn)
        if lost is not None and lost.line.by_place:
            return Remark("hid-own", (turn.seat,), lost.line.component, {"lost": -lost.gain})
    return None


def _tie_at_top(last: LastRound) -> Remark | None:
    if len(last.leaders) > 1:
        return Remark("tie-at-top", last.leaders)
    return None


def _runaway(last: LastRound) -> Remark | None:
    first, second = last.standings[:2]
    if first.points - second.points >= LARGE_LEAD:
        return Remark("runaway", (first.seat,), counts={"ahead": first.points - second.points})
    return None


def _only_one(last: LastRound) -> Remark | None:
    gained = [turn for turn in last.turns if _gain(turn) > 0]
    if len(gained) == 1:
        return Remark("only-one", (gained[0].seat,), counts={"gain": _gain(gained[0])})
    return None


def _same_gain(last: LastRound) -> Remark | None:
    if len({_gain(turn) for turn in last.turns}) == 1:
        return Remark("same-gain", counts={"gain": _gain(last.turns[0])})
    return None


def _changed(last: LastRound, code: str, wanted: Callable[[Reason], bool]) -> Remark | None:
    """A remark on the largest gain among the changes that `wanted` accepts."""
    found = [(change.gain, turn.seat, change) for turn in last.standings for change in turn.changes if wanted(change)]
    if not found:
        return None
    gain, seat, change = max(found, key=lambda one: one[0])
    return Remark(code, (seat,), change.line.component, {"gain": gain})


def _bonus(last: LastRound) -> Remark | None:
    return _changed(last, "bonus", lambda one: one.line.sign is not None and one.gain > 0 and not one.eased)


def _eased(last: LastRound) -> Remark | None:
    return _changed(last, "eased", lambda one: one.eased)


def _broke_even(last: LastRound) -> Remark | None:
    """Points won and lost again in the same round."""
    even = [turn.seat for turn in last.standings if turn.changes and not turn.gain]
    return Remark("broke-even", tuple(even[:1])) if even else None


def _close(last: LastRound) -> Remark | None:
    apart = last.standings[0].points - last.standings[-1].points
    return Remark("close", counts={"apart": apart}) if len(last.turns) > 2 and apart <= 2 else None


def _gained_most(last: LastRound) -> Remark | None:
    most = _most(last)
    return Remark("most", (most.seat,), counts={"gain": _gain(most)}) if _gain(most) > 0 else None


_FINDERS: tuple[Callable[[LastRound], Remark | None], ...] = (
    _comeback, _large_group, _everyone_lost, _nobody_gained, _paid_off, _tie_for_all, _new_leader, _large_gain,
    _hid_own, _tie_at_top, _runaway, _only_one, _same_gain, _bonus, _eased, _broke_even, _close, _gained_most,
)  # fmt: skip
_RACES = (_comeback, _tie_for_all, _new_leader, _tie_at_top, _runaway, _close)
"""Those about who is ahead of whom."""
