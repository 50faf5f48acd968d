"""`undercroft backup` and `undercroft restore`: all that a server stores as one file, while it runs."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from undercroft.cli.errors import UserError
from undercroft.cli.serve import Database, place_of

if TYPE_CHECKING:
    from undercroft.server.backup import Copied
    from undercroft.server.settings import Settings

KeyFile = Annotated[Path | None, Parameter(help="The server's own key; without it DATABASE.key.")]


def backup(file: Path, *, database: Database = None, key_file: KeyFile = None) -> None:
    """Copy all matches into one file, with the server's own key beside it. The server may run meanwhile.

    Parameters
    ----------
    file
        The file to make; its key is FILE.key. Whoever has both can read everything.
    """
    from asyncio import run

    from undercroft.server.backup import back_up, key_beside
    from undercroft.table import TableError

    settings = stored(database, key_file)
    if not file.absolute().parent.is_dir():
        raise UserError(f"there is no folder {file.absolute().parent}", where="FILE", todo="Make it, or name another.")
    try:
        copied = run(back_up(settings.database, settings.secret, file))
    except TableError as error:
        raise UserError(str(error)) from error
    print(f"{file} holds {in_words(copied)}. Keep {key_beside(file)} with it, where nobody else reads it.")


def restore(
    file: Path,
    *,
    database: Database = None,
    key_file: KeyFile = None,
    only: Annotated[str, Parameter(help="Bring back only the match or campaign with this id.")] = "",
) -> None:
    """Bring back from a backup what the database doesn't hold any more. The server may run meanwhile.

    Parameters
    ----------
    file
        A file that `undercroft backup` has made.
    """
    from asyncio import run

    from undercroft.server.backup import restore as bring_back
    from undercroft.table import TableError

    settings = stored(database, key_file)
    if not is_backup(file):
        raise UserError(f"{file} is no backup", where="FILE", todo="Name a file that undercroft backup has made.")
    try:
        copied = run(bring_back(file, settings.database, settings.secret, only))
    except TableError as error:
        raise UserError(str(error)) from error
    if only and not any(copied):
        todo = "Is it there already, or was it made after the backup? Without --only all comes back that is missing."
        raise UserError(f"nothing in {file} with the id {only!r} is missing", where="--only", todo=todo)
    print(f"brought back: {in_words(copied)}; what was there has stayed as it is")


def stored(database: str | None, key_file: Path | None) -> "Settings":
    """Where the matches lie and what opens them, by the same options as for `undercroft serve`."""
    from undercroft.server.settings import Settings

    return Settings(database=place_of(database), key=key_file, page=None)


def is_backup(file: Path) -> bool:
    """Whether this is a database with matches, of this or an older release."""
    import sqlite3
    from contextlib import closing

    if not file.is_file():
        return False
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as opened:
            return bool(opened.execute("SELECT 1 FROM sqlite_master WHERE name = 'matches'").fetchone())
    except sqlite3.DatabaseError:
        return False


def in_words(copied: "Copied") -> str:
    """How much it is."""
    counts = zip(
        copied, ("match", "campaign", "list of tables"), ("matches", "campaigns", "lists of tables"), strict=True
    )
    return ", ".join(f"{count} {one if count == 1 else several}" for count, one, several in counts)
