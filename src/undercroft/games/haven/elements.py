"""The element board: infused at the end of a turn, consumed at once, waning every round."""

from collections.abc import Sequence

from undercroft.games.haven.box import Table
from undercroft.games.haven.events import Consumed, Infused
from undercroft.games.haven.state import Figure
from undercroft.games.haven.world import deciders
from undercroft.table import Option, Question
from undercroft.words import Message

ELEMENTS = ("fire", "ice", "air", "earth", "light", "dark")
STRONG, WANING, INERT = 2, 1, 0


def all_inert() -> dict[str, int]:
    """How a scenario begins (JL-SETUP-13, JL-STATE-06, JL-ELEM-01)."""
    return dict.fromkeys(ELEMENTS, INERT)


def will_infuse(game: Table, elements: Sequence[str]) -> None:
    """An action infuses at the end of the turn in which it was performed, whosever it is (JL-ELEM-02, JL-GRANT-11)."""
    game.state.facts.infuse += elements


async def infuse_all(game: Table, figure: Figure) -> None:
    """The turn ends: its infusions come true, also of what was consumed in it (JL-ELEM-03, JL-ELEM-16, JL-ELEM-17)."""
    pending, game.state.facts.infuse = game.state.facts.infuse, []
    for element in pending:
        name = await choose_element(game, figure, "infuse", ELEMENTS) if element == "wild" else element
        game.state.elements[name] = STRONG
        game.tell(Infused(name, rule="JL-ELEM-03"))


async def choose_element(game: Table, figure: Figure, kind: str, elements: Sequence[str]) -> str:
    """Which element a wild symbol means: the character chooses, for monsters the players (JL-ELEM-12 … JL-ELEM-14)."""
    seats, party = deciders(game, figure)
    options = [Option(f"element:{name}", name, Message(name)) for name in elements]
    return await game.ask(Question(seats, f"{kind}-element", options, "JL-ELEM-12", party=party))


def available(game: Table) -> list[str]:
    """The elements that are strong or waning (JL-ELEM-06)."""
    return [name for name in ELEMENTS if game.state.elements.get(name, INERT)]


def can_consume(game: Table, elements: Sequence[str]) -> bool:
    """All elements of one consumption have to be there (JL-ELEM-06); what this turn infuses isn't yet (JL-ELEM-08)."""
    plain = [name for name in elements if name != "wild"]
    wild = len(elements) - len(plain)
    ready = available(game)
    return all(name in ready for name in plain) and len(ready) - len(plain) >= wild


async def consume(game: Table, figure: Figure, elements: Sequence[str]) -> None:
    """The elements become inert at once (JL-ELEM-06); a wild one is any that the named ones leave."""
    for element in sorted(elements, key="wild".__eq__):
        name = element
        if element == "wild":
            name = await choose_element(game, figure, "consume", available(game))
        game.state.elements[name] = INERT
        game.tell(Consumed(figure.id, name, rule="JL-ELEM-06"))


def wane(game: Table) -> None:
    """At the end of a round strong elements wane, waning ones go out (JL-ELEM-04, JL-ELEM-18)."""
    for name, strength in game.state.elements.items():
        game.state.elements[name] = max(INERT, strength - 1)
