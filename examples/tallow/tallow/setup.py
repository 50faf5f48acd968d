"""How a fight begins: figures at their places, cards in their zones, nothing drawn yet."""

from collections.abc import Sequence

import msgspec

from tallow.content import FATE_DECK, FIGURES, FOE_DECK, ROOMS
from tallow.state import FATE, FATE_TURNED, FOES, FOES_TURNED, LOST, Dawn, Fight, Foe, Hero
from undercroft.table import Seat, Setup, add_cards, add_zone


class Party(msgspec.Struct):
    """Who goes in: the heroes of each seat, the hit points they have gained, and who comes rested."""

    cast: dict[Seat, list[str]]
    grown: dict[str, int] = {}
    rested: list[str] = []


def begin(setup: Setup, _content: None) -> Fight:
    """Heroes at the doors with their oil and all they have grown, foes where the room shows them (TV-SETUP-01)."""
    drawn = ROOMS[setup.scenario].drawn
    party = msgspec.convert(setup.chapter, Party) if setup.chapter else Party(usual_cast(setup.seats))
    heroes: dict[str, Hero] = {}
    for seat, mine in party.cast.items():
        for hero in mine:
            hp = FIGURES[hero].hp + party.grown.get(hero, 0)
            oil = int(setup.options.get("oil", 2)) + (hero in party.rested)
            heroes[hero] = Hero(hero, seat, str(drawn.terrain["door"][len(heroes)]), hp, hp, oil)
    foes: dict[str, Foe] = {}
    for thing in drawn.things:
        kind = thing.id.partition("-")[0]
        foes[thing.id] = Foe(thing.id, kind, str(thing.cells[0]), FIGURES[kind].hp)
    fight = Fight(place=Dawn(), seats=list(setup.seats), room=setup.scenario, heroes=heroes, foes=foes)
    lay_out_cards(fight)
    return fight


def usual_cast(seats: Sequence[Seat]) -> dict[Seat, list[str]]:
    """Each seat plays the hero of its name; who sits alone plays two (TV-SETUP-01)."""
    return {seat: [seat] for seat in seats} if len(seats) > 1 else {seats[0]: ["mira", "brand"]}


def lay_out_cards(fight: Fight) -> None:
    """A hand for each hero, that only its seat sees; the decks of fate and of the foes (TV-SETUP-02, TV-SECRET-01)."""
    for hero in fight.heroes.values():
        add_zone(fight, hero.zone("hand"), "owner", hero.seat)
        add_zone(fight, hero.zone("chosen"), "owner", hero.seat)
        add_zone(fight, hero.zone("played"), "all", hero.seat)
        add_cards(fight, FIGURES[hero.id].cards, hero.zone("hand"), back=hero.id)
    for deck, turned, cards in ((FATE, FATE_TURNED, FATE_DECK), (FOES, FOES_TURNED, FOE_DECK)):
        add_zone(fight, deck, "none", deck=True)
        add_zone(fight, turned, "all")
        add_cards(fight, cards, deck, back=deck)
    add_zone(fight, LOST, "all")
