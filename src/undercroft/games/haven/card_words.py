"""Cards in words: made from their data, so that they say what they do."""

from undercroft.games.haven.ability_words import action_words
from undercroft.games.haven.box import Table
from undercroft.games.haven.content.model import AbilityCard, BattleGoal
from undercroft.games.haven.item_words import item_words
from undercroft.games.haven.names import title_of
from undercroft.games.haven.tally import MEASURES, amount_of
from undercroft.table import Card, CardWords, Line
from undercroft.words import Message, Speech


def card_words(game: Table, card: Card) -> CardWords:
    """What a card of any kind says."""
    content, definition = game.content, card.definition
    if definition in content.goals:
        goal = content.goals[definition]
        return CardWords(goal.name, [goal.text, *_so_far(game, card, goal)])
    if definition not in content.said:
        content.said[definition] = printed(game, definition)
    return content.said[definition]


def printed(game: Table, definition: str) -> CardWords:
    """What is printed on a card, whoever holds it."""
    content = game.content
    if definition in content.cards:
        return ability_card_words(content.cards[definition])
    if definition in content.items:
        item = content.items[definition]
        return CardWords(item.name, item_words(item))
    deck, _, number = definition.rpartition("#")
    if deck in content.decks:
        plan = content.decks[deck].cards[int(number)]
        return CardWords(plan.name or title_of(game, deck), action_words(plan.action, by=True), str(plan.initiative))
    return CardWords(definition)


def _so_far(game: Table, card: Card, goal: BattleGoal) -> list[Speech]:
    """What its owner has come to, as long as it is counted in play."""
    hero = card.zone.removeprefix("goal-")
    if hero not in game.state.sheets or goal.counts in MEASURES:
        return []
    return [Message("goal-so-far", {"count": amount_of(game, hero, goal.counts)})]


def ability_card_words(card: AbilityCard) -> CardWords:
    """A hero's card: the parts of area CARD that are more than decoration (JL-CARD-05, JL-OPEN-48)."""
    lines = [Line(Message("half-top"), head=True), *action_words(card.top)]
    lines += [Line(Message("half-bottom"), head=True), *action_words(card.bottom)]
    return CardWords(card.name, lines, str(card.initiative))
