"""A copy of the fixture project for every test that changes it, and one that all others share."""

import shutil
from pathlib import Path

import pytest

from undercroft.rulebook.covering import Traces, measure
from undercroft.rulebook.project import Project

collect_ignore = ["fixture_pkg"]
FIXTURE = Path(__file__).parent / "fixture_pkg"


@pytest.fixture
def cellar(tmp_path: Path) -> Project:
    """The fixture project, to be changed at will."""
    return copy_of_fixture(tmp_path)


@pytest.fixture(scope="session")
def measured(tmp_path_factory: pytest.TempPathFactory) -> tuple[Project, Traces]:
    """The fixture project with what its marked tests executed."""
    project = copy_of_fixture(tmp_path_factory.mktemp("cellar"))
    return project, measure(project, jobs=1)


def copy_of_fixture(folder: Path) -> Project:
    target = folder / "cellar"
    shutil.copytree(FIXTURE, target, ignore=shutil.ignore_patterns("__pycache__", ".cache", ".pytest_cache"))
    return Project(target)
