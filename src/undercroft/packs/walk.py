"""The walk over a pack's trees: what it has found so far, and where it stands."""

from collections.abc import Sequence

import msgspec

from undercroft.packs.problem import Problem, Problems
from undercroft.packs.yaml_tree import Node


class Use(msgspec.Struct, frozen=True):
    """A reference that somebody wrote: from which record, to which kinds and id, and where."""

    owner: tuple[str, str]
    kinds: tuple[str, ...]
    id: str
    file: str
    line: int
    column: int


class Standing(msgspec.Struct, frozen=True):
    """Where a record stands: its file and its node."""

    file: str
    node: Node


class Walk:
    """Collects problems, definitions and references while shapes read the nodes of one pack.

    `unsure_kinds` are those with files nobody could read: whether a reference to them is good, nobody knows either.
    """

    def __init__(self, namespace: str, problems: Problems, is_draft: bool = False) -> None:
        self.namespace = namespace
        self.problems = problems
        self.is_draft = is_draft
        self.file = ""
        self.uses: list[Use] = []
        self.unsure_kinds: set[str] = set()
        self.records: dict[tuple[str, str], Standing] = {}
        self._owners: list[tuple[str, str]] = []

    def report(self, node: Node, what: str, advice: str = "") -> None:
        self.problems.add(Problem(self.file, node.line, node.column, what, advice))

    def report_key(self, mapping: Node, key: str | int, what: str, advice: str = "") -> None:
        line, column = (mapping.keys or {}).get(key, (mapping.line, mapping.column))
        self.problems.add(Problem(self.file, line, column, what, advice))

    def closest(self, name: str, known: Sequence[str]) -> str:
        return self.problems.closest(name, known)

    def enter_record(self, kind: str, full: str, node: Node) -> None:
        """Note that a record begins; the references that follow are its own until it is left."""
        if known := self.records.get((kind, full)):
            first = f"{known.file}:{known.node.line}"
            self.report(node.at("id"), f"there is another {kind} '{full}'", f"give one of them another id; see {first}")
        else:
            self.records[kind, full] = Standing(self.file, node)
        self._owners.append((kind, full))

    def leave_record(self) -> None:
        self._owners.pop()

    def use(self, kinds: tuple[str, ...], full: str, node: Node) -> None:
        owner = self._owners[-1] if self._owners else ("", "")
        self.uses.append(Use(owner, kinds, full, self.file, node.line, node.column))
