"""Checkpoints: states at the start of places, dense near the present and sparse in the past."""

from typing import NamedTuple

NEAR = 16
SPARSE = 96
NEWEST_IN_A_FILE = 4
SPARSE_IN_A_FILE = 400


class Checkpoint(NamedTuple):
    """The packed state after so many lines, and how many events had been told by then."""

    at: int
    state: bytes
    number: int


class Checkpoints:
    """The checkpoints of one match, oldest first; the first is its beginning."""

    __slots__ = ("_all",)

    def __init__(self, some: list[Checkpoint] | None = None) -> None:
        self._all = some or []

    def __len__(self) -> int:
        return len(self._all)

    @property
    def last(self) -> Checkpoint:
        return self._all[-1]

    @property
    def first(self) -> Checkpoint:
        return self._all[0]

    def for_a_file(self) -> list[Checkpoint]:
        """The beginning, the newest, and few between them: enough to go back anywhere soon after the file was read."""
        kept = [self.first]
        for checkpoint in self._all[1:-NEWEST_IN_A_FILE]:
            if checkpoint.at - kept[-1].at >= SPARSE_IN_A_FILE:
                kept.append(checkpoint)
        return kept + [checkpoint for checkpoint in self._all[-NEWEST_IN_A_FILE:] if checkpoint.at > kept[-1].at]

    def copy(self) -> "Checkpoints":
        return Checkpoints(list(self._all))

    def add(self, checkpoint: Checkpoint) -> None:
        """Keep one more; of those that have grown old only every so many lines one stays."""
        self._all.append(checkpoint)
        old = len(self._all) - NEAR
        if old > 1 and self._all[old].at - self._all[old - 2].at < SPARSE:
            del self._all[old - 1]

    def before(self, line: int) -> Checkpoint:
        """The last checkpoint at or before a line; later ones are dropped."""
        while len(self._all) > 1 and self._all[-1].at > line:
            self._all.pop()
        return self._all[-1]
