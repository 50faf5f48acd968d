"""Shapes that hold others: lists, mappings, records, texts in two languages, variants told apart by a tag."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

import msgspec

from undercroft.packs.problem import a_, listed, quoted
from undercroft.packs.shapes import BROKEN, Plain, Shape, Words, describe
from undercroft.packs.walk import Walk
from undercroft.packs.yaml_tree import Node


@dataclass(frozen=True, slots=True)
class Many(Shape):
    """A list of things of one shape."""

    item: Shape
    shortest: int = 0
    longest: int | None = None

    @property
    def says(self) -> str:
        if self.longest is not None:
            return f"a list of {self.shortest} to {self.longest}"
        return f"a list of at least {self.shortest}" if self.shortest else "a list"

    def parts(self) -> Iterable[Shape]:
        return (self.item,)

    def fits(self, node: Node) -> bool:
        return isinstance(node.value, list)

    def read(self, node: Node, walk: Walk) -> Plain:
        if not isinstance(node.value, list):
            is_single = node.value is not None and self.item.fits(node)
            return self.refuse(node, walk, "write it as a list: [ … ]" if is_single else "")
        if len(node.value) < self.shortest or (self.longest is not None and len(node.value) > self.longest):
            walk.report(node, f"a list of {len(node.value)} stands where {self.says} is wanted")
        return [self.item.read(item, walk) for item in node.value]


@dataclass(frozen=True, slots=True)
class Row(Shape):
    """A list of fixed length with a shape for each place."""

    items: tuple[Shape, ...]

    @property
    def says(self) -> str:
        return f"a list of {len(self.items)}: {', '.join(item.says for item in self.items)}"

    def parts(self) -> Iterable[Shape]:
        return self.items

    def fits(self, node: Node) -> bool:
        return isinstance(node.value, list)

    def read(self, node: Node, walk: Walk) -> Plain:
        if not isinstance(node.value, list):
            return self.refuse(node, walk)
        if len(node.value) != len(self.items):
            walk.report(node, f"a list of {len(node.value)} stands where {self.says} is wanted")
        return [shape.read(item, walk) for shape, item in zip(self.items, node.value, strict=False)]


@dataclass(frozen=True, slots=True)
class Lookup(Shape):
    """A mapping of free keys of one shape to values of one shape."""

    key: Shape
    value: Shape

    @property
    def says(self) -> str:
        return "a mapping"

    def parts(self) -> Iterable[Shape]:
        return (self.key, self.value)

    def fits(self, node: Node) -> bool:
        return isinstance(node.value, dict)

    def read(self, node: Node, walk: Walk) -> Plain:
        if not isinstance(node.value, dict):
            return self.refuse(node, walk)
        plain: dict[str, Plain] = {}
        for key, value in node.value.items():
            line, column = (node.keys or {}).get(key, (node.line, node.column))
            read_key = self.key.read(Node(key, line, column), walk)
            read_value = self.value.read(value, walk)
            if read_key is not None and str(read_key) in plain:
                walk.report_key(node, key, f"the key {quoted(read_key)} is there twice", "keep one of them")
            plain[str(read_key)] = read_value
        return plain


@dataclass(slots=True, eq=False)
class Fields(Shape):
    """A mapping with named fields (a Struct). Recursive types make it come into being before its fields do."""

    struct: type[msgspec.Struct]
    name: str
    tag_field: str | None = None
    tag: str | int | None = None
    kind: str | None = None
    fields: Mapping[str, tuple[Shape, bool]] = field(default_factory=dict[str, tuple[Shape, bool]])

    @property
    def says(self) -> str:
        return f"{a_(self.name)} (a mapping with {listed(self.fields)})"

    def parts(self) -> Iterable[Shape]:
        return (shape for shape, _required in self.fields.values())

    def fits(self, node: Node) -> bool:
        return isinstance(node.value, dict)

    def read(self, node: Node, walk: Walk) -> Plain:
        if not isinstance(node.value, dict):
            return self.refuse(node, walk)
        is_record, full = self.kind is not None and "id" in node.value, self._enter(node, walk)
        plain: dict[str, Plain] = {}
        for key, value in node.value.items():
            if key == self.tag_field and isinstance(key, str):
                plain[key] = self._read_tag(value, walk)
            elif isinstance(key, str) and key in self.fields:
                plain[key] = full if is_record and key == "id" else self.fields[key][0].read(value, walk)
            else:
                self._refuse_key(node, key, walk)
        for name in [name for name, (_, required) in self.fields.items() if required and name not in node.value]:
            walk.report(node, f"this {self.name} has no '{name}'", f"add '{name}': {self.fields[name][0].says}")
        if full:
            walk.leave_record()
        return plain

    def _enter(self, node: Node, walk: Walk) -> str | None:
        if self.kind is None or not isinstance(node.value, dict) or "id" not in node.value:
            return None
        full = self.fields["id"][0].read(node.value["id"], walk)
        if not isinstance(full, str):
            return None
        walk.enter_record(self.kind, full, node)
        return full

    def _read_tag(self, node: Node, walk: Walk) -> Plain:
        if node.value != self.tag:
            walk.report(node, f"{describe(node)} stands where '{self.tag}' is wanted")
        return self.tag

    def _refuse_key(self, node: Node, key: str | int, walk: Walk) -> None:
        known = [*self.fields, *filter(None, [self.tag_field])]
        advice = walk.closest(str(key), known) or f"{a_(self.name)} has {listed(known)}"
        walk.report_key(node, key, f"unknown key {quoted(key)}", advice)


@dataclass(frozen=True, slots=True)
class Speech(Shape):
    """A text in both languages. A draft may still lack one of them."""

    languages: tuple[str, ...]

    @property
    def says(self) -> str:
        return f"a text in {' and '.join(self.languages)}: {{{', '.join(f'{lang}: …' for lang in self.languages)}}}"

    def fits(self, node: Node) -> bool:
        return isinstance(node.value, dict)

    def read(self, node: Node, walk: Walk) -> Plain:
        if not isinstance(node.value, dict):
            return self.refuse(node, walk)
        for key in node.value:
            if key not in self.languages:
                advice = f"write {' and '.join(self.languages)}"
                walk.report_key(node, key, f"unknown language {quoted(key)}", advice)
        said: dict[str, str] = {}
        for lang in self.languages:
            if (child := node.value.get(lang)) is None or child.value is None:
                continue
            text = Words(shortest=1).read(child, walk)
            said[lang] = text if isinstance(text, str) else ""
        missing = [lang for lang in self.languages if lang not in said]
        if missing and (not walk.is_draft or not said):
            advice = f"add '{missing[0]}: …'" + (
                "" if walk.is_draft else "; only packs with 'status: draft' may lack one"
            )
            walk.report(node, f"the text has no {listed(missing)}", advice)
        return {lang: said.get(lang, next(iter(said.values()), "")) for lang in self.languages}


@dataclass(frozen=True, slots=True)
class Variants(Shape):
    """One of several Structs, told apart by a tag (`do: attack`)."""

    tag_field: str
    by_tag: Mapping[str | int, Fields]

    @property
    def says(self) -> str:
        return f"a mapping with '{self.tag_field}': {listed(self.by_tag)}"

    def parts(self) -> Iterable[Shape]:
        return self.by_tag.values()

    def fits(self, node: Node) -> bool:
        return isinstance(node.value, dict)

    def read(self, node: Node, walk: Walk) -> Plain:
        if not isinstance(node.value, dict):
            return self.refuse(node, walk)
        tag = node.value.get(self.tag_field)
        if tag is None:
            advice = f"add '{self.tag_field}': one of {listed(self.by_tag, 40)}"
            walk.report(node, f"'{self.tag_field}' is missing", advice)
            return BROKEN
        if not isinstance(tag.value, (str, int)) or tag.value not in self.by_tag:
            near = walk.closest(tag.value, [str(name) for name in self.by_tag]) if isinstance(tag.value, str) else ""
            what = f"{describe(tag)} is no '{self.tag_field}' known here"
            walk.report(tag, what, near or f"one of {listed(self.by_tag, 40)}")
            return BROKEN
        return self.by_tag[tag.value].read(node, walk)


@dataclass(frozen=True, slots=True)
class OneOf(Shape):
    """One of several shapes, told apart by their form; each form is there at most once."""

    shapes: tuple[Shape, ...]

    @property
    def says(self) -> str:
        return " or ".join(shape.says for shape in self.shapes)

    def parts(self) -> Iterable[Shape]:
        return self.shapes

    def fits(self, node: Node) -> bool:
        return any(shape.fits(node) for shape in self.shapes)

    def read(self, node: Node, walk: Walk) -> Plain:
        fitting = [shape for shape in self.shapes if shape.fits(node)]
        return fitting[0].read(node, walk) if fitting else self.refuse(node, walk)
