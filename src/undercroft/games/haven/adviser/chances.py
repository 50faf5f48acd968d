"""What an ability could bring: each thing it could do to somebody, and the hexes from which it can."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from undercroft.games.haven.adviser import worth
from undercroft.games.haven.adviser.prospect import Mark, Prospect
from undercroft.games.haven.conditions import is_positive
from undercroft.games.haven.content import verbs
from undercroft.games.haven.elements import can_consume
from undercroft.games.haven.loot import lootable
from undercroft.games.haven.on_figures import NEAR
from undercroft.games.haven.state import Figure
from undercroft.games.haven.world import number
from undercroft.grid import Mask, parse_cell

EVERYWHERE = -1
MAYBE = 0.5
"""A boost whose condition is left to be seen counts half."""
HAMPERED = 0.75
SECOND = 0.7
"""A further target is not always in reach from the same hex."""


class Chance(NamedTuple):
    stands: Mask
    worth: float


def chances_of(view: Prospect, ability: verbs.Ability) -> list[Chance]:
    """What it could do, best first."""
    return view.once(_chances, ability)


def _chances(view: Prospect, ability: verbs.Ability) -> list[Chance]:
    found = KINDS.get(type(ability), something)(view, ability)
    return sorted((one for one in found if one.worth > 0), key=lambda one: -one.worth)


def gain_of(view: Prospect, ability: verbs.Ability, stands: Mask) -> float:
    """The best an ability can bring from any of some hexes: as many targets as it has."""
    total, share, left = 0.0, 1.0, targets_of(ability)
    for chance in chances_of(view, ability):
        if left and chance.stands & stands:
            total += share * chance.worth
            share, left = SECOND, left - 1
    return total - price_of(view, ability)


def price_of(view: Prospect, ability: verbs.Ability) -> float:
    """What has to be paid for it."""
    if isinstance(ability, verbs.Trade):
        damage = worth.of_harm(view.hero, number(view.game, ability.damage))
        return damage + (0.5 * ability.discard + ability.lose) * worth.of_card(view.game, view.hero)
    return 0.0


def targets_of(ability: verbs.Ability) -> int:
    if not isinstance(ability, verbs.Targeted):
        return 4
    if ability.area:
        return max(1, len(ability.area.hexes) // 2)
    return 4 if ability.targets == "all" else ability.targets + sum(one.targets for one in ability.boost)


def boosted(view: Prospect, ability: verbs.Ability) -> float:
    """What boosts and elements will probably add to its value."""
    more = sum(MAYBE * number(view.game, one.value) for one in ability.boost)
    ready = (one for one in ability.consume if can_consume(view.game, one.elements))
    return more + sum(number(view.game, one.value) for one in ready)


def reach_of(view: Prospect, ability: verbs.Targeted) -> int:
    if ability.range is None:
        return NEAR
    return max(1, number(view.game, ability.range))


def attack(view: Prospect, ability: verbs.Attack) -> Iterator[Chance]:
    """Damage to any enemy, less what its shield stops, with what the attack does besides."""
    if view.hero.has("disarm"):
        return
    value = number(view.game, ability.value) + boosted(view, ability)
    clumsy = view.hero.has("muddle") or ability.disadvantage
    value *= HAMPERED if clumsy else 1.1 if ability.advantage or view.hero.has("strengthen") else 1.0
    reach, ranged = reach_of(view, ability), ability.range is not None
    if ability.area and not ability.area.melee:
        reach += 1
    yield from view.alike(strikes, value, number(view.game, ability.pierce), ability.effects, reach, ranged)


def strikes(
    view: Prospect, value: float, pierce: int, effects: Sequence[str], reach: int, ranged: bool
) -> list[Chance]:
    """What an attack can do to each enemy; beside it a ranged one is hampered."""
    found: list[Chance] = []
    for mark in view.marks:
        gain = strike(view, mark, value, pierce, effects)
        stands = view.within(mark.foe, reach)
        if ranged and (beside := stands & view.within(mark.foe, 1)):
            found.append(Chance(beside, HAMPERED * gain))
            stands &= ~beside
        found.append(Chance(stands, gain))
    return found


def strike(view: Prospect, mark: Mark, value: float, pierce: int, effects: Sequence[str]) -> float:
    """What an attack of this value on an enemy is worth."""
    foe = mark.foe
    damage = max(0.2, value + foe.has("poison") - max(0, mark.shield - pierce))
    gain = worth.of_hit(foe, damage, mark.spared, mark.weight)
    if effects and damage < foe.hp:
        gain += sum(worth.of_condition(view.game, foe, name) for name in effects)
    return gain


def heal(view: Prospect, ability: verbs.Heal) -> Iterator[Chance]:
    amount = number(view.game, ability.value, X=2) + boosted(view, ability)
    for friend, stands in friends(view, ability):
        yield Chance(stands, worth.of_healing(friend, amount))


def friends(view: Prospect, ability: verbs.Targeted, who: str = "allies") -> Iterator[tuple[Figure, Mask]]:
    """The heroes that it may mean, each with the hexes from which it can."""
    who = ability.at.who if ability.at else who
    for friend in view.party:
        if friend.id == view.hero.id:
            if who in ("self", "allies-or-self", "figures", "characters"):
                yield friend, EVERYWHERE
        elif who != "self":
            yield friend, view.within(friend, reach_of(view, ability))


def give(view: Prospect, ability: verbs.Give) -> Iterator[Chance]:
    if all(map(is_positive, ability.conditions)):
        for friend, stands in friends(view, ability):
            yield Chance(stands, sum(worth.of_condition(view.game, friend, name) for name in ability.conditions))
    else:
        for foe in view.foes:
            gain = sum(worth.of_condition(view.game, foe, name) for name in ability.conditions)
            yield Chance(view.within(foe, reach_of(view, ability)), gain)


def cure(view: Prospect, ability: verbs.Cure) -> Iterator[Chance]:
    for friend, stands in friends(view, ability, "allies-or-self"):
        yield Chance(stands, 1.5 * sum(friend.has(name) for name in ability.conditions))


def shove(view: Prospect, ability: verbs.Push | verbs.Pull) -> Iterator[Chance]:
    for foe in view.foes:
        if foe.rank != "objective":
            yield Chance(view.within(foe, reach_of(view, ability)), 0.5)


def grant(view: Prospect, ability: verbs.Grant) -> Iterator[Chance]:
    """An ally acts from where it stands; or an enemy, against its own."""
    attacks = [one for one in ability.abilities if isinstance(one, verbs.Attack)]
    steps = sum(number(view.game, one.value) for one in ability.abilities if isinstance(one, verbs.Move))
    reach = reach_of(view, ability) if ability.range is not None else 99
    for actor in view.foes if ability.at and ability.at.who == "enemies" else view.party:
        if actor.id != view.hero.id and actor.rank != "objective":
            near = view.here.links.spread_within(view.at_of(actor), steps)
            gains = [
                strike(view, mark, number(view.game, one.value), 0, one.effects)
                for one in attacks
                for mark in view.marks
                if mark.foe is not actor and near & view.within(mark.foe, reach_of(view, one))
            ]
            yield Chance(view.within(actor, reach), max(gains, default=0.3 * steps))


def kill(view: Prospect, ability: verbs.Kill) -> Iterator[Chance]:
    selector = ability.at
    for foe in view.foes:
        fits = selector is None or (
            (not selector.rank or foe.rank == selector.rank) and (not selector.hurt or foe.hp < foe.max_hp)
        )
        if fits and foe.rank in ("normal", "elite"):
            gain = worth.of_damage(view.game, foe, foe.hp, view.weights[foe.id])
            yield Chance(view.within(foe, reach_of(view, ability)), gain)


def suffer(view: Prospect, ability: verbs.Suffer) -> Iterator[Chance]:
    amount = number(view.game, ability.value, X=2)
    if ability.at.who in ("enemies", "monsters", "figures"):
        far = number(view.game, ability.at.within) if ability.at.within is not None else 99
        for foe in view.foes:
            if not ability.at.has or foe.has(ability.at.has):
                yield Chance(view.within(foe, far), worth.of_damage(view.game, foe, amount, view.weights[foe.id]))


def loot(view: Prospect, ability: verbs.Loot) -> Iterator[Chance]:
    for found in lootable(view.game, view.here.links.cells):
        gain = worth.COIN if found.kind == "coin" else worth.TREASURE
        yield Chance(view.here.links.disc(parse_cell(found.cells[0]), number(view.game, ability.value)), gain)


def shield(view: Prospect, ability: verbs.Shield | verbs.Retaliate) -> Iterator[Chance]:
    """Worth as much as there are monsters about to strike."""
    strikers = [mask for mask, blow in view.threats if blow > 0 and mask & view.at]
    yield Chance(EVERYWHERE, 0.7 * number(view.game, ability.value) * min(3, len(strikers)))


def bonus(view: Prospect, ability: verbs.Bonus) -> Iterator[Chance]:
    yield Chance(EVERYWHERE, 2.5 if view.foes else 1.0)


def trap(view: Prospect, ability: verbs.Trap) -> Iterator[Chance]:
    near = number(view.game, ability.range) + 2
    for foe in view.foes:
        yield Chance(view.here.links.disc(parse_cell(foe.at), near), 0.5 * number(view.game, ability.damage) + 0.3)


def recover(view: Prospect, ability: verbs.Recover) -> Iterator[Chance]:
    pile = mask_count(view, ability.pile)
    count = pile if ability.cards == "all" else min(pile, ability.cards)
    share = 1.0 if ability.pile == "lost" else 0.5
    yield Chance(EVERYWHERE, share * count * worth.CARD * (worth.cards_left(view.game, view.hero) + 1))


def mask_count(view: Prospect, pile: str) -> int:
    return len(view.game.state.zones[f"{pile}-{view.hero.id}"].cards)  # type: ignore[index] # a zone's name


def inner(abilities: Callable[[Any], Sequence[verbs.Ability]]) -> Callable[[Prospect, Any], Iterator[Chance]]:
    """An ability that is made of others."""

    def found(view: Prospect, ability: Any) -> Iterator[Chance]:
        for one in abilities(ability):
            yield from chances_of(view, one)

    return found


def absorb(view: Prospect, ability: verbs.Absorb) -> Iterator[Chance]:
    if can_consume(view.game, ability.elements):
        for one in ability.to:
            yield from chances_of(view, one)


def either(view: Prospect, ability: verbs.Either) -> Iterator[Chance]:
    """The better of its ways, reckoned by their best chances."""
    ways = [[chance for one in way for chance in chances_of(view, one)] for way in ability.ways]
    yield from max(ways, key=lambda way: sum(chance.worth for chance in way))


def something(view: Prospect, ability: verbs.Ability) -> Iterator[Chance]:
    """What can't be reckoned is worth a little."""
    yield Chance(EVERYWHERE, 0.3)


def nothing(view: Prospect, ability: verbs.Ability) -> Iterator[Chance]:
    yield from ()


KINDS: dict[type[verbs.Verb], Callable[[Prospect, Any], Iterator[Chance]]] = {
    verbs.Attack: attack,
    verbs.Move: nothing,
    verbs.Teleport: nothing,
    verbs.Heal: heal,
    verbs.Give: give,
    verbs.Cure: cure,
    verbs.Push: shove,
    verbs.Pull: shove,
    verbs.Grant: grant,
    verbs.Kill: kill,
    verbs.Suffer: suffer,
    verbs.Loot: loot,
    verbs.Shield: shield,
    verbs.Retaliate: shield,
    verbs.Bonus: bonus,
    verbs.Trap: trap,
    verbs.Recover: recover,
    verbs.Absorb: absorb,
    verbs.Either: either,
    verbs.Trade: inner(lambda trade: trade.to),
}
