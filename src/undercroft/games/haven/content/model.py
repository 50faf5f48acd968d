"""The kinds of content: hero classes, monsters and their decks, items, battle goals, events, scenarios."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from undercroft.games.haven.content.formula import Formula
from undercroft.games.haven.content.select import ConditionName, ElementOrWild, Selector, Test
from undercroft.games.haven.content.verbs import Ability, Action, Trigger
from undercroft.packs import Kind, Record, Ref
from undercroft.words import Text

Initiative: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Levels: TypeAlias = Literal["A", "B", "1", "X", "2", "3", "4", "5", "6", "7", "8", "9"]
Slot: TypeAlias = Literal["head", "body", "legs", "onehand", "twohands", "small"]


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A piece of content that has no id of its own."""


class AbilityCard(Record, frozen=True, kw_only=True):
    """A hero's ability card."""

    name: Text
    level: Levels
    initiative: Initiative
    top: Action
    bottom: Action


class Modifier(Part, frozen=True, kw_only=True):
    """An attack modifier card: a number, or a multiple, and effects."""

    value: int = 0
    times: Literal[0, 2] | None = None
    """2: doubles, 0: null."""
    effects: tuple[ConditionName, ...] = ()
    push: int = 0
    pull: int = 0
    infuse: tuple[ElementOrWild, ...] = ()
    then: tuple[Ability, ...] = ()
    shuffle: bool = False
    rolling: bool = False


class Perk(Part, frozen=True, kw_only=True):
    """A change to the modifier deck; cards are named by number (`-1`, `+0`) or given whole."""

    boxes: Annotated[int, Meta(ge=1, le=4)] = 1
    remove: tuple[str, ...] = ()
    add: tuple[Modifier, ...] = ()


class HeroClass(Record, frozen=True, kw_only=True):
    """A class: its numbers and all its cards."""

    name: Text
    about: Text
    icon: str = ""
    hand: Annotated[int, Meta(ge=4, le=12)]
    hp: Annotated[tuple[int, ...], Meta(min_length=5, max_length=9)]
    cards: tuple[AbilityCard, ...]
    perks: tuple[Perk, ...] = ()


class Stat(Part, frozen=True, kw_only=True):
    """One line of a stat card."""

    hp: Formula
    move: Formula | None = 0
    """None: it never moves."""
    attack: Formula = 0
    range: int = 0
    targets: int = 1
    shield: int = 0
    effects: tuple[ConditionName, ...] = ()
    """Conditions that all its attacks apply."""
    advantage: bool = False
    attackers_have_disadvantage: bool = False
    flying: bool = False
    on_death: tuple[Ability, ...] = ()


class PlanCard(Part, frozen=True, kw_only=True):
    """A monster's ability card."""

    initiative: Initiative
    action: Action
    shuffle: bool = False
    name: Text | None = None


class MonsterDeck(Record, frozen=True, kw_only=True):
    cards: tuple[PlanCard, ...]


class MonsterType(Record, frozen=True, kw_only=True):
    """A monster type, or a boss: statistics for levels 0–7."""

    name: Text
    icon: str = ""
    deck: Ref[MonsterDeck]
    standees: Annotated[int, Meta(ge=1, le=10)]
    normal: tuple[Stat, ...] = ()
    elite: tuple[Stat, ...] = ()
    boss: tuple[Stat, ...] = ()
    immune: tuple[ConditionName, ...] = ()
    special_1: tuple[Ability, ...] = ()
    special_2: tuple[Ability, ...] = ()


class Item(Record, frozen=True, kw_only=True):
    """An item: when it may be used, and what it then does."""

    name: Text
    number: int
    slot: Slot
    gold: int
    copies: int
    use: Literal["spent", "consumed", "always"]
    at: Literal[Trigger, "own-turn"]
    action: Action
    when: Test | None = None
    whole: bool = False
    """What it adds lasts for the whole action."""
    shop_after: int | None = None
    """The scenario whose completion puts it into the shop; None: only as a reward."""


class Placed(Part, frozen=True, kw_only=True):
    """A monster of a room: none, normal or elite by the number of characters."""

    type: Ref[MonsterType]
    at: str
    two: Literal["none", "normal", "elite", "boss"]
    three: Literal["none", "normal", "elite", "boss"]
    four: Literal["none", "normal", "elite", "boss"]


class Objective(Part, frozen=True, kw_only=True):
    """A thing with hit points that has to be destroyed or protected."""

    id: str
    name: Text
    at: str
    hp: Formula
    foe_of: Literal["heroes", "monsters"] = "heroes"


class TrapKind(Part, frozen=True, kw_only=True):
    """The effect of the traps of one kind; `T` is the trap damage of the level."""

    damage: Formula = "T"
    conditions: tuple[ConditionName, ...] = ()


class SpecialRule(Part, frozen=True, kw_only=True):
    """A rule of one scenario: at a trigger, if a test holds, abilities are performed."""

    at: Literal[Trigger, "scenario-starts", "room-revealed", "objective-destroyed", "dies", "section-read"]
    of: str | None = None
    """Only for this room, objective, monster type or section."""
    whose: Selector | None = None
    when: Test | None = None
    do: tuple[Ability, ...]
    once: bool = False
    text: Text | None = None


class Goal(Part, frozen=True, kw_only=True):
    """What has to be achieved, in data: all of these. `of` is a type, a counter, an area, or an objective: `vat` also
    means `vat-1`, `vat-2`."""

    kind: Literal["kill-all", "kill", "destroy", "protect", "reach", "loot", "survive", "counter", "escape"]
    of: str | None = None
    count: Formula = 0
    text: Text


class Room(Part, frozen=True, kw_only=True):
    id: str
    monsters: tuple[Placed, ...] = ()
    section: Text | None = None
    """Read when the room is revealed."""


class Rewards(Part, frozen=True, kw_only=True):
    """What success, or an event, brings."""

    gold: int = 0
    """For one, whom the players name."""
    gold_each: int = 0
    gold_together: int = 0
    """For all: the players say who gets how much."""
    xp_each: int = 0
    checks_each: int = 0
    perks_each: int = 0
    no_bonus: bool = False
    """Success brings no bonus experience."""
    no_gold: bool = False
    """Coins of this scenario are worth nothing."""
    items: tuple[Ref[Item], ...] = ()
    unlocks: tuple[Ref["Scenario"], ...] = ()
    locks: tuple[Ref["Scenario"], ...] = ()
    text: Text | None = None


class Scenario(Record, frozen=True, kw_only=True):
    """A scenario. The map is a drawn position: terrain `wall obstacle trap trap-b difficult door coin treasure`, areas
    for rooms and `start`."""

    name: Text
    number: int
    place: str
    intro: Text
    outro: Text
    lesson: Text | None = None
    """Which rules are new here, for those who learn the game by playing it."""
    map: str
    places: dict[str, Text] = {}
    """The names of the marked places: areas that are no rooms, and `start` if it matters after the start."""
    rooms: tuple[Room, ...]
    goals: tuple[Goal, ...]
    traps: dict[str, TrapKind] = {}
    objectives: tuple[Objective, ...] = ()
    rules: tuple[SpecialRule, ...] = ()
    treasures: dict[str, int | str] = {}
    """The reference number of the treasure on a hex, or its letter in the scenario's own index."""
    index: dict[str, tuple[Ability, ...]] = {}
    """What the lettered finds of this scenario bring."""
    locked: tuple[str, ...] = ()
    """Doors that nobody opens until a special rule unlocks them."""
    sections: dict[str, Text] = {}
    requires: tuple[str, ...] = ()
    rewards: Rewards = Rewards()
    level: Formula | None = None


Counted: TypeAlias = Literal[
    "kills", "strong-kills", "first-kills", "deaths-in-a-turn", "unhurt-kills", "exact-kills", "hardest-blow", "wounds",
    "attacks", "far-attacks", "negations", "healed", "afflictions", "inflictions", "coins", "infusions", "long-rests",
    "short-rests", "experience", "basic-actions", "lost-actions", "steps", "early-turns", "late-turns",
    "engaged-turns", "hp-left", "hp-missing", "cards-left",
]  # fmt: skip
"""What battle goals can count."""


class BattleGoal(Record, frozen=True, kw_only=True):
    """A secret aim of one character: a number counted in play, and what it has to come to."""

    name: Text
    text: Text
    counts: Counted
    at_least: int | None = None
    at_most: int | None = None
    checks: Annotated[int, Meta(ge=1, le=2)] = 1


class Outcome(Part, frozen=True, kw_only=True):
    """What an option of an event brings."""

    text: Text
    rewards: Rewards = Rewards()
    lose_gold_each: int = 0
    lose_gold_together: int = 0
    """The players say who pays how much of it."""
    lose_gold_one: int = 0
    """Paid by one, whom the players name."""
    gold_others: int = 0
    """For all but that one, together."""
    give_next: tuple[ConditionName, ...] = ()
    """Conditions all start the next scenario with."""
    give_one: tuple[ConditionName, ...] = ()
    """Conditions that one, whom the players name, starts it with."""
    draw_another: bool = False
    """Another event is drawn and resolved at once."""


class Case(Part, frozen=True, kw_only=True):
    """Another outcome of an option, where one of these classes is in the party."""

    classes: tuple[Ref[HeroClass], ...]
    outcome: Outcome


class EventOption(Part, frozen=True, kw_only=True):
    """One of the two ways to deal with an event; the first case that applies stands in place of the outcome."""

    text: Text
    needs: tuple[Ref[HeroClass], ...] = ()
    """Classes of which one has to be in the party."""
    outcome: Outcome
    cases: tuple[Case, ...] = ()


class EventCard(Record, frozen=True, kw_only=True):
    """An event of the city: what happens, what the party may do about it, and on the back what comes of it."""

    name: Text
    text: Text
    a: EventOption
    b: EventOption


class Treasure(Record, frozen=True, kw_only=True):
    """An entry of the treasure index."""

    number: int
    text: Text
    gold: int = 0
    coins: int = 0
    item: Ref[Item] | None = None
    xp: int = 0
    checks: int = 0
    damage: Formula = 0
    conditions: tuple[ConditionName, ...] = ()
    heal: Formula = 0


KINDS = (
    Kind("class", HeroClass, ("classes/*.yaml",)),
    Kind("card", AbilityCard),
    Kind("deck", MonsterDeck, ("decks.yaml", "decks/*.yaml")),
    Kind("monster", MonsterType, ("monsters.yaml", "monsters/*.yaml")),
    Kind("item", Item, ("items.yaml",)),
    Kind("scenario", Scenario, ("scenarios/*.yaml",)),
    Kind("goal", BattleGoal, ("goals.yaml",)),
    Kind("event", EventCard, ("events.yaml",)),
    Kind("treasure", Treasure, ("treasures.yaml",)),
)
