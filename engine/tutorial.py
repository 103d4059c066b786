"""A guided game, step by step: plays a game's script for all seats with the real engine."""

from __future__ import annotations

from engine.game import AnyGame
from engine.moves import Choose, Move, Place
from engine.notation import read
from engine.replay import Match
from engine.script import Script
from engine.view import View


class Tutorial:
    def __init__(self, game: AnyGame, script: Script) -> None:
        self.game, self.script = game, script
        begun = Match.begin(game, game.default_pack(), script.seats, dict(script.options), script.seed)
        self._stages = [begun if script.learner in begun.view(None).waiting else self._answered(begun)]
        """The guided game after each step, filled in on demand."""

    @property
    def steps(self) -> int:
        return len(self.script.steps)

    def asked(self, step: int) -> Move:
        """The move that a step asks the learner to make."""
        return self.move(self.at(step).view(self.script.learner), self.script.steps[step])

    def move(self, view: View, written: str) -> Move:
        """A move of the script as a move for the view's seat."""
        first, _, rest = written.partition(" ")
        for kind in self.game.moves:
            if kind.do == first:
                if issubclass(kind, Choose):
                    return kind(view.hand[int(rest) - 1].id)
                return kind(*([tuple(rest.split())] if rest else []))
        card = view.slots[int(first) - 1]
        assert card is not None, "a script names no card that has been laid"
        return Place(card.id, read(rest).on(view.area, card))

    def at(self, step: int) -> Match:
        """The guided game after `step` steps, including the other seats' replies."""
        while len(self._stages) <= step:
            done = len(self._stages) - 1
            before = self._stages[done]
            move = self.move(before.view(self.script.learner), self.script.steps[done])
            self._stages.append(self._answered(before.act(self.script.learner, move)))
        return self._stages[step]

    def _answered(self, match: Match) -> Match:
        for seat, written in self.script.others.items():
            done = sum(entry.seat == seat for entry in match.entries)
            while match.outcome is None and seat in match.view(None).waiting:
                match = match.act(seat, self.move(match.view(seat), written[done]))
                done += 1
        return match
