"""Every kind of picture, written into a folder: `python -m tests.render.gallery [folder]`."""

from __future__ import annotations

import sys
from dataclasses import replace
from functools import cache, partial
from io import BytesIO
from pathlib import Path
from typing import Mapping, Sequence

from PIL import Image

import render
from engine.advice import reasons
from engine.area import Placement
from engine.art import components
from engine.cards import Card
from engine.catalog import GAMES
from engine.geometry import Cell, Rotation
from engine.snack_match.bonus import bonus_of
from engine.snack_match.scoring import group_lines
from engine.snack_match.view import SnackView
from engine.veggies.view import market_zone
from render.picture import Picture
from tests.render import samples

FOLDER = Path("docs/gallery")
_DARK, _LIGHT = "#313338", "#ffffff"
"""The background of a message on Discord."""
_WIDTH, _GAP = 1600, 24

_EVERY_BONUS = (
    (bonus_of("sandwich", "fewest"), bonus_of("orange", "most")),
    (bonus_of("donut", "corners"), bonus_of("green", "isolated")),
    (bonus_of("soda", "groups"), bonus_of("blue", "centre")),
    (bonus_of("sausage", "lines"), bonus_of("red", "pairs")),
)


def trials(view: SnackView) -> tuple[Picture, Picture, Picture]:
    """A card in trial over others, one that slides between them, and one that doesn't fit."""
    area = view.area
    before = sum(line.points for line in group_lines(area))

    def gain(option: tuple[int, Placement]) -> tuple[int, int]:
        number, placement = option
        after = area.lay(view.hand[number], placement)
        return sum(line.points for line in group_lines(after)) - before, len(after.seen)

    options = [(number, placement) for number, card in enumerate(view.hand) for placement in area.placements(card)]
    over = max((option for option in options if area.overlapped(view.hand[option[0]], option[1])), key=gain)
    between = [
        (number, placement)
        for number, placement in options
        if 0 < len(placement.under) < len(area.overlapped(view.hand[number], placement))
    ]
    best = [(view.hand[number], placement) for number, placement in (over, max(between or options, key=gain))]
    assert area.box is not None
    lost = Placement(Cell(area.window.top, area.window.left), Rotation.R0)
    return (
        render.trial(view, *best[0], group_lines),
        render.trial(view, *best[1], group_lines),
        render.trial(view, view.hand[0], lost, problem=True),
    )


def diet_trial(view: SnackView) -> Picture:
    """The card that gains most from those that change a bonus, as the bot shows it."""
    lines = partial(GAMES["snack"].score_lines, view)
    before = lines(view.area)

    def gains(option: tuple[Card, Placement]) -> tuple[bool, int]:
        found = reasons(before, lines(view.area.lay(*option)))
        return any(one.line.sign for one in found), sum(one.gain for one in found)

    options = [(card, placement) for card in view.hand for placement in view.area.placements(card)]
    return render.trial(view, *max(options, key=gains), lines)


@cache
def kinds() -> Mapping[str, Sequence[Picture]]:
    """Every kind of picture, with a few of each."""
    early, late = samples.snack(4, moves=6), samples.snack(4, "medium", moves=28)
    solo = samples.snack(1, "easy")
    cards = samples.market_cards()
    return {
        "area": (render.area(samples.snack(2, moves=0)), render.area(early), render.area(late)),
        "trial": (*trials(late), diet_trial(late)),
        "hand": (render.hand(late.hand), render.hand(samples.snack(2, moves=1).hand, chosen=1), render.hand(cards[:2])),
        "table": (render.table(late), render.table(samples.snack(9)), render.table(samples.snack(3, moves=20))),
        "reveal": tuple(
            render.reveal(*samples.ended(view))
            for view in (samples.snack(4, "medium", 26), samples.snack(9, "medium", 59), samples.veggies(3, 18))
        ),
        "bonus": tuple(render.bonus(pair) for pair in _EVERY_BONUS),
        "market": (render.zone(market_zone(cards[:3])), render.zone(solo.zones[0])),
        "stall": (render.area(samples.veggies(moves=12)), render.area(samples.wide_stall())),
        "scores": (
            render.scoresheet(samples.snack(4, "medium")),
            render.scoresheet(solo),
            render.scoresheet(samples.veggies(4)),
            render.scoresheet(samples.snack(9, "hard")),
        ),
        "profile": (
            render.profile(samples.PROFILE, samples.snack(4, "medium"), 0),
            render.profile(
                replace(
                    samples.PROFILE, game="veggies", rating=None, rated=2, line=(), duel=None, favourites=("grape",)
                ),
                samples.veggies(2),
            ),
        ),
        "sprites": tuple(render.sprite(component) for component in components()),
    }


def contact_sheet(pictures: Sequence[Picture]) -> Image.Image:
    """Pictures side by side, half of the sheet on Discord's dark theme, half on its light one."""
    images = [Image.open(BytesIO(picture.data)).convert("RGBA") for picture in pictures]
    half = (_WIDTH - 3 * _GAP) // 2
    scaled = [image.resize(_fitted(image, half), Image.Resampling.LANCZOS) for image in images]
    rows = [scaled[n : n + 2] for n in range(0, len(scaled), 2)] if scaled[0].width > 200 else [scaled]
    if len(rows) == 1 and len(scaled) > 2:
        return _small(scaled)
    height = sum(max(image.height for image in row) + _GAP for row in rows) + _GAP
    sheet = Image.new("RGB", (_WIDTH, height), _DARK)
    sheet.paste(_LIGHT, (_WIDTH // 2, 0, _WIDTH, height))
    y = _GAP
    for row in rows:
        for n, image in enumerate(row):
            left = n * _WIDTH // 2
            sheet.paste(image, (left + (_WIDTH // 2 - image.width) // 2, y), image)
        y += max(image.height for image in row) + _GAP
    return sheet


def _small(images: Sequence[Image.Image]) -> Image.Image:
    """All sprites twice: on dark and on light."""
    step, across = 160, 10
    lines = -(-len(images) // across)
    sheet = Image.new("RGB", (_WIDTH, 2 * lines * step), _DARK)
    sheet.paste(_LIGHT, (0, lines * step, _WIDTH, 2 * lines * step))
    for half in (0, lines * step):
        for n, image in enumerate(images):
            sheet.paste(image, (n % across * step + 16, half + n // across * step + 16), image)
    return sheet


def _fitted(image: Image.Image, width: int) -> tuple[int, int]:
    if image.width <= width:
        return image.size
    return width, round(image.height * width / image.width)


def write(folder: Path) -> list[Path]:
    """All contact sheets, and the replays, which don't fit on one."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for name, pictures in kinds().items():
        path = folder / f"{name}.webp"
        contact_sheet(pictures).save(path, "WEBP", quality=90, method=4)
        written.append(path)
    finished = samples.snack(4, "medium")
    for name, seat in (("replay_area", 0), ("replay_table", None)):
        path = folder / f"{name}.webp"
        path.write_bytes(render.replay(finished, seat).data)
        written.append(path)
    path = folder / "reveal_moving.webp"
    path.write_bytes(render.reveal(*samples.ended(samples.snack(4, "medium", 26)), moving=True).data)
    written.append(path)
    return written


if __name__ == "__main__":
    for file in write(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER):
        sys.stdout.write(f"{file} {file.stat().st_size // 1024} KiB\n")
