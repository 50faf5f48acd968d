"""The machine-readable forms of what `undercroft rules` shows, documented in `docs/rulebook.md`."""

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from undercroft.rulebook.library import Catalogue
from undercroft.rulebook.record import Rule, Term, ledger_of

if TYPE_CHECKING:
    from undercroft.rulebook.covering import Row
    from undercroft.rulebook.trials import Trial

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"


def rule_form(rule: Rule) -> dict[str, Json]:
    return {
        "id": rule.id,
        "game": rule.game,
        "kind": rule.kind.value,
        "tag": rule.tag.value,
        "area": f"{ledger_of(rule.id)}-{rule.area.code}",
        "pages": rule.pages,
        "title": rule.title,
        "statement": rule.statement,
        "german": rule.german,
        "default": rule.default,
        "aliases": list(rule.aliases),
        "derived": rule.is_derived,
        "unclear": rule.is_unclear,
        "refers_to": list(rule.refers_to),
    }


def term_form(term: Term) -> dict[str, Json]:
    return {"game": term.game, "en": term.english, "de": term.german, "meaning": term.meaning, "pages": term.pages}


def summary_form(catalogue: Catalogue) -> dict[str, Json]:
    tags = Counter(rule.tag.value for rule in catalogue)
    return {
        "game": catalogue.game,
        "title": catalogue.title,
        "ledgers": [ledger.prefix for ledger in catalogue.ledgers],
        "entries": len(catalogue),
        "tags": dict(tags),
    }


def catalogue_form(catalogue: Catalogue, rules: Iterable[Rule]) -> dict[str, Json]:
    areas: list[Json] = []
    for key in catalogue.areas:
        area = catalogue.area(key)
        areas.append({"code": key, "title": area.title, "pages": area.pages, "german": area.german})
    return {
        "game": catalogue.game,
        "title": catalogue.title,
        "areas": areas,
        "rules": [rule_form(rule) for rule in rules],
        "glossary": [term_form(term) for term in catalogue.glossary],
    }


def row_form(row: "Row") -> dict[str, Json]:
    return {
        "game": row.game,
        "tag": row.tag.value,
        "rules": row.rules,
        "cited": row.cited,
        "covered": row.covered,
        "not_cited": list(row.not_cited),
        "not_covered": list(row.not_covered),
    }


def trial_form(trial: "Trial", root: Path) -> dict[str, Json]:
    mutant = trial.mutant
    return {
        "file": mutant.site.file.relative_to(root).as_posix(),
        "function": mutant.site.name,
        "line": mutant.line,
        "change": mutant.what,
        "diff": mutant.diff,
        "rules": list(trial.rules),
        "tests": list(trial.tests),
        "noticed": trial.noticed,
        "how": trial.how,
    }


def trials_form(trials: list["Trial"], seed: int, root: Path) -> dict[str, Json]:
    noticed = sum(trial.noticed for trial in trials)
    return {
        "seed": seed,
        "tried": len(trials),
        "noticed": noticed,
        "rate": round(noticed / len(trials), 3) if trials else None,
        "trials": [trial_form(trial, root) for trial in trials],
    }
