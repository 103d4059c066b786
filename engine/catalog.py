"""The one place that knows all games and their packs."""

from __future__ import annotations

from functools import partial
from typing import Callable, Mapping

from engine.cards import Pack
from engine.errors import BadPack, BadSetup
from engine.game import AnyGame
from engine.replay import Match, from_json, from_text
from engine.snack_match.game import SnackMatch
from engine.snack_match.pack import default_pack as snack_pack
from engine.veggies.game import Veggies
from engine.veggies.pack import default_pack as veggies_pack

DEFAULT_PACK = "house"
GAMES: Mapping[str, AnyGame] = {game.name: game for game in (SnackMatch(), Veggies())}
DEFAULT_PACKS: Mapping[str, Callable[[], Pack]] = {"snack": snack_pack, "veggies": veggies_pack}


class Catalog:
    """All games with their house packs, and whatever other packs a table owner has brought."""

    def __init__(self, own_packs: tuple[Pack, ...] = ()) -> None:
        self._own: dict[tuple[str, str], Pack] = {}
        for pack in own_packs:
            if pack.name == DEFAULT_PACK or (pack.spec.game, pack.name) in self._own:
                raise BadPack("pack_name", game=pack.spec.game, name=pack.name)
            self._own[pack.spec.game, pack.name] = pack

    def game(self, name: str) -> AnyGame:
        return GAMES[name]

    def pack(self, game: str, name: str = DEFAULT_PACK) -> Pack:
        return DEFAULT_PACKS[game]() if name == DEFAULT_PACK else self._own[game, name]

    def packs(self, game: str) -> list[str]:
        """The names of all packs for a game, the house's first."""
        return [DEFAULT_PACK, *(name for of, name in self._own if of == game)]

    def library(self, name: str) -> tuple[AnyGame, Callable[[str], Pack]]:
        return GAMES[name], partial(self.pack, name)

    def begin(
        self,
        game: str,
        seats: int,
        options: dict[str, str] | None = None,
        seed: bytes | None = None,
        pack: str = DEFAULT_PACK,
    ) -> Match:
        if game not in GAMES:
            raise BadSetup("unknown_game", game=game)
        if pack not in self.packs(game):
            raise BadSetup("unknown_pack", pack=pack)
        return Match.begin(GAMES[game], self.pack(game, pack), seats, options, seed)

    def read(self, log: object) -> Match:
        """The match of a log, given as JSON text or as parsed JSON."""
        return from_text(log, self.library) if isinstance(log, str) else from_json(log, self.library)
