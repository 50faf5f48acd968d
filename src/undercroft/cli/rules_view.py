"""What `undercroft rules` prints: tables on a terminal, plain lines in a pipe, JSON on request."""

from collections import Counter
from collections.abc import Callable, Generator
from contextlib import contextmanager
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from undercroft.rulebook.export import (
    Json,
    catalogue_form,
    row_form,
    rule_form,
    summary_form,
    term_form,
    trials_form,
)
from undercroft.rulebook.library import Catalogue
from undercroft.rulebook.record import Rule, Tag, Term
from undercroft.rulebook.references import in_short

if TYPE_CHECKING:
    from undercroft.rulebook.covering import Row
    from undercroft.rulebook.trials import Trial

WIDE = 100_000
"""Columns of a pipe: nothing is wrapped there."""


def open_console(*, stderr: bool = False) -> Console:
    console = Console(highlight=False, stderr=stderr)
    return console if console.is_terminal else Console(highlight=False, stderr=stderr, width=WIDE)


def print_json(form: Json) -> None:
    import json

    print(json.dumps(form, ensure_ascii=False, indent=1))


def make_table(console: Console, *headings: str, numbers: int = 0) -> Table:
    """A table whose last columns hold numbers; a plain grid when piped."""
    table = Table(box=SIMPLE_HEAD if console.is_terminal else None, pad_edge=console.is_terminal)
    for place, heading in enumerate(headings):
        table.add_column(heading, justify="right" if place >= len(headings) - numbers else "left")
    return table


def show_games(catalogues: list[Catalogue], json: bool) -> None:
    if json:
        return print_json({"games": [summary_form(catalogue) for catalogue in catalogues]})
    console = open_console()
    table = make_table(console, "", *(catalogue.game for catalogue in catalogues), numbers=len(catalogues))
    counts = [Counter(rule.tag for rule in catalogue) for catalogue in catalogues]
    for tag in Tag:
        table.add_row(tag.value, *(str(count[tag]) for count in counts))
    table.add_row("all", *(str(count.total()) for count in counts))
    console.print(table)
    return None


def show_catalogue(catalogue: Catalogue, keys: list[str], json: bool) -> None:
    rules = [rule for key in keys for rule in catalogue.areas[key]]
    if json:
        return print_json(catalogue_form(catalogue, rules))
    console = open_console()
    console.print(Text(catalogue.title, style="bold"))
    for key in keys:
        for area, group in groupby(catalogue.areas[key], key=lambda rule: rule.area):
            pages = f" (p. {area.pages})" if area.pages else ""
            console.print(Text.assemble("\n", (f"{key} — {area.title}{pages}", "bold")))
            for rule in group:
                print_line(console, rule)
    return None


def print_line(console: Console, rule: Rule) -> None:
    """A rule in short: id, pages, tag and the first line of its text."""
    pages = f" (p. {rule.pages})" if rule.pages else ""
    text = rule.title or rule.statement.split("\n")[0]
    default = f" Default: {rule.default.split(chr(10))[0]}" if rule.default else ""
    console.print(Text.assemble((rule.id, "cyan"), (f"{pages} [{rule.tag.value}] ", "dim"), f"{text}{default}"))


def show_rule(rule: Rule, json: bool) -> None:
    if json:
        return print_json(rule_form(rule))
    console = open_console()
    pages = f" · p. {rule.pages}" if rule.pages else ""
    aliases = f" · also {', '.join(rule.aliases)}" if rule.aliases else ""
    console.print(Text.assemble((rule.id, "bold cyan"), f" · {rule.game}{pages} · {rule.tag.value}{aliases}"))
    if rule.area.title:
        console.print(Text(f"{rule.area.code} — {rule.area.title}", style="dim"))
    for part in (rule.title, rule.statement, rule.default and f"Default: {rule.default}", rule.german):
        if part:
            console.print(Text(part))
    if rule.refers_to:
        console.print(Text(f"See {', '.join(rule.refers_to)}", style="dim"))
    return None


def show_found(words: str, rules: list[Rule], limit: int, terms: list[Term], json: bool) -> None:
    if json:
        found: list[Json] = [rule_form(rule) for rule in rules[:limit]]
        glossary: list[Json] = [term_form(term) for term in terms]
        return print_json({"search": words, "found": len(rules), "rules": found, "glossary": glossary})
    console = open_console()
    for rule in rules[:limit]:
        print_line(console, rule)
    if len(rules) > limit:
        console.print(f"… and {len(rules) - limit} more; '--limit 0' shows all.")
    for term in terms:
        console.print(Text.assemble((f"{term.english} = {term.german}", "green"), f" ({term.game}): {term.meaning}"))
    if not rules and not terms:
        console.print(f"Nothing has the words {escape(repr(words))}; beginnings of words are enough, try fewer.")
    return None


def show_coverage(rows: list["Row"], problems: list[str], json: bool, *, details: bool) -> None:
    if json:
        unknown: list[Json] = list(problems)
        return print_json({"rows": [row_form(row) for row in rows], "problems": unknown})
    console = open_console()
    table = make_table(console, "game", "tag", "rules", "cited", "covered", "%", numbers=4)
    for row in rows:
        cited = "–" if row.tag is Tag.EXAMPLE else str(row.cited)
        table.add_row(
            row.game, row.tag.value, str(row.rules), cited, str(row.covered), f"{100 * row.covered / row.rules:.0f}"
        )
    console.print(table)
    if details:
        for row in rows:
            print_missing(console, f"{row.tag.value}, not cited", row.not_cited)
            untested = tuple(number for number in row.not_covered if number not in row.not_cited)
            but = "" if row.tag is Tag.EXAMPLE else "cited but "
            print_missing(console, f"{row.tag.value}, {but}not covered", untested)
    else:
        console.print("The missing rules: 'undercroft rules GAME --coverage', or --json.")
    for problem in problems:
        console.print(Text(problem, style="red"))
    return None


def print_missing(console: Console, heading: str, numbers: tuple[str, ...]) -> None:
    if numbers:
        console.print(Text.assemble((f"{heading} ({len(numbers)}): ", "bold"), in_short(numbers)))


@contextmanager
def watching(wanted: int, *, quiet: bool) -> Generator[Callable[["Trial"], None]]:
    """A progress bar on a terminal's stderr; in a pipe, silence."""
    console = open_console(stderr=True)
    if quiet or not console.is_terminal:
        yield lambda trial: None
        return
    from rich.progress import Progress

    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("mutants", total=wanted)
        yield lambda trial: progress.advance(task)


def show_trials(trials: list["Trial"], seed: int, root: Path, json: bool) -> None:
    if json:
        return print_json(trials_form(trials, seed, root))
    console = open_console()
    for trial in trials:
        print_trial(console, trial, root)
    noticed = sum(trial.noticed for trial in trials)
    if trials:
        rate = 100 * noticed / len(trials)
        console.print(Text(f"{noticed} of {len(trials)} mutants noticed: {rate:.0f} % (seed {seed})", style="bold"))
    else:
        console.print("No function is both cited and covered yet: nothing to break.")
    return None


def print_trial(console: Console, trial: "Trial", root: Path) -> None:
    mutant = trial.mutant
    verdict = ("noticed    ", "green") if trial.noticed else ("NOT NOTICED", "bold red")
    where = f" {mutant.site.file.relative_to(root)}:{mutant.line} {mutant.site.name}: {mutant.what}"
    console.print(Text.assemble(verdict, where))
    if not trial.noticed:
        cites = f"  cites {in_short(trial.rules)}; marked tests: {len(trial.tests)}; {trial.how}"
        console.print(Text(cites, style="dim"))
        for line in mutant.diff.splitlines():
            console.print(
                Text(f"  {line}", style="green" if line.startswith("+") else "red" if line[:1] == "-" else "")
            )
