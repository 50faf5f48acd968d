"""A character's cards: its zones, and where a card goes when it has been played."""

from collections.abc import Sequence

from undercroft.games.haven.act import Act, act_of
from undercroft.games.haven.action import gain_experience, perform_all
from undercroft.games.haven.box import Table
from undercroft.games.haven.content.verbs import Ability, Action, Attack, Either, Move, Trade
from undercroft.games.haven.elements import will_infuse
from undercroft.games.haven.events import Played
from undercroft.games.haven.state import Figure, Haven
from undercroft.table import CardId, ZoneId, add_zone, move

PILES = ("hand", "chosen", "played", "discard", "active", "lost")
BASIC_TOP = Action(do=(Attack(value=2),))
BASIC_BOTTOM = Action(do=(Move(value=2),))
"""Any card can be played as Attack 2 on top or Move 2 at the bottom."""


def add_zones(state: Haven, figure: str) -> None:
    """Hand and choice are for the owner's eyes, all else lies open (JL-STATE-01, JL-SELECT-07, JL-PILE-01)."""
    seat = state.sheets[figure].seat
    for pile in PILES:
        add_zone(state, ZoneId(f"{pile}-{figure}"), "owner" if pile in ("hand", "chosen") else "all", seat)
    add_zone(state, ZoneId(f"items-{figure}"), "all", seat)


async def play(game: Table, figure: Figure, card: CardId, half: str) -> None:
    """Perform one half of a card, then lay the card where that half sends it.

    JL-ACTION-01, JL-PILE-02, JL-PILE-10, JL-PILE-12. A basic action is Attack 2 or Move 2 and nothing that is printed
    (JL-BASIC-01, JL-BASIC-02, JL-BASIC-04, JL-BASIC-05).
    """
    printed = game.content.cards[game.state.cards[card].definition]
    basic = half.startswith("basic")
    top = half.endswith("top")
    action = (BASIC_TOP if top else BASIC_BOTTOM) if basic else printed.top if top else printed.bottom
    act = act_of(game, figure, f"card|{printed.id}|{'top' if top else 'bottom'}")
    act.source_card, act.basic = "" if basic else card, basic
    rule = "JL-ACTION-01" if not basic else "JL-BASIC-01" if top else "JL-BASIC-02"
    with game.resolving(Played(figure.id, card, half, kinds_of(action.do), rule=rule)):
        await perform_all(game, act, action.do)
        if act.performed and not basic:
            bind(game, act, action)
    lay_down(game, figure, card, action, act)


def kinds_of(abilities: Sequence[Ability]) -> tuple[str, ...]:
    """An attack or move in any part makes it an attack or move action, or both (JL-ACTION-04 … JL-ACTION-06).

    >>> kinds_of((Move(value=2), Either(ways=((Attack(value=1),), ()))))
    ('attack', 'move')
    """
    found: set[str] = set()
    for ability in abilities:
        if isinstance(ability, Attack | Move):
            found.add("attack" if isinstance(ability, Attack) else "move")
        for way in _parts(ability):
            found.update(kinds_of(way))
    return tuple(sorted(found))


def _parts(ability: Ability) -> tuple[tuple[Ability, ...], ...]:
    """The abilities that stand inside another one and are its performer's own."""
    bought = tuple(option.then for option in ability.consume)
    return (*bought, *(ability.ways if isinstance(ability, Either) else ()), *_paid(ability))


def _paid(ability: Ability) -> tuple[tuple[Ability, ...], ...]:
    return (ability.to,) if isinstance(ability, Trade) else ()


def bind(game: Table, act: Act, action: Action) -> None:
    """Once any part was performed: its experience and its infusions (JL-XP-01, JL-ELEM-02)."""
    if action.xp:
        gain_experience(game, act.actor, action.xp)
    will_infuse(game, action.infuse)


def lay_down(game: Table, figure: Figure, card: CardId, action: Action, act: Act) -> None:
    """To the active area, the lost pile or the discards; basic actions always discard.

    JL-PILE-03 … JL-PILE-05, JL-PILE-07, JL-PILE-11, JL-BASIC-03.
    """
    if game.state.cards[card].zone != ZoneId(f"played-{figure.id}"):
        return
    active = any(bonus.card == card for bonus in game.state.bonuses)
    pile = "active" if active else "lost" if action.lost and act.performed else "discard"
    move(game, card, ZoneId(f"{pile}-{figure.id}"), "JL-PILE-04" if pile == "lost" else "JL-PILE-03")
