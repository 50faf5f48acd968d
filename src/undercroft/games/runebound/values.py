"""Numbers of heroes: attributes, speed, health, hand limit, each the sum of all that applies."""

from undercroft.games.runebound.act import FOE, Act
from undercroft.games.runebound.box import Table, Timed
from undercroft.games.runebound.content.formula import Formula, Many, value_of
from undercroft.games.runebound.content.model import HeroCard
from undercroft.games.runebound.state import Hero
from undercroft.table import CardId

ATTRIBUTES = ("body", "mind", "spirit")


def hero_card(game: Table, hero: Hero) -> HeroCard:
    return game.content.heroes[hero.card]


def own_cards(game: Table, hero: Hero) -> list[tuple[CardId | None, Timed]]:
    """The cards whose abilities a hero can use: hero card, learned skills, assets, never the hand.

    RB-ABIL-01, RB-ABIL-02, RB-ABIL-05; those of another player are nobody else's business (RB-PREC-09).
    """
    cards, zones = game.state.cards, game.state.zones
    printed = game.content.of_heroes
    found: list[tuple[CardId | None, Timed]] = [(None, printed[hero.card])]
    for what in ("learned", "assets"):
        if held := zones[hero.zone(what)].cards:
            found += [(card, printed[cards[card].definition]) for card in held]
    return found


def statistic(game: Table, hero: Hero, name: str) -> int:
    """The printed value and all modifiers (RB-ATTR-01); it can be negative (RB-ATTR-02).

    An increase of speed adds dice (RB-DICE-09); health and hand limit are counted the same way (RB-COMP-28).
    """
    total: int = getattr(hero_card(game, hero), name)
    for _, abilities in own_cards(game, hero):
        for _, ability in abilities.get("always", ()):
            formula: Formula = getattr(ability.bonus, name)
            if formula:
                total += value_of(formula, lambda word: max(0, statistic(game, hero, word)))
    return total


def attribute(game: Table, hero: Hero, name: str) -> int:
    """An attribute for the resolving of abilities: a negative one counts as 0 (RB-ATTR-03, RB-SKILL-17)."""
    return max(0, statistic(game, hero, name))


def health(game: Table, hero: Hero) -> int:
    return max(1, statistic(game, hero, "health"))


def speed(game: Table, hero: Hero) -> int:
    return max(0, statistic(game, hero, "speed"))


def hand_limit(game: Table, hero: Hero) -> int:
    """The greatest number of skill cards in hand: the hero card's, plus modifiers (RB-TRAIN-04)."""
    return max(0, statistic(game, hero, "hand"))


def amount(game: Table, act: Act, formula: Formula | Many) -> int:
    """What a formula comes to in an act; X is the number paid, or set by the state of the moment (RB-ABIL-14)."""
    return formula if isinstance(formula, int) else max(0, value_of(formula, lambda word: word_value(game, act, word)))


def word_value(game: Table, act: Act, word: str) -> int:
    """What one word stands for; X is 1 where nobody paid for it (RB-ABIL-15)."""
    match word:
        case "X":
            return act.x
        case "successes":
            return act.successes
        case "matches":
            return act.matches
        case _:
            return 0 if act.who in (FOE, "") else hero_value(game, game.state.heroes[act.who], word)


def hero_value(game: Table, hero: Hero, word: str) -> int:
    zones = game.state.zones
    match word:
        case "gold":
            return hero.gold
        case "damage":
            return hero.damage
        case "tokens":
            return sum(hero.story.values())
        case "hand":
            return len(zones[hero.zone("hand")].cards)
        case "trophies":
            return sum(len(zones[hero.zone(f"trophies-{deck}")].cards) for deck in ("social", "combat", "exploration"))
        case _:
            return attribute(game, hero, word)
