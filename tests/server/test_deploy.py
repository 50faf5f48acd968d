"""What lies in deploy/ calls commands and options that there are, with files that there are."""

import json
import re
import shlex
import shutil
import subprocess
from configparser import RawConfigParser
from pathlib import Path

import pytest

from house.paths import ROOT
from undercroft.cli.app import COMMANDS, build_app

DEPLOY = ROOT / "deploy"
CONTAINER = (DEPLOY / "Containerfile").read_text(encoding="utf-8")


def unit(name: str) -> RawConfigParser:
    """A unit of systemd; of what is said twice the last counts."""
    parsed = RawConfigParser(strict=False, interpolation=None, delimiters=("=",))
    parsed.optionxform = str  # type: ignore[assignment, method-assign]
    parsed.read(DEPLOY / name, encoding="utf-8")
    return parsed


def called(words: list[str]) -> str:
    """The command that a line calls; fails where it is none, or takes no such options."""
    at = next(at for at, word in enumerate(words) if word.endswith("undercroft"))
    command, *arguments = words[at + 1 :]
    build_app(COMMANDS)[command].parse_args(arguments, exit_on_error=False, print_error=False)
    return command


def test_the_service_calls_the_server_with_options_it_has() -> None:
    service = unit("undercroft.service")["Service"]
    assert called(shlex.split(service["ExecStart"])) == "serve"
    assert int(service["TimeoutStopSec"]) > 3, "longer than the server waits for those who leave"
    assert service["StateDirectory"] in service["Environment"]


def test_the_nightly_backup_is_of_the_same_database_by_the_same_user() -> None:
    backup, service = unit("undercroft-backup.service")["Service"], unit("undercroft.service")["Service"]
    shell, option, line = shlex.split(backup["ExecStart"])
    assert (shell, option) == ("/bin/sh", "-c")
    assert called(shlex.split(line)) == "backup"
    assert backup["User"] == service["User"]
    for what in (r"UNDERCROFT_DATABASE=\S+", r"--key-file \S+"):
        found = [re.search(what, f"{one['Environment']} {one['ExecStart']}") for one in (backup, service)]
        assert found[0]
        assert found[1]
        assert found[0][0].rstrip("'") == found[1][0]


@pytest.mark.skipif(shutil.which("sh") is None, reason="there is no shell here")
def test_of_nightly_backups_the_newest_are_kept(tmp_path: Path) -> None:
    for night in range(20):
        for name in (f"2026-11-{night:02}", f"2026-11-{night:02}.key"):
            (tmp_path / name).write_text("")
            subprocess.run(["touch", "-d", f"2026-11-{night + 1:02}", tmp_path / name], check=True)
    shell, option, line = shlex.split(unit("undercroft-backup.service")["Service"]["ExecStartPost"])
    here = line.replace("%S/undercroft/backups", str(tmp_path)).replace("$$", "$")
    subprocess.run([shell, option, here], check=True)
    kept = sorted(file.name for file in tmp_path.iterdir())
    assert kept == sorted(name for night in range(6, 20) for name in (f"2026-11-{night:02}", f"2026-11-{night:02}.key"))


def test_the_container_is_made_of_files_that_are_there_and_calls_the_server() -> None:
    for line in re.findall(r"^COPY (?!--from)(.+)$", CONTAINER, re.MULTILINE):
        *sources, _target = line.split()
        assert [source for source in sources if not (ROOT / source).exists()] == []
    entry = json.loads(re.findall(r"^ENTRYPOINT (.+)$", CONTAINER, re.MULTILINE)[0])
    command = json.loads(re.findall(r"^CMD (.+)$", CONTAINER, re.MULTILINE)[0])
    assert called([*entry, *command]) == "serve"
    assert "USER undercroft" in CONTAINER, "not as root"
