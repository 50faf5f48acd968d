"""What things on the table are called."""

from collections.abc import Iterable

from undercroft.games.haven.box import Table
from undercroft.games.haven.modifiers import MONSTERS
from undercroft.games.haven.state import Figure
from undercroft.words import Message, Speech


def name_of(game: Table, figure: Figure) -> Speech:
    """The name of a figure; monsters of a type are told apart by their numbers."""
    content = game.content
    if sheet := game.state.sheets.get(figure.id):
        return sheet.name or content.classes[figure.kind].name
    if figure.kind in content.monsters:
        return Message("monster-name", {"name": content.monsters[figure.kind].name, "number": figure.number})
    objectives = content.scenarios[game.state.scenario].objectives
    return next((one.name for one in objectives if one.id == figure.kind), figure.id)


def title_of(game: Table, who: str) -> Speech:
    """The name of a character, a monster type or a deck."""
    content = game.content
    if sheet := game.state.sheets.get(who):
        return sheet.name or content.classes[sheet.kind].name
    if who == MONSTERS:
        return Message("monsters")
    if who in content.monsters:
        return content.monsters[who].name
    return next((monster.name for monster in content.monsters.values() if monster.deck == who), who)


def one_after_another(names: Iterable[Speech]) -> Speech:
    """Several names in a row."""
    said: Speech = ""
    for name in names:
        said = Message("names", {"one": said, "two": name}) if said else name
    return said
