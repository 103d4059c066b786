"""Pictures of games, drawn from engine views: the picture *is* the game.

Every function below is pure: it takes values and returns a finished `Picture(data, filename, alt, width, height)`, or
raises a `RenderError` with a code and parameters. Nothing is ever returned half-drawn. It takes a while: the bot draws
off its event loop (`bot/drawing/painter.py`). What draws is only loaded then (`render/kinds.py`).

  area(view, seat=None, window=None)    an area with its labels, the newest card marked; by default the viewer's own,
                                        and always the shared board if there is one; `window` crops it
  trial(view, card, placement,          the viewer's area with a card tried out: its outline, dashed where it lies
        score_lines=None,               under; what it would hide, small and pale; the change in points on each group
        problem=False, window=None,     and bonus. `score_lines(area)` is the game's `score_lines` for the view.
        brief=False)                    With `problem`, an illegal placement inside the frame, crossed out
  hand(slots, chosen=None)              cards numbered from 1 with their four rotations; `chosen` counts from 0
  zone(zone)                            open cards outside the areas
  strip(slots, tried=None)              cards in a row, small, numbered by their position; None leaves one out
  side_by_side(view, seats)             the areas of some seats, small
  table(view)                           everyone's areas, up to nine, with seat numbers and colours
  reveal(view, last, moving=False)      how a round ended: its cards, the groups they changed, gains and totals; view
                                        and `last` come from `engine.rounds`. With `moving`, the cards slide in (up to
                                        four areas)
  bonus(bonuses)                        each component with the sign of its modification, and its points
  scoresheet(view, seats=None)          after the end: every scoring group outlined, bonuses, totals, the crown;
                                        everyone or just these seats, by rank
  example(view, lines)                  the viewer's area with some score lines marked on it
  turn(view, changed, newest, window,   the viewer's area after a turn, with its newest cards and what they changed;
       beside=False)                    with `beside`, in the shape for two pictures side by side
  replay(view, seat=None, moving=True)  animated: one seat's area card by card, or everyone's; then what scored.
                                        Not `moving`: only the last picture
  figure(figure)                        a figure of a rules page: one of the above, by name
  profile(figures, view=None, seat=0)   a person's rating over time, what their games came to, and their best board
  ranking(values, first=1)              ratings in order, with medals; `first` is the place of the first
  weeks(values)                         how many there were in each week
  sprite(component)                     128 pixels, for an emoji
  face(name)                            a bot's face, one of `FACES`, likewise

`only_shown(picture, args, more)` reduces a picture's arguments to what is on it: the picture is drawn from nothing
else, and the result can be hashed, so pictures can be cached by it.

All take `theme=` (a `Theme`: `PICNIC`, the default, or `CONTRAST`). Seats count from 0 here and are shown from 1. `alt`
holds keys and values: `picture.alt.words(say)` turns it into at most 1,024 characters, where `say(one)` looks up the
catalogue entry `one.key` and fills in `one.given(say)`; `render.alt` lists the keys.
"""

from render.alt import Alt, Say
from render.kinds import (
    area,
    bonus,
    example,
    face,
    figure,
    hand,
    profile,
    ranking,
    replay,
    reveal,
    scoresheet,
    side_by_side,
    sprite,
    strip,
    table,
    trial,
    turn,
    weeks,
    zone,
)
from render.larder import FACES
from render.picture import Picture, ProfileFigures, RenderError
from render.shown import only_shown
from render.theme import CONTRAST, PICNIC, Theme

__all__ = [
    "CONTRAST",
    "FACES",
    "PICNIC",
    "Alt",
    "Picture",
    "ProfileFigures",
    "RenderError",
    "Say",
    "Theme",
    "area",
    "bonus",
    "example",
    "face",
    "figure",
    "hand",
    "only_shown",
    "profile",
    "ranking",
    "replay",
    "reveal",
    "scoresheet",
    "side_by_side",
    "sprite",
    "strip",
    "table",
    "trial",
    "turn",
    "weeks",
    "zone",
]
