"""The table in a process of its own and a browser before it, for browser tests and for pictures."""

import os
import re
import subprocess
import sys
from pathlib import Path

BROWSER_ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


class Served:
    """`undercroft serve` in a process of its own, so that it can be killed."""

    def __init__(self, database: Path | str, *arguments: str, program: str = "undercroft") -> None:
        self.database = Path(database)
        self._program = program
        self._arguments = ("--database", str(database), *arguments)
        self._port = "0"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", self._program, "serve", "--examples", "--port", self._port, *self._arguments]
        environment = os.environ | {"PYTHONUNBUFFERED": "1"}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self.process.stdout is not None
        said = re.search(r"http://\S+:(\d+)/", self.process.stdout.readline())
        assert said, "the server says where it stands"
        self.url, self._port = said[0], said[1]

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """Ask it to end, and wait until it has."""
        self.process.terminate()
        self.process.wait()
        return self.process.returncode
