"""Which moves a panel offers, and which move each button makes, in a game with several kinds of choice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from bot.drawing.studio import Studio
from bot.language.words import Words, words_for
from bot.panels.hand import hand_panel
from bot.panels.ids import BadId, Press
from bot.panels.moves import answered, choice_press, chosen, open_to
from bot.service.table import Table
from engine.catalog import GAMES, Catalog, registered
from engine.game import View
from engine.moves import Choose, Move, Place, Undo
from tests.bot.discord.posed import message, posed
from tests.bot.discord.reading import verbs
from tests.bot.discord.world import Sketcher
from tests.example_game.game import Dominoes
from tests.example_game.rules import Draw


@dataclass(frozen=True)
class Keep(Choose):
    do = "keep"


@dataclass(frozen=True)
class Toss(Choose):
    do = "toss"


class Choosy(Dominoes):
    """A game in which everything can be done at the same time."""

    name = "choosy"
    moves: tuple[type[Move], ...] = (Keep, Toss, Place, Draw, Undo)

    def legal_moves(self, view: View) -> Iterator[Move]:
        for card in view.hand:
            yield Toss(card.id)
            yield Keep(card.id)
            for placement in view.area.placements(card):
                yield Place(card.id, placement)
        yield Draw()
        yield Undo()


class Undecided(Choosy):
    """One in which nothing is placed."""

    name = "undecided"

    def legal_moves(self, view: View) -> Iterator[Move]:
        return (move for move in super().legal_moves(view) if not isinstance(move, Place))


@pytest.fixture
def table() -> Iterator[Table]:
    with registered(Choosy()):
        match = Catalog().begin("choosy", 2, seed=bytes(32))
        yield posed(match.view(match.view(None).waiting[0]))


def test_all_kinds_are_offered_together(table: Table) -> None:
    view = table.view(0)
    moves = open_to(view)
    assert moves
    assert moves.choices == tuple(kind(card.id) for card in view.hand for kind in (Toss, Keep))
    assert (moves.answers, moves.placing) == ((Draw(),), True)


async def test_whoever_may_choose_or_answer_can_leave_it_to_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "__call__", lambda self, key, /, **_: key)
    with registered(Undecided()):
        match = Catalog().begin("undecided", 2, seed=bytes(32))
        seat = match.view(None).waiting[0]
        shown = await hand_panel(Studio(Sketcher()), words_for("en"), posed(match.view(seat)), seat)
        assert {"choose", "answer", "forme"} <= set(verbs(message(shown)))


def test_the_id_says_what_a_card_is_chosen_for_where_that_is_not_clear(table: Table) -> None:
    hand = table.view(0).hand
    for number, card in enumerate(hand):
        keep, toss = (choice_press(table, 0, kind, number) for kind in (Keep, Toss))
        assert keep.args == (str(number),), "as usual if there is only one kind of choice"
        assert keep.id() != toss.id()
        assert chosen(table, 0, Press.read(keep.id())) == Keep(card.id)
        assert chosen(table, 0, Press.read(toss.id())) == Toss(card.id)


@pytest.mark.parametrize("args", [(), ("x",), ("99",), ("0", "burn"), ("-1",)])
def test_what_was_on_no_panel_is_refused(table: Table, args: tuple[str, ...]) -> None:
    with pytest.raises(BadId):
        chosen(table, 0, Press("choose", table.code, "", args))
    if len(args) < 2:
        with pytest.raises(BadId):
            answered(table, 0, Press("answer", table.code, "", args))


def test_a_game_without_choices_has_none() -> None:
    assert "choosy" not in GAMES
    with registered(Dominoes()):
        view = Catalog().begin("dominoes", 2, seed=bytes(32)).view(0)
        with pytest.raises(BadId):
            chosen(posed(view), 0, Press("choose", "WWWWW", "", ("0",)))
