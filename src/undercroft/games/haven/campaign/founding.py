"""The party comes together: who plays which class, under what name, and how hard the campaign is to be."""

from undercroft.games.haven.campaign.chronicle import Hero
from undercroft.games.haven.campaign.happenings import CharacterJoined
from undercroft.games.haven.campaign.town import Founding, Town, leave
from undercroft.games.haven.party import MOST
from undercroft.table import Free, Option, Place, Question, Seat
from undercroft.words import Message

LONGEST_NAME = 24


async def found(game: Town, _: Founding) -> Place:
    """One character after the other joins, seats taking turns, until the party is complete.

    JL-CHAR-01, JL-CHAR-12, JL-COMPAT-01, JL-OPEN-25.
    """
    heroes, seats = game.state.chronicle.heroes, game.state.seats
    if len(heroes) < MOST and await choose_class(game, seats[len(heroes) % len(seats)]):
        return Founding()
    assert heroes
    await choose_difficulty(game)
    return leave(game, "founded")


async def choose_class(game: Town, seat: Seat) -> str | None:
    """Any class that nobody plays yet; once everybody has a character the party may be complete (JL-OPEN-25)."""
    heroes = game.state.chronicle.heroes
    taken = {hero.kind for hero in heroes}
    options: list[Option[str | None]] = [
        Option(f"class:{id}", id, kind.name) for id, kind in game.content.classes.items() if id not in taken
    ]
    if len(heroes) >= len(game.state.seats):
        options.insert(0, Option("complete", None, Message("option-complete", {"count": len(heroes)})))
    if not options:
        return None
    args = {"number": len(heroes) + 1}
    kind = await game.ask(Question((seat,), "found-class", options, "JL-OPEN-25", args, forced=False))
    if kind:
        await join(game, seat, kind)
    return kind


async def join(game: Town, seat: Seat, kind: str) -> None:
    """A character begins at level 1, under a name if its player gives it one (JL-CHAR-09)."""
    title = game.content.classes[kind].name
    unnamed: list[Option[str]] = [Option("unnamed", "", Message("option-unnamed", {"class": title}))]
    args = {"class": title}
    question = Question((seat,), "found-name", unnamed, "JL-CHAR-09", args, forced=False, free=Free(LONGEST_NAME))
    hero = Hero(id=kind.rpartition(":")[2], kind=kind, name=await game.ask(question))
    game.state.chronicle.heroes.append(hero)
    game.state.players[hero.id] = seat
    game.tell(CharacterJoined(hero.id, hero.name, rule="JL-OPEN-25"))


async def choose_difficulty(game: Town) -> None:
    """The players agree how hard it is to be (JL-VAR-05)."""
    levels = game.content.course.difficulties
    options = [Option(f"difficulty:{at}", at, Message(f"difficulty-{at}")) for at in sorted(levels, key=abs)]
    question = Question(tuple(game.state.seats), "difficulty", options, "JL-VAR-05", party=True, forced=False)
    game.state.chronicle.difficulty = await game.ask(question)
