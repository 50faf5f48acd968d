"""The outer flow of a scenario: select, order, turns, end of round."""

from undercroft.games.haven.bonus import hear
from undercroft.games.haven.box import Table
from undercroft.games.haven.choose_cards import select_cards
from undercroft.games.haven.events import RoundBegan
from undercroft.games.haven.items import offer_order_items
from undercroft.games.haven.order import determine, next_to_act
from undercroft.games.haven.orders import AT_ONCE
from undercroft.games.haven.round_end import end_round, over
from undercroft.games.haven.rules import check_goals, fire
from undercroft.games.haven.state import RoundEnd, Select, Turn
from undercroft.games.haven.turn import take_turn
from undercroft.games.haven.world import characters, on_map
from undercroft.table import Place


async def select(game: Table, _: Select) -> Place:
    """Step 1 and 2: cards are selected and revealed, the order is determined (JL-ROUND-01, JL-ROUND-03).

    Bonuses and special rules that wait for a round come first (JL-ONGO-13, JL-GEN-16); once nobody is left the round is
    over (JL-END-04). Items that wait for the order may still change it (JL-OPEN-44).
    """
    game.tell(RoundBegan(game.state.round, rule="JL-ROUND-01"))
    await fire(game, "round-starts")
    for figure in list(on_map(game)):
        await hear(game, "round-starts", figure)
    await select_cards(game)
    if not characters(game):
        return RoundEnd()
    await determine(game)
    await offer_order_items(game)
    return Turn()


async def turn(game: Table, _: Turn) -> Place:
    """Step 3: the next figure takes its turn, until all have; also when all is decided already.

    JL-ROUND-02, JL-ROUND-03, JL-ROUND-05, JL-END-01, JL-END-02, JL-EOR-03, JL-EOR-05.
    """
    figure = next_to_act(game)
    if figure is None or (game.state.switches.get(AT_ONCE) and over(game)):
        return RoundEnd()
    await take_turn(game, figure)
    check_goals(game)
    return Turn()


async def finish_round(game: Table, _: RoundEnd) -> Place:
    """Step 4: the end of the round (JL-ROUND-01, JL-ROUND-04)."""
    return await end_round(game)
