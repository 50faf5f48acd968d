"""`undercroft play`: start the table on this machine and open its page."""

from typing import Annotated

from cyclopts import Parameter

from undercroft.cli.serve import PORT, Database, open_port, place_of


def play(
    *,
    port: Annotated[int, Parameter(help="0 takes any free port.")] = PORT,
    database: Database = None,
    browser: Annotated[bool, Parameter(help="Open the page in your browser.")] = True,
    examples: Annotated[bool, Parameter(help="Show the example games too.", negative=())] = False,
) -> None:
    """Start the table and open its page."""
    from undercroft.server.run import serve_one
    from undercroft.server.settings import Settings

    settings = Settings(database=place_of(database), examples=examples)
    serve_one(settings, open_port("127.0.0.1", port), open_page=browser)
