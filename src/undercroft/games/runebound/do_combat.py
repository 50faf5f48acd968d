"""Verbs of combat: damage, tokens, what holds for a round."""

from collections.abc import Callable, Sequence

from undercroft.games.runebound.abilities import Source, seat_of
from undercroft.games.runebound.act import FOE, Act, other_side, side_of
from undercroft.games.runebound.box import Table
from undercroft.games.runebound.combat.damage import block, deal, hit_of
from undercroft.games.runebound.combat.pool import flip, recast, remove, targets
from undercroft.games.runebound.content import verbs
from undercroft.games.runebound.content.model import Enemy
from undercroft.games.runebound.decide import decide
from undercroft.games.runebound.decks import pile_of
from undercroft.games.runebound.doing import Doers
from undercroft.games.runebound.state import Combat, Side, Tok
from undercroft.games.runebound.values import amount
from undercroft.table import Option


async def do_damage(game: Table, act: Act, effect: verbs.Damage) -> None:
    """Damage to the opponent; an attack only where it is a combat action.

    RB-DAMAGE-04, RB-DMGACT-09, RB-DMGACT-12, RB-SHIELD-05.
    """
    if combat := game.state.combat:
        hit = hit_of(amount(game, act, effect.amount), effect.kind, attack=act.attack)
        await deal(game, other_side(combat, act.who), hit, blockable=effect.blockable)


def sides(combat: Combat, act: Act, whose: str) -> list[Side]:
    """The pools that an effect can mean; either, where it doesn't say whose (RB-POOL-13)."""
    own, foe = side_of(combat, act.who), other_side(combat, act.who)
    return {"own": [own], "foe": [foe]}.get(whose, [own, foe])


async def on_tokens(
    game: Table,
    act: Act,
    effect: verbs.Flip | verbs.Recast | verbs.Remove,
    change: Callable[[Table, Side, Tok], None],
    found: Callable[[Side], Sequence[Tok]],
) -> None:
    """All of the tokens that fit, or some chosen one by one by whoever uses the ability (RB-POOL-08, RB-AGIL-02)."""
    combat = game.state.combat
    if combat is None:
        return
    pools = sides(combat, act, effect.whose)
    if effect.amount == "all":
        for side in pools:
            for tok in list(found(side)):
                change(game, side, tok)
        return
    done: set[str] = set()
    for _ in range(amount(game, act, effect.amount)):
        options: list[Option[tuple[Side, Tok] | None]] = [
            Option(f"token:{tok.id}", (side, tok)) for side in pools for tok in found(side) if tok.id not in done
        ]
        if not options:
            return
        options.append(Option("done", None))
        chosen = await decide(game, seat_of(game, act.who), "token", options, "RB-POOL-02", who=act.who)
        if chosen is None:
            return
        done.add(chosen[1].id)
        change(game, *chosen)


async def do_flip(game: Table, act: Act, effect: verbs.Flip) -> None:
    """Only tokens that are not spent (RB-POOL-15)."""
    await on_tokens(game, act, effect, flip, lambda side: targets(side, effect.symbol))


async def do_recast(game: Table, act: Act, effect: verbs.Recast) -> None:
    """Spent tokens only where the text names them, also those that paid for it.

    RB-POOL-03, RB-POOL-19, RB-SURGE-05.
    """

    def found(side: Side) -> list[Tok]:
        spent = [tok for tok in side.tokens if tok.spent and effect.symbol in (None, tok.face.symbol)]
        if effect.spent == "only":
            return spent
        return [*targets(side, effect.symbol), *(spent if effect.spent == "also" else [])]

    await on_tokens(game, act, effect, recast, found)


async def do_remove(game: Table, act: Act, effect: verbs.Remove) -> None:
    """All tokens with a symbol, whatever their number, not those that show it on the reverse.

    RB-POOL-06, RB-POOL-08.
    """
    await on_tokens(game, act, effect, remove, lambda side: targets(side, effect.symbol))


async def do_double(game: Table, act: Act, effect: verbs.Double) -> None:
    if combat := game.state.combat:
        side_of(combat, act.who).doubled.append(effect.symbol)


async def do_forbid(game: Table, act: Act, effect: verbs.Forbid) -> None:
    """A prohibition of a card is absolute (RB-PREC-04)."""
    if combat := game.state.combat:
        other_side(combat, act.who).forbidden.append(effect.symbol)


async def do_block(game: Table, act: Act, effect: verbs.Block) -> None:
    """Abilities block like shields do (RB-SHIELD-14)."""
    if act.hit and (combat := game.state.combat):
        blocked = act.hit.amount if effect.amount == "all" else amount(game, act, effect.amount)
        block(game, side_of(combat, act.who), act.hit, blocked)


async def do_reflect(game: Table, act: Act, effect: verbs.Reflect) -> None:
    if combat := game.state.combat:
        side_of(combat, act.who).reflects = effect.kind


async def do_act_again(game: Table, act: Act, effect: verbs.ActAgain) -> None:
    if combat := game.state.combat:
        side_of(combat, act.who).again = True


async def do_borrow(game: Table, act: Act, effect: verbs.Borrow) -> None:
    """A random enemy of the combat discard pile lends one of its surge abilities; X would be 1 (RB-ABIL-15)."""
    from undercroft.games.runebound.perform import perform

    lying = [game.state.cards[card].definition for card in game.state.zones[pile_of("combat")].cards]
    enemies = [card for one in lying if isinstance(card := game.content.adventures[one], Enemy)]
    if not enemies:
        return
    enemy = game.random.pick(enemies, "borrow", label=lambda card: card.id)
    options = [
        Option(f"surge:{enemy.id}#{at}", Source(f"{enemy.id}#{at}", None, ability), ability.text)
        for at, ability in enumerate(enemy.abilities)
        if ability.at == "surge"
    ]
    if options:
        source = await decide(game, seat_of(game, act.who), "borrow", options, "RB-ABIL-15", who=act.who)
        await perform(game, act, source.ability.do)


async def do_cancel(game: Table, act: Act, effect: verbs.Cancel) -> None:
    """What was about to be resolved is not (RB-ABIL-06)."""
    if act.answers is not None:
        act.answers.cancelled = True


async def do_capture(game: Table, act: Act, effect: verbs.Capture) -> None:
    """The enemy becomes a trophy and combat ends; its reward is not gained (RB-ENEMY-04)."""
    combat = game.state.combat
    if combat and other_side(combat, act.who).who == FOE and not combat.villain:
        combat.over = "captured"


DOERS: Doers = {
    verbs.Damage: do_damage,
    verbs.Flip: do_flip,
    verbs.Recast: do_recast,
    verbs.Remove: do_remove,
    verbs.Double: do_double,
    verbs.Forbid: do_forbid,
    verbs.Block: do_block,
    verbs.Reflect: do_reflect,
    verbs.ActAgain: do_act_again,
    verbs.Borrow: do_borrow,
    verbs.Cancel: do_cancel,
    verbs.Capture: do_capture,
}
