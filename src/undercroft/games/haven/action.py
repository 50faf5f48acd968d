"""Performing actions: the abilities of a card half in their order, and what each verb does."""

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeAlias

from undercroft.games.haven.act import Act, act_of
from undercroft.games.haven.attack import attack
from undercroft.games.haven.boosts import gather
from undercroft.games.haven.box import Table
from undercroft.games.haven.conditions import POSITIVE, gain, lose
from undercroft.games.haven.content import verbs
from undercroft.games.haven.content.select import Selector
from undercroft.games.haven.damage import suffer
from undercroft.games.haven.elements import will_infuse
from undercroft.games.haven.enter import enter, open_door
from undercroft.games.haven.events import Destroyed, ExperienceGained, GoalMet, SectionRead
from undercroft.games.haven.force import shove
from undercroft.games.haven.heal import heal
from undercroft.games.haven.holds import holds
from undercroft.games.haven.loot import loot_within, take
from undercroft.games.haven.reveal import reveal_room, spawn
from undercroft.games.haven.state import Figure, Overlay
from undercroft.games.haven.targeting import Aim
from undercroft.games.haven.targets import in_reach, selected
from undercroft.games.haven.walk import move_ability
from undercroft.games.haven.world import empty_hexes, mask_of, names_of, number, overlays, sheet_of
from undercroft.table import CardId, Option, Question, ZoneId, cards_in, move

Performing: TypeAlias = Callable[[Table, Act, Any], Coroutine[Any, Any, bool]]
ALLIES = Selector(who="allies")
NEAR = 1
"""The reach of heals, conditions, pushes and pulls that print none (JL-COND-12, JL-OPEN-23)."""


async def perform_all(game: Table, act: Act, abilities: Sequence[verbs.Ability]) -> bool:
    """Abilities in their order; whether any was performed (JL-ACTION-03, JL-ABIL-06)."""
    some = False
    for ability in abilities:
        if not act.actor.at:
            break
        some = await perform(game, act, ability) or some
    return some


async def perform(game: Table, act: Act, ability: verbs.Ability) -> bool:
    """One ability, if what it asks for holds, and if the one who decides doesn't skip it (JL-ABIL-01, JL-OPEN-14)."""
    if not holds(game, act, ability.when) or not await _wanted(game, act, ability):
        act.last = False
        return False
    done = await VERBS[type(ability)](game, act, ability)
    act.last = done
    act.performed = act.performed or done
    if done and (xp := ability.xp + act.boosted):
        gain_experience(game, act.actor, xp)
    act.boosted = 0
    return done


async def _wanted(game: Table, act: Act, ability: verbs.Ability) -> bool:
    """Abilities that ask nothing themselves can be skipped by saying so; mandatory ones can't (JL-OPEN-14)."""
    if act.actor.id not in game.state.sheets or ability.mandatory or isinstance(ability, ASKING):
        return True
    kind = f"do-{type(ability).__name__.lower()}"
    options = [Option("do", True), Option("skip", False)]
    return await game.ask(Question(act.seats, kind, options, "JL-ABIL-06", party=act.party))


def gain_experience(game: Table, figure: Figure, amount: int) -> None:
    """Scenario experience, counted apart (JL-XP-01, JL-XP-03, JL-STATE-02)."""
    if sheet := sheet_of(game, figure):
        sheet.xp += amount
        game.tell(ExperienceGained(figure.id, amount, rule="JL-XP-01"))


def reach_of(game: Table, ability: verbs.Targeted, default: int = NEAR) -> int:
    return number(game, ability.range) if ability.range is not None else default


async def heal_ability(game: Table, act: Act, ability: verbs.Heal) -> bool:
    """“Heal X” raises the hit points of each target; oneself only if the card says so (JL-HEAL-01, JL-HEAL-02)."""
    boosts = await gather(game, act, ability)
    aim = Aim(game, act, ability, reach_of(game, ability) + boosts.range, boosts.targets, ALLIES)
    while target := await aim.next():
        heal(game, target, number(game, ability.value, X=act.dealt) + boosts.total(game, act, target))
    act.targets = aim.hit
    return bool(aim.hit)


async def give_ability(game: Table, act: Act, ability: verbs.Give) -> bool:
    """Conditions without an attack: bad ones for enemies, good ones for allies (JL-COND-11 … JL-COND-13, JL-TARGET-06).

    JL-TARGET-07.
    """
    boosts = await gather(game, act, ability)
    default = ALLIES if all(name in POSITIVE for name in ability.conditions) else Selector(who="enemies")
    aim = Aim(game, act, ability, reach_of(game, ability) + boosts.range, boosts.targets, default)
    while target := await aim.next():
        for condition in ability.conditions:
            gain(game, target, condition, "JL-COND-11")
    act.targets = aim.hit
    return bool(aim.hit)


async def cure_ability(game: Table, act: Act, ability: verbs.Cure) -> bool:
    """Conditions are taken away."""
    aim = Aim(game, act, ability, reach_of(game, ability), default=Selector(who="allies-or-self"))
    while target := await aim.next():
        for condition in ability.conditions:
            lose(game, target, condition, "JL-COND-01")
    return bool(aim.hit)


async def push_ability(game: Table, act: Act, ability: verbs.Push | verbs.Pull) -> bool:
    """Push and pull as abilities of their own (JL-PUSH-01, JL-PUSH-02, JL-PUSH-14)."""
    boosts = await gather(game, act, ability)
    aim = Aim(game, act, ability, reach_of(game, ability) + boosts.range, boosts.targets)
    while target := await aim.next():
        steps = number(game, ability.value) + boosts.total(game, act, target)
        await shove(game, act, target, steps, away=isinstance(ability, verbs.Push))
    act.targets = aim.hit
    return bool(aim.hit)


async def suffer_ability(game: Table, act: Act, ability: verbs.Suffer) -> bool:
    """All that are meant suffer damage; no card, no shield, no sight (JL-SUFFER-01 … JL-SUFFER-03)."""
    target = game.state.figures.get(act.targets[-1]) if act.targets else None
    meant = selected(game, act.actor, ability.at, target)
    by = act.actor.id if sheet_of(game, act.actor) else None
    for figure in meant:
        await suffer(game, figure, number(game, ability.value, X=act.dealt), by, "JL-SUFFER-01")
    return bool(meant)


async def loot_ability(game: Table, act: Act, ability: verbs.Loot) -> bool:
    """“Loot X” takes all within X hexes; it needs something to take (JL-LOOT-01, JL-LOOT-03)."""
    found = loot_within(game, act.actor, number(game, ability.value))
    await take(game, act.actor, found)
    return bool(found)


async def grant_ability(game: Table, act: Act, ability: verbs.Grant) -> bool:
    """Each figure that is granted something acts for itself: an ally as it likes, an enemy as it is told.

    JL-GRANT-01 … JL-GRANT-09, JL-ACTION-08; the turn stays the granter's (JL-TURN-08).
    """
    aim = Aim(game, act, ability, reach_of(game, ability, 99), default=ALLIES)
    done = False
    while target := await aim.next():
        granted = act_of(game, target, act.source)
        if target.side != act.actor.side:
            granted.seats, granted.party = act.seats, act.party
            own, target.side = target.side, act.actor.side
            done = await perform_all(game, granted, ability.abilities) or done
            target.side = own
        else:
            done = await perform_all(game, granted, ability.abilities) or done
    return done


async def destroy_ability(game: Table, act: Act, ability: verbs.Destroy) -> bool:
    """A whole obstacle, if one hex of it is in range and sight; no objectives (JL-OBST-03, JL-OBST-04, JL-OBJ-08)."""
    near = in_reach(game, act.actor, number(game, ability.range))
    found = [overlay for overlay in overlays(game, ability.kind) if mask_of(game, overlay.cells) & near]
    chosen = await _choose_overlay(game, act, found, "destroy")
    if chosen:
        del game.state.overlays[chosen.id]
        game.tell(Destroyed(chosen.id, rule="JL-OBST-03"))
    return chosen is not None


async def _choose_overlay(game: Table, act: Act, found: list[Overlay], kind: str) -> Overlay | None:
    options: list[Option[Overlay | None]] = [Option(f"{kind}:{overlay.id}", overlay) for overlay in found]
    if not options:
        return None
    question = Question(act.seats, kind, [*options, Option("skip", None)], "JL-OBST-03", party=act.party)
    return await game.ask(question)


async def trap_ability(game: Table, act: Act, ability: verbs.Trap) -> bool:
    """A trap is laid on an empty hex, of the kind the ability says (JL-TRAP-05)."""
    hexes = names_of(game, in_reach(game, act.actor, number(game, ability.range)) & empty_hexes(game))
    if not hexes:
        return False
    options: list[Option[str | None]] = [Option(f"cell:{cell}", cell) for cell in hexes]
    question = Question(act.seats, "lay-trap", [*options, Option("skip", None)], "JL-TRAP-05", party=act.party)
    at = await game.ask(question)
    if at is None:
        return False
    id = f"trap-{game.state.new_id()}"
    damage = number(game, ability.damage)
    game.state.overlays[id] = Overlay(
        id=id, kind="trap", cells=[at], damage=damage, conditions=list(ability.conditions)
    )
    return True


async def infuse_ability(game: Table, act: Act, ability: verbs.Infuse) -> bool:
    """The elements become strong when the turn ends (JL-ELEM-02, JL-ELEM-03)."""
    will_infuse(game, ability.elements)
    return True


async def bonus_ability(game: Table, act: Act, ability: verbs.Bonus | verbs.Shield) -> bool:
    """An active bonus: of a card in the active area, of a monster to the round's end (JL-ONGO-01, JL-OPEN-29)."""
    from undercroft.games.haven.bonus import action_at, add_bonus

    action = action_at(game, act.source)
    card = act.source_card if action.stays else ""
    at = next((place for place, one in enumerate(action.do) if one is ability), None)
    if at is None:
        return False
    add_bonus(game, act, at, card, action.stays or "round")
    return True


async def recover_ability(game: Table, act: Act, ability: verbs.Recover) -> bool:
    """Cards come back to the hand."""
    pile = ZoneId(f"{ability.pile}-{act.actor.id}")
    left = 99 if ability.cards == "all" else ability.cards
    done = False
    while left and (cards := cards_in(game, pile)):
        options: list[Option[CardId | None]] = [Option(f"card:{card.id}", card.id) for card in cards]
        question = Question(act.seats, "recover", [*options, Option("stop", None)], "JL-PILE-09", party=act.party)
        card = await game.ask(question)
        if card is None:
            break
        move(game, card, ZoneId(f"hand-{act.actor.id}"), "JL-PILE-09")
        left, done = left - 1, True
    return done


async def refresh_ability(game: Table, act: Act, ability: verbs.Refresh) -> bool:
    """Items can be used again."""
    wanted = 1 if ability.state == "spent" else 2
    cards = [card for card in cards_in(game, ZoneId(f"items-{act.actor.id}")) if card.counters.get("used") == wanted]
    for card in cards[: 99 if ability.items == "all" else ability.items]:
        card.counters["used"] = 0
    return bool(cards)


async def gain_ability(game: Table, act: Act, ability: verbs.Gain) -> bool:
    """Coins and gold; experience stands on the ability itself (JL-XP-02)."""
    if sheet := sheet_of(game, act.actor):
        sheet.coins += ability.coins
        sheet.gold += ability.gold
    return True


async def trade_ability(game: Table, act: Act, ability: verbs.Trade) -> bool:
    """Pay first, then do: without the price nothing follows."""
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
    """One of several ways."""
    options = [Option(f"way:{place}", way) for place, way in enumerate(ability.ways, 1)]
    way = await game.ask(Question(act.seats, "either", options, "JL-ABIL-06", party=act.party))
    return await perform_all(game, act, way)


async def spawn_ability(game: Table, act: Act, ability: verbs.Spawn) -> bool:
    """Monsters come into play (JL-SPAWN-01 … JL-SPAWN-04)."""
    near = ability.near or act.actor.at
    made = [await spawn(game, ability.monster, ability.rank, near) for _ in range(number(game, ability.count))]
    return any(made)


async def swap_ability(game: Table, act: Act, ability: verbs.Swap) -> bool:
    """Actor and target change places, and enter each other's hex."""
    aim = Aim(game, act, ability, reach_of(game, ability))
    while target := await aim.next():
        act.actor.at, target.at = target.at, act.actor.at
        await enter(game, act.actor, act.actor.at)
        await enter(game, target, target.at, act.actor.id)
    return bool(aim.hit)


async def kill_ability(game: Table, act: Act, ability: verbs.Kill) -> bool:
    """The target dies."""
    from undercroft.games.haven.damage import fall

    aim = Aim(game, act, ability, reach_of(game, ability))
    while target := await aim.next():
        await fall(game, target, act.actor.id if sheet_of(game, act.actor) else None)
    return bool(aim.hit)


async def teleport_ability(game: Table, act: Act, ability: verbs.Teleport) -> bool:
    """To an empty hex near by, whatever lies between."""
    near = names_of(game, in_reach(game, act.actor, number(game, ability.value)) & empty_hexes(game))
    options: list[Option[str | None]] = [Option(f"cell:{cell}", cell) for cell in near]
    options.append(Option("skip", None))
    at = await game.ask(Question(act.seats, "teleport", options, "JL-MOVE-05", party=act.party))
    if at is not None:
        act.actor.at = at
        await enter(game, act.actor, at)
    return at is not None


async def special_ability(game: Table, act: Act, ability: verbs.Special) -> bool:
    """A boss's own action 1 or 2 (JL-BOSS-03, JL-BOSS-04)."""
    kind = game.content.monsters[act.actor.kind]
    return await perform_all(game, act, kind.special_1 if ability.number == 1 else kind.special_2)


async def count_ability(game: Table, act: Act, ability: verbs.CountUp) -> bool:
    counters = game.state.counters
    counters[ability.counter] = counters.get(ability.counter, 0) + number(game, ability.by)
    return True


async def reveal_ability(game: Table, act: Act, ability: verbs.Reveal) -> bool:
    """Special rules can reveal rooms without a door (JL-REVEAL-11)."""
    if ability.room in game.state.rooms:
        return False
    await reveal_room(game, ability.room)
    return True


async def unlock_ability(game: Table, act: Act, ability: verbs.Unlock) -> bool:
    """A door opens by itself."""
    door = game.state.overlays.get(ability.door)
    if door is None or door.open:
        return False
    await open_door(game, door, None)
    return True


async def read_ability(game: Table, act: Act, ability: verbs.Read) -> bool:
    """A section of the scenario's text is read when its condition is met (JL-BOOK-04, JL-BOOK-05)."""
    game.state.counters[f"section-{ability.section}"] = 1
    game.reveal()
    game.tell(SectionRead(ability.section, rule="JL-BOOK-04"))
    return True


async def end_ability(game: Table, act: Act, ability: verbs.End) -> bool:
    """The goal is met, or a condition of defeat has come about (JL-END-01, JL-END-05)."""
    if ability.outcome == "won":
        game.state.goal_met = True
        game.tell(GoalMet(rule="JL-END-02"))
    else:
        game.state.defeated = True
    return True


async def named_rule(game: Table, act: Act, ability: verbs.NamedRule) -> bool:
    """What the vocabulary can't say: a rule of the edition's own, by name."""
    return bool(await game.content.edition.rules[ability.name](game, act, ability.numbers))


async def retaliate_ability(game: Table, act: Act, ability: verbs.Retaliate) -> bool:
    """An active bonus like a shield."""
    return await bonus_ability(game, act, ability)  # type: ignore[arg-type] # kept with the bonuses


ASKING = (
    verbs.Attack, verbs.Move, verbs.Heal, verbs.Give, verbs.Push, verbs.Pull, verbs.Destroy, verbs.Trap, verbs.Recover,
    verbs.Either, verbs.Teleport, verbs.Infuse, verbs.Bonus, verbs.Shield, verbs.CountUp, verbs.Read, verbs.End,
    verbs.Reveal, verbs.Unlock, verbs.Spawn,
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
    verbs.Retaliate: retaliate_ability,
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
    verbs.Spawn: spawn_ability,
    verbs.Swap: swap_ability,
    verbs.Kill: kill_ability,
    verbs.Teleport: teleport_ability,
    verbs.Special: special_ability,
    verbs.CountUp: count_ability,
    verbs.Reveal: reveal_ability,
    verbs.Unlock: unlock_ability,
    verbs.Read: read_ability,
    verbs.End: end_ability,
    verbs.NamedRule: named_rule,
}
