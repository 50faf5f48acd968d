"""Perks in words: which cards they take out of a modifier deck and which they add."""

from collections.abc import Iterable

from undercroft.games.haven.ability_words import action_words, joined
from undercroft.games.haven.content.model import Modifier, Perk
from undercroft.games.haven.content.verbs import Action
from undercroft.words import Message, Speech


def perk_words(perk: Perk) -> Speech:
    """A perk as the character sheet puts it (JL-PERK-04, JL-PERK-05)."""
    lost = counted([sign(card) for card in perk.remove])
    gained = counted([modifier_words(card) for card in perk.add])
    if perk.remove and perk.add:
        return Message("perk-replace", {"lost": lost, "gained": gained})
    return Message("perk-remove", {"lost": lost}) if perk.remove else Message("perk-add", {"gained": gained})


def counted(cards: Iterable[Speech]) -> Speech:
    """Equal cards together, with their number."""
    found: list[tuple[Speech, int]] = []
    for card in cards:
        if found and found[-1][0] == card:
            found[-1] = (card, found[-1][1] + 1)
        else:
            found.append((card, 1))
    return joined(Message("cards-of", {"count": count, "card": card}) for card, count in found)


def modifier_words(card: Modifier) -> Speech:
    """What stands on a modifier card: its number, and what comes with it (JL-CARD-02)."""
    parts: list[Speech] = [f"×{card.times}" if card.times is not None else sign(f"{card.value:+d}")]
    parts += [Message(f"condition-{name}") for name in card.effects]
    parts += [Message("with-push", {"value": str(card.push)})] * bool(card.push)
    parts += [Message("with-pull", {"value": str(card.pull)})] * bool(card.pull)
    parts += [line.text for line in action_words(Action(do=card.then, infuse=card.infuse))]
    return joined(parts)


def sign(card: str) -> str:
    """A card by its number, with a minus that reads as one.

    >>> sign("-1"), sign("+0"), sign("x2")
    ('−1', '+0', '×2')
    """
    return card.replace("-", "−").replace("x", "×")
