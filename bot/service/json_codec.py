"""Converts frozen dataclasses to plain JSON and back, guided by the types of their fields.

A field is stored under its own name, and only if it differs from its default. So to store something new, just add a
field with a default to a part of a table. Times and durations are stored in whole seconds.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from datetime import UTC, datetime, timedelta
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from engine.errors import IllegalMove
from engine.moves import Move, Place, read_move

T = TypeVar("T")


def to_json(value: Any, *, without: tuple[str, ...] = ()) -> Any:
    """The value as plain JSON; `without` names fields of the value that are stored elsewhere."""
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, datetime):
        return int(value.timestamp())
    if isinstance(value, timedelta):
        return int(value.total_seconds())
    if isinstance(value, Move):
        return value.to_json()
    if is_dataclass(value):
        kept = ((field.name, getattr(value, field.name), _default(field)) for field in fields(value))
        return {name: to_json(own) for name, own, default in kept if name not in without and own != default}
    if isinstance(value, Mapping):
        return {str(key): to_json(own) for key, own in value.items()}
    if isinstance(value, tuple):
        return [to_json(own) for own in value]
    return value


def from_json(kind: type[T], data: Any) -> T:
    """Read a dataclass that `to_json` has written; ValueError if it cannot be read.

    Times that were stored elsewhere may be passed in as datetimes.
    """
    try:
        value: T = _read(kind, data)
    except (TypeError, KeyError, AttributeError, OverflowError, IllegalMove) as error:
        raise ValueError(kind.__name__) from error
    return value


def _read(kind: Any, data: Any) -> Any:
    origin, args = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        (kind,) = (arg for arg in args if arg is not NoneType)
        return None if data is None else _read(kind, data)
    if origin is tuple:
        return tuple(_read(args[0], one) for one in data)
    if origin is Mapping:
        return {args[0](key): _read(args[1], one) for key, one in data.items()}
    if kind is datetime:
        return data if isinstance(data, datetime) else datetime.fromtimestamp(data, UTC)
    if kind is timedelta:
        return timedelta(seconds=data)
    if kind is Move:
        return read_move(data, (Place,))
    if is_dataclass(kind) and isinstance(kind, type):
        return kind(**{name: _read(own, data[name]) for name, own in _hints(kind).items() if name in data})
    if issubclass(kind, Enum):
        return kind(data)
    if not isinstance(data, kind):
        raise TypeError(kind.__name__)
    return data


@cache
def _hints(kind: type) -> dict[str, Any]:
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in fields(kind)}


def _default(field: Field[Any]) -> Any:
    return field.default_factory() if field.default_factory is not MISSING else field.default
