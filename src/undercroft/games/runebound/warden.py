"""How the table runs an enemy when no player is there to do it: as much harm to the hero as it can do."""

from collections.abc import Sequence

WORTH = {
    "double": 9.0,
    "surge": 8.0,
    "use": 7.0,
    "attack": 6.0,
    "recast-foe": 5.0,
    "flip-own": 4.0,
    "shields": 3.0,
    "yes": 2.0,
    "token": 1.5,
    "pass": 0.0,
    "no": 0.0,
    "done": 0.0,
}
BEST_FACES = ("enemy", "surge", "shield", "agility", "doubler", "dash")


def choose_for_enemy(options: Sequence[str]) -> int:
    """The place of the best option: an AI in place of a player harms the hero as much as it can (RB-FAIR-04).

    >>> choose_for_enemy(["pass", "attack:enemy,1", "attack:enemy,2", "recast-foe:t1"])
    2
    """
    return max(range(len(options)), key=lambda at: (worth(options[at]), -at))


def worth(option: str) -> float:
    """How much an option does: strong verbs first, of one verb the highest number."""
    verb, _, on = option.partition(":")
    number = on.rpartition(",")[2]
    return WORTH.get(verb, 1.0) + (int(number) / 100 if number.isdigit() else 0)
