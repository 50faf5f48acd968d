"""A loaded pack: immutable tables of records by full id, pinned by version and digest."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b
from types import MappingProxyType
from typing import Annotated, TypeVar, cast

import msgspec

from undercroft.packs.manifest import Manifest, PackId, Version
from undercroft.packs.model import PackModel
from undercroft.packs.problem import Problem
from undercroft.packs.record import Record
from undercroft.packs.shapes import Plain
from undercroft.packs.source import MANIFEST
from undercroft.packs.walk import Standing
from undercroft.packs.yaml_tree import Key, Node

R = TypeVar("R", bound=Record)
Contents = Mapping[str, tuple[dict[str, Plain], ...]]
Tables = Mapping[type[Record], Mapping[str, Record]]


class PackPin(msgspec.Struct, frozen=True, order=True):
    """Exactly this content: what a match notes of the packs it is played with."""

    id: PackId
    version: Version
    digest: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


class Trace(msgspec.Struct, frozen=True):
    """Where the records of a freshly read pack stand, so that audits can point at them."""

    records: Mapping[tuple[str, str], Standing]
    files: Mapping[str, bytes]


@dataclass(frozen=True, eq=False)
class Pack:
    """One pack. `plain` is its content as data, by kind and sorted by id: what the digest is taken of."""

    manifest: Manifest
    model: PackModel
    plain: Contents = field(repr=False)
    tables: Tables = field(repr=False)
    requires: "tuple[Pack, ...]" = ()
    trace: Trace | None = field(default=None, repr=False)

    @property
    def id(self) -> str:
        return self.manifest.id

    @cached_property
    def digest(self) -> str:
        """A BLAKE2 digest of the content: the same however files are cut, ordered and formatted."""
        return digest_of(self.manifest, self.plain)

    def pin(self) -> PackPin:
        return PackPin(self.id, self.manifest.version, self.digest)

    def table(self, kind: type[R]) -> Mapping[str, R]:
        """The pack's own records of a kind, by full id."""
        return cast("Mapping[str, R]", self.tables[kind])

    def in_files(self) -> Iterator[Record]:
        """The records that files hold, each with all that is inside it."""
        for kind, ones in self.plain.items():
            table = self.tables[self.model.kind(kind).type]
            yield from (table[str(one["id"])] for one in ones)

    @cached_property
    def library(self) -> "Library":
        """The pack together with all that it requires."""
        return Library((self,))

    def problem(self, record: Record, what: str, advice: str = "", at: tuple[Key, ...] = (), row: int = 0) -> Problem:
        """What an audit reports of a record; `at` is the path of a field, `row` a line (from 1) of a drawing in it."""
        kind = next(kind.name for kind in self.model.kinds if isinstance(record, kind.type))
        standing = self.trace.records.get((kind, record.id)) if self.trace else None
        if self.trace is None or standing is None:
            return Problem(f"{self.id} {kind} {record.id}", 0, 0, what, advice)
        node = standing.node.at(*at)
        line, column = (node.line, node.column)
        if row and node.is_drawing:
            line, column = _place_of_row(self.trace.files[standing.file], node, row)
        return Problem(standing.file, line, column, what, advice)

    def problem_of_pack(self, what: str, advice: str = "") -> Problem:
        """What an audit reports of the pack as a whole."""
        return Problem(MANIFEST, 0, 0, what, advice)


def _place_of_row(data: bytes, drawing: Node, row: int) -> tuple[int, int]:
    line = drawing.line + row
    lines = data.decode("utf-8-sig").splitlines()
    drawn = str(drawing.value).split("\n")
    if line > len(lines) or row > len(drawn):
        return drawing.line, drawing.column
    return line, max(len(lines[line - 1]) - len(drawn[row - 1]), 0) + 1


class Library:
    """Packs that are used together: required ones first, each once. Tables run over all of them.

    >>> Library(()).pins
    ()
    """

    def __init__(self, packs: Iterable[Pack]) -> None:
        found: dict[str, Pack] = {}
        for pack in packs:
            _collect(pack, found)
        self.packs = tuple(found.values())
        self._tables: dict[type[Record], Mapping[str, Record]] = {}

    @property
    def pins(self) -> tuple[PackPin, ...]:
        return tuple(sorted(pack.pin() for pack in self.packs))

    def table(self, kind: type[R]) -> Mapping[str, R]:
        """The records of a kind in all packs, by full id."""
        if kind not in self._tables:
            merged = {full: record for pack in self.packs for full, record in pack.tables[kind].items()}
            self._tables[kind] = MappingProxyType(merged)
        return cast("Mapping[str, R]", self._tables[kind])


def _collect(pack: Pack, found: dict[str, Pack]) -> None:
    for required in pack.requires:
        _collect(required, found)
    found.setdefault(pack.id, pack)


def digest_of(manifest: Manifest, plain: Contents) -> str:
    """The digest of a pack's content; title, authors and version may change without changing it."""
    content = [manifest.game, manifest.id, manifest.schema, sorted(manifest.requires), plain]
    return blake2b(msgspec.json.encode(content, order="sorted"), digest_size=32).hexdigest()


def index(model: PackModel, records: Iterable[Record]) -> Tables:
    """Tables by type and full id, of the records and of all records inside them."""
    tables: dict[type[Record], dict[str, Record]] = {kind.type: {} for kind in model.kinds}
    for record in records:
        for found in _records_in(record, model.structs_with_records):
            if type(found) in tables:
                tables[type(found)][found.id] = found
    ordered = {kind: dict(sorted(table.items())) for kind, table in tables.items()}
    return MappingProxyType({kind: MappingProxyType(table) for kind, table in ordered.items()})


def _records_in(value: object, holders: frozenset[type[msgspec.Struct]]) -> Iterator[Record]:
    if isinstance(value, Record):
        yield value
    if isinstance(value, msgspec.Struct):
        if type(value) not in holders:
            return
        value = tuple(getattr(value, name) for name in value.__struct_fields__)
    elif isinstance(value, dict):
        value = tuple(cast("dict[object, object]", value).values())
    if isinstance(value, tuple):
        for inner in cast("tuple[object, ...]", value):
            yield from _records_in(inner, holders)
