"""An action under way: who performs it, who decides, and what it has done so far."""

from dataclasses import dataclass, field

from undercroft.games.haven.box import Table
from undercroft.games.haven.content.model import Stat
from undercroft.games.haven.content.verbs import Ability, Boost
from undercroft.games.haven.state import Figure, Side
from undercroft.games.haven.world import deciders, stat_of
from undercroft.table import Seat


@dataclass(slots=True)
class Act:
    """One action of one figure."""

    actor: Figure
    source: str
    """Where its abilities stand in the content: `card:…:top`, `plan:…`, `item:…`."""
    seats: tuple[Seat, ...]
    party: bool
    stat: Stat | None = None
    """Base values that a monster's card adds to."""
    source_card: str = ""
    """The card instance it is played from."""
    performed: bool = False
    """Some part of it was performed: what is mandatory now is (JL-ELEM-02, JL-XP-01, JL-PILE-04)."""
    bound: bool = False
    """Nothing of it may be skipped: it is a special rule of the scenario."""
    given_up: bool = False
    """What would have been mandatory was skipped before anything was performed."""
    last: bool = False
    """The ability just before was performed."""
    boosted: int = 0
    dealt: int = 0
    killed: bool = False
    targets: list[str] = field(default_factory=list[str])
    """Whom the last ability targeted."""
    chosen: tuple[str, ...] | None = None
    """Targets settled beforehand (by a monster's thought)."""
    foci: tuple[str, ...] = ()
    """Of these it attacks one first."""
    then: list[Ability] = field(default_factory=list[Ability])
    """What the elements consumed for an ability bring after it."""
    basic: bool = False
    """It is a basic action, nothing that is printed."""
    single: bool = False
    """The attack ability under way has one target and no area."""
    gained: list[Boost] = field(default_factory=list[Boost])
    """What items add to all its attacks."""
    jumps: bool = False
    """Items make all its moves jumps."""
    granter: Figure | None = None
    """The enemy that granted this action, decides how it is performed, and whose enemies it attacks."""

    @property
    def side(self) -> Side:
        """Whose enemies it looks for (JL-GRANT-09)."""
        return (self.granter or self.actor).side

    @property
    def ruled(self) -> bool:
        """A special rule or an entry of the scenario says so: no target of it may be left out (JL-GEN-16)."""
        return self.source.startswith(("rule|", "entry|"))


def act_of(game: Table, actor: Figure, source: str) -> Act:
    """An action that its own player, or for monsters the party, decides."""
    seats, party = deciders(game, actor)
    return Act(actor, source, seats, party, stat_of(game, actor))
