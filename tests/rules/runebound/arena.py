"""Combats for rule tests: Anna with stated tokens against an enemy (run by Bert) or against Bert.

>>> world = fight("physical 2*, shield", "enemy, doubler, shield, enemy, surge")
>>> world.play("physical:anna-1", "suffer")
>>> world.combat.damage
2
"""

from typing import Any

from tests.rules.runebound.cards import ability, asset, enemy, verb
from tests.rules.runebound.world import World, hero

from undercroft.games.runebound.content.model import Enemy

IDLE = "agility, doubler, shield, enemy, surge"
"""Five enemy tokens, none of them golden: Anna acts first."""
ARMED = "enemy, doubler, shield, enemy, surge"
CHALLENGE = ability("action", verb("challenge"), cost={"actions": 1})


def faces(written: str) -> list[str]:
    return [face.strip() for face in written.split(",")] if written else []


def tokens(written: str) -> list[str]:
    """Three tokens or more: `physical 2` has a dash on the reverse unless it says otherwise (`physical 2 / shield`)."""
    made = [face if "/" in face else f"{face} / dash" for face in faces(written)]
    return made + ["dash / dash"] * (3 - len(made))


def fight(mine: str, foe: str = IDLE, *abilities: Any, against: Enemy | None = None, **more: Any) -> World:
    """Anna at c4 has drawn the enemy (5 health); all has been cast as told, and Anna's upper faces are the first.

    What is no statistic or state of Anna's goes to the world: `act`, `cards`, `emptied`, `enemies`.
    """
    card = against or enemy("ogre")
    world = arena(mine, [hero("bert", at="k1")], *abilities, cards=[card, *more.pop("cards", [])], **more)
    world.next("combat", card.id)
    cast(world, mine, foe)
    world.play("adventure")
    return world


def arena(mine: str, others: list[Any], *abilities: Any, cards: list[Any], **more: Any) -> World:
    """Anna with tokens; more than three are those of assets of different kinds."""
    own, kinds = tokens(mine), ("weapon", "gear", "clothing", "movement")
    extra = [
        asset(f"extra-{at}", token=token, code=f"A0{at}", kind=kind)
        for at, (token, kind) in enumerate(zip(own[3:], kinds, strict=False), 1)
    ]
    state = {name: more.pop(name) for name in ("act", "emptied", "enemies", "tokens", "villain") if name in more}
    owned = f"{more.pop('assets', '')} {' '.join(one.id for one in extra)}"
    anna = hero("anna", *abilities, tokens=own[:3], assets=owned, **more)
    return World(anna, *others, cards=[*extra, *cards], **state)


def cast(world: World, mine: str, foe: str, who: str = "foe") -> None:
    """What the next cast brings: of Anna's tokens the faces that are written first, of the other the faces named."""
    up = [token.partition(" / ")[0] for token in tokens(mine)]
    world.cast("anna", *up[:3])
    for card, face in zip(world.ids("assets-anna")[-len(up[3:]) :], up[3:], strict=False):
        world.next(f"anna-{card}", face)
    world.cast(who, *faces(foe))


def duel(mine: str, theirs: str, *abilities: Any, challenge: Any = CHALLENGE, **more: Any) -> World:
    """Anna challenges Bert; both have cast what is written."""
    bert = more.pop("bert", {})
    defender = hero("bert", *bert.pop("abilities", ()), tokens=tokens(theirs), **bert)
    world = arena(mine, [defender, *more.pop("others", [])], challenge, *abilities, cards=more.pop("cards", []), **more)
    cast(world, mine, ",".join(token.partition(" / ")[0] for token in tokens(theirs)), "bert")
    world.play("use:anna#0")
    return world
