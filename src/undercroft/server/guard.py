"""Who may talk to this server: its own page and the origins that its settings name, and nobody too often."""

import hmac
from collections.abc import Iterable
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.exceptions import NotFoundException, PermissionDeniedException, TooManyRequestsException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from undercroft.server.asking import PASSWORD, Asking, NoEntry
from undercroft.server.bucket import Bucket
from undercroft.server.settings import Settings

MOST_ADDRESSES = 10_000
"""So many are remembered before those that have been quiet are forgotten."""
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


class PathGuard(ASGIMiddleware):
    """Refuses addresses with letters that nobody can read and no database takes."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if not scope["path"].isprintable():
            raise NotFoundException("there is nothing at an address with such letters")
        await next_app(scope, receive, send)


class RateGuard(ASGIMiddleware):
    """Refuses who asks too often. Behind a proxy, `Settings.proxies` tells whom it may believe."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, per_minute: int) -> None:
        self._per_minute = per_minute
        self._buckets: dict[str, Bucket] = {}

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if scope["path"].startswith("/api") and not self.allows((scope["client"] or ("",))[0]):
            raise TooManyRequestsException("too many requests from your address: wait a minute")
        await next_app(scope, receive, send)

    def allows(self, address: str) -> bool:
        """Whether one more request may come from an address."""
        if address not in self._buckets:
            if len(self._buckets) >= MOST_ADDRESSES:
                self._buckets = {one: bucket for one, bucket in self._buckets.items() if not bucket.is_full}
            self._buckets[address] = Bucket(self._per_minute, self._per_minute / 60)
        return self._buckets[address].take()


def check_password(house: Settings, request: Asking) -> None:
    """Refuse who begins something without the password of this server, where it has one."""
    said = request.headers.get(PASSWORD, "")
    if house.password and not hmac.compare_digest(said.encode(), house.password.encode()):
        raise NoEntry("beginning something at this server takes its password: ask whoever runs it")
