"""The structure of a combat: rounds of casting, combat actions and retreat, until somebody is defeated or leaves."""

from typing import Literal

from undercroft.games.runebound.abilities import clear_marks, over, trigger
from undercroft.games.runebound.act import FOE, other_side
from undercroft.games.runebound.assets import combat_tokens
from undercroft.games.runebound.box import Table
from undercroft.games.runebound.combat.actions import combat_action
from undercroft.games.runebound.combat.pool import golden, throw_tokens
from undercroft.games.runebound.combat.retreat import leave, retreat_phase
from undercroft.games.runebound.events import CombatBegan, CombatEnded, CombatRoundBegan, HasInitiative
from undercroft.games.runebound.harm import after_defeat
from undercroft.games.runebound.scenario import villain_health
from undercroft.games.runebound.state import Combat, Hero, Side, Tok
from undercroft.table import Seat

End = Literal["won", "lost", "retreated", "captured"]


async def fight(game: Table, hero: Hero, *, enemy: str = "", card: str | None = None, villain: bool = False) -> End:
    """A hero against an enemy; the hero is the attacker, whoever's turn it is.

    RB-COMBAT-01, RB-INIT-02, RB-VILLAIN-12.
    """
    foe = Side(who=FOE, seat=controller(game, hero))
    health = villain_health(game, hero) if villain else game.content.enemies[enemy].health
    combat = Combat(sides=[Side(who=hero.id, seat=hero.seat), foe], enemy=enemy, villain=villain, health=health)
    combat.card = card  # type: ignore[assignment] # an id of a card
    combat.retreat = not villain
    return await carry_out(game, combat)


def controller(game: Table, hero: Hero) -> Seat | None:
    """The player to the hero's right, the nearest who is still in the game; else the table.

    RB-COMBAT-02, RB-COMBAT-03, RB-OPEN-07, RB-OPEN-08.
    """
    state = game.state
    if state.enemies == "table":
        return None
    seats = [one.seat for one in state.playing()]
    order = [seat for seat in state.seats if seat in seats]
    right = order[order.index(hero.seat) - 1]
    return None if right == hero.seat else right


async def duel(game: Table, attacker: Hero, defender: Hero, retreat: bool) -> End:
    """Hero against hero: each player runs the own one, nobody else takes part; the active player is the attacker.

    RB-CHALLENGE-02, RB-CHALLENGE-03, RB-CHALLENGE-07, RB-INIT-01.
    """
    sides = [Side(who=one.id, seat=one.seat) for one in (attacker, defender)]
    return await carry_out(game, Combat(sides=sides, retreat=retreat))


async def carry_out(game: Table, combat: Combat) -> End:
    """From "when combat begins" to the end, which comes at once.

    RB-COMBAT-05, RB-COMBAT-06, RB-COMBAT-14, RB-COMBAT-26. How it ended, as seen by the attacker. The damage of an
    enemy goes with its combat (RB-DAMAGE-11), that of heroes stays (RB-COMBAT-18).
    """
    state = game.state
    state.combat = combat
    fighters = [side.who for side in combat.sides]
    with game.resolving(CombatBegan(*fighters, rule="RB-COMBAT-06")):
        await trigger(game, "combat-begins", fighters)
        while not combat.over:
            await combat_round(game, combat)
        game.tell(CombatEnded(combat.over, combat.loser, rule="RB-COMBAT-05"))
    for hero in heroes_in(game, combat):
        clear_marks(hero, "combat-round", "combat")
    state.combat = None
    await after(game, combat)
    return end_of(combat)


def end_of(combat: Combat) -> End:
    if combat.over == "defeated":
        return "lost" if combat.loser == combat.sides[0].who else "won"
    return "captured" if combat.over == "captured" else "retreated"


async def after(game: Table, combat: Combat) -> None:
    """Who retreated moves; abilities of who was defeated, then of who won; the villain's victim has none any more."""
    for hero in heroes_in(game, combat):
        if combat.loser == hero.id and combat.over == "retreated":
            await leave(game, hero, combat.goal)
        elif combat.loser == hero.id and not combat.villain:
            await after_defeat(game, hero)
    if combat.over == "defeated":
        winner = other_side(combat, combat.loser).who
        if winner != FOE:
            await trigger(game, "combat-won", [winner])


def heroes_in(game: Table, combat: Combat) -> list[Hero]:
    return [game.state.heroes[side.who] for side in combat.sides if side.who != FOE]


async def combat_round(game: Table, combat: Combat) -> None:
    """Cast, act, retreat, as long as nobody is defeated; what was spent in the last round is cast again.

    RB-COMBAT-04, RB-COMBAT-14, RB-COMBAT-17, RB-RETREAT-05.
    """
    combat.round += 1
    for hero in heroes_in(game, combat):
        clear_marks(hero, "combat-round")
    with game.resolving(CombatRoundBegan(combat.round, rule="RB-COMBAT-04")):
        cast_phase(game, combat)
        await trigger(game, "after-cast", [side.who for side in combat.sides])
        for phase in (action_phase, retreat_phase):
            if not over(game):
                await phase(game, combat)


def cast_phase(game: Table, combat: Combat) -> None:
    """Both cast all their tokens (RB-COMBAT-07, RB-COMBAT-08, RB-COMBAT-11); last round's effects are over.

    Doubling has ended (RB-DOUBLE-09), a pass as well (RB-COMBAT-24), unspent tokens are cast anew (RB-COMBAT-25), a
    token gained meanwhile joins (RB-OPEN-34).
    """
    for side in combat.sides:
        side.tokens = [Tok(id, token) for id, token in tokens_of(game, combat, side.who)]
        side.passed = side.again = False
        side.doubled, side.forbidden, side.reflects = [], [], ""
        side.used = {source: span for source, span in side.used.items() if span == "combat"}
        throw_tokens(game, side.who, side.tokens)


def tokens_of(game: Table, combat: Combat, who: str) -> list[tuple[str, str]]:
    """A hero's own tokens; five of an enemy, six in Act 2; a villain's seven.

    RB-COMBAT-08, RB-COMBAT-09, RB-COMBAT-10, RB-ROUND-13, RB-ENEMY-08, RB-VILLAIN-02, RB-VILLAIN-12, RB-OPEN-02.
    """
    if who != FOE:
        return combat_tokens(game, game.state.heroes[who])
    board = game.content.realm.board
    tokens = [*board.enemy_tokens]
    if game.state.act == 2 or combat.villain:
        tokens.append(board.elite_token)
    if combat.villain:
        tokens.append(game.content.scenarios[game.state.scenario].villain.token)
    return [(f"{FOE}-{at}", token) for at, token in enumerate(tokens, 1)]


async def action_phase(game: Table, combat: Combat) -> None:
    """Combat actions in turn, from who has initiative on, until both have passed.

    RB-COMBAT-12, RB-COMBAT-20, RB-COMBAT-23, RB-CACT-02.
    """
    combat.acting = initiative(game, combat)
    attacker, defender = combat.sides
    while not (attacker.passed and defender.passed):
        side = combat.sides[combat.acting]
        if not side.passed:
            await combat_action(game, combat, side)
        if not (combat.over or side.passed):
            await trigger(game, "acted", [side.who])
        if combat.over:
            return
        if side.again:
            side.again = False
        else:
            combat.acting = 1 - combat.acting


def initiative(game: Table, combat: Combat) -> int:
    """More golden symbols; on a tie the attacker (RB-INIT-03, RB-INIT-04); once a round (RB-INIT-08, RB-INIT-09)."""
    first, second = (golden(side.tokens) for side in combat.sides)
    ahead = 1 if second > first else 0
    game.tell(HasInitiative(combat.sides[ahead].who, rule="RB-INIT-03"))
    return ahead
