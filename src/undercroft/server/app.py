"""The server as one ASGI application."""

import asyncio
import gc
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Response, WebSocket, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.params import FromPath
from litestar.types import Scope

from undercroft.server.asking import Asking, NoEntry, Refusal
from undercroft.server.chapters import Chapters
from undercroft.server.client import CLOSE_REFUSED, Client, refusal
from undercroft.server.database import Database
from undercroft.server.deeds import do
from undercroft.server.document import DOCUMENT, Refusals
from undercroft.server.fanout import fanning_out
from undercroft.server.guard import OriginGuard, PathGuard, RateGuard
from undercroft.server.live import Gone
from undercroft.server.lobby import Lobby
from undercroft.server.matches import Matches
from undercroft.server.metrics import metrics
from undercroft.server.page import HEADERS, page_handlers
from undercroft.server.protocol import Refused
from undercroft.server.purses import Purses
from undercroft.server.reference import Reference
from undercroft.server.seal import own_seal
from undercroft.server.settings import Settings
from undercroft.server.store import Store
from undercroft.server.tables import Tables, Unknown
from undercroft.server.workbench import Workbench
from undercroft.table import TableError

LARGEST_BODY = 64 * 1024
STATUS: dict[type[TableError], int] = {Unknown: 404, Gone: 404, NoEntry: 401}
"""What is no conflict with the table (409)."""
CODES = {403: "not-allowed", 404: "unknown", 405: "not-allowed", 413: "too-long", 429: "too-fast", 500: "broken"}
"""What a request that reaches no handler is told; else it was not understood."""


def create_app(settings: Settings) -> Litestar:
    """The server with these settings; its database is made at the first start."""
    database = Database(settings.database, own_seal(settings.secret))
    tables = Tables(Store(database), settings.examples)

    @asynccontextmanager
    async def storing(_app: Litestar) -> AsyncGenerator[None]:
        await database.start()
        spare_the_collector()
        sweeping = asyncio.create_task(tables.stay_clean(settings.keep_days))
        async with fanning_out(settings.database, database, tables):
            yield
        sweeping.cancel()
        await tables.close()
        await database.close()

    return Litestar(
        [Lobby, Matches, Chapters, Purses, Reference, Workbench, watch_match, metrics, *page_handlers(settings.page)],
        dependencies={
            "tables": Provide(lambda: tables, sync_to_thread=False),
            "house": Provide(lambda: settings, sync_to_thread=False),
        },
        state=State({"tables": tables}),
        lifespan=[storing],
        middleware=[PathGuard(), OriginGuard(settings.origins), *rate_guards(settings)],
        exception_handlers={TableError: refuse, HTTPException: refuse_request, Exception: own_up},
        after_exception=[note_failure],
        logging_config=None,
        request_max_body_size=LARGEST_BODY,
        response_headers=HEADERS,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        openapi_config=DOCUMENT,
        plugins=[Refusals()],
    )


def spare_the_collector() -> None:
    """What is loaded by now stays. A search through all matches takes longer than anybody wants to wait for an answer:
    it comes seldom, and matches that are let go need none (`Match.retire`)."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 200)


@websocket("/api/matches/{match:str}/live")
async def watch_match(socket: WebSocket[Any, Any, Any], tables: NamedDependency[Tables], match: FromPath[str]) -> None:
    """The open line of one client: docs/server.md has every message."""
    await socket.accept()
    try:
        live = await tables.find(match)
    except TableError as error:
        await socket.send_json(plain(refusal(0, error)))
        await socket.close(CLOSE_REFUSED)
    else:
        await Client(socket, tables, live, do).stay()


def rate_guards(settings: Settings) -> list[RateGuard]:
    return [RateGuard(settings.per_minute)] if settings.per_minute else []


def refuse(_request: Asking, error: TableError) -> Response[Refusal]:
    """What people or programs did wrong, said so that they can put it right."""
    refused = refusal(0, error)
    status = next((status for kind, status in STATUS.items() if isinstance(error, kind)), 409)
    return Response(Refusal(refused.code, refused.why), status_code=status)


def refuse_request(_request: Asking, error: HTTPException) -> Response[Refusal]:
    """What is no request of ours, in the same form."""
    status = 400 if is_about_the_body(error) else error.status_code
    return Response(Refusal(CODES.get(status, "not-understood"), why_not(error)), status_code=status)


def is_about_the_body(error: HTTPException) -> bool:
    """Litestar takes a field for a dependency that has the same name, and the fault for its own."""
    return isinstance(error.__cause__, msgspec.ValidationError) and "`$.data" in str(error.__cause__)


def own_up(_request: Asking, _error: Exception) -> Response[Refusal]:
    """What is our fault, without what is behind it: that stands in the log."""
    why = "something is wrong with this server: nothing was changed. Whoever runs it finds more in its log"
    return Response(Refusal("broken", why), status_code=500)


def why_not(error: HTTPException) -> str:
    """What is wrong, and where.

    >>> why_not(HTTPException("Validation failed", extra=[{"key": "lang", "message": "Invalid value 'xx'"}]))
    "Validation failed: lang: Invalid value 'xx'"
    """
    if is_about_the_body(error) and not error.extra:
        return f"Validation failed: {error.__cause__}".replace("$.data.", "")
    found: Any = error.extra if isinstance(error.extra, list) else []
    return ": ".join([error.detail, *(f"{one['key']}: {one['message']}" for one in found)])


async def note_failure(error: Exception, scope: Scope) -> None:
    """What nobody expected goes to the log, with the path (which never holds a token) and nothing that was sent."""
    if not isinstance(error, TableError | HTTPException | WebSocketDisconnect):
        logging.getLogger("undercroft").error("%s failed", scope["path"], exc_info=error)


def plain(refused: Refused) -> dict[str, Any]:
    return {"is": "refused", "ref": refused.ref, "code": refused.code, "why": refused.why}
