"""Plain data: what JSON can hold."""

from typing import Any, TypeAlias, TypeGuard

Json: TypeAlias = Any
Things: TypeAlias = dict[str, Any]


def is_mapping(value: object) -> TypeGuard[Things]:
    return isinstance(value, dict)


def is_list(value: object) -> TypeGuard[list[Json]]:
    return isinstance(value, list)
