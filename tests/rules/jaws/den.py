"""A stage on which the monsters of the box play the cards of the box."""

from functools import lru_cache
from typing import Any

from tests.rules.boards import Spot, board
from tests.rules.stage import Stage

from undercroft.games.haven.content.model import MonsterDeck, MonsterType
from undercroft.games.haven.jaws.content import FOLDER, MODEL
from undercroft.games.haven.monsters.act import follow_plan
from undercroft.games.haven.order import ensure_pack
from undercroft.games.haven.state import Facts, Marker
from undercroft.packs import Pack, Record, load_pack


@lru_cache
def box() -> Pack:
    """The game's own pack."""
    return load_pack(FOLDER, MODEL)


def den(figures: dict[str, str], level: int = 1, **more: Any) -> Stage:
    """Figures as `q,r notes` on free floor; every monster is of the type of the box that its id names.

    The heroes act in the order of the drawing.
    """
    floor: list[Spot] | int = more.pop("floor", 5)
    drawn = {name: more.pop(name) for name in ("walls", "areas", "coin", "trap") if name in more}
    records: list[Record] = [*box().table(MonsterType).values(), *box().table(MonsterDeck).values()]
    stage = Stage(board(figures, floor, **drawn), level=level, records=records, **more)
    stage.state.packs = {}
    for figure in stage.state.figures.values():
        if figure.rank != "hero":
            figure.kind = f"jaws:{figure.kind}"
            ensure_pack(stage.game, figure.kind)
    stage.state.row = [Marker(who, 10 + place) for place, who in enumerate(stage.state.sheets)]
    return stage


def card(stage: Stage, who: str, title: str, *answers: str) -> None:
    """A monster takes the abilities of its type's card of that name."""
    figure = stage.figure(who)
    deck = stage.box.monsters[figure.kind].deck
    cards = stage.box.decks[deck].cards
    at = next(place for place, plan in enumerate(cards) if plan.name and plan.name.en == title)
    stage.state.facts = Facts(figure=who)
    stage.run(follow_plan(stage.game, figure, cards[at].action, f"plan|{deck}|{at}"), *answers)
