"""Cards made for tests, written as short as in a pack: `skill("quick", ability("own-turn", verb("move")))`."""

from typing import Any

import msgspec

from undercroft.games.runebound.content.model import (
    Asset,
    Enemy,
    EventCard,
    HeroCard,
    Quest,
    ScenarioCard,
    Skill,
    StoryCard,
)

Written = dict[str, Any]
X = {"en": "x", "de": "x"}


def verb(do: str, **more: Any) -> Written:
    return {"do": do, **more}


def ability(at: str, *do: Written, **more: Any) -> Written:
    return {"text": X, "at": at, "do": list(do), **more}


def bonus(**more: Any) -> Written:
    return {"text": X, "bonus": more}


def hero_card(id: str, *abilities: Written, **more: Any) -> HeroCard:
    """Speed 3, health 9, hand limit 3, 2 in each attribute, unless said otherwise."""
    written = {
        "name": X, "gold": 0, "tokens": ["physical 2 / shield", "magic* / doubler", "agility / surge*"],
        "start": "town", "hand": 3, "speed": 3, "health": 9, "body": 2, "mind": 2, "spirit": 2,
        "setup": ability("setup"), "abilities": list(abilities),
    }  # fmt: skip
    return msgspec.convert({"id": id, **written, **more}, HeroCard)


def skill(id: str, *abilities: Written, **more: Any) -> Skill:
    """A Body skill for one trophy of any type, without a star."""
    written = {"name": X, "type": "body", "set": "wild", "cost": ["any"], "abilities": list(abilities)}
    return msgspec.convert({"id": id, **written, **more}, Skill)


def asset(id: str, *abilities: Written, **more: Any) -> Asset:
    """Gear for 3 gold, without a token."""
    written = {"name": X, "kind": "gear", "set": "A", "gold": 3, "abilities": list(abilities)}
    return msgspec.convert({"id": id, **written, **more}, Asset)


def enemy(id: str, *abilities: Written, reward: tuple[Written, ...] = (), **more: Any) -> Enemy:
    """An enemy of the combat deck with 5 health."""
    written = {"name": X, "deck": "combat", "health": 5, "abilities": list(abilities), "reward": list(reward)}
    return msgspec.convert({"id": id, **written, **more}, Enemy)


def option(*do: Written, **more: Any) -> Written:
    return {"text": X, "do": list(do), **more}


def event(id: str, one: Written, two: Written | None = None, **more: Any) -> EventCard:
    """A card of the social deck; the second option does nothing unless said otherwise."""
    return msgspec.convert(
        {"id": id, "name": X, "deck": "social", "options": [one, two or option()], **more}, EventCard
    )


def outcome(requires: str = "", *do: Written, **more: Any) -> Written:
    """`outcome("plains mountain", verb(…))`: symbols, then what it brings."""
    return {"text": X, "requires": requires.split(), "do": list(do), **more}


def quest(id: str, at: str, *outcomes: Written, **more: Any) -> Quest:
    """A card of the exploration deck, tried for one action."""
    written = {"name": X, "deck": "exploration", "at": at.split(), "text": X, "outcomes": list(outcomes)}
    return msgspec.convert({"id": id, **written, **more}, Quest)


def story(id: str, *do: Written, **more: Any) -> StoryCard:
    return msgspec.convert({"id": id, "name": X, "scenario": "s", "text": X, "do": list(do), **more}, StoryCard)


FIGHT_VILLAIN = ability("action", verb("fight", villain=True), cost={"actions": 1}, needs={"villain_here": True})
LORE = {"id": "lore", "name": X, "side": "white", "villain_health": -1}
ZOMBIE = {"id": "zombie", "name": X, "side": "black", "villain_health": 1}


def scenario(*abilities: Written, villain: Written | None = None, **more: Any) -> ScenarioCard:
    """A villain with 15 health, 1 less for each lore of the opponent, 1 more for each zombie, at least 8."""
    side_b = {"name": X, "health": 15, "floor": 8, "token": "enemy 2 / surge", **(villain or {})}
    written = {"name": X, "intro": X, "rules": X, "tokens": [LORE, ZOMBIE], "villain": side_b}
    return msgspec.convert({"id": "s", **written, "abilities": [FIGHT_VILLAIN, *abilities], **more}, ScenarioCard)
