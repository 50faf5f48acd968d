"""Who takes part in a scenario: as a campaign says, or as chosen at the table."""

import msgspec

from undercroft.games.haven.box import Box
from undercroft.table import Choice, Seat, Setup, TableError
from undercroft.words import Text

MOST = 4
BY_HEROES = "by heroes"
DIFFICULTY = Text("Difficulty (-1 easy … 2 very hard)", "Schwierigkeit (-1 leicht … 2 sehr schwer)")


class Recruit(msgspec.Struct, frozen=True, kw_only=True):
    """A character as a campaign (or the lobby) hands it to a scenario."""

    seat: Seat
    kind: str
    level: int = 1
    cards: tuple[str, ...] = ()
    items: tuple[str, ...] = ()


def choices_of(box: Box) -> list[Choice]:
    """What a table settles before a scenario outside a campaign."""
    classes = tuple(box.classes)
    return [
        Choice("heroes", Text("Heroes (0: one a seat)", "Helden (0: einer je Platz)"), (0, 1, 2, 3, 4), 0),
        *(
            Choice(f"class-{place}", Text(f"Class of hero {place}", f"Klasse von Held {place}"), classes, kind)
            for place, kind in enumerate(classes[:MOST], 1)
        ),
        Choice("hero-level", Text("Level of the heroes", "Stufe der Helden"), tuple(range(1, 10)), 1),
        Choice("difficulty", DIFFICULTY, (-1, 0, 1, 2), 0),
        Choice("level", Text("Scenario level", "Szenariostufe"), (BY_HEROES, *range(8)), BY_HEROES),
    ]


def recruits(setup: Setup, box: Box) -> list[Recruit]:
    """Who takes part: told by the campaign, or classes of the table's choice; a seat may play several (JL-OPEN-25)."""
    if setup.chapter:
        return msgspec.convert(setup.chapter["heroes"], list[Recruit])
    count = int(setup.options.get("heroes", 0)) or len(setup.seats)
    if count < len(setup.seats):
        raise TableError(f"{count} heroes for {len(setup.seats)} seats: each seat needs one. Choose more, or 0")
    kinds = list(box.classes)
    return [
        Recruit(
            seat=setup.seats[at % len(setup.seats)],
            kind=str(setup.options.get(f"class-{at + 1}", kinds[at % len(kinds)])),
            level=int(setup.options.get("hero-level", 1)),
        )
        for at in range(count)
    ]
