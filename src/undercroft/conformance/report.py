"""What a conformance run found: how often each check ran, and what failed with the way to see it again."""

import msgspec

CHECKS = {
    "options": "every question has options, each once, and the same ones when it is asked again",
    "clone": "a copy of a match is equal and goes its own way",
    "save": "a saved match loads to the same question",
    "undo": "undo leads back to the same state, redo forth again",
    "illegal": "what is no legal answer is refused and changes nothing",
    "hidden": "what differs only in hidden things looks the same to whom they are hidden from",
    "patches": "a seat's old view and the patch make its new view",
    "cards": "each card lies in one zone, and none is lost or added",
    "invariants": "the game's own invariants hold",
    "hash-seeds": "the log is the same under two hash seeds",
    "interleaved": "the log is the same with another match in between",
    "ends": "the game comes to an end without a failing rule",
}
"""Every check by name."""


class Failure(msgspec.Struct, frozen=True, kw_only=True):
    """One broken promise."""

    check: str
    game: str
    scenario: str
    seats: int
    seed: int
    line: int
    """How many lines the match had."""
    message: str
    command: str
    """Shows it again."""

    def __str__(self) -> str:
        where = f"{self.game} {self.scenario}, {self.seats} seats, seed {self.seed}, line {self.line}"
        return f"{self.check}: {self.message}\n  in {where}\n  again: {self.command}"


class Report(msgspec.Struct, kw_only=True):
    """The result of a run."""

    game: str
    games: int = 0
    decisions: int = 0
    checks: dict[str, int] = msgspec.field(default_factory=lambda: dict.fromkeys(CHECKS, 0))
    """How often each check ran."""
    secrets: dict[str, int] = msgspec.field(default_factory=dict[str, int])
    """By rule, how many pairs of states were compared that differ in that secret."""
    compared: int = 0
    """How often two such states were looked at by a seat, step after step."""
    failures: list[Failure] = msgspec.field(default_factory=list[Failure])
    left_out: dict[str, str] = msgspec.field(default_factory=dict[str, str])
    """Checks that could not run, and why."""

    @property
    def never_varied(self) -> list[str]:
        """The secrets, by rule, that no state let vary."""
        return [rule for rule, pairs in self.secrets.items() if not pairs]

    def failed(self, check: str) -> list[Failure]:
        return [failure for failure in self.failures if failure.check == check]
