"""Hatch build hook: the wheel carries the web page when it has been built, and is complete without it."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE_IN_TREE = Path("web/dist")
PAGE_IN_WHEEL = "undercroft/web_page"


class IncludeWebPage(BuildHookInterface[Any]):
    """Puts `web/dist` into a wheel as `undercroft/web_page`; an editable install finds it in the tree."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        page = Path(self.root) / PAGE_IN_TREE
        if version != "editable" and (page / "index.html").is_file():
            build_data["force_include"][str(page)] = PAGE_IN_WHEEL
