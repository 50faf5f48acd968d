"""Where games are played: in this process, in several, or on a Dask cluster. The results are the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from undercroft.sim.plan import Plan
    from undercroft.sim.tally import Tally

Work: TypeAlias = "Callable[[Plan, range], Tally]"
Engine: TypeAlias = "Callable[[Work, Plan, Sequence[range]], Iterator[Tally]]"


def here(work: Work, plan: Plan, spans: Sequence[range]) -> Iterator[Tally]:
    """One span after the other."""
    for span in spans:
        yield work(plan, span)


def on_processes(jobs: int) -> Engine:
    """Several processes of this machine; one needs no other."""
    if jobs == 1:
        return here

    def engine(work: Work, plan: Plan, spans: Sequence[range]) -> Iterator[Tally]:
        from concurrent.futures import ProcessPoolExecutor, as_completed
        from multiprocessing import get_context

        pool = ProcessPoolExecutor(min(jobs, len(spans)), mp_context=get_context("spawn"))
        try:
            for done in as_completed([pool.submit(work, plan, span) for span in spans]):
                yield done.result()
        finally:
            pool.shutdown(cancel_futures=True)

    return engine


class NoCluster(Exception):
    """The cluster can't be used; the message says why and what to do."""


def on_cluster(address: str) -> Engine:
    """The workers of a Dask cluster, which have this package and the game installed."""

    def engine(work: Work, plan: Plan, spans: Sequence[range]) -> Iterator[Tally]:
        try:
            import distributed
        except ImportError:
            raise NoCluster("Dask is not installed. Try: pip install 'undercroft[cluster]'") from None
        cluster: Any = distributed
        try:
            cluster.comm.resolve_address(address)
            client = cluster.Client(address, timeout="10s", set_as_default=False)
        except (OSError, ValueError) as error:
            raise NoCluster(
                f"no Dask scheduler answers at {address} ({error or 'timed out'}). Is 'dask scheduler' running there?"
            ) from None
        with client:
            futures = [client.submit(work, plan, span, pure=False) for span in spans]
            for _, part in cluster.as_completed(futures, loop=client.loop, with_results=True):
                yield part

    return engine
