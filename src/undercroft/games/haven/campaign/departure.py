"""The end of a visit to the city: how hard the next scenario is to be, and off."""

from undercroft.games.haven.campaign.happenings import DifficultyChosen
from undercroft.games.haven.campaign.town import Departure, Market, Town, leave, seats_there
from undercroft.table import Option, Place, Question
from undercroft.words import Message


async def depart(game: Town, _: Departure) -> Place:
    """The players agree to leave, to go back to the market, or on another difficulty first (JL-VAR-05, JL-OPEN-25)."""
    chronicle = game.state.chronicle
    now = Message(f"difficulty-{chronicle.difficulty}")
    options: list[Option[int | str]] = [Option("set-out", "set-out"), Option("again", "again")]
    options += [make_it(at) for at in game.content.course.difficulties if at != chronicle.difficulty]
    seats = tuple(seats_there(game))
    question = Question(seats, "departure", options, "JL-VAR-05", {"difficulty": now}, party=True, forced=False)
    chosen = await game.ask(question)
    if isinstance(chosen, int):
        chronicle.difficulty = chosen
        game.tell(DifficultyChosen(f"difficulty-{chosen}", rule="JL-VAR-05"))
        return Departure()
    if chosen == "set-out":
        return leave(game)
    game.state.ready, game.state.visiting = [], {}
    return Market()


def make_it(difficulty: int) -> Option[int | str]:
    """Another difficulty for the scenarios to come (JL-OPEN-25)."""
    label = Message("option-difficulty", {"level": Message(f"difficulty-{difficulty}")})
    return Option(f"difficulty:{difficulty}", difficulty, label)
