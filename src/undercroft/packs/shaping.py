"""From the Struct types of a game to the shapes that read its files."""

from collections.abc import Iterable, Mapping, Sequence
from typing import cast

import msgspec
from msgspec import inspect

from undercroft.packs.containers import Fields, Lookup, Many, OneOf, Row, Speech, Variants
from undercroft.packs.record import IS_ID, REFERS_TO
from undercroft.packs.shapes import Choice, Identity, Nothing, Number, Reference, Shape, Truth, Words
from undercroft.words import LANGS, Text


class ModelError(TypeError):
    """A game's content types cannot be read from packs: a mistake in the game, not in a pack."""


class Shaper:
    """Makes the shapes of one model's types; recursive types become recursive shapes."""

    def __init__(self, kind_of: Mapping[type[msgspec.Struct], str]) -> None:
        self._kind_of = kind_of
        self._kind_named = {struct.__name__: kind for struct, kind in kind_of.items()}
        self._structs: dict[type[msgspec.Struct], Fields] = {}

    def shape(self, struct: type[msgspec.Struct]) -> Fields:
        """The shape of a record type."""
        try:
            info = inspect.type_info(struct)
        except (TypeError, NameError) as error:
            raise ModelError(f"{struct.__name__}: {error}") from error
        assert isinstance(info, inspect.StructType)
        return self._fields(info)

    def _shape(self, info: inspect.Type, where: str) -> Shape:
        match info:
            case inspect.Metadata():
                return self._annotated(info, where)
            case inspect.StructType():
                return Speech(LANGS) if info.cls is Text else self._fields(info)
            case inspect.UnionType():
                return self._union(info.types, where)
            case inspect.VarTupleType():
                return Many(self._shape(info.item_type, where), info.min_length or 0, info.max_length)
            case inspect.TupleType():
                return Row(tuple(self._shape(item, where) for item in info.item_types))
            case inspect.DictType():
                return Lookup(self._shape(info.key_type, where), self._shape(info.value_type, where))
            case _:
                return self._single(info, where)

    def _single(self, info: inspect.Type, where: str) -> Shape:
        match info:
            case inspect.BoolType():
                return Truth()
            case inspect.NoneType():
                return Nothing()
            case inspect.IntType() | inspect.FloatType():
                return Number(isinstance(info, inspect.IntType), info.ge, info.le, info.gt, info.lt)
            case inspect.StrType():
                return Words(info.pattern, info.min_length or 0, info.max_length)
            case inspect.LiteralType():
                return _literal(info.values)
            case inspect.EnumType():
                return Choice(tuple(cast("str | int", member.value) for member in info.cls))
            case inspect.ListType() | inspect.SetType() | inspect.FrozenSetType():
                raise ModelError(f"{where} can be changed or has no order: content is immutable; use tuple[…, ...]")
            case _:
                raise ModelError(
                    f"{where} has a type packs cannot hold ({type(info).__name__}); use text, numbers, "
                    "true/false, Literal, Enum, Ref, Text, tuples, dicts and frozen Structs"
                )

    def _annotated(self, info: inspect.Metadata, where: str) -> Shape:
        extra = cast("dict[str, object]", info.extra or {})  # pyright: ignore[reportUnknownMemberType]
        if extra.get(IS_ID):
            return Identity()
        if isinstance(names := extra.get(REFERS_TO), tuple):
            return Reference(tuple(self._kind(name, where) for name in cast("tuple[str, ...]", names)))
        return self._shape(info.type, where)

    def _kind(self, type_name: str, where: str) -> str:
        if type_name not in self._kind_named:
            raise ModelError(f"{where} refers to {type_name}, which is no kind of this model; add Kind(…, {type_name})")
        return self._kind_named[type_name]

    def _fields(self, info: inspect.StructType) -> Fields:
        if info.cls in self._structs:
            return self._structs[info.cls]
        name = info.cls.__name__
        if not info.cls.__struct_config__.frozen or info.array_like:
            raise ModelError(f"{name} must be declared with frozen=True and without array_like")
        kind = self._kind_of.get(info.cls)
        shape = Fields(info.cls, kind or name, info.tag_field, info.tag, kind)
        self._structs[info.cls] = shape
        shape.fields = {
            field.encode_name: (self._shape(field.type, f"{name}.{field.name}"), field.required)
            for field in info.fields
        }
        return shape

    def _union(self, types: Sequence[inspect.Type], where: str) -> Shape:
        structs = [info for info in types if isinstance(info, inspect.StructType) and info.cls is not Text]
        shapes = [self._shape(info, where) for info in types if info not in structs]
        if structs and any(isinstance(shape, Speech) for shape in shapes):
            raise ModelError(
                f"{where}: a Text cannot stand where other Structs can; put it into a field of one of them"
            )
        if structs:
            shapes.insert(0, self._variants(structs))
        return shapes[0] if len(shapes) == 1 else OneOf(tuple(shapes))

    def _variants(self, structs: Sequence[inspect.StructType]) -> Shape:
        if len(structs) == 1:
            return self._fields(structs[0])
        tag_field = structs[0].tag_field or "type"
        return Variants(tag_field, {info.tag: self._fields(info) for info in structs if info.tag is not None})


def structs_with_records(shapes: Iterable[Fields]) -> frozenset[type[msgspec.Struct]]:
    """The Structs that have records of some kind somewhere inside, so that these can be found and indexed."""
    return frozenset(
        fields.struct
        for start in shapes
        for fields in fields_inside(start)
        if any(inner.kind for part in fields.parts() for inner in fields_inside(part))
    )


def fields_inside(start: Shape) -> list[Fields]:
    """All shapes of Structs that can stand in a shape, itself among them."""
    seen: dict[int, Shape] = {}
    ahead = [start]
    while ahead:
        shape = ahead.pop()
        if id(shape) not in seen:
            seen[id(shape)] = shape
            ahead.extend(shape.parts())
    return [shape for shape in seen.values() if isinstance(shape, Fields)]


def _literal(values: Iterable[str | int | bool | None]) -> Shape:
    choice = Choice(tuple(value for value in values if value is not None))
    return OneOf((choice, Nothing())) if None in values else choice
