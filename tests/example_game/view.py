"""What a seat or an onlooker may know: the line, who placed what, and how many tiles everyone holds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Iterator

from engine.area import Area
from engine.cards import Card
from engine.game import ScoreLine, View
from engine.moves import Move, Place
from tests.example_game import scoring
from tests.example_game.rules import OVER, ROUNDS, TURN, Draw, Pass, State


@dataclass(frozen=True, kw_only=True)
class DominoView(View):
    owners: tuple[int, ...]
    """Which seat placed each tile of the line."""
    holding: tuple[int, ...]
    """How many tiles each seat holds."""
    turns: int
    """How many turns have been taken."""

    @property
    def final(self) -> bool:
        return True

    @property
    def playable(self) -> tuple[Card, ...]:
        """On your turn, you can try all tiles in your hand; not all of them fit."""
        return self.hand if self.turn is not None and self.turn == self.seat else ()

    @property
    def later(self) -> tuple[int, ...]:
        if self.turn is None:
            return ()
        left = self.seats - 1 - self.turns % self.seats
        return tuple((self.turn + number) % self.seats for number in range(1, left + 1))


def view_for(state: State, seat: int | None) -> DominoView:
    over = state.over
    cards = state.pack.cards
    return DominoView(
        game=state.setup.game,
        seat=seat,
        seats=state.seats,
        phase=OVER if over else TURN,
        round=min(state.turns // state.seats + 1, ROUNDS),
        rounds=ROUNDS,
        waiting=() if over else (state.turn,),
        shared=state.line,
        turn=None if over else state.turn,
        hand=() if seat is None else tuple(cards[card] for card in state.hands[seat]),
        pile=len(state.pile),
        commitment=state.setup.commitment,
        seed=state.setup.seed.hex() if over else None,
        outcome=state.outcome,
        owners=state.owners,
        holding=tuple(map(len, state.hands)),
        turns=state.turns,
    )


def score_lines(view: DominoView, area: Area) -> list[ScoreLine]:
    """Tiles beyond those on the line are the viewer's own trial."""
    owners = [view.owners[number] if number < len(view.owners) else view.seat for number in range(len(area.laid))]
    return scoring.lines(area, owners, view.seat)


def legal_moves(view: DominoView) -> Iterator[Move]:
    if view.seat is None or view.turn != view.seat:
        return
    for card in view.hand:
        for placement in view.area.placements(card):
            yield Place(card.id, placement)
    yield Draw() if view.pile else Pass()
