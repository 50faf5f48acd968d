"""What stands on cards and tokens, in words."""

from undercroft.games.runebound.box import Table
from undercroft.games.runebound.content.ability import Ability
from undercroft.games.runebound.content.faces import Face, faces
from undercroft.games.runebound.content.model import Asset, Enemy, EventCard, HeroCard, Quest, Skill, StoryCard
from undercroft.table import Card, CardWords
from undercroft.words import Message, Speech, Value


def card_words(game: Table, card: Card) -> CardWords:
    """Name, texts and corner of a card, by the deck it belongs to."""
    content, id = game.content, card.definition
    match card.back:
        case "skills":
            return skill_words(content.skills[id])
        case "assets":
            return asset_words(content.assets[id])
        case "story":
            return story_words(content.stories[id])
        case _:
            return adventure_words(content.adventures[id])


def texts(abilities: tuple[Ability, ...]) -> list[Speech]:
    return [ability.text for ability in abilities]


def skill_words(skill: Skill) -> CardWords:
    """Type, set, cost as orbs, abilities, stars (RB-COMP-24)."""
    cost = Message("skill-cost", {"orbs": Message("orbs", {deck: skill.cost.count(deck) for deck in ORBS})})
    lines: list[Speech] = [Message(skill.type), Message(f"set-{skill.set}"), cost, *texts(skill.abilities)]
    return CardWords(skill.name, lines, "★" * skill.stars)


ORBS = ("social", "combat", "exploration", "any")


def asset_words(asset: Asset) -> CardWords:
    """Kind, gold value, abilities, token (RB-COMP-25); of goods the trade value (RB-GOODS-01)."""
    lines: list[Speech] = [Message(f"kind-{asset.kind}")]
    if asset.trade is not None:
        lines.append(Message("trade-value", {"gold": asset.trade}))
    if asset.token:
        lines.append(Message("comes-with", {"token": token_words(asset.token)}))
    return CardWords(asset.name, [*lines, *texts(asset.abilities)], str(asset.gold))


def adventure_words(card: Enemy | EventCard | Quest) -> CardWords:
    """An enemy's health, traits, abilities; an event's two options; a quest's instruction and outcomes.

    RB-ENEMY-03, RB-EVENT-10, RB-QUEST-03.
    """
    match card:
        case Enemy():
            traits = [Message(f"trait-{trait}") for trait in card.traits]
            return CardWords(card.name, [*traits, *texts(card.abilities)], str(card.health))
        case EventCard():
            return CardWords(card.name, [option.text for option in card.options])
        case Quest():
            outcomes: list[Speech] = [
                Message("outcome-of", {"needs": requirement(outcome.requires), "text": outcome.text})
                for outcome in card.outcomes
            ]
            return CardWords(card.name, [card.text, *outcomes])


def requirement(symbols: tuple[str, ...]) -> Speech:
    return Message("symbols", {name: symbols.count(name) for name in SYMBOLS})


SYMBOLS = ("plains", "forest", "hills", "mountain", "water", "compass")


def story_words(story: StoryCard) -> CardWords:
    return CardWords(story.name, [story.text, *([story.quest.text] if story.quest else [])])


def hero_words(hero: HeroCard) -> CardWords:
    """Health in the corner, attributes, abilities, starting tokens (RB-COMP-02)."""
    attributes = {name: getattr(hero, name) for name in ("body", "mind", "spirit")}
    others = {name: getattr(hero, name) for name in ("speed", "hand", "gold")}
    tokens: dict[str, Value] = {f"t{number}": token_words(token) for number, token in enumerate(hero.tokens, 1)}
    lines: list[Speech] = [Message("hero-attributes", attributes), Message("hero-others", others)]
    return CardWords(hero.name, [*lines, *texts(hero.abilities), Message("hero-tokens", tokens)], str(hero.health))


def die_words(die: str) -> Speech:
    """A side of the terrain die: one symbol, or either of two (RB-DICE-02)."""
    one, _, other = die.partition("+")
    return Message("either", {"one": Message(one), "other": Message(other)}) if other else Message(one)


def token_words(token: str) -> Speech:
    """Both sides of a combat token (RB-OPEN-42)."""
    one, other = faces(token)
    return Message("either", {"one": face_words(one), "other": face_words(other)})


def face_words(face: Face) -> Speech:
    """A symbol, its number, golden or not (RB-COMP-14, RB-COMP-32)."""
    return Message(
        "face", {"symbol": Message(f"symbol-{face.symbol}"), "number": face.number, "gold": int(face.golden)}
    )
