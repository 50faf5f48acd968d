"""The tools of the haven games, for `undercroft tool` and whoever lists tools."""

from undercroft.games.haven.frosthaven.edition import FROSTHAVEN
from undercroft.games.haven.jaws.edition import JAWS
from undercroft.games.haven.monsters.turn_format import monster_turn_tool
from undercroft.games.haven.sight.tool import sight_tool

EDITIONS = {edition.id: edition for edition in (FROSTHAVEN, JAWS)}
PLANNED = ("buttons",)
MONSTER_TURN = monster_turn_tool(EDITIONS, PLANNED)
SIGHT_AND_RANGE = sight_tool(EDITIONS, PLANNED)
