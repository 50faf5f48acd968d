"""An edition: one of the three games as the shared core sees it. Values and named policies, nothing else."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING, Any, TypeAlias

from undercroft.rulebook import Cites

if TYPE_CHECKING:
    from undercroft.games.haven.campaign.course import Course
    from undercroft.games.haven.monsters.targeting import Group, Reach

BestStands: TypeAlias = Callable[[list["Reach"]], list[tuple["Reach", "Group"]]]


@dataclass(frozen=True, kw_only=True)
class Edition:
    """What one of the games fills into the core."""

    id: str
    cites: Cites
    negative_kinds: frozenset[str]
    """The overlays monsters avoid."""
    focus_by_distance: bool
    """Between equally short ways the nearest enemy comes before the order of play."""
    sight_inset: Fraction | None
    """How far corners are drawn in for sight; None: any part of a hex sees any part of another."""
    best_stands: BestStands
    """The best of the hexes from which the focus can be attacked, each with the further targets that make it so."""
    goals_dealt: int
    """Battle goals from which each character keeps one."""
    level: Callable[[Sequence[int], int], int]
    """The scenario level for characters of these levels, and what the difficulty adds."""
    course: "Course | None" = None
    """How its campaign goes."""
    rules: Mapping[str, Callable[..., Any]] = field(default_factory=dict[str, Any])
    """Named rules of this edition, for what the card language can't say."""
    approach_by_rank: bool
    """A focus out of reach this turn: head for the best-ranked hex; else for the nearest one for the focus alone."""
