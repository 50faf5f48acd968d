"""A haven game as a system: the shared flow over an edition and its packs."""

from pathlib import Path
from typing import Any

from undercroft.games.haven.box import Box
from undercroft.games.haven.content.model import Scenario as Written
from undercroft.games.haven.edition import Edition
from undercroft.games.haven.flow import finish_round, select, turn
from undercroft.games.haven.hidden import SECRETS, redeal_treasures
from undercroft.games.haven.invariants import check
from undercroft.games.haven.orders import HOUSE_RULES, ORDERS
from undercroft.games.haven.party import choices_of
from undercroft.games.haven.scene import scene
from undercroft.games.haven.setup import begin, prepare
from undercroft.games.haven.state import Haven, Prepare, RoundEnd, Select, Turn
from undercroft.games.haven.tally import heed
from undercroft.packs import Library, PackModel, load_pack
from undercroft.table import Scenario, Setup, System
from undercroft.words import Text


def haven_system(
    id: str, name: Text, edition: Edition, model: PackModel, folder: Path, seats: tuple[int, ...], **more: Any
) -> System[Haven, Box]:
    """One of the three games: all that the editions share is the same here."""
    library = Library((load_pack(folder, model),))
    box = Box(edition, library)
    playable = tuple(count for count in seats if count <= len(box.classes))

    def content(_: Setup) -> Box:
        return box

    return System(
        id=id,
        name=name,
        state=Haven,
        begin=begin,
        places={Prepare: prepare, Select: select, Turn: turn, RoundEnd: finish_round},
        scene=scene,
        scenarios=[scenario_of(written, playable) for written in box.scenarios.values()],
        content=content,
        choices=choices_of(box),
        house_rules=HOUSE_RULES,
        orders=ORDERS,
        secrets=SECRETS,
        redeal=redeal_treasures,
        heed=heed,
        check=check,
        words=Path(__file__).parent / "words",
        board="hex",
        **more,
    )


def scenario_of(written: Written, seats: tuple[int, ...]) -> Scenario:
    return Scenario(written.id, written.name, seats, written.intro)
