"""What happened in the last round: the cards each seat placed, how the points changed, and the current standings.

Everything is derived from a view, so it reveals no more than the view does.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Sequence, TypeVar

from engine.advice import Reason, reasons
from engine.game import AnyGame, View

V = TypeVar("V", bound=View)


@dataclass(frozen=True)
class Turn:
    """One seat's part in the last round."""

    seat: int
    points: int
    """The seat's total now."""
    gain: int | None = None
    """Points gained in the round; None where that is unknown, as on a shared board."""
    changes: tuple[Reason, ...] = ()
    """The reasons for the gain, largest first."""

    @property
    def before(self) -> int:
        return self.points - (self.gain or 0)


@dataclass(frozen=True)
class LastRound:
    number: int
    cards: int
    """How many of the newest cards on each board belong to the round."""
    turns: tuple[Turn, ...]
    """By seat."""
    teams: tuple[tuple[int, ...], ...] = ()
    """The seats of each team; empty if everyone plays alone."""

    @property
    def sides(self) -> tuple[tuple[tuple[int, ...], int], ...]:
        """Those who win or lose together, with their points, best first."""
        sides = self.teams or tuple((turn.seat,) for turn in self.turns)
        totals = ((side, sum(self.turns[seat].points for seat in side)) for side in sides)
        return tuple(sorted(totals, key=lambda side: (-side[1], side[0])))

    @property
    def standings(self) -> tuple[Turn, ...]:
        """Best first; ties go to the lower seat."""
        return tuple(sorted(self.turns, key=lambda turn: (-turn.points, turn.seat)))

    @property
    def leaders(self) -> tuple[int, ...]:
        return leading(self.turns)

    @property
    def overtaken(self) -> dict[int, tuple[int, ...]]:
        """Seat -> the seats it overtook: ahead of it before the round, behind it now. Partners do not race."""
        if self.teams or any(turn.gain is None for turn in self.turns):
            return {}
        passed = {
            turn.seat: tuple(
                other.seat for other in self.turns if other.before > turn.before and other.points < turn.points
            )
            for turn in self.standings
        }
        return {seat: others for seat, others in passed.items() if others}


def leading(turns: Sequence[Turn], before: bool = False) -> tuple[int, ...]:
    """The seats with the most points, now or before the round."""
    totals = {turn.seat: turn.before if before else turn.points for turn in turns}
    most = max(totals.values())
    return tuple(seat for seat, total in totals.items() if total == most)


def last_round(game: AnyGame, view: View) -> LastRound | None:
    """The round that ended last, as it ended; None during the first round, and in solo games, where there is nobody to
    compare with."""
    number = view.round - 1
    laid = [len(area.laid) for _, area in view.boards]
    if number < 1 or view.seats < 2 or not any(laid):
        return None
    fewest = min(laid)
    cards = max(1, fewest // number)  # even if someone could not lay a card, show the newest one
    if view.shared is not None or not _lay_alike(view, cards):
        turns = tuple(Turn(seat, game.points(view, seat)) for seat in range(view.seats))
    else:
        then = as_it_ended(view)
        # A seat's score may depend on the others': so that totals and gains add up, all areas go back together.
        before = replace(then, areas=tuple(area.up_to(len(area.laid) - cards) for area in then.areas))
        turns = tuple(_turn(game, before, then, seat) for seat in range(view.seats))
        # Once all cards are placed no round follows: whatever is left to do belongs to the last one.
        number = fewest // cards
    return LastRound(number, cards, turns, view.teams)


def as_it_ended(view: V) -> V:
    """The view with the areas as they were when the last round ended.

    Where seats take turns, some may have placed a card of the next round by now. Returns the view itself if nobody has,
    and on a shared board, where it is unknown whose cards are the newest.
    """
    fewest = min((len(area.laid) for area in view.areas), default=0)
    if view.shared is not None or all(len(area.laid) == fewest for area in view.areas):
        return view
    return replace(view, areas=tuple(area.up_to(fewest) for area in view.areas))


def _lay_alike(view: View, cards: int) -> bool:
    """Whether everyone places `cards` cards in every round, so that the last round's gain is known.

    Where seats take turns, some may already have placed a card of the next round.
    """
    counts = [len(area.laid) for area in view.areas]
    rounds, more = divmod(min(counts), cards)
    return not more and rounds in (view.round - 1, view.round) and max(counts) <= min(counts) + cards


def _turn(game: AnyGame, earlier: View, then: View, seat: int) -> Turn:
    before, now = (game.score_lines(replace(view, seat=seat), view.areas[seat]) for view in (earlier, then))
    total = sum(line.points for line in now)
    return Turn(seat, total, total - sum(line.points for line in before), tuple(reasons(before, now)))
