"""What a Prometheus can ask this process: counts and times, never who or what."""

from litestar import get
from litestar.response import Response
from prometheus_client import CONTENT_TYPE_LATEST, Counter, Gauge, Histogram, generate_latest

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
    """Figures in Prometheus' text form."""
    return Response(generate_latest(), headers={"content-type": CONTENT_TYPE_LATEST})
