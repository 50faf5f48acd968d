"""Steps of the set-up show how far they are on a terminal, and stay one plain line in a pipe."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.project.house_copy import ROOT

from house.console import SetupError, run_quietly

STEP = """
from house.console import step
with step("Counting") as show:
    show("1 of 2")
"""


def test_a_step_shows_how_far_it_is_on_a_terminal() -> None:
    keyboard, screen = os.openpty()
    with subprocess.Popen([sys.executable, "-c", STEP], cwd=ROOT / "scripts", stdout=screen):
        os.close(screen)
    shown = os.read(keyboard, 1000).decode()
    assert re.fullmatch(r"Counting … \rCounting … 1 of 2\x1b\[K\rCounting … \x1b\[K\d+\.\d s\r\n", shown)
    os.close(keyboard)


def test_a_step_is_one_plain_line_in_a_pipe() -> None:
    told = subprocess.run(
        [sys.executable, "-c", STEP], cwd=ROOT / "scripts", capture_output=True, text=True, check=True
    )
    assert re.fullmatch(r"Counting … \d+\.\d s\n", told.stdout)


def test_a_command_that_fails_is_explained_from_its_own_output(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("house.console.SETUP_LOG", tmp_path / "logs" / "setup.log")
    heard: list[str] = []
    command = [sys.executable, "-c", "print('one'); print('two'); raise SystemExit(1)"]
    with pytest.raises(SetupError, match=r"it said one, two\nThe whole output is in .*setup\.log"):
        run_quietly(command, tmp_path, lambda output: "it said " + ", ".join(output.split()[-2:]), hear=heard.append)
    assert heard == ["one\n", "two\n"]
    assert (tmp_path / "logs" / "setup.log").read_text().endswith("\none\ntwo\n")
