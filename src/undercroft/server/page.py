"""The web page: files that Vite has built, or a plain page that says what is missing."""

from pathlib import Path

from litestar import MediaType, Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.handlers import HTTPRouteHandler
from litestar.static_files import create_static_files_router  # pyright: ignore[reportUnknownVariableType]

MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Undercroft</title>
<h1>The table stands, but its web page has not been built</h1>
<p>The server is running; only the page that draws it is missing. In a checkout, <code>./play</code> builds it
(it needs <a href="https://nodejs.org/">Node 20 or newer</a>), or by hand: <code>npm ci &amp;&amp; npm run build</code>
in <code>web/</code>. Then start the server again.</p>
<p>Without a page you can play in a terminal: <code>undercroft text</code>.</p></html>
"""

CONTENT_POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}


def page_handlers(folder: Path | None) -> list[HTTPRouteHandler | Router]:
    """What answers outside `/api`."""
    if folder is None:
        return [say_what_is_missing]

    @get("/", include_in_schema=False)
    async def index() -> Response[bytes]:
        return newest(folder / "index.html", MediaType.HTML)

    @get("/manifest.webmanifest", include_in_schema=False)
    async def manifest() -> Response[bytes]:
        return newest(folder / "manifest.webmanifest", "application/manifest+json")

    @get("/sw.js", include_in_schema=False)
    async def worker() -> Response[bytes]:
        return newest(folder / "sw.js", "text/javascript")

    # Built files carry a digest in their names: another content has another name.
    for_good = CacheControlHeader(public=True, max_age=31_536_000, immutable=True)
    assets = create_static_files_router("/assets", [folder / "assets"], include_in_schema=False, cache_control=for_good)
    icons = create_static_files_router("/icons", [folder / "icons"], include_in_schema=False)
    return [index, manifest, worker, assets, icons]


def newest(file: Path, media_type: str) -> Response[bytes]:
    """A file whose name stays the same when its content changes: browsers ask every time."""
    return Response(file.read_bytes(), media_type=media_type, headers={"cache-control": "no-cache"})


@get("/", media_type=MediaType.HTML, status_code=503, include_in_schema=False)
async def say_what_is_missing() -> str:
    return MISSING
