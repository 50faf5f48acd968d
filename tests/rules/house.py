"""A house of three rooms in a row, with a door between each two, and monsters to fill it.

Mira stands at a0 in room 1, the doors are d0 and h0, room 2 lies between them, room 3 beyond.
"""

from collections.abc import Sequence
from typing import Any, Literal

from tests.rules.boards import board, line
from tests.rules.stage import NAME, PLAIN, Stage

from undercroft.games.haven.content.model import MonsterDeck, MonsterType, Placed, PlanCard, Room, Stat
from undercroft.games.haven.content.verbs import Action
from undercroft.packs import Record

Rank = Literal["none", "normal", "elite", "boss"]


def straight(figures: dict[str, str] | None = None, hexes: int = 12) -> str:
    """A corridor of three rooms: a0 to c0, door d0, e0 to g0, door h0, i0 to l0."""
    drawn = board(figures or {"mira": "0,0 hero hp=20 cards=6"}, floor=line(0, hexes - 1), door=[(3, 0), (7, 0)])
    return f"{drawn}area 1: a0 b0 c0\narea 2: e0 f0 g0\narea 3: i0 j0 k0 l0\narea start: a0 b0\n"


def monster(
    kind: str, initiative: int = 50, standees: int = 6, hp: Any = 5, action: Action = PLAIN, **stat: Any
) -> list[Record]:
    """A monster type with its deck of eight like cards."""
    line = Stat(hp=hp, move=2, attack=2, **stat)
    strong = Stat(hp=hp if isinstance(hp, str) else 2 * hp, move=2, attack=3, **stat)
    deck = MonsterDeck(id=f"deck-{kind}", cards=(PlanCard(initiative=initiative, action=action),) * 8)
    type = MonsterType(
        id=kind, name=NAME, deck=deck.id, standees=standees, normal=(line,), elite=(strong,), boss=(line,)
    )
    return [deck, type]


def placed(kind: str, at: str, two: Rank = "normal", three: Rank = "normal", four: Rank = "normal") -> Placed:
    return Placed(type=kind, at=at, two=two, three=three, four=four)


def house(
    monsters: Sequence[Placed] = (),
    beyond: Sequence[Placed] = (),
    figures: dict[str, str] | None = None,
    rooms: Sequence[str] = ("1",),
    records: Sequence[Record] = (),
    **scenario: Any,
) -> Stage:
    """The corridor with these monsters behind the first and the second door."""
    inside = (Room(id="2", monsters=tuple(monsters)), Room(id="3", monsters=tuple(beyond)))
    return Stage(straight(figures), rooms=rooms, inside=inside, records=records, **scenario)
