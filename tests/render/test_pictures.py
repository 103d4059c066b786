"""Every kind of picture opens to its last byte, is sharp and small enough, and its name reveals nothing."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Callable

import pytest
from PIL import Image, ImageColor

import render
from engine.area import Placement
from engine.art import components
from engine.game import View
from engine.geometry import Box, Cell, Rotation
from engine.snack_match.bonus import bonus_of
from engine.snack_match.pack import CLOTHS, GREEN_SIDES, RED_SIDES, SNACKS
from engine.snack_match.scoring import group_lines
from engine.snack_match.view import opponent_zone
from engine.veggies.view import market_zone
from render.alt import Say
from render.picture import Picture
from render.theme import PICNIC
from tests.render import gallery, samples
from tests.render.pictures import opened

KIB = 1024
SEATS = range(1, 10)
DIETS = ("none", "easy", "medium", "hard")


@pytest.mark.parametrize("seats", SEATS)
def test_areas_at_every_stage(seats: int) -> None:
    for moves in (0, 3 * seats, None):
        view = samples.snack(seats, moves=moves)
        for seat in range(seats if moves is None else 1):
            picture = render.area(view, seat)
            assert opened(picture).width <= 760
            assert len(picture.data) <= 60 * KIB
            assert picture.filename == "area.png"


def test_a_full_area_is_as_large_as_a_phone_can_show() -> None:
    picture = render.area(samples.snack(2))
    assert 740 <= picture.width <= 760
    assert 740 <= picture.height <= 760


def test_every_trial_of_a_hand() -> None:
    view = samples.snack(3, moves=12)
    for card in view.hand:
        for number, placement in enumerate(view.area.placements(card)):
            if number % 9 == 0:
                picture = render.trial(view, card, placement, group_lines)
                opened(picture)
                assert len(picture.data) <= 60 * KIB


def test_a_placement_that_is_not_possible_can_be_shown() -> None:
    view = samples.snack(3, moves=12)
    lost = Placement(Cell(0, 0), Rotation.R90)
    opened(render.trial(view, view.hand[0], lost, problem=True))


def test_where_a_misplaced_card_sticks_out_nothing_can_be_reached() -> None:
    view = samples.snack(4, "medium", moves=28)
    assert view.area.window == Box(1, 1, 4, 4), "B2 to E5"
    lost = Placement(Cell(0, 0), Rotation.R0)
    image = opened(render.trial(view, view.hand[0], lost, problem=True)).convert("RGB")
    cell = (760 - 2 * 44) // 5
    above, inside = ((44 + round(4.5 * cell), 44 + round((row + 0.5) * cell)) for row in (0, 1))
    assert image.getpixel(above) == ImageColor.getrgb(PICNIC.paper)
    assert image.getpixel(inside) == ImageColor.getrgb(PICNIC.cell)


def test_the_first_card_can_be_tried_out() -> None:
    view = samples.snack(2, moves=2)
    assert not view.area.laid
    for placement in view.area.placements(view.hand[0]):
        opened(render.trial(view, view.hand[0], placement, group_lines))


def test_hands() -> None:
    view = samples.snack(2, moves=2)
    opened(render.hand(view.hand))
    opened(render.hand(view.hand[:1], chosen=0))
    assert opened(render.hand(samples.market_cards()[:3])).width <= 800


@pytest.mark.parametrize("count", range(1, 10))
def test_markets_and_opponents(count: int) -> None:
    cards = (samples.market_cards() * 2)[:count]
    assert opened(render.zone(market_zone(cards))).width <= 1180
    opened(render.zone(opponent_zone(samples.snack(1).opponent[:count])[0]))


@pytest.mark.parametrize("seats", SEATS)
def test_tables(seats: int) -> None:
    for moves in (5 * seats, None):
        picture = render.table(samples.snack(seats, moves=moves))
        assert opened(picture).width <= 1180
        assert len(picture.data) <= 250 * KIB


@pytest.mark.parametrize("modification", [*GREEN_SIDES, *RED_SIDES])
def test_bonuses(modification: str) -> None:
    for component in (*SNACKS, *CLOTHS):
        opened(render.bonus([bonus_of(component, modification), bonus_of("red", "most")]))


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("diet", DIETS)
def test_score_sheets(seats: int, diet: str) -> None:
    view = samples.snack(seats, diet)
    opened(render.scoresheet(view))
    if view.bonuses:
        opened(render.bonus(view.bonuses))


@pytest.mark.parametrize("seats", [1, 2, 4, 9])
def test_replays(seats: int) -> None:
    view = samples.snack(seats, "medium")
    whole = render.replay(view)
    assert frames_of(whole) == 9
    assert len(whole.data) <= 2 * KIB * KIB
    own = render.replay(view, 0)
    assert frames_of(own) == 9
    one = opened(own)
    durations = []
    for frame in range(9):
        one.seek(frame)
        one.load()
        durations.append(one.info["duration"])
    assert durations[-1] >= 5 * durations[0], "the last frame is held"
    assert min(durations) >= 800, "there is time to look"


def test_a_replay_of_a_game_under_way_shows_what_has_been_shown() -> None:
    view = samples.snack(3, moves=20)
    assert frames_of(render.replay(view)) == max(len(area.laid) for area in view.areas)


def test_stalls() -> None:
    narrow, wide = samples.veggies(4, moves=20), samples.wide_stall()
    assert wide.areas[0].box is not None
    assert wide.areas[0].box.width >= 12
    for view in (narrow, wide):
        picture = render.area(view)
        assert opened(picture).width <= 1180
        assert len(picture.data) <= 60 * KIB
        opened(render.table(view))
        opened(render.replay(view))
    opened(render.scoresheet(samples.veggies(3)))
    card = samples.market_cards()[3]
    placement = next(narrow.area.placements(card))
    opened(render.trial(narrow, card, placement))


def frames_of(picture: Picture) -> int:
    return int(getattr(opened(picture), "n_frames", 1))


def opacity(image: Image.Image, x: int, y: int) -> int:
    pixel = image.getpixel((x, y))
    assert isinstance(pixel, tuple)
    return int(pixel[3])


@pytest.mark.parametrize("component", components())
def test_sprites_are_emoji(component: str) -> None:
    picture = render.sprite(component)
    image = opened(picture)
    assert image.size == (128, 128)
    assert image.mode == "RGBA"
    assert opacity(image, 0, 0) == 0
    assert len(picture.data) <= 256 * KIB, "Discord's limit for an emoji"


def test_the_paper_has_round_corners_and_is_opaque_inside() -> None:
    image = opened(render.table(samples.snack(2))).convert("RGBA")
    width, height = image.size
    for corner in ((0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1)):
        assert opacity(image, *corner) == 0
    assert opacity(image, width // 2, height // 2) == 255
    assert opacity(image, width // 2, 2) == 255


def test_the_same_view_gives_the_same_bytes() -> None:
    view = samples.snack(4, "medium", moves=28)
    assert render.area(view).data == render.area(view).data


def test_a_theme_is_a_value() -> None:
    """Another theme is another picture with its own caches, and leaves the first one alone."""
    view = samples.snack(2, moves=8)
    night = replace(PICNIC, name="night", paper="#202225", frame="#000000", ink="#ffffff")
    before = render.area(view)
    other = opened(render.area(view, theme=night)).convert("RGB")
    assert other.getpixel((other.width // 2, 2)) == (0x20, 0x22, 0x25)
    assert render.area(view) == before


@pytest.mark.parametrize("game", [samples.snack, samples.veggies])
def test_labels_stay_while_the_window_moves(game: Callable[..., View]) -> None:
    """A square is called the same throughout a game, whatever part of the frame a picture shows."""
    views = [game(2, moves=moves) for moves in (6, 10, 15)]
    assert len({view.area.window for view in views}) > 1
    for view in views:
        said = set()
        for row in (line.params for line in render.area(view).alt.lines if line.key == "alt.row"):
            squares = row["squares"]
            assert isinstance(squares, tuple)
            said |= {f"{square.params['at']}{row['row']}" for square in squares if isinstance(square, Say)}
        assert said == {cell.label for cell in view.area.seen}


def test_the_gallery_has_every_kind(tmp_path: Path) -> None:
    written = gallery.write(tmp_path)
    assert {path.stem for path in written} >= {
        "area", "trial", "hand", "table", "bonus", "market", "stall", "scores", "sprites", "replay_table",
    }  # fmt: skip
