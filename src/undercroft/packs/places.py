"""Where packs and what is compiled of them are kept on this machine."""

import os
import sys
from pathlib import Path

PACKS_VARIABLE = "UNDERCROFT_PACKS"


def pack_folders() -> tuple[Path, ...]:
    """The folders that the user put packs into: those named in UNDERCROFT_PACKS, then the ordinary one."""
    named = [Path(part) for part in os.environ.get(PACKS_VARIABLE, "").split(os.pathsep) if part]
    return (*named, _data_home() / "undercroft" / "packs")


def cache_folder() -> Path:
    """Where compiled packs may be thrown away at any time."""
    return _cache_home() / "undercroft" / "packs"


def kept_folder() -> Path:
    """Where the packs of matches are kept, in exactly the edition they were played with."""
    return _data_home() / "undercroft" / "kept-packs"


def _data_home() -> Path:
    if sys.platform == "win32":
        return _named("LOCALAPPDATA", "AppData/Local")
    if sys.platform == "darwin":
        return Path.home() / "Library/Application Support"
    return _named("XDG_DATA_HOME", ".local/share")


def _cache_home() -> Path:
    if sys.platform == "win32":
        return _named("LOCALAPPDATA", "AppData/Local") / "Cache"
    if sys.platform == "darwin":
        return Path.home() / "Library/Caches"
    return _named("XDG_CACHE_HOME", ".cache")


def _named(variable: str, otherwise: str) -> Path:
    said = os.environ.get(variable, "")
    return Path(said) if said else Path.home() / otherwise
