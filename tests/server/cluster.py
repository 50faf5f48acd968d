"""A PostgreSQL cluster of the tests' own: in a folder that goes away, reached by a socket in it."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex

from house.postgres import find_postgres

USER = "undercroft"
FAST = {"fsync": "off", "listen_addresses": "", "max_connections": "200"}
"""What is tested is our use of it, not its disk."""


class Cluster:
    """A running PostgreSQL."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs = programs
        self._folder = folder

    def fresh_database(self) -> str:
        """The address of an empty database."""
        name = f"test_{token_hex(6)}"
        self._run("createdb", "-h", str(self._folder), "-U", USER, name)
        return f"postgresql://{USER}@/{name}?host={self._folder}"

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), *arguments]
        subprocess.run(command, check=True, capture_output=True, **as_whom())


@contextmanager
def running_cluster() -> Iterator[Cluster]:
    programs = find_postgres()
    assert programs, "PostgreSQL is missing: the part 'postgres' of ./test gets it, or says how"
    folder = Path(tempfile.mkdtemp(prefix="uc-pg-", dir="/tmp"))  # a socket's path has to be short
    try:
        if as_whom():
            shutil.chown(folder, "postgres")
        cluster = Cluster(programs, folder)
        cluster._run("initdb", "-D", str(folder / "data"), "-U", USER, "--auth=trust", "--no-sync", "-E", "UTF8")
        options = " ".join(f"-c {name}='{value}'" for name, value in FAST.items()) + f" -k {folder}"
        cluster._run("pg_ctl", "-D", str(folder / "data"), "-w", "-o", options, "-l", str(folder / "log"), "start")
        try:
            yield cluster
        finally:
            cluster._run("pg_ctl", "-D", str(folder / "data"), "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def as_whom() -> dict[str, str]:
    """PostgreSQL refuses to run as root; its package brings a user for it."""
    return {"user": "postgres"} if os.geteuid() == 0 else {}
