"""A haven game as a system: the shared flow over an edition and its packs."""

from functools import partial
from pathlib import Path
from typing import Any, cast

from undercroft.games.haven.adviser import ADVISER
from undercroft.games.haven.box import Box
from undercroft.games.haven.campaign.chapters import CITY, PARTY, Chapters, begin_city
from undercroft.games.haven.campaign.city_scene import city_scene
from undercroft.games.haven.campaign.departure import depart
from undercroft.games.haven.campaign.founding import found
from undercroft.games.haven.campaign.grow import grow
from undercroft.games.haven.campaign.handing import hand_out
from undercroft.games.haven.campaign.homecoming import come_home
from undercroft.games.haven.campaign.market import trade
from undercroft.games.haven.campaign.meeting import meeting_of
from undercroft.games.haven.campaign.omen import omen
from undercroft.games.haven.campaign.packing import pack
from undercroft.games.haven.campaign.town import (
    City,
    Departure,
    Founding,
    Gifts,
    Growth,
    Homecoming,
    Market,
    Omen,
    Packing,
)
from undercroft.games.haven.content.model import Scenario as Written
from undercroft.games.haven.edition import Edition
from undercroft.games.haven.flow import finish_round, select, turn
from undercroft.games.haven.hidden import SECRETS, redeal_treasures
from undercroft.games.haven.invariants import check, check_city
from undercroft.games.haven.orders import HOUSE_RULES, ORDERS
from undercroft.games.haven.party import choices_of
from undercroft.games.haven.scene import scene
from undercroft.games.haven.setup import begin, prepare
from undercroft.games.haven.state import Haven, Prepare, RoundEnd, Select, Turn
from undercroft.games.haven.tally import heed
from undercroft.packs import PackModel, Stock
from undercroft.table import Game, Place, PlaceRule, Scenario, Scene, Seat, Setup, Stream, System
from undercroft.words import Text

SCENARIO_PLACES: dict[type[Place], PlaceRule] = {
    Prepare: prepare,
    Select: select,
    Turn: turn,
    RoundEnd: finish_round,
}
CITY_PLACES: dict[type[Place], PlaceRule] = {
    Founding: found,
    Homecoming: come_home,
    Omen: omen,
    Gifts: hand_out,
    Growth: grow,
    Market: trade,
    Packing: pack,
    Departure: depart,
}


def haven_system(
    id: str, name: Text, edition: Edition, model: PackModel, seats: tuple[int, ...], **more: Any
) -> System[Any, Box]:
    """One of the three games: all that the editions share is the same here; each is a rule set of its own.

    What one brings doesn't mix with what another brings (JL-COMPAT-09, JL-DATA-17).
    """
    stock = Stock(model, partial(Box, edition))
    box = stock.present
    playable = tuple(count for count in seats if count <= len(box.classes))

    def content(setup: Setup) -> Box:
        return stock.content(setup.packs)

    return System(
        id=id,
        name=name,
        state=cast(Any, Haven | City),
        begin=begin_chapter,
        places=SCENARIO_PLACES | CITY_PLACES,
        scene=scene_of,
        scenarios=[scenario_of(written, playable) for written in box.scenarios.values()],
        content=content,
        packs=stock,
        choices=choices_of(box),
        house_rules=HOUSE_RULES,
        orders=ORDERS,
        secrets=SECRETS,
        redeal=redeal,
        heed=heed,
        check=check_state,
        campaign=Chapters(box).rules() if edition.course else None,
        meeting=partial(meeting_of, box),
        adviser=ADVISER,
        words=Path(__file__).parent / "words",
        board="hex",
        **more,
    )


def begin_chapter(setup: Setup, box: Box) -> Haven | City:
    """A scenario, or a chapter of a campaign between two of them."""
    return begin_city(setup, box) if setup.scenario in (PARTY, CITY) else begin(setup, box)


def scene_of(game: Game[Any, Box], viewer: Seat) -> Scene:
    return city_scene(game, viewer) if isinstance(game.state, City) else scene(game, viewer)


def redeal(game: Game[Any, Box], viewer: Seat, stream: Stream) -> None:
    """In the city nothing is hidden but what chance has not drawn yet."""
    if not isinstance(game.state, City):
        game.state.imagined = True
        redeal_treasures(game, viewer, stream)


def check_state(game: Game[Any, Box]) -> None:
    if isinstance(game.state, City):
        check_city(game)
    else:
        check(game)


def scenario_of(written: Written, seats: tuple[int, ...]) -> Scenario:
    return Scenario(written.id, written.name, seats, written.intro, written.id.partition(":")[0])
