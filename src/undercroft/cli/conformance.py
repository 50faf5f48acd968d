"""`undercroft conformance`: check that a game keeps what every game promises."""

import sys
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from undercroft.cli.errors import UserError

if TYPE_CHECKING:
    from collections.abc import Callable

    from undercroft.conformance import Report


def conformance(
    game: str,
    *,
    games: Annotated[int, Parameter(help="How many games; they take turns among scenarios and seats.")] = 10,
    seed: Annotated[int, Parameter(help="Game n has the seed SEED + n.")] = 0,
    scenario: Annotated[str, Parameter(help="Only this scenario.")] = "",
    seats: Annotated[int, Parameter(help="Only this number of seats.")] = 0,
    option: Annotated[tuple[str, ...], Parameter(help="A choice of the table, NAME=VALUE; may be given again.")] = (),
    json: Annotated[bool, Parameter(help="For programs.", negative=())] = False,
    examples: Annotated[bool, Parameter(help="Find example games too.", negative=())] = False,
) -> int:
    """Check that a game keeps what every game promises: exit status 1 where it doesn't.

    Parameters
    ----------
    game
        The id of an installed game.
    """
    from undercroft.cli.games import find_game, read_options
    from undercroft.cli.simulate_view import progress
    from undercroft.conformance import run_conformance

    if games < 1:
        raise UserError("at least one game has to be played", where="--games", todo="Give 1 or more.")
    system = find_game(game, examples)
    options = read_options(system, option)

    def run(watch: "Callable[[Report], None]") -> "Report":
        return run_conformance(system, games, seed, scenario=scenario, seats=seats, options=options, watch=watch)

    with progress(games, "games", sys.stderr.isatty()) as advance:
        try:
            report = run(lambda _: advance(1))
        except ValueError as error:
            known = ", ".join(f"{one.id} ({'/'.join(map(str, one.seats))} seats)" for one in system.scenarios)
            raise UserError(str(error), todo=f"Choose one of: {known}.") from error
    if json:
        print_json(report)
    else:
        print_report(report)
    return 1 if report.failures else 0


def print_json(report: "Report") -> None:
    import msgspec

    print(msgspec.json.format(msgspec.json.encode(report), indent=1).decode())


def print_report(report: "Report") -> None:
    """One line a check, then every failure."""
    from undercroft.conformance.report import CHECKS

    print(f"{report.game}: {report.games} games, {report.decisions} decisions")
    for check, promise in CHECKS.items():
        failed = len(report.failed(check))
        sign = "left out" if check in report.left_out else f"{failed} failed" if failed else "ok"
        print(f"{sign:>9}  {report.checks[check]:>7} ×  {check}: {report.left_out.get(check, promise)}")
    for rule, pairs in report.secrets.items():
        print(f"{'':>9}  {pairs:>7} pairs of states that differ in {rule}")
    for failure in report.failures:
        print(f"\n{failure}")
