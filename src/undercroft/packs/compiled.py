"""Packs in one piece: checked content as JSON, to start quickly and to keep what a match was played with."""

import contextlib
import os
import tempfile
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from types import GenericAlias
from typing import Any, cast

import msgspec

from undercroft import __version__
from undercroft.packs.manifest import Manifest
from undercroft.packs.model import PackModel
from undercroft.packs.pack import Pack, digest_of, index
from undercroft.packs.problem import PackError, Problem
from undercroft.packs.record import Record
from undercroft.packs.source import Source

FORM = 1
MOST_CACHED = 100


class _Compiled(msgspec.Struct):
    form: int
    manifest: Manifest
    digest: str
    contents: dict[str, msgspec.Raw]


def compile_pack(pack: Pack) -> bytes:
    """A pack in one piece."""
    contents = {kind: msgspec.Raw(msgspec.json.encode(plain)) for kind, plain in pack.plain.items()}
    return msgspec.json.encode(_Compiled(FORM, pack.manifest, pack.digest, contents))


def open_compiled(name: str, data: bytes, model: PackModel, requires: Sequence[Pack] = ()) -> Pack:
    """The pack that was compiled; damage and types it no longer fits are noticed."""
    try:
        compiled = msgspec.json.decode(data, type=_Compiled)
        plain = {
            kind: msgspec.json.decode(raw, type=tuple[dict[str, Any], ...]) for kind, raw in compiled.contents.items()
        }
        records = [record for kind, raw in compiled.contents.items() for record in _decode(raw, model, kind)]
        is_whole = digest_of(compiled.manifest, plain) == compiled.digest
    except (msgspec.MsgspecError, UnicodeError, LookupError, RecursionError) as error:
        what = f"the compiled pack does not fit this program: {error}"
        raise PackError([Problem(name, 0, 0, what, "get the pack itself")]) from error
    if not is_whole or compiled.form != FORM or compiled.manifest.game != model.game:
        raise PackError([Problem(name, 0, 0, "the compiled pack is damaged", "get the pack itself")])
    return Pack(compiled.manifest, model, plain, index(model, records), tuple(requires))


def _decode(raw: msgspec.Raw, model: PackModel, kind: str) -> tuple[Record, ...]:
    records = cast("type[tuple[Record, ...]]", GenericAlias(tuple, (model.kind(kind).type, ...)))
    return msgspec.json.decode(raw, type=records)


class PackCache:
    """Compiled packs beside the user's other caches, found by the digest of all that went into them."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def get(self, source: Source, model: PackModel, requires: Sequence[Pack]) -> Pack | None:
        path = self._path(source, model, requires)
        try:
            return open_compiled(path.name, path.read_bytes(), model, requires)
        except (OSError, PackError):
            return None

    def put(self, source: Source, pack: Pack) -> None:
        """Remember a pack; where that is not possible, it is read anew the next time."""
        with contextlib.suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            write_whole(self._path(source, pack.model, pack.requires), compile_pack(pack))
            for old in self._oldest_first()[:-MOST_CACHED]:
                old.unlink(missing_ok=True)

    def _path(self, source: Source, model: PackModel, requires: Sequence[Pack]) -> Path:
        digest = blake2b(digest_size=16)
        for part in (__version__, model.fingerprint, source.name, *(pack.digest for pack in requires)):
            digest.update(msgspec.msgpack.encode(part))
        digest.update(msgspec.msgpack.encode(source.files))
        return self._folder / f"{digest.hexdigest()}.json"

    def _oldest_first(self) -> list[Path]:
        return sorted(self._folder.glob("*.json"), key=lambda path: (path.stat().st_mtime_ns, path.name))


def write_whole(path: Path, data: bytes) -> None:
    """Write a file so that nobody ever sees half of it."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=".", suffix=".part")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        os.replace(name, path)
    except BaseException:
        os.unlink(name)
        raise
