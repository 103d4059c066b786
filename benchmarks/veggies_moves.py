"""What single decisions of Veggies lose: `python -m benchmarks.veggies_moves [POSITIONS] [DEALS]`, a minute a position.

In games between three hard bots, every move that an expert considers is played to the end in the same random deals of
what the seat cannot see, by quick bots that take whatever suits their stall best. Half of the deals find the best
move, the other half say how much better it is than what hard and expert do; then the other way round.
"""

from __future__ import annotations

import hashlib
import sys
from collections import defaultdict
from dataclasses import replace
from statistics import mean

from benchmarks.veggies_strength import GAME, SEATS, decide
from engine.game import Level
from engine.moves import Place
from engine.replay import Match
from engine.shuffle import Dice
from engine.veggies import lookahead
from engine.veggies.foresight import Foresight
from engine.veggies.pack import default_pack
from engine.veggies.rules import CARDS, NAME, Name, State
from engine.veggies.search import Stall
from engine.veggies.view import VeggiesView
from engine.veggies.worth import Outlook


def main(positions: int, deals: int) -> None:
    losses: dict[tuple[str, int], list[float]] = defaultdict(list)
    for number in range(positions):
        laid = 1 + number % (CARDS - 1)
        match, view = _position(number, laid)
        for who, loss in _losses(match, view, deals).items():
            losses[who, laid].append(loss)
        print(number, laid, {who: round(by[-1], 2) for (who, of), by in losses.items() if of == laid}, flush=True)
    for who in ("hard", "expert"):
        by_turn = {laid: mean(found) for (one, laid), found in losses.items() if one == who}
        print(f"{who} loses {sum(by_turn.values()):.1f} points a game:", {n: round(x, 2) for n, x in by_turn.items()})


def _position(number: int, laid: int) -> tuple[Match, VeggiesView]:
    """A moment when a seat has so many cards in its stall, and the next turn."""
    seed = hashlib.sha256(f"moves {number}".encode()).digest()
    match = Match.begin(GAME, default_pack(), SEATS, {}, seed)
    while True:
        view = match.view(match.view(None).waiting[0])
        assert isinstance(view, VeggiesView)
        assert view.seat is not None
        if view.turn == number % SEATS and len(view.area.laid) == laid:
            return match, view
        match = match.act(view.seat, decide(match, view, Level.HARD))


def _losses(match: Match, view: VeggiesView, deals: int) -> dict[str, float]:
    assert view.seat is not None
    chosen = {str(level): decide(match, view, level) for level in (Level.HARD, Level.EXPERT)}
    ways = Foresight(view, view.seat, Dice(bytes(32), "unused")).ways()
    moves = {way.move for way in ways} | {move for move in chosen.values() if isinstance(move, Place)}
    lead = {move: [_lead(match.state, view.seat, move, deal) for deal in range(deals)] for move in moves}
    found: dict[str, list[float]] = defaultdict(list)
    for half in (0, 1):
        best = max(moves, key=lambda move: mean(lead[move][half::2]))
        for who, move in chosen.items():
            assert isinstance(move, Place)
            found[who].append(mean(lead[best][1 - half :: 2]) - mean(lead[move][1 - half :: 2]))
    return {who: mean(by) for who, by in found.items()}


def _lead(state: State, seat: int, move: Place, deal: int) -> float:
    """The seat's points at the end less the mean of the others'."""
    seed = hashlib.sha256(b"%b %d" % (state.setup.seed, deal)).digest()
    state = GAME.apply(GAME.deal_anew(state, seat, replace(state.setup, seed=seed)), seat, move)
    while (outcome := GAME.outcome(state)) is None:
        other = state.waiting[0]
        state = GAME.apply(state, other, _quick(GAME.view_for(state, other), other))
    points = [sheet.total for sheet in outcome.sheets]
    return points.pop(seat) - mean(points)


def _quick(view: VeggiesView, seat: int) -> Place | Name:
    if view.phase == NAME:
        return Name(lookahead.names(view, seat, Dice(bytes(32), "unused")))
    stall = Stall.of(view.area)
    future = lookahead.Future.of(Outlook.of(view, seat), CARDS - len(view.area.laid) - 1)
    best = max((future.best_option(stall, card) for card in view.playable), key=lambda option: option.worth)
    return Place(best.card.id, stall.grid.placement(best.spot))


if __name__ == "__main__":
    given = [int(number) for number in sys.argv[1:]]
    main(*given, *(21, 40)[len(given) :])
