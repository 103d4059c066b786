"""Outlines of groups, and labels on them."""

from __future__ import annotations

import random

import pytest
from PIL import Image, ImageChops

from engine.geometry import Box, Cell
from engine.shapes import rounded
from render import PICNIC
from render.boards import Grid
from render.canvas import paper
from render.marks import Label, borders, moved_in, outline_cells, put_labels
from render.vector import Paint, rgb

THEME = PICNIC.dressed_for("snack")


def cells(text: str) -> frozenset[Cell]:
    return frozenset(Cell(r, c) for r, row in enumerate(text.split("/")) for c, mark in enumerate(row) if mark == "#")


@pytest.mark.parametrize(
    ("shape", "corners"),
    [
        ("#", [4]),
        ("###", [4]),
        ("#./##", [6]),
        (".#./###/.#.", [12]),
        ("###/#.#/###", [4, 4]),
        ("#./.#", [4, 4]),
        ("##./###/.##", [8]),
        ("###/#.#/##.", [10]),
    ],
)
def test_borders_have_the_right_corners(shape: str, corners: list[int]) -> None:
    assert [len(line) for line in borders(cells(shape))] == corners


def area_within(line: list[tuple[float, float]]) -> float:
    """Half the shoelace sum; positive if the line runs clockwise on a screen."""
    pairs = zip(line, [*line[1:], line[0]], strict=True)
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairs) / 2


@pytest.mark.parametrize("shape", ["#", "##/##", "#./##", "###/#.#/###", "#.#/###"])
def test_moving_a_border_in_makes_groups_smaller_and_holes_larger(shape: str) -> None:
    lines = borders(cells(shape))
    assert sum(map(area_within, lines)) == len(cells(shape))
    for line in lines:
        assert area_within(moved_in(line, 0.1)) < area_within(line)


RED, BLUE = (Image.new("RGBA", (4, 4), colour) for colour in ("red", "blue"))


def labelled_cells(labels: list[Label], near: Box | None = None) -> dict[str, str]:
    """What is on each of three cells in a row."""
    canvas = Image.new("RGB", (60, 20))
    put_labels(canvas, Grid(Box(0, 0, 0, 2), 20, 0, 0), labels, near)
    names = {(255, 0, 0): "red", (0, 0, 255): "blue"}
    found = {label: canvas.getpixel((x, 2)) for x, label in ((10, "A1"), (30, "B1"), (50, "C1"))}
    return {label: names[colour] for label, colour in found.items() if colour in names}


def test_labels_stand_on_cells_of_their_own_and_the_smallest_group_chooses_first() -> None:
    labels = [Label(cells("###"), RED), Label(cells("#"), BLUE)]
    assert labelled_cells(labels) == {"A1": "blue", "B1": "red"}


def test_labels_stand_near_the_card_if_they_can() -> None:
    labels = [Label(cells("###"), RED), Label(cells("##"), BLUE)]
    assert labelled_cells(labels, near=Box(0, 2, 0, 2)) == {"A1": "blue", "C1": "red"}


@pytest.mark.parametrize("inset", [4.5, 9.5, 16.5])
@pytest.mark.parametrize("seed", range(8))
def test_a_line_put_together_from_quarters_of_cells_looks_as_if_painted_whole(seed: int, inset: float) -> None:
    dice, size = random.Random(seed), 84
    group = frozenset(Cell(row, col) for row in range(1, 6) for col in range(1, 6) if dice.random() < 0.6)
    sheet, whole = (paper(7 * size, 7 * size, THEME) for _ in range(2))
    outline_cells(sheet, Grid(Box(0, 0, 6, 6), size, 0, 0), group, THEME.minus, THEME, inset)
    for colour, thick in ((THEME.white, 7.0), (THEME.minus, 4.0)):
        paint = Paint(7 * size, 7 * size, (0,), unit=size / 100, smooth=3)
        for line in borders(group):
            paint.stroke(rounded(moved_in([(100 * x, 100 * y) for x, y in line], inset), 14), (255,), thick)
        whole.tint(rgb(colour), (0, 0), paint.image())
    apart = ImageChops.difference(*(one.with_palette().convert("L") for one in (sheet, whole)))
    assert sheet.image().tobytes() != paper(7 * size, 7 * size, THEME).image().tobytes()
    assert sum(apart.histogram()[64:]) <= 0.0005 * apart.width * apart.height
