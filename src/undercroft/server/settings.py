"""What whoever runs a server decides, and where things lie when nothing is decided."""

from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path


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

    database: Path
    examples: bool = False
    page: Path | None = field(default_factory=page_folder)
    origins: tuple[str, ...] = ()
    """Further web origins that may talk to this server, such as `https://table.example.org` behind a proxy."""

    @property
    def secret(self) -> Path:
        """The file with the server's own key, beside the database and never in it."""
        return self.database.with_name(f"{self.database.name}.key")
