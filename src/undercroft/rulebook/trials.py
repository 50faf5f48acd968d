"""Do the tests notice? Breaks sampled citing functions one at a time and runs the tests marked with their rules."""

import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from itertools import chain, zip_longest
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from undercroft.rulebook.citations import Site
from undercroft.rulebook.covering import MarkedTestsError, Trace, covered_rules
from undercroft.rulebook.mutants import Mutant, mutants_of
from undercroft.rulebook.project import Project

PATIENCE = 10.0
"""Seconds a broken function may take beyond five times what its tests take when it is whole."""


class Trial(NamedTuple):
    """A broken function, the tests that should have noticed, and the answer."""

    mutant: Mutant
    rules: tuple[str, ...]
    tests: tuple[str, ...]
    noticed: bool
    how: str


def try_mutants(
    project: Project,
    traces: Mapping[str, Trace],
    wanted: int,
    *,
    game: str = "",
    seed: int = 0,
    jobs: int = 2,
    watch: Callable[[Trial], None] = lambda trial: None,
) -> list[Trial]:
    """Try that many mutants, or as many as there are; the same seed picks the same ones."""
    sample = choose(project, traces, wanted, game, seed)
    check_whole_code(project, traces, sample)

    def attempt(mutant: Mutant) -> Trial:
        trial = try_one(project, traces, mutant)
        watch(trial)
        return trial

    with ThreadPoolExecutor(jobs) as pool:
        return list(pool.map(attempt, sample))


def check_whole_code(project: Project, traces: Mapping[str, Trace], sample: list[Mutant]) -> None:
    """See that the tests pass when nothing is broken; else every mutant would seem to be noticed."""
    tests = sorted({test for mutant in sample for test in marked_tests(traces, mutant.site.ids)})
    if tests:
        whole = sample[0].site.file
        failed, how = run_tests(project, whole, whole, tests, limit=600)
        if failed:
            raise MarkedTestsError(f"the marked tests fail before anything is broken: {how}")


def choose(project: Project, traces: Mapping[str, Trace], wanted: int, game: str, seed: int) -> list[Mutant]:
    """One mutant a function before any function has two, functions and mutants in an order the seed decides."""
    covered = covered_rules(project, traces)
    if game:
        covered &= {rule.id for rule in project.library.catalogue(game)}
    sites = [site for site in project.citations.sites if covered.intersection(site.ids)]
    sites.sort(key=lambda site: shuffled(seed, str(site.file.relative_to(project.root)), site.name))
    rounds = zip_longest(*(shuffled_mutants(site, seed) for site in sites))
    return [mutant for mutant in chain.from_iterable(rounds) if mutant][:wanted]


def shuffled_mutants(site: Site, seed: int) -> list[Mutant]:
    made = mutants_of(site)
    return sorted(made, key=lambda mutant: shuffled(seed, site.name, mutant.what, mutant.diff))


def shuffled(seed: int, *words: str) -> bytes:
    """A place in an order that looks random and is the same everywhere."""
    return blake2b("\0".join((str(seed), *words)).encode(), digest_size=16).digest()


def marked_tests(traces: Mapping[str, Trace], rules: Iterable[str]) -> tuple[str, ...]:
    cited = frozenset(rules)
    return tuple(test for test, trace in traces.items() if trace.passed and cited.intersection(trace.rules))


def try_one(project: Project, traces: Mapping[str, Trace], mutant: Mutant) -> Trial:
    """Run the tests marked with the function's rules against the broken function."""
    tests = marked_tests(traces, mutant.site.ids)
    if not any(mutant.site.key in traces[test].ran for test in tests):
        return Trial(mutant, mutant.site.ids, tests, False, "none of these tests runs the function")
    limit = PATIENCE + 5 * sum(traces[test].seconds for test in tests)
    with TemporaryDirectory(prefix="undercroft-mutant-") as folder:
        source = Path(folder) / "mutant.py"
        source.write_text(mutant.source, encoding="utf-8")
        noticed, how = run_tests(project, mutant.site.file, source, tests, limit)
    return Trial(mutant, mutant.site.ids, tests, noticed, how)


def run_tests(project: Project, file: Path, source: Path, tests: Iterable[str], limit: float) -> tuple[bool, str]:
    command = [sys.executable, "-m", "undercroft.rulebook.mutant_run", str(file), str(source)]
    options = ["-x", "-p", "no:cacheprovider", "--tb=line", "--no-header"]
    try:
        done = subprocess.run(
            [*command, *tests, *options],
            cwd=project.root,
            env=project.environment(),
            capture_output=True,
            text=True,
            timeout=limit,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return True, f"no end after {limit:.0f} s"
    if done.returncode == 0:
        return False, "all tests passed"
    failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return True, failed[0] if failed else f"pytest ended with status {done.returncode}"
