"""A character's cards: its zones, and where a card goes when it has been played."""

from undercroft.games.haven.act import Act, act_of
from undercroft.games.haven.action import gain_experience, perform_all
from undercroft.games.haven.box import Table
from undercroft.games.haven.content.verbs import Action, Attack, Move
from undercroft.games.haven.elements import will_infuse
from undercroft.games.haven.events import Played
from undercroft.games.haven.state import Figure, Haven
from undercroft.table import CardId, ZoneId, add_zone, move

PILES = ("hand", "chosen", "played", "discard", "active", "lost")
BASIC_TOP = Action(do=(Attack(value=2),))
BASIC_BOTTOM = Action(do=(Move(value=2),))
"""Any card can be played as Attack 2 on top or Move 2 at the bottom (JL-BASIC-01, JL-BASIC-02, JL-BASIC-05)."""


def add_zones(state: Haven, figure: str) -> None:
    """Hand and choice are for the owner's eyes, all else lies open (JL-STATE-01, JL-SELECT-07)."""
    seat = state.sheets[figure].seat
    for pile in PILES:
        add_zone(state, ZoneId(f"{pile}-{figure}"), "owner" if pile in ("hand", "chosen") else "all", seat)
    add_zone(state, ZoneId(f"items-{figure}"), "all", seat)


async def play(game: Table, figure: Figure, card: CardId, half: str) -> None:
    """Perform one half of a card, then lay the card where that half sends it (JL-ACTION-01, JL-PILE-02, JL-PILE-12)."""
    printed = game.content.cards[game.state.cards[card].definition]
    basic = half.startswith("basic")
    top = half.endswith("top")
    action = (BASIC_TOP if top else BASIC_BOTTOM) if basic else printed.top if top else printed.bottom
    act = act_of(game, figure, f"card|{printed.id}|{'top' if top else 'bottom'}")
    act.source_card = "" if basic else card
    with game.resolving(Played(figure.id, card, half, rule="JL-BASIC-01" if basic else "JL-ACTION-01")):
        await perform_all(game, act, action.do)
        if act.performed and not basic:
            bind(game, act, action)
    lay_down(game, figure, card, action, act)


def bind(game: Table, act: Act, action: Action) -> None:
    """Once any part was performed: its experience and its infusions (JL-XP-01, JL-ELEM-02)."""
    if action.xp:
        gain_experience(game, act.actor, action.xp)
    will_infuse(game, action.infuse)


def lay_down(game: Table, figure: Figure, card: CardId, action: Action, act: Act) -> None:
    """To the active area, the lost pile or the discards (JL-PILE-03, JL-PILE-04, JL-PILE-05, JL-BASIC-03)."""
    if game.state.cards[card].zone != ZoneId(f"played-{figure.id}"):
        return
    active = any(bonus.card == card for bonus in game.state.bonuses)
    pile = "active" if active else "lost" if action.lost and act.performed else "discard"
    move(game, card, ZoneId(f"{pile}-{figure.id}"), "JL-PILE-04" if pile == "lost" else "JL-PILE-03")
