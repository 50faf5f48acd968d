"""Whose page may talk to this server: its own, and the origins that its settings name."""

from collections.abc import Iterable
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.exceptions import PermissionDeniedException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

HARMLESS = ("GET", "HEAD", "OPTIONS")


class OriginGuard(ASGIMiddleware):
    """Refuses sockets and changes that another site's page asks for. Programs send no origin, and may."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, origins: Iterable[str]) -> None:
        self._origins = frozenset(origins)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        headers = dict(scope["headers"])
        origin, host = headers.get(b"origin", b"").decode("latin-1"), headers.get(b"host", b"").decode("latin-1")
        looks_only = scope["type"] == ScopeType.HTTP and scope["method"] in HARMLESS
        if not looks_only and not self.allows(origin, host):
            raise PermissionDeniedException(f"pages of {origin} may not use this table: open the table's own page")
        await next_app(scope, receive, send)

    def allows(self, origin: str, host: str) -> bool:
        """Whether a page from this origin may speak to the server it calls by this host.

        >>> guard = OriginGuard(["https://table.example.org"])
        >>> guard.allows("http://localhost:8642", "localhost:8642"), guard.allows("http://evil.test", "localhost:8642")
        (True, False)
        """
        return not origin or origin in self._origins or urlsplit(origin).netloc == host
