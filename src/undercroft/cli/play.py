"""`undercroft play`: start the table on this machine and open its page."""

from typing import Annotated

from cyclopts import Parameter

from undercroft.cli.serve import PORT, open_table


def play(
    *,
    port: Annotated[int, Parameter(help="0 takes any free port.")] = PORT,
    database: Annotated[str | None, Parameter(help="The file of all matches, or postgresql://…")] = None,
    browser: Annotated[bool, Parameter(help="Open the page in your browser.")] = True,
    examples: Annotated[bool, Parameter(help="Show the example games too.", negative=())] = False,
) -> None:
    """Start the table and open its page."""
    open_table("127.0.0.1", port, database, (), examples=examples, open_page=browser)
