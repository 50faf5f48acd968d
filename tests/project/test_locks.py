"""The lock files hold what pyproject.toml asks for, with hashes, for everybody, from no particular address."""

import json
import re
import subprocess
import tomllib

import pytest
from packaging.requirements import Requirement
from tests.project.house_copy import ROOT

LOCKS = ("requirements.lock", "requirements-test.lock")
# Put together here, so that this file does not name one either.
REGISTRY_HOSTS = tuple(".".join(parts) for parts in (("pypi", "org"), ("pythonhosted", "org"), ("registry", "npmjs")))


def locked(name: str) -> dict[str, str]:
    """The version of each package in a lock file."""
    lines = (ROOT / name).read_text().splitlines()
    return dict(re.findall(r"^([\w.-]+)==([\w.+!]+)", "\n".join(lines), flags=re.MULTILINE))


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


@pytest.mark.parametrize("name", LOCKS)
def test_every_package_has_hashes(name: str) -> None:
    entries = re.split(r"\n(?=[\w-]+==)", (ROOT / name).read_text())[1:]
    assert len(entries) == len(locked(name))
    assert [entry for entry in entries if "--hash=sha256:" not in entry] == []


def test_the_play_lock_is_part_of_the_test_lock() -> None:
    assert locked(LOCKS[0]).items() <= locked(LOCKS[1]).items()


def test_the_locks_satisfy_pyproject() -> None:
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text())
    project, groups = pyproject["project"], pyproject["dependency-groups"]
    extras = [text for texts in project["optional-dependencies"].values() for text in texts]
    wanted = {LOCKS[0]: project["dependencies"] + groups["build"], LOCKS[1]: extras + groups["dev"]}
    for name, texts in wanted.items():
        versions = locked(name)
        for requirement in map(Requirement, texts):
            version = versions.get(canonical(requirement.name))
            assert version is not None, f"{name} lacks {requirement}: run scripts/update_locks.sh"
            assert requirement.specifier.contains(version), f"{name} has {version}, which is not {requirement}"


def test_the_web_lock_serves_every_platform() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    there = {path.rpartition("node_modules/")[2] for path in packages}
    optional = {name for package in packages.values() for name in package.get("optionalDependencies", {})}
    assert optional - there == set()


def test_the_web_lock_has_hashes_and_no_addresses() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    assert [path for path, package in packages.items() if path and "integrity" not in package] == []
    assert [path for path, package in packages.items() if "resolved" in package] == []


def test_no_committed_file_names_a_package_registry() -> None:
    pattern = "|".join(map(re.escape, REGISTRY_HOSTS))
    found = subprocess.run(["git", "grep", "-lE", pattern], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (found.returncode, found.stdout) == (1, ""), found.stderr
