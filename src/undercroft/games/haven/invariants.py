"""What is always so, whatever happens: checked after every answer when bots play."""

from collections import Counter

from undercroft.games.haven.box import Table
from undercroft.games.haven.campaign.gear import fits, owned
from undercroft.games.haven.campaign.town import Town
from undercroft.games.haven.cards import PILES
from undercroft.games.haven.elements import STRONG
from undercroft.games.haven.state import Figure
from undercroft.games.haven.world import bit, characters, ground, monsters, on_map
from undercroft.table import ZoneId


def check(game: Table) -> None:
    """All of it; an AssertionError says what is wrong."""
    check_figures(game)
    check_standees(game)
    check_cards(game)
    check_turns(game)
    assert all(0 <= strength <= STRONG for strength in game.state.elements.values()), game.state.elements


def check_figures(game: Table) -> None:
    """One figure a hex, on revealed ground, with hit points within bounds (JL-MAP-05, JL-HEAL-03, JL-STATE-04).

    In the midst of a turn somebody may be on its way through an ally's hex.
    """
    taken: dict[str, Figure] = {}
    known = ground(game).walk.cells if game.state.rooms else -1
    for figure in on_map(game):
        other = taken.get(figure.at)
        passing = bool(game.path) and other is not None and other.side == figure.side
        assert other is None or passing, f"{figure.id} and {other.id} stand on {figure.at}"
        taken[figure.at] = figure
        assert 0 < figure.hp <= figure.max_hp, f"{figure.id} has {figure.hp} of {figure.max_hp} hit points"
        assert figure.rank == "objective" or bit(game, figure.at) & known, f"{figure.id} stands off the map"
    for figure in game.state.figures.values():
        assert figure.at or figure.rank == "hero" or not figure.conditions, f"{figure.id} is gone, its conditions not"


def check_standees(game: Table) -> None:
    """No more monsters of a type than standees, each with a number of its own (JL-MON-10)."""
    for kind in dict.fromkeys(figure.kind for figure in monsters(game)):
        numbers = [figure.number for figure in monsters(game, kind)]
        limit = game.content.monsters[kind].standees
        assert len(set(numbers)) == len(numbers), f"{kind}: numbers {numbers}"
        assert all(1 <= number <= limit for number in numbers), f"{kind}: numbers {numbers} of {limit}"


def check_cards(game: Table) -> None:
    """A character's cards lie in its own piles, never more than two chosen (JL-STATE-01, JL-SELECT-01)."""
    state = game.state
    for hero in state.sheets:
        piles = {pile: state.zones[ZoneId(f"{pile}-{hero}")].cards for pile in PILES}
        assert max(len(piles["chosen"]), len(piles["played"])) <= 2, f"{hero} plays {piles}"
        own = [card.id for card in state.cards.values() if card.back == f"card-{hero}"]
        assert sorted(own) == sorted(card for pile in piles.values() for card in pile), f"{hero}'s cards are elsewhere"
        bound = {active.card for active in state.bonuses if active.owner == hero and active.card}
        assert set(piles["active"]) <= bound, f"{hero}: {piles['active']} lie in the active area for nothing"


def check_turns(game: Table) -> None:
    """Nobody acts twice a round, and whoever is in the row is known (JL-ROUND-02, JL-STATE-07)."""
    state = game.state
    assert len(set(state.acted)) == len(state.acted), f"acted twice: {state.acted}"
    assert all(marker.who in state.sheets or marker.who in state.packs for marker in state.row), state.row
    assert all(not state.sheets[figure.id].exhausted for figure in characters(game)), "an exhausted hero is on the map"


def check_city(game: Town) -> None:
    """Nobody owes gold, wears what it hasn't got or too much of it; no item is there more often than in the box.

    JL-EVENT-06, JL-ITEM-11, JL-ITEM-16, JL-PERK-09.
    """
    chronicle, box = game.state.chronicle, game.content
    for hero in chronicle.heroes:
        assert hero.gold >= 0, f"{hero.id} has {hero.gold} gold"
        assert not Counter(hero.equipped) - Counter(hero.items), f"{hero.id} wears what it doesn't own"
        worn = [box.items[id] for id in hero.equipped]
        assert all(fits(worn[:at], item, hero.level, box.course) for at, item in enumerate(worn)), f"{hero.id}: {worn}"
        assert hero.checks <= box.course.most_checks, f"{hero.id} has {hero.checks} check marks"
    for id, item in box.items.items():
        assert owned(chronicle, id) + chronicle.shop.get(id, 0) <= item.copies, f"too many copies of {id}"
