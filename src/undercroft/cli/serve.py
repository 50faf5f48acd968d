"""`undercroft serve`: the table for others, without a page opening by itself."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from undercroft.cli.errors import UserError

if TYPE_CHECKING:
    import socket

PORT = 8642
Database = Annotated[
    str | None, Parameter(env_var="UNDERCROFT_DATABASE", help="The file of all matches, or postgresql://…")
]


def serve(
    *,
    host: Annotated[str, Parameter(help="The address to listen at; 0.0.0.0 lets other machines in.")] = "127.0.0.1",
    port: Annotated[int, Parameter(help="0 takes any free port.")] = PORT,
    database: Database = None,
    workers: Annotated[int, Parameter(help="So many processes at the port; several need PostgreSQL.")] = 1,
    key_file: Annotated[Path | None, Parameter(help="The server's own key; without it DATABASE.key.")] = None,
    password_file: Annotated[Path | None, Parameter(help="Its first line is asked of who begins something.")] = None,
    keep_days: Annotated[int, Parameter(help="Delete matches where nothing happens so long; 0: never.")] = 0,
    per_minute: Annotated[int, Parameter(help="Requests a minute from one address; 0: any number.")] = 600,
    origin: Annotated[tuple[str, ...], Parameter(help="A further origin of pages, behind a proxy.")] = (),
    proxy: Annotated[tuple[str, ...], Parameter(help="A proxy that may say whom it asks for.")] = (),
    logs: Annotated[Literal["text", "json"], Parameter(help="Lines for people or for a collector.")] = "text",
    examples: Annotated[bool, Parameter(help="Show the example games too.", negative=())] = False,
) -> None:
    """Start the table for others, without opening a page."""
    from undercroft.server.database import is_address
    from undercroft.server.run import serve_one, serve_several
    from undercroft.server.settings import Settings

    where = place_of(database)
    if workers < 1:
        raise UserError(f"{workers} processes can't serve anybody", where="--workers", todo="Choose 1 or more.")
    if workers > 1 and not is_address(where):
        todo = "Give --database postgresql://USER@HOST/NAME, or serve with one process: it holds a thousand tables."
        raise UserError("several processes can't share a SQLite file", where="--workers", todo=todo)
    settings = Settings(
        database=where,
        key=key_file,
        examples=examples,
        origins=origin,
        proxies=proxy,
        password=first_line(password_file) if password_file else "",
        keep_days=keep_days,
        per_minute=per_minute,
        logs=logs,
    )
    listening = open_port(host, port)
    if workers > 1:
        serve_several(settings, listening, workers)
    else:
        serve_one(settings, listening)


def place_of(database: str | None) -> str:
    """Where the matches lie: an address as it is, a file by its whole path, in a folder that exists."""
    from undercroft.server.database import is_address
    from undercroft.server.settings import data_folder

    if database and is_address(database):
        return database
    path = Path(database or data_folder() / "matches.sqlite3").absolute()
    if not path.parent.is_dir():
        todo = "Make it, or name another file."
        raise UserError(f"there is no folder {path.parent}", where="--database", todo=todo)
    return str(path)


def open_port(host: str, port: int) -> "socket.socket":
    """A port to listen at; what keeps us from it is said in words."""
    from undercroft.server.run import listen

    try:
        return listen(host, port)
    except OSError as error:
        todo = "Is a table running there already? Choose another port (0 takes any free one)."
        raise UserError(
            f"can't listen at {host}, port {port}: {error.strerror or error}", where="--port", todo=todo
        ) from error
    except OverflowError as error:
        raise UserError(f"{port} is no port: they go from 0 to 65535", where="--port") from error


def first_line(file: Path) -> str:
    """A password from a file: on a command line everybody at the machine could read it."""
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise UserError(f"can't read {file}: {error}", where="--password-file") from error
    if not lines or not lines[0]:
        raise UserError(f"the first line of {file} is empty", where="--password-file", todo="Write the password there.")
    return lines[0]
