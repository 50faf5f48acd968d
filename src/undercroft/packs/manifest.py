"""`pack.yaml`: who a pack is, which game it is for, what it needs."""

import re
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from undercroft.packs.record import ID_PATTERN, LONGEST_ID
from undercroft.packs.shaping import Shaper
from undercroft.packs.source import MANIFEST, Source
from undercroft.packs.walk import Walk
from undercroft.packs.yaml_tree import Node, YamlReader
from undercroft.words import Text

PackId: TypeAlias = Annotated[str, Meta(pattern=ID_PATTERN, max_length=LONGEST_ID)]
Version: TypeAlias = Annotated[
    str, Meta(pattern=r"^[0-9]{1,6}\.[0-9]{1,6}\.[0-9]{1,6}$", description="Three numbers: 1.2.0")
]


class Manifest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What `pack.yaml` says."""

    id: Annotated[PackId, Meta(description="The namespace of the pack's ids.")]
    game: Annotated[str, Meta(description="The game that the pack is for.")]
    version: Version
    schema: Annotated[int, Meta(ge=1, description="The edition of the game's content types that it is written for.")]
    title: Text
    requires: Annotated[
        dict[PackId, Version],
        Meta(description="Other packs it needs: id and lowest version; the first number must be the same."),
    ] = {}
    authors: tuple[str, ...] = ()
    licence: str
    status: Annotated[
        Literal["draft", "published"], Meta(description="In a draft, texts may still lack a language.")
    ] = "published"


def read_manifest(source: Source, reader: YamlReader, walk: Walk) -> tuple[Manifest | None, Node | None]:
    """The manifest of a pack and its place; None, with problems reported, where it is not sound."""
    walk.file = MANIFEST
    before = walk.problems.count
    node = reader.read(MANIFEST, source.files[MANIFEST])
    if node is None:
        return None, None
    walk.is_draft = node.at("status").value == "draft"
    plain = Shaper({}).shape(Manifest).read(node, walk)
    if walk.problems.count > before:
        return None, node
    return msgspec.convert(plain, Manifest), node


def answers(version: str, wanted: str) -> bool:
    """Whether a version will do where another one is wanted.

    >>> answers("1.3.0", "1.2.5"), answers("2.0.0", "1.2.5")
    (True, False)
    """
    has, needs = order(version), order(wanted)
    return has[0] == needs[0] and has >= needs


def order(version: str) -> tuple[int, ...]:
    """A version as numbers, to compare.

    >>> order("1.10.0") > order("1.9.3")
    True
    """
    return tuple(map(int, re.findall(r"[0-9]+", version)))
