"""A checkout whose rules are to be counted: where its code, its tests and its catalogue are."""

import os
from collections.abc import Iterator
from functools import cached_property
from hashlib import blake2b
from pathlib import Path

from undercroft.rulebook.citations import Citations, read_citations
from undercroft.rulebook.library import Library, library

PACKAGES = ("src/*/__init__.py", "examples/*/*/__init__.py")


class NoCheckoutError(LookupError):
    """The commands that run tests need a checkout, and there is none here."""


class Project:
    """A folder with `pyproject.toml`, `src/` and `tests/`, and maybe `examples/` and a `catalogue/` of its own."""

    def __init__(self, root: Path) -> None:
        self.root = root.resolve()
        self.packages = tuple(path.parent for pattern in PACKAGES for path in sorted(self.root.glob(pattern)))
        self.tests = self.root / "tests"
        self.cache = self.root / ".cache" / "rules"

    @classmethod
    def around(cls, start: Path) -> "Project":
        """The project a folder belongs to."""
        for folder in (start.resolve(), *start.resolve().parents):
            project = cls(folder)
            if (folder / "pyproject.toml").exists() and project.packages and project.tests.is_dir():
                return project
        raise NoCheckoutError(f"{start}: neither here nor above are pyproject.toml, src/ and tests/ together")

    @cached_property
    def library(self) -> Library:
        own = self.root / "catalogue"
        return Library(own) if own.is_dir() else library()

    @cached_property
    def citations(self) -> Citations:
        return read_citations(self.packages)

    def digest(self) -> str:
        """A name for the present content of everything that decides what the tests execute."""
        found = blake2b(digest_size=12)
        for path in self._files():
            found.update(f"{path.relative_to(self.root)}\0".encode())
            found.update(blake2b(path.read_bytes()).digest())
        return found.hexdigest()

    def _files(self) -> Iterator[Path]:
        yield self.root / "pyproject.toml"
        for folder in (*self.packages, self.tests, self.root / "catalogue"):
            for path in sorted(folder.rglob("*")):
                if path.is_file() and "__pycache__" not in path.parts:
                    yield path

    def environment(self) -> dict[str, str]:
        """What pytest needs to import this checkout and coverage to tell tests apart.

        Plugins that happen to be installed are not loaded: some take seconds to start, and every mutant starts anew.
        What a pytest that runs this one says of itself (that it is worker so-and-so) is not passed on.
        """
        around = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
        path = os.pathsep.join([str(self.root / "src"), *filter(None, [os.environ.get("PYTHONPATH", "")])])
        return {**around, "PYTHONPATH": path, "COVERAGE_CORE": "ctrace", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
