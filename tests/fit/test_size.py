"""A sketch that needs more than thirty lines would show that the kernel's interface is wrong."""

from pathlib import Path

import pytest

SKETCHES = sorted(path for path in Path(__file__).parent.glob("test_*.py") if path.name != Path(__file__).name)


@pytest.mark.parametrize("path", SKETCHES, ids=lambda path: path.stem)
def test_a_sketch_is_at_most_thirty_lines(path: Path) -> None:
    _, _, rest = path.read_text(encoding="utf-8").partition("# The sketch")
    code, made, ending = rest.partition("= sketch(")
    made += ending.partition("\n\n")[0]
    lines = [line for line in (code + made).splitlines()[1:] if line.strip() and not line.strip().startswith('"""')]
    assert 10 < len(lines) <= 30, f"{path.name}: {len(lines)} lines of state, rules and scene"
