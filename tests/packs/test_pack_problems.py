"""Every mistake is reported with its place and what to do, all of a pack's mistakes together."""

import re
from collections.abc import Mapping
from pathlib import Path
from textwrap import dedent

import pytest
from tests.packs.toy_game import CORE, FROST_MANIFEST, MANIFEST, TOY, changed, write_pack

from undercroft.packs import PackError, Problem, load_pack
from undercroft.packs.problem import Problems


def problems_of(folder: Path, files: Mapping[str, str]) -> list[str]:
    with pytest.raises(PackError) as caught:
        load_pack(write_pack(folder / "core", files), TOY)
    return list(map(str, caught.value.problems))


def mistakes() -> list[tuple[str, str, str, str]]:
    """The table `mistakes.txt`: a file of the sound pack, what is replaced in it by what, and what is then said."""
    text = Path(__file__).with_name("mistakes.txt").read_text(encoding="utf-8").partition("\n\n")[2]
    found = re.findall(r"^(\S+): (.*?) =>[ ]?(.*)\n    (.*)$", text, re.MULTILINE)
    return [(file, *(part.replace("\\n", "\n") for part in (old, new)), said) for file, old, new, said in found]


MISTAKES = mistakes()


@pytest.mark.parametrize(("file", "old", "new", "said"), MISTAKES, ids=[f"{m[0]}-{m[2] or m[1]}" for m in MISTAKES])
def test_a_mistake_is_said_with_its_place_and_what_to_do(
    file: str, old: str, new: str, said: str, tmp_path: Path
) -> None:
    assert said in problems_of(tmp_path, changed(file, old, new))


def test_one_mistake_makes_one_problem(tmp_path: Path) -> None:
    for number, (file, old, new, said) in enumerate(MISTAKES):
        found = problems_of(tmp_path / str(number), changed(file, old, new))
        follow_ups = [one for one in found if one != said]
        assert len(follow_ups) <= 2, (said, follow_ups)


def test_all_mistakes_are_reported_together_and_sorted(tmp_path: Path) -> None:
    files = dict(CORE)
    places = ("monsters.yaml:3:13", "monsters.yaml:7:12", "heroes/mira.yaml:10:14", "heroes/mira.yaml:3:9")
    for place in places:
        file, old, new, _ = next(mistake for mistake in MISTAKES if mistake[3].startswith(place))
        files = changed(file, old, new, files)
    found = problems_of(tmp_path, files)
    assert [one.split(": ")[0] for one in found] == [places[3], places[2], places[0], places[1]]


def test_a_file_that_no_kind_reads_is_named_with_the_closest_pattern(tmp_path: Path) -> None:
    found = problems_of(tmp_path, {**CORE, "monster.yaml": "[]", "heroes/old/mira.yaml": "[]"})
    assert "monster.yaml: no kind of content belongs into this file — did you mean 'monsters.yaml'" in found[1]
    assert found[0].startswith("heroes/old/mira.yaml: no kind of content belongs into this file")


def test_other_files_are_left_alone(tmp_path: Path) -> None:
    write_pack(tmp_path / "core", {**CORE, "README.md": "hello", ".git/config.yaml": "x"})
    assert load_pack(tmp_path / "core", TOY).id == "core"


def test_a_flood_of_problems_is_cut_and_counted(tmp_path: Path) -> None:
    many = "\n".join(f"- {{id: i{number}, nam: x}}" for number in range(300))
    found = problems_of(tmp_path, {**CORE, "items.yaml": many})
    assert len(found) == 201
    assert found[-1].endswith("and 401 more problems — mend these first and check again")


def test_an_older_edition_of_a_required_pack_is_not_enough(tmp_path: Path) -> None:
    core = load_pack(write_pack(tmp_path / "core", CORE), TOY)
    frost = write_pack(tmp_path / "frost", {"pack.yaml": FROST_MANIFEST.replace("1.1.0", "1.3.0")})
    with pytest.raises(PackError, match=r"'core' is there in version 1\.2\.0, but 1\.3\.0 is required"):
        load_pack(frost, TOY, [core])
    other_major = write_pack(tmp_path / "other", {"pack.yaml": FROST_MANIFEST.replace("1.1.0", "0.9.0")})
    with pytest.raises(PackError, match=r"0\.9\.0 is required"):
        load_pack(other_major, TOY, [core])


def test_a_missing_required_pack_is_said_once_and_not_at_every_use(tmp_path: Path) -> None:
    files = {"pack.yaml": FROST_MANIFEST, "items.yaml": "{id: a, name: {en: a, de: b}, made_of: ['core:oil']}"}
    assert len(problems_of(tmp_path, files)) == 1


@pytest.mark.parametrize("file", ["monsters.yaml", "items.yaml", "heroes/mira.yaml"])
def test_an_unreadable_file_makes_no_problems_elsewhere(file: str, tmp_path: Path) -> None:
    (found,) = problems_of(tmp_path, {**CORE, file: "- ["})
    assert found.startswith(f"{file}:")


def test_a_reference_that_only_lacks_its_namespace_is_understood(tmp_path: Path) -> None:
    core = load_pack(write_pack(tmp_path / "core", CORE), TOY)
    files = {"pack.yaml": FROST_MANIFEST, "items.yaml": "{id: a, name: {en: a, de: b}, made_of: [oil]}"}
    with pytest.raises(PackError, match="there is no item 'oil' — did you mean 'core:oil'"):
        load_pack(write_pack(tmp_path / "frost", files), TOY, [core])


def test_problems_in_a_broken_manifest_do_not_hide_those_of_the_files(tmp_path: Path) -> None:
    files = changed(
        "items.yaml", "price: 5", "prize: 5", {**CORE, "pack.yaml": MANIFEST.replace("id: core", "id: Core!")}
    )
    found = problems_of(tmp_path, files)
    assert [one.partition(": ")[0] for one in found] == ["items.yaml:1:43", "pack.yaml:1:5"]


def test_problems_sort_by_place() -> None:
    first, second, third = Problem("a.yaml", 9, 3, "x"), Problem("a.yaml", 10, 2, "x"), Problem("b.yaml", 1, 1, "x")
    problems = Problems()
    for problem in (third, first, second):
        problems.add(problem)
    assert problems.sorted() == (first, second, third)


@pytest.mark.parametrize("text", ["", "# only a comment", "a: [", "a: b: c", "- a\nb: c", "\t- a", "'", "--- a\n--- b"])
def test_what_is_not_yaml_is_a_problem_with_a_place(text: str, tmp_path: Path) -> None:
    (found,) = problems_of(tmp_path, {"pack.yaml": MANIFEST, "items.yaml": dedent(text)})
    assert found.startswith("items.yaml:")


@pytest.mark.parametrize("said", [m for m in MISTAKES if re.search("the text '|'do' known|unknown", m[3])], ids=str)
def test_the_place_is_where_the_thing_stands(said: tuple[str, str, str, str]) -> None:
    file, old, new, problem = said
    line, column = map(int, problem.split(":")[1:3])
    text = dedent(changed(file, old, new)[file]).lstrip("\n").split("\n")[line - 1][column - 1 :]
    named = re.findall("'(.*?)'", problem)[0]
    assert text.lstrip("'").startswith(named)
