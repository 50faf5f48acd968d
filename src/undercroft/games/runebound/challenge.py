"""Hero against hero: only by an ability that allows it."""

from collections.abc import Sequence

from undercroft.games.runebound.act import Act
from undercroft.games.runebound.box import Table
from undercroft.games.runebound.combat.fight import duel
from undercroft.games.runebound.content.verbs import Challenge, Effect
from undercroft.games.runebound.decide import decide
from undercroft.games.runebound.harm import is_defeated
from undercroft.games.runebound.holds import company
from undercroft.games.runebound.state import Hero
from undercroft.table import Option


def rivals(game: Table, hero: Hero, challenge: Challenge) -> list[Hero]:
    """Heroes on the hex who are not defeated (RB-CHALLENGE-04, RB-DAMAGE-06, RB-OPEN-24), each perhaps only once."""
    return [
        other
        for other in company(game, hero)
        if not is_defeated(game, other) and not (challenge.once_each and mark_of(other) in hero.used)
    ]


def can_challenge(game: Table, hero: Hero, effects: Sequence[Effect]) -> bool:
    """An ability that challenges needs somebody who can be challenged (RB-CHALLENGE-04, RB-ACTION-07)."""
    return all(rivals(game, hero, effect) for effect in effects if isinstance(effect, Challenge))


def mark_of(hero: Hero) -> str:
    return f"challenged-{hero.id}"


async def challenge_hero(game: Table, act: Act, challenge: Challenge) -> None:
    """A combat that the other can't refuse; the challenger is the attacker, and gains what the ability says.

    RB-CHALLENGE-01, RB-CHALLENGE-02, RB-CHALLENGE-03, RB-CHALLENGE-05, RB-CHALLENGE-06, RB-CHALLENGE-08, RB-RETREAT-09,
    RB-OPEN-25.
    """
    from undercroft.games.runebound.perform import perform

    hero = game.state.heroes[act.who]
    options = [Option(f"hero:{other.id}", other) for other in rivals(game, hero, challenge)]
    if not options:
        return
    other = await decide(game, hero.seat, "challenge", options, "RB-CHALLENGE-01", hero=hero.id)
    if challenge.once_each:
        hero.used[mark_of(other)] = "game"
    if await duel(game, hero, other, challenge.retreat) == "won":
        await perform(game, act, challenge.won)
