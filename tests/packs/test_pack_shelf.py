"""The shelf: packs are found, opened with what they require, pinned, kept, and missed with a clear word."""

import os
from pathlib import Path

import pytest
from tests.packs.toy_game import CORE, FROST_MANIFEST, MANIFEST, TOY, Item, changed, write_pack

from undercroft.packs import Kind, Library, PackError, PackModel, PackPin, PackShelf
from undercroft.packs.compiled import MOST_CACHED, PackCache
from undercroft.packs.places import cache_folder, kept_folder, pack_folders

FROST = {"pack.yaml": FROST_MANIFEST, "items.yaml": "{id: ice, name: {en: Ice, de: Eis}, made_of: ['core:oil']}"}


def edition(version: str, price: int = 5) -> dict[str, str]:
    return changed("items.yaml", "price: 5", f"price: {price}", changed("pack.yaml", "1.2.0", version))


@pytest.fixture
def packs(tmp_path: Path) -> Path:
    write_pack(tmp_path / "packs" / "core", CORE)
    write_pack(tmp_path / "packs" / "frost", FROST)
    return tmp_path / "packs"


def price(library: Library) -> int | None:
    return library.table(Item)["core:lamp"].price


def test_packs_open_with_what_they_require(packs: Path) -> None:
    shelf = PackShelf(TOY, [packs])
    assert shelf.ids == ("core", "frost")
    library = shelf.open("frost")
    assert [pack.id for pack in library.packs] == ["core", "frost"]
    assert library.packs[1].requires == (library.packs[0],)
    assert sorted(library.table(Item)) == ["core:lamp", "core:oil", "frost:ice"]


def test_without_names_all_packs_open(packs: Path) -> None:
    assert [pin.id for pin in PackShelf(TOY, [packs]).open().pins] == ["core", "frost"]


def test_the_highest_version_of_the_first_folder_counts(packs: Path, tmp_path: Path) -> None:
    write_pack(packs / "core-new", edition("1.10.0", 10))
    write_pack(packs / "core-old", edition("1.9.0", 9))
    assert price(PackShelf(TOY, [packs]).open("core")) == 10
    write_pack(tmp_path / "mine", edition("1.1.0", 1))
    assert price(PackShelf(TOY, [tmp_path / "mine", packs]).open("core")) == 1


def test_a_requirement_takes_an_edition_that_answers_it(packs: Path) -> None:
    write_pack(packs / "core-two", edition("2.0.0", 20))
    assert price(PackShelf(TOY, [packs]).open("frost")) == 5
    assert price(PackShelf(TOY, [packs]).open("core")) == 20


def test_packs_of_other_games_and_broken_ones_are_left_out(packs: Path) -> None:
    write_pack(packs / "chess", {"pack.yaml": MANIFEST.replace("game: toy", "game: chess").replace("core", "chess")})
    write_pack(packs / "broken", {"pack.yaml": "id: ["})
    shelf = PackShelf(TOY, [packs, packs / "missing"])
    assert shelf.ids == ("core", "frost")
    with pytest.raises(PackError, match=r"pack frots: there is no such pack for toy — did you mean 'frost'.*broken"):
        shelf.open("frots")


def test_problems_of_a_pack_on_the_shelf_name_its_folder(packs: Path) -> None:
    write_pack(packs / "core", changed("items.yaml", "price: 5", "prize: 5"))
    with pytest.raises(PackError) as caught:
        PackShelf(TOY, [packs]).open("frost")
    assert str(caught.value).startswith(f"{packs / 'core'}/items.yaml:1:43: unknown key 'prize'")


def test_packs_that_require_each_other_are_refused(packs: Path) -> None:
    write_pack(packs / "core", {**CORE, "pack.yaml": MANIFEST + "requires: {frost: 1.0.0}"})
    shelf = PackShelf(TOY, [packs])
    with pytest.raises(PackError, match="the packs require each other in a circle: core → frost → core"):
        shelf.open("core")
    with pytest.raises(PackError, match="in a circle: core → frost → core"):
        shelf.open_path(packs / "core")


def test_a_pack_of_a_newer_schema_says_so(packs: Path) -> None:
    write_pack(packs / "core", changed("pack.yaml", "schema: 2", "schema: 3"))
    with pytest.raises(PackError, match=r"schema 3, newer than this program knows \(2\) — update Undercroft"):
        PackShelf(TOY, [packs]).open("core")


def test_a_path_opens_with_requirements_from_the_shelf(packs: Path, tmp_path: Path) -> None:
    mine = write_pack(tmp_path / "mine", changed("pack.yaml", "id: frost", "id: mine", FROST))
    assert [pack.id for pack in PackShelf(TOY, [packs]).open_path(mine).library.packs] == ["core", "mine"]


def test_pins_open_exactly_what_was_pinned(packs: Path) -> None:
    shelf = PackShelf(TOY, [packs])
    library = shelf.open("frost")
    write_pack(packs / "core-new", edition("1.9.0", 9))
    again = PackShelf(TOY, [packs]).open_pinned(library.pins)
    assert again.pins == library.pins
    assert price(again) == 5


def test_a_changed_pack_is_noticed_and_the_kept_one_still_opens(packs: Path, tmp_path: Path) -> None:
    shelf = PackShelf(TOY, [packs], kept=tmp_path / "kept")
    library = shelf.open("frost")
    shelf.keep(library)
    write_pack(packs / "core", edition("1.2.0", 6))
    with pytest.raises(PackError, match=r"core says it is version 1\.2\.0, but its content differs — put that edition"):
        PackShelf(TOY, [packs]).open_pinned(library.pins)
    again = PackShelf(TOY, [packs], kept=tmp_path / "kept").open_pinned(library.pins)
    assert again.pins == library.pins
    assert price(again) == 5
    write_pack(packs / "core", edition("1.3.0"))
    with pytest.raises(PackError, match=r"pack core: version 1\.2\.0 \(.{8}…\) is needed; there is 1\.3\.0"):
        PackShelf(TOY, [packs]).open_pinned(library.pins)


def test_all_missing_pins_are_named(packs: Path) -> None:
    pins = [PackPin("core", "9.0.0", "a" * 64), PackPin("lava", "1.0.0", "b" * 64)]
    with pytest.raises(PackError) as caught:
        PackShelf(TOY, [packs]).open_pinned(pins)
    assert [str(problem).partition(";")[0] for problem in caught.value.problems] == [
        "pack core: version 9.0.0 (aaaaaaaa…) is needed",
        "pack lava: version 1.0.0 (bbbbbbbb…) is needed",
    ]


def test_pins_of_a_hostile_match_do_not_leave_the_folder_of_kept_packs(packs: Path, tmp_path: Path) -> None:
    (tmp_path / "kept").mkdir()
    (tmp_path / "secret-1.0.0-cccc.json").write_text("{}")
    with pytest.raises(PackError, match="is needed; there is no edition of it"):
        PackShelf(TOY, [packs], kept=tmp_path / "kept").open_pinned([PackPin("../secret", "1.0.0", "cccc")])


def test_a_shelf_without_a_folder_for_it_keeps_nothing(packs: Path) -> None:
    shelf = PackShelf(TOY, [packs])
    with pytest.raises(ValueError, match="this shelf has no folder to keep packs in"):
        shelf.keep(shelf.open("core"))


def test_a_path_with_a_broken_manifest_still_tells_everything(packs: Path) -> None:
    files = changed("items.yaml", "price: 5", "prize: 5", changed("pack.yaml", "licence", "license"))
    write_pack(packs / "core", files)
    with pytest.raises(PackError) as caught:
        PackShelf(TOY, [packs]).open_path(packs / "core")
    assert [problem.file for problem in caught.value.problems] == ["items.yaml", "pack.yaml", "pack.yaml"]


def test_audits_also_work_on_compiled_packs(packs: Path, tmp_path: Path) -> None:
    shelves = [PackShelf(TOY, [packs], cache=PackCache(tmp_path / "cache")) for _ in range(2)]
    _, compiled = (shelf.open("core").packs[0] for shelf in shelves)
    problem = compiled.problem(compiled.table(Item)["core:lamp"], "too bright", "dim it", at=("price",))
    assert str(problem) == "core item core:lamp: too bright — dim it"
    assert str(compiled.problem_of_pack("too small")) == "pack.yaml: too small"


def test_the_cache_gives_the_same_packs(packs: Path, tmp_path: Path) -> None:
    def open_frost() -> Library:
        return PackShelf(TOY, [packs], cache=PackCache(tmp_path / "cache")).open("frost")

    fresh, cached = open_frost(), open_frost()
    assert [pack.trace is None for pack in fresh.packs] == [False, False]
    assert [pack.trace is None for pack in cached.packs] == [True, True]
    assert cached.pins == fresh.pins
    assert [pack.tables for pack in cached.packs] == [pack.tables for pack in fresh.packs]
    write_pack(packs / "core", edition("1.2.0", 6))
    assert price(open_frost()) == 6


def test_the_cache_is_left_when_a_required_pack_loses_something(packs: Path, tmp_path: Path) -> None:
    cache = PackCache(tmp_path / "cache")
    PackShelf(TOY, [packs], cache=cache).open("frost")
    without_oil = {**CORE, "items.yaml": "{id: lamp, name: {en: Lamp, de: Lampe}}"}
    write_pack(packs / "core", without_oil)
    with pytest.raises(PackError, match="there is no item 'core:oil'"):
        PackShelf(TOY, [packs], cache=cache).open("frost")


def test_the_cache_is_left_when_the_game_becomes_stricter(tmp_path: Path) -> None:
    items = "{id: egg, name: {en: Egg, de: Ei}, made_of: [egg]}"
    write_pack(tmp_path / "packs" / "core", {"pack.yaml": MANIFEST, "items.yaml": items})
    lenient, strict = (
        PackModel("toy", 2, (Kind("item", Item, ("items.yaml",), is_acyclic=is_strict),)) for is_strict in (False, True)
    )
    cache = PackCache(tmp_path / "cache")
    PackShelf(lenient, [tmp_path / "packs"], cache=cache).open("core")
    with pytest.raises(PackError, match="a circle of references"):
        PackShelf(strict, [tmp_path / "packs"], cache=cache).open("core")


def test_a_damaged_cache_is_read_past(packs: Path, tmp_path: Path) -> None:
    def open_core() -> Library:
        return PackShelf(TOY, [packs], cache=PackCache(tmp_path / "cache")).open("core")

    fresh = open_core()
    (cached,) = (tmp_path / "cache").iterdir()
    cached.write_bytes(cached.read_bytes().replace(b"Lamp", b"Lump"))
    assert open_core().pins == fresh.pins


def test_a_cache_that_cannot_be_written_does_no_harm(packs: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert PackShelf(TOY, [packs], cache=PackCache(tmp_path / "file" / "cache")).open("core").pins


def test_the_cache_does_not_grow_for_ever(packs: Path, tmp_path: Path) -> None:
    folder = tmp_path / "cache"
    folder.mkdir()
    for number in range(MOST_CACHED + 5):
        old = folder / f"{number}.json"
        old.write_text("{}")
        os.utime(old, (number, number))
    PackShelf(TOY, [packs], cache=PackCache(folder)).open("core")
    left = {path.name for path in folder.iterdir()}
    assert len(left) == MOST_CACHED
    assert not left & {f"{number}.json" for number in range(6)}


def test_the_ordinary_shelf_looks_in_the_users_folders(
    packs: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("UNDERCROFT_PACKS", str(packs))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr("sys.platform", "linux")
    assert pack_folders() == (packs, tmp_path / "data" / "undercroft" / "packs")
    shelf = PackShelf.of(TOY)
    shelf.keep(shelf.open("frost"))
    assert len(list(kept_folder().iterdir())) == 2
    assert len(list(cache_folder().iterdir())) == 2
