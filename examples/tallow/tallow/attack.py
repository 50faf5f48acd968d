"""An attack: fate, damage, and what a hero can do against it."""

from tallow.content import FATES, ROOMS
from tallow.state import Attacked, Fell, Foe, Hero, Saved, Suffered, Table, Turned
from undercroft.grid import parse_cell
from undercroft.table import CardId, Option, Question, ZoneId, cards_in, draw, move, shuffle


def distance(game: Table, here: str, there: str) -> int:
    """Steps over the board, around pillars (TV-RANGE-01)."""
    steps = ROOMS[game.state.room].board["step"].distance(parse_cell(here), parse_cell(there))
    return 99 if steps is None else steps


async def attack(game: Table, attacker: Hero | Foe, target: Hero | Foe, hit: int) -> None:
    """Turn a fate card, add it, and let the target suffer the rest (TV-ATTACK-02, TV-FATE-01)."""
    with game.resolving(Attacked(attacker.id, target.id, hit, rule="TV-ATTACK-02")):
        damage = max(0, hit + turn_fate(game))
        if damage and isinstance(target, Hero):
            damage = await save(game, target, damage)
        suffer(game, target, damage)


def turn_fate(game: Table) -> int:
    """The top fate card; a miss has the deck shuffled at once (TV-FATE-01, TV-FATE-02)."""
    if not game.state.zones[ZoneId("fate")].cards:
        fresh_fate(game)
    card = game.state.cards[draw(game, ZoneId("fate"), ZoneId("fate-spent"), "TV-FATE-01", purpose="fate")]
    game.tell(Turned(card.definition, rule="TV-FATE-01"))
    if card.definition == "miss":
        fresh_fate(game)
    return FATES[card.definition]


def fresh_fate(game: Table) -> None:
    """All fate cards go back, in an order nobody knows (TV-FATE-02)."""
    for card in cards_in(game, ZoneId("fate-spent")):
        move(game, card.id, ZoneId("fate"), "TV-FATE-02")
    shuffle(game, ZoneId("fate"))


async def save(game: Table, hero: Hero, damage: int) -> int:
    """A hero may give up a card from the hand for the rest of the fight instead of the damage (TV-SAVE-01)."""
    hand = cards_in(game, ZoneId(f"hand-{hero.id}"))
    if not hand:
        return damage
    options: list[Option[CardId | None]] = [Option(f"lose:{card.id}", card.id) for card in hand]
    question = Question((hero.id,), "save", [Option("suffer", None), *options], "TV-SAVE-01", {"damage": damage})
    lost = await game.ask(question)
    if lost is None:
        return damage
    move(game, lost, ZoneId("lost"), "TV-SAVE-01")
    game.tell(Saved(hero.id, lost, rule="TV-SAVE-01"))
    return 0


def suffer(game: Table, figure: Hero | Foe, damage: int) -> None:
    """Hit points go down; at none the figure falls (TV-DAMAGE-01)."""
    if damage:
        figure.hp = max(0, figure.hp - damage)
        game.tell(Suffered(figure.id, damage, rule="TV-DAMAGE-01"))
    if not figure.hp:
        game.tell(Fell(figure.id, rule="TV-DAMAGE-01"))
