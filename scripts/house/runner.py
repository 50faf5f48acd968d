"""Runs parts, side by side where they fit, and tells what became of each."""

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from typing import Literal

from house.chromium import find_chromium
from house.console import say
from house.parts import CORES, Part
from house.python_env import tool_environment


@dataclass(frozen=True)
class Result:
    part: Part
    outcome: Literal["ok", "FAILED", "SKIPPED"]
    seconds: float
    note: str = ""
    output: str = ""


def run_parts(parts: Sequence[Part], pytest_arguments: Sequence[str] = ()) -> list[Result]:
    """Run parts in order, as many at a time as there are cores; one that wants to be alone waits for the rest."""
    waiting = list(parts)
    running: dict[Future[Result], Part] = {}
    results: list[Result] = []
    with ThreadPoolExecutor(CORES) as pool:
        while waiting or running:
            while waiting and _fits(waiting[0], list(running.values())):
                part = waiting.pop(0)
                running[pool.submit(run_part, part, pytest_arguments)] = part
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                running.pop(done)
                results.append(done.result())
                _tell(results[-1])
    return results


def _fits(part: Part, running: Sequence[Part]) -> bool:
    if part.alone:
        return not running
    return len(running) < CORES and not any(other.alone for other in running)


def run_part(part: Part, pytest_arguments: Sequence[str] = ()) -> Result:
    """Run the commands of a part until one fails; a part that runs alone is heard while it runs."""
    began = time.monotonic()
    if why_not := part.why_not():
        return Result(part, "SKIPPED", time.monotonic() - began, why_not)
    if part.alone:
        say(f"\n── {part.name}: {part.what}")
    output = ""
    for command in part.commands:
        extra = tuple(pytest_arguments) if "pytest" in command else ()
        status, heard = _run((*command, *extra), part)
        output += heard
        if status != 0:
            note = _closing_line(output) if part.alone else "what it says is above"
            return Result(part, "FAILED", time.monotonic() - began, note, output)
    return Result(part, "ok", time.monotonic() - began, _closing_line(output) if part.alone else "", output)


def _run(command: Sequence[str], part: Part) -> tuple[int, str]:
    environment = tool_environment() | {"UNDERCROFT_CHROMIUM": find_chromium()}
    try:
        process = subprocess.Popen(
            command,
            cwd=part.folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
    except FileNotFoundError:
        return 1, f"{command[0]} is not there"
    heard = bytearray()
    with process, process.stdout as stream:  # type: ignore[union-attr]
        while chunk := os.read(stream.fileno(), 1 << 16):
            heard += chunk
            if part.alone:
                sys.stdout.buffer.write(chunk)
                sys.stdout.buffer.flush()
    return process.returncode, heard.decode(errors="replace")


def _closing_line(output: str) -> str:
    lines = [line.strip(" =") for line in output.splitlines()]
    return next((line for line in reversed(lines) if line), "")


def _tell(result: Result) -> None:
    if result.part.alone:
        return
    say(f"{result.part.name:<11}{result.outcome:<8}{result.seconds:6.1f} s")
    if result.outcome == "FAILED":
        say(result.output)
