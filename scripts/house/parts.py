"""The one table of what ./test does."""

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from house.chromium import why_no_chromium
from house.paths import ROOT, VENV_PYTHON, WEB
from house.postgres import why_no_postgres
from house.web_page import why_no_node

CORES = max(2, min(os.cpu_count() or 2, 8))


def _always() -> str:
    return ""


def _why_no_browser() -> str:
    return why_no_node() or why_no_chromium()


@dataclass(frozen=True)
class Part:
    """Commands run one after another; `why_not` says what keeps this machine from running them."""

    name: str
    what: str
    commands: tuple[tuple[str, ...], ...]
    folder: Path = ROOT
    alone: bool = False
    why_not: Callable[[], str] = _always
    needs_web_packages: bool = False
    needs_page: bool = False


def _python(*arguments: str) -> tuple[str, ...]:
    return (str(VENV_PYTHON), "-m", *arguments)


_BUILD_PAGE = (sys.executable, str(ROOT / "scripts"), "page")

PARTS = (
    Part(
        "pyright",
        "types of src, strict, by pyright",
        ((str(WEB / "node_modules" / ".bin" / "pyright"),),),
        why_not=why_no_node,
        needs_web_packages=True,
    ),
    Part("mypy", "types of src and scripts, strict, by mypy", (_python("mypy"),)),
    Part(
        "web",
        "types, tests and build of the web page",
        (("npm", "run", "--silent", "check"), ("npm", "run", "--silent", "test"), _BUILD_PAGE),
        folder=WEB,
        why_not=why_no_node,
        needs_web_packages=True,
    ),
    Part("lint", "habits of the code, by ruff", (_python("ruff", "check", "."),)),
    Part("format", "layout of the code, by ruff", (_python("ruff", "format", "--check", "."),)),
    Part("imports", "arrows between the packages, by import-linter", (("lint-imports",),)),
    Part(
        "deps",
        "imported and declared dependencies agree, by deptry",
        (
            _python("deptry", "--no-ansi", "src"),
            # What tests import must be declared; that they import development dependencies is what these are for.
            _python(
                "deptry",
                "--no-ansi",
                "tests",
                "benchmarks",
                "examples",
                "--exclude",
                "node_modules",
                "--ignore",
                "DEP002,DEP004",
            ),
        ),
    ),
    Part(
        "pytest",
        "tests and doctests",
        (_python("pytest", "-n", str(CORES), "-rs", "-m", "not browser and not postgres"),),
        alone=True,
    ),
    Part(
        "postgres",
        "the server on a real PostgreSQL",
        (_python("pytest", "-n", str(CORES), "-rs", "-m", "postgres", "tests/server"),),
        alone=True,
        why_not=why_no_postgres,
    ),
    Part(
        "browser",
        "the page in a real browser",
        (_python("pytest", "-rs", "-m", "browser", "tests/browser"),),
        alone=True,
        why_not=_why_no_browser,
        needs_page=True,
    ),
    Part("benchmarks", "a smoke run of the benchmarks", (_python("benchmarks", "--smoke"),), alone=True),
)
