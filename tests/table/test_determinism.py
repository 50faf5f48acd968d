"""Same seed and same answers are the same match, in any process and beside any other."""

import os
import subprocess
import sys
from pathlib import Path

from tests.table.games import Tiny, checksum, everything, market, sit_down

from undercroft.table import Match, Stream, key_of

ROOT = Path(__file__).parents[2]
PLAY = """
import msgspec
from tests.table.games import checksum
from tests.table.test_determinism import play_some, seated
match = seated(11)
play_some(match, 12, 150)
print(checksum(match), msgspec.json.encode([match.line, match.told]).hex())
"""


def seated(seed: int) -> Match[Tiny, None]:
    return sit_down(market(), seed=seed)


def play_some(match: Match[Tiny, None], seed: int, answers: int) -> Stream:
    stream = Stream(key_of(seed))
    for _ in range(answers):
        play_one(match, stream)
    return stream


def play_one(match: Match[Tiny, None], stream: Stream) -> None:
    if match.questions:
        at = stream.below(len(match.questions))
        match.play(at, stream.pick(match.questions[at].options))


def played_under(hash_seed: str) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)}
    run = subprocess.run(
        [sys.executable, "-c", PLAY], env=environment, cwd=ROOT, capture_output=True, text=True, check=True
    )
    return run.stdout


def test_two_hash_seeds_give_the_same_log_and_events() -> None:
    one, other = played_under("1"), played_under("271828")
    assert one == other
    match = seated(11)
    play_some(match, 12, 150)
    assert one.startswith(checksum(match))


def test_a_match_interleaved_with_another_goes_the_same_way() -> None:
    alone = seated(1)
    play_some(alone, 5, 120)
    beside, other = seated(1), seated(2)
    mine, theirs = Stream(key_of(5)), Stream(key_of(6))
    for _ in range(120):
        play_one(other, theirs)
        play_one(beside, mine)
    assert everything(beside) == everything(alone)
    assert everything(other) != everything(alone)
