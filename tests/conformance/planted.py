"""The example game with one fault planted in it at a time."""

from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

from tallow.state import Choose, Fight, Turn

from tallow import TALLOW
from undercroft.table import (
    Event,
    Game,
    Option,
    Place,
    Question,
    Scene,
    SceneTrack,
    Seat,
    System,
    ZoneId,
    cards_in,
)
from undercroft.table.game import Questions, Sent

Faulty = System[Any, Any]
PlaceRule = Callable[[Any, Any], Coroutine[Questions, Sent, Place]]


class Blabbed(Event, frozen=True):
    """Tells everybody what only one seat may know."""

    what: str


def others_hands(game: Game[Any, Any], viewer: Seat) -> str:
    """What lies in the hands that a viewer must not see."""
    hands = [ZoneId(f"hand-{seat}") for seat in game.state.seats if seat != viewer]
    return ",".join(card.definition for hand in hands for card in cards_in(game, hand))


def leaky_scene(game: Game[Any, Any], viewer: Seat) -> Scene:
    """A track whose mark names the cards in other hands."""
    scene = TALLOW.scene(game, viewer)
    scene.tracks.append(SceneTrack("leak", "leak", 1, marks={1: others_hands(game, viewer)}))
    return scene


def with_scene(scene: Callable[[Game[Any, Any], Seat], Scene]) -> Faulty:
    return replace(TALLOW, scene=scene)


def before_turns(do: Callable[[Game[Any, Any]], Awaitable[None] | None]) -> Faulty:
    """The game with something done at the start of every turn."""
    rule: PlaceRule = TALLOW.places[Turn]

    async def turn(game: Game[Any, Any], place: Any) -> Place:
        if (awaited := do(game)) is not None:
            await awaited
        return await rule(game, place)

    return replace(TALLOW, places={**TALLOW.places, Turn: turn})


def before_choices(do: Callable[[Game[Any, Any]], None]) -> Faulty:
    """The game with something done at the start of every round."""
    rule: PlaceRule = TALLOW.places[Choose]

    async def choose(game: Game[Any, Any], place: Any) -> Place:
        do(game)
        return await rule(game, place)

    return replace(TALLOW, places={**TALLOW.places, Choose: choose})


async def ask_by_hand(game: Game[Any, Any]) -> None:
    """A party question whose options are worded after what the first seat holds."""
    hand = cards_in(game, ZoneId(f"hand-{game.state.seats[0]}"))
    options = [Option(f"guess:{at}-{card.definition}", at) for at, card in enumerate(hand)] or [Option("none", 0)]
    await game.ask(Question(tuple(game.state.seats), "guess", options, party=True, forced=False))


def blab(game: Game[Any, Any]) -> None:
    """An event with too wide an audience."""
    hand = cards_in(game, ZoneId(f"hand-{game.state.seats[0]}"))
    game.tell(Blabbed(",".join(card.definition for card in hand)))


def lose_a_card(game: Game[Fight, None]) -> None:
    del game.state.zones[ZoneId("fate")].cards[0]


WAVERING = """
from dataclasses import replace
from tallow import TALLOW
from tallow.state import Cried, Turn

turn = TALLOW.places[Turn]


async def wavering_turn(game, place):
    game.tell(Cried(" ".join(set(game.state.zones))))
    return await turn(game, place)


GAME = replace(TALLOW, id="wavering", places={**TALLOW.places, Turn: wavering_turn})
"""


def install_wavering(folder: Path) -> None:
    """A game that other processes find in this folder, and that names its zones in the order of a set."""
    (folder / "wavering.py").write_text(WAVERING)
    info = folder / "wavering-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: wavering\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[undercroft.games]\nwavering = wavering:GAME\n")
