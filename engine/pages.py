"""The pages of a game's rules: topics, their pictures, and which topic explains which problem or phase.

The words are in the catalogues: `rules-<game>-<topic>-title` and `rules-<game>-<topic>`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Callable, Iterator, Literal, Mapping, Sequence

from engine.area import Area, AreaRules, Placement
from engine.cards import Card
from engine.notation import read
from engine.view import Outcome, View

PictureName = Literal["area", "bonus", "example", "hand", "replay", "scoresheet", "table", "trial", "zone"]


@dataclass(frozen=True)
class Figure:
    """A picture to draw: its kind and its arguments."""

    picture: PictureName
    args: tuple[object, ...]
    more: Mapping[str, object] = field(default_factory=dict, hash=False)

    @property
    def problem(self) -> bool:
        """Whether it shows an illegal placement."""
        return bool(self.more.get("problem"))


@dataclass(frozen=True)
class Topic:
    name: str
    figures: Callable[[], Iterator[Figure]]
    """Called when the page is opened, because the real engine builds the boards and that takes time."""


@dataclass(frozen=True)
class Pages:
    topics: tuple[Topic, ...]
    problems: Mapping[str, str]
    """Error code of a placement -> the topic that explains it."""
    phases: Mapping[str, str]
    """Phase of the game -> the topic that explains what to do in it."""

    def topic(self, name: str) -> Topic:
        """The topic of that name; the first topic if there is none (any more)."""
        return next((one for one in self.topics if one.name == name), self.topics[0])

    def beside(self, topic: Topic) -> tuple[Topic, Topic]:
        """The topics before and after this one, wrapping around."""
        at = self.topics.index(topic)
        return self.topics[at - 1], self.topics[(at + 1) % len(self.topics)]


# Small boards, built card by card by the real engine, so that the pages cannot teach anything illegal


def where(area: Area, card: Card, text: str) -> Placement:
    return read(text).on(area, card)


def board(rules: AreaRules, cards: Sequence[tuple[str, Card]]) -> Area:
    """An area with these cards, each given with its placement as text."""
    area = Area(rules)
    for text, card in cards:
        area = area.lay(card, where(area, card, text))
    return area


def onlooker(game: str, *areas: Area, outcome: Outcome | None = None, shared: Area | None = None) -> View:
    """A view of nothing but areas, or a shared board, for drawing."""
    return View(
        game=game,
        seat=0,
        seats=len(outcome.sheets) if outcome else max(1, len(areas)),
        phase="play",
        round=1,
        rounds=1,
        waiting=(0,),
        areas=areas,
        shared=shared,
        pile=0,
        commitment="",
        outcome=outcome,
    )


def tried(
    view: View,
    card: Card,
    text: str,
    score_lines: Callable[[Area], object] | None = None,
) -> Figure:
    """A card tried out, as players see it before placing; crossed out if the placement is illegal."""
    place = where(view.area, card, text)
    problem = place not in view.area.placements(card)
    return Figure("trial", (view, card, place, score_lines), {"problem": problem})
