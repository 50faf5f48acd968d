"""The scenario book at the table: what has been read so far, and nothing beyond the next section marker."""

from undercroft.games.haven.box import Table
from undercroft.games.haven.content.model import SpecialRule
from undercroft.games.haven.events import SectionRead
from undercroft.games.haven.rules import fire
from undercroft.table import Entry, Finished, ScenePanel
from undercroft.words import Speech, Text


async def read(game: Table, page: str, rule: str = "JL-BOOK-04") -> None:
    """Read a section or a room's text, once; what it says takes effect at once (JL-BOOK-04, JL-BOOK-05, JL-HIDE-01)."""
    if page in game.state.pages:
        return
    game.state.pages.append(page)
    game.reveal()
    game.tell(SectionRead(page, rule=rule))
    await fire(game, "section-read", of=page.partition(":")[2])


async def read_room(game: Table, room: str) -> None:
    """A door leads to a room: its section is read, and the rules that begin with it hold (JL-BOOK-04, JL-BOOK-06)."""
    scenario = game.content.scenarios[game.state.scenario]
    if any(one.id == room and one.section for one in scenario.rooms):
        await read(game, f"room:{room}")
    await fire(game, "room-revealed", of=room)


def readable(game: Table) -> list[Speech]:
    """All that may be read now, in order: prologue and special rules, the sections reached, after success the epilogue.

    What is new to beginners stands with the prologue.

    JL-BOOK-03, JL-BOOK-06, JL-BOOK-07, JL-BOOK-12; what is sealed stays out of sight (JL-HIDE-03, JL-OPEN-65).
    """
    place, scenario = game.state.place, game.content.scenarios[game.state.scenario]
    rooms = {room.id: room.section for room in scenario.rooms}
    texts: list[Speech | None] = [scenario.intro, scenario.lesson]
    texts += [rule.text for rule in scenario.rules if _is_known(game, rule)]
    texts += [goal.text for goal in scenario.goals]
    for page in game.state.pages:
        kind, _, name = page.partition(":")
        texts.append(rooms.get(name) if kind == "room" else scenario.sections.get(name))
    if isinstance(place, Finished) and place.outcome == "won":
        texts.append(scenario.outro)
    return [text for text in texts if text]


def _is_known(game: Table, rule: SpecialRule) -> bool:
    """Rules that a section or a room brings are read with it."""
    if rule.at == "section-read":
        return f"section:{rule.of}" in game.state.pages
    return rule.at != "room-revealed" or rule.of in game.state.rooms


def book_panel(game: Table) -> ScenePanel:
    """The texts that may be read now, for everybody at the table (JL-BOOK-03)."""
    return ScenePanel("book", Text("The book", "Das Buch"), [Entry("", text) for text in readable(game)])
