"""Running the server until somebody stops it."""

import socket
import webbrowser
from threading import Timer

import uvicorn
from sqlalchemy.engine import make_url

from undercroft.server.app import create_app
from undercroft.server.database import is_address
from undercroft.server.logs import set_up_logs
from undercroft.server.protocol import LONGEST
from undercroft.server.settings import Settings
from undercroft.server.workers import keep_running

BACKLOG = 128


def listen(host: str, port: int) -> socket.socket:
    """An open port; 0 takes any that is free. OSError says why there is none."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, or asyncio leaves Nagle's algorithm on, and a second small message waits 40 ms for the first.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except OSError:
        listening.close()
        raise
    return listening


def address_of(listening: socket.socket) -> str:
    """The address to open in a browser on this machine."""
    host, port = listening.getsockname()[:2]
    name = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
    return f"http://{name}:{port}/"


def place_of(database: str) -> str:
    """Where the matches lie, fit to be shown: without a password.

    >>> place_of("postgresql://me:secret@db/undercroft")
    'postgresql://me:***@db/undercroft'
    """
    return make_url(database).render_as_string() if is_address(database) else database


def serve_one(settings: Settings, listening: socket.socket, *, open_page: bool = False) -> None:
    """Serve on an open port until interrupted; all that was acknowledged is on the disk by then."""
    set_up_logs(settings.logs)
    server = uvicorn.Server(configuration(settings))
    announce(settings, listening)
    if open_page:
        Timer(0.3, webbrowser.open, (address_of(listening),)).start()
    server.run(sockets=[listening])


def serve_several(settings: Settings, listening: socket.socket, workers: int) -> None:
    """The same by so many processes at one port."""
    set_up_logs(settings.logs)
    announce(settings, listening)
    keep_running(serve_quietly, (settings, listening), workers)


def serve_quietly(settings: Settings, listening: socket.socket) -> None:
    """What one of several processes does."""
    set_up_logs(settings.logs)
    uvicorn.Server(configuration(settings)).run(sockets=[listening])


def announce(settings: Settings, listening: socket.socket) -> None:
    address, place = address_of(listening), place_of(settings.database)
    print(f"The table stands at {address}  (Ctrl+C ends it; matches lie in {place})", flush=True)


def configuration(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        create_app(settings),
        log_config=None,
        access_log=False,
        forwarded_allow_ips=list(settings.proxies),
        ws_max_size=4 * LONGEST,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=3,
        server_header=False,
    )
