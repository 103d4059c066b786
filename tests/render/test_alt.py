"""Alt text: made of known keys and parameters, short enough in any language, and tells no more than the view."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Iterator

import pytest

import render
from engine.advice import reasons
from engine.area import Area
from engine.cards import Card, CardId
from engine.catalog import GAMES
from engine.game import ScoreLine, Zone
from engine.notation import read
from engine.snack_match.bonus import bonus_of
from engine.snack_match.rules import TABLE
from engine.snack_match.scoring import group_lines
from render import Picture
from render.alt import KEYS, LIMIT, Say, Words
from tests.games import EXAMPLE
from tests.render import gallery, samples
from tests.render.every import keys_in, pictures_of
from tests.tables import picnic_card

TALL = Card(CardId(1), ((("crate",), ("banana",)), (("mouse",), ("grape",)), (("barrel",), ("carrot",))))
"""A card with three rows; no game has one yet."""


def every_picture() -> Iterator[Picture]:
    for pictures in gallery.kinds().values():
        yield from pictures
    yield render.replay(samples.snack(2))
    yield render.replay(samples.snack(2), 1)
    lost = samples.snack(1)
    assert lost.outcome is not None
    yield render.scoresheet(replace(lost, outcome=replace(lost.outcome, winners=())))
    view = samples.snack(2, moves=8)
    idle = [
        (card, placement)
        for card in view.hand
        for placement in view.area.placements(card)
        if not reasons(group_lines(view.area), group_lines(view.area.lay(card, placement)))
    ]
    yield render.trial(view, *idle[0], group_lines)
    yield fewest_lost()
    yield penalty_eased()
    yield render.hand([TALL])
    yield render.zone(Zone("market", (TALL, Card(CardId(2), TALL.grid[:2]))))
    yield from pictures_of(EXAMPLE, 2)
    yield render.profile(samples.PROFILE, samples.snack(2), 0)
    yield render.ranking((1540, 1500))
    yield render.weeks((1, 0, 3))


def fewest_lost() -> Picture:
    """A bonus lost that was for having none: it changes nowhere."""
    view = samples.snack(2, moves=8)
    card = view.hand[0]
    placement = next(view.area.placements(card))
    return render.trial(view, card, placement, lambda area: [bonus_line(3 if area == view.area else 0)])


def bonus_line(points: int) -> ScoreLine:
    return ScoreLine("bonus_fewest", "soda", (), points, sign="fewest")


def penalty_eased() -> Picture:
    """A green cloth that lay alone gets company."""
    first, second = picnic_card(1, "Wo Dg Sb"), picnic_card(2, "Ur Dg Wo")
    area = Area(TABLE).lay(first, TABLE.first[0])
    view = replace(samples.snack(2), areas=(area, area), bonuses=(bonus_of("green", "isolated"),), outcome=None)
    placement = read("C5 0").on(area, second)
    return render.trial(view, second, placement, partial(GAMES["snack"].score_lines, view))


def plain(one: Say, say: Words | None = None) -> str:
    name = one.key.split(".")[1]
    given = one.given(say or plain)
    values = (", ".join(value) if isinstance(value, tuple) else str(value) for value in given.values())
    return f"{name} " + " ".join(values) if given else name


def long_winded(one: Say) -> str:
    return "Donaudampfschifffahrt " * 3 + plain(one, long_winded)


@pytest.fixture(scope="module")
def pictures() -> list[Picture]:
    return list(every_picture())


@pytest.mark.slow
def test_every_key_is_listed_with_its_parameters(pictures: list[Picture]) -> None:
    assert set().union(*map(keys_in, pictures)) == set(KEYS)


@pytest.mark.slow
@pytest.mark.parametrize("say", [plain, long_winded])
def test_words_fit_and_begin_with_what_matters(pictures: list[Picture], say: Words) -> None:
    for picture in pictures:
        text = picture.alt.words(say)
        assert text
        assert len(text) <= LIMIT
        assert text.startswith(say(picture.alt.lines[0])[:LIMIT])


def test_a_card_of_any_height_is_told() -> None:
    text = render.hand([TALL]).alt.words(plain)
    assert "card_tall 1 3 square crate, square banana, square mouse" in text


def test_an_area_is_told_square_by_square() -> None:
    view = samples.snack(2, moves=8)
    text = render.area(view).alt.words(plain)
    for square in view.area.seen.values():
        assert f"square_on {square[0]} {square[1]}" in text


def test_a_trial_tells_what_changes() -> None:
    view = samples.snack(3, moves=12)
    for card in view.hand:
        for placement in list(view.area.placements(card))[::7]:
            picture = render.trial(view, card, placement, group_lines)
            after = sum(line.points for line in group_lines(view.area.lay(card, placement)))
            gain = after - sum(line.points for line in group_lines(view.area))
            last = next(line for line in picture.alt.lines if line.key in ("alt.total", "alt.no_change"))
            if last.key == "alt.no_change":
                assert gain == 0
            else:
                sign = -1 if last.params["sign"] == "−" else 1
                points = last.params["points"]
                assert isinstance(points, int)
                assert points * sign == gain


def test_a_trial_tells_why_and_where() -> None:
    view = samples.snack(4, "medium", moves=28)
    lines = partial(GAMES["snack"].score_lines, view)
    said = []
    for card in view.hand:
        for placement in list(view.area.placements(card))[::5]:
            found = reasons(lines(view.area), lines(view.area.lay(card, placement)))
            text = render.trial(view, card, placement, lines).alt.words(plain)
            for one in found:
                where = " ".join(cell.label for cell in sorted(one.cells))
                what = f"{one.line.component} {one.line.code}"
                if one.eased:
                    what = f"{one.line.code} {one.line.component}"
                assert f"change{'_less' if one.eased else ''} {what} {where} {abs(one.gain)}" in text
            said += [one.line.code for one in found]
    assert set(said) == {"group", "bonus_isolated"}


def test_which_squares_are_one_card_is_told_from_the_bottom_up_where_there_is_room() -> None:
    area = Area(TABLE)
    for number, text in enumerate(("C4 0", "D3 90", "B4 0 under"), 1):
        card = picnic_card(number, "Wo Dg Sb")
        area = area.lay(card, read(text).on(area, card))
    picture = render.area(replace(samples.snack(2), areas=(area, area)))
    (said,) = picture.alt.further
    assert said.params["cards"] == ("B4 C4 D4", "C4 D4 E4", "D3 D4 D5")
    assert "B4 C4 D4, C4" not in picture.alt.words(plain), "the words next to a picture have to be short"


def test_layers_are_told_only_in_games_that_have_them() -> None:
    assert render.area(samples.wide_stall()).alt.further == ()


def test_a_change_without_a_place_names_none() -> None:
    text = fewest_lost().alt.words(plain)
    assert "change_nowhere soda bonus_fewest 3 −" in text


def test_a_penalty_that_costs_less_does_not_sound_like_a_reward() -> None:
    text = penalty_eased().alt.words(plain)
    assert "change_less bonus_isolated green D4 2 +" in text
    assert "change green" not in text


def test_the_newest_card_is_told_of_however_wide_the_stall_is() -> None:
    text = render.area(samples.wide_stall()).alt.words(long_winded)
    assert "newest" in text


def test_nothing_of_a_hand_in_public_pictures() -> None:
    """A hand is drawn only when asked for: removing it changes nothing that everyone sees."""
    view = samples.snack(3, moves=12)
    blind = replace(view, hand=(), kept=None, passed=())
    assert render.table(view) == render.table(blind)
    assert render.area(view, 1) == render.area(blind, 1)
