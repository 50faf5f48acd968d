"""`undercroft rules`: look up rules, and see which of them the engine covers."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from undercroft.cli.errors import UserError

if TYPE_CHECKING:
    from undercroft.rulebook import Catalogue
    from undercroft.rulebook.covering import Traces
    from undercroft.rulebook.project import Project


def rules(
    game: str | None = None,
    *,
    search: Annotated[str, Parameter(help="Words, or beginnings of words, English or German.")] = "",
    limit: Annotated[int, Parameter(help="How many rules --search shows at most; 0 for all.")] = 30,
    area: Annotated[str, Parameter(help="Only this area of the game, such as FOCUS.")] = "",
    coverage: Annotated[bool, Parameter(help="How many rules code cites and tests cover.", negative=())] = False,
    mutate: Annotated[int, Parameter(help="Break this many functions; do the tests notice?")] = 0,
    seed: Annotated[int, Parameter(help="Picks the functions that --mutate breaks.")] = 0,
    jobs: Annotated[int, Parameter(help="Processes for --coverage and --mutate.")] = 2,
    json: Annotated[bool, Parameter(help="For programs; the form is in docs/rulebook.md.", negative=())] = False,
) -> None:
    """Look up rules, and see which the engine covers.

    Parameters
    ----------
    game
        A game (its rules are listed), a rule id (the rule is shown), or nothing (the games are listed).
    """
    from undercroft.rulebook import UnknownGameError, UnknownRuleError

    if mutate < 0 or limit < 0 or jobs < 1:
        raise UserError("--mutate and --limit count from 0 up, --jobs from 1 up", todo="Give a larger number.")
    try:
        if coverage or mutate:
            run_checks(game or "", mutate, seed, jobs, json, wants_coverage=coverage)
        else:
            look(game or "", search, limit, area, json)
    except UnknownRuleError as unknown:
        todo = f"Did you mean {', '.join(unknown.close)}?" if unknown.close else "See 'undercroft rules GAME'."
        raise UserError(f"no rule has the id {unknown.number!r}", todo=todo) from unknown
    except UnknownGameError as unknown:
        todo = f"Did you mean {unknown.close[0]}?" if unknown.close else f"There are {', '.join(unknown.known)}."
        raise UserError(f"no rules are known for the game {unknown.game!r}", todo=todo) from unknown


def look(game: str, words: str, limit: int, area: str, json: bool) -> None:
    """Everything that only reads the catalogue."""
    from undercroft.cli import rules_view as view
    from undercroft.rulebook import catalogue, games, is_id, look_up, rule, search

    if words:
        found = [rule for rule in search(words, game) if area.upper() in ("", rule.area.code)]
        view.show_found(words, found, limit or len(found), look_up(words, game), json)
    elif is_id(game.upper()):
        view.show_rule(rule(game.upper()), json)
    elif game:
        view.show_catalogue(catalogue(game), area_keys(catalogue(game), area), json)
    else:
        view.show_games([catalogue(name) for name in games()], json)


def area_keys(book: "Catalogue", area: str) -> list[str]:
    """The areas to list: all, or those with this code."""
    wanted = area.upper()
    keys = [key for key in book.areas if not wanted or wanted in (key, key.partition("-")[2])]
    if not keys:
        codes = ", ".join(key.partition("-")[2] for key in book.areas)
        raise UserError(f"{book.game} has no area {area!r}", where="--area", todo=f"It has {codes}.")
    return keys


def run_checks(game: str, mutate: int, seed: int, jobs: int, json: bool, *, wants_coverage: bool) -> None:
    """Everything that runs the tests of a checkout."""
    project = find_project()
    from undercroft.rulebook.covering import MarkedTestsError, measure

    if game:
        project.library.catalogue(game)
    try:
        traces = measure(project, jobs=jobs)
        if wants_coverage:
            show_coverage(project, traces, game, json)
        if mutate:
            show_trials(project, traces, game, mutate, seed, jobs, json)
    except MarkedTestsError as failure:
        raise UserError(str(failure), where=str(project.tests), todo="Run pytest there and repair them.") from failure


def find_project() -> "Project":
    """The checkout whose tests are to be run, if they can be."""
    from importlib.util import find_spec

    from undercroft.rulebook.project import NoCheckoutError, Project

    if missing := [name for name in ("pytest", "coverage") if not find_spec(name)]:
        raise UserError(f"{' and '.join(missing)} cannot be found", todo="Run: pip install 'undercroft[testing]'")
    try:
        return Project.around(Path.cwd())
    except NoCheckoutError as error:
        todo = "Coverage runs the tests: call it inside a checkout of the source."
        raise UserError(str(error), todo=todo) from error


def show_coverage(project: "Project", traces: "Traces", game: str, json: bool) -> None:
    from undercroft.cli import rules_view as view
    from undercroft.rulebook.covering import failed_tests, report

    problems = project.citations.problems(project.library)
    problems += [f"{test} failed and covers nothing" for test in failed_tests(traces)]
    view.show_coverage(report(project, traces, [game] if game else ()), problems, json, details=bool(game))
    if problems:
        raise SystemExit(1)


def show_trials(project: "Project", traces: "Traces", game: str, wanted: int, seed: int, jobs: int, json: bool) -> None:
    from undercroft.cli import rules_view as view
    from undercroft.rulebook.trials import try_mutants

    with view.watching(wanted, quiet=json) as watch:
        trials = try_mutants(project, traces, wanted, game=game, seed=seed, jobs=jobs, watch=watch)
    view.show_trials(trials, seed, project.root, json)
