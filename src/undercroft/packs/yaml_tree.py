"""YAML as a tree that knows where everything stands.

Only the plain part of YAML is read: mappings, lists and scalars (`null`, `true`/`false`, decimal numbers, text, as in
YAML 1.2). Aliases, anchors, tags, second documents, duplicate keys and anything too deep or too big are refused.
"""

import re
from typing import Any, TypeAlias

import msgspec
import yaml

from undercroft.packs.limits import LIMITS, Limits
from undercroft.packs.problem import PackError, Problem, Problems, quoted

Scalar: TypeAlias = str | int | float | bool | None
Key: TypeAlias = str | int

_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_INT = re.compile(r"[-+]?(0|[1-9][0-9]*)\Z")
_FLOAT = re.compile(r"[-+]?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]{1,3})?\Z")
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufffe\uffff]")
_NUMBER_STARTS = frozenset("-+0123456789")
_WORDS: dict[str, Scalar] = {
    "": None,
    "~": None,
    "null": None,
    "true": True,
    "True": True,
    "false": False,
    "False": False,
}


class Node(msgspec.Struct, gc=False):
    """A value with its place. A mapping holds nodes by key (`keys` has the places of the keys), a list holds nodes."""

    value: "Scalar | dict[Key, Node] | list[Node]"
    line: int
    column: int
    keys: dict[Key, tuple[int, int]] | None = None
    is_drawing: bool = False

    def at(self, *path: Key) -> "Node":
        """The node at the end of a path, or the last one there is on the way."""
        node = self
        for step in path:
            inner = _inner(node, step)
            if inner is None:
                break
            node = inner
        return node


def _inner(node: Node, step: Key) -> Node | None:
    if isinstance(node.value, dict):
        return node.value.get(step)
    if isinstance(node.value, list) and isinstance(step, int) and 0 <= step < len(node.value):
        return node.value[step]
    return None


class _Refused(Exception):
    def __init__(self, line: int, column: int, what: str, advice: str) -> None:
        super().__init__(what)
        self.line, self.column, self.what, self.advice = line, column, what, advice

    @classmethod
    def at(cls, event: Any, what: str, advice: str) -> "_Refused":
        return cls(*_place(event), what, advice)


class YamlReader:
    """Reads the files of one pack; the bound on nodes holds for all of them together.

    >>> reader = YamlReader(Problems())
    >>> tree = reader.read("a.yaml", b"id: rat\\nhp: 3")
    >>> tree.at("hp").value, tree.at("hp").line
    (3, 2)
    """

    def __init__(self, problems: Problems, limits: Limits = LIMITS, loader: Any = None) -> None:
        self._problems = problems
        self._limits = limits
        self._loader = loader or _Loader
        self._nodes_left = limits.nodes

    def read(self, file: str, data: bytes) -> Node | None:
        """The tree of a file; None, with its problem reported, when it cannot be read.

        Too many values in all are no problem of one file: then the pack is refused at once.
        """
        try:
            return self._compose(file, _decode(data))
        except _Refused as refused:
            self._problems.add(Problem(file, refused.line, refused.column, refused.what, refused.advice))
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            line, column = (mark.line + 1, mark.column + 1) if mark else (1, 1)
            what = f"not YAML: {error.problem or error.context}"
            self._problems.add(Problem(file, line, column, what, "look at indentation, colons and quotes here"))
        except yaml.YAMLError as error:
            what = f"not YAML: {getattr(error, 'reason', 'unreadable')}"
            self._problems.add(Problem(file, 1, 1, what, "save the file as plain UTF-8 text"))
        return None

    def _compose(self, file: str, text: str) -> Node:
        loader = self._loader(text)
        composer = _Composer(file, self._problems, self._limits)
        try:
            while loader.check_event():
                event = loader.get_event()
                if isinstance(event, yaml.NodeEvent):
                    self._spend_node(file, event)
                    composer.take(event)
                elif isinstance(event, yaml.CollectionEndEvent):
                    composer.close()
                elif isinstance(event, yaml.DocumentStartEvent) and composer.root is not None:
                    raise _Refused.at(event, "a second document", "split it into two files, without '---'")
        finally:
            loader.dispose()
        if composer.root is None:
            raise _Refused(1, 1, "the file is empty", "fill it or delete it")
        return composer.root

    def _spend_node(self, file: str, event: Any) -> None:
        self._nodes_left -= 1
        if self._nodes_left < 0:
            what = f"the pack has more than {self._limits.nodes} values"
            raise PackError([Problem(file, *_place(event), what, "split it into several packs")])


class _Composer:
    """Puts the events of one file together to a tree, without recursion."""

    def __init__(self, file: str, problems: Problems, limits: Limits) -> None:
        self.root: Node | None = None
        self._file, self._problems, self._limits = file, problems, limits
        self._open: list[Node] = []
        self._key: Key | None = None

    def take(self, event: Any) -> None:
        """Take the next key, scalar, or beginning of a list or mapping."""
        if event.anchor is not None:
            raise _Refused.at(event, "anchors (&) and aliases (*) are not allowed", "write the value out in full")
        if event.tag is not None:
            raise _Refused.at(event, f"the tag {quoted(event.tag)} is not allowed", "write plain values")
        parent = self._open[-1] if self._open else None
        if parent is not None and parent.keys is not None and self._key is None:
            self._key = self._read_key(event, parent.keys)
            return
        node = self._start(event)
        if parent is None:
            self.root = node
        else:
            self._put(parent, node)
        if type(event) is not yaml.ScalarEvent:
            if len(self._open) >= self._limits.depth:
                raise _Refused.at(event, f"nested deeper than {self._limits.depth} levels", "flatten it")
            self._open.append(node)

    def close(self) -> None:
        self._open.pop()

    def _put(self, parent: Node, node: Node) -> None:
        value = parent.value
        if isinstance(value, list):
            value.append(node)
        elif isinstance(value, dict) and self._key is not None:
            value.setdefault(self._key, node)
            self._key = None

    def _read_key(self, event: Any, keys: dict[Key, tuple[int, int]]) -> Key:
        if type(event) is not yaml.ScalarEvent:
            raise _Refused.at(event, "a key that is itself a list or a mapping", "use a name as the key")
        self._refuse_bad_text(event)
        key: Key = event.value
        if not event.style and len(event.value) <= self._limits.digits and _INT.match(event.value):
            key = int(event.value)
        line, column = _place(event)
        if key in keys:
            what = f"the key {quoted(key)} is there twice"
            self._problems.add(Problem(self._file, line, column, what, f"the first is in line {keys[key][0]}"))
        keys.setdefault(key, (line, column))
        return key

    def _start(self, event: Any) -> Node:
        line, column = _place(event)
        if type(event) is yaml.MappingStartEvent:
            return Node({}, line, column, {})
        if type(event) is yaml.SequenceStartEvent:
            return Node([], line, column)
        if not event.style:
            return Node(self._resolve(event), line, column)
        self._refuse_bad_text(event)
        return Node(event.value, line, column, is_drawing=event.style == "|")

    def _resolve(self, event: Any) -> Scalar:
        text: str = event.value
        if text in _WORDS:
            return _WORDS[text]
        self._refuse_bad_text(event)
        if text[0] not in _NUMBER_STARTS or not _FLOAT.match(text):
            return text
        if sum(map(str.isdigit, text)) > self._limits.digits:
            what = f"a number of more than {self._limits.digits} digits"
            raise _Refused.at(event, what, "put it in quotes if it is text")
        number = int(text) if _INT.match(text) else float(text)
        if abs(number) > 10**self._limits.digits:
            raise _Refused.at(event, f"the number {quoted(text)} is too large", "put it in quotes if it is text")
        return number

    def _refuse_bad_text(self, event: Any) -> None:
        text: str = event.value
        if len(text) > self._limits.text:
            raise _Refused.at(event, f"a text of more than {self._limits.text} characters", "shorten or split it")
        if not text.isprintable() and (found := _CONTROL.search(text)):
            raise _Refused.at(event, f"an invisible control character (U+{ord(found[0]):04X})", "delete it")


def _place(event: Any) -> tuple[int, int]:
    mark = event.start_mark
    return mark.line + 1, mark.column + 1


def _decode(data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        column = error.start - (data.rfind(b"\n", 0, error.start) + 1) + 1
        raise _Refused(line, column, "not UTF-8 text", "save the file as UTF-8") from None
