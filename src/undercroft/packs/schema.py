"""JSON Schema for the files of packs, so that editors complete and check while people write."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias, cast

import msgspec

from undercroft.packs.manifest import Manifest
from undercroft.packs.model import Kind, PackModel
from undercroft.packs.pack import Library
from undercroft.packs.record import namespace_of

Schema: TypeAlias = dict[str, "Json"]
Json: TypeAlias = "str | int | float | bool | Sequence[Json] | Schema | None"

DIALECT = "https://json-schema.org/draft/2020-12/schema"
MANIFEST_KIND = "pack"


def kinds_with_schema(model: PackModel) -> tuple[str, ...]:
    """The kinds of files there are, the manifest first."""
    return (MANIFEST_KIND, *(kind.name for kind in model.kinds if kind.files))


def schema_of(model: PackModel, kind: str, library: Library | None = None, own: str = "") -> Schema:
    """The schema of one kind of file.

    With a library, references complete to the ids it has: short ones for the pack `own`, full ones for the others.
    """
    if kind == MANIFEST_KIND:
        return {"$schema": DIALECT, "title": f"{model.game}: pack.yaml", **_schema_of_type(Manifest, {})}
    found = model.kind(kind)
    known = _known_ids(model, library or Library(()), own)
    schema = _schema_of_type(found.type, known)
    one: Schema = {"$ref": schema.pop("$ref")}
    forms: Schema = {"anyOf": [one, {"type": "array", "items": one}]}
    return {"$schema": DIALECT, "title": f"{model.game}: {kind}, in {' or '.join(found.files)}", **forms, **schema}


def modeline(schema_path: str) -> str:
    """The first line of a YAML file that tells editors of its schema.

    >>> modeline("../schemas/hero.schema.json")
    '# yaml-language-server: $schema=../schemas/hero.schema.json'
    """
    return f"# yaml-language-server: $schema={schema_path}"


def editor_settings(model: PackModel, folder: str) -> Mapping[str, Mapping[str, Sequence[str]]]:
    """The setting by which editors (VS Code's YAML extension and its kin) find the schemas in a folder."""
    files: dict[str, Sequence[str]] = {f"{folder}/{MANIFEST_KIND}.schema.json": ["pack.yaml"]}
    for kind in model.kinds:
        if kind.files:
            files[f"{folder}/{kind.name}.schema.json"] = list(kind.files)
    return {"yaml.schemas": files}


def _schema_of_type(struct: type[msgspec.Struct], known: Mapping[str, Sequence[str]]) -> Schema:
    (reference,), definitions = msgspec.json.schema_components([struct], ref_template="#/$defs/{name}")
    plain = msgspec.to_builtins({**reference, "$defs": definitions})
    return cast("Schema", _tidy(cast("Json", plain), known))


def _tidy(schema: Json, known: Mapping[str, Sequence[str]]) -> Json:
    if isinstance(schema, list):
        return [_tidy(part, known) for part in schema]
    if not isinstance(schema, dict):
        return schema
    tidy: Schema = {key: _tidy(value, known) for key, value in schema.items() if key != "x-refers-to"}
    if isinstance(description := tidy.get("description"), str):
        tidy["description"] = " ".join(description.partition("\n\n")[0].split())
    if tidy.get("title") == "Text":
        _forget_tag(tidy)
    if names := schema.get("x-refers-to"):
        return _reference(tidy, [str(name) for name in cast("list[str]", names)], known)
    return tidy


def _forget_tag(text: Schema) -> None:
    """Packs write texts without the tag that they carry elsewhere."""
    properties = cast("Schema", text["properties"])
    properties.pop("type", None)
    text["required"] = list(properties)


def _reference(schema: Schema, types: Sequence[str], known: Mapping[str, Sequence[str]]) -> Schema:
    ids = [one for name in types for one in known.get(name, ())]
    described: Schema = {"description": f"The id of: {' or '.join(types)}."}
    return {**described, "anyOf": [{"enum": ids}, schema]} if ids else {**described, **schema}


def _known_ids(model: PackModel, library: Library, own: str) -> Mapping[str, Sequence[str]]:
    return {kind.type.__name__: _ids_of(kind, library, own) for kind in model.kinds}


def _ids_of(kind: Kind, library: Library, own: str) -> Sequence[str]:
    full = library.table(kind.type)
    return [one.partition(":")[2] if namespace_of(one) == own else one for one in full]
