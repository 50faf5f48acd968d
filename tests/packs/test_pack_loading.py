"""What a sound pack becomes: immutable tables by full id, with a digest of nothing but the content."""

from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.packs.toy_game import (
    CORE,
    FROST_MANIFEST,
    MANIFEST,
    TOY,
    Attack,
    Card,
    Hero,
    Item,
    Monster,
    Scenario,
    Summon,
    changed,
    count_verbs,
    write_pack,
)

from undercroft.packs import Library, PackPin, Record, Ref, load_pack
from undercroft.packs.stats import count_records
from undercroft.words import Text


@pytest.fixture
def core(tmp_path: Path) -> Path:
    return write_pack(tmp_path / "core", CORE)


def test_records_are_typed_and_found_by_full_id(core: Path) -> None:
    pack = load_pack(core, TOY)
    rat = pack.table(Monster)["core:rat"]
    assert rat.name == Text("Cellar rat", "Kellerratte")
    assert rat.levels[1].speed == 2.0
    assert rat.standees == 10
    assert pack.table(Hero)["core:mira"].cards[0].top[0] == Attack(amount=3, with_=("wound",))


def test_short_references_become_full_ones(core: Path) -> None:
    pack = load_pack(core, TOY)
    assert pack.table(Hero)["core:mira"].starts_with == ("core:lamp",)
    assert pack.table(Scenario)["core:cellar"].legend == {"R": "core:rat", "K": "core:rat-king"}
    assert pack.table(Card)["core:whistle"].top == (Summon(what=Ref("core:rat")),)


def test_records_inside_others_are_found_and_are_the_same_objects(core: Path) -> None:
    pack = load_pack(core, TOY)
    assert list(pack.table(Card)) == ["core:lunge", "core:whistle"]
    assert pack.table(Card)["core:lunge"] is pack.table(Hero)["core:mira"].cards[0]


def test_nothing_of_a_loaded_pack_can_be_assigned(core: Path) -> None:
    pack = load_pack(core, TOY)
    rat = pack.table(Monster)["core:rat"]
    with pytest.raises(AttributeError):
        rat.standees = 4  # type: ignore[misc]
    with pytest.raises(TypeError):
        pack.table(Monster)["core:cat"] = rat  # type: ignore[index]
    with pytest.raises(TypeError):
        pack.tables[Monster] = {}  # type: ignore[index]


def test_a_pack_counts_its_records_and_verbs(core: Path) -> None:
    pack = load_pack(core, TOY)
    assert count_records(pack) == {"hero": 1, "card": 2, "monster": 2, "item": 2, "scenario": 1}
    assert count_verbs(pack) == {"attack": 1, "move": 2, "summon": 1, "twice": 1}


SAME_CONTENT = {
    "a comment": changed("items.yaml", "- {id: oil", "# slippery\n        - {id: oil"),
    "another order of records": {
        **CORE,
        "items.yaml": """
            - {id: oil, name: {en: Oil, de: Öl}}
            - {id: lamp, name: {en: Lamp, de: Lampe}, price: 5, made_of: [oil]}
            """,
    },
    "another order of keys": changed(
        "items.yaml", "{id: oil, name: {en: Oil, de: Öl}}", "{name: {de: Öl, en: Oil}, id: oil}"
    ),
    "quotes and full ids": changed("items.yaml", "made_of: [oil]", "made_of: ['core:oil']"),
    "a fraction written as one": changed("monsters.yaml", "speed: 2}", "speed: 2.0}"),
    "another version": changed("pack.yaml", "1.2.0", "1.3.0"),
    "other authors and title": {
        **CORE,
        "pack.yaml": MANIFEST.replace("A. Cellarer", "B").replace("The Cellar", "Cellar"),
    },
    "records cut into other files": {
        **{name: text for name, text in CORE.items() if name != "monsters.yaml"},
        "monsters/rat.yaml": CORE["monsters.yaml"].split("- id: rat-king")[0],
        "monsters/king.yaml": "- id: rat-king\n"
        + CORE["monsters.yaml"].split("- id: rat-king\n")[1].replace("          ", "  "),
    },
}


@pytest.mark.parametrize("what", SAME_CONTENT)
def test_the_digest_does_not_see(what: str, core: Path, tmp_path: Path) -> None:
    other = write_pack(tmp_path / "other", SAME_CONTENT[what])
    assert load_pack(other, TOY).digest == load_pack(core, TOY).digest


DIFFERENT_CONTENT = {
    "a number": changed("items.yaml", "price: 5", "price: 6"),
    "a word": changed("items.yaml", "Öl", "Fett"),
    "the order of effects": changed("heroes/mira.yaml", "health: [6, 7, 8]", "health: [7, 6, 8]"),
    "a key of a mapping": changed("monsters.yaml", "1: {health: 4", "2: {health: 4"),
    "the namespace": changed("scenarios/cellar.yaml", "core:", "", changed("pack.yaml", "id: core", "id: crypt")),
}


@pytest.mark.parametrize("what", DIFFERENT_CONTENT)
def test_the_digest_sees(what: str, core: Path, tmp_path: Path) -> None:
    other = write_pack(tmp_path / "other", DIFFERENT_CONTENT[what])
    assert load_pack(other, TOY).digest != load_pack(core, TOY).digest


def test_a_pack_can_be_pinned(core: Path) -> None:
    pack = load_pack(core, TOY)
    assert pack.pin() == PackPin("core", "1.2.0", pack.digest)
    assert msgspec.json.decode(msgspec.json.encode(pack.pin()), type=PackPin) == pack.pin()
    assert len(pack.digest) == 64


def test_a_draft_may_lack_a_language_and_says_it_in_the_other(tmp_path: Path) -> None:
    files = changed(
        "items.yaml", "{en: Oil, de: Öl}", "{de: Öl}", changed("pack.yaml", "schema: 2", "schema: 2\nstatus: draft")
    )
    pack = load_pack(write_pack(tmp_path / "core", files), TOY)
    assert pack.table(Item)["core:oil"].name == Text("Öl", "Öl")


def test_packs_refer_to_packs_they_require(core: Path, tmp_path: Path) -> None:
    files = {"pack.yaml": FROST_MANIFEST, "items.yaml": "{id: ice-lamp, name: {en: a, de: b}, made_of: ['core:oil']}"}
    frost = load_pack(write_pack(tmp_path / "frost", files), TOY, [load_pack(core, TOY)])
    assert frost.table(Item)["frost:ice-lamp"].made_of == ("core:oil",)
    assert list(frost.table(Item)) == ["frost:ice-lamp"]
    assert list(frost.library.table(Item)) == ["core:lamp", "core:oil", "frost:ice-lamp"]
    assert [pack.id for pack in Library([frost]).packs] == ["core", "frost"]
    assert [pin.id for pin in frost.library.pins] == ["core", "frost"]


def test_every_record_type_is_a_record(core: Path) -> None:
    pack = load_pack(core, TOY)
    for kind in TOY.kinds:
        assert all(isinstance(record, Record) and full == record.id for full, record in pack.table(kind.type).items())


NAMES = st.text("abcdefgh", min_size=1, max_size=5)
WORDS = st.text(st.characters(exclude_categories=("C", "Zl", "Zp")), max_size=20)


@settings(max_examples=25, deadline=None)
@given(items=st.dictionaries(NAMES, st.tuples(WORDS, st.none() | st.integers(-5, 10**9)), min_size=1))
def test_what_is_written_is_what_is_read(
    items: dict[str, tuple[str, int | None]], tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = write_pack(tmp_path_factory.mktemp("packs") / "core", {"pack.yaml": MANIFEST})
    records = [
        {"id": name, "name": {"en": f".{text}", "de": f".{text}"}, "price": price}
        for name, (text, price) in items.items()
    ]
    (folder / "items.yaml").write_bytes(msgspec.json.encode(records))
    pack = load_pack(folder, TOY)
    assert {full: (item.name.en, item.price) for full, item in pack.table(Item).items()} == {
        f"core:{name}": (f".{text}", price) for name, (text, price) in items.items()
    }
