"""Boards of every kind by number: large halls, crowds, objectives, summons, ties, and all grounds at once."""

from random import Random

from undercroft.games.haven.monsters.turn_format import Ability, Area, Case, Figure, Map
from undercroft.grid import HEX, Cell

Place = tuple[int, int]
GROUNDS = ("wall", "obstacle", "trap", "hazard", "difficult", "ice", "water", "door")


def crowd(rules: str, number: int) -> Case:
    """The board with this number; each has a taste of its own: much ice, many thin walls, few free hexes …"""
    random = Random(f"{rules} {number}")
    hexes = _hall(random)
    standing = random.sample(hexes, min(len(hexes) - 1, random.choice((2, 3, 4, 6, 9, 12))))
    board = Map(tuple(hexes), _figures(random, standing), _terrain(random, hexes, standing), _walls(random, hexes))
    return Case(case=f"{rules} {number}", rules=rules, position=board, ability=_ability(random))


def _hall(random: Random) -> list[Place]:
    """A disc, a band or a corridor, with holes."""
    radius, shape = random.randint(2, 5), random.choice(("disc", "band", "corridor"))
    cells = [(cell.q, cell.r) for cell in HEX.disc(Cell(0, 0), radius)]
    if shape == "band":
        cells = [(q, r) for q, r in cells if abs(q + 2 * r) <= 3]
    if shape == "corridor":
        cells = [(q, r) for q, r in cells if q in (0, 1) or r in (-1, 2)]
    holes = random.choice((0, 0, 0.1, 0.25))
    return [cell for cell in cells if random.random() >= holes] if len(cells) > 12 else cells


def _figures(random: Random, standing: list[Place]) -> tuple[Figure, ...]:
    friends = random.randint(0, max(0, len(standing) - 2))
    roles = ["active", *["ally"] * min(friends, 5)]
    roles += ["enemy"] * (len(standing) - len(roles))
    odd, span = random.choice((0, 0.2)), random.choice((1, 3, 9))
    return tuple(
        Figure(
            id=f"{role[0]}{place}",
            role=role,  # type: ignore[arg-type]
            at=at,
            initiative=None if thing and random.random() < 0.5 else random.randint(1, span) * 10,
            tie=random.randint(0, 1),
            invisible=role == "enemy" and random.random() < odd,
            objective=thing,
            kind="summon" if not thing and random.random() < odd else "",
        )
        for place, (role, at) in enumerate(zip(roles, standing, strict=True))
        for thing in [role != "active" and random.random() < odd]
    )


def _terrain(random: Random, hexes: list[Place], standing: list[Place]) -> tuple[tuple[int, int, str], ...]:
    kinds = random.sample(GROUNDS, random.randint(1, 4))
    share = random.choice((0.1, 0.2, 0.4))
    ground = [(*hex, random.choice(kinds)) for hex in hexes if random.random() < share]
    under = set(standing)
    return tuple((q, r, kind) for q, r, kind in ground if (q, r) not in under or kind not in ("wall", "door"))


def _walls(random: Random, hexes: list[Place]) -> tuple[tuple[int, int, int], ...]:
    share = random.choice((0, 0, 0.05, 0.15))
    return tuple((q, r, side) for q, r in hexes for side in range(6) if random.random() < share)


def _ability(random: Random) -> Ability:
    kind = random.choice(("", "", "", "melee", "ranged"))
    reach = random.randint(1, 5) if kind == "ranged" else 0 if kind == "melee" else random.choice((0, 0, 1, 2, 3, 5))
    return Ability(
        move=random.choice((0, 1, 2, 2, 3, 3, 4, 6)),
        range=reach,
        targets=random.choice((0, 1, 1, 2, 2, 3, 4)),
        area=Area(kind, _pattern(random, kind)) if kind else None,  # type: ignore[arg-type]
        movement=random.choice(("normal", "normal", "normal", "jump", "flying", "teleport")),
        disadvantage=random.random() < 0.15,
    )


def _pattern(random: Random, kind: str) -> tuple[Place, ...]:
    """Two to six hexes, each next to an earlier one; a melee pattern grows about the attacker's own hex."""
    grown: list[Place] = [(0, 0)]
    while len(grown) < random.randint(2, 6):
        q, r = random.choice(grown)
        beside = HEX.neighbour(Cell(q, r), random.randrange(6))
        grown.append((beside.q, beside.r))
    own = {(0, 0)} if kind == "melee" else set[Place]()
    return tuple(dict.fromkeys(hex for hex in grown if hex not in own)) or ((1, 0),)
