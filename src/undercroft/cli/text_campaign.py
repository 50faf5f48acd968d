"""Campaigns for `undercroft text`: found in their file, or begun."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from undercroft.cli.errors import UserError

if TYPE_CHECKING:
    from undercroft.table import Seat, System
    from undercroft.table.campaign import Campaign


def open_campaign(path: Path, game: str | None, examples: bool) -> "Campaign":
    """The campaign in the file; a new one where there is no such file yet."""
    from undercroft.cli.games import find_game
    from undercroft.table import TableError
    from undercroft.table.campaign import Campaign

    def find(id: str) -> "System[Any, Any]":
        if game and game != id:
            raise UserError(f"this is a campaign of {id!r}, not of {game!r}", where=str(path))
        return find_game(id, examples)

    try:
        if path.exists():
            return Campaign.load(path.read_bytes(), find)
        if not game:
            raise UserError("name a game to begin a campaign of", todo="Try: undercroft text GAME --campaign FILE")
        return Campaign(find(game))
    except OSError as error:
        raise UserError(f"the campaign can't be read: {error.strerror}", where=str(path)) from error
    except TableError as error:
        raise UserError(str(error), where=str(path)) from error


def seats_of(campaign: "Campaign", count: int) -> "tuple[Seat, ...]":
    """As many as asked for, as last time, or one."""
    if not count and campaign.chapters:
        return tuple(campaign.chapters[-1].cast)
    possible = range(1, len(campaign.system.seat_names) + 1)
    if count and count not in possible:
        raise UserError(f"{count} people can't play it", where="--seats", todo=f"Possible: 1 to {possible[-1]}.")
    return campaign.system.seats(count or 1)
