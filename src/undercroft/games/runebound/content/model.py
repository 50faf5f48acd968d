"""The kinds of content: the board, heroes, assets, skills, adventure cards, scenarios, story cards."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from undercroft.games.runebound.content.ability import Ability
from undercroft.games.runebound.content.faces import Token
from undercroft.games.runebound.content.terms import (
    AnyDeck,
    AssetKind,
    Attribute,
    Cost,
    Deck,
    Needs,
    Part,
    Small,
    Spots,
    Trait,
)
from undercroft.games.runebound.content.verbs import Effect
from undercroft.packs import Kind, Record, Ref
from undercroft.words import Text

SkillSet: TypeAlias = Literal["wild", "military", "wanderlust", "friends", "favour", "rune-magic"]
"""The six skill sets, each with a symbol of its own (RB-COMP-23)."""
PlaceKind: TypeAlias = Literal["city", "town", "shrine", "fortress"]
StartKind: TypeAlias = Literal["town", "shrine", "fortress"]
Symbol: TypeAlias = Literal["plains", "forest", "hills", "mountain", "water", "compass"]
DieFace: TypeAlias = Annotated[
    str,
    Meta(
        pattern=r"^(compass|(plains|forest|hills|mountain|water)(\+(plains|forest|hills|mountain|water))?)$",
        description="One face of a terrain die: `compass`, `plains`, `plains+forest`.",
    ),
]


class PlaceOnMap(Part, frozen=True, kw_only=True):
    """A city, town, shrine or fortress; a city has a market and every terrain (RB-HEX-02, RB-HEX-12)."""

    id: str
    name: Text
    kind: PlaceKind
    at: str


class Track(Part, frozen=True, kw_only=True):
    """The time track: spaces in an act, and those with a symbol."""

    length: Annotated[int, Meta(ge=1, le=30)]
    gems: tuple[int, ...] = ()
    story: tuple[int, ...] = ()


class Board(Record, frozen=True, kw_only=True):
    """The board with its time track, the terrain die and the tokens of all enemies.

    The map is a drawn position. Terrain: `plains forest hills mountain water`; edges `river` and `bridge` (a bridge
    stands on a river edge, in both lists); `link road` joins neighbours. Areas are named parts of the map.
    """

    name: Text
    map: str
    places: tuple[PlaceOnMap, ...]
    areas: dict[str, Text] = {}
    """The names of the map's areas."""
    bridges: dict[str, Text] = {}
    """The names of the map's bridges, by edge: `k4/1`."""
    gems: dict[Deck, tuple[str, ...]]
    track: Track
    die: Annotated[tuple[DieFace, ...], Meta(min_length=6, max_length=6)]
    enemy_tokens: Annotated[tuple[Token, ...], Meta(min_length=5, max_length=5)]
    elite_token: Token


class HeroCard(Record, frozen=True, kw_only=True):
    """A hero: statistics, starting tokens, abilities; `setup` stands on the other side of the card."""

    name: Text
    gold: Small
    tokens: Annotated[tuple[Token, ...], Meta(min_length=3, max_length=3)]
    start: StartKind
    hand: Annotated[int, Meta(ge=1, le=6)]
    speed: Annotated[int, Meta(ge=1, le=6)]
    health: Annotated[int, Meta(ge=5, le=15)]
    body: int
    mind: int
    spirit: int
    setup: Ability
    abilities: tuple[Ability, ...]
    icon: str = ""
    """A picture for the figure, by an icon's id."""


class Asset(Record, frozen=True, kw_only=True):
    """An asset of one of the sets; `code` names its combat token, `trade` is the trade value of goods."""

    name: Text
    kind: AssetKind
    set: Literal["A", "B", "C"]
    gold: Small
    code: Annotated[str, Meta(pattern=r"^[ABC][0-9]{2}$")] | None = None
    token: Token | None = None
    trade: Small | None = None
    abilities: tuple[Ability, ...] = ()


class Skill(Record, frozen=True, kw_only=True):
    """A skill: its cost in orbs (`any` is grey), its stars, its abilities once learned."""

    name: Text
    type: Attribute
    set: SkillSet
    cost: Annotated[tuple[AnyDeck, ...], Meta(min_length=1, max_length=6)]
    stars: Annotated[int, Meta(ge=0, le=2)] = 0
    abilities: tuple[Ability, ...]


class Enemy(Record, frozen=True, kw_only=True):
    """An enemy of an adventure deck, or (without a deck) of a story card."""

    name: Text
    deck: Deck | None = None
    scenario: Ref["ScenarioCard"] | None = None
    health: Annotated[int, Meta(ge=1, le=20)]
    traits: tuple[Trait, ...] = ()
    abilities: tuple[Ability, ...] = ()
    reward: tuple[Effect, ...] = ()


class EventOption(Part, frozen=True, kw_only=True):
    """One of the two options of an event: effects at once, or a rumor, an ability that waits in front of the hero.

    The card is discarded afterwards unless `{do: take}` took it as a trophy; a rumor that is not done stays.
    """

    text: Text
    cost: Cost = Cost()
    do: tuple[Effect, ...] = ()
    rumor: Ability | None = None


class EventCard(Record, frozen=True, kw_only=True):
    name: Text
    deck: Deck
    scenario: Ref["ScenarioCard"] | None = None
    options: Annotated[tuple[EventOption, ...], Meta(min_length=2, max_length=2)]


class Outcome(Part, frozen=True, kw_only=True):
    """An outcome of a quest: what it asks for, what it brings; the card becomes a trophy unless said otherwise."""

    requires: tuple[Symbol, ...] = ()
    """Terrain symbols, one die each, when the instruction is to explore."""
    successes: Small = 0
    """Successes, when the instruction is a test."""
    text: Text
    do: tuple[Effect, ...] = ()
    trophy: bool = True


class Quest(Record, frozen=True, kw_only=True):
    """A quest: the hexes marked on its map, the instruction (explore, test, or only pay), one to three outcomes."""

    name: Text
    deck: Deck
    scenario: Ref["ScenarioCard"] | None = None
    at: Spots
    cost: Cost = Cost(actions=1)
    needs: Needs | None = None
    instruction: Literal["explore", "test", "pay"] = "explore"
    attribute: Attribute | None = None
    text: Text
    outcomes: Annotated[tuple[Outcome, ...], Meta(min_length=1, max_length=3)]


class StoryToken(Part, frozen=True, kw_only=True):
    """A story token of the scenario: one side of the tokens, under a name of its own (RB-STOKEN-01)."""

    id: str
    name: Text
    side: Literal["white", "black"]
    start: Small = 0
    """How many each hero has at the start."""
    villain_health: int = 0
    """What each changes of the villain's health: those of the opponent, or (black) those on the board."""


class Villain(Part, frozen=True, kw_only=True):
    """Side B: the villain. `floor` is the least health that story tokens leave."""

    name: Text
    health: Annotated[int, Meta(ge=1, le=40)]
    floor: Annotated[int, Meta(ge=1)] = 1
    traits: tuple[Trait, ...] = ()
    token: Token
    abilities: tuple[Ability, ...] = ()


class ScenarioCard(Record, frozen=True, kw_only=True):
    """A scenario: side A with the rules of the whole game, side B with the villain.

    `abilities` are every hero's (kill a zombie for an action …); `end_of_act_1`, `end_of_act_2` follow when the marker
    has reached the end of the track, the latter each time it would move.
    """

    name: Text
    intro: Text
    rules: Text
    tokens: tuple[StoryToken, ...] = ()
    abilities: tuple[Ability, ...] = ()
    end_of_act_1: tuple[Effect, ...] = ()
    end_of_act_2: tuple[Effect, ...] = ()
    villain: Villain


class StoryCard(Record, frozen=True, kw_only=True):
    """A story card: resolved at once by the first player, or a story quest that stays, open to every hero.

    What a quest does when it is drawn (put zombies onto the board) stands in its `do` (RB-STOKEN-06). On its `at` a
    token is put when it is a single hex; `{do: discard}` in its ability ends it.
    """

    name: Text
    scenario: Ref[ScenarioCard]
    text: Text
    do: tuple[Effect, ...] = ()
    at: Spots = ()
    quest: Ability | None = None


AdventureCard: TypeAlias = Enemy | EventCard | Quest

KINDS = (
    Kind("board", Board, ("board.yaml",)),
    Kind("hero", HeroCard, ("heroes.yaml", "heroes/*.yaml")),
    Kind("asset", Asset, ("assets.yaml", "assets/*.yaml")),
    Kind("skill", Skill, ("skills.yaml", "skills/*.yaml")),
    Kind("enemy", Enemy, ("enemies.yaml", "enemies/*.yaml")),
    Kind("event", EventCard, ("events.yaml", "events/*.yaml")),
    Kind("quest", Quest, ("quests.yaml", "quests/*.yaml")),
    Kind("scenario", ScenarioCard, ("scenarios.yaml", "scenarios/*.yaml")),
    Kind("story", StoryCard, ("story.yaml", "story/*.yaml")),
)
