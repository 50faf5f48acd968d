"""Who takes part in a scenario: as a campaign says, or as chosen at the table."""

import msgspec

from undercroft.games.haven.box import Box
from undercroft.games.haven.campaign.gear import fits
from undercroft.games.haven.campaign.hands import tutorial_hand
from undercroft.games.haven.content.model import HeroClass, Item
from undercroft.games.haven.goals import BY_SCENARIO
from undercroft.table import Choice, Seat, Setup, TableError
from undercroft.words import Text

MOST = 4
TUTORIAL_HAND = 6
BY_HEROES = "by heroes"
LEVELS = tuple(range(1, 10))
DIFFICULTY = Text("Difficulty", "Schwierigkeit")
DIFFICULTIES = (
    Text("easy", "leicht"),
    Text("normal", "normal"),
    Text("hard", "schwer"),
    Text("very hard", "sehr schwer"),
)
SCENARIO_LEVELS = (BY_HEROES, *range(8))
SCENARIO_LEVEL_NAMES = (
    Text("by the heroes' levels", "nach den Stufen der Helden"),
    *(Text(str(n), str(n)) for n in range(8)),
)
GOALS = (Text("from scenario 4 on", "ab Szenario 4"), Text("always", "immer"), Text("never", "nie"))
HANDS = ("by level", "tutorial", "tutorial, later")
HAND_NAMES = (
    Text("by level", "nach der Stufe"),
    Text("of scenario 1", "aus Szenario 1"),
    Text("of scenarios 2 and 3", "aus Szenario 2 und 3"),
)
HEROES = (Text("one a seat", "einer je Platz"), *(Text(str(n), str(n)) for n in range(1, 5)))


class Recruit(msgspec.Struct, frozen=True, kw_only=True):
    """A character as a campaign (or the lobby) hands it to a scenario."""

    seat: Seat
    kind: str
    name: str = ""
    level: int = 1
    cards: tuple[str, ...] = ()
    items: tuple[str, ...] = ()
    perks: tuple[int, ...] = ()
    """The marked boxes of the class's list of perks."""
    conditions: tuple[str, ...] = ()
    """What an event has left it with."""


def choices_of(box: Box) -> list[Choice]:
    """What a table settles before a scenario outside a campaign."""
    classes, names = tuple(box.classes), tuple(kind.name for kind in box.classes.values())
    return [
        Choice("heroes", Text("Heroes", "Helden"), (0, 1, 2, 3, 4), 0, labels=HEROES),
        *(
            Choice(
                f"class-{place}",
                Text(f"Class of hero {place}", f"Klasse von Held {place}"),
                classes,
                kind,
                labels=names,
                place=place,
            )
            for place, kind in enumerate(classes[:MOST], 1)
        ),
        Choice("hero-level", Text("Level of the heroes", "Stufe der Helden"), LEVELS, 1, varied=LEVELS),
        Choice("difficulty", DIFFICULTY, (-1, 0, 1, 2), 0, labels=DIFFICULTIES),
        Choice(
            "level",
            Text("Scenario level", "Szenariostufe"),
            SCENARIO_LEVELS,
            BY_HEROES,
            varied=SCENARIO_LEVELS[1:],
            labels=SCENARIO_LEVEL_NAMES,
        ),
        Choice("hands", Text("Cards", "Karten"), HANDS, HANDS[0], labels=HAND_NAMES),
        Choice("goals", Text("Battle goals", "Kampfziele"), (BY_SCENARIO, True, False), BY_SCENARIO, labels=GOALS),
    ]


def recruits(setup: Setup, box: Box) -> list[Recruit]:
    """Who takes part: told by the campaign, or classes of the table's choice; a seat may play several (JL-OPEN-25)."""
    if setup.chapter:
        return checked(msgspec.convert(setup.chapter["heroes"], list[Recruit]), box)
    count = int(setup.options.get("heroes", 0)) or len(setup.seats)
    if count < len(setup.seats):
        raise TableError(f"{count} heroes for {len(setup.seats)} seats: each seat needs one. Choose more, or 0")
    kinds = list(box.classes)
    party = [
        Recruit(
            seat=setup.seats[at % len(setup.seats)],
            kind=str(setup.options.get(f"class-{at + 1}", kinds[at % len(kinds)])),
            level=int(setup.options.get("hero-level", 1)),
        )
        for at in range(count)
    ]
    return [handed(one, box, setup) for one in checked(party, box)]


def handed(recruit: Recruit, box: Box, setup: Setup) -> Recruit:
    """With the cards of the tutorial, if the table wants them and the class has any (JL-TUT-01, JL-COMPAT-02)."""
    hands = HANDS.index(str(setup.options.get("hands", HANDS[0])))
    cards = tutorial_hand(box.classes[recruit.kind], exchanged=hands > 1) if hands else []
    return msgspec.structs.replace(recruit, cards=tuple(cards))


def checked(party: list[Recruit], box: Box) -> list[Recruit]:
    """One to four characters of different classes, at levels they have, with cards that are theirs (JL-OPEN-25)."""
    if not 1 <= len(party) <= MOST:
        raise TableError(f"a party of {len(party)} can't play. One to {MOST} characters start a scenario")
    for at, recruit in enumerate(party):
        kind = box.classes.get(recruit.kind)
        if kind is None:
            raise TableError(f"there is no class {recruit.kind!r}. Known are {', '.join(box.classes)}")
        if any(other.kind == recruit.kind for other in party[:at]):
            raise TableError(f"two characters are of the class {recruit.kind}. Each has to be of another class")
        if not 1 <= recruit.level <= len(kind.hp):
            raise TableError(f"{recruit.kind} is of level {recruit.level}. Levels go from 1 to {len(kind.hp)}")
        if recruit.cards:
            check_hand(recruit, kind)
        check_items(recruit, box)
    return party


def check_items(recruit: Recruit, box: Box) -> None:
    """One thing on the head, one on the body, one on the legs, two hands full, some small ones (JL-ITEM-11)."""
    worn: list[Item] = []
    for id in recruit.items:
        if id not in box.items:
            raise TableError(f"there is no item {id!r}. Known are {', '.join(box.items)}")
        if not fits(worn, box.items[id], recruit.level, box.course):
            raise TableError(f"{recruit.kind} can't wear {id} too. Leave it at home, or something else instead")
        worn.append(box.items[id])


def check_hand(recruit: Recruit, kind: HeroClass) -> None:
    """As many cards as the hand limit, each once, of this class and a level reached (JL-CHAR-04, JL-CHAR-05).

    The cards of the tutorial, levels A and B, are fewer (JL-DATA-12).
    """
    known = {card.id: card for card in kind.cards}
    for id in recruit.cards:
        if id not in known or recruit.cards.count(id) > 1:
            raise TableError(f"{recruit.kind} can't take the card {id} along: it has no such card left")
        level = known[id].level
        if level.isdigit() and int(level) > recruit.level:
            raise TableError(f"{recruit.kind} is of level {recruit.level} and can't take {id}, a card of level {level}")
    wanted = TUTORIAL_HAND if all(known[id].level in "AB" for id in recruit.cards) else kind.hand
    if len(recruit.cards) != wanted:
        raise TableError(f"{recruit.kind} takes {len(recruit.cards)} cards along. It has to be {wanted}")
