"""Pictures of games, drawn from engine views: the picture *is* the game.

Every function below is pure: values in, a finished `Picture(data, filename, alt, width, height)` out, or a
`RenderError` with a code and parameters. Nothing is ever returned half-drawn. Draw off the event loop with
`Painter.draw(function, ...)`.

  area(view, seat=None)                 an area with its labels, the newest card marked; the viewer's own by default,
                                        and always the board that all share where there is one
  trial(view, card, placement,          the viewer's area with a card tried out: its outline, dashed where it lies
        score_lines=None,               under; small and pale what would be hidden; the change in points on each
        problem=False)                  group and bonus. `score_lines(area)` is the game's `score_lines` for the view.
                                        With `problem`, a placement inside the frame that is not legal, crossed out
  hand(cards, chosen=None)              cards numbered from 1 with their four turns; `chosen` counts from 0
  zone(zone)                            cards that lie open beside the areas
  table(view)                           everyone's areas, 1–9, by seat number and colour
  reveal(view, last, moving=False)      how a round ended: its cards, the groups they changed, gains and totals; `last`
                                        is `engine.rounds.last_round`. Moving, the cards slide in (up to four areas)
  bonus(bonuses)                        each component with the sign of its modification, and what it brings
  scoresheet(view, seats=None)          after the end: every scoring group outlined, bonuses, totals, the crown;
                                        in the order of rank, of everyone or of these seats
  example(view, lines)                  the viewer's area with lines of a score sheet marked on it
  replay(view, seat=None)               animated: one seat's area card by card, or everyone's; then what scored
  figure(figure)                        a figure of a rules page: one of these by its name
  sprite(component)                     128 pixels, for an emoji (PNG; everything else is WebP)

All take `theme=` (a `Theme`: `PICNIC` unless told otherwise, or `CONTRAST`). Seats count from 0 here and are shown
from 1. `alt` is keys and values: `picture.alt.words(say)` makes at most 1,024 characters of it, where
`say(key, params)` looks up one catalogue entry; `render.alt` lists the keys.
"""

from render.alt import Alt, Say
from render.boards import area
from render.bonuses import bonus
from render.examples import example
from render.figures import figure
from render.hands import hand, zone
from render.picture import Picture, RenderError
from render.replays import replay
from render.reveals import reveal
from render.scoresheets import scoresheet
from render.sprites import sprite
from render.tables import table
from render.theme import CONTRAST, PICNIC, Theme
from render.trials import trial
from render.worker import Painter

__all__ = [
    "CONTRAST",
    "PICNIC",
    "Alt",
    "Painter",
    "Picture",
    "RenderError",
    "Say",
    "Theme",
    "area",
    "bonus",
    "example",
    "figure",
    "hand",
    "replay",
    "reveal",
    "scoresheet",
    "sprite",
    "table",
    "trial",
    "zone",
]
