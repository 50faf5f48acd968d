"""The page's types of the HTTP side: `python scripts/web_types.py` makes them of the server's OpenAPI document."""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from house.paths import WEB
from undercroft.server.document import document

FILE = WEB / "src" / "lib" / "schema.d.ts"
HEAD = """\
/** What goes over HTTP, made of the server's OpenAPI document by scripts/web_types.py: change the server, not this. */
"""
REQUESTS = """\
/** By method and address: what stands in the address, what is asked and sent, and what comes back. */
export interface Requests {"""
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
Schema: TypeAlias = Mapping[str, Any]


def web_types() -> str:
    """An interface for each schema, and one that has each request with what goes in and what comes back."""
    told = document()
    interfaces = [interface(name, schema) for name, schema in told["components"]["schemas"].items()]
    requests = [
        request(f"{method.upper()} {path}", operation)
        for path, item in told["paths"].items()
        for method, operation in item.items()
    ]
    return "\n".join([HEAD, *interfaces, REQUESTS, *requests, "}\n"])


def interface(name: str, schema: Schema) -> str:
    return "\n".join([f"export interface {name} {{", *(f"  {member};" for member in members(schema)), "}\n"])


def members(schema: Schema) -> Iterator[str]:
    """What may be left out is marked so: in a reply it is there nevertheless, unless it stands at its default."""
    for name, inner in schema["properties"].items():
        yield f"{name}{'' if name in schema.get('required', ()) else '?'}: {type_of(inner)}"


def type_of(schema: Schema) -> str:
    """A schema as a type.

    >>> type_of({"type": "array", "items": {"oneOf": [{"type": "string"}, {"type": "integer"}]}})
    '(string | number)[]'
    """
    match schema:
        case {"$ref": reference}:
            return str(reference).rpartition("/")[2]
        case {"enum": values}:
            return " | ".join(json.dumps(value) for value in values)
        case {"oneOf": kinds}:
            return " | ".join(dict.fromkeys(type_of(kind) for kind in kinds))
        case {"prefixItems": items}:
            return f"[{', '.join(type_of(item) for item in items)}]"
        case {"type": "array", "items": item}:
            inner = type_of(item)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case {"type": "object", "properties": _}:
            return f"{{ {'; '.join(members(schema))} }}"
        case {"type": "object"}:
            return f"{{ [id: string]: {type_of(schema.get('additionalProperties', {}))} }}"
        case {"type": str(name)}:
            return PLAIN[name]
        case _:
            return "unknown"


def request(name: str, operation: Schema) -> str:
    body = content(operation.get("requestBody", {}))
    done = next(reply for status, reply in operation["responses"].items() if status.startswith("2"))
    parts = [
        *fields("at", [one for one in operation.get("parameters", []) if one["in"] == "path"]),
        *fields("query", [one for one in operation.get("parameters", []) if one["in"] == "query"]),
        *([f"body: {body}"] if body else []),
        f"gives: {content(done) or 'undefined'}",
    ]
    about = f"  /** {operation['description']} */"
    return "\n".join([about, f"  {json.dumps(name)}: {{", *(f"    {part};" for part in parts), "  };"])


def fields(name: str, parameters: Sequence[Schema]) -> Iterator[str]:
    """The parameters of one kind, where there are any."""
    if parameters:
        told = [f"{one['name']}{'' if one['required'] else '?'}: {type_of(one['schema'])}" for one in parameters]
        some = any(one["required"] for one in parameters)
        yield f"{name}{'' if some else '?'}: {{ {'; '.join(told)} }}"


def content(message: Schema) -> str:
    """The type of a body; empty where there is none."""
    kinds = message.get("content") or {}
    return next((type_of(kind["schema"]) for kind in kinds.values()), "")


if __name__ == "__main__":
    FILE.write_text(web_types(), encoding="utf-8")
