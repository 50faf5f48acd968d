"""A tool's input as people type it: `strength=3 kinds=fire,ice`, or `--strength 3`, makes the document of a tool.

Words that name no field fill those that must be told, in their order. Lists are written with commas, tables as
`name:value,name:value`; whatever is more than that, as JSON.
"""

from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from textwrap import wrap
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec
from msgspec import inspect

from undercroft.cli.errors import UserError

if TYPE_CHECKING:
    from undercroft.table.tools import Fitted
    from undercroft.words import Lang

Document: TypeAlias = dict[str, "Document"] | list["Document"] | str | int | float | bool | None
Fields: TypeAlias = Mapping[str, inspect.Field]
YES, NO = ("yes", "true", "1"), ("no", "false", "0")


def fields_of(input: type[msgspec.Struct]) -> Fields:
    """The fields of a tool's input by the names that documents use."""
    kind = inspect.type_info(input)
    assert isinstance(kind, inspect.StructType)
    return {field.encode_name: field for field in kind.fields}


def read_words(words: Sequence[str], input: type[msgspec.Struct]) -> dict[str, Document]:
    """The document that the words mean.

    >>> from undercroft.cli.tool_words import read_words
    >>> class Blow(msgspec.Struct):
    ...     strength: int
    ...     kinds: tuple[str, ...] = ()
    >>> read_words(["3", "kinds=fire, ice"], Blow)
    {'strength': 3, 'kinds': ['fire', 'ice']}
    """
    fields = fields_of(input)
    document: dict[str, Document] = {}
    for name, text in by_field(words, fields):
        value = value_of(text, fields[name].type, name)
        before = document.get(name)
        if isinstance(before, list) and isinstance(value, list):
            document[name] = [*before, *value]
        elif name in document:
            raise UserError("told twice", where=name, todo="Leave one of the two out.")
        else:
            document[name] = value
    return document


def by_field(words: Sequence[str], fields: Fields) -> Iterator[tuple[str, str]]:
    """Each value with the field it is for."""
    told = list(named(words))
    known = {name for name, _ in told}
    waiting = [name for name, field in fields.items() if field.required and name not in known]
    for name, text in told:
        if name and name not in fields:
            raise UserError(f"no field is called {name!r}", todo=suggest(name, fields))
        if not name and not waiting:
            raise UserError(f"for which field is {text!r}?", todo="Write FIELD=VALUE. " + suggest("", fields))
        yield name or waiting.pop(0), text


def named(words: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Values with the names that were typed, or none.

    >>> list(named(["wolf", "wounds=2", "--act", "2", "--at=cave"]))
    [('', 'wolf'), ('wounds', '2'), ('act', '2'), ('at', 'cave')]
    """
    waiting = iter(words)
    for word in waiting:
        name, equals, text = word.removeprefix("--").partition("=")
        if equals:
            yield name, text
        elif word.startswith("--"):
            yield name, value_after(word, waiting)
        else:
            yield "", word


def value_after(option: str, words: Iterator[str]) -> str:
    for word in words:
        return word
    raise UserError("a value is missing", where=option)


def suggest(name: str, fields: Fields) -> str:
    if close := get_close_matches(name, fields, 1):
        return f"Did you mean {close[0]!r}?"
    return f"Fields: {', '.join(fields)}."


def value_of(text: str, kind: inspect.Type, field: str) -> Document:
    """A text as the value that a field of this kind wants."""
    match kind:
        case inspect.Metadata(type=plain):
            return value_of(text, plain, field)
        case inspect.UnionType(types=types):
            return first_that_fits(text, types, field)
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item) if not text.startswith("["):
            return [value_of(part, item, field) for part in parts(text)]
        case inspect.TupleType(item_types=items) if not text.startswith("["):
            return [value_of(part, item, field) for part, item in zip(parts(text), items, strict=False)]
        case inspect.DictType(value_type=item) if not text.startswith("{"):
            pairs = [part.rpartition(":") for part in parts(text)]
            return {name.strip(): value_of(value.strip(), item, field) for name, _, value in pairs}
        case inspect.StrType():
            return text
        case inspect.LiteralType(values=values):
            return next((value for value in values if str(value) == text), text)
        case inspect.EnumType(cls=cls):
            return next((one.value for one in cls if str(one.value) == text), text)
        case inspect.BoolType():
            return yes_or_no(text, field)
        case inspect.NoneType():
            if text:
                raise UserError(f"{text!r} is not nothing", where=field)
            return None
        case inspect.IntType():
            return number_of(text, int, "a whole number", field)
        case inspect.FloatType():
            return number_of(text, float, "a number", field)
        case _:
            return json_of(text, field)


def parts(text: str) -> list[str]:
    """
    >>> parts("feint, parry,")
    ['feint', 'parry']
    """
    return [part.strip() for part in text.split(",") if part.strip()]


def first_that_fits(text: str, kinds: Sequence[inspect.Type], field: str) -> Document:
    """The narrowest kind comes first: nothing, a number, then any text."""
    narrow = sorted(kinds, key=lambda kind: (isinstance(kind, inspect.StrType), not isinstance(kind, inspect.NoneType)))
    for kind in narrow[:-1]:
        try:
            return value_of(text, kind, field)
        except UserError:
            continue
    return value_of(text, narrow[-1], field)


def yes_or_no(text: str, field: str) -> bool:
    if text.lower() not in YES + NO:
        raise UserError(f"{text!r} is neither yes nor no", where=field)
    return text.lower() in YES


def number_of(text: str, kind: type[int] | type[float], called: str, field: str) -> int | float:
    try:
        return kind(text)
    except ValueError as error:
        raise UserError(f"{text!r} is not {called}", where=field) from error


def json_of(text: str, field: str) -> Document:
    try:
        value: Document = msgspec.json.decode(text)
    except msgspec.DecodeError as error:
        raise UserError(f"{text!r} is not JSON: {error}", where=field, todo="Or write it into a file.") from error
    return value


# What there is to tell


def describe(tool: "Fitted", lang: "Lang") -> str:
    """What a tool can be told, a line a field: its name, what it is, what it is without being told, its choices."""
    from undercroft.table.narrator import as_said

    (reference,), kinds = msgspec.json.schema_components([tool.tool.input])
    schema: Any = as_said(tool.words, lang, kinds[reference["$ref"].rpartition("/")[2]])
    fields: dict[str, dict[str, Any]] = schema["properties"]
    wide = max(map(len, fields))
    needed: list[str] = schema.get("required", [])
    head = " ".join(["undercroft tool", tool.tool.id, *(f"{name}=…" for name in needed)])
    lines = [f"{tool.words.say(tool.tool.name, lang)}. {tool.words.say(tool.tool.about, lang)}", "", head, ""]
    for name, field in fields.items():
        about = ". ".join(filter(None, [field.get("title", ""), field.get("description", "").rstrip(".")]))
        lines.append(f"{name:<{wide}}  {about}{known(field)}".rstrip())
        lines += [f"{'':<{wide}}  {line}" for line in choices(field)]
    return "\n".join(lines)


def known(field: Mapping[str, Any]) -> str:
    """The value without being told."""
    default = field.get("default")
    return f" [{default}]" if default or default == 0 else ""


def choices(field: Mapping[str, Any]) -> list[str]:
    """The values that a field knows by name, in lines."""
    names: Mapping[str, str] = field.get("x-names", {})
    values: Sequence[Any] = field.get("enum", [*names])
    return wrap(", ".join(called(str(value), names) for value in values), 90, break_on_hyphens=False)


def called(value: str, names: Mapping[str, str]) -> str:
    """A value, with its name where that says more.

    >>> called("ash-wyvern", {"ash-wyvern": "Ash Wyvern"}), called("mok", {"mok": "Elder Mok"})
    ('ash-wyvern', 'mok (Elder Mok)')
    """
    name = names.get(value, value)
    return value if plain(name) == plain(value) else f"{value} ({name})"


def plain(name: str) -> str:
    return name.replace("-", " ").casefold()
