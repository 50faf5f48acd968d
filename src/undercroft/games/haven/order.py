"""The order of play: initiatives revealed, sorted, and monsters taken in that come during the round."""

from collections.abc import Iterator, Sequence
from typing import Any, cast

import msgspec

from undercroft.games.haven.box import Box, Table
from undercroft.games.haven.content.model import PlanCard
from undercroft.games.haven.events import PlanDrawn, Revealed
from undercroft.games.haven.state import Figure, Haven, Marker, Pack, Turn
from undercroft.games.haven.world import characters, monsters
from undercroft.table import Option, Question, ZoneId, add_cards, add_zone, cards_in, draw, move, shuffle

LONG_REST = 99
RANKS = ("boss", "elite", "normal")


def add_plan_decks(state: Haven, box: Box) -> None:
    """All ability decks that this scenario may need are taken out of the box; monsters come later (JL-MON-01)."""
    for kind in monsters_of(box, state.scenario):
        add_plan_deck(state, box, box.monsters[kind].deck)


def monsters_of(box: Box, scenario: str) -> list[str]:
    """Every monster type that a scenario speaks of: in its rooms, its rules, and what those types call in."""
    found: dict[str, None] = {}
    waiting: list[Any] = [box.scenarios[scenario]]
    while waiting:
        named = [word for word in _words(msgspec.to_builtins(waiting.pop())) if word in box.monsters]
        for kind in named:
            if kind not in found:
                found[kind] = None
                waiting += [box.monsters[kind], box.decks[box.monsters[kind].deck]]
    return list(found)


def _words(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict | list | tuple):
        held = cast("dict[str, Any] | list[Any] | tuple[Any, ...]", data)
        for part in held.values() if isinstance(held, dict) else held:
            yield from _words(part)


def add_plan_deck(state: Haven, box: Box, deck: str) -> None:
    """An ability deck with its places; types that share a deck share these (JL-STATE-03, JL-OPEN-35)."""
    if ZoneId(f"plans-{deck}") not in state.zones:
        add_zone(state, ZoneId(f"plans-{deck}"), "none", deck=True)
        add_zone(state, ZoneId(f"plans-{deck}-now"), "all")
        add_zone(state, ZoneId(f"plans-{deck}-spent"), "all")
        cards = [f"{deck}#{number}" for number in range(len(box.decks[deck].cards))]
        add_cards(state, cards, ZoneId(f"plans-{deck}"), back=f"plans-{deck}")


def ensure_pack(game: Table, kind: str) -> Pack:
    """A monster type comes to the table with its first monster (JL-STATE-03, JL-MON-01)."""
    state, deck = game.state, game.content.monsters[kind].deck
    add_plan_deck(state, game.content, deck)
    return state.packs.setdefault(kind, Pack(deck=deck))


def plan_of(game: Table, kind: str) -> PlanCard | None:
    """The ability card that a type follows this round (JL-MON-20, JL-MTURN-10, JL-OPEN-57)."""
    deck = game.content.monsters[kind].deck
    zone = ZoneId(f"plans-{deck}-now")
    cards = cards_in(game, zone) if zone in game.state.zones else []
    return game.content.decks[deck].cards[int(cards[-1].definition.rpartition("#")[2])] if cards else None


def ensure_plan(game: Table, kind: str) -> None:
    """Reveal the type's card, unless this round's is open already; types of one deck share it (JL-OPEN-35).

    JL-ORDER-02, JL-REVEAL-03, JL-SPAWN-05.
    """
    pack = ensure_pack(game, kind)
    if plan_of(game, kind) is None:
        deck = ZoneId(f"plans-{pack.deck}")
        if not game.state.zones[deck].cards:
            refill(game, deck)
        draw(game, deck, ZoneId(f"{deck}-now"), "JL-ORDER-02", purpose="plan")
    plan = plan_of(game, kind)
    if plan and pack.initiative is None:
        pack.initiative = plan.initiative
        game.tell(PlanDrawn(kind, plan.initiative, rule="JL-ORDER-04"))


def refill(game: Table, deck: ZoneId) -> None:
    """The discarded ability cards are shuffled back into their deck (JL-EOR-02)."""
    for card in cards_in(game, ZoneId(f"{deck}-spent")):
        move(game, card.id, deck, "JL-EOR-02")
    shuffle(game, deck)


def take_up(game: Table, made: Sequence[Figure]) -> None:
    """Monsters that appear in mid-round get a card and a place in the row (JL-REVEAL-02 … JL-REVEAL-14, JL-TURN-09).

    Whoever has the lowest value and has not acted is next: so those with lower values than the acting figure follow
    right behind it in their order, and only the new ones act of a type that has had its turn. Who comes between two
    rounds waits for the next one (JL-OPEN-05).
    """
    state = game.state
    new = {figure.id for figure in made}
    state.acted = [id for id in state.acted if id not in new]
    for kind in dict.fromkeys(figure.kind for figure in made):
        ensure_pack(game, kind)
        if state.row and isinstance(state.place, Turn):
            ensure_plan(game, kind)
            insert(game, kind)


def insert(game: Table, kind: str) -> None:
    """Behind all markers of the same or a lower value: characters win ties.

    JL-REVEAL-07, JL-REVEAL-08, JL-ORDER-14, JL-OPEN-33.
    """
    row, initiative = game.state.row, game.state.packs[kind].initiative or 0
    if all(marker.who != kind for marker in row):
        at = sum(marker.initiative <= initiative for marker in row)
        row.insert(at, Marker(kind, initiative))


async def determine(game: Table) -> None:
    """Reveal all cards, then the monsters', and sort: the lowest value acts first.

    JL-ORDER-01 … JL-ORDER-06, JL-ORDER-15, JL-STATE-07, JL-ROUND-01.
    """
    state = game.state
    for figure in characters(game):
        reveal_choice(game, figure)
    for kind in dict.fromkeys(figure.kind for figure in monsters(game)):
        ensure_plan(game, kind)
    state.row = [
        *(
            Marker(figure.id, state.sheets[figure.id].initiative, state.sheets[figure.id].second)
            for figure in characters(game)
        ),
        *(Marker(kind, pack.initiative or 0) for kind, pack in state.packs.items() if monsters(game, kind)),
    ]
    await sort_row(game)


def reveal_choice(game: Table, figure: Figure) -> None:
    """The upper card tells the initiative; a long rest acts at 99 (JL-ORDER-03, JL-ORDER-05, JL-HIDE-06)."""
    sheet = game.state.sheets[figure.id]
    cards = cards_in(game, ZoneId(f"chosen-{figure.id}"))
    values = [game.content.cards[card.definition].initiative for card in cards]
    sheet.initiative, sheet.second = (LONG_REST, LONG_REST) if sheet.long_rest else (values[0], values[1])
    for card in cards:
        move(game, card.id, ZoneId(f"played-{figure.id}"), "JL-ORDER-01")
    game.tell(Revealed(figure.id, sheet.initiative, sheet.long_rest, rule="JL-ORDER-03"))


async def sort_row(game: Table) -> None:
    """Characters before monsters, the lower second card first; what is still tied the players decide.

    JL-ORDER-07 … JL-ORDER-13, JL-OPEN-24, JL-OPEN-35, JL-DATA-10.
    """
    state = game.state
    state.row.sort(key=lambda marker: _rank(game, marker))
    at = 0
    while at < len(state.row):
        tied = [one for one in state.row[at:] if _rank(game, one) == _rank(game, state.row[at])]
        if len(tied) > 1:
            options = [Option(f"first:{one.who}", one) for one in tied]
            party = tuple(state.seats)
            first = await game.ask(Question(party, "tie", options, "JL-ORDER-09", party=True))
            state.row.remove(first)
            state.row.insert(at, first)
        at += 1


def _rank(game: Table, marker: Marker) -> tuple[int, bool, int]:
    hero = marker.who in game.state.sheets
    return marker.initiative, not hero, marker.second if hero else 0


def next_to_act(game: Table) -> Figure | None:
    """The first in the row that has not acted: of a type elites, then normals, by number (JL-MTURN-01, JL-TURN-01)."""
    state = game.state
    for marker in state.row:
        if marker.who in state.sheets:
            figure = state.figures[marker.who]
            if figure.at and figure.id not in state.acted:
                return figure
            continue
        waiting = [figure for figure in monsters(game, marker.who) if figure.id not in state.acted]
        if waiting:
            return min(waiting, key=lambda figure: (RANKS.index(figure.rank), figure.number))
    return None
