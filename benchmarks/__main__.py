"""Measure everything, or what is named: `python -m benchmarks --help`."""

import argparse
import json
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from benchmarks.measure import Benchmark, Figure, calibrate, measure

MODULES = (
    "bench_match",
    "bench_start",
    "bench_grid",
    "bench_monsters",
    "bench_haven",
    "bench_runebound",
    "bench_server",
)
GROSS = 4.0
"""A smoke run is short, and fails only on figures that miss their budget by this factor."""


def benchmarks() -> Iterator[Benchmark]:
    for module in MODULES:
        for benchmark in import_module(f"benchmarks.{module}").BENCHMARKS:
            yield Benchmark(*benchmark)


def row(figure: Figure, tolerance: float) -> str:
    word = "ok" if figure.is_within() else "over" if figure.is_within(tolerance) else "OVER"
    return (
        f"{figure.name:<62}{figure.measured:>13,.2f}{1e6 / max(figure.measured, 1e-3):>13,.0f}"
        f"{figure.ratio:>12.4f}{figure.scaled:>13,.2f}{figure.budget:>12,.0f}  {word}"
    )


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--smoke", action="store_true", help=f"few samples; fails beyond {GROSS:g} times a budget")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to a file, too")
    parser.add_argument("--only", metavar="NAME", help="only benchmarks whose name contains this")
    options = parser.parse_args()
    tolerance = GROSS if options.smoke else 1.0
    wanted = [one for one in benchmarks() if not options.only or options.only in one.name]
    if not wanted:
        parser.error(f"no benchmark is called {options.only!r}; known: {', '.join(one.name for one in benchmarks())}")
    print(f"calibration loop: {min(calibrate() for _ in range(20)):,.0f} µs at best")
    print(f"{'':<62}{'µs':>13}{'per second':>13}{'ratio':>12}{'scaled µs':>13}{'budget':>12}")
    figures: list[Figure] = []
    for benchmark in wanted:
        figures.append(measure(benchmark, samples=5 if options.smoke else 25))
        print(row(figures[-1], tolerance), flush=True)
    if options.json:
        options.json.write_text(json.dumps([figure._asdict() | {"scaled": figure.scaled} for figure in figures]))
    return 0 if all(figure.is_within(tolerance) for figure in figures) else 1


if __name__ == "__main__":
    sys.exit(main())
