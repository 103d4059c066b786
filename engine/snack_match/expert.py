"""How an expert bot plays: it takes hard's best candidates and plays the game to the end from each of them, many times.

What it cannot see is dealt at random (`worlds`), the same deals for every candidate, and the rest is played quickly
(`playout`). Candidates that fall behind are dropped early, so that the others get more of the time.
"""

from __future__ import annotations

from dataclasses import dataclass
from operator import attrgetter

from engine.area import Area
from engine.cards import Card
from engine.moves import Place
from engine.race import Heat, race
from engine.shuffle import Dice
from engine.snack_match.board import BitBoard, boards
from engine.snack_match.bonus import COMPARED
from engine.snack_match.pack import HAND, SPEC
from engine.snack_match.patterns import groups_of
from engine.snack_match.playout import lay_both, play_round
from engine.snack_match.search import FoundTurn, turns
from engine.snack_match.value import Valuation, against, outlook
from engine.snack_match.view import SnackView
from engine.snack_match.worlds import World, imagine

CANDIDATES = 16
"""How many of hard's best turns to compare."""
HEATS = (Heat(12, 6), Heat(24, 3), Heat(48, 1))
CHOICES = 24
"""How many deals to imagine when choosing a card to keep."""


@dataclass
class Imagination:
    """The deals a seat imagines, and what follows in each of them whatever the seat itself does."""

    view: SnackView
    dice: Dice

    def __post_init__(self) -> None:
        self._deals: list[tuple[World, Valuation]] = []
        self._expected: dict[int, Valuation] = {}
        self._ends: dict[_Counts, Valuation] = {}
        self.others = self.view.counts_of_others()
        self.left = self.view.rounds - self.view.round

    def __getitem__(self, number: int) -> tuple[World, Valuation]:
        """A deal, and what areas are worth at its end."""
        while len(self._deals) <= number:
            world = imagine(self.view, self.dice)
            self._deals.append((world, self._end(world)))
        return self._deals[number]

    def valuation(self, ahead: int) -> Valuation:
        """What areas are worth after `ahead` more rounds, as far as one can tell now."""
        if ahead not in self._expected:
            self._expected[ahead] = outlook(self.view.bonuses, self.others, HAND * (self.left - ahead))
        return self._expected[ahead]

    def _end(self, world: World) -> Valuation:
        """What areas are worth at the end: bonuses that compare players depend on how the others end up."""
        compared = [bonus.component for bonus in self.view.bonuses if bonus.modification in COMPARED]
        if not compared:
            return self.valuation(self.left)
        boards_of_others = [self._played(world, seat) for seat in range(self.view.seats) if seat != self.view.seat]
        numbers = {name: SPEC.components.index(name) for name in compared}
        counts = tuple(
            (name, tuple([board.seen[number].bit_count() for board in boards_of_others]))
            for name, number in numbers.items()
        )
        if counts not in self._ends:
            self._ends[counts] = against(self.view.bonuses, dict(counts))
        return self._ends[counts]

    def _played(self, world: World, seat: int) -> BitBoard:
        """Another seat's board at the end of an imagined deal."""
        board = lay_both(board_of(self.view.areas[seat]), world.hands[seat], self.valuation(0)).board
        for ahead in range(self.left):
            drawn, offered = world.draw(seat, ahead), world.offered(seat, ahead)
            board = play_round(board, drawn, offered, self.valuation(ahead + 1)).board
        return board

    def finish(self, board: BitBoard, deal: int) -> float:
        """What an area is worth at the end of a deal if it is played out from the end of this round."""
        world, end = self[deal]
        assert self.view.seat is not None
        value = sum(table[seen] for table, seen in zip(end[board.covered], board.seen, strict=True))
        for ahead in range(self.left):
            worth = end if ahead + 1 == self.left else self.valuation(ahead + 1)
            drawn, offered = world.draw(self.view.seat, ahead), world.offered(self.view.seat, ahead)
            value, board = play_round(board, drawn, offered, worth)
        return value


_Counts = tuple[tuple[str, tuple[int, ...]], ...]


def board_of(area: Area) -> BitBoard | None:
    return boards(area)[0][1] if area.laid else None


def turn(view: SnackView, dice: Dice) -> Place:
    """The next placement of the turn that ends best."""
    deals = Imagination(view, dice)
    found = candidates(view, deals.valuation(0))
    if not deals.left and not any(bonus.modification in COMPARED for bonus in view.bonuses):
        most = max(found, key=lambda one: (round(one[0].value, 6), _largest_group(one[1])))
        return most[0].moves[0]
    best, _ = race(found, lambda one, deal: deals.finish(one[1], deal), HEATS)
    return best.moves[0]


def candidates(view: SnackView, worth: Valuation) -> list[tuple[FoundTurn, BitBoard]]:
    """Hard's best turns, one for each way the area can look afterwards."""
    cards = {card.id: card for card in view.hand}
    found: dict[tuple[float, int], tuple[FoundTurn, BitBoard]] = {}
    for one in sorted(turns(view.area, view.hand, worth), key=attrgetter("value"), reverse=True):
        area = view.area
        for move in one.moves:
            area = area.lay(cards[move.card], move.placement)
        board = board_of(area)
        assert board is not None
        found.setdefault((round(one.value, 6), hash(board.seen)), (one, board))
        if len(found) == CANDIDATES:
            break
    return list(found.values())


def _largest_group(board: BitBoard) -> int:
    """What breaks a tie."""
    return max(group.bit_count() for seen in board.seen for group in groups_of(seen))


def keep(view: SnackView, dice: Dice) -> Card:
    """The card to keep: what it scores with a card that may be passed, minus what the next seat makes of the other."""
    assert view.seat is not None
    deals = Imagination(view, dice)
    worth = deals.valuation(0)
    receiver = (view.seat + 1) % view.seats
    own, theirs = board_of(view.area), board_of(view.areas[receiver])
    spite = 1 / (view.seats - 1)
    first, second = view.hand
    lead = 0.0
    for _ in range(CHOICES):
        world = imagine(view, dice)
        offered, kept = world.hands[view.seat - 1][0], world.hands[receiver][-1]
        lead += lay_both(own, (first, offered), worth).value - lay_both(own, (second, offered), worth).value
        lead += spite * lay_both(theirs, (first, kept), worth).value
        lead -= spite * lay_both(theirs, (second, kept), worth).value
    return first if lead >= 0 else second
