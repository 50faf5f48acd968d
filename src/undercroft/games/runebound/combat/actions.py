"""Combat actions: damage, agility, doubling, surge, what cards give; or to pass."""

from collections.abc import Callable
from functools import partial
from typing import Any

from undercroft.games.runebound.abilities import Source, new_act, sources, usable, use
from undercroft.games.runebound.act import FOE, other_side
from undercroft.games.runebound.box import Table
from undercroft.games.runebound.combat.damage import deal, hit_of
from undercroft.games.runebound.combat.pool import choices, different, flip, named, recast, spend, targets, total
from undercroft.games.runebound.combat.surge import Doing, surge_actions
from undercroft.games.runebound.decide import decide
from undercroft.games.runebound.events import Attacked, Doubled, Passed
from undercroft.games.runebound.own_turn import on_own_turn, use_meanwhile
from undercroft.games.runebound.state import Combat, Side, Tok
from undercroft.table import Option

PASS = Option("pass", None)


async def combat_action(game: Table, combat: Combat, side: Side) -> None:
    """Take one combat action, or pass; who has none left must pass. Abilities of the own turn don't take its place.

    RB-ABIL-11, RB-CACT-06, RB-COMBAT-19, RB-COMBAT-21, RB-COMBAT-22, RB-CACT-01.
    """
    while not combat.over:
        options: list[Option[Any]] = combat_actions(game, combat, side)
        if side.who != FOE:
            options += [one.offered(one) for one in on_own_turn(game, game.state.heroes[side.who])]
        options.append(PASS)
        chosen: Doing | Source | None = await decide(game, side.seat, "combat", options, "RB-CACT-01", who=side.who)
        if isinstance(chosen, Source):
            await use_meanwhile(game, game.state.heroes[side.who], chosen)
            continue
        if chosen is None:
            pass_round(game, side)
        else:
            await chosen()
        return


def pass_round(game: Table, side: Side) -> None:
    """No more combat actions this combat round; shields still serve (RB-COMBAT-19, RB-COMBAT-20, RB-COMBAT-22)."""
    side.passed = True
    game.tell(Passed(side.who, rule="RB-COMBAT-19"))


def combat_actions(game: Table, combat: Combat, side: Side) -> list[Option[Doing]]:
    """All there are; a dash is none (RB-CACT-03, RB-CACT-04, RB-CACT-05)."""
    free = targets(side)
    by_symbol: dict[str, list[Tok]] = {}
    for tok in free:
        by_symbol.setdefault(tok.face.symbol, []).append(tok)
    for symbol in side.forbidden:
        by_symbol.pop(symbol, None)
    options: list[Option[Doing]] = []
    for kind in kinds_of(side):
        if kind in by_symbol:
            options += attacks(game, combat, side, kind, by_symbol[kind])
    if "agility" in by_symbol:
        options += agility(game, combat, side, by_symbol["agility"], free)
    if "doubler" in by_symbol:
        options += doublings(game, side, by_symbol["doubler"], free)
    if "surge" in by_symbol:
        options += surge_actions(game, side, by_symbol["surge"])
    options += card_actions(game, side)
    return options


def kinds_of(side: Side) -> tuple[str, ...]:
    """Physical and magic damage are for heroes, enemy damage for enemies (RB-DMGACT-06, RB-DMGACT-11, RB-COMP-15)."""
    return ("enemy",) if side.who == FOE else ("physical", "magic")


def attacks(game: Table, combat: Combat, side: Side, kind: str, tokens: list[Tok]) -> list[Option[Doing]]:
    """Spend any number of one damage symbol (RB-DMGACT-01 … RB-DMGACT-05, RB-DOUBLE-08)."""
    return [
        Option(f"{kind}:{named(some)}", partial(attack, game, combat, side, kind, some)) for some in choices(tokens)
    ]


async def attack(game: Table, combat: Combat, side: Side, kind: str, tokens: tuple[Tok, ...]) -> None:
    """Every combat action that deals damage is an attack (RB-DMGACT-08)."""
    damage = total(side, tokens)
    spend(game, side, tokens)
    with game.resolving(Attacked(side.who, damage, kind, rule="RB-DMGACT-08")):
        await deal(game, other_side(combat, side.who), hit_of(damage, kind, attack=True))


def agility(game: Table, combat: Combat, side: Side, quick: list[Tok], free: list[Tok]) -> list[Option[Doing]]:
    """One agility symbol: flip an own token, or have the opponent recast one; the spender chooses.

    Enemies have it as heroes do (RB-OPEN-22). RB-AGIL-01 … RB-AGIL-05, RB-DOUBLE-05, RB-OPEN-33.
    """
    other = other_side(combat, side.who)
    theirs = targets(other)
    options: list[Option[Doing]] = []
    for spent in different(quick):
        options += [
            Option(f"flip-own:{tok.id},{spent.id}", partial(be_quick, game, side, spent, flip, side, tok))
            for tok in free
            if tok is not spent
        ]
        options += [
            Option(f"recast-foe:{tok.id},{spent.id}", partial(be_quick, game, side, spent, recast, other, tok))
            for tok in theirs
        ]
    return options


async def be_quick(
    game: Table, side: Side, quick: Tok, change: Callable[[Table, Side, Tok], None], whose: Side, tok: Tok
) -> None:
    """The agility symbol is spent first (RB-AGIL-04, RB-AGIL-05)."""
    spend(game, side, [quick])
    change(game, whose, tok)


def doublings(game: Table, side: Side, doublers: list[Tok], free: list[Tok]) -> list[Option[Doing]]:
    """Put another token of the pool on a doubler; only one can lie there (RB-DOUBLE-01, RB-DOUBLE-03, RB-OPEN-19)."""
    return [
        Option(f"double:{tok.id},{doubler.id}", partial(put_on, game, side, tok, doubler))
        for doubler in different([tok for tok in doublers if not tok.on])
        for tok in free
        if tok is not doubler and not tok.on
    ]


async def put_on(game: Table, side: Side, tok: Tok, doubler: Tok) -> None:
    """Nothing is spent by it (RB-DOUBLE-01, RB-DOUBLE-10)."""
    tok.on = doubler.id
    game.tell(Doubled(side.who, str(tok.face), rule="RB-DOUBLE-01"))


def card_actions(game: Table, side: Side) -> list[Option[Doing]]:
    """Combat actions that cards give (RB-CACT-03)."""
    return [
        source.offered(partial(use, game, side.who, source, new_act(game, side.who, source)))
        for source in sources(game, side.who, "combat-action")
        if usable(game, side.who, source)
    ]
