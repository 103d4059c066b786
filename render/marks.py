"""Marks drawn over a board to explain it: outlines of groups, small labels with points, badges and medals."""

from __future__ import annotations

from typing import Iterable, Iterator, NamedTuple, Sequence

from PIL import Image, ImageDraw

from engine.geometry import Box, Cell
from engine.shapes import Point, rounded, slab
from render import sprites
from render.art_pool import dear, painted, trimmed
from render.boards import Grid
from render.canvas import Sheet, stamp
from render.glyphs import signed, writing
from render.picture import RenderError
from render.theme import Theme
from render.tiles import side_box
from render.vector import Paint, rgb

_STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""Steps (rows, columns) for walking along an edge with the group on the right: east, south, west, north."""

_EDGE, _CLOSE = 4.5, 11.5
"""How far inside its cells a group's outline runs, for grounds and for things; in hundredths of a cell."""


def borders(cells: Iterable[Cell]) -> list[list[Point]]:
    """The closed outlines of a set of cells, as corners (x, y) in cells: outer ones clockwise, holes anticlockwise."""
    inside = set(cells)
    starts: dict[tuple[int, int], list[int]] = {}
    for row, col in inside:
        corners = ((row, col), (row, col + 1), (row + 1, col + 1), (row + 1, col))
        beyond = ((row - 1, col), (row, col + 1), (row + 1, col), (row, col - 1))
        for way, (corner, other) in enumerate(zip(corners, beyond, strict=True)):
            if Cell(*other) not in inside:
                starts.setdefault(corner, []).append(way)
    lines = []
    while starts:
        at = min(starts)
        way = starts[at][0]
        line: list[Point] = []
        while at in starts:
            # Keep cells apart that meet only at a corner: prefer the turn towards the current cell.
            turn = next(new for new in ((way + 1) % 4, way, (way + 3) % 4) if new in starts[at]) if line else way
            starts[at].remove(turn)
            if not starts[at]:
                del starts[at]
            if not line or turn != way:
                line.append((at[1], at[0]))
            way = turn
            at = (at[0] + _STEPS[way][0], at[1] + _STEPS[way][1])
        lines.append(_without_straight(line))
    return lines


def _without_straight(line: list[Point]) -> list[Point]:
    """The line without its first point if that is not a real corner but lies on a straight edge."""
    before, here, after = line[-1], line[0], line[1]
    straight = before[0] == here[0] == after[0] or before[1] == here[1] == after[1]
    return line[1:] if straight else line


def moved_in(line: Sequence[Point], by: float) -> list[Point]:
    """A closed line moved inwards, that is, to the right of the walking direction."""
    moved = []
    for n, (x, y) in enumerate(line):
        before, after = line[n - 1], line[(n + 1) % len(line)]
        in_x, in_y = _way(before, (x, y))
        out_x, out_y = _way((x, y), after)
        moved.append((x + by * (-in_y - out_y), y + by * (in_x + out_x)))
    return moved


def _way(a: Point, b: Point) -> Point:
    return (b[0] > a[0]) - (b[0] < a[0]), (b[1] > a[1]) - (b[1] < a[1])


def outline_group(
    canvas: Sheet,
    grid: Grid,
    cells: frozenset[Cell],
    component: str,
    theme: Theme,
    inset: float = 0,
    dashed: bool = False,
) -> None:
    """Draw a line around a group in its component's colour: near the edges for grounds, further inside for things."""
    if component not in theme.outlines:
        raise RenderError("unknown_art", component=component)
    inset += _CLOSE if sprites.is_thing(component) else _EDGE
    outline_cells(canvas, grid, cells, theme.outlines[component], theme, inset, dashed)


def outline_cells(
    canvas: Sheet,
    grid: Grid,
    cells: frozenset[Cell],
    colour: str,
    theme: Theme,
    inset: float = _EDGE,
    dashed: bool = False,
) -> None:
    """Draw a line around cells, `inset` inside them; `colour` is a colour value, not a name."""
    line_around(canvas, grid, cells, theme.white, _LIGHT, inset)
    if not dashed:
        line_around(canvas, grid, cells, colour, _DARK, inset)
        return
    box = Box.around(cells)  # dashes are spread evenly over the whole line, so it is painted whole
    size = box.width * grid.cell, box.height * grid.cell
    canvas.tint(rgb(colour), grid.corner(Cell(box.top, box.left)), _dashes.later(size, cells, grid.cell, inset))


_DARK, _LIGHT = 4.0, 7.0
"""The thickness of the line around a group, and of the light edge that makes it stand out anywhere."""
_TURN = 14.0
"""The radius of its corners."""


def line_around(canvas: Sheet, grid: Grid, cells: frozenset[Cell], colour: str, thick: float, inset: float) -> None:
    """Assemble a line from those along the sides of single cells: there are few kinds, each painted once for all
    groups, and only the pixels beside the line have to be blended."""
    tint, size, deep = rgb(colour), grid.cell, inset + _TURN
    # A line close to the edge reaches around an inner corner into the next cell.
    for cell in cells if inset > _EDGE else cells | _inner_corners(cells):
        x, y = grid.corner(cell)
        for side, around in _lined(cells, cell):
            left, top, right, bottom = side_box(side, size, deep)
            part = _part.later((right - left, bottom - top), around, side, size, thick, inset)
            canvas.tint(tint, (x + left, y + top), part)


def _lined(cells: frozenset[Cell], cell: Cell) -> Iterator[tuple[int, frozenset[Cell]]]:
    """The sides of a cell along which there is a line, each with those steps to other cells of the group that decide
    how it looks there."""
    around = _around(cells, cell)
    if len(around) < len(_NEAR):
        for side, steps in enumerate(_BESIDE):
            there = around & steps
            # In a cell of the group, unless all of them belong to it; in one beside it, only around a corner.
            lined = there != steps if _HERE in there else len(there) > 2
            if lined:
                yield side, there


_NEAR = tuple((row, col) for row in (-1, 0, 1) for col in (-1, 0, 1))
_HERE = Cell(0, 0)
_BESIDE = (
    frozenset(Cell(row, col) for row, col in _NEAR if row < 1),
    frozenset({_HERE, Cell(0, 1)}),
    frozenset(Cell(row, col) for row, col in _NEAR if row > -1),
    frozenset({_HERE, Cell(0, -1)}),
)
"""The steps that matter along each side of a cell, as `tiles.side_box` divides it."""


def _inner_corners(cells: frozenset[Cell]) -> frozenset[Cell]:
    """The cells beside a group that it touches on two sides."""
    beside = {Cell(row + step, col) for row, col in cells for step in (-1, 1)} - cells
    return frozenset(
        Cell(row, col)
        for row, col in beside
        if any((row + r, col) in cells and (row, col + c) in cells and (row + r, col + c) in cells for r, c in _ASLANT)
    )


_ASLANT = ((-1, -1), (-1, 1), (1, -1), (1, 1))


def _around(cells: frozenset[Cell], cell: Cell) -> frozenset[Cell]:
    """Which of a cell and its neighbours belong to the group, as steps; without corners that make no difference."""
    row, col = cell
    there = {Cell(r, c) for r, c in _NEAR if (row + r, col + c) in cells}
    return frozenset(step for step in there if (step.row, 0) in there or (0, step.col) in there)


@trimmed
def _part(around: frozenset[Cell], side: int, cell: int, thick: float, by: float) -> Image.Image:
    """The part of a group's outline along one side of a cell, as a mask."""
    return _edges(around, cell, thick, by).crop(side_box(side, cell, by + _TURN))


def _edges(around: frozenset[Cell], cell: int, thick: float, by: float) -> Image.Image:
    """The part of a group's outline in one cell, put together from its quarters, of which there are few."""
    mask, half = Image.new("L", (cell, cell)), cell // 2
    for row, col in _ASLANT:
        left, top = (0 if col < 0 else half), (0 if row < 0 else half)
        box = (left, top, half if col < 0 else cell, half if row < 0 else cell)
        here, above, beside, aslant = (step in around for step in ((0, 0), (row, 0), (0, col), (row, col)))
        whole = _same_all_round(here, above, beside, aslant, cell, thick, by)
        mask.paste(whole.crop(box), (left, top))
    return mask


@dear
def _same_all_round(
    here: bool, above: bool, beside: bool, aslant: bool, cell: int, thick: float, by: float
) -> Image.Image:
    """The outline in a cell all of whose quarters have the same neighbours: those `above` and below, those `beside` it,
    and those `aslant`."""
    wanted = {(0, 0): here, (1, 0): above, (0, 1): beside, (1, 1): aslant}
    around = frozenset(Cell(row, col) for row, col in _NEAR if wanted[abs(row), abs(col)])
    # Nothing is painted beyond the sheet's edges: points are rounded the other way there, and lines would not meet.
    paint, paths = _outline(around, Box(-1, -1, 0, 0), cell, by)
    for path in paths:
        paint.stroke(path, (255,), thick)
    return paint.image((cell, cell, 2 * cell, 2 * cell))


@trimmed
def _dashes(cells: frozenset[Cell], cell: int, by: float) -> Image.Image:
    """The dashed outline of a whole group, as a mask."""
    paint, paths = _outline(cells, Box.around(cells), cell, by)
    for path in paths:
        paint.dashes(path, (255,), _DARK, 6, 11)
    return paint.image()


def _outline(cells: frozenset[Cell], shown: Box, cell: int, by: float) -> tuple[Paint, list[str]]:
    """The lines around cells, and a sheet for painting them, as large as the box that is `shown`."""
    paths = []
    for line in borders(cells):
        corners = [((x - shown.left) * 100, (y - shown.top) * 100) for x, y in line]
        paths.append(rounded(moved_in(corners, by), _TURN))
    return Paint(shown.width * cell, shown.height * cell, (0,), unit=cell / 100, smooth=3), paths


# Labels


@painted
def label(
    points: int, component: str | None, height: int, theme: Theme, sign: str | None = None, times: bool = False
) -> Image.Image:
    """A pill with points and what they are for; `times` adds a × for points that count every time."""
    ground = "plus" if points > 0 else "minus" if points < 0 else "faint"
    text = writing(signed(points) + (" ×" if times else ""), round(height * 0.62), "white", theme)
    icons = []
    if component:
        icons.append(sprites.alone(component, round(height * 0.96), theme))
    if component and sign:
        icons.append(_sign_on_paper(component, sign, ground, round(height * 0.8), theme))
    pad = round(height * 0.34)
    room = sum(icon.width + pad // 3 for icon in icons)
    art = pill(pad + room + text.width + pad, height, ground, theme).copy()
    at = pad // 3 if icons else pad
    for icon in icons:
        art.alpha_composite(icon, (at, (height - icon.height) // 2))
        at += icon.width + pad // 3
    art.alpha_composite(text, (at, (height - text.height) // 2))
    return art


def _sign_on_paper(component: str, sign: str, hit: str, size: int, theme: Theme) -> Image.Image:
    """A modification's sign as on its card. What counts has the pill's colour, so the sign gets a white background."""
    paint = Paint(size, size, (*rgb(theme.white), 0))
    paint.fill(slab(0, 0, 100, 100, 16), (*rgb(theme.white), 255))
    slip = paint.image()
    art = sprites.sign(component, sign, hit, round(size * 0.84), theme)
    slip.alpha_composite(art, ((size - art.width) // 2,) * 2)
    return slip


class Label(NamedTuple):
    cells: frozenset[Cell]
    """The cells it may be put on."""
    art: Image.Image


def put_labels(canvas: Sheet | Image.Image, grid: Grid, labels: Iterable[Label], near: Box | None = None) -> None:
    """Put each label on the cell with the fewest labels so far, preferably inside `near`."""
    taken: dict[Cell, int] = {}
    # Small groups go first, because they have the fewest cells to choose from.
    for cells, art in sorted(labels, key=lambda one: len(one.cells)):
        cell = min(cells, key=lambda one: (taken.get(one, 0), near is not None and not near.has(one), one))
        x, y = grid.corner(cell)
        stamp(canvas, art, x + grid.cell / 2, y + art.height * (0.62 + taken.get(cell, 0)))
        taken[cell] = taken.get(cell, 0) + 1


@painted
def pill(width: int, height: int, ground: str, theme: Theme) -> Image.Image:
    paint = Paint(width, height, (*rgb(theme.white), 0), unit=1)
    paint.fill(slab(0, 0, width, height, height / 2), (*rgb(theme.white), 255))
    rim = max(1.5, height / 16)
    colour = theme.colour(ground)
    paint.fill(slab(rim, rim, width - rim, height - rim, height / 2 - rim), (*rgb(colour), 255))
    return paint.image()


def seat_badge(seat: int, size: int, theme: Theme) -> Image.Image:
    """A seat's number on a disc of the seat's colour; `seat` counts from 0."""
    return badge(str(seat + 1), size, theme.seats[seat % len(theme.seats)], theme)


@painted
def medal(place: int, size: int, theme: Theme) -> Image.Image:
    """A place in the final ranking: gold, silver or bronze on a ribbon, a plain disc for the rest."""
    metal = (theme.newest, theme.emblems["metal"], theme.emblems["crown_band"])[place - 1] if place < 4 else theme.cell
    paint = Paint(size, size, (*rgb(theme.white), 0))
    if place < 4:
        for left in (22, 54):
            paint.fill(slab(left, 0, left + 24, 60, 3), (*rgb(theme.seats[1]), 255))
    paint.fill(slab(12, 22, 88, 98, 38), (*rgb(theme.ink), 255))
    paint.fill(slab(17, 27, 83, 93, 33), (*rgb(metal), 255))
    art = paint.image()
    stamp(art, writing(str(place), round(size * 0.40), "ink", theme), size / 2, size * 0.60)
    return art


@painted
def badge(text: str, size: int, colour: str, theme: Theme) -> Image.Image:
    """A number or letter on a disc, for a seat or a card to choose; `colour` is a colour value, not a name."""
    image = Image.new("RGBA", (size * 4, size * 4), (*rgb(theme.white), 0))
    draw = ImageDraw.Draw(image)
    draw.ellipse((0, 0, size * 4 - 1, size * 4 - 1), fill=(*rgb(theme.white), 255))
    rim = size * 4 // 18
    draw.ellipse((rim, rim, size * 4 - 1 - rim, size * 4 - 1 - rim), fill=(*rgb(colour), 255))
    image = image.reduce(4)
    stamp(image, writing(text, round(size * 0.56), "white", theme), size / 2, size / 2)
    return image
