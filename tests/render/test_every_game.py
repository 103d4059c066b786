"""Every kind of picture of every game: drawn, readable, small enough, and described in words."""

from __future__ import annotations

import pytest

import render
from engine.art import components, hang, take_down
from engine.catalog import GAMES, register, registered
from engine.game import AnyGame
from engine.pages import PictureName
from render import CONTRAST, PICNIC, Picture, Theme
from render.figures import PICTURES
from tests.games import EVERY_GAME, EXAMPLE, every_game, every_size
from tests.render import samples
from tests.render.every import keys_in, pictures_in, pictures_of, stages_of
from tests.render.pictures import opened

KIB = 1024


def most_bytes(picture: Picture) -> int:
    if picture.filename == "replay.webp":
        return 2 * KIB * KIB
    return 500 * KIB if getattr(opened(picture), "is_animated", False) else 250 * KIB


@every_size
def test_pictures_at_every_stage(game: AnyGame, seats: int) -> None:
    names = set()
    for picture in pictures_of(game, seats):
        assert opened(picture).width <= 1180
        assert len(picture.data) <= most_bytes(picture)
        assert keys_in(picture)
        names.add(picture.filename.partition(".")[0])
    assert names >= {"area", "table", "hand", "trial", "turn", "replay", "scores"}
    assert names <= {"area", "table", "reveal", "hand", "trial", "turn", "replay", "scores", "bonus", *game.zones}


@every_game
def test_pictures_of_high_contrast(game: AnyGame) -> None:
    middle = stages_of(game, 2)[1]
    strong = [opened(picture) for picture in pictures_in(game, middle.view(0), CONTRAST)]
    plain = [opened(picture) for picture in pictures_in(game, middle.view(0))]
    assert len(strong) == len(plain) > 3
    assert all(
        one.convert("RGB").tobytes() != other.convert("RGB").tobytes() for one, other in zip(strong, plain, strict=True)
    )


@every_game
@pytest.mark.parametrize("theme", [PICNIC, CONTRAST], ids=lambda theme: theme.name)
def test_figures_of_the_rules(game: AnyGame, theme: Theme) -> None:
    for topic in game.pages.topics:
        figures = list(topic.figures())
        assert figures
        for figure in figures:
            opened(render.figure(figure, theme=theme))


def test_every_picture_that_a_figure_may_name_is_there() -> None:
    assert set(PICTURES) == set(PictureName.__args__)  # type: ignore[attr-defined]


@every_game
def test_a_picture_on_a_shared_board_is_the_same_for_every_seat(game: AnyGame) -> None:
    view = stages_of(game, 2)[-1].view(None)
    same = render.area(view, 0) == render.area(view, 1)
    assert same == (view.shared is not None)
    badges = [line for line in render.table(view).alt.lines if "seat" in line.params]
    assert len(badges) == len(view.areas)


# Registration


def test_every_component_has_its_art() -> None:
    listed = [name for game in EVERY_GAME.values() for name in game.pack.components]
    assert sorted(components()) == sorted(listed)
    for component in components():
        assert opened(render.sprite(component)).size == (128, 128)


def test_a_further_game_leaves_the_pictures_of_the_others_as_they_are() -> None:
    view = samples.snack(4, "medium")
    with_it = [render.scoresheet(view, theme=theme) for theme in (PICNIC, CONTRAST)]
    take_down(EXAMPLE.name)
    try:
        without = [render.scoresheet(view, theme=theme) for theme in (PICNIC, CONTRAST)]
    finally:
        hang(EXAMPLE.name, EXAMPLE.art, EXAMPLE.pack.components)
    assert with_it == without


def test_what_another_game_has_cannot_be_registered_again() -> None:
    before = components()
    with pytest.raises(ValueError, match=EXAMPLE.name):
        register(EXAMPLE)
    taken = next(game for game in EVERY_GAME.values() if game is not EXAMPLE)
    copy = type("Copy", (type(taken),), {"name": "copy"})()
    with pytest.raises(ValueError, match=taken.pack.components[0]), registered(copy):
        raise AssertionError("two games with the same components")
    undrawn = type("Undrawn", (type(EXAMPLE),), {"name": "undrawn", "pack": GAMES["snack"].pack})()
    with pytest.raises(ValueError, match="undrawn"):
        hang(undrawn.name, undrawn.art, undrawn.pack.components)
    assert components() == before
