"""./play: from a fresh clone to an open table."""

import os
import sys
from typing import NoReturn

from house.console import SetupError, say
from house.paths import PLAY_LOCK, VENV_PYTHON
from house.python_env import ensure_python_env, tool_environment
from house.web_page import ensure_page, why_no_node

USAGE = """\
./play                set up what is missing, start the table and open its page
./play --check        set up what is missing and stop there
./play --examples     show the example game too
./play --no-browser   leave opening the page to you
./play OPTION…        any other option of 'undercroft play', like --port 8000
"""


def play(arguments: list[str]) -> int:
    if arguments in (["-h"], ["--help"]):
        say(USAGE)
        return 0
    ensure_python_env(PLAY_LOCK)
    _build_page_if_possible()
    if arguments != ["--check"]:
        _hand_over(arguments)
    say("Everything is set up. ./play starts the table.")
    return 0


def build_page(arguments: list[str]) -> int:
    """Build the web page if its sources are newer than it; takes no arguments."""
    if arguments:
        raise SetupError(f"Building the page takes no arguments, but was given {' '.join(arguments)}")
    ensure_page()
    return 0


def _build_page_if_possible() -> None:
    """The table works without its page (text client, other programs), so a page that can't be built stops nothing."""
    trouble = why_no_node()
    if not trouble:
        try:
            ensure_page()
        except SetupError as missing:
            trouble = str(missing)
    if trouble:
        say(f"The web page can't be built: {trouble}\nThe server starts all the same.", to=sys.stderr)


def _hand_over(arguments: list[str]) -> NoReturn:
    """Become `undercroft play`, so that signals and the exit status are its own."""
    command = [str(VENV_PYTHON), "-m", "undercroft", "play", *arguments]
    os.execve(command[0], command, tool_environment())
