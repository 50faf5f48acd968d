"""What can happen in a scenario."""

from undercroft.table import Event


class RoundBegan(Event, frozen=True):
    round: int


class Revealed(Event, frozen=True):
    """A character's initiative is known, or that it rests."""

    who: str
    initiative: int
    resting: bool = False


class PlanDrawn(Event, frozen=True):
    what: str
    initiative: int


class TurnBegan(Event, frozen=True):
    who: str


class Played(Event, frozen=True):
    """A half of a card is performed."""

    who: str
    card: str
    half: str
    kinds: tuple[str, ...] = ()
    """`attack`, `move`: what kind of action it is."""


class Moved(Event, frozen=True):
    who: str
    to: str


class Attacked(Event, frozen=True):
    who: str
    whom: str
    value: int


class ModifierDrawn(Event, frozen=True):
    who: str
    modifier: str
    applied: bool = True


class Suffered(Event, frozen=True):
    who: str
    damage: int


class Negated(Event, frozen=True):
    who: str
    damage: int
    cards: int


class Healed(Event, frozen=True):
    who: str
    amount: int


class ConditionGained(Event, frozen=True):
    who: str
    condition: str


class ConditionLost(Event, frozen=True):
    who: str
    condition: str


class Died(Event, frozen=True):
    who: str
    by: str | None = None


class Exhausted(Event, frozen=True):
    who: str


class Shoved(Event, frozen=True):
    """Moved by force."""

    who: str
    to: str


class TrapSprung(Event, frozen=True):
    who: str
    at: str


class DoorOpened(Event, frozen=True):
    who: str | None
    door: str


class RoomRevealed(Event, frozen=True):
    room: str


class Appeared(Event, frozen=True):
    who: str
    at: str


class LootTaken(Event, frozen=True):
    who: str
    what: str


class TreasureOpened(Event, frozen=True):
    """What a treasure brought its finder."""

    who: str
    number: int
    coins: int = 0
    gold: int = 0
    checks: int = 0


class EntryRead(Event, frozen=True):
    """An entry of the scenario's own index."""

    who: str
    letter: str


class Destroyed(Event, frozen=True):
    what: str


class Infused(Event, frozen=True):
    element: str


class Consumed(Event, frozen=True):
    who: str
    element: str


class Rested(Event, frozen=True):
    who: str
    kind: str
    lost: str | None = None


class ExperienceGained(Event, frozen=True):
    who: str
    amount: int


class ShieldUsed(Event, frozen=True):
    who: str
    amount: int


class ItemUsed(Event, frozen=True):
    who: str
    item: str


class FocusFound(Event, frozen=True):
    who: str
    focus: str


class NoFocus(Event, frozen=True):
    """A monster knows no way to attack anybody."""

    who: str


class SectionRead(Event, frozen=True):
    section: str


class GoalMet(Event, frozen=True):
    pass


class GoalJudged(Event, frozen=True):
    """A character's battle goal is laid open: fulfilled or not."""

    who: str
    goal: str
    met: bool


class ScenarioEnded(Event, frozen=True):
    outcome: str
