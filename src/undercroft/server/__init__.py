"""The server: matches over HTTP and WebSockets, stored so that nothing acknowledged is ever lost."""

from undercroft.server.app import create_app
from undercroft.server.settings import Settings

__all__ = ["Settings", "create_app"]
