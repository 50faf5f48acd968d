"""Attack modifier decks: one for each character, one for all monsters."""

from undercroft.games.haven.box import BASE_DECK, Table
from undercroft.games.haven.content.model import Modifier
from undercroft.games.haven.events import ModifierDrawn
from undercroft.games.haven.state import Figure, Haven
from undercroft.games.haven.world import deciders, sheet_of
from undercroft.table import CardId, Option, Question, ZoneId, add_cards, add_zone, cards_in, draw, move, shuffle

MONSTERS = "monsters"
SUPPLY = 10


def add_decks(state: Haven) -> None:
    """Twenty cards each, and the supplies of bless and curse cards (JL-AMD-02, JL-AMD-20, JL-STATE-05)."""
    for owner in (*state.sheets, MONSTERS):
        add_zone(state, ZoneId(f"modifiers-{owner}"), "none", deck=True)
        add_zone(state, ZoneId(f"modifiers-{owner}-spent"), "all")
        add_cards(state, BASE_DECK, ZoneId(f"modifiers-{owner}"), back=f"modifier-{owner}")
    for supply, card in (("bless", "bless"), ("curse-heroes", "curse"), ("curse-monsters", "curse")):
        add_zone(state, ZoneId(supply), "all")
        add_cards(state, [card] * SUPPLY, ZoneId(supply), back=supply)


def owner_of(game: Table, figure: Figure) -> str:
    """Whose deck a figure draws from (JL-AMD-02, JL-AMD-18)."""
    return figure.id if sheet_of(game, figure) else MONSTERS


def draw_one(game: Table, owner: str) -> CardId:
    """Reveal a card; an empty pile is made anew from the discards at once (JL-AMD-09)."""
    deck, spent = ZoneId(f"modifiers-{owner}"), ZoneId(f"modifiers-{owner}-spent")
    if not game.state.zones[deck].cards:
        for card in cards_in(game, spent):
            move(game, card.id, deck, "JL-AMD-09")
        shuffle(game, deck)
    return draw(game, deck, spent, "JL-AMD-01", purpose=f"modifier-{owner}")


async def draw_modifier(game: Table, attacker: Figure, advantage: bool, disadvantage: bool) -> Modifier:
    """One card; with advantage or disadvantage two, of which the better or the worse is applied.

    JL-AMD-01, JL-ADV-01, JL-ADV-02, JL-ADV-06, JL-ADV-13.
    """
    owner = owner_of(game, attacker)
    cards = [draw_one(game, owner)]
    if advantage != disadvantage and _drawable(game, owner):
        cards.append(draw_one(game, owner))
    chosen = await _choose(game, attacker, cards, better=advantage) if len(cards) > 1 else cards[0]
    for card in cards:
        name = game.state.cards[card].definition
        game.tell(ModifierDrawn(attacker.id, name, card == chosen, rule="JL-AMD-01" if card == chosen else "JL-ADV-09"))
    modifier = game.content.modifier(game.state.cards[chosen].definition)
    for card in cards:
        _put_back(game, card)
    return modifier


def _drawable(game: Table, owner: str) -> bool:
    """With one card left and nothing to shuffle, that card is applied (JL-OPEN-11)."""
    zones = game.state.zones
    return len(zones[ZoneId(f"modifiers-{owner}")].cards) + len(zones[ZoneId(f"modifiers-{owner}-spent")].cards) > 1


async def _choose(game: Table, attacker: Figure, cards: list[CardId], better: bool) -> CardId:
    """The better or worse of two; unclear: the players choose, or the first drawn counts (JL-ADV-07, JL-ADV-08)."""
    first, second = (game.content.modifier(game.state.cards[card].definition) for card in cards)
    order = compare(first, second)
    if order is not None:
        return cards[0 if (order >= 0) == better else 1]
    if not better:
        return cards[0]
    seats, party = deciders(game, attacker)
    options = [Option(f"modifier:{card}", card) for card in cards]
    return await game.ask(Question(seats, "better-modifier", options, "JL-ADV-08", party=party))


def compare(one: Modifier, other: Modifier) -> int | None:
    """Whether a card is better than another: at least its value and its effects; None: unclear (JL-OPEN-10).

    >>> compare(Modifier(value=1), Modifier(value=-1)), compare(Modifier(), Modifier(effects=("poison",)))
    (1, -1)
    >>> compare(Modifier(value=1), Modifier(effects=("poison",))) is None
    True
    """
    ranks = [_worth(one), _worth(other)]
    extras = [_extras(one), _extras(other)]
    if ranks[0] >= ranks[1] and extras[0] >= extras[1]:
        return 1 if (ranks[0], extras[0]) != (ranks[1], extras[1]) else 0
    return -1 if ranks[1] >= ranks[0] and extras[1] >= extras[0] else None


def _worth(modifier: Modifier) -> int:
    return {None: modifier.value, 0: -100, 2: 100}[modifier.times]


def _extras(modifier: Modifier) -> set[str]:
    more: list[str] = [*modifier.effects, *modifier.infuse]
    more += [f"push-{modifier.push}"] * bool(modifier.push) + [f"pull-{modifier.pull}"] * bool(modifier.pull)
    return {*more, *(str(ability) for ability in modifier.then)}


def _put_back(game: Table, card: CardId) -> None:
    """Bless and curse cards leave the deck when they are revealed (JL-BLESS-03, JL-CURSE-03, JL-ADV-10)."""
    drawn = game.state.cards[card]
    if drawn.back.startswith(("bless", "curse")):
        move(game, card, ZoneId(drawn.back), "JL-COND-08")


def put_in(game: Table, figure: Figure, condition: str) -> bool:
    """Shuffle a bless or curse card into a figure's deck, if one is left (JL-BLESS-01, JL-CURSE-01, JL-OPEN-09)."""
    owner = owner_of(game, figure)
    supply = "bless" if condition == "bless" else f"curse-{'monsters' if owner == MONSTERS else 'heroes'}"
    cards = cards_in(game, ZoneId(supply))
    if not cards:
        return False
    deck = ZoneId(f"modifiers-{owner}")
    move(game, cards[-1].id, deck, "JL-COND-08")
    shuffle(game, deck)
    return True


def reshuffle(game: Table, owner: str) -> bool:
    """At the end of a round a deck that showed its shuffle icon is made whole (JL-AMD-08, JL-EOR-02, JL-ADV-11)."""
    deck, spent = ZoneId(f"modifiers-{owner}"), ZoneId(f"modifiers-{owner}-spent")
    cards = cards_in(game, spent)
    if not any(game.content.modifier(card.definition).shuffle for card in cards):
        return False
    for card in cards:
        move(game, card.id, deck, "JL-EOR-02")
    shuffle(game, deck)
    return True
