"""What can go wrong at a table, in words people can act on."""

from collections.abc import Sequence


class TableError(Exception):
    """Refused, and nothing has changed. The message says what, where and what to do."""


class NotAsked(TableError):
    """The question is gone, or was never put to this seat."""


class NotLegal(TableError):
    """The question is open, but this is none of its options; `among`: what could have been named instead."""

    def __init__(self, message: str, among: Sequence[str] = ()) -> None:
        super().__init__(message)
        self.among = among


class NotAllowed(TableError):
    """The table's own policy forbids it (undo, redo, override)."""


class RuleFailure(TableError):
    """A rule raised an exception: a bug of ours. The match stands as it stood before the answer."""


class BrokenSave(TableError):
    """A match file that can't be read, or is from another game, release or schema."""
