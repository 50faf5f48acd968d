"""What every game promises, checked by playing it: in a game's tests (`ConformanceSuite`) and by a command.

A game's own tests need no more than this:

    class TestConformance(ConformanceSuite):
        system = MY_GAME
"""

from undercroft.conformance.report import Failure, Report
from undercroft.conformance.run import run_conformance
from undercroft.conformance.suite import ConformanceSuite
from undercroft.conformance.trial import Trial, Violation

__all__ = ["ConformanceSuite", "Failure", "Report", "Trial", "Violation", "run_conformance"]
