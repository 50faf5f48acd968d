"""Frosthaven as an edition of the haven core."""

from undercroft.games.haven.edition import Edition
from undercroft.games.haven.levels import level_of
from undercroft.games.haven.monsters.cites import CITES
from undercroft.games.haven.monsters.targeting import Group, Reach, least
from undercroft.rulebook import Cites


def best_stands(hexes: list[Reach]) -> list[tuple[Reach, Group]]:
    """Where to attack from: most targets, fewest of all attacks at disadvantage, fewest points.

    FH-MMOVE-07, FH-MMOVE-08, FH-MMOVE-09; which further targets is the party's choice (FH-MMOVE-18).
    """
    most = least(hexes, lambda reach: -reach.most)
    best = least(most, lambda reach: (reach.fewest_hampered(), reach.points))
    stands = [(reach, group) for reach in best for group in reach.groups(reach.is_near)]
    return [(reach, group) for reach, group in stands if reach.attacks_hampered(group) == reach.fewest_hampered()]


FROSTHAVEN = Edition(
    id="frosthaven",
    cites=Cites(CITES, "FH"),
    negative_kinds=frozenset({"trap", "hazard"}),
    focus_by_distance=True,
    sight_inset=None,
    best_stands=best_stands,
    approach_by_rank=False,
    goals_dealt=3,
    level=level_of,
)
