"""The fight: each function shows one way to cite and one way to be covered or not."""

from cellar.cites import CITES

RATS = {"grey": (2, 0), "king": (5, 1)}


def hit(points: int, strength: int, armour: int) -> int:
    """Take hit points away, at least none (CE-HIT-01).

    >>> hit(5, strength=3, armour=1)  # CE-HIT-04 is no citation here
    3
    """
    return points - max(strength - armour, 0)


def foresee(points: int, strength: int) -> str:
    """What a hit would leave of a rat without armour (CE-HIT-01); no test looks."""
    return f"{hit(points, strength, 0)} left" if strength else ""


def is_dead(points: int) -> tuple[bool, str]:
    rule = cite("death.check")
    return points <= 0, rule


def cite(concept: str) -> str:
    return CITES[concept]["CE"][0]


def note_harmless_hit(log: list[str], lost: int) -> None:
    if lost == 0:
        log.append("CE-HIT-03")


class Purse:
    """What dead rats leave (CE-LOOT-01, -02)."""

    def __init__(self) -> None:
        self.coins = 0

    def loot(self, is_king: bool) -> None:
        self.coins += 1
        if is_king:
            self.coins += 3


def keep(coins: int) -> int:
    """Coins are kept from fight to fight (CE-LOOT-03)."""
    return coins
