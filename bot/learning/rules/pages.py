"""Topics, their pictures, and which topic helps with what."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Callable, Iterator, Mapping, Sequence

from engine.area import Area, AreaRules, Placement
from engine.cards import Card
from engine.game import Outcome, View
from engine.notation import read
from render import Picture


@dataclass(frozen=True)
class Figure:
    """A picture to be drawn: which, and of what."""

    paint: Callable[..., Picture]
    args: tuple[object, ...]
    more: Mapping[str, object] = field(default_factory=dict)

    @property
    def problem(self) -> bool:
        """Whether it shows what may not be."""
        return bool(self.more.get("problem"))

    def draw(self) -> Picture:
        return self.paint(*self.args, **self.more)


@dataclass(frozen=True)
class Topic:
    name: str
    figures: Callable[[], Iterator[Figure]]
    """Made when the page is opened: boards are laid by the real engine, which takes its time."""


@dataclass(frozen=True)
class Lessons:
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


def onlooker(game: str, *areas: Area, outcome: Outcome | None = None) -> View:
    """A view of nothing but areas: what pictures are drawn from."""
    return View(
        game=game,
        seat=0,
        seats=len(areas),
        phase="play",
        round=1,
        rounds=1,
        waiting=(0,),
        areas=areas,
        pile=0,
        commitment="",
        outcome=outcome,
    )
