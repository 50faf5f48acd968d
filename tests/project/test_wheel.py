"""`pip install .` works with and without the built page, and gives the command."""

import os
import sys
import zipfile
from pathlib import Path

import pytest
from tests.project.house_copy import WHAT_A_BUILD_NEEDS, copy_house, path_with, run


def build_wheel(house: Path, path: str = "") -> zipfile.ZipFile:
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    built = run([*pip, "--wheel-dir", house / "wheels", house], house, PATH=path or os.environ["PATH"])
    assert built.returncode == 0, built.stderr
    return zipfile.ZipFile(next((house / "wheels").glob("undercroft-*.whl")))


def test_a_wheel_without_the_page(tmp_path: Path) -> None:
    with build_wheel(copy_house(tmp_path / "house", WHAT_A_BUILD_NEEDS)) as wheel:
        names = wheel.namelist()
        entry_points = next(name for name in names if name.endswith("entry_points.txt"))
        assert "undercroft = undercroft.cli:main" in wheel.read(entry_points).decode()
    assert "undercroft/words/ftl/en.ftl" in names
    assert not [name for name in names if "web_page" in name]


def test_a_wheel_carries_the_page_when_it_is_built(tmp_path: Path) -> None:
    house = copy_house(tmp_path / "house", WHAT_A_BUILD_NEEDS)
    page = house / "web" / "dist" / "index.html"
    page.parent.mkdir(parents=True)
    page.write_text("<title>Undercroft</title>")
    with build_wheel(house) as wheel:
        assert wheel.read("undercroft/web_page/index.html") == b"<title>Undercroft</title>"


@pytest.mark.parametrize(
    ("programs", "carried"),
    [
        ({"node": "echo v20.1.0", "npm": "mkdir -p dist node_modules && echo built > dist/index.html"}, True),
        ({"node": "echo v20.1.0", "npm": "echo npm error no registry; exit 1"}, False),
        ({"node": "echo v16.0.0", "npm": "exit 1"}, False),
        ({}, False),
    ],
    ids=["Node", "Node without a network", "old Node", "no Node"],
)
def test_the_page_is_built_on_the_way_where_that_can_be_done(
    tmp_path: Path, programs: dict[str, str], carried: bool
) -> None:
    house = copy_house(tmp_path / "house", WHAT_A_BUILD_NEEDS)
    (house / "web").mkdir()
    (house / "web" / "package.json").write_text("{}")
    (house / "web" / "package-lock.json").write_text("{}")
    path = path_with(tmp_path / "bin", mkdir='exec /bin/mkdir "$@"', **programs)
    with build_wheel(house, path) as wheel:
        assert ("undercroft/web_page/index.html" in wheel.namelist()) is carried
