"""A table played with a custom pack."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from bot.service.club import Club
from bot.service.table import Location, Person, Status
from bot.store.sqlite import SqliteStore
from engine.cards import CardId, pack_text, read_pack
from engine.catalog import GAMES, Catalog
from engine.errors import BadSetup

ANN, BEN = Person(1, "Ann"), Person(2, "Ben")


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_is_dealt_from_the_pack_that_was_asked_for(game: str) -> None:
    server = Catalog().pack(game)
    cards = [replace(card, id=CardId(card.id + 1000)) for card in server.cards.values()]
    own = read_pack(json.loads(pack_text("ours", server.spec, cards)), server.spec, "ours.json")
    store = await SqliteStore.open(":memory:")
    club = Club(store, Catalog((own,)))
    assert club.packs(game) == ["house", "ours"]
    table = await club.open(game, ANN, Location(7, 8), capacity=2, options={}, language="en", pack="ours")
    await club.join(table.code, BEN)
    await club.start(table.code, ANN.id)
    afresh = await Club(store, Catalog((own,))).get(table.code)
    assert afresh.status is Status.PLAYING
    assert all(card.id > 1000 for card in afresh.view(0).hand)
    with pytest.raises(BadSetup) as refused:
        await club.open(game, ANN, Location(7, 8), capacity=2, options={}, language="en", pack="gone")
    assert refused.value.code == "unknown_pack"
    await store.close()
