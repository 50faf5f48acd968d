"""What packs for Runebound hold."""

from pathlib import Path

from undercroft.games.runebound.content.audit import audit
from undercroft.games.runebound.content.model import KINDS
from undercroft.games.runebound.content.stats import count_verbs
from undercroft.packs import PackModel

FOLDER = Path(__file__).parents[2] / "content" / "runebound"

MODEL = PackModel(game="runebound", schema=1, kinds=KINDS, audits=(audit,), verbs=count_verbs, folders=(FOLDER,))
