"""Plain data (what JSON can hold), said to the type checkers."""

from typing import Any, TypeAlias, cast

Json: TypeAlias = Any
Things: TypeAlias = dict[str, Any]


def as_list(value: object) -> list[Json]:
    return cast(list[Json], value)


def as_dict(value: object) -> Things:
    return cast(Things, value)
