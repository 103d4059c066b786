"""Kinds of pictures: names that stand for what draws them."""

from __future__ import annotations

import pickle

import pytest

import render
from render import kinds
from render.kinds import PictureKind

KINDS = {name: kind for name, kind in vars(kinds).items() if isinstance(kind, PictureKind)}


@pytest.mark.parametrize("name", KINDS)
def test_a_kind_stands_for_the_function_of_its_name(name: str) -> None:
    kind = KINDS[name]
    assert getattr(render, name) is kind
    assert kind.__name__ == kind.function.__name__ == name


@pytest.mark.parametrize("name", KINDS)
def test_on_the_way_to_another_process_it_stays_the_same(name: str) -> None:
    assert pickle.loads(pickle.dumps(KINDS[name], pickle.HIGHEST_PROTOCOL)) is KINDS[name]
