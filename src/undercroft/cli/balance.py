"""`undercroft balance`: how often bots win each scenario, as a table and a plot."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from undercroft.cli.errors import UserError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from undercroft.sim.balance import Balance
    from undercroft.table import System


def balance(
    game: str,
    *,
    bots: Annotated[str, Parameter(help="Who plays how many games of each, the best bot last.")] = (
        "greedy:100,search:20"
    ),
    seats: Annotated[str, Parameter(help="With how many seats, and with how many else.")] = "2,4",
    scenario: Annotated[tuple[str, ...], Parameter(help="Only this scenario; may be given again.")] = (),
    seed: Annotated[int, Parameter(help="The same seed gives the same games.")] = 0,
    folder: Annotated[Path, Parameter(help="Where table, plot and counts are kept.")] = Path("docs/balance"),
    examples: Annotated[bool, Parameter(help="Find example games too.", negative=())] = False,
) -> int:
    """Let bots play each scenario as people come to it, and tell how often they win, or who of them.

    Counts are kept after every few games: what was broken off goes on where it stopped, and only scenarios that were
    changed since are played again.

    Parameters
    ----------
    game
        The id of an installed game.
    """
    from undercroft.cli.games import find_game
    from undercroft.cli.simulate_view import progress
    from undercroft.sim.balance import Broken, measure, points_of, read_balance, write_balance
    from undercroft.sim.crash import write_crash

    system = find_game(game, examples)
    wanted = read_bots(bots)
    counts = read_seats(seats)
    scenarios = [find_scenario(system, one) for one in scenario]
    if not folder.is_dir():
        raise UserError(f"there is no folder {folder}", where="--folder", todo="Make it, or choose another.")
    kept = folder / f"{system.id}.json"
    found = read_balance(kept, system.id, seed)
    points = [(one, games) for bot, games in wanted.items() for one in points_of(system, scenarios, counts, bot)]
    command = f"undercroft balance {system.id} --bots {bots} --seats {seats} --seed {seed}"
    paths: tuple[Path, ...] = ()
    try:
        with progress(sum(games for _, games in points), "games", sys.stderr.isatty()) as advance:
            for point, games in points:

                def keep(new: int) -> None:
                    advance(new)
                    write_balance(found, kept)

                measured = measure(found, system, point, games, keep)
                print(f"{point.scenario}, {point.seats} seats, {point.bot}: {measured.share():.0%}", flush=True)
                paths = write_pages(found, system, list(wanted), command, folder)
    except Broken as broken:
        written = write_crash(broken.crash, Path("crashes"))
        print(f"{broken}; kept in {', '.join(map(str, written))}")
        return 1
    print(", ".join(map(str, paths)))
    return 0


def write_pages(
    found: "Balance", system: "System[Any, Any]", bots: "Sequence[str]", command: str, folder: Path
) -> tuple[Path, ...]:
    """Table and plot: of who wins, or of how often all win together."""
    from undercroft.sim import balance_page, contest_page, contest_plot

    if contest_page.is_contest(found):
        table, plot = contest_page.make_table(found, system, command), contest_plot.make_plot(found, system)
    else:
        table, plot = (
            balance_page.make_table(found, system, bots, command),
            balance_page.make_plot(found, system, bots),
        )
    paths = (folder / f"{system.id}.md", folder / f"{system.id}.svg")
    for path, text in zip(paths, (table, plot), strict=True):
        path.write_text(text, encoding="utf-8")
    return paths


def read_bots(text: str) -> dict[str, int]:
    """Bots and how many games each plays.

    >>> read_bots("greedy:100,search:20")
    {'greedy': 100, 'search': 20}
    """
    from undercroft.bots import BOTS

    wanted: dict[str, int] = {}
    for one in text.split(","):
        bot, _, games = one.partition(":")
        if bot not in BOTS or not games.isdigit() or not int(games):
            todo = f"Write BOT:GAMES, with one of: {', '.join(BOTS)}."
            raise UserError(f"{one!r} says not who plays how many games", where="--bots", todo=todo)
        wanted[bot] = int(games)
    return wanted


def read_seats(text: str) -> list[int]:
    """Numbers of seats.

    >>> read_seats("2,4")
    [2, 4]
    """
    if not all(one.isdigit() for one in text.split(",")):
        raise UserError(f"{text!r} are no numbers of seats", where="--seats", todo="Write them like 2,4.")
    return [int(one) for one in text.split(",")]


def find_scenario(system: "System[Any, Any]", id: str) -> str:
    from undercroft.table import TableError

    try:
        return system.scenario(id).id
    except TableError as error:
        raise UserError(str(error), where="--scenario") from error
