"""Run pytest with one module's source exchanged: `python -m undercroft.rulebook.mutant_run MODULE_FILE SOURCE_FILE …`.

The working tree stays as it is: an import hook serves the other source, whatever the module is called.
"""

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

import pytest


class OtherSource(SourceFileLoader):
    """Loads a module under its own name and path, from another text."""

    def __init__(self, name: str, path: str, source: str) -> None:
        super().__init__(name, path)
        self.source = source

    def get_code(self, fullname: str) -> CodeType:
        code = compile(self.source, self.path, "exec", dont_inherit=True)
        assert isinstance(code, CodeType)
        return code


class Exchange(MetaPathFinder):
    """Finds modules as usual, but gives one of them the other source."""

    def __init__(self, file: Path, source: str) -> None:
        self.file = file.resolve()
        self.source = source

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is None or spec.origin is None or Path(spec.origin).resolve() != self.file:
            return None
        spec.loader = OtherSource(fullname, spec.origin, self.source)
        return spec


def main(arguments: list[str]) -> int:
    file, source, *rest = arguments
    sys.meta_path.insert(0, Exchange(Path(file), Path(source).read_text(encoding="utf-8")))
    return int(pytest.main(rest))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
