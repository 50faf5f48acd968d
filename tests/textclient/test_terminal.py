"""At a real (pseudo) terminal: colours, being asked again, and handing over without a glimpse of the other's cards."""

import os
import pty
import re
import select
import subprocess
import sys
from collections.abc import Iterator

import pytest

PATIENCE = 120.0
ASKED = "Answer, or ? for help"
WIPED = "\x1b[2J\x1b[3J"


class Terminal:
    """A child process on a terminal of its own, read and typed at."""

    def __init__(self, *arguments: str) -> None:
        self._own, other = pty.openpty()
        environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "120", "LINES": "50"}
        environment.pop("NO_COLOR", None)
        command = [sys.executable, "-m", "undercroft", "text", "tallow", "--examples", *arguments]
        self.process = subprocess.Popen(command, stdin=other, stdout=other, stderr=other, env=environment)
        os.close(other)
        self._left = ""
        """What was shown beyond the words that were waited for."""

    def until(self, wanted: str) -> str:
        """All that is shown up to these words."""
        shown = self._left
        while wanted not in shown:
            ready, _, _ = select.select([self._own], [], [], PATIENCE)
            assert ready, f"{wanted!r} was not shown within {PATIENCE} s, but: {shown[-2000:]}"
            try:
                data = os.read(self._own, 65_536)
            except OSError:
                data = b""
            assert data, f"{wanted!r} was never shown, but: {shown[-2000:]}"
            shown += data.decode(errors="replace")
        end = shown.index(wanted) + len(wanted)
        self._left = shown[end:]
        return shown[:end]

    def type(self, line: str) -> None:
        os.write(self._own, f"{line}\n".encode())

    def close(self) -> None:
        os.close(self._own)
        self.process.terminate()
        self.process.wait()


@pytest.fixture
def terminal() -> Iterator[Terminal]:
    opened = Terminal("--seats", "2", "--scenario", "cellar", "--seed", "5")
    yield opened
    opened.close()


def test_two_people_share_a_terminal_and_no_secrets(terminal: Terminal) -> None:
    assert "Hand over to Mira" in terminal.until("press Enter when you are here.")
    terminal.type("")
    assert "\x1b[1;32m" in terminal.until(ASKED)
    terminal.type("1")
    terminal.until("Which card does Mira play")
    terminal.until(ASKED)
    terminal.type("1")
    shown = terminal.until("Brand, press Enter when you are here.")
    after = shown.rpartition(WIPED)[2]
    assert WIPED in shown
    assert not re.search("Lunge|Sweep|Flare|Dart", after)
    terminal.type("")
    assert WIPED in terminal.until("Which card does Brand play")


def test_a_person_is_told_what_was_wrong_and_asked_again(terminal: Terminal) -> None:
    terminal.until("press Enter")
    terminal.type("")
    terminal.until(ASKED)
    terminal.type("fly")
    terminal.until("neither an option nor a command")
    terminal.type("q")
    terminal.until("The match is left at line 0.")
    assert terminal.process.wait(PATIENCE) == 0
