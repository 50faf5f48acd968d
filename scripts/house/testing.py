"""./test: from a fresh clone to one table that says what holds."""

import os
import time
from collections.abc import Sequence

from house.console import SetupError, say
from house.parts import PARTS, Part
from house.paths import ROOT, SHARED, TEST_LOCK
from house.python_env import ensure_python_env
from house.runner import Result, run_parts
from house.web_page import ensure_page, ensure_web_packages, why_no_node

USAGE = """\
./test             set up what is missing and run the whole suite
./test PART…       run only these parts
./test -k EXPR …   run only pytest, with these options (paths of tests work too)

Parts:
"""


def test(arguments: list[str]) -> int:
    if arguments in (["-h"], ["--help"], ["--list"]):
        say(USAGE + "\n".join(f"  {part.name:<11}{part.what}" for part in PARTS))
        return 0
    parts, pytest_arguments = choose(arguments)
    began = time.monotonic()
    _set_up(parts)
    results = run_parts(parts, pytest_arguments)
    return sum_up(results, time.monotonic() - began)


def choose(arguments: Sequence[str]) -> tuple[list[Part], list[str]]:
    """The parts named first, and what goes to pytest: everything from the first option or path on."""
    names = {part.name for part in PARTS}
    count = next((index for index, argument in enumerate(arguments) if argument not in names), len(arguments))
    named, rest = list(arguments[:count]), list(arguments[count:])
    if rest and not (rest[0].startswith("-") or (ROOT / rest[0].partition("::")[0]).exists()):
        raise SetupError(f"./test knows no part {rest[0]!r}. It knows: {', '.join(part.name for part in PARTS)}.")
    if rest and not named:
        named = ["pytest"]
    return [part for part in PARTS if not named or part.name in named], rest


def _set_up(parts: Sequence[Part]) -> None:
    ensure_python_env(TEST_LOCK)
    if why_no_node():
        return
    if any(part.needs_page for part in parts):
        ensure_page()
    elif any(part.needs_web_packages for part in parts):
        ensure_web_packages()


def sum_up(results: Sequence[Result], seconds: float) -> int:
    """One table, and the exit status: in CI a part that was left out has failed."""
    in_ci = os.environ.get("CI", "") not in {"", "0", "false"}
    bad = [
        result.part.name for result in results if result.outcome == "FAILED" or (in_ci and result.outcome == "SKIPPED")
    ]
    say(f"\n{'part':<11}{'result':<8}seconds")
    for result in sorted(results, key=lambda result: PARTS.index(result.part)):
        say(f"{result.part.name:<11}{result.outcome:<8}{result.seconds:7.1f}  {result.note}".rstrip())
    if not SHARED.is_dir() and any(result.part.name == "pytest" for result in results):
        say(f"\nThe tests of the peer boards were left out: there is no {SHARED}.")
    skipped = [result.part.name for result in results if result.outcome == "SKIPPED"]
    if skipped and not in_ci:
        say(f"\nLeft out on this machine: {', '.join(skipped)}. The table says why.")
    verdict = f"Failed: {', '.join(bad)}" if bad else "All is well"
    say(f"\n{verdict} ({len(results)} parts in {seconds:.1f} s).")
    return 1 if bad else 0
