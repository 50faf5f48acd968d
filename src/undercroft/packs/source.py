"""The files of a pack, from a folder or a zip archive, taken in safely.

Nothing outside the pack is ever opened: no symbolic links, no devices, no names that climb out of an archive; sizes
are checked before anything is read or unpacked.
"""

import os
import stat
import zipfile
import zlib
from collections.abc import Iterator, Mapping
from pathlib import Path, PurePosixPath

import msgspec

from undercroft.packs.limits import LIMITS, Limits
from undercroft.packs.problem import PackError, Problem, quoted

MANIFEST = "pack.yaml"
_BROKEN_ZIP = (
    zipfile.BadZipFile,
    zipfile.LargeZipFile,
    zlib.error,
    NotImplementedError,
    EOFError,
    ValueError,
    RuntimeError,
)


class Source(msgspec.Struct, frozen=True):
    """The YAML files of a pack by their path inside it."""

    path: Path
    files: Mapping[str, bytes]

    @property
    def name(self) -> str:
        return self.path.stem if self.path.suffix == ".zip" else self.path.name


def open_source(path: Path, limits: Limits = LIMITS) -> Source:
    """The files of the pack at a path: its folder, its `pack.yaml`, or a zip archive."""
    path = path.parent if path.name == MANIFEST else path
    path = path.absolute()
    try:
        if path.is_dir():
            files = _read_folder(path, limits)
        elif path.is_file():
            files = _read_zip(path, limits)
        else:
            raise _refused(path, "there is no such folder or archive", "check the path")
    except OSError as error:
        raise _refused(path, f"cannot be read: {error.strerror or error}", "check that you may read it") from error
    if MANIFEST not in files:
        raise _refused(path, f"there is no {MANIFEST} in it", f"a pack is a folder with a file {MANIFEST}")
    return Source(path, dict(sorted(files.items())))


def _refused(path: Path | str, what: str, advice: str) -> PackError:
    name = path.name if isinstance(path, Path) else path
    return PackError([Problem(quoted(name)[1:-1], 0, 0, what, advice)])


def _check_name(name: str) -> None:
    if not name.isprintable():
        raise _refused(name, "a name with invisible characters", "rename the file")


def _is_yaml(name: str) -> bool:
    return name.endswith((".yaml", ".yml"))


def _read_folder(root: Path, limits: Limits) -> dict[str, bytes]:
    files: dict[str, bytes] = {}
    budget = limits.pack_bytes
    for name, entry in _walk(root, "", limits, [limits.files]):
        if _is_yaml(name):
            files[name] = _read_file(name, entry, min(limits.file_bytes, budget))
            budget -= len(files[name])
    return files


def _walk(folder: Path, prefix: str, limits: Limits, files_left: list[int]) -> Iterator[tuple[str, Path]]:
    if prefix.count("/") > limits.folders_deep:
        raise _refused(prefix, f"folders nested deeper than {limits.folders_deep}", "move the files up")
    with os.scandir(folder) as entries:
        visible = [entry for entry in _count(entries, folder, limits, files_left) if not entry.name.startswith(".")]
    for entry in sorted(visible, key=lambda entry: entry.name):
        name = prefix + entry.name
        _check_name(name)
        if entry.is_symlink():
            raise _refused(name, "a symbolic link", "put the file itself into the pack")
        if entry.is_dir(follow_symlinks=False):
            yield from _walk(folder / entry.name, f"{name}/", limits, files_left)
        elif not entry.is_file(follow_symlinks=False):
            raise _refused(name, "neither a file nor a folder", "take it out of the pack")
        else:
            yield name, folder / entry.name


def _count(
    entries: Iterator["os.DirEntry[str]"], folder: Path, limits: Limits, files_left: list[int]
) -> Iterator["os.DirEntry[str]"]:
    for entry in entries:
        files_left[0] -= 1
        if files_left[0] < 0:
            raise _refused(folder, f"more than {limits.files} files", "split it into several packs")
        yield entry


def _read_file(name: str, path: Path, most: int) -> bytes:
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0))
    with os.fdopen(handle, "rb") as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            raise _refused(name, "not an ordinary file", "put the file itself into the pack")
        data = file.read(most + 1)
    if len(data) > most:
        raise _refused(name, f"larger than the {most // 1024} KiB allowed here", "split it")
    return data


def _read_zip(path: Path, limits: Limits) -> dict[str, bytes]:
    if path.stat().st_size > limits.zip_bytes:
        raise _refused(path, f"an archive larger than {limits.zip_bytes // 1024} KiB", "split it into several packs")
    try:
        with zipfile.ZipFile(path) as archive:
            entries = archive.infolist()
            if len(entries) > limits.files:
                raise _refused(path, f"more than {limits.files} entries", "split it into several packs")
            return _unpack(path, archive, entries, limits)
    except _BROKEN_ZIP as error:
        raise _refused(path, f"not a readable zip archive: {quoted(str(error))}", "make it again") from error


def _unpack(path: Path, archive: zipfile.ZipFile, entries: list[zipfile.ZipInfo], limits: Limits) -> dict[str, bytes]:
    files: dict[str, bytes] = {}
    budget = limits.pack_bytes
    for entry in entries:
        _check_entry(entry, limits)
        if entry.is_dir() or not _is_yaml(entry.filename):
            continue
        if entry.filename in files:
            raise _refused(entry.filename, "is in the archive twice", "make the archive again")
        most = min(limits.file_bytes, budget)
        with archive.open(entry) as file:
            data = file.read(most + 1)
        if len(data) > most:
            raise _refused(entry.filename, f"larger than the {most // 1024} KiB allowed here", "split it")
        files[entry.filename] = data
        budget -= len(data)
    return _without_top_folder(files)


def _check_entry(entry: zipfile.ZipInfo, limits: Limits) -> None:
    name = entry.filename
    parts = PurePosixPath(name).parts
    _check_name(name)
    if str(PurePosixPath(*parts)) != name.rstrip("/") or name.startswith("/") or set(parts) & {"..", "."}:
        raise _refused(name, "a name that leads out of the archive", "make the archive again with plain names")
    if "\\" in name or ":" in name:
        raise _refused(name, "a name that leads out of the archive", "make the archive again with plain names")
    if len(parts) > limits.folders_deep + 2:
        raise _refused(name, f"folders nested deeper than {limits.folders_deep}", "move the files up")
    kind = stat.S_IFMT(entry.external_attr >> 16)
    if kind not in (0, stat.S_IFREG, stat.S_IFDIR):
        raise _refused(name, "neither a file nor a folder", "put the file itself into the archive")
    if entry.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        raise _refused(name, "is packed by a rare method", "make the archive with ordinary compression")
    if entry.flag_bits & 0x1:
        raise _refused(name, "is encrypted", "make the archive without a password")
    if entry.file_size > limits.file_bytes and entry.file_size > limits.zip_ratio * max(entry.compress_size, 1):
        raise _refused(name, "is packed suspiciously tightly", "leave it out")


def _without_top_folder(files: dict[str, bytes]) -> dict[str, bytes]:
    """Archives are often made of the pack's folder rather than of what is in it."""
    tops = {name.partition("/")[0] for name in files}
    if MANIFEST in files or len(tops) != 1:
        return files
    return {name.partition("/")[2]: data for name, data in files.items()}
