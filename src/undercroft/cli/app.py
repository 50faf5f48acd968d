"""The table of commands, and the app made from it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib.metadata import entry_points
from importlib.util import find_spec

from cyclopts import App

from undercroft import __version__


@dataclass(frozen=True)
class Command:
    """A command (`"pack check"` is `check` in the group `pack`) and the function that runs it, as `module:function`."""

    words: str
    target: str
    help: str

    @property
    def module(self) -> str:
        return f"undercroft.cli.{self.target.partition(':')[0]}"

    @property
    def function(self) -> str:
        return self.target.partition(":")[2]


GROUPS = {"pack": "Check content packs and help to write them."}

COMMANDS = (
    Command("play", "play:play", "Start the table and open its page."),
    Command("serve", "serve:serve", "Start the table for others, without opening a page."),
    Command("backup", "backup:backup", "Copy all matches into one file, while the server runs."),
    Command("restore", "backup:restore", "Bring back from such a file what is missing, while the server runs."),
    Command("text", "text:text", "Play in this terminal."),
    Command("rules", "rules:rules", "Look up rules, and see which the engine covers."),
    Command("pack check", "pack:check", "Check a content pack."),
    Command("pack add", "pack:add", "Put a content pack where its game finds it."),
    Command("pack schema", "pack:schema", "Print the JSON Schema of packs, for editors."),
    Command("simulate", "simulate:simulate", "Let bots play many games and count what happens."),
    Command("balance", "balance:balance", "Let bots play every scenario, and tell how often they win."),
    Command("conformance", "conformance:conformance", "Check that a game keeps what every game promises."),
    Command("tool", "tool:tool", "Run a tool of a game, such as a monster's turn, or list them."),
)
TOOLS = "undercroft.tools"


def run(arguments: Sequence[str]) -> int:
    """Run the command that the arguments name; one that returns a number means it as the exit status."""
    app = build_app(COMMANDS)
    status: int = app(
        with_tool(arguments), exit_on_error=False, print_error=False, result_action="return_int_as_exit_code_else_zero"
    )
    return status


def with_tool(arguments: Sequence[str]) -> Sequence[str]:
    """A tool can be called as if it were a command; commands come first.

    >>> with_tool(["play", "--help"])
    ['play', '--help']
    """
    first = arguments[0] if arguments else ""
    if not first or first.startswith("-") or any(first == command.words.split()[0] for command in COMMANDS):
        return arguments
    return ["tool", *arguments] if entry_points(group=TOOLS, name=first) else arguments


def build_app(commands: Iterable[Command]) -> App:
    """Mount commands by name; the module of each is imported when it is called, and one not installed is not listed.

    >>> "sing" in build_app([Command("sing", "a_module_that_is_not_installed:sing", "Sing.")])
    False
    """
    app = App(name="undercroft", help="A digital table for dungeon-crawl board games.", version=__version__)
    groups: dict[str, App] = {}
    for command in commands:
        if find_spec(command.module) is None:
            continue
        group, _, name = command.words.rpartition(" ")
        if group and group not in groups:
            groups[group] = App(name=group, help=GROUPS[group])
            app.command(groups[group])
        parent = groups[group] if group else app
        parent.command(f"{command.module}:{command.function}", name=name, help=command.help)
    return app
