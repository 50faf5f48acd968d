"""Rounds and acts: the time marker, its symbols, and what happens when it reaches the end."""

from undercroft.games.runebound.act import Act
from undercroft.games.runebound.adventure import turn_gem
from undercroft.games.runebound.box import Table
from undercroft.games.runebound.events import RoundEnded, TimeMoved
from undercroft.games.runebound.scenario import scenario_card
from undercroft.games.runebound.state import RoundEnd
from undercroft.games.runebound.story import draw_story
from undercroft.games.runebound.turn import begin_turn
from undercroft.table import Place

ACTS = 2


async def end_round(game: Table, _: RoundEnd) -> Place:
    """The first player moves the time marker, then begins the next round.

    RB-ROUND-01, RB-ROUND-02, RB-ROUND-03, RB-TURN-02.
    """
    state = game.state
    with game.resolving(RoundEnded(state.rounds, rule="RB-ROUND-02")):
        state.rounds += 1
        await move_marker(game)
    if state.outcome is not None:
        return state.outcome
    return begin_turn(game, state.playing()[0])


async def move_marker(game: Table) -> None:
    """One space on; from the last space to Act 2, or nowhere any more.

    RB-ROUND-06 … RB-ROUND-11, RB-ROUND-14, RB-DATA-05.
    """
    from undercroft.games.runebound.perform import perform

    state, length = game.state, game.content.realm.board.track.length
    nobody = Act("", state.first)
    if state.space < length:
        await enter_space(game, state.act, state.space + 1)
    elif state.act < ACTS:
        await perform(game, nobody, scenario_card(game).end_of_act_1)
        await enter_space(game, state.act + 1, 1)
    else:
        await perform(game, nobody, scenario_card(game).end_of_act_2)


async def enter_space(game: Table, act: int, space: int) -> None:
    """The marker comes onto a space: gems first, then the story (RB-ROUND-12, RB-OPEN-10, RB-OPEN-11, RB-COMP-20)."""
    state, track = game.state, game.content.realm.board.track
    state.act, state.space = act, space
    game.tell(TimeMoved(act, space, rule="RB-ROUND-02"))
    if space in track.gems:
        refresh_gems(game)
    if space in track.story:
        await draw_story(game)


def refresh_gems(game: Table) -> None:
    """Every gem on a hex without a hero turns active (RB-ROUND-05)."""
    taken = {hero.at for hero in game.state.playing()}
    for hex, is_active in list(game.state.gems.items()):
        if not is_active and hex not in taken:
            turn_gem(game, hex, active=True, rule="RB-ROUND-05")
