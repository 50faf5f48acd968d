"""The checks as a test class: a game's tests subclass it, name their system, and get a test for each promise."""

from typing import Any, ClassVar

from undercroft.conformance.report import Report
from undercroft.conformance.run import run_conformance
from undercroft.table import System


class ConformanceSuite:
    """Subclass it under a name that begins with `Test` and set `system`; pytest finds the rest."""

    system: ClassVar[System[Any, Any]]
    games: ClassVar[int] = 6
    seed: ClassVar[int] = 0

    _report: ClassVar[Report | None] = None

    @classmethod
    def report(cls) -> Report:
        """The games are played once for all tests of the class."""
        if "_report" not in cls.__dict__ or cls._report is None:
            cls._report = run_conformance(cls.system, cls.games, cls.seed)
        return cls._report

    def holds(self, check: str) -> None:
        """Fail with all that broke this promise, or where nothing put it to the test."""
        report = self.report()
        assert not report.failed(check), "\n".join(str(failure) for failure in report.failed(check))
        assert report.checks[check] or check in report.left_out, f"{check} never ran in {report.games} games"

    def test_options_are_there_unique_and_stable(self) -> None:
        self.holds("options")

    def test_a_clone_is_equal_and_independent(self) -> None:
        self.holds("clone")

    def test_a_save_loads_to_the_same_question(self) -> None:
        self.holds("save")

    def test_undo_and_redo_lead_to_the_same_states(self) -> None:
        self.holds("undo")

    def test_illegal_answers_are_refused_and_change_nothing(self) -> None:
        self.holds("illegal")

    def test_nothing_hidden_leaks(self) -> None:
        self.holds("hidden")
        never = self.report().never_varied
        assert not never, f"never varied in {self.games} games: {', '.join(never)}. Play more `games`"

    def test_old_view_and_patch_make_the_new_view(self) -> None:
        self.holds("patches")

    def test_each_card_lies_in_one_zone_and_none_is_lost(self) -> None:
        self.holds("cards")

    def test_the_games_own_invariants_hold(self) -> None:
        self.holds("invariants")

    def test_the_log_is_the_same_under_two_hash_seeds(self) -> None:
        self.holds("hash-seeds")

    def test_the_log_is_the_same_beside_another_match(self) -> None:
        self.holds("interleaved")

    def test_every_game_ends(self) -> None:
        self.holds("ends")
