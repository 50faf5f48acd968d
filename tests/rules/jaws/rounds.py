"""What tests of the flow need: heroes with cards of given initiatives, monster types with given plans, whole rounds."""

from collections.abc import Sequence
from typing import Any

from tests.rules.stage import NAME, Stage

from undercroft.games.haven.content.model import AbilityCard, HeroClass, MonsterDeck, MonsterType, PlanCard, Stat
from undercroft.games.haven.content.verbs import Ability, Action, Attack, Move
from undercroft.games.haven.flow import finish_round, select, turn
from undercroft.games.haven.state import Marker, RoundEnd, Select, Turn
from undercroft.packs import Record
from undercroft.table import Place, ZoneId, move


def hero(id: str, *initiatives: int, top: Action | None = None, bottom: Action | None = None) -> list[Record]:
    """A class whose cards have these initiatives, all with the same two halves."""
    top = top or Action(do=(Attack(value=3),))
    bottom = bottom or Action(do=(Move(value=3),))
    cards = tuple(
        AbilityCard(id=f"{id}:{n}", name=NAME, level="1", initiative=initiative, top=top, bottom=bottom)
        for n, initiative in enumerate(initiatives, 1)
    )
    return [HeroClass(id=id, name=NAME, about=NAME, hand=10, hp=(8,) * 9, cards=cards), *cards]


def monster(id: str, initiative: int, *do: Ability, deck: str = "", **more: Any) -> list[Record]:
    """A type whose deck is the same card all over, or that shares another's deck."""
    stat = Stat(hp=9, move=2, attack=2)
    lines = {"normal": (stat,), "elite": (stat,), "boss": (stat,)}
    kind = MonsterType(id=id, name=NAME, deck=deck or f"deck-{id}", standees=6, **(lines | more))
    card = PlanCard(initiative=initiative, action=Action(do=do or (Attack(value=0),)))
    return [kind] if deck else [kind, MonsterDeck(id=f"deck-{id}", cards=(card,) * 8)]


def put(stage: Stage, who: str, pile: str, *numbers: int) -> None:
    """Lay cards of a hero, by number, into one of its piles."""
    for number in numbers:
        stage_move(stage, f"card-{who}-{number}", f"{pile}-{who}")


def stage_move(stage: Stage, card: str, zone: str) -> None:
    move(stage.game, card, ZoneId(zone))  # type: ignore[arg-type]


def selecting(stage: Stage, *answers: str) -> Place:
    """The first two steps of a round."""
    stage.state.place = Select()
    return stage.run(select(stage.game, Select()), *answers)  # type: ignore[no-any-return]


def next_turn(stage: Stage, *answers: str) -> Place:
    stage.state.place = Turn()
    return stage.run(turn(stage.game, Turn()), *answers)  # type: ignore[no-any-return]


def ending(stage: Stage, *answers: str) -> Place:
    """The last step of a round."""
    stage.state.place = RoundEnd()
    return stage.run(finish_round(stage.game, RoundEnd()), *answers)  # type: ignore[no-any-return]


def order_is(stage: Stage, **initiatives: int) -> None:
    """Set the row, as if revealed; names with `_` are those with `-`."""
    stage.state.row = [Marker(who.replace("_", "-"), initiative) for who, initiative in initiatives.items()]


def row(stage: Stage) -> list[str]:
    return [marker.who for marker in stage.state.row]


def kinds(asked: Sequence[Any]) -> list[str]:
    return [question.kind for question in asked]
