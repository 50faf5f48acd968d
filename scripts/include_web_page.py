"""Hatch build hook: the wheel carries the web page, built on the way where Node is there; it is complete without it."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from house.console import SetupError
from house.paths import PAGE, WEB
from house.web_page import PACKAGES_STAMP, ensure_page, why_no_node

PAGE_IN_WHEEL = "undercroft/web_page"


class IncludeWebPage(BuildHookInterface[Any]):
    """Puts `web/dist` into a wheel as `undercroft/web_page`; an editable install finds it in the tree."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self._build_page()
        if PAGE.is_file():
            build_data["force_include"][str(PAGE.parent)] = PAGE_IN_WHEEL

    def _build_page(self) -> None:
        """Build the page from its sources; one that came with a source archive is taken as it is."""
        came_along = PAGE.is_file() and not PACKAGES_STAMP.is_file()
        if came_along or not (WEB / "package.json").is_file():
            return
        if trouble := why_no_node():
            self.app.display_warning(f"The web page is left out: {trouble}")
            return
        try:
            ensure_page()
        except SetupError as trouble:
            self.app.display_warning(f"The web page is left out: {trouble}")
