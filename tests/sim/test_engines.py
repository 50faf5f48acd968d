"""A plan gives the same tally here, in processes and on a cluster."""

import sys
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from tallow import TALLOW
from undercroft.sim import Plan, Tally, describe, here, on_cluster, on_processes, simulate, variants_of
from undercroft.sim.engines import NoCluster
from undercroft.table import Choice, system

PLAN = Plan(system="tallow", variants=variants_of(TALLOW, "cellar"), games=50, seed=2)


def test_a_cluster_gives_the_same_tally(cluster: str) -> None:
    assert simulate(PLAN, on_cluster(cluster)) == simulate(PLAN, here)


def test_processes_give_the_same_tally() -> None:
    assert simulate(PLAN, on_processes(2)) == simulate(PLAN, here)


def test_spans_may_come_in_any_order() -> None:
    def backwards(work: Any, plan: Plan, spans: Any) -> Iterator[Tally]:
        return here(work, plan, spans[::-1])

    assert describe(simulate(PLAN, backwards), "tallow", 2) == describe(simulate(PLAN, here), "tallow", 2)


def test_progress_is_told_span_by_span() -> None:
    played: list[int] = []
    simulate(PLAN, here, lambda part: played.append(part.played))
    assert played == [16, 16, 16, 2]


def test_one_game_of_a_plan_can_be_played_alone() -> None:
    whole = [simulate(Plan(system="tallow", variants=PLAN.variants, games=n, seed=2), here) for n in (4, 5)]
    alone = simulate(Plan(system="tallow", variants=PLAN.variants, games=50, seed=2, only=4), here)
    whole[0].take_in(alone)
    assert whole[0] == whole[1]


def test_without_dask_a_cluster_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(NoCluster, match=r"pip install 'undercroft\[cluster\]'"):
        simulate(PLAN, on_cluster("tcp://127.0.0.1:8786"))


def test_games_take_turns_among_what_a_choice_lets_vary() -> None:
    """Each scenario meets every value, whatever the numbers of scenarios and values have in common."""
    lamps = Choice("lamps", "Lamps", (1, 2, 3, 4), 1, varied=(1, 2))
    game = replace(TALLOW, choices=[*TALLOW.choices, lamps])
    variants = variants_of(game)
    plan = Plan(system="tallow", variants=variants, games=4 * len(variants))
    met = {(plan.variant(number), plan.setup(game, number).options["lamps"]) for number in plan.numbers}
    assert met == {(variant, value) for variant in variants for value in (1, 2)}
    asked = Plan(system="tallow", variants=variants, games=4, options={"lamps": 3})
    assert {asked.setup(game, number).options["lamps"] for number in asked.numbers} == {3}


def test_a_simulation_tells_at_which_levels_it_played() -> None:
    jaws = system("jaws")
    plan = Plan(system="jaws", variants=variants_of(jaws, "jaws:s01", 1), games=8)
    settled = describe(simulate(plan, here), "jaws", 0).settled
    assert settled["level"] == {str(level): 1 for level in range(8)}
