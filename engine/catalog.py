"""The one place that knows all games and their packs."""

from __future__ import annotations

from functools import partial
from typing import Callable, Mapping

from engine.cards import Pack
from engine.errors import BadSetup
from engine.game import AnyGame
from engine.replay import Match, from_json, from_text
from engine.snack_match.game import SnackMatch
from engine.snack_match.pack import house_pack

GAMES: Mapping[str, AnyGame] = {game.name: game for game in (SnackMatch(),)}
HOUSE_PACKS: Mapping[str, Callable[[], Pack]] = {"snack": house_pack}


class Catalog:
    """All games with their house packs, and whatever other packs a table owner has brought."""

    def __init__(self, own_packs: tuple[Pack, ...] = ()) -> None:
        self._own = {(pack.spec.game, pack.name): pack for pack in own_packs}

    def game(self, name: str) -> AnyGame:
        return GAMES[name]

    def pack(self, game: str, name: str = "house") -> Pack:
        return HOUSE_PACKS[game]() if name == "house" else self._own[game, name]

    def library(self, name: str) -> tuple[AnyGame, Callable[[str], Pack]]:
        return GAMES[name], partial(self.pack, name)

    def begin(
        self,
        game: str,
        seats: int,
        options: dict[str, str] | None = None,
        seed: bytes | None = None,
        pack: str = "house",
    ) -> Match:
        if game not in GAMES:
            raise BadSetup("unknown_game", game=game)
        return Match.begin(GAMES[game], self.pack(game, pack), seats, options, seed)

    def read(self, log: object) -> Match:
        """The match of a log, given as JSON text or as parsed JSON."""
        return from_text(log, self.library) if isinstance(log, str) else from_json(log, self.library)
