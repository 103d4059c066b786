"""What a seat or an onlooker may know about a game; built field by field, so that no secret slips in."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Iterator, Mapping, Sequence

from engine.area import Area
from engine.cards import Card
from engine.game import ScoreLine, ScoreSheet, View, Zone
from engine.moves import Move, Place, Undo
from engine.snack_match.rules import CHOOSE, OVER, ROUNDS, SOLO_ROUNDS, Keep, State
from engine.snack_match.scoring import count_of, opponent_sheet, sheet

OPPONENT = "opponent"


@dataclass(frozen=True, kw_only=True)
class SnackView(View):
    kept: Card | None = None
    """The card this seat has chosen to keep in this round, as long as it can still change its mind."""
    passed: tuple[Card, ...] = ()
    """The cards this seat has passed on, round by round."""
    to_play: tuple[Card, ...] = ()
    """The cards this seat plays in this round, in the order it got them, with those already placed."""
    solo: bool = False
    deck: tuple[Card, ...] = field(default=(), repr=False, hash=False)
    """Every card of the pack, in pack order: which cards exist is no secret, only their order in the pile is."""

    @property
    def opponent(self) -> tuple[Card, ...]:
        """The solo opponent's cards; empty in games with several seats."""
        return self.zone(OPPONENT)

    @property
    def others(self) -> list[Area | tuple[Card, ...]]:
        """What bonuses compare with: the other seats' areas as last shown, or the solo opponent's cards."""
        if self.solo:
            return [self.opponent]
        return [area for seat, area in enumerate(self.areas) if seat != self.seat]

    def counts_of_others(self) -> Mapping[str, Sequence[int]]:
        """Component of each bonus -> how many of it each of the others shows."""
        return {one.component: [count_of(other, one.component) for other in self.others] for one in self.bonuses}

    @property
    def final(self) -> bool:
        return self.solo

    @property
    def chosen(self) -> Card | None:
        return self.kept

    @property
    def receiver(self) -> int | None:
        if self.seat is None or self.phase != CHOOSE:
            return None
        return (self.seat + 1) % self.seats

    @property
    def slots(self) -> tuple[Card | None, ...]:
        return tuple(card if card in self.hand else None for card in self.to_play) or self.tryable


def opponent_zone(cards: Sequence[Card]) -> tuple[Zone, ...]:
    """The zone with the solo opponent's cards; none until it has some."""
    return (Zone(OPPONENT, tuple(cards), across=2, newest=True, rival=True),) if cards else ()


def view_for(state: State, seat: int | None) -> SnackView:
    over = state.phase == OVER
    own = None if seat is None else state.seats[seat]
    cards = state.pack.cards
    return SnackView(
        game=state.setup.game,
        seat=seat,
        seats=len(state.seats),
        phase=state.phase,
        round=state.round,
        rounds=SOLO_ROUNDS if state.solo else ROUNDS,
        waiting=() if over else tuple(n for n in range(len(state.seats)) if not state.done(n)),
        areas=tuple(other.area if n == seat else other.shown for n, other in enumerate(state.seats)),
        hand=tuple(cards[card] for card in own.hand) if own else (),
        can_undo=own is not None and not over and (own.kept is not None or own.placed > 0),
        pile=len(state.pile),
        commitment=state.setup.commitment,
        seed=state.setup.seed.hex() if over else None,
        outcome=state.outcome,
        kept=cards[own.kept] if own and own.kept is not None else None,
        passed=tuple(cards[card] for card in own.passed) if own else (),
        to_play=tuple(cards[card] for card in own.to_play) if own else (),
        bonuses=state.bonuses,
        solo=state.solo,
        zones=opponent_zone([cards[card] for card in state.opponent]),
        deck=tuple(cards.values()),
    )


def score_lines(view: SnackView, area: Area) -> list[ScoreLine]:
    """Groups and bonuses of an area; bonuses that compare players use the others' areas as last shown."""
    return list(sheet(area, view.bonuses, view.others).lines) if area.box else []


def rival(view: SnackView) -> ScoreSheet | None:
    """What the solo opponent would score right now."""
    return opponent_sheet(view.area, view.opponent) if view.solo else None


def legal_moves(view: SnackView) -> Iterator[Move]:
    if view.seat is not None and not view.over and view.phase != CHOOSE:
        for card in view.hand:
            for placement in view.area.placements(card):
                yield Place(card.id, placement)
    yield from other_moves(view)


def other_moves(view: SnackView) -> Iterator[Move]:
    if view.seat is None or view.over:
        return
    if view.phase == CHOOSE:
        yield from (Keep(card.id) for card in view.hand if card != view.kept)
    if view.can_undo:
        yield Undo()
