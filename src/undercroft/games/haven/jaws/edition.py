"""Jaws of the Lion as an edition of the haven core."""

from undercroft.games.haven.edition import Edition
from undercroft.games.haven.jaws.course import COURSE
from undercroft.games.haven.levels import level_of
from undercroft.games.haven.monsters.cites import CITES
from undercroft.games.haven.monsters.targeting import Group, Reach, least
from undercroft.grid import INSET
from undercroft.rulebook import Cites


def best_stands(hexes: list[Reach]) -> list[tuple[Reach, Group]]:
    """Where to attack from: focus without disadvantage, then most further targets (JL-MMOVE-08, JL-MMOVE-09).

    Which targets: those of the nearest such hex (JL-FOCUS-17), of these the earlier in the order of play. From where:
    with the least disadvantage on them, for the fewest points (JL-MMOVE-10, JL-MMOVE-11).
    """
    clear = least(hexes, lambda reach: reach.focus_hampered)
    most = least(clear, lambda reach: -reach.most)
    nearest = least(most, lambda reach: reach.points)
    offered = [(reach, group) for reach in nearest for group in reach.groups(lambda foe: foe.order)]
    first = least(offered, lambda stand: [foe.order for foe in stand[0].targeting.foes(stand[1])])
    if unhampered := [(reach, group) for reach, group in first if not reach.hampered(group)]:
        return unhampered
    groups = dict.fromkeys(group for _, group in first)
    stands = [(reach, group) for reach in most for group in groups if reach.allows(group)]
    return least(stands, lambda stand: (stand[0].hampered(stand[1]), stand[0].points))


JAWS = Edition(
    id="jaws",
    cites=Cites(CITES, "JL"),
    negative_kinds=frozenset({"trap"}),
    focus_by_distance=False,
    sight_inset=INSET,
    best_stands=best_stands,
    approach_by_rank=True,
    goals_dealt=2,
    level=level_of,
    course=COURSE,
)
