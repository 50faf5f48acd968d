"""What is kept of a game that broke off: enough to stand again where it broke."""

from pathlib import Path
from shlex import quote
from traceback import format_exception
from typing import TYPE_CHECKING

import msgspec

from undercroft.bots import Endless
from undercroft.table import Match, System
from undercroft.table.log import Answered
from undercroft.table.save import dump

if TYPE_CHECKING:
    from undercroft.sim.plan import Plan


class Crash(msgspec.Struct, frozen=True, kw_only=True):
    """A game in which a rule failed, or which came to no end."""

    number: int
    system: str
    scenario: str
    seats: int
    error: str
    line: int
    """How many lines the match has in its file: the failing answer comes next."""
    answer: str
    trace: str
    command: str
    """Plays the game again."""
    match: bytes
    """The match file up to the failing answer; empty where not even the set-up ran."""


def report_crash(plan: "Plan", game: System, number: int, match: Match | None, error: Exception) -> Crash:
    """Take down a crash; the match is left as it was before the answer that broke it."""
    answer = take_back_last(match) if match and not isinstance(error, Endless) else ""
    variant = plan.variant(number)
    return Crash(
        number=number,
        system=plan.system,
        scenario=variant.scenario,
        seats=variant.seats,
        error=f"{type(error).__name__}: {error}",
        line=len(match.line) if match else 0,
        answer=answer,
        trace="".join(format_exception(error)),
        command=command_for(plan, game, number),
        match=dump(match) if match else b"",
    )


def take_back_last(match: Match) -> str:
    """Strike the answer that failed from the log, and give it in words."""
    log = match.history.log
    if not log or not isinstance(last := log[-1], Answered):
        return ""
    match.history.forget(len(log) - 1)
    match.checkpoints.before(len(match.line))
    return f"{last.seat} answers {last.text!r} to {last.kind!r}"


def command_for(plan: "Plan", game: System, number: int) -> str:
    """What to type to see this game again."""
    variant = plan.variant(number)
    scenario = f" --scenario {variant.scenario}" if variant.scenario else ""
    place = f"{scenario} --seats {variant.seats} --seed {plan.seed} --only {number}"
    settled = plan.setup(game, number).options
    options = "".join(f" --option {quote(f'{name}={value}')}" for name, value in settled.items())
    examples = " --examples" if game.example else ""
    return f"undercroft simulate {plan.system}{place} --bots {plan.bots} --limit {plan.limit}{options}{examples}"


def write_crash(crash: Crash, folder: Path) -> list[Path]:
    """Write the match file and the report; gives the paths."""
    folder.mkdir(parents=True, exist_ok=True)
    name = f"{crash.system}-{crash.scenario}-{crash.seats}-game{crash.number}"
    report = folder / f"{name}.txt"
    match = folder / f"{name}.json"
    told = [
        f"{crash.system} {crash.scenario}, {crash.seats} seats, game {crash.number}: {crash.error}",
        f"after line {crash.line}" + (f", when {crash.answer}" if crash.answer else ""),
        f"again: {crash.command}",
        f"match file: {match.name}" if crash.match else "no match file: the set-up failed",
        "",
        crash.trace,
    ]
    report.write_text("\n".join(told), encoding="utf-8")
    if not crash.match:
        return [report]
    match.write_bytes(crash.match)
    return [match, report]
