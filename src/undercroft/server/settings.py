"""What whoever runs a server decides, and where things lie when nothing is decided."""

from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

from undercroft.server.database import is_address
from undercroft.server.logs import Style


def data_folder() -> Path:
    """The user's own data folder, made when it is missing."""
    return user_data_path("undercroft", appauthor=False, ensure_exists=True)


def page_folder() -> Path | None:
    """Where the built web page lies: inside an installed wheel, or in the checkout it was built in."""
    package = Path(__file__).parent.parent
    places = (package / "web_page", package.parent.parent / "web" / "dist")
    return next((place for place in places if (place / "index.html").is_file()), None)


@dataclass(frozen=True, kw_only=True)
class Settings:
    """How one server is run."""

    database: str
    """A file, or the address of a PostgreSQL database."""
    key: Path | None = None
    """The file with the server's own key; every server of one database needs the same."""
    examples: bool = False
    page: Path | None = field(default_factory=page_folder)
    origins: tuple[str, ...] = ()
    """Further web origins that may talk to this server, such as `https://table.example.org` behind a proxy."""
    password: str = ""
    """What has to be known to begin something at this server; whoever has a link needs none."""
    keep_days: int = 0
    """Matches where nothing happens for so long are deleted; 0 keeps them for ever."""
    per_minute: int = 600
    """So many requests a minute from one address; 0 counts none."""
    proxies: tuple[str, ...] = ()
    """Addresses of proxies that are believed when they say for whom they ask (`X-Forwarded-For`)."""
    logs: Style = "text"

    @property
    def secret(self) -> Path:
        """The file with the server's own key: beside the database and never in it."""
        if self.key:
            return self.key
        if is_address(self.database):
            return data_folder() / "undercroft.key"
        path = Path(self.database)
        return path.with_name(f"{path.name}.key")
