"""What leaves the server as a file, and comes back: matches and campaigns, and what is attached to a report.

Before a match is over a file would tell what is hidden: then it is sealed with the server's own key, and only this
server (or one with the same key) reads it.
"""

import sys
from typing import Any

import msgspec

from undercroft import __version__
from undercroft.server.protocol import Line
from undercroft.server.seal import Seal
from undercroft.server.tables import Tables
from undercroft.server.watcher import Watcher
from undercroft.table import BrokenSave, Campaign, Match, Policy, Seat, dump, load
from undercroft.table.campaign import FORMAT as CAMPAIGN_FORMAT
from undercroft.table.save import FORMAT as MATCH_FORMAT
from undercroft.words import Lang

LARGEST_FILE = 32 * 2**20
SEALED = "undercroft-sealed"
LAST_LINES = 60
BLOCK = 32 * 1024
"""What is sealed is filled up to a multiple of this: its length is seen by everybody."""


class SealedFile(msgspec.Struct, frozen=True, kw_only=True):
    """A file that only its own server can open."""

    format: str = SEALED
    holds: str
    game: str
    sealed: bytes


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What a report of a fault is made of: what its seat may know, and the rest sealed for whoever runs the server."""

    format: str = "undercroft-report"
    version: str
    python: str
    game: str
    scenario: str
    seats: tuple[Seat, ...]
    policy: Policy
    seat: Seat
    line: int
    view: dict[str, Any]
    log: list[Line]
    match: SealedFile


def match_file(match: Match[Any, Any], seal: Seal) -> bytes:
    """A match to take away: sealed as long as it holds something hidden."""
    if match.over:
        return dump(match)
    return msgspec.json.encode(sealed_match(match, seal))


def sealed_match(match: Match[Any, Any], seal: Seal) -> SealedFile:
    return SealedFile(holds=MATCH_FORMAT, game=match.system.id, sealed=seal.close(filled_up(dump(match))))


def filled_up(document: bytes) -> bytes:
    """A JSON document with blanks behind it, so that how long it is tells nothing of what is hidden in it.

    >>> len(filled_up(b"{}")), len(filled_up(b" " * BLOCK)) == BLOCK
    (32768, True)
    """
    return document.ljust(-(-len(document) // BLOCK) * BLOCK)


def campaign_file(campaign: Campaign, seal: Seal) -> bytes:
    """A campaign to take away: sealed while a chapter is open."""
    if campaign.match is None:
        return campaign.dump()
    sealed = SealedFile(holds=CAMPAIGN_FORMAT, game=campaign.system.id, sealed=seal.close(filled_up(campaign.dump())))
    return msgspec.json.encode(sealed)


def opened_match(document: dict[str, Any], tables: Tables) -> Match[Any, Any]:
    """A match from a file of either kind."""
    return load(opened(document, MATCH_FORMAT, tables.seal), tables.game)


def opened_campaign(document: dict[str, Any], tables: Tables) -> Campaign:
    return Campaign.load(opened(document, CAMPAIGN_FORMAT, tables.seal), tables.game)


def opened(document: dict[str, Any], wanted: str, seal: Seal) -> bytes:
    """What a file holds, unsealed; refused when it isn't what was wanted."""
    kind = document.get("holds") if document.get("format") == SEALED else document.get("format")
    if kind != wanted:
        raise BrokenSave(f"this file holds {kind!r}, not {wanted!r}. Choose a file that Undercroft has saved")
    if document.get("format") != SEALED:
        return msgspec.json.encode(document)
    try:
        return seal.open(msgspec.convert(document, SealedFile).sealed)
    except msgspec.ValidationError as error:
        raise BrokenSave(f"this sealed file is damaged: {error}. Save it again") from None


def report_of(match: Match[Any, Any], seat: Seat, lang: Lang, seal: Seal) -> Report:
    """The last steps as a seat saw them, with all that is needed to see them again."""
    view, log = Watcher(match, seat, lang).whole(match)
    return Report(
        version=__version__,
        python=sys.version.split()[0],
        game=match.system.id,
        scenario=match.setup.scenario,
        seats=match.setup.seats,
        policy=match.policy,
        seat=seat,
        line=len(match.line),
        view=view,
        log=log.lines[-LAST_LINES:],
        match=sealed_match(match, seal),
    )
