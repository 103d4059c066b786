"""What the studio remembers is what it would work out now."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import Any

import pytest

from bot.drawing.appearance import Appearance
from bot.drawing.painter import Painter
from bot.drawing.studio import ADVISED, Studio
from bot.language.words import words_for
from bot.service.table import Agreement, Holder, Location, Person, Seats, Status, Table
from bot.workers.jobs import Advised
from bot.workers.pool import Workers
from bot.workers.process import Failed
from bot.workers.spare_time import AT_START_S, SpareTime
from bot.workers.worker import JobFailed
from engine.advice import best_placements
from engine.catalog import DEFAULT_PACK, GAMES, Catalog
from engine.game import Level
from engine.moves import Undo
from engine.shuffle import Dice
from render import area, reveal
from tests.render import samples

SEATS = 3


@pytest.fixture
def studio() -> Iterator[Studio]:
    painter = Painter()
    yield Studio(painter)
    painter.close()


def begun(game: str) -> Table:
    people = tuple(Person(seat + 1, f"Person {seat}") for seat in range(SEATS))
    return Table(
        code="ABCD",
        rev=1,
        status=Status.PLAYING,
        location=Location(None, 1),
        agreed=Agreement(game, SEATS, {}, DEFAULT_PACK, "en", datetime(2026, 6, 1, tzinfo=UTC)),
        seats=Seats(tuple(Holder(person) for person in people), host=1),
        match=Catalog().begin(game, SEATS, seed=bytes(range(32))),
    )


def after_each_move(game: str, moves: int) -> Iterator[Table]:
    table, dice = begun(game), Dice(bytes(32), "studio")
    for _ in range(moves):
        yield table
        assert table.match is not None
        seat = table.view(None).waiting[0]
        legal = [move for move in table.match.game.legal_moves(table.view(seat)) if not isinstance(move, Undo)]
        table = replace(table, match=table.match.act(seat, dice.choice(legal)))


async def test_a_pictures_words_are_written_once_for_each_language(studio: Studio) -> None:
    view = samples.snack(2)
    first, again, other = [await studio.draw(words_for(language), area, view) for language in ("en", "en", "de")]
    assert first.alt is again.alt
    assert other.alt not in ("", first.alt)


@pytest.mark.parametrize("game", GAMES)
async def test_advice_is_never_out_of_date(studio: Studio, game: str) -> None:
    """Players plan while others place cards: in Veggies, a placement's score depends on their stalls too."""
    compared = left_out = 0
    for table in after_each_move(game, 14):
        for seat in range(SEATS):
            view = table.view(seat)
            if view.tryable:
                every = best_placements(GAMES[game], view, view.tryable)
                whole, advised = await studio.advice(table, seat, None), await studio.advice(table, seat)
                assert [one.placement for one in whole.best] == [one.placement for one in advised.best]
                assert advised.best[:1] == tuple(every[:1])
                for card in view.tryable:
                    own = [one for one in every if one.card == card]
                    assert whole.of(card) == own
                    assert advised.of(card) == own[:ADVISED]
                    assert [one for one in advised.best if one.card == card] == own[:1]
                    left_out += len(own[ADVISED:])
                compared += 1
    assert compared > 20
    assert left_out > 20


async def test_advice_is_remembered_while_others_only_make_up_their_minds(
    studio: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    weighed: list[object] = []

    def weigh(*args: object) -> list[object]:
        weighed.append(args)
        return []

    monkeypatch.setattr("bot.workers.jobs.best_placements", weigh)
    tables = [table for table in after_each_move("snack", 2 * SEATS + 1) if table.view(None).phase == "play"]
    placed = [table for table in tables if not table.view(SEATS - 1).area.laid]
    assert len({table.view(None).waiting for table in placed}) > 1
    for table in placed:
        await studio.advice(table, SEATS - 1)
    assert len(weighed) == 1


async def test_advice_asked_for_many_times_at_once_is_worked_out_once(
    studio: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    weighed: list[object] = []
    begun, may_finish = threading.Event(), threading.Event()

    def weigh(*args: object) -> list[object]:
        weighed.append(args)
        begun.set()
        assert may_finish.wait(20)
        return []

    monkeypatch.setattr("bot.workers.jobs.best_placements", weigh)
    table = next(one for one in after_each_move("snack", 2 * SEATS + 1) if one.view(None).phase == "play")
    asked = [asyncio.create_task(studio.advice(table, 0)) for _ in range(20)]
    assert await asyncio.to_thread(begun.wait, 20)
    assert not studio.idle
    asked[0].cancel()  # giving up doesn't cancel it for the others
    may_finish.set()
    assert all(one == Advised() for one in await asyncio.gather(*asked[1:]))
    assert len(weighed) == 1
    assert studio.idle


async def test_a_hint_is_an_experts_while_there_is_time_to_spare() -> None:
    spare = SpareTime(lambda: 0.0)
    table, workers, painter = begun("snack"), Workers(1, spare), Painter()
    try:
        studio = Studio(painter, workers)
        move, level = await studio.hint(table, 0)
        assert level is Level.EXPERT
        assert spare.left < AT_START_S
        spare.spend(spare.left)
        again, level = await studio.hint(table, 0)
        assert level is Level.HARD
        assert table.match is not None
        assert {move, again} <= set(table.match.game.legal_moves(table.view(0)))
        assert spare.left == 0, "a quick hint is no luxury"
    finally:
        workers.close()
        painter.close()


async def test_where_an_expert_fails_a_hint_comes_from_a_hard_bot() -> None:
    class Failing(Workers):
        async def run(self, job: Callable[[], Any], *_: object, **__: object) -> Any:
            if isinstance(job, partial) and Level.EXPERT in job.args:
                raise JobFailed(Failed("KeyError", None, "expert.py:1"))
            return job()

    table, painter = begun("snack"), Painter()
    move, level = await Studio(painter, Failing(1)).hint(table, 0)
    painter.close()
    assert level is Level.HARD
    assert table.match is not None
    assert move in set(table.match.game.legal_moves(table.view(0)))


async def test_the_end_of_a_round_moves_while_there_is_time_to_spare_and_does_not_begin_to_later() -> None:
    spare, words = SpareTime(lambda: 0.0), words_for("en")
    painter = Painter()
    studio = Studio(painter, Workers(0, spare))

    async def drawn(seed: int) -> str:
        ended = samples.ended(samples.snack(2, "medium", 14, seed))
        moving = studio.moves(reveal, *ended)
        return (await studio.draw(words, reveal, *ended, moving=moving)).filename

    assert await drawn(1) == "reveal.webp"
    assert spare.left < AT_START_S
    before = spare.left
    assert await drawn(1) == "reveal.webp"
    assert spare.left == before, "it is not drawn again"
    spare.spend(spare.left)
    assert await drawn(1) == "reveal.webp"
    assert await drawn(2) == "reveal.png"
    spare.spend(-AT_START_S)
    assert await drawn(2) == "reveal.png", "whoever saw it stand still does not see it move"
    assert await drawn(3) == "reveal.webp"
    assert not studio.seen(Appearance(still=True)).moves(reveal, *samples.ended(samples.snack(2, "medium", 14, 4)))
    painter.close()
