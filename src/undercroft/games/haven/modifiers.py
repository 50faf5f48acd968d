"""Attack modifier decks: one for each character, one for all monsters."""

from collections.abc import Mapping, Sequence

from undercroft.games.haven.box import BASE_DECK, Table
from undercroft.games.haven.content.model import Modifier
from undercroft.games.haven.events import ModifierDrawn
from undercroft.games.haven.state import Figure, Haven
from undercroft.games.haven.world import deciders, sheet_of
from undercroft.table import CardId, Option, Question, ZoneId, add_cards, add_zone, cards_in, draw, move, shuffle

MONSTERS = "monsters"
SUPPLY = 10


def add_decks(state: Haven, own: Mapping[str, Sequence[str]]) -> None:
    """Each character's own deck, twenty cards for the monsters, and the supplies of bless and curse cards.

    JL-AMD-02, JL-AMD-20, JL-STATE-05, JL-OPEN-09.
    What stands on a card's back says where it belongs (JL-AMD-12, JL-OPEN-56).
    """
    for owner in (*state.sheets, MONSTERS):
        add_zone(state, ZoneId(f"modifiers-{owner}"), "none", deck=True)
        add_zone(state, ZoneId(f"modifiers-{owner}-spent"), "all")
        add_cards(state, own.get(owner, BASE_DECK), ZoneId(f"modifiers-{owner}"), back=f"modifier-{owner}")
    for supply, card in (("bless", "bless"), ("curse-heroes", "curse"), ("curse-monsters", "curse")):
        add_zone(state, ZoneId(supply), "all")
        add_cards(state, [card] * SUPPLY, ZoneId(supply), back=supply)


def owner_of(game: Table, figure: Figure) -> str:
    """Whose deck a figure draws from, also in an action it was granted (JL-AMD-02, JL-AMD-18, JL-GRANT-06)."""
    return figure.id if sheet_of(game, figure) else MONSTERS


def piles(owner: str) -> tuple[ZoneId, ZoneId]:
    """The draw pile and the discards of a deck."""
    return ZoneId(f"modifiers-{owner}"), ZoneId(f"modifiers-{owner}-spent")


def modify(value: int, modifier: Modifier) -> int:
    """The card adds its number (none counts as +0), doubles, or makes it 0; below 0 counts as 0.

    JL-AMD-03, JL-AMD-05 … JL-AMD-07, JL-BLESS-02, JL-CURSE-02, JL-ATTACK-12.

    >>> modify(3, Modifier(value=-1)), modify(3, Modifier(times=2)), modify(1, Modifier(value=-2))
    (2, 6, 0)
    """
    return max(0, value + modifier.value if modifier.times is None else value * modifier.times)


async def draw_modifier(game: Table, attacker: Figure, value: int, advantage: bool, disadvantage: bool) -> str:
    """One card for each attack; with advantage or disadvantage two, of which the better or the worse is applied.

    JL-AMD-01, JL-ADV-01, JL-ADV-02, JL-ADV-06, JL-ADV-09, JL-ADV-13. Gives the definition of the card.
    """
    owner = owner_of(game, attacker)
    cards = [draw_one(game, owner)]
    if advantage != disadvantage and game.state.zones[piles(owner)[0]].cards:
        cards.append(draw_one(game, owner, cards))
    chosen = await _choose(game, attacker, cards, value, better=advantage) if len(cards) > 1 else cards[0]
    for card in cards:
        name = game.state.cards[card].definition
        game.tell(ModifierDrawn(attacker.id, name, card == chosen, rule="JL-AMD-01" if card == chosen else "JL-ADV-09"))
        _put_back(game, card)
    return game.state.cards[chosen].definition


def draw_one(game: Table, owner: str, shown: Sequence[CardId] = ()) -> CardId:
    """Reveal a card; once the pile runs out it is made anew, without what was just revealed (JL-AMD-09, JL-OPEN-11)."""
    deck, spent = piles(owner)
    if not game.state.zones[deck].cards:
        _renew(game, owner, ())
    card = draw(game, deck, spent, "JL-AMD-01", purpose=f"modifier-{owner}")
    if not game.state.zones[deck].cards:
        _renew(game, owner, (*shown, card))
    return card


def _renew(game: Table, owner: str, but: Sequence[CardId]) -> None:
    """The discards become the draw pile."""
    deck, spent = piles(owner)
    for card in cards_in(game, spent):
        if card.id not in but:
            move(game, card.id, deck, "JL-AMD-09")
    shuffle(game, deck)


async def _choose(game: Table, attacker: Figure, cards: list[CardId], value: int, better: bool) -> CardId:
    """The better or worse of two; unclear: the players choose, or the first drawn counts.

    JL-ADV-01, JL-ADV-02, JL-ADV-07, JL-ADV-08.
    """
    first, second = (game.content.modifier(game.state.cards[card].definition) for card in cards)
    order = compare(first, second, value)
    if order is not None:
        return cards[0] if (order > 0) == better else cards[1]
    if not better:
        return cards[0]
    seats, party = deciders(game, attacker)
    options = [Option(f"modifier:{card}", card) for card in cards]
    return await game.ask(Question(seats, "better-modifier", options, "JL-ADV-08", party=party))


def compare(one: Modifier, other: Modifier, value: int) -> int | None:
    """Better (1), worse (-1), the same (0) or unclear (None): by the attack value it makes and by its effects.

    One is better that has at least as much of both and more of one (JL-OPEN-10).

    >>> compare(Modifier(value=2), Modifier(times=2), 1), compare(Modifier(), Modifier(effects=("poison",)), 3)
    (1, -1)
    >>> compare(Modifier(value=1), Modifier(effects=("poison",)), 3) is None
    True
    """
    left, right = (modify(value, one), _extras(one)), (modify(value, other), _extras(other))
    if left == right:
        return 0
    if left[0] >= right[0] and left[1] >= right[1]:
        return 1
    return -1 if right[0] >= left[0] and right[1] >= left[1] else None


def _extras(modifier: Modifier) -> set[str]:
    forced = {f"push-{modifier.push}"} if modifier.push else set[str]()
    forced |= {f"pull-{modifier.pull}"} if modifier.pull else set[str]()
    return {*modifier.effects, *modifier.infuse, *forced, *map(str, modifier.then)}


def _put_back(game: Table, card: CardId) -> None:
    """Bless and curse cards leave the deck when revealed, applied or not (JL-BLESS-03, JL-CURSE-03, JL-ADV-10)."""
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
    deck, _ = piles(owner)
    move(game, cards[-1].id, deck, "JL-COND-08")
    shuffle(game, deck)
    return True


def reshuffle(game: Table, owner: str) -> None:
    """At the end of a round a deck that showed its shuffle icon is made whole (JL-AMD-08, JL-EOR-02, JL-ADV-11)."""
    cards = cards_in(game, piles(owner)[1])
    if any(game.content.modifier(card.definition).shuffle for card in cards):
        _renew(game, owner, ())
