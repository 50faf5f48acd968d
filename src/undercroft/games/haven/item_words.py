"""Items in words: what they do, when they may be used, and what becomes of them."""

from undercroft.games.haven.ability_words import action_words, joined, test_words
from undercroft.games.haven.content.model import Item
from undercroft.games.haven.content.verbs import Ability, Move
from undercroft.table import Line
from undercroft.words import Message, Speech


def item_words(item: Item) -> list[Line]:
    """The lines of an item card (JL-ITEM-01, JL-ITEM-04 … JL-ITEM-06)."""
    lines = [_more_move(ability) for ability in item.action.do] if item.at == "moves" else action_words(item.action)
    if item.when:
        lines.append(Line(Message("item-when", {"test": test_words(item.when)})))
    if item.whole:
        lines.append(Line(Message("item-whole")))
    if item.use != "always":
        lines.append(Line(Message(f"item-{item.use}"), item.use))
    return lines


def _more_move(ability: Ability) -> Line:
    """What boots add to a move that is made anyway."""
    assert isinstance(ability, Move)
    parts: list[Speech] = [Message("more-value", {"value": str(ability.value)})] if ability.value else []
    return Line(Message("item-move", {"gain": joined([*parts, *[Message("with-jump")] * ability.jump])}), "move")
