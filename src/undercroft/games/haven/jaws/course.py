"""The campaign of Jaws of the Lion: from scenario 1 through the city to the end."""

from undercroft.games.haven.campaign.course import Course
from undercroft.games.haven.campaign.town import Departure, Gifts, Growth, Homecoming, Market, Omen, Packing
from undercroft.games.haven.content.model import Rewards
from undercroft.words import Text


def small_items(level: int) -> int:
    """Half the level, rounded up (JL-ITEM-11, JL-LVL-08, JL-DATA-07).

    >>> [small_items(level) for level in (1, 2, 3, 8, 9)]
    [1, 1, 2, 4, 5]
    """
    return (level + 1) // 2


def sale_price(gold: int) -> int:
    """Half of it, rounded up (JL-SHOP-05).

    >>> sale_price(15), sale_price(20)
    (8, 10)
    """
    return (gold + 1) // 2


COURSE = Course(
    interlude=Text("The city", "Die Stadt"),
    steps=(Homecoming, Omen, Gifts, Growth, Market, Packing, Departure),
    first=1,
    better_cards_after=1,
    tutorial_ends=3,
    events_after=3,
    skipping=Rewards(gold_each=40, xp_each=10, perks_each=1),
    thresholds=(0, 45, 95, 150, 210, 275, 345, 420, 500),
    most_checks=18,
    checks_a_perk=3,
    room={"head": 1, "body": 1, "legs": 1, "hand": 2},
    small_items=small_items,
    sale_price=sale_price,
    difficulties=(-1, 0, 1, 2),
)
