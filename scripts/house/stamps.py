"""Stamps say what was set up from which files, so that nothing is done twice."""

import hashlib
from collections.abc import Iterable
from pathlib import Path


def digest(files: Iterable[Path], *facts: str) -> str:
    """One fingerprint of the names and contents of files, and of other facts that a set-up depends on."""
    mark = hashlib.sha256("\0".join(facts).encode())
    for file in sorted(files):
        mark.update(f"\0{file}\0".encode())
        mark.update(file.read_bytes())
    return mark.hexdigest()


def is_stamped(stamp: Path, wanted: str) -> bool:
    return stamp.is_file() and stamp.read_text() == wanted
