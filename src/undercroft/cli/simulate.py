"""`undercroft simulate`: let bots play many games and count what happens."""

import sys
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from undercroft.cli.errors import UserError

if TYPE_CHECKING:
    from undercroft.sim import Engine, Plan, Tally
    from undercroft.table import System


def simulate(
    game: str,
    *,
    games: Annotated[int, Parameter(help="How many games; they take turns among the variants.")] = 100,
    seed: Annotated[int, Parameter(help="The same seed gives the same games, whatever plays them.")] = 0,
    jobs: Annotated[int, Parameter(help="Processes to play in.")] = 1,
    scenario: Annotated[str, Parameter(help="Only this scenario.")] = "",
    seats: Annotated[int, Parameter(help="Only this number of seats.")] = 0,
    option: Annotated[tuple[str, ...], Parameter(help="A choice of the table, NAME=VALUE; may be given again.")] = (),
    bots: Annotated[str, Parameter(help="Who plays: random, greedy or search.")] = "random",
    only: Annotated[int | None, Parameter(help="Only the game of this number, as a crash report says.")] = None,
    limit: Annotated[int, Parameter(help="A game of more decisions counts as a crash.")] = 100_000,
    json: Annotated[bool, Parameter(help="For programs; the form is in docs/simulation.md.", negative=())] = False,
    report: Annotated[Path | None, Parameter(help="Write a page with plots here.")] = None,
    crashes: Annotated[Path, Parameter(help="The folder for what is kept of crashes.")] = Path("crashes"),
    cluster: Annotated[str, Parameter(help="The scheduler of a Dask cluster to play on, as tcp://host:8786.")] = "",
    examples: Annotated[bool, Parameter(help="Find example games too.", negative=())] = False,
) -> int:
    """Let bots play many games and count what happens.

    Parameters
    ----------
    game
        The id of an installed game.
    """
    from undercroft.cli import simulate_view as view
    from undercroft.cli.games import find_game
    from undercroft.sim import describe, write_crash, write_report

    system = find_game(game, examples)
    plan = make_plan(system, games, seed, scenario, seats, option, bots, only, limit)
    engine = choose_engine(jobs, cluster)
    if report is not None and not report.absolute().parent.is_dir():
        raise UserError(f"there is no folder {report.parent}", where="--report", todo="Make it, or choose another.")
    began = perf_counter()
    tally = play(plan, engine)
    seconds = perf_counter() - began
    statistics = describe(tally, system.id, seed)
    written = [write_crash(crash, crashes) for crash in tally.crashes]
    if report is not None:
        write_report(statistics, report, system.name.en, [view.pace(statistics, seconds)])
    if json:
        view.print_json(statistics, seconds, tally.crashes, written)
    else:
        view.print_statistics(statistics, seconds, tally.crashes, written, report)
    return 1 if tally.crashed else 0


def make_plan(
    system: "System[Any, Any]",
    games: int,
    seed: int,
    scenario: str,
    seats: int,
    option: tuple[str, ...],
    bots: str,
    only: int | None,
    limit: int,
) -> "Plan":
    """The plan, if what was asked for can be played."""
    from undercroft.bots import BOTS
    from undercroft.cli.games import read_options
    from undercroft.sim import Plan, variants_of
    from undercroft.table import TableError

    if games < 1 or limit < 1 or (only is not None and only < 0):
        raise UserError("--games and --limit count from 1 up and --only from 0 up", todo="Give a larger number.")
    if bots not in BOTS:
        raise UserError(f"there is no bot {bots!r}", where="--bots", todo=f"Choose one of: {', '.join(BOTS)}.")
    try:
        variants = variants_of(system, scenario, seats)
    except TableError as error:
        raise UserError(str(error)) from error
    plan = Plan(
        system=system.id,
        variants=variants,
        options=read_options(system, option),
        games=games,
        seed=seed,
        bots=bots,
        only=only,
        limit=limit,
    )
    try:
        for number in range(len(variants)) if plan.options else ():
            plan.begin(system, number)
    except TableError as error:
        raise UserError(str(error), where="--option") from error
    return plan


def choose_engine(jobs: int, cluster: str) -> "Engine":
    from undercroft.sim import on_cluster, on_processes

    if jobs < 1:
        raise UserError(f"{jobs} processes can't play", where="--jobs", todo="Give 1 or more.")
    return on_cluster(cluster) if cluster else on_processes(jobs)


def play(plan: "Plan", engine: "Engine") -> "Tally":
    """Play the plan; a bar on the terminal shows how far it is."""
    from concurrent.futures.process import BrokenProcessPool

    from undercroft.cli.simulate_view import progress
    from undercroft.sim import simulate as run
    from undercroft.sim.engines import NoCluster

    try:
        with progress(len(plan.numbers), "games", sys.stderr.isatty()) as advance:
            return run(plan, engine, lambda part: advance(part.played))
    except NoCluster as error:
        raise UserError(str(error), where="--cluster") from error
    except BrokenProcessPool as error:
        todo = "Is the memory full? Try fewer --jobs; with 1 the game itself can be watched."
        raise UserError("a process that played games was ended from outside", where="--jobs", todo=todo) from error
