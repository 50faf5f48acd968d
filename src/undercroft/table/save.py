"""Matches as files: one JSON document with set-up, policy, key, log and a few checkpoints (docs/matches.md).

A file outlives releases. Its checkpoints carry the schema of the state they hold, and are migrated by plain functions;
every answer carries the fingerprint of its question, so a rule that has changed since is noticed: all answers that
still fit are kept, the rest is set aside.
"""

from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import msgspec

from undercroft.table.checkpoints import Checkpoint
from undercroft.table.errors import BrokenSave, NotAllowed, TableError
from undercroft.table.log import AnyEntry
from undercroft.table.match import Match, Policy
from undercroft.table.plain import Json, Things, is_mapping
from undercroft.table.system import Setup, System, system

FORMAT = "undercroft-match"
SCHEMA = 1

FILE_MIGRATIONS: dict[int, Callable[[Things], Things]] = {}
"""From a file's schema to the next one."""


class SavedState(msgspec.Struct, omit_defaults=True):
    """A checkpoint: the state after so many lines, and how many events had been told."""

    at: int
    number: int
    state: Things
    checksum: str = ""
    """Of the state as it stands here: where it doesn't fit, the state was damaged, and the log does the work alone."""


class Saved(msgspec.Struct, kw_only=True):
    """The file."""

    format: str = FORMAT
    schema: int = SCHEMA
    system: str
    rules: int
    """The schema of the game's state."""
    setup: Setup
    policy: Policy
    key: bytes
    log: list[AnyEntry]
    checkpoints: list[SavedState]
    reveals: list[int]


def saved(match: Match[Any, Any]) -> Saved:
    """What a file of this match holds. It holds the secret key: only for whoever may know all of the match."""
    codec = match.system.codec
    return Saved(
        system=match.system.id,
        rules=match.system.schema,
        setup=match.setup,
        policy=match.policy,
        key=match.keys[0],
        log=match.history.log,
        checkpoints=[
            SavedState(checkpoint.at, checkpoint.number, state, _checksum(state))
            for checkpoint in match.checkpoints.for_a_file()
            for state in [msgspec.to_builtins(codec.decode(checkpoint.state), str_keys=True)]
        ],
        reveals=match.reveals,
    )


def dump(match: Match[Any, Any]) -> bytes:
    """The match as one JSON document."""
    return msgspec.json.encode(saved(match))


def load(data: bytes, find: Callable[[str], System[Any, Any]] = system) -> Match[Any, Any]:
    """A match from its file, played on with the rules of this release."""
    try:
        plain: Json = msgspec.json.decode(data)
        file = msgspec.convert(_upgraded(plain), Saved)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError, RecursionError) as error:
        raise BrokenSave(f"this is no match file: {error}. Choose a file that Undercroft has saved") from None
    return restore(file, find)


def restore(file: Saved, find: Callable[[str], System[Any, Any]]) -> Match[Any, Any]:
    """Set the match up as its file says and play its lines again from the last checkpoint.

    Where its packs can't be had, the lines alone are played with those that are here.
    """
    game = find(file.system)
    if file.rules > game.schema:
        raise BrokenSave(f"the match was saved by a newer release of {game.id}: update it and load the file again")
    whole = not game.packs or game.packs.holds(file.setup.packs)
    checkpoints = [
        Checkpoint(one.at, state, one.number)
        for one in file.checkpoints
        if whole and (state := _packed(game, file.rules, one)) is not None
    ]
    try:
        return Match.resume(game, file.setup, file.policy, file.key, file.log, checkpoints, set(file.reveals))
    except NotAllowed as error:
        raise BrokenSave(f"the log of this {game.id} match contradicts itself: {error}. Take an older file") from None
    except TableError:
        raise
    except Exception as error:
        raise BrokenSave(
            f"{game.id} can't be set up as this file says ({type(error).__name__}: {error}). Take an older file"
        ) from error


def _upgraded(plain: Json) -> Json:
    """The document in the present schema of files."""
    if not is_mapping(plain) or plain.get("format") != FORMAT:
        raise msgspec.ValidationError(f"it doesn't say that its format is {FORMAT!r}")
    schema = plain.get("schema")
    if not isinstance(schema, int) or schema > SCHEMA:
        raise BrokenSave(f"the file has schema {schema}, this release reads up to {SCHEMA}: update Undercroft")
    if schema < 1:
        raise msgspec.ValidationError(f"it says that its schema is {schema}")
    for old in range(schema, SCHEMA):
        plain = FILE_MIGRATIONS[old](plain)
    return plain


def _packed(game: System[Any, Any], schema: int, saved: SavedState) -> bytes | None:
    """The state in the game's present schema; None when it can't be had, and the log has to do alone."""
    state = saved.state
    if saved.checksum not in ("", _checksum(state)):
        return None
    for old in range(schema, game.schema):
        if old not in game.migrations:
            return None
        state = game.migrations[old](state)
    try:
        return game.codec.encode(msgspec.convert(state, game.state))
    except (msgspec.ValidationError, OverflowError):
        return None


def _checksum(state: Things) -> str:
    return blake2b(msgspec.json.encode(state, order="deterministic"), digest_size=8).hexdigest()
