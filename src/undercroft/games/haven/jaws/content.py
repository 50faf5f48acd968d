"""What packs for Jaws of the Lion hold."""

from pathlib import Path

from undercroft.games.haven.content.audit_goals import audit_goals
from undercroft.games.haven.content.audit_monsters import audit_monsters
from undercroft.games.haven.content.audit_scenarios import audit_scenarios
from undercroft.games.haven.content.model import KINDS
from undercroft.games.haven.content.stats import count_verbs
from undercroft.games.haven.jaws.audit_classes import audit_classes
from undercroft.packs import PackModel

FOLDER = Path(__file__).parents[3] / "content" / "jaws"

MODEL = PackModel(
    game="jaws",
    schema=1,
    kinds=KINDS,
    audits=(audit_classes, audit_monsters, audit_goals, audit_scenarios),
    verbs=count_verbs,
    folders=(FOLDER,),
)
