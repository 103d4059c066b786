"""The one place that knows all games. To add a game, register it here."""

from __future__ import annotations

from contextlib import contextmanager
from functools import partial
from typing import Iterator, Mapping

from engine.art import hang, take_down
from engine.cards import Pack
from engine.deal import Deal
from engine.errors import BadPack, BadSetup
from engine.game import AnyGame
from engine.replay import Match, Stock, from_json, from_text
from engine.snack_match.game import SnackMatch
from engine.veggies.game import Veggies

DEFAULT_PACK = "house"
_games: dict[str, AnyGame] = {}
GAMES: Mapping[str, AnyGame] = _games
"""Every game by name, in the order people see them."""


def register(game: AnyGame) -> None:
    """Add a game. Its name and the names of its components must not be used by any other game."""
    taken = {game.name} & set(_games)
    for other in _games.values():
        taken |= set(game.pack.components) & set(other.pack.components)
    if taken:
        raise ValueError(f"{game.name}: other games already have {', '.join(sorted(taken))}")
    hang(game.name, game.art, game.pack.components)
    _games[game.name] = game


@contextmanager
def registered(game: AnyGame) -> Iterator[None]:
    """Add a game for the duration of a `with` block."""
    register(game)
    try:
        yield
    finally:
        del _games[game.name]
        take_down(game.name)


register(SnackMatch())
register(Veggies())


class Catalog:
    """All games with their default packs and any additional packs."""

    def __init__(self, own_packs: tuple[Pack, ...] = ()) -> None:
        self._own: dict[tuple[str, str], Pack] = {}
        for pack in own_packs:
            if pack.name == DEFAULT_PACK or (pack.spec.game, pack.name) in self._own:
                raise BadPack("pack_name", game=pack.spec.game, name=pack.name)
            self._own[pack.spec.game, pack.name] = pack

    def game(self, name: str) -> AnyGame:
        return GAMES[name]

    def pack(self, game: str, name: str = DEFAULT_PACK) -> Pack:
        return GAMES[game].default_pack() if name == DEFAULT_PACK else self._own[game, name]

    def packs(self, game: str) -> list[str]:
        """The names of all packs for a game, the default one first."""
        return [DEFAULT_PACK, *(name for of, name in self._own if of == game)]

    def library(self, name: str) -> Stock:
        return Stock(GAMES[name], partial(self.pack, name))

    def begin(
        self,
        game: str,
        seats: int,
        options: dict[str, str] | None = None,
        seed: bytes | Deal | None = None,
        pack: str = DEFAULT_PACK,
    ) -> Match:
        if game not in GAMES:
            raise BadSetup("unknown_game", game=game)
        if pack not in self.packs(game):
            raise BadSetup("unknown_pack", pack=pack)
        return Match.begin(GAMES[game], self.pack(game, pack), seats, options, seed)

    def read(self, log: object) -> Match:
        """The match described by a log, given as JSON text or as parsed JSON."""
        return from_text(log, self.library) if isinstance(log, str) else from_json(log, self.library)
