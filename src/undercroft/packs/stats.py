"""Counting what is in a pack."""

from collections.abc import Iterator, Mapping
from typing import cast

import msgspec

from undercroft.packs.pack import Pack


def count_records(pack: Pack) -> Mapping[str, int]:
    """How many records of each kind a pack has."""
    return {kind.name: len(pack.tables[kind.type]) for kind in pack.model.kinds}


def count_tags(pack: Pack, family: type[msgspec.Struct]) -> Mapping[str, int]:
    """How often each tagged Struct of a family (the verbs of a card language) is used in a pack; unused ones too."""
    counts = {str(struct.__struct_config__.tag): 0 for struct in _leaves(family)}
    for record in pack.in_files():
        for struct in _structs_in(record):
            if isinstance(struct, family):
                counts[str(struct.__struct_config__.tag)] += 1
    return dict(sorted(counts.items()))


def _leaves(struct: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    children = struct.__subclasses__()
    if not children:
        yield struct
    for child in children:
        yield from _leaves(child)


def _structs_in(value: object) -> Iterator[msgspec.Struct]:
    if isinstance(value, msgspec.Struct):
        yield value
        value = tuple(getattr(value, name) for name in value.__struct_fields__)
    elif isinstance(value, dict):
        value = tuple(cast("dict[object, object]", value).values())
    if isinstance(value, tuple):
        for inner in cast("tuple[object, ...]", value):
            yield from _structs_in(inner)
