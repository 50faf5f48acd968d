"""The OpenAPI document of the HTTP side: what `/schema/openapi.json` serves and the page's own types are made of.

scripts/web_types.py renews those types.
"""

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.plugins import ReceiveRoutePlugin
from litestar.routes import BaseRoute, HTTPRoute

from undercroft import __version__
from undercroft.server.asking import PASSWORD, REFUSALS

LINK = SecurityScheme(type="http", scheme="bearer", description="The token of a link: of a seat, a purse, a position.")
WORD = SecurityScheme(
    type="apiKey", name=PASSWORD, security_scheme_in="header", description="The server's password, where it has one."
)
DOCUMENT = OpenAPIConfig(
    "Undercroft",
    __version__,
    description="Tables, matches and campaigns. Play itself goes over WebSockets: docs/server.md has their messages.",
    components=Components(security_schemes={"link": LINK, "password": WORD}),
    security=[{}, {"link": []}, {"password": []}],
    use_handler_docstrings=True,
    render_plugins=[JsonRenderPlugin()],
)


class Refusals(ReceiveRoutePlugin):
    """Documents with every handler what any of them may answer instead."""

    def receive_route(self, route: BaseRoute) -> None:
        if isinstance(route, HTTPRoute) and route.path.startswith("/api"):
            for handler in route.route_handlers:
                handler.responses = REFUSALS | dict(handler.responses or {})


def document() -> dict[str, Any]:
    """What a server with these handlers serves."""
    from undercroft.server.app import create_app
    from undercroft.server.settings import Settings

    with TemporaryDirectory() as folder:
        app = create_app(Settings(database=str(Path(folder) / "none.sqlite3"), page=None))
        served = msgspec.json.encode(app.openapi_schema.to_schema(), enc_hook=dict)
    return msgspec.json.decode(served, type=dict[str, Any])
