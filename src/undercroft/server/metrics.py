"""What a Prometheus can ask this server: counts and times, never who or what."""

import os

from litestar import get
from litestar.response import Response
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client import generate_latest as in_text_form
from prometheus_client.multiprocess import (
    MultiProcessCollector,
    mark_process_dead,  # pyright: ignore[reportUnknownVariableType]
)

SHARED_FIGURES = "PROMETHEUS_MULTIPROC_DIR"
"""The folder through which several processes add up their figures, where there are several."""

STORED = Counter("undercroft_acts_stored", "Acts that were stored and acknowledged")
REFUSED = Counter("undercroft_refused", "Requests at a match that were refused", ["code"])
CLIENTS = Gauge("undercroft_clients", "Clients with an open line", multiprocess_mode="livesum")
AWAKE = Gauge("undercroft_matches_awake", "Matches held in memory", multiprocess_mode="livesum")
TO_STORED = Histogram(
    "undercroft_act_seconds",
    "From an act's turn until it is on the disk and everybody's news are on their way",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2),
)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics() -> Response[bytes]:
    """Figures in Prometheus' text form, of all processes together."""
    registry = REGISTRY
    if SHARED_FIGURES in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return Response(in_text_form(registry), headers={"content-type": CONTENT_TYPE_LATEST})


def forget_process(pid: int) -> None:
    """Take a process that has ended out of the figures of what is now."""
    mark_process_dead(pid, os.environ[SHARED_FIGURES])  # type: ignore[no-untyped-call]
