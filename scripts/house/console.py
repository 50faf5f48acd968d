"""What the person at the keyboard reads: steps with their seconds, and what is missing."""

import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from house.paths import SETUP_LOG

CLEAR_LINE = "\x1b[K"
CHECK_THE_NETWORK = "Check the network (and a proxy, if there is one), then try again."


class SetupError(Exception):
    """What keeps the set-up from going on, and what to do about it."""


def say(text: str, to: TextIO | None = None, end: str = "\n") -> None:
    """Print at once, also into a pipe."""
    print(text, file=to or sys.stdout, end=end, flush=True)


@contextmanager
def step(what: str) -> Iterator[Callable[[str], None]]:
    """Name a step of the set-up, and its seconds once it is done; what is given in between shows how far it is."""
    began = time.monotonic()
    on_terminal = sys.stdout.isatty()

    def show(how_far: str) -> None:
        if on_terminal:
            say(f"\r{what} … {how_far}{CLEAR_LINE}", end="")

    say(f"{what} … ", end="")
    outcome = "failed"
    try:
        yield show
        outcome = f"{time.monotonic() - began:.1f} s"
    finally:
        show("")
        say(outcome)


def run_quietly(
    command: Sequence[str],
    folder: Path,
    explain: Callable[[str], str],
    environment: Mapping[str, str] | None = None,
    hear: Callable[[str], None] = lambda line: None,
) -> None:
    """Run a command of the set-up and keep its output in a log; `explain` turns that output into advice if it fails."""
    SETUP_LOG.parent.mkdir(exist_ok=True)
    with (
        SETUP_LOG.open("w", encoding="utf-8") as log,
        subprocess.Popen(
            command,
            cwd=folder,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        ) as process,
    ):
        log.write(f"{' '.join(command)}\n")
        for line in process.stdout or ():
            log.write(line)
            hear(line)
    if process.returncode != 0:
        raise SetupError(f"{explain(SETUP_LOG.read_text(encoding='utf-8'))}\nThe whole output is in {SETUP_LOG}")


def last_lines(output: str, count: int = 12) -> str:
    """The end of an output, indented: where tools say what went wrong."""
    return "\n".join(f"  {line}" for line in output.strip().splitlines()[-count:])
