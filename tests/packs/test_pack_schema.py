"""The JSON Schemas that editors complete with: they accept what loads, refuse what does not, and offer ids."""

from pathlib import Path
from textwrap import dedent
from typing import Any, cast

import jsonschema_rs
import msgspec
import pytest
from tests.packs.toy_game import CORE, FROST_MANIFEST, TOY, changed, write_pack

from undercroft.packs import load_pack
from undercroft.packs.schema import editor_settings, kinds_with_schema, modeline, schema_of

KIND_OF = {"pack.yaml": "pack"} | {file: kind.name for file in CORE for kind in TOY.kinds if kind.reads(file)}


def accepts(kind: str, text: str) -> bool:
    schema = cast("dict[str, Any]", schema_of(TOY, kind))
    as_json = msgspec.json.encode(msgspec.yaml.decode(dedent(text)))
    return jsonschema_rs.is_valid(schema, msgspec.json.decode(as_json))


@pytest.mark.parametrize("file", CORE)
def test_sound_files_fit_their_schema(file: str) -> None:
    assert accepts(KIND_OF[file], CORE[file])


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("monsters.yaml", "standees: 10", "standees: 7"),
        ("monsters.yaml", "standees: 10", "standes: 10"),
        ("monsters.yaml", "de: Kellerratte", "fr: Rat"),
        ("monsters.yaml", "id: rat-king", "id: Rat King"),
        ("monsters.yaml", "becomes: rat-king", "becomes: Rat King"),
        ("heroes/mira.yaml", "do: attack", "do: atack"),
        ("heroes/mira.yaml", "amount: 3", "amount: 13"),
        ("heroes/mira.yaml", "[6, 7, 8]", "[6]"),
        ("pack.yaml", "version: 1.2.0", "version: latest"),
        ("pack.yaml", "game: toy", ""),
    ],
)
def test_mistakes_do_not_fit(file: str, old: str, new: str) -> None:
    assert not accepts(KIND_OF[file], changed(file, old, new)[file])


def definitions(kind: str, schema: dict[str, Any] | None = None) -> dict[str, Any]:
    return cast("dict[str, dict[str, Any]]", schema or schema_of(TOY, kind))["$defs"]


def test_every_kind_of_file_has_a_schema_with_a_title() -> None:
    assert kinds_with_schema(TOY) == ("pack", "hero", "monster", "item", "scenario")
    assert schema_of(TOY, "hero")["title"] == "toy: hero, in heroes/*.yaml"


def test_descriptions_and_choices_reach_the_editor() -> None:
    card = definitions("hero")["Card"]
    assert card["description"] == "An ability card: its upper and its lower half."
    assert card["properties"]["initiative"]["description"] == "Who acts first: low numbers."
    assert definitions("hero")["Attack"]["properties"]["with"]["items"]["enum"] == ["muddle", "poison", "wound"]
    assert definitions("hero")["Summon"]["properties"]["what"]["description"] == "The id of: Monster."
    assert "x-refers-to" not in str(schema_of(TOY, "scenario"))


def test_texts_are_written_without_a_tag() -> None:
    text = definitions("hero")["Text"]
    assert sorted(text["properties"]) == ["de", "en"]
    assert text["required"] == ["en", "de"]
    assert ">>>" not in text["description"]


def test_known_ids_are_offered_short_for_the_own_pack_and_full_for_others(tmp_path: Path) -> None:
    core = load_pack(write_pack(tmp_path / "core", CORE), TOY)
    files = {"pack.yaml": FROST_MANIFEST, "items.yaml": "{id: ice, name: {en: a, de: b}}"}
    frost = load_pack(write_pack(tmp_path / "frost", files), TOY, [core])
    schema = cast("dict[str, Any]", schema_of(TOY, "item", frost.library, "frost"))
    made_of = definitions("item", schema)["Item"]["properties"]["made_of"]["items"]
    assert made_of["anyOf"][0] == {"enum": ["core:lamp", "core:oil", "ice"]}
    assert jsonschema_rs.is_valid(schema, {"id": "b", "name": {"en": "a", "de": "b"}, "made_of": ["a-new-one"]})


def test_editors_are_told_where_schemas_are() -> None:
    settings = editor_settings(TOY, "schemas")["yaml.schemas"]
    assert settings["schemas/pack.schema.json"] == ["pack.yaml"]
    assert settings["schemas/monster.schema.json"] == ["monsters.yaml", "monsters/*.yaml"]
    assert "schemas/card.schema.json" not in settings
    assert modeline("x.json") == "# yaml-language-server: $schema=x.json"
