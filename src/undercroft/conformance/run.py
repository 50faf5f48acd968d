"""Running all checks over some games of a system."""

from collections.abc import Callable, Mapping
from shlex import quote
from typing import Any

from msgspec.structs import replace

from undercroft.conformance.answers import CheckIllegal
from undercroft.conformance.copies import CheckClone, CheckUndo, check_options, check_save
from undercroft.conformance.repeat import check_hash_seeds, check_interleaved, is_installed
from undercroft.conformance.report import Failure, Report
from undercroft.conformance.sight import CheckPatches, check_hidden
from undercroft.conformance.things import CheckCards, check_invariants
from undercroft.conformance.trial import Check, Trial, Violation
from undercroft.table import Setting, Setup, System

CAP = 20_000
"""A game that takes more decisions doesn't end."""
CLOSELY = 100
SELDOM = 8
"""In a long game the checks that cost most rest after so many decisions, but for every so many."""
COSTLY = frozenset({"clone", "save", "undo", "patches", "hidden"})
REPEATED = 6
"""So many of the games are played again under other hash seeds: each takes two processes."""


def run_conformance(
    system: System[Any, Any],
    games: int,
    seed: int = 0,
    *,
    scenario: str = "",
    seats: int = 0,
    options: Mapping[str, Setting] | None = None,
    cap: int = CAP,
    watch: Callable[[Report], None] | None = None,
) -> Report:
    """Try some games, one after another in each scenario with each number of seats; game n has the seed `seed + n`.

    What is not asked for in `options` varies from game to game where the system says so.
    """
    report = Report(game=system.id)
    setups = setups_of(system, scenario, seats)
    if not setups:
        raise ValueError(f"{system.id} has no scenario {scenario!r} for {seats} seats")
    leave_out(report, system)
    for number in range(games):
        setup = setups[number % len(setups)]
        setup = replace(setup, options=system.in_turn(number, len(setups)) | dict(options or {}))
        try_game(system, setup, seed + number, report, cap, repeat=number < REPEATED)
        if watch:
            watch(report)
    for secret in system.secrets:
        report.secrets.setdefault(secret.rule, 0)
    if games >= len(setups) and not scenario and not seats:
        check_secrets(report, system, setups[0], seed)
    return report


def setups_of(system: System[Any, Any], scenario: str, seats: int) -> list[Setup]:
    """Every scenario with every number of seats, or those that were asked for."""
    return [
        Setup(system=system.id, scenario=one.id, seats=system.seats(count))
        for one in system.scenarios
        for count in one.seats
        if scenario in ("", one.id) and seats in (0, count)
    ]


def leave_out(report: Report, system: System[Any, Any]) -> None:
    """Say which checks can't run, and why."""
    if system.check is None:
        report.left_out["invariants"] = f"{system.id} registers no check of its own"
    if not is_installed(system):
        report.left_out["hash-seeds"] = f"{system.id} is not installed under its id, so no other process finds it"


def try_game(
    system: System[Any, Any], setup: Setup, seed: int, report: Report, cap: int = CAP, *, repeat: bool = True
) -> None:
    """Play one game at random, with all checks before each decision; a check that fails rests until the next game."""
    report.games += 1
    try:
        trial = Trial(system, setup, seed, report)
    except Exception as error:
        report.checks["ends"] += 1
        note(report, "ends", system, setup, seed, 0, f"the set-up failed: {type(error).__name__}: {error}")
        return
    if repeat:
        for name, check in once(report).items():
            run_check(name, check, trial)
    checks = every_time(report)
    made = 0
    while trial.match.questions and len(trial.match.line) < cap:
        rest = made > CLOSELY and made % SELDOM
        for name in [name for name in checks if not (rest and name in COSTLY)]:
            if not run_check(name, checks[name], trial):
                del checks[name]
        if not run_check("ends", decide, trial):
            return
        made += 1
        report.decisions += 1
    if trial.match.questions:
        note(report, "ends", system, setup, seed, len(trial.match.line), f"no end after {cap} lines")


def once(report: Report) -> dict[str, Check]:
    checks: dict[str, Check] = {"interleaved": check_interleaved, "hash-seeds": check_hash_seeds}
    return {name: check for name, check in checks.items() if name not in report.left_out}


def every_time(report: Report) -> dict[str, Check]:
    """Fresh checks for one game; some remember what they saw."""
    checks: dict[str, Check] = {
        "options": check_options,
        "cards": CheckCards(),
        "invariants": check_invariants,
        "clone": CheckClone(),
        "save": check_save,
        "undo": CheckUndo(),
        "illegal": CheckIllegal(),
        "patches": CheckPatches(),
        "hidden": check_hidden,
    }
    return {name: check for name, check in checks.items() if name not in report.left_out}


def decide(trial: Trial) -> None:
    """Answer as people do, through the door that refuses what is not legal."""
    match = trial.match
    decision = trial.bot.choose(match, range(len(match.questions)))
    if decision is None:
        raise Violation("only offers are open: nobody has to decide, and the match isn't over")
    at, option = decision
    question = match.questions[at]
    match.answer(question.seats[0], option.text, question.id)


def run_check(name: str, check: Check, trial: Trial) -> bool:
    """Run a check, count it, and note what it finds."""
    trial.report.checks[name] += 1
    try:
        check(trial)
    except Violation as violation:
        message = str(violation)
    except Exception as error:
        cause = error.__cause__ or error
        message = f"{type(cause).__name__}: {cause}" if cause is error else f"{error} ({type(cause).__name__}: {cause})"
    else:
        return True
    note(trial.report, name, trial.system, trial.setup, trial.seed, len(trial.match.line), message)
    return False


def check_secrets(report: Report, system: System[Any, Any], setup: Setup, seed: int) -> None:
    """After a run through all scenarios: a secret that could never be varied was not tested at all."""
    if never := report.never_varied:
        message = f"never varied, in no state of {report.games} games: {', '.join(never)}"
        note(report, "hidden", system, setup, seed, 0, message)


def note(
    report: Report, check: str, system: System[Any, Any], setup: Setup, seed: int, line: int, message: str
) -> None:
    seats = len(setup.seats)
    examples = " --examples" if system.example else ""
    scenario = f" --scenario {setup.scenario}" if setup.scenario else ""
    options = "".join(f" --option {quote(f'{name}={value}')}" for name, value in setup.options.items())
    command = f"undercroft conformance {system.id}{scenario} --seats {seats} --seed {seed} --games 1{options}{examples}"
    report.failures.append(
        Failure(
            check=check,
            game=system.id,
            scenario=setup.scenario,
            seats=seats,
            seed=seed,
            line=line,
            message=message,
            command=command,
        )
    )
