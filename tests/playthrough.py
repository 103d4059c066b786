"""Whole games as text that a person can check: what everyone sees, each move, and how the points add up.

Moves are made by our dice (and, for what chance never reaches, by movers from a game's tests), never by the bots,
whose decisions may change from one version to the next.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain, count

from engine.game import Outcome, ScoreLine, ScoreSheet, View
from engine.moves import Move, Place, Undo
from engine.notation import area_text, hand_text, write
from engine.replay import Match
from engine.shuffle import Dice
from tests.games import EVERY_GAME, checks_of
from tests.play import begin, random_move, seed_of

Mover = Callable[[Match, Dice], tuple[int, Move]]


@dataclass(frozen=True)
class Scenario:
    game: str
    seats: int
    options: Mapping[str, str]
    ending: str
    mover: Mover = random_move

    @property
    def name(self) -> str:
        return "-".join([self.game, str(self.seats), *self.options.values(), self.ending])

    def play(self, seed: bytes) -> Match:
        match = begin(EVERY_GAME[self.game], self.seats, dict(self.options), seed)
        dice = Dice(seed, "movers")
        while match.outcome is None:
            match = match.act(*self.mover(match, dice))
        return match

    def find_seed(self, first: bytes | None) -> bytes:
        """A seed that shows what it should: the given one if it still does, else the first one found."""
        seeds = (seed_of(f"{self.name} {n}") for n in count())
        return next(seed for seed in chain([first] if first else [], seeds) if self.shown_by(self.play(seed)))

    def shown_by(self, match: Match) -> bool:
        """It ends this way, and somebody undid something if that was possible at all."""
        taken_back = any(isinstance(entry.move, Undo) for entry in match.entries)
        return ending(match) == self.ending and (taken_back or self.seats == 1 or Undo not in match.game.moves)


def ending(match: Match) -> str:
    """How a game ended: a solo player won or lost; otherwise what decided the winner."""
    outcome = match.outcome
    assert outcome is not None
    if outcome.opponent is not None:
        return "won" if outcome.winners else "lost"
    return outcome.decided_by


# As text


def text_of(match: Match) -> str:
    return "\n".join(line.rstrip() for line in lines_of(match)) + "\n"


def lines_of(match: Match) -> Iterator[str]:
    setup = match.setup
    yield f"game: {setup.game}, rules {setup.rules}, pack {setup.pack}"
    yield f"seats: {setup.seats}"
    yield "options: " + ", ".join(f"{option} {value}" for option, value in setup.options.items())
    yield f"seed: {setup.seed.hex()}"
    yield f"commitment: {setup.commitment}"
    stage = match.at(0)
    yield from phase_lines(stage)
    for entry in match.entries:
        before, stage = stage, stage.act(entry.seat, entry.move)
        waiting = " ".join(str(seat + 1) for seat in stage.view(None).waiting)
        yield f"seat {entry.seat + 1}: {move_text(before, entry.seat, entry.move)}  [waiting for {waiting or 'nobody'}]"
        if phase(stage) != phase(before) and stage.outcome is None:
            yield from phase_lines(stage)
    assert stage.outcome is not None
    yield from end_lines(stage, stage.outcome)


def phase(match: Match) -> tuple[int, str]:
    view = match.view(None)
    return view.round, view.phase


def phase_lines(match: Match) -> Iterator[str]:
    """What everyone sees when a phase begins, and what each seat alone sees."""
    view = match.view(None)
    yield ""
    yield f"=== round {view.round} of {view.rounds}: {view.phase} ({view.pile} cards in the pile)"
    yield from checks_of(match.game).extras(view)
    yield from shared_lines(view)
    for seat in range(view.seats):
        yield f"--- seat {seat + 1}"
        if view.shared is None:
            yield area_text(view.areas[seat])
        yield hand_text(match.view(seat).hand)
    yield "---"


def shared_lines(view: View) -> Iterator[str]:
    if view.shared is not None:
        yield "--- everyone's"
        yield area_text(view.shared)


def move_text(match: Match, seat: int, move: Move) -> str:
    if isinstance(move, Place):
        area, card = match.view(seat).area, match.pack[move.card]
        return f"place #{move.card} {write(move.placement, area.overlapped(card, move.placement))}"
    fields = {name: value for name, value in move.to_json().items() if name != "do"}
    return " ".join([move.do, *(f"#{value}" if name == "card" else str(value) for name, value in fields.items())])


def end_lines(match: Match, outcome: Outcome) -> Iterator[str]:
    view = match.view(None)
    yield ""
    yield "=== the end"
    yield from checks_of(match.game).extras(view)
    yield from shared_lines(view)
    for seat, sheet in enumerate(outcome.sheets):
        yield f"--- seat {seat + 1}: {sheet.total} points"
        if view.shared is None:
            yield area_text(view.areas[seat])
        yield from sheet_lines(sheet)
    if outcome.opponent is not None:
        yield f"--- automatic opponent: {outcome.opponent.total} points"
        yield from sheet_lines(outcome.opponent)
    yield "---"
    winners = " and ".join(f"seat {seat + 1}" for seat in outcome.winners)
    yield f"winner: {winners or 'nobody'}, decided by {outcome.decided_by}"
    if outcome.tie_break:
        yield "compared: " + ", ".join(f"seat {seat + 1}: {value}" for seat, value in enumerate(outcome.tie_break))


def sheet_lines(sheet: ScoreSheet) -> Iterator[str]:
    for line in sheet.lines:
        counts = ", ".join(f"{name} {value}" for name, value in line.counts.items())
        yield f"{line.points:+3} {line.code} {line.component} ({counts}){where(line)}"


def where(line: ScoreLine) -> str:
    groups = [" ".join(cell.label for cell in sorted(group)) for group in line.groups]
    return f": {' | '.join(groups)}" if groups else ""
