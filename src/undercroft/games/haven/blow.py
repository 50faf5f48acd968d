"""One attack on one target, while it is being resolved."""

from dataclasses import dataclass, field

from undercroft.games.haven.act import Act
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
    """Of items and bonuses for this attack alone."""
    advantage: bool = False
    disadvantage: bool = False
    effects: list[str] = field(default_factory=list[str])
    push: int = 0
    pull: int = 0
    answers: list[tuple[Act, tuple[Ability, ...]]] = field(default_factory=list[tuple[Act, tuple[Ability, ...]]])
    """What the attacked performs when it is over."""

    def add(self, boost: Boost, value: int) -> None:
        """Take up what a bonus gives, before the card is drawn (JL-ATTACK-09, JL-ATTACK-11)."""
        self.value += value
        self.pierce += boost.pierce
        self.push += boost.push
        self.pull += boost.pull
        self.advantage = self.advantage or boost.advantage
        self.effects += boost.effects

    def left(self, value: int, shield: int) -> int:
        """The damage of this attack, and of nothing but attacks, that gets through the shields of the target.

        JL-SHIELD-02 … JL-SHIELD-04, JL-ATTACK-12.

        >>> from undercroft.games.haven.state import Figure
        >>> anna, bert = (Figure(id=id, side="heroes", rank="hero", kind="", at="", hp=1, max_hp=1) for id in "ab")
        >>> Blow(anna, bert, value=3, melee=True, pierce=1, shield=1).left(4, shield=2)
        2
        """
        return max(0, value - max(0, self.shield + shield - self.pierce))
