"""Pieces of data in one stretch of memory, where new ones overwrite the oldest.

As objects of their own they would lie between everything that is made and thrown away while a picture is drawn, and
hold on to three times as much memory as they need: the C library can only give back what is free in one piece.
"""

from __future__ import annotations

import mmap
from typing import Generic, Hashable, NamedTuple, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


_OWN = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS
"""What is written here is not seen by another process, should one ever be forked."""


class _Place(NamedTuple, Generic[V]):
    begin: int
    end: int
    about: V
    turn: int
    """How often the ring had been gone round when this was written."""


class Ring(Generic[K, V]):
    """What is looked up is written again before its turn to go comes, so what is in use stays."""

    def __init__(self, room: int) -> None:
        """`room` is in bytes."""
        self._room = room
        # Only what has been written to takes memory.
        self._memory = mmap.mmap(-1, max(room, 1), flags=_OWN)
        self._places: dict[K, _Place[V]] = {}
        """In the order in which they were written."""
        self._at, self._turn = 0, 0

    def __len__(self) -> int:
        return len(self._places)

    def __contains__(self, key: K) -> bool:
        return key in self._places

    @property
    def taken(self) -> int:
        """In bytes."""
        return sum(place.end - place.begin for place in self._places.values())

    def put(self, key: K, data: bytes, about: V) -> None:
        """Keep data, and a few words about it."""
        size, room = len(data), self._room
        self._places.pop(key, None)
        if size > room:
            return
        if self._at + size > room:
            self._at, self._turn = 0, self._turn + 1
        end = self._at + size
        self._make_room(end)
        self._memory[self._at : end] = data
        self._places[key] = _Place(self._at, end, about, self._turn)
        self._at = end

    def _make_room(self, end: int) -> None:
        """Forget what lies before `end`, from where the last piece ended; and what was skipped at the far end."""
        while self._places:
            oldest, place = next(iter(self._places.items()))
            behind = self._turn - place.turn
            if behind == 0 or (behind == 1 and place.begin >= end):
                return
            del self._places[oldest]

    def get(self, key: K) -> tuple[bytes, V] | None:
        place = self._places.get(key)
        if place is None:
            return None
        data = self._memory[place.begin : place.end]
        ahead = self._at - place.begin + (self._turn - place.turn) * self._room
        if ahead > self._room // 2:
            self.put(key, data, place.about)
        return data, place.about
