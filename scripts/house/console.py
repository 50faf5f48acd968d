"""What the person at the keyboard reads: steps with their seconds, and what is missing."""

import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from house.paths import SETUP_LOG

CHECK_THE_NETWORK = "Check the network (and a proxy, if there is one), then try again."


class SetupError(Exception):
    """What keeps the set-up from going on, and what to do about it."""


def say(text: str, to: TextIO | None = None, end: str = "\n") -> None:
    """Print at once, also into a pipe."""
    print(text, file=to or sys.stdout, end=end, flush=True)


@contextmanager
def step(what: str) -> Iterator[None]:
    """Name a step of the set-up, and its seconds once it is done."""
    began = time.monotonic()
    say(f"{what} … ", end="")
    try:
        yield
    except BaseException:
        say("failed")
        raise
    say(f"{time.monotonic() - began:.1f} s")


def run_quietly(
    command: Sequence[str], folder: Path, explain: Callable[[str], str], environment: Mapping[str, str] | None = None
) -> None:
    """Run a command of the set-up and keep its output in a log; `explain` turns that output into advice if it fails."""
    done = subprocess.run(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    SETUP_LOG.parent.mkdir(exist_ok=True)
    SETUP_LOG.write_text(f"{' '.join(command)}\n{done.stdout}")
    if done.returncode != 0:
        raise SetupError(f"{explain(done.stdout)}\nThe whole output is in {SETUP_LOG}")


def last_lines(output: str, count: int = 12) -> str:
    """The end of an output, indented: where tools say what went wrong."""
    return "\n".join(f"  {line}" for line in output.strip().splitlines()[-count:])
