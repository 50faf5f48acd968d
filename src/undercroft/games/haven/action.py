"""Performing actions: the abilities of a card half in their order, and what each verb does."""

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeAlias

from undercroft.games.haven.ability_words import ability_lines
from undercroft.games.haven.act import Act
from undercroft.games.haven.attack import attack
from undercroft.games.haven.boosts import absorbs
from undercroft.games.haven.box import Table
from undercroft.games.haven.content import verbs
from undercroft.games.haven.damage import suffer
from undercroft.games.haven.events import ExperienceGained
from undercroft.games.haven.holds import holds
from undercroft.games.haven.leap import leap_ability, revive_ability
from undercroft.games.haven.on_board import (
    count_ability,
    destroy_ability,
    end_ability,
    loot_ability,
    read_ability,
    reveal_ability,
    spawn_ability,
    teleport_ability,
    trap_ability,
    unlock_ability,
)
from undercroft.games.haven.on_cards import (
    bonus_ability,
    gain_ability,
    infuse_ability,
    play_ability,
    recover_ability,
    refresh_ability,
)
from undercroft.games.haven.on_figures import (
    cure_ability,
    give_ability,
    grant_ability,
    heal_ability,
    kill_ability,
    push_ability,
    suffer_ability,
    swap_ability,
)
from undercroft.games.haven.state import Figure
from undercroft.games.haven.walk import move_ability
from undercroft.games.haven.world import number, sheet_of
from undercroft.table import Option, Question, ZoneId, cards_in, move

Performing: TypeAlias = Callable[[Table, Act, Any], Coroutine[Any, Any, bool]]


async def perform_all(game: Table, act: Act, abilities: Sequence[verbs.Ability]) -> bool:
    """Abilities in their order; whether any was performed (JL-ACTION-03, JL-ABIL-06, JL-XP-01).

    It breaks off with its performer (JL-EXH-04), or once what would be mandatory was skipped (JL-OPEN-14).
    """
    some = False
    for ability in abilities:
        if act.given_up or not can_go_on(game, act):
            break
        some = await perform(game, act, ability) or some
    return some


def can_go_on(game: Table, act: Act) -> bool:
    """A figure off the map, or stunned in its own turn, performs nothing more (JL-STUN-01, JL-OPEN-06, JL-OPEN-40)."""
    stunned = act.actor.has("stun") and game.state.facts.figure == act.actor.id
    return bool(act.actor.at) and (act.bound or not stunned)


async def perform(game: Table, act: Act, ability: verbs.Ability) -> bool:
    """One ability of any type, if what it asks for holds and the one who decides doesn't skip it.

    JL-ABIL-01, JL-ABIL-02, JL-OPEN-14, JL-XP-01; experience with a condition only if that is met (JL-XP-02). What an
    element was consumed for may follow as an ability of its own (JL-ELEM-05).
    """
    if not holds(game, act, ability.when) or not await _wanted(game, act, ability):
        act.last = False
        return False
    done = await VERBS[type(ability)](game, act, ability)
    act.last = done
    act.performed = act.performed or done
    if done and (xp := ability.xp + act.boosted):
        gain_experience(game, act.actor, xp)
    act.boosted = 0
    then, act.then = act.then, []
    return await perform_all(game, act, then) or done


async def _wanted(game: Table, act: Act, ability: verbs.Ability) -> bool:
    """Characters may skip abilities; what harms themselves or allies only together with the action (JL-OPEN-14).

    Abilities that ask for something themselves can be skipped there.
    """
    if act.bound or act.actor.id not in game.state.sheets:
        return True
    if ability.mandatory:
        wanted = act.performed or await _asked(game, act, ability)
        act.given_up = not wanted
        return wanted
    return isinstance(ability, ASKING) or await _asked(game, act, ability)


async def _asked(game: Table, act: Act, ability: verbs.Ability) -> bool:
    """To do it or to leave it out (JL-ABIL-06, JL-OPEN-14)."""
    kind = f"do-{type(ability).__name__.lower()}"
    options = [Option("do", True), Option("skip", False)]
    args = {"what": ability_lines(ability)[0].text}
    return await game.ask(Question(act.seats, kind, options, "JL-ABIL-06", args, party=act.party))


def gain_experience(game: Table, figure: Figure, amount: int) -> None:
    """Scenario experience, counted apart (JL-XP-01, JL-XP-03, JL-STATE-02)."""
    if sheet := sheet_of(game, figure):
        sheet.xp += amount
        game.tell(ExperienceGained(figure.id, amount, rule="JL-XP-01"))


async def trade_ability(game: Table, act: Act, ability: verbs.Trade) -> bool:
    """Pay first, then do: without the price nothing follows, with it something was performed (JL-XP-01)."""
    figure = act.actor
    hand = ZoneId(f"hand-{figure.id}")
    for count, pile in ((ability.discard, "discard"), (ability.lose, "lost")):
        for _ in range(count):
            cards = cards_in(game, hand)
            if not cards:
                return False
            options = [Option(f"card:{card.id}", card.id) for card in cards]
            card = await game.ask(Question(act.seats, f"pay-{pile}", options, "JL-PILE-07", party=act.party))
            move(game, card, ZoneId(f"{pile}-{figure.id}"), "JL-PILE-07")
    await suffer(game, figure, number(game, ability.damage), rule="JL-SUFFER-01")
    return await perform_all(game, act, ability.to) or True


async def either_ability(game: Table, act: Act, ability: verbs.Either) -> bool:
    """One of several ways (JL-ACTION-03, JL-XP-01)."""
    options = [Option(f"way:{place}", way) for place, way in enumerate(ability.ways, 1)]
    way = await game.ask(Question(act.seats, "either", options, "JL-ABIL-06", party=act.party))
    return await perform_all(game, act, way)


async def absorb_ability(game: Table, act: Act, ability: verbs.Absorb) -> bool:
    """Consume elements, and so do something of its own (JL-ELEM-07, JL-ELEM-15)."""
    return await absorbs(game, act, ability.elements) and await perform_all(game, act, ability.to)


async def special_ability(game: Table, act: Act, ability: verbs.Special) -> bool:
    """A boss's own action 1 or 2 (JL-BOSS-03, JL-BOSS-04)."""
    kind = game.content.monsters[act.actor.kind]
    return await perform_all(game, act, kind.special_1 if ability.number == 1 else kind.special_2)


async def named_rule(game: Table, act: Act, ability: verbs.NamedRule) -> bool:
    """What the vocabulary can't say: a rule of the edition's own, by name."""
    return bool(await game.content.edition.rules[ability.name](game, act, ability.numbers))


ASKING = (
    verbs.Attack, verbs.Move, verbs.Heal, verbs.Give, verbs.Push, verbs.Pull, verbs.Destroy, verbs.Trap, verbs.Recover,
    verbs.Either, verbs.Play, verbs.Teleport, verbs.Infuse, verbs.Bonus, verbs.Shield, verbs.Retaliate, verbs.CountUp,
    verbs.Read, verbs.End, verbs.Reveal, verbs.Unlock, verbs.Spawn, verbs.Grant, verbs.Cure, verbs.Swap, verbs.Kill,
    verbs.Absorb, verbs.Revive,
)  # fmt: skip
"""Verbs whose own questions let their owner do nothing, and those that always happen."""

VERBS: dict[type[verbs.Verb], Performing] = {
    verbs.Attack: attack,
    verbs.Move: move_ability,
    verbs.Heal: heal_ability,
    verbs.Give: give_ability,
    verbs.Cure: cure_ability,
    verbs.Push: push_ability,
    verbs.Pull: push_ability,
    verbs.Suffer: suffer_ability,
    verbs.Loot: loot_ability,
    verbs.Shield: bonus_ability,
    verbs.Retaliate: bonus_ability,
    verbs.Bonus: bonus_ability,
    verbs.Grant: grant_ability,
    verbs.Destroy: destroy_ability,
    verbs.Trap: trap_ability,
    verbs.Infuse: infuse_ability,
    verbs.Recover: recover_ability,
    verbs.Refresh: refresh_ability,
    verbs.Gain: gain_ability,
    verbs.Trade: trade_ability,
    verbs.Either: either_ability,
    verbs.Play: play_ability,
    verbs.Spawn: spawn_ability,
    verbs.Swap: swap_ability,
    verbs.Kill: kill_ability,
    verbs.Teleport: teleport_ability,
    verbs.Leap: leap_ability,
    verbs.Revive: revive_ability,
    verbs.Absorb: absorb_ability,
    verbs.Special: special_ability,
    verbs.CountUp: count_ability,
    verbs.Reveal: reveal_ability,
    verbs.Unlock: unlock_ability,
    verbs.Read: read_ability,
    verbs.End: end_ability,
    verbs.NamedRule: named_rule,
}
