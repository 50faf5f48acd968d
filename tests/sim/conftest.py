"""The command, run as people run it, with a fragile game installed beside the example."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.sim.installed_game import install

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    packages = tmp_path / "packages"
    packages.mkdir()
    install(packages)

    def run_command(*arguments: str) -> subprocess.CompletedProcess[str]:
        path = os.pathsep.join([str(packages), *(folder for folder in sys.path if folder)])
        command = [sys.executable, "-m", "undercroft", *arguments]
        return subprocess.run(
            command, capture_output=True, text=True, check=False, cwd=tmp_path, env={**os.environ, "PYTHONPATH": path}
        )

    return run_command


@pytest.fixture
def cluster() -> Iterator[str]:
    """A Dask cluster of two workers on this machine, in threads of this process; gives its scheduler's address."""
    distributed: Any = pytest.importorskip("distributed")
    place = {"protocol": "tcp", "host": "127.0.0.1", "dashboard_address": None}
    with distributed.LocalCluster(processes=False, n_workers=2, threads_per_worker=1, **place) as local:
        yield local.scheduler_address
