"""Which cards a character may take along: those of the tutorial at first, later a choice of its own."""

from undercroft.games.haven.box import Box
from undercroft.games.haven.campaign.chronicle import Chronicle, Hero
from undercroft.games.haven.content.model import HeroClass


def numbers_won(box: Box, chronicle: Chronicle) -> set[int]:
    return {box.scenarios[id].number for id in chronicle.won}


def is_chosen(box: Box, chronicle: Chronicle) -> bool:
    """From the end of the tutorial on hands are a choice, with the cards of level X.

    JL-TUT-04 … JL-TUT-06, JL-OPEN-25.
    """
    return box.course.tutorial_ends in numbers_won(box, chronicle)


def has_goals(box: Box, chronicle: Chronicle) -> bool:
    """Battle goals come into the game with the scenario after the tutorial (JL-OPEN-25)."""
    return is_chosen(box, chronicle)


def hand_of(box: Box, chronicle: Chronicle, hero: Hero) -> list[str]:
    """The cards for the next scenario, as chosen or as everybody has them (JL-CHAR-04, JL-CHAR-05)."""
    return hero.hand or first_hand(box, chronicle, hero)


def first_hand(box: Box, chronicle: Chronicle, hero: Hero) -> list[str]:
    """Six A cards; after the first scenario two B cards take the places of their twins; level 1 after the tutorial.

    JL-TUT-01 … JL-TUT-04, JL-DATA-12.
    """
    kind = box.classes[hero.kind]
    if is_chosen(box, chronicle):
        return [card.id for card in kind.cards if card.level == "1"]
    return tutorial_hand(kind, box.course.better_cards_after in numbers_won(box, chronicle))


def tutorial_hand(kind: HeroClass, exchanged: bool) -> list[str]:
    """The A cards, with the twins of level B once they are exchanged (JL-TUT-01 … JL-TUT-03)."""
    better = {card.initiative: card for card in kind.cards if card.level == "B"} if exchanged else {}
    return [better.get(card.initiative, card).id for card in kind.cards if card.level == "A"]


def pool(box: Box, hero: Hero) -> list[str]:
    """The cards a character takes its hand from after the tutorial: levels 1 and X, and those gained.

    JL-TUT-05, JL-TUT-06, JL-CHAR-05, JL-OPEN-25.
    """
    cards = box.classes[hero.kind].cards
    return [card.id for card in cards if card.level in ("1", "X") or card.id in hero.learnt]
