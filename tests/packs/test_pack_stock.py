"""A game's stock: what new matches are played with, and old ones."""

from pathlib import Path

import pytest
from tests.packs.toy_game import CORE, FROST_MANIFEST, TOY, Item, changed, write_pack

from undercroft.packs import Library, PackShelf, Stock

FROST = {"pack.yaml": FROST_MANIFEST, "items.yaml": "{id: ice, name: {en: Ice, de: Eis}, made_of: ['core:oil']}"}
Prices = dict[str, int | None]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write_pack(tmp_path / "packs" / "core", CORE)
    write_pack(tmp_path / "packs" / "frost", FROST)
    return tmp_path


def stock(folder: Path) -> Stock[Prices]:
    """As it is after a start of the program."""

    def prices(library: Library) -> Prices:
        return {id: item.price for id, item in library.table(Item).items()}

    return Stock(TOY, prices, PackShelf(TOY, [folder / "packs"], kept=folder / "kept"))


def dearer(folder: Path) -> None:
    write_pack(folder / "packs" / "core", changed("items.yaml", "price: 5", "price: 6"))


def test_new_matches_take_all_packs_or_those_that_were_chosen(folder: Path) -> None:
    here = stock(folder)
    assert [pin.partition("#")[0] for pin in here.pins()] == ["core@1.2.0", "frost@1.2.0"]
    assert here.content(here.pins()) is here.present
    assert [pin.partition("@")[0] for pin in here.pins(["core"])] == ["core"]
    assert "frost:ice" not in here.content(here.pins(["core"]))
    assert len(here.pins(["frost"])) == 2, "with what it requires"
    with pytest.raises(LookupError, match="no pack 'forst' here: did you mean 'frost'"):
        here.pins(["forst"])


def test_a_match_goes_on_with_the_packs_it_began_with(folder: Path) -> None:
    before = stock(folder)
    pins = before.pins()
    before.keep(pins)
    dearer(folder)
    after = stock(folder)
    assert after.present["core:lamp"] == 6
    assert after.holds(pins)
    assert after.content(pins)["core:lamp"] == 5
    assert after.content(pins) is after.content(pins)


def test_without_the_old_packs_it_goes_on_with_those_that_are_here(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    pins = stock(folder).pins()
    dearer(folder)
    after = stock(folder)
    assert not after.holds(pins)
    assert after.content(pins) is after.present
    assert "version 1.2.0, but its content differs" in caplog.text
    assert after.content(("no pin at all",)) is after.present


def test_a_broken_pack_is_left_out_and_named(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    write_pack(folder / "packs" / "frost", {"items.yaml": "{id: ice, nam: Ice}"})
    here = stock(folder)
    assert sorted(here.present) == ["core:lamp", "core:oil"]
    assert "unknown key 'nam'" in caplog.text


def test_where_nothing_can_be_written_a_match_begins_all_the_same(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (folder / "kept").write_text("a file is no folder")
    here = stock(folder)
    here.keep(here.pins())
    assert "packs are not kept" in caplog.text
