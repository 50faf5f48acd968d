"""./play and ./test say clearly which Python they need, what they found and where to get one."""

import sys
from pathlib import Path

import pytest
from tests.project.house_copy import copy_house, path_with, run

TOO_OLD = "echo 'Python 3.9.18, too old'"
WITHOUT_VENV = f"""exec '{sys.executable}' -c "import sys; sys.modules['ensurepip'] = None; exec(sys.stdin.read())" """
BROKEN = "exit 127"


@pytest.mark.parametrize("script", ["play", "test"])
def test_no_python_at_all(tmp_path: Path, script: str) -> None:
    house = copy_house(tmp_path / "house")
    told = run([house / script], tmp_path, PATH=path_with(tmp_path / "bin"))
    assert told.returncode == 2
    assert "needs Python 3.11 or newer, and finds none here. It found:\n  no Python at all" in told.stderr
    assert "sudo apt install python3" in told.stderr
    assert f"Then run {house / script} again." in told.stderr


def test_unfitting_pythons_are_listed_with_the_reason(tmp_path: Path) -> None:
    house = copy_house(tmp_path / "house")
    path = path_with(tmp_path / "bin", python3=TOO_OLD, **{"python3.12": WITHOUT_VENV, "python3.13": BROKEN})
    told = run([house / "play"], tmp_path, PATH=path)
    assert told.returncode == 2
    assert f"{path}/python3: Python 3.9.18, too old" in told.stderr
    assert f"{path}/python3.12: Python {sys.version.split()[0]}, but without venv" in told.stderr
    assert f"{path}/python3.13: does not start" in told.stderr


def test_a_fitting_python_behind_an_old_one_is_taken(tmp_path: Path) -> None:
    house = copy_house(tmp_path / "house")
    path = path_with(tmp_path / "bin", python3=TOO_OLD, **{"python3.12": f"exec '{sys.executable}' \"$@\""})
    told = run([house / "test", "--list"], tmp_path, PATH=path)
    assert told.returncode == 0, told.stderr
    assert "pytest" in told.stdout


def test_a_terminal_without_unicode_is_no_obstacle(tmp_path: Path) -> None:
    told = run([copy_house(tmp_path / "house") / "play", "--help"], tmp_path, PYTHONIOENCODING="ascii")
    assert (told.returncode, told.stderr) == (0, "")
    assert "./play --check" in told.stdout


def test_works_through_symlinks_and_spaces_from_anywhere(tmp_path: Path) -> None:
    house = copy_house(tmp_path / "a house with spaces")
    (house / "relative link").symlink_to("test")
    (tmp_path / "link").symlink_to(house / "relative link")
    for command in (["./link", "--list"], ["sh", "link", "--list"], [str(house / "relative link"), "--list"]):
        told = run([*command], tmp_path)
        assert (told.returncode, told.stderr) == (0, ""), command
        assert "benchmarks" in told.stdout
