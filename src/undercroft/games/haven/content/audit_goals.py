"""What battle goals have to hold, so that each can be told apart, met and missed."""

from collections.abc import Iterator

from undercroft.games.haven.content.model import BattleGoal
from undercroft.packs import Pack, Problem


def audit_goals(pack: Pack) -> Iterator[Problem]:
    """Report goals without requirement, with one that can't be met, or with another's (JL-CARD-03, FH-GOAL-03)."""
    seen: dict[tuple[object, ...], str] = {}
    for goal in pack.table(BattleGoal).values():
        least, most = goal.at_least, goal.at_most
        if least is None and most is None:
            yield pack.problem(goal, f"{goal.id} asks for nothing", "give at_least, at_most or both")
        if (least is not None and most is not None and least > most) or (most is not None and most < 0):
            yield pack.problem(goal, f"{goal.id} can't be met", "at_most is at least 0 and not below at_least")
        if least is not None and least <= 0:
            yield pack.problem(goal, f"{goal.id} can't be missed", "at_least is 1 or more")
        first = seen.setdefault((goal.counts, least, most), goal.id)
        if first != goal.id:
            yield pack.problem(goal, f"{goal.id} asks for the same as {first}", "change what it counts, or how much")
