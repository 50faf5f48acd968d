"""One hero and one guard, the hero with a modifier card of each kind that perks add."""

from tests.rules.boards import board
from tests.rules.stage import NAME, Attack, Stage

from undercroft.games.haven.conditions import gain
from undercroft.games.haven.content.model import HeroClass, Modifier, Perk
from undercroft.games.haven.content.select import Selector
from undercroft.games.haven.content.verbs import Heal, Shield, Suffer
from undercroft.games.haven.events import ModifierDrawn
from undercroft.table import ZoneId, add_cards

OWN = (
    Modifier(effects=("wound",)),
    Modifier(value=2, infuse=("fire",)),
    Modifier(infuse=("ice",)),
    Modifier(then=(Suffer(value=1, at=Selector(who="enemies", within=1, of="target", other=True)),)),
    Modifier(value=1, then=(Shield(value=1),)),
    Modifier(value=1, then=(Heal(value=1, range=99),)),
    Modifier(value=1, push=2),
    Modifier(value=1, pull=1, effects=("curse",)),
)
WOUNDS, FLAMES, FROST, BURST, GUARDS, MENDS, SHOVES, HAULS = (f"mira#0.{place}" for place in range(8))
CLASS = HeroClass(id="mira", name=NAME, about=NAME, hand=9, hp=(8,) * 9, cards=(), perks=(Perk(add=OWN),))
DECK, SPENT = ZoneId("modifiers-mira"), ZoneId("modifiers-mira-spent")
TARGET = "target:guard-1"


def stage(guard: str = "hp=20", mira: str = "", **more: str) -> Stage:
    """Mira on (0,0), a guard on (1,0), and a card of each kind that perks add in her deck."""
    figures = {"mira": f"0,0 hero hp=8 cards=0 {mira}", "guard-1": f"1,0 {guard} attack=2"}
    scene = Stage(board(figures | more), records=[CLASS])
    add_cards(scene.state, [f"mira#0.{place}" for place in range(len(OWN))], DECK, back="modifier-mira")
    return scene


def hit(scene: Stage, *cards: str, value: int = 3, answers: tuple[str, ...] = ()) -> int:
    """What the guard loses by an attack for which these cards come up."""
    before = scene.hp("guard-1")
    scene.deck(*cards)
    scene.act("mira", Attack(value=value), TARGET, *answers)
    return before - scene.hp("guard-1")


def drawn(scene: Stage) -> list[tuple[str, bool]]:
    """The cards revealed, and whether each was applied."""
    return [(event.modifier, event.applied) for event in scene.events(ModifierDrawn)]  # type: ignore[attr-defined]


def afflict(scene: Stage, who: str, *conditions: str) -> None:
    for condition in conditions:
        gain(scene.game, scene.figure(who), condition, "")
