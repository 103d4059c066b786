"""The pages of a game's rules: topics, their pictures, and which topic helps with what.

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
    """A picture to be drawn: which, and of what."""

    picture: PictureName
    args: tuple[object, ...]
    more: Mapping[str, object] = field(default_factory=dict, hash=False)

    @property
    def problem(self) -> bool:
        """Whether it shows what may not be."""
        return bool(self.more.get("problem"))


@dataclass(frozen=True)
class Topic:
    name: str
    figures: Callable[[], Iterator[Figure]]
    """Made when the page is opened: boards are laid by the real engine, which takes its time."""


@dataclass(frozen=True)
class Pages:
    topics: tuple[Topic, ...]
    problems: Mapping[str, str]
    """The code of what is wrong with a placement -> the topic that explains it."""
    phases: Mapping[str, str]
    """The phase of a game -> the topic that tells what to do in it."""

    def topic(self, name: str) -> Topic:
        """The topic of that name; the first one for whatever is not known (any more)."""
        return next((one for one in self.topics if one.name == name), self.topics[0])

    def beside(self, topic: Topic) -> tuple[Topic, Topic]:
        """The topics before and after this one; after the last comes the first."""
        at = self.topics.index(topic)
        return self.topics[at - 1], self.topics[(at + 1) % len(self.topics)]


# Small boards, laid card by card by the engine: what is not legal cannot be taught


def where(area: Area, card: Card, text: str) -> Placement:
    return read(text).on(area, card)


def board(rules: AreaRules, cards: Sequence[tuple[str, Card]]) -> Area:
    """An area with these cards, each laid as written beside it."""
    area = Area(rules)
    for text, card in cards:
        area = area.lay(card, where(area, card, text))
    return area


def onlooker(game: str, *areas: Area, outcome: Outcome | None = None, shared: Area | None = None) -> View:
    """A view of nothing but areas, or of a board that all share: what pictures are drawn from."""
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
    """A card tried out as one sees it before placing; where it may not lie, crossed out."""
    place = where(view.area, card, text)
    problem = place not in view.area.placements(card)
    return Figure("trial", (view, card, place, score_lines), {"problem": problem})
