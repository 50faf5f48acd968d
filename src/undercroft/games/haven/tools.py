"""The tools of the haven games, for `undercroft tool` and whoever lists tools."""

from undercroft.games.haven.frosthaven.edition import FROSTHAVEN
from undercroft.games.haven.jaws.edition import JAWS
from undercroft.games.haven.monsters.turn_format import monster_turn_tool

MONSTER_TURN = monster_turn_tool({edition.id: edition for edition in (FROSTHAVEN, JAWS)}, planned=("buttons",))
