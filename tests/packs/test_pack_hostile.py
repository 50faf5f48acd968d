"""Hostile packs are refused in less than a second, with a problem that says why, and nothing outside is touched."""

import os
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from textwrap import dedent

import pytest
from tests.pace import within
from tests.packs.toy_game import CORE, MANIFEST, TOY, write_pack

from undercroft.packs import Limits, PackError, load_pack
from undercroft.packs.model import Kind
from undercroft.packs.source import open_source


@contextmanager
def refused(said: str) -> Iterator[None]:
    """A refusal for the given reason, in less than a second."""
    with within(1), pytest.raises(PackError) as caught:
        yield
    assert any(said in str(problem) for problem in caught.value.problems), caught.value


@pytest.fixture
def core(tmp_path: Path) -> Path:
    return write_pack(tmp_path / "core", CORE)


CIRCLE = "".join(f"{{id: i{n}, name: {{en: a, de: b}}, made_of: [i{(n + 1) % 8_000}]}}," for n in range(8_000))
BOMBS = {
    "laughs": "a: &a [x, x]\n" + "".join(f"{b}: &{b} [*{a}, *{a}]\n" for a, b in zip("abcdef", "bcdefg", strict=True)),
    "deep flow": "[" * 100_000,
    "deep flow, closed": "[" * 100_000 + "]" * 100_000,
    "deep mappings": "{a: " * 100_000,
    "deep blocks": "- " * 100_000,
    "deep indentation": "\n".join(" " * n + "a:" for n in range(900)),
    "deep keys": "? " * 100_000,
    "wide list": "[" + "a," * 260_000 + "]",
    "wide mapping": "{" + "".join(f"k{n}," for n in range(80_000)) + "}",
    "same key": "a: 1\n" * 80_000,
    "documents": "--- a\n" * 80_000,
    "escapes": '"' + "\\x41" * 120_000 + '"',
    "folded": ">\n" + " a\n" * 170_000,
    "quote that never ends": "'" + "a\n" * 200_000,
    "tags": "!" * 400_000,
    "directives": "%TAG ! tag:x,2000:\n" * 20_000,
    "long number": "1" * 500_000,
    "long key": "{" + "k" * 500_000 + ": 1}",
    "comments": "#\n" * 250_000,
    "colons": "a: " * 150_000,
    "nested pairs": "[" + "a: b, " * 80_000,
    "flow in 31 levels": "[" * 31 + "a," * 240_000,
    "unknown ids": "[" + "".join(f"{{id: i{n}, name: {{en: a, de: b}}, made_of: [j{n}]}}," for n in range(9_000)) + "]",
    "long circle": f"[{CIRCLE}]",
    "unknown keys": "[" + "{idd: a, nme: b, prise: c, made_off: d}," * 12_000 + "]",
}  # fmt: skip


@pytest.mark.parametrize("name", BOMBS)
def test_a_bomb_in_a_file_is_refused_quickly(name: str, tmp_path: Path) -> None:
    folder = write_pack(tmp_path / "core", {"pack.yaml": MANIFEST})
    (folder / "items.yaml").write_text(BOMBS[name][: 512 * 1024])
    with refused("items.yaml:"):
        load_pack(folder, TOY)


def test_a_bomb_as_a_manifest_is_refused_quickly(tmp_path: Path) -> None:
    for number, bomb in enumerate(BOMBS.values()):
        folder = write_pack(tmp_path / str(number), {})
        folder.mkdir()
        (folder / "pack.yaml").write_text(bomb[: 512 * 1024])
        with refused("pack.yaml:"):
            load_pack(folder, TOY)


def test_too_many_values_over_all_files(tmp_path: Path) -> None:
    files = {f"monsters/m{n}.yaml": "[" + "a, " * 30_000 + "]" for n in range(8)}
    with refused("the pack has more than 150000 values — split it into several packs"):
        load_pack(write_pack(tmp_path / "core", {"pack.yaml": MANIFEST, **files}), TOY)


def test_a_large_file(core: Path) -> None:
    (core / "items.yaml").write_bytes(b" " * (512 * 1024 + 1))
    with refused("items.yaml: larger than the 512 KiB allowed here — split it"):
        load_pack(core, TOY)


def test_a_huge_sparse_file(core: Path) -> None:
    os.truncate(core / "items.yaml", 1 << 36)
    with refused("items.yaml: larger than the 512 KiB allowed here"):
        load_pack(core, TOY)


def test_a_large_pack(core: Path) -> None:
    for number in range(6):
        (core / f"monsters-{number}.yaml").write_bytes(b"#" * 100_000)
    with refused("larger than the"):
        load_pack(core, TOY, limits=Limits(pack_bytes=500_000))


def test_many_files(core: Path) -> None:
    for number in range(2_001):
        (core / f"{number}.txt").touch()
    with refused("core: more than 2000 files — split it into several packs"):
        load_pack(core, TOY)


def test_deep_folders(core: Path) -> None:
    (core / "/".join("a" * 40)).mkdir(parents=True)
    with refused("folders nested deeper than 6"):
        load_pack(core, TOY)


def test_a_symbolic_link_to_a_file(core: Path, tmp_path: Path) -> None:
    (tmp_path / "secret.yaml").write_text("password: x")
    (core / "items.yaml").unlink()
    (core / "items.yaml").symlink_to(tmp_path / "secret.yaml")
    with refused("items.yaml: a symbolic link — put the file itself into the pack"):
        load_pack(core, TOY)


def test_a_symbolic_link_to_a_folder(core: Path) -> None:
    (core / "more").symlink_to("/")
    with refused("more: a symbolic link"):
        load_pack(core, TOY)


def test_a_pipe_does_not_make_the_reader_wait(core: Path) -> None:
    (core / "items.yaml").unlink()
    os.mkfifo(core / "items.yaml")
    with refused("items.yaml: neither a file nor a folder — take it out of the pack"):
        load_pack(core, TOY)


def test_names_with_escape_sequences_do_not_reach_the_terminal(core: Path) -> None:
    (core / "\x1b[31m.yaml").write_text("a")
    with refused("\\x1b[31m.yaml: a name with invisible characters — rename the file"):
        load_pack(core, TOY)


def test_what_is_no_pack(tmp_path: Path) -> None:
    with refused("there is no such folder or archive — check the path"):
        open_source(tmp_path / "nothing")
    with refused("there is no pack.yaml in it — a pack is a folder with a file pack.yaml"):
        open_source(tmp_path)
    (tmp_path / "a.txt").write_text("hello")
    with refused("not a readable zip archive"):
        open_source(tmp_path / "a.txt")


def archive(path: Path, files: dict[str, str | bytes], compression: int = zipfile.ZIP_DEFLATED) -> Path:
    with zipfile.ZipFile(path, "w", compression) as made:
        for name, data in files.items():
            made.writestr(name, dedent(data).lstrip("\n") if isinstance(data, str) else data)
    return path


def test_an_archive_is_the_same_pack_as_its_folder(core: Path, tmp_path: Path) -> None:
    packed = archive(tmp_path / "core.zip", dict(CORE))
    in_a_folder = archive(tmp_path / "in.zip", {f"core-main/{name}": text for name, text in CORE.items()})
    assert load_pack(packed, TOY).digest == load_pack(in_a_folder, TOY).digest == load_pack(core, TOY).digest


@pytest.mark.parametrize(
    "name",
    ["../evil.yaml", "/etc/evil.yaml", "a/../../evil.yaml", "a/./b.yaml", "C:\\evil.yaml", "C:/evil.yaml", "a//b.yaml"],
)
def test_names_that_climb_out_of_an_archive(name: str, tmp_path: Path) -> None:
    with refused("a name that leads out of the archive — make the archive again with plain names"):
        open_source(archive(tmp_path / "core.zip", {**CORE, name: "x"}))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["core.zip"]


def test_an_archive_that_unpacks_to_very_much(tmp_path: Path) -> None:
    path = archive(tmp_path / "core.zip", {**CORE, "items.yaml": b"\0" * 100_000_000})
    with refused("items.yaml: is packed suspiciously tightly — leave it out"):
        open_source(path)


def test_an_archive_of_many_middling_files(tmp_path: Path) -> None:
    files = {f"monsters/{number}.yaml": b"#" * 500_000 for number in range(40)}
    with refused("larger than the"):
        open_source(archive(tmp_path / "core.zip", {**CORE, **files}))


def test_an_archive_that_lies_about_sizes(tmp_path: Path) -> None:
    path = archive(tmp_path / "core.zip", {**CORE, "zz.yaml": b"#" * 3_000_000})
    true, lie = (3_000_000).to_bytes(4, "little"), (1_000).to_bytes(4, "little")
    path.write_bytes(path.read_bytes().replace(true, lie))
    with refused("core.zip: not a readable zip archive"):
        open_source(path)


def test_an_archive_with_many_entries(tmp_path: Path) -> None:
    path = archive(tmp_path / "core.zip", {f"{n}": b"" for n in range(30_000)})
    with refused("more than 2000 entries"):
        open_source(path)


def test_a_large_archive(tmp_path: Path) -> None:
    path = tmp_path / "core.zip"
    path.touch()
    os.truncate(path, 1 << 36)
    with refused("an archive larger than 4096 KiB"):
        open_source(path)


def test_deep_folders_in_an_archive(tmp_path: Path) -> None:
    with refused("folders nested deeper than 6 — move the files up"):
        open_source(archive(tmp_path / "core.zip", {**CORE, "a/" * 40 + "a.yaml": "x"}))


def test_other_files_in_an_archive_are_left_alone(core: Path, tmp_path: Path) -> None:
    packed = archive(tmp_path / "core.zip", {**CORE, "README.md": b"hello", "pictures/": b""})
    assert load_pack(packed, TOY).digest == load_pack(core, TOY).digest


def test_a_link_in_an_archive(tmp_path: Path) -> None:
    path = archive(tmp_path / "core.zip", dict(CORE))
    link = zipfile.ZipInfo("items-2.yaml")
    link.external_attr = 0o120777 << 16
    with zipfile.ZipFile(path, "a") as made:
        made.writestr(link, "/etc/passwd")
    with refused("items-2.yaml: neither a file nor a folder"):
        open_source(path)


def test_the_same_name_twice_in_an_archive(tmp_path: Path) -> None:
    path = archive(tmp_path / "core.zip", dict(CORE))
    with zipfile.ZipFile(path, "a") as made, pytest.warns(UserWarning, match="Duplicate name"):
        made.writestr("items.yaml", "[]")
    with refused("items.yaml: is in the archive twice"):
        open_source(path)


def test_rare_compression_and_passwords_in_an_archive(tmp_path: Path) -> None:
    with refused("is packed by a rare method — make the archive with ordinary compression"):
        open_source(archive(tmp_path / "a.zip", dict(CORE), zipfile.ZIP_BZIP2))
    path = archive(tmp_path / "b.zip", {"pack.yaml": MANIFEST})
    data = bytearray(path.read_bytes())
    data[data.index(b"PK\x01\x02") + 8] |= 1
    path.write_bytes(data)
    with refused("pack.yaml: is encrypted — make the archive without a password"):
        open_source(path)


def test_a_circle_matters_only_where_a_kind_forbids_it(tmp_path: Path) -> None:
    files = {
        "pack.yaml": MANIFEST,
        "monsters.yaml": """
            - {id: a, name: {en: a, de: a}, levels: {}, becomes: b}
            - {id: b, name: {en: b, de: b}, levels: {}, becomes: a}
            """,
        "items.yaml": "[{id: a, name: {en: a, de: a}, made_of: [a]}]",
    }
    with refused("items.yaml:1:42: a circle of references: a → a — break it at one place"):
        load_pack(write_pack(tmp_path / "core", files), TOY)
    del files["items.yaml"]
    assert load_pack(write_pack(tmp_path / "other", files), TOY).id == "core"


def test_kinds_read_only_their_own_files() -> None:
    kind = Kind("hero", TOY.kinds[0].type, ("heroes/*.yaml",))
    assert kind.reads("heroes/a.yaml")
    assert not kind.reads("heroes/a/b.yaml")
    assert not kind.reads("heroes/a.yml")
