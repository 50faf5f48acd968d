"""Several processes that do the same, kept running: one that ends is replaced, until somebody stops them all."""

import logging
import os
import signal
import threading
import time
from collections.abc import Callable
from multiprocessing import connection, get_context, parent_process
from multiprocessing.context import SpawnProcess
from tempfile import TemporaryDirectory
from types import FrameType
from typing import Any

from undercroft.server.metrics import SHARED_FIGURES, forget_process

LOG = logging.getLogger("undercroft")
PATIENCE = 10.0
"""Seconds a process has to end in once it was asked to."""
TOO_SOON = 5.0
"""A process that fails by itself so soon after its start would fail again."""

Work = Callable[..., None]


def keep_running(work: Work, arguments: tuple[Any, ...], count: int) -> None:
    """Run so many processes until SIGINT or SIGTERM."""
    with TemporaryDirectory(prefix="undercroft-figures-") as figures:
        os.environ[SHARED_FIGURES] = figures
        Crew(work, arguments, count).keep()


class Crew:
    """The processes that work now."""

    def __init__(self, work: Work, arguments: tuple[Any, ...], count: int) -> None:
        self._work = work
        self._arguments = arguments
        self._stopping = False
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._stop)
        self._working = [self._start() for _ in range(count)]

    def keep(self) -> None:
        """Replace whoever ends, and at last wait for all."""
        while not self._stopping:
            connection.wait([process.sentinel for process, _ in self._working], timeout=0.5)
            self._working = [self._kept(process, began) for process, began in self._working]
        for process, _ in self._working:
            process.terminate()
        for process, _ in self._working:
            process.join(PATIENCE)
            process.kill()

    def _kept(self, process: SpawnProcess, began: float) -> tuple[SpawnProcess, float]:
        if process.exitcode is None or self._stopping:
            return process, began
        forget_process(process.pid or 0)
        if process.exitcode > 0 and time.monotonic() - began < TOO_SOON:
            raise SystemExit(f"a process of the server can't start (exit status {process.exitcode})")
        LOG.warning("process %s ended (%s); another takes its place", process.pid, process.exitcode)
        return self._start()

    def _start(self) -> tuple[SpawnProcess, float]:
        # A daemon ends with its parent, where that ends in order.
        process = get_context("spawn").Process(target=_run, args=(self._work, self._arguments), daemon=True)
        process.start()
        return process, time.monotonic()

    def _stop(self, _number: int, _frame: FrameType | None) -> None:
        self._stopping = True


def _run(work: Work, arguments: tuple[Any, ...]) -> None:
    threading.Thread(target=_end_with_parent, daemon=True).start()
    work(*arguments)


def _end_with_parent() -> None:
    """Nobody would replace or stop a process whose parent was killed, and the port would stay taken."""
    if parent := parent_process():
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
