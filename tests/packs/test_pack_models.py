"""What a game may declare as content, and what it is told when it cannot be."""

from enum import Enum, IntEnum, StrEnum
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta
from tests.packs.toy_game import MANIFEST, TOY, Hero, Item, write_pack

from undercroft.packs import Kind, ModelError, PackError, PackModel, Record, Ref, load_pack
from undercroft.words import Text


class Thing(Record, frozen=True):
    pass


def model(*types: type[Record]) -> PackModel:
    return PackModel(
        "toy", 2, tuple(Kind(one.__name__.lower(), one, (f"{one.__name__.lower()}.yaml",)) for one in types)
    )


def record(name: str, **fields: Any) -> type[Record]:
    """A record type with these fields."""
    return msgspec.defstruct(name, list(fields.items()), bases=(Record,), frozen=True, kw_only=True)  # type: ignore[return-value]


class Leaf(msgspec.Struct, frozen=True):
    size: float


class Tagged(msgspec.Struct, frozen=True, tag=True):
    pass


class Weight(Enum):
    HEAVY = 1.5


class Loose(msgspec.Struct):
    pass


@pytest.mark.parametrize(
    ("field", "said"),
    [
        (list[int], r"Broken.field can be changed or has no order: content is immutable; use tuple\[…, ...\]"),
        (frozenset[int], "Broken.field can be changed or has no order"),
        (object, r"Broken.field has a type packs cannot hold \(CustomType\)"),
        (Any, "Broken.field has a type packs cannot hold"),
        (Loose, "Loose must be declared with frozen=True"),
        (Leaf | Text, "all Struct types must be tagged"),
        (Tagged | Text, "Broken.field: a Text cannot stand where other Structs can"),
        (Weight, "Broken: Enums must contain either all str or all int values"),
        (Ref[Hero], "Broken.field refers to Hero, which is no kind of this model"),
    ],
)
def test_types_that_packs_cannot_hold_are_refused(field: object, said: str) -> None:
    with pytest.raises(ModelError, match=said):
        _ = model(record("Broken", field=field)).shapes


def test_names_of_kinds_and_types_are_unique() -> None:
    with pytest.raises(ModelError, match="two kinds of toy have the same name"):
        PackModel("toy", 1, (Kind("a", Thing), Kind("a", Hero)))
    with pytest.raises(ModelError, match="two types of toy have the same name"):
        PackModel("toy", 1, (Kind("a", Thing), Kind("b", Thing)))


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


class Level(IntEnum):
    LOW = 1
    HIGH = 2


class Named(Record, frozen=True, kw_only=True):
    by_key: dict[str, Leaf] = {}
    title: Text | str | None = None
    short: Annotated[str, Meta(max_length=3)] = ""
    long: Annotated[str, Meta(min_length=3)] = "abc"
    flag: bool | int = False
    friend: Ref["Named"] | int = 0
    tagged: Tagged | None = None


class Tree(Record, frozen=True, kw_only=True):
    colour: Colour = Colour.RED
    level: Level = Level.LOW
    choice: Literal["a", 2, None] = None
    text_or_number: str | int = 0
    leaf_or_text: Leaf | str | None = None
    by_other: dict[Ref["Tree"], tuple[bool, ...]] = {}
    pair: tuple[str, Leaf] | None = None


def load_trees(folder: Path, text: str) -> dict[str, Tree]:
    files = {"pack.yaml": MANIFEST, "tree.yaml": text}
    return dict(load_pack(write_pack(folder / "core", files), model(Tree)).table(Tree))


def test_enums_literals_unions_and_mappings(tmp_path: Path) -> None:
    trees = load_trees(
        tmp_path,
        """
        - {id: a, colour: blue, level: 2, choice: 2, text_or_number: x, by_other: {b: [true]}, pair: [x, {size: 1}]}
        - {id: b, choice: ~, text_or_number: 7}
        """,
    )
    assert trees["core:a"] == Tree(
        id="core:a",
        colour=Colour.BLUE,
        level=Level.HIGH,
        choice=2,
        text_or_number="x",
        by_other={Ref("core:b"): (True,)},
        pair=("x", Leaf(1.0)),
    )
    assert trees["core:b"].text_or_number == 7


def test_mistakes_in_them_have_places(tmp_path: Path) -> None:
    with pytest.raises(PackError) as caught:
        load_trees(tmp_path, "{id: a, colour: bleu, level: 3, choice: b, by_other: {c: [1]}, text_or_number: []}")
    assert [str(problem) for problem in caught.value.problems] == [
        "tree.yaml:1:17: the text 'bleu' stands where one of red, blue is wanted — did you mean 'blue'?",
        "tree.yaml:1:30: the number 3 stands where one of 1, 2 is wanted",
        "tree.yaml:1:41: the text 'b' stands where one of 2, a is wanted",
        "tree.yaml:1:55: there is no tree 'c'",
        "tree.yaml:1:59: the number 1 stands where true or false is wanted",
        "tree.yaml:1:80: a list stands where a text or a whole number is wanted",
    ]


def test_unions_take_the_part_that_fits(tmp_path: Path) -> None:
    def load_named(text: str) -> Named:
        files = {"pack.yaml": MANIFEST, "named.yaml": text}
        return load_pack(write_pack(tmp_path / "core", files), model(Named)).table(Named)["core:a"]

    named = load_named("{id: a, title: x, flag: true, friend: a, by_key: {k: {size: 1}}, tagged: {type: Tagged}}")
    assert named == Named(
        id="core:a", title="x", flag=True, friend=Ref("core:a"), by_key={"k": Leaf(1.0)}, tagged=Tagged()
    )
    assert load_named("{id: a, title: {en: a, de: b}, flag: 3, friend: 3}").title == Text("a", "b")
    with pytest.raises(PackError) as caught:
        load_named("{id: a, title: [], short: long, long: s, flag: 1.5, tagged: {type: Other}}")
    assert [problem.what.partition(" is wanted")[0] for problem in caught.value.problems] == [
        "a list stands where a text in en and de: {en: …, de: …} or a text or nothing",
        "the text 'long' stands where a text of 0 to 3 characters",
        "the text 's' stands where a text of at least 3 characters",
        "the number 1.5 stands where true or false or a whole number",
        "the text 'Other' stands where 'Tagged'",
    ]


def test_a_record_that_is_no_kind_is_named() -> None:
    with pytest.raises(LookupError, match="toy has no kind 'beast'; it has thing"):
        model(Thing).kind("beast")


def test_a_key_that_means_the_same_twice_is_noticed(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"tree.yaml:1:31: the key 'core:a' is there twice"):
        load_trees(tmp_path, "{id: a, by_other: {a: [true], 'core:a': []}}")


def test_the_fingerprint_changes_with_the_types() -> None:
    assert model(Thing).fingerprint == model(Thing).fingerprint
    assert model(record("Thing", size=int)).fingerprint != model(record("Thing", size=float)).fingerprint
    assert TOY.fingerprint != model(Item).fingerprint


def test_an_old_schema_is_read_as_long_as_the_game_says(tmp_path: Path) -> None:
    folder = write_pack(tmp_path / "core", {"pack.yaml": MANIFEST})
    kinds = (Kind("thing", Thing, ("thing.yaml",)),)
    assert load_pack(folder, PackModel("toy", 5, kinds)).id == "core"
    with pytest.raises(PackError, match="written for schema 2; the oldest still read is 3 — get a newer edition"):
        load_pack(folder, PackModel("toy", 5, kinds, oldest_schema=3))
