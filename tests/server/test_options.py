"""docs/server.md names every option of `undercroft serve`, and no other."""

import inspect
import re

from house.paths import ROOT
from undercroft.cli.serve import serve


def test_every_option_is_documented() -> None:
    page = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    table = page[: page.index("## What is stored")]
    documented = re.findall(r"^\| `--([a-z-]+)` \|", table, re.MULTILINE)
    assert documented == [name.replace("_", "-") for name in inspect.signature(serve).parameters]
