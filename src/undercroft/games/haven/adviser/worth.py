"""What things are worth to the party, all in one coin: a hit point, taken from a monster or kept by a hero."""

from undercroft.games.haven.box import Table
from undercroft.games.haven.conditions import is_immune, is_positive
from undercroft.games.haven.content.verbs import Attack, Move
from undercroft.games.haven.order import plan_of
from undercroft.games.haven.state import Figure
from undercroft.games.haven.world import number, on_map, stat_of
from undercroft.table import ZoneId

ROUNDS_SPARED = 2.0
"""A monster that falls would have struck for so many rounds more."""
WEAKENED = 0.4
"""A monster that is nearly down is worth this share of the blows it will be spared from dealing."""
EXPERIENCE = 0.4
COIN = 0.7
TREASURE = 3.0
CARD = 0.45
"""Of a card, for every card that is left: each takes half of them round once."""

AGAINST_A_MONSTER = {"stun": 1.6, "disarm": 1.3, "muddle": 0.5, "immobilize": 0.5, "curse": 0.5}
"""What a condition takes from the blows a monster would deal, in blows."""
CONDITIONS = {"poison": 1.5, "wound": 1.5, "strengthen": 1.5, "bless": 1.2}
"""What others do, whoever has them."""


def blow_of(game: Table, foe: Figure) -> float:
    """The damage that a monster's stat line promises for a turn."""
    stat = stat_of(game, foe)
    return max(0.0, number(game, stat.attack)) * min(2, stat.targets) if stat else 0.0


def blow_now(game: Table, foe: Figure) -> tuple[float, int]:
    """The damage a monster may do in its next turn, and from how many hexes away: by its open card, or on average."""
    stat = stat_of(game, foe)
    if stat is None or foe.has("stun"):
        return 0.0, 0
    steps, reach, blow = number(game, stat.move or 0), max(1, stat.range), blow_of(game, foe)
    plan = plan_of(game, foe.kind) if foe.id not in game.state.acted else None
    if plan:
        attacks = [one for one in plan.action.do if isinstance(one, Attack)]
        moves = [one for one in plan.action.do if isinstance(one, Move)]
        blow = sum(max(0.0, blow + number(game, one.value)) for one in attacks)
        steps = sum(steps + number(game, one.value) for one in moves)
        reach = max([reach, *(number(game, one.range) for one in attacks if one.range is not None)])
    if foe.has("immobilize"):
        steps = 0
    return (0.0 if foe.has("disarm") else blow), steps + reach


def of_damage(game: Table, foe: Figure, damage: float, weight: float = 1.0) -> float:
    """Damage to an enemy: as much as it can take, and the blows it won't deal."""
    return of_hit(foe, damage, ROUNDS_SPARED * blow_of(game, foe), weight)


def of_hit(foe: Figure, damage: float, spared: float, weight: float) -> float:
    """The same where it is known what the enemy's fall would spare the party."""
    hit = min(damage, foe.hp)
    return weight * (hit + spared * (1.0 if hit >= foe.hp else WEAKENED * hit / foe.hp))


def of_condition(game: Table, figure: Figure, condition: str) -> float:
    """A condition on a figure: a good one on a friend, a bad one on an enemy; none that it has already."""
    if figure.has(condition) or is_immune(game, figure, condition):
        return 0.0
    friend = figure.side == "heroes"
    worth = CONDITIONS.get(condition, 0.0) + AGAINST_A_MONSTER.get(condition, 0.0) * (blow_of(game, figure) or 2.0)
    return worth if friend == is_positive(condition) else -worth


def of_healing(figure: Figure, amount: float) -> float:
    """Hit points given back, dearer where few are left."""
    given = 1.0 if figure.has("poison") else min(amount, figure.max_hp - figure.hp)
    return given * (0.5 + 0.7 * (figure.max_hp - figure.hp) / figure.max_hp) + figure.has("wound")


def of_harm(figure: Figure, damage: float) -> float:
    """Damage that a hero fears: dearer where few hit points are left."""
    return damage * (0.3 + 0.7 * min(1.5, damage / max(1, figure.hp)))


def cards_left(game: Table, hero: Figure) -> int:
    """The cards that still go round."""
    return sum(len(game.state.zones[ZoneId(f"{pile}-{hero.id}")].cards) for pile in ("hand", "played", "discard"))


def of_card(game: Table, hero: Figure) -> float:
    """What it costs to lose one of the cards that are left."""
    return CARD * cards_left(game, hero)


def foes_of(game: Table) -> list[Figure]:
    """Whom the heroes fight: monsters, and objectives to be destroyed."""
    return [figure for figure in on_map(game) if figure.side == "monsters"]
