"""Whatever is in a pack: it loads, or a PackError says why. Nothing else ever happens, and it does not take long."""

import io
import time
import zipfile
from contextlib import suppress
from pathlib import Path
from textwrap import dedent
from typing import Any

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from tests.pace import slowness
from tests.packs.toy_game import CORE, MANIFEST, TOY

from undercroft.packs import Pack, PackError, load_pack
from undercroft.packs.compiled import compile_pack, open_compiled
from undercroft.packs.load import load_source
from undercroft.packs.source import Source, open_source

GOOD = {name: dedent(text).lstrip("\n").encode() for name, text in sorted(CORE.items())}
MARKS = [": ", "- ", "? ", *"[]{},#|>%@`'\"", "&a ", "*a", "!x ", "---\n", "\n", "\t", " ", "\ufeff", "\0", "\x85"]
TOKENS = [*MARKS, "id", "en", "do", "attack", "rat", "core:", "~", "true", "1e9", "-1", "9" * 15, "ä"]


def load(files: dict[str, bytes]) -> Pack | None:
    """The pack, or None where it is refused as it should be."""
    start = time.process_time()
    result = attempt(files)
    took = time.process_time() - start
    assert took < 2 or took < 2 * slowness()
    if isinstance(result, Pack):
        return result
    assert result.problems
    assert all(problem.what.isprintable() and problem.file for problem in result.problems)
    return None


def attempt(files: dict[str, bytes]) -> Pack | PackError:
    try:
        return load_source(Source(Path("core"), files), TOY)
    except PackError as error:
        return error


@settings(max_examples=80, deadline=None)
@given(file=st.sampled_from(list(GOOD)), data=st.binary(max_size=200))
@example(file="pack.yaml", data=b"")
@example(file="items.yaml", data=b"\xef\xbb\xbf")
def test_random_bytes(file: str, data: bytes) -> None:
    load({**GOOD, file: data})


@settings(max_examples=80, deadline=None)
@given(file=st.sampled_from(list(GOOD)), text=st.lists(st.sampled_from(TOKENS), max_size=40).map("".join))
def test_random_yaml(file: str, text: str) -> None:
    load({**GOOD, file: text.encode()})


EDITS = st.lists(st.tuples(st.integers(0, 2_000), st.integers(0, 8), st.sampled_from(TOKENS)), min_size=1, max_size=4)


@settings(max_examples=150, deadline=None)
@given(file=st.sampled_from(list(GOOD)), edits=EDITS)
def test_good_packs_with_a_few_changes(file: str, edits: list[tuple[int, int, str]]) -> None:
    text = GOOD[file].decode()
    for place, length, token in edits:
        place %= len(text) + 1
        text = text[:place] + token + text[place + length :]
    pack = load({**GOOD, file: text.encode()})
    if pack is not None:
        again = open_compiled("again", compile_pack(pack), TOY)
        assert (again.digest, again.tables) == (pack.digest, pack.tables)


VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-10, 10**14)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.sampled_from(TOKENS),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(TOKENS), inner, max_size=3),
    max_leaves=6,
)


@settings(max_examples=150, deadline=None)
@given(data=st.data(), value=VALUES)
def test_good_packs_with_one_value_of_another_type(data: st.DataObject, value: object) -> None:
    file = data.draw(st.sampled_from(["monsters.yaml", "heroes/mira.yaml", "pack.yaml"]))
    tree = msgspec.yaml.decode(GOOD[file])
    parent, key = data.draw(st.sampled_from(places_in(tree)))
    parent[key] = value
    load({**GOOD, file: msgspec.json.encode(tree)})


def places_in(tree: Any) -> list[tuple[Any, Any]]:
    """Every place of a tree where a value could be exchanged."""
    keys = list(tree) if isinstance(tree, dict) else range(len(tree)) if isinstance(tree, list) else ()
    return [*[(tree, key) for key in keys], *[place for key in keys for place in places_in(tree[key])]]


def zipped() -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as made:
        for name, data in GOOD.items():
            made.writestr(zipfile.ZipInfo(name), data)
    return buffer.getvalue()


ZIPPED = zipped()


@settings(max_examples=150, deadline=None)
@given(
    edits=st.lists(st.tuples(st.integers(0, len(ZIPPED) - 1), st.binary(min_size=1, max_size=4)), max_size=4),
    cut=st.integers(0, 60),
)
def test_damaged_archives(edits: list[tuple[int, bytes]], cut: int, tmp_path_factory: pytest.TempPathFactory) -> None:
    data = bytearray(ZIPPED)
    for place, new in edits:
        data[place : place + len(new)] = new
    path = tmp_path_factory.getbasetemp() / "fuzzed.zip"
    path.write_bytes(data[: len(data) - cut])
    with suppress(PackError):
        assert load_pack(path, TOY).id


WHOLE = load_source(Source(Path("core"), GOOD), TOY)
COMPILED = compile_pack(WHOLE)


@settings(max_examples=100, deadline=None)
@given(place=st.integers(0, 3_000), new=st.binary(min_size=1, max_size=4))
def test_damaged_compiled_packs(place: int, new: bytes) -> None:
    data = bytearray(COMPILED)
    data[place : place + len(new)] = new
    with suppress(PackError):
        assert open_compiled("core.json", bytes(data), TOY).tables == WHOLE.tables


def test_the_same_bytes_give_the_same_problems_in_the_same_order(tmp_path: Path) -> None:
    said = []
    for turn in (sorted(GOOD), sorted(GOOD, reverse=True)):
        files = {name: GOOD[name].replace(b"id", b"idd") for name in turn if name != "pack.yaml"}
        with pytest.raises(PackError) as caught:
            load_source(Source(Path("core"), {"pack.yaml": MANIFEST.encode(), **files}), TOY)
        said.append(str(caught.value))
    assert said[0] == said[1]


def test_sources_are_sorted_whatever_the_file_system_says(tmp_path: Path) -> None:
    path = tmp_path / "core.zip"
    path.write_bytes(ZIPPED)
    assert list(open_source(path).files) == sorted(GOOD)
