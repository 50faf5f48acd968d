"""Shapes: what may stand at a place of a file. Each reads a node to plain data and reports all that does not fit.

Here are the shapes of single values; those that hold others are in `containers`.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from undercroft.packs.problem import a_, listed, quoted
from undercroft.packs.record import FULL_ID_PATTERN, ID_PATTERN, LONGEST_ID, full_id, namespace_of
from undercroft.packs.walk import Walk
from undercroft.packs.yaml_tree import Node

Plain: TypeAlias = "str | int | float | bool | list[Plain] | dict[str, Plain] | None"
BROKEN: Plain = None  # stands for what was reported; its record is never built


class Shape(ABC):
    """What may stand somewhere."""

    @property
    @abstractmethod
    def says(self) -> str:
        """What is wanted here, for a sentence."""

    @abstractmethod
    def fits(self, node: Node) -> bool:
        """Whether a node is of this general form, however wrong its details."""

    @abstractmethod
    def read(self, node: Node, walk: Walk) -> Plain:
        """The node as plain data, with full ids; what does not fit is reported."""

    def parts(self) -> Iterable["Shape"]:
        """The shapes inside this one."""
        return ()

    def refuse(self, node: Node, walk: Walk, advice: str = "") -> Plain:
        walk.report(node, f"{describe(node)} stands where {self.says} is wanted", advice)
        return BROKEN


def describe(node: Node) -> str:
    """A node's value for a sentence.

    >>> describe(Node("seven", 1, 1)), describe(Node([], 1, 1)), describe(Node(None, 1, 1))
    ("the text 'seven'", 'a list', 'nothing')
    """
    match node.value:
        case None:
            return "nothing"
        case bool():
            return f"'{str(node.value).lower()}'"
        case int() | float():
            return f"the number {node.value}"
        case str():
            return f"the text {quoted(node.value)}"
        case list():
            return "a list"
        case dict():
            return "a mapping"


@dataclass(frozen=True, slots=True)
class Truth(Shape):
    @property
    def says(self) -> str:
        return "true or false"

    def fits(self, node: Node) -> bool:
        return isinstance(node.value, bool)

    def read(self, node: Node, walk: Walk) -> Plain:
        if isinstance(node.value, bool):
            return node.value
        is_other_yaml = isinstance(node.value, str) and node.value.lower() in ("yes", "no", "on", "off")
        return self.refuse(node, walk, "write true or false" if is_other_yaml else "")


@dataclass(frozen=True, slots=True)
class Nothing(Shape):
    @property
    def says(self) -> str:
        return "nothing"

    def fits(self, node: Node) -> bool:
        return node.value is None

    def read(self, node: Node, walk: Walk) -> Plain:
        return None if node.value is None else self.refuse(node, walk)


@dataclass(frozen=True, slots=True)
class Number(Shape):
    """A whole number or a fraction, within bounds."""

    is_whole: bool
    low: float | None = None
    high: float | None = None
    above: float | None = None
    below: float | None = None

    @property
    def says(self) -> str:
        what = "a whole number" if self.is_whole else "a number"
        if self.low is not None and self.high is not None:
            return f"{what} from {self.low} to {self.high}"
        bounds = {
            "at least": self.low,
            "at most": self.high,
            "greater than": self.above,
            "less than": self.below,
        }
        said = " and ".join(f"{word} {bound}" for word, bound in bounds.items() if bound is not None)
        return f"{what} {said}".strip()

    def fits(self, node: Node) -> bool:
        return not isinstance(node.value, bool) and isinstance(node.value, int if self.is_whole else (int, float))

    def read(self, node: Node, walk: Walk) -> Plain:
        value = node.value
        if not isinstance(value, (int, float)) or not self.fits(node):
            is_quoted = isinstance(value, str) and value.strip("+-").isdecimal()
            return self.refuse(node, walk, "write it without quotes and leading zeros" if is_quoted else "")
        if not self._holds(value):
            return self.refuse(node, walk)
        return value if self.is_whole else float(value)

    def _holds(self, value: float) -> bool:
        return not (
            (self.low is not None and value < self.low)
            or (self.high is not None and value > self.high)
            or (self.above is not None and value <= self.above)
            or (self.below is not None and value >= self.below)
        )


@dataclass(frozen=True, slots=True)
class Words(Shape):
    """A string, perhaps of a certain length or pattern."""

    pattern: str | None = None
    shortest: int = 0
    longest: int | None = None

    @property
    def says(self) -> str:
        if self.pattern:
            return f"a text of the form {self.pattern}"
        if self.longest is not None:
            return f"a text of {self.shortest} to {self.longest} characters"
        if self.shortest > 1:
            return f"a text of at least {self.shortest} characters"
        return "a text that is not empty" if self.shortest else "a text"

    def fits(self, node: Node) -> bool:
        return isinstance(node.value, str)

    def read(self, node: Node, walk: Walk) -> Plain:
        value = node.value
        if not isinstance(value, str):
            is_scalar = isinstance(value, (bool, int, float))
            return self.refuse(node, walk, "put it in quotes" if is_scalar else "")
        if len(value) < self.shortest or (self.longest is not None and len(value) > self.longest):
            return self.refuse(node, walk)
        if self.pattern and not re.search(self.pattern, value):
            return self.refuse(node, walk)
        return value


@dataclass(frozen=True, slots=True)
class Choice(Shape):
    """One of a few fixed values (a Literal or an Enum)."""

    values: Sequence[str | int]

    @property
    def says(self) -> str:
        return f"one of {listed(self.values, 40)}"

    def fits(self, node: Node) -> bool:
        value = node.value
        return isinstance(value, (str, int)) and not isinstance(value, bool) and type(value) in map(type, self.values)

    def read(self, node: Node, walk: Walk) -> Plain:
        if self.fits(node) and node.value in self.values:
            return node.value if isinstance(node.value, (str, int)) else BROKEN
        names = [value for value in self.values if isinstance(value, str)]
        return self.refuse(node, walk, walk.closest(node.value, names) if isinstance(node.value, str) else "")


@dataclass(frozen=True, slots=True)
class Identity(Shape):
    """The id of the record it stands in."""

    @property
    def says(self) -> str:
        return "an id (small letters and digits, parted by - _ or .)"

    def fits(self, node: Node) -> bool:
        return isinstance(node.value, str)

    def read(self, node: Node, walk: Walk) -> Plain:
        value = node.value
        if not isinstance(value, str):
            return self.refuse(node, walk, "put it in quotes" if isinstance(value, (int, float)) else "")
        full = full_id(value, walk.namespace)
        if namespace_of(full) != walk.namespace:
            advice = f"a pack defines ids of its own namespace only: '{walk.namespace}:…', or no namespace at all"
            return self.refuse(node, walk, advice)
        short = full.partition(":")[2]
        if len(short) > LONGEST_ID or not re.fullmatch(ID_PATTERN, short):
            return self.refuse(node, walk, _as_id(short))
        return full


def _as_id(text: str) -> str:
    proposed = re.sub(r"[^a-z0-9]+", "-", text[:LONGEST_ID].lower()).strip("-")
    return f"write it as '{proposed}'" if proposed else ""


@dataclass(frozen=True, slots=True)
class Reference(Shape):
    """The id of a record of one of some kinds; whether it exists is checked when all files are read."""

    kinds: tuple[str, ...]

    @property
    def says(self) -> str:
        return f"the id of {' or '.join(map(a_, self.kinds))}"

    def fits(self, node: Node) -> bool:
        return isinstance(node.value, str)

    def read(self, node: Node, walk: Walk) -> Plain:
        value = node.value
        if not isinstance(value, str) or len(value) > 2 * LONGEST_ID or not re.fullmatch(FULL_ID_PATTERN, value):
            return self.refuse(node, walk)
        full = full_id(value, walk.namespace)
        walk.use(self.kinds, full, node)
        return full
