"""How long a command line takes to answer."""

import subprocess
import sys

from benchmarks.measure import Benchmark, Work


def command(*arguments: str) -> Work:
    def run() -> None:
        subprocess.run([sys.executable, "-m", "undercroft", *arguments], check=True, stdout=subprocess.DEVNULL)

    return run


BENCHMARKS = [
    Benchmark("cli-version", lambda: command("--version"), 300_000, waits=True),
    Benchmark("cli-help", lambda: command("--help"), 300_000, waits=True),
]
