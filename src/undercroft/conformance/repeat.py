"""The same seed gives the same log: under any hash seed, beside another match, in another process.

`python -m undercroft.conformance.repeat GAME SCENARIO SEATS SEED` prints the digest of one game.
"""

import os
import sys
from hashlib import blake2b
from subprocess import PIPE, Popen
from typing import Any

import msgspec

from undercroft.bots import RandomBot
from undercroft.conformance.trial import Trial, Violation, begin, step
from undercroft.table import Match, Setup, Stream, System, TableError, key_of, system

LONGEST = 2_000
"""So many decisions are compared."""


def digest(match: Match[Any, Any]) -> str:
    """One number for all that happened and how things stand."""
    told = msgspec.json.encode(match.told, order="deterministic")
    return blake2b(told, digest_size=8, salt=match.system.codec.checksum(match.state).encode()).hexdigest()


def play_alone(system: System[Any, Any], setup: Setup, seed: int) -> str:
    match, bot = begin(system, setup, seed), RandomBot(Stream(key_of(f"{seed}/repeat")))
    for _ in range(LONGEST):
        if match.questions:
            step(match, bot)
    return digest(match)


def play_beside_another(system: System[Any, Any], setup: Setup, seed: int) -> str:
    """The same game, with a decision of another match after each of its own."""
    match, bot = begin(system, setup, seed), RandomBot(Stream(key_of(f"{seed}/repeat")))
    other, other_bot = begin(system, setup, seed + 1), RandomBot(Stream(key_of(f"{seed + 1}/repeat")))
    for _ in range(LONGEST):
        if match.questions:
            step(match, bot)
        if other.questions:
            step(other, other_bot)
    return digest(match)


def check_interleaved(trial: Trial) -> None:
    alone = play_alone(trial.system, trial.setup, trial.seed)
    if play_beside_another(trial.system, trial.setup, trial.seed) != alone:
        raise Violation("a match goes another way when another match is played at the same time")


def check_hash_seeds(trial: Trial) -> None:
    """Two processes with different hash seeds, at the same time."""
    processes = [start_process(trial, str(hash_seed)) for hash_seed in (1, 2)]
    digests: list[str] = []
    for process in processes:
        out, error = process.communicate()
        if process.returncode:
            raise Violation(f"a process with another hash seed failed: {error.strip().splitlines()[-1]}")
        digests.append(out)
    if digests[0] != digests[1]:
        raise Violation("the log depends on the hash seed: a set, or a hash, is iterated on the way to results")


def start_process(trial: Trial, hash_seed: str) -> "Popen[str]":
    place = (trial.system.id, trial.setup.scenario, str(len(trial.setup.seats)), str(trial.seed))
    path = os.pathsep.join(folder for folder in sys.path if folder)
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path}
    command = [sys.executable, "-m", "undercroft.conformance.repeat", *place]
    return Popen(command, env=environment, stdout=PIPE, stderr=PIPE, text=True)


def is_installed(tried: System[Any, Any]) -> bool:
    """Whether another process would find this very game."""
    try:
        return system(tried.id) is tried
    except TableError:
        return False


def main(name: str, scenario: str, seats: str, seed: str) -> None:
    game = system(name)
    print(play_alone(game, Setup(system=name, scenario=scenario, seats=game.seats(int(seats))), int(seed)))


if __name__ == "__main__":
    main(*sys.argv[1:])
