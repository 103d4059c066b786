"""Pictures as somebody last approved them; `make goldens` rewrites them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any, Callable

import pytest
from PIL import Image, ImageChops

import render
from engine.catalog import GAMES
from engine.snack_match.bonus import bonus_of
from engine.veggies.view import market_zone
from render import Picture, boards, marks, scoresheets
from render.files import webp
from tests.render import gallery, samples
from tests.render.every import last_turn
from tests.render.pictures import opened

FOLDER = Path(__file__).parents[1] / "golden" / "pictures"

LATE = samples.snack(4, "medium", moves=28)
PICTURES: dict[str, Callable[[], Picture]] = {
    "area_empty": lambda: render.area(samples.snack(2, moves=0)),
    "area_first_cards": lambda: render.area(samples.snack(4, moves=6)),
    "area_late": lambda: render.area(LATE),
    "trial_over": lambda: gallery.trials(LATE)[0],
    "trial_between": lambda: gallery.trials(LATE)[1],
    "trial_problem": lambda: gallery.trials(LATE)[2],
    "trial_diet": lambda: gallery.diet_trial(LATE),
    "turn_beside": lambda: render.turn(*last_turn(GAMES["snack"], samples.snack(4, "medium")), beside=True),
    "turn_stall": lambda: render.turn(*last_turn(GAMES["veggies"], samples.veggies(moves=12))),
    "hand": lambda: render.hand(LATE.hand),
    "hand_chosen": lambda: render.hand(samples.snack(2, moves=1).hand, chosen=1),
    "hand_tall": lambda: render.hand(samples.market_cards()[:2]),
    "table_3": lambda: render.table(samples.snack(3, moves=20)),
    "table_9": lambda: render.table(samples.snack(9)),
    "reveal_2": lambda: render.reveal(*samples.ended(samples.snack(2, "medium", 14)), moving=True),
    "reveal_9": lambda: render.reveal(*samples.ended(samples.snack(9, "medium", 59))),
    "reveal_stalls": lambda: render.reveal(*samples.ended(samples.veggies(3, 18))),
    "bonus_plus": lambda: render.bonus([bonus_of("sandwich", "fewest"), bonus_of("green", "groups")]),
    "bonus_minus": lambda: render.bonus([bonus_of("blue", "isolated"), bonus_of("sausage", "pairs")]),
    "market": lambda: render.zone(market_zone(samples.market_cards()[:3])),
    "opponent": lambda: render.zone(samples.snack(1, "easy").zones[0]),
    "stall": lambda: render.area(samples.veggies(moves=12)),
    "stall_wide": lambda: render.area(samples.wide_stall()),
    "scores_4": lambda: render.scoresheet(samples.snack(4, "medium")),
    "scores_solo": lambda: render.scoresheet(samples.snack(1, "easy")),
    "scores_stalls": lambda: render.scoresheet(samples.veggies(4)),
    "profile": lambda: render.profile(samples.PROFILE, samples.snack(2, "medium"), 0),
    "profile_new": lambda: render.profile(
        replace(samples.PROFILE, game="veggies", rating=None, rated=2, line=(), duel=None, longest=0, favourites=()),
        samples.veggies(2),
        0,
    ),
    "replay": lambda: render.replay(samples.snack(2, "medium"), 0),
}
FAR = 48
"""How much a pixel may differ (of 255) before it counts as different: other libraries round differently."""
BLOCK = 16
FEW = 0.15
"""The share of pixels that may differ in any block of this size: a wrong letter is small on a whole picture."""


def frames(image: Image.Image) -> list[Image.Image]:
    """Multiplied by opacity: formats differ in the colour of invisible pixels."""
    found = []
    for frame in range(getattr(image, "n_frames", 1)):
        image.seek(frame)
        found.append(image.convert("RGBA").convert("RGBa"))
    return found


def different(one: Image.Image, other: Image.Image) -> float:
    """The share of clearly different pixels, in the block with the most."""
    worst = Image.new("L", one.size)
    for band in ImageChops.difference(one, other).split():
        worst = ImageChops.lighter(worst, band)
    _, most = worst.point(lambda level: 255 * (level > FAR)).reduce(BLOCK).getextrema()
    assert isinstance(most, (int, float)), "one band has one maximum"
    return most / 255


def most_different(picture: Picture, path: Path) -> float:
    """The same for all frames of a picture and of its golden."""
    now, then = frames(opened(picture)), frames(Image.open(path))
    assert [frame.size for frame in now] == [frame.size for frame in then]
    return max(different(one, other) for one, other in zip(now, then, strict=True))


def kept(picture: Picture) -> bytes:
    """Always WebP, whatever the picture's own format: the same pixels in half the space."""
    return picture.data if picture.filename.endswith(".webp") else webp(opened(picture))


@pytest.mark.parametrize("name", PICTURES)
def test_golden_picture(name: str, regenerate: bool) -> None:
    picture = PICTURES[name]()
    path = FOLDER / f"{name}.webp"
    if regenerate:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(kept(picture))
    assert path.exists(), f"{path} is missing: run `make goldens` and look at what it draws"
    assert most_different(picture, path) <= FEW, f"{path} differs: if that is right, run `make goldens`"


def test_golden_pictures_are_all_compared() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(PICTURES)


letters, label, badge = boards.letters, marks.label, marks.badge


def next_letter(text: str, *rest: Any) -> Image.Image:
    return letters(chr(ord(text) + 1) if text.isalpha() else text, *rest)


def next_point(points: int, *rest: Any, **more: Any) -> Image.Image:
    return label(points + 1, *rest, **more)


SPOILT: dict[str, tuple[str, ModuleType, str, Callable[..., object]]] = {
    "every column has the next one's letter": ("area_late", boards, "letters", next_letter),
    "no totals and no crown": ("scores_4", scoresheets, "_head", lambda *_: None),
    "a point too many": ("scores_stalls", marks, "label", next_point),
    "everyone has the first seat's number": ("table_9", marks, "badge", lambda _, *rest: badge("1", *rest)),
}


@pytest.mark.parametrize("what", SPOILT)
def test_a_spoilt_picture_is_noticed(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    name, module, function, spoilt = SPOILT[what]
    monkeypatch.setattr(module, function, spoilt)
    assert most_different(PICTURES[name](), FOLDER / f"{name}.webp") > FEW
