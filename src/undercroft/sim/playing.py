"""Playing the games of a plan, in spans that can be handed out."""

from collections.abc import Callable
from typing import Any

from undercroft.bots import play_out
from undercroft.sim.crash import report_crash
from undercroft.sim.engines import Engine
from undercroft.sim.plan import Plan
from undercroft.sim.tally import Tally
from undercroft.table import Match, System, system

SPAN = 16
"""So many games are one piece of work, whoever does it."""


def simulate(plan: Plan, engine: Engine, watch: Callable[[Tally], None] | None = None) -> Tally:
    """Play all games of a plan; `watch` hears of every part that is done."""
    numbers = plan.numbers
    spans = [numbers[first : first + SPAN] for first in range(0, len(numbers), SPAN)]
    whole = Tally()
    for part in engine(play_span, plan, spans):
        whole.take_in(part)
        if watch:
            watch(part)
    return whole


def play_span(plan: Plan, numbers: range) -> Tally:
    """Play some of the games of a plan: what a worker does."""
    tally = Tally()
    game = system(plan.system)
    for number in numbers:
        play_game(plan, game, number, tally)
    return tally


def play_game(plan: Plan, game: System[Any, Any], number: int, tally: Tally) -> None:
    """Play one game and count it; whatever a rule may raise is taken down as a crash."""
    match: Match[Any, Any] | None = None
    tally.note_options(plan.setup(game, number).options)
    try:
        match = plan.begin(game, number)
        decisions = play_out(match, plan.bot(number), plan.limit)
    except Exception as error:
        tally.note_crash(report_crash(plan, game, number, match, error))
    else:
        tally.group(plan.variant(number)).count(match, decisions)
