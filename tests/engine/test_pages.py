"""The pages of every game's rules: their figures are legal, and every need leads to a page."""

from __future__ import annotations

import re

from engine import errors
from engine.errors import IllegalMove
from engine.game import AnyGame, View
from engine.pages import Figure
from engine.tutorial import Tutorial
from tests.games import EVERY_GAME, every_game

LAYING = re.search(r"Laying a card.*?\n\n", errors.__doc__ or "", re.DOTALL)
assert LAYING is not None
CODES = set(re.findall(r"^  (\w+) ", LAYING[0], re.MULTILINE))


def possible(game: AnyGame) -> set[str]:
    """What can be wrong with a placement in a game, depending on its placing rules."""
    rules = game.table
    never = set() if rules.limit else {"too_wide", "too_high"}
    never |= {"no_overlap"} if rules.overlap else set()
    never |= {"never_under"} if rules.under else {"over_and_under_one", "ring"}
    return CODES - never


@every_game
def test_whatever_is_wrong_with_a_placement_leads_to_a_page(game: AnyGame) -> None:
    pages = game.pages
    assert possible(game) <= set(pages.problems) <= possible(game) | set(game.errors)
    assert set(pages.phases) == set(game.phases)
    names = [topic.name for topic in pages.topics]
    assert len(set(names)) == len(names) <= 25, "they fit one menu"
    assert {*pages.problems.values(), *pages.phases.values()} <= set(names)


@every_game
def test_figures_that_say_no_are_of_what_is_forbidden_and_the_others_of_what_is_not(game: AnyGame) -> None:
    figures = [figure for topic in game.pages.topics for figure in topic.figures()]
    tried = [figure for figure in figures if figure.picture == "trial"]
    assert {figure.problem for figure in tried} == {True, False}
    for figure in tried:
        assert is_legal(figure) != figure.problem


def is_legal(figure: Figure) -> bool:
    view, card, placement, *_ = figure.args
    assert isinstance(view, View)
    try:
        view.area.check(card, placement)  # type: ignore[arg-type]
    except IllegalMove:
        return False
    return True


@every_game
def test_a_page_is_found_by_name_and_has_one_on_each_side(game: AnyGame) -> None:
    pages = game.pages
    first, *_, last = pages.topics
    assert [pages.topic(topic.name) for topic in pages.topics] == list(pages.topics)
    assert pages.topic("gone") == first
    assert pages.beside(first) == (last, pages.topics[1])
    assert pages.beside(last)[1] == first


def test_a_guided_game_is_played_to_its_end_step_by_step() -> None:
    guided = [(game, game.script) for game in EVERY_GAME.values() if game.script]
    assert guided
    for game, script in guided:
        tutorial = Tutorial(game, script)
        for step in range(tutorial.steps):
            view = tutorial.at(step).view(script.learner)
            assert script.learner in view.waiting
            assert tutorial.asked(step) in list(game.legal_moves(view))
        assert tutorial.at(tutorial.steps).outcome is not None
