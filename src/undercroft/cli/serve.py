"""`undercroft serve`: the table for others, without a page opening by itself."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from undercroft.cli.errors import UserError

PORT = 8642


def serve(
    *,
    host: Annotated[str, Parameter(help="The address to listen at; 0.0.0.0 lets other machines in.")] = "127.0.0.1",
    port: Annotated[int, Parameter(help="0 takes any free port.")] = PORT,
    database: Annotated[str | None, Parameter(help="The file of all matches, or postgresql://…")] = None,
    origin: Annotated[tuple[str, ...], Parameter(help="A further origin of pages, behind a proxy.")] = (),
    examples: Annotated[bool, Parameter(help="Show the example games too.", negative=())] = False,
) -> None:
    """Start the table for others, without opening a page."""
    open_table(host, port, database, origin, examples=examples, open_page=False)


def open_table(
    host: str, port: int, database: str | None, origins: tuple[str, ...], *, examples: bool, open_page: bool
) -> None:
    """Run the server; what keeps it from starting is said in words."""
    from undercroft.server.database import is_address
    from undercroft.server.run import listen, serve
    from undercroft.server.settings import Settings, data_folder

    if not database or not is_address(database):
        path = Path(database or data_folder() / "matches.sqlite3").absolute()
        if not path.parent.is_dir():
            todo = "Make it, or name another file."
            raise UserError(f"there is no folder {path.parent}", where="--database", todo=todo)
        database = str(path)
    try:
        listening = listen(host, port)
    except OSError as error:
        todo = "Is a table running there already? Choose another port (0 takes any free one)."
        raise UserError(
            f"can't listen at {host}, port {port}: {error.strerror or error}", where="--port", todo=todo
        ) from error
    except OverflowError as error:
        raise UserError(f"{port} is no port: they go from 0 to 65535", where="--port") from error
    serve(Settings(database=database, examples=examples, origins=origins), listening, open_page=open_page)
