"""One attack on one target, while it is being resolved."""

from dataclasses import dataclass, field

from undercroft.games.haven.content.verbs import Ability, Boost
from undercroft.games.haven.state import Figure


@dataclass(slots=True)
class Blow:
    """Value, advantage, shield and effects of a single attack; bonuses, items and cards change it."""

    attacker: Figure
    target: Figure
    value: int
    melee: bool
    pierce: int = 0
    shield: int = 0
    advantage: bool = False
    disadvantage: bool = False
    effects: list[str] = field(default_factory=list[str])
    push: int = 0
    pull: int = 0
    then: list[Ability] = field(default_factory=list[Ability])

    def add(self, boost: Boost, value: int) -> None:
        """Take up what a bonus gives (JL-ATTACK-09, JL-ATTACK-11)."""
        self.value += value
        self.pierce += boost.pierce
        self.push += boost.push
        self.pull += boost.pull
        self.advantage = self.advantage or boost.advantage
        self.effects += boost.effects
