"""What a game says about its packs: which kinds of content there are, in which files, and what must hold among them."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cached_property
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from undercroft.packs.containers import Fields
from undercroft.packs.problem import Problem
from undercroft.packs.record import Record
from undercroft.packs.shaping import ModelError, Shaper, structs_with_records

if TYPE_CHECKING:
    from undercroft.packs.pack import Pack

Audit: TypeAlias = "Callable[[Pack], Iterable[Problem]]"
Count: TypeAlias = "Callable[[Pack], Mapping[str, int]]"


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of content: its name, the Struct of its records, and the files that hold them.

    A file holds one record or a list of records. A kind without files stands inside records of other kinds (the cards
    of a hero in the hero's file) and is found by id all the same.
    """

    name: str
    type: type[Record]
    files: tuple[str, ...] = ()
    is_acyclic: bool = False

    def reads(self, file: str) -> bool:
        """Whether a file of a pack belongs to this kind.

        >>> Kind("hero", Record, ("heroes/*.yaml",)).reads("heroes/mira.yaml")
        True
        """
        return any(fnmatchcase(file, pattern) and file.count("/") == pattern.count("/") for pattern in self.files)


@dataclass(frozen=True)
class PackModel:
    """All that is to know of a game's packs.

    `audits` look at a pack whose files are sound and report what no type can say; `verbs` counts the words of the
    game's card language for `pack check --stats`; `folders` are the packs the game ships.
    """

    game: str
    schema: int
    kinds: tuple[Kind, ...]
    audits: tuple[Audit, ...] = ()
    verbs: "Count | None" = None
    folders: tuple[Path, ...] = ()
    oldest_schema: int = 1

    def __post_init__(self) -> None:
        for what, names in (
            ("kinds", [kind.name for kind in self.kinds]),
            ("types", [kind.type.__name__ for kind in self.kinds]),
        ):
            if len(set(names)) != len(names):
                raise ModelError(f"two {what} of {self.game} have the same name: {', '.join(names)}")

    @cached_property
    def shapes(self) -> Mapping[str, Fields]:
        """The shape of each kind's records."""
        shaper = Shaper({kind.type: kind.name for kind in self.kinds})
        return {kind.name: shaper.shape(kind.type) for kind in self.kinds}

    @cached_property
    def structs_with_records(self) -> frozenset[type[msgspec.Struct]]:
        """The Structs in which records of some kind stand."""
        return structs_with_records(self.shapes.values())

    @cached_property
    def fingerprint(self) -> str:
        """Changes whenever the types do, so that nothing compiled for other types is taken."""
        schemas = msgspec.json.schema_components([kind.type for kind in self.kinds])
        files = [(kind.name, kind.files, kind.is_acyclic) for kind in self.kinds]
        plain = msgspec.json.encode([self.game, self.schema, files, schemas], order="sorted")
        return blake2b(plain, digest_size=16).hexdigest()

    def kind(self, name: str) -> Kind:
        """The kind of a name; LookupError if there is none."""
        for kind in self.kinds:
            if kind.name == name:
                return kind
        raise LookupError(f"{self.game} has no kind {name!r}; it has {', '.join(kind.name for kind in self.kinds)}")

    def kind_of(self, file: str) -> Kind | None:
        """The kind whose records a file holds."""
        return next((kind for kind in self.kinds if kind.reads(file)), None)
