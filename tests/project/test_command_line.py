"""The command line starts fast, imports a command only when it is called, and tells people what to do."""

import os
import resource
import subprocess
import sys
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

import pytest
from tests.pace import best_of

import undercroft.cli
from undercroft import __version__
from undercroft.cli import app, main
from undercroft.cli.app import COMMANDS, Command, build_app

START_BUDGET = 0.3
HEAVY = {"dask", "litestar", "msgspec", "sqlalchemy", "yaml", "undercroft.packs", "undercroft.table"}


@pytest.fixture
def command_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file that is the module of the one command the app then has: `try-it`."""
    monkeypatch.setattr(undercroft.cli, "__path__", [*undercroft.cli.__path__, str(tmp_path)])
    monkeypatch.setattr(app, "COMMANDS", (Command("try-it", "one_of_these_tests:try_it", "Try it."),))
    monkeypatch.delitem(sys.modules, "undercroft.cli.one_of_these_tests", raising=False)
    return tmp_path / "one_of_these_tests.py"


def undercroft_command(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "undercroft", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def time_of_children() -> float:
    """Processor time of the commands so far: what else this machine does matters little."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


@pytest.mark.parametrize("argument", ["--help", "--version"])
def test_starts_within_its_budget(argument: str) -> None:
    assert undercroft_command(argument).returncode == 0
    seconds = best_of(5, time_of_children, lambda: undercroft_command(argument))
    assert seconds <= START_BUDGET, "is bytecode missing? python -m compileall on site-packages makes it"


def test_help_imports_nothing_that_a_command_needs() -> None:
    code = f"import sys; from undercroft.cli import main; main(['--help']); print({HEAVY} & set(sys.modules))"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.splitlines()[-1] == "set()"


def test_version_is_the_package_version() -> None:
    assert undercroft_command("--version").stdout.strip() == __version__ == version("undercroft")


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.words)
def test_every_command_that_is_installed_can_be_called(command: Command) -> None:
    if find_spec(command.module) is None:
        assert command.words not in list(build_app([command]))
    else:
        assert callable(getattr(import_module(command.module), command.function))


def test_a_user_error_goes_to_stderr_with_status_2(command_module: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command_module.write_text(
        "from undercroft.cli import UserError\n"
        "def try_it() -> None:\n"
        "    raise UserError('there is no such game', where='--game', todo='See undercroft rules.')\n"
    )
    assert main(["try-it"]) == 2
    told = capsys.readouterr()
    assert (told.out, told.err) == ("", "undercroft: --game: there is no such game\nSee undercroft rules.\n")


def test_a_number_that_a_command_returns_is_the_exit_status(command_module: Path) -> None:
    command_module.write_text("def try_it() -> int:\n    return 7\n")
    assert main(["try-it"]) == 7


def test_an_import_that_fails_inside_a_command_is_not_hidden(command_module: Path) -> None:
    command_module.write_text("import a_module_that_nobody_has\n")
    with pytest.raises(ImportError) as error:
        main(["try-it"])
    assert "a_module_that_nobody_has" in str(error.value.__cause__)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [(["try-itt"], 'Did you mean "try-it"?'), (["try-it", "--loud"], "Unknown option"), (["try-it", "a"], "Unused")],
)
def test_a_wrong_call_is_told_and_status_2(
    arguments: list[str], told: str, command_module: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command_module.write_text("def try_it() -> None:\n    pass\n")
    assert main(arguments) == 2
    assert told in capsys.readouterr().err


def test_a_reader_that_has_seen_enough_is_no_error(command_module: Path) -> None:
    command_module.write_text("def try_it() -> None:\n    print('word ' * 100_000)\n")
    code = (
        "import sys, undercroft.cli; from undercroft.cli import app, main;"
        f"undercroft.cli.__path__.append({str(command_module.parent)!r});"
        "app.COMMANDS = (app.Command('try-it', 'one_of_these_tests:try_it', ''),);"
        "sys.exit(main(['try-it']))"
    )
    reader, writer = os.pipe()
    with subprocess.Popen([sys.executable, "-c", code], stdout=writer, stderr=subprocess.PIPE, text=True) as process:
        os.close(writer)
        os.read(reader, 10)
        os.close(reader)
        assert process.stderr is not None
        assert process.stderr.read() == ""
    assert process.returncode == 141
