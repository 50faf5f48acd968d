"""Cards in words: made from their data, so that they say what they do."""

from undercroft.games.haven.box import Table
from undercroft.games.haven.content import verbs
from undercroft.table import Card, CardWords
from undercroft.words import Message, Speech, Value


def card_words(game: Table, card: Card) -> CardWords:
    """What a card of any kind says."""
    content, definition = game.content, card.definition
    if definition in content.cards:
        ability = content.cards[definition]
        lines: list[Speech] = [Message("half-top"), *action_words(ability.top)]
        lines += [Message("half-bottom"), *action_words(ability.bottom)]
        return CardWords(ability.name, lines, str(ability.initiative))
    if definition in content.items:
        item = content.items[definition]
        return CardWords(item.name, action_words(item.action))
    deck, _, number = definition.rpartition("#")
    if deck in content.decks:
        plan = content.decks[deck].cards[int(number)]
        return CardWords(plan.name or title_of(game, deck), action_words(plan.action), str(plan.initiative))
    return CardWords(definition)


def action_words(action: verbs.Action) -> list[Speech]:
    """The lines of an action."""
    lines = [ability_words(ability) for ability in action.do]
    if action.infuse:
        lines.append(Message("infuses", {"elements": ", ".join(action.infuse)}))
    if action.xp:
        lines.append(Message("gives-xp", {"xp": action.xp}))
    if action.stays:
        lines.append(Message(f"stays-{action.stays}"))
    if action.lost:
        lines.append(Message("is-lost"))
    return [action.text, *lines] if action.text else lines


def ability_words(ability: verbs.Ability) -> Speech:
    """One ability in a few words: the verb, its number, range, targets and effects."""
    parts: dict[str, Value] = {}
    for name in ("value", "range", "targets", "push", "pull", "jump"):
        value = getattr(ability, name, None)
        if value is not None and value != 0 and not isinstance(value, bool):
            parts[name] = value if isinstance(value, int) else str(value)
    effects: tuple[str, ...] = getattr(ability, "effects", None) or getattr(ability, "conditions", None) or ()
    parts["effects"] = ", ".join(effects)
    for name, missing in (("value", 0), ("range", 0), ("targets", 1), ("push", 0), ("pull", 0)):
        parts.setdefault(name, missing)
    parts["jump"] = int(bool(getattr(ability, "jump", False)))
    return Message(f"verb-{type(ability).__name__.lower()}", parts)


def title_of(game: Table, who: str) -> Speech:
    """The name of a character, a monster type or a deck."""
    content = game.content
    if who in game.state.sheets:
        return content.classes[game.state.sheets[who].kind].name
    if who in content.monsters:
        return content.monsters[who].name
    return next((monster.name for monster in content.monsters.values() if monster.deck == who), who)
