"""The rules behind things, in the words of whichever catalogue knows them."""

from typing import Any

from undercroft.rulebook import Library, library
from undercroft.table import RuleId, System
from undercroft.words import Lang


def wording(rule: RuleId, system: System[Any, Any], lang: Lang) -> str:
    """What a rule says; empty where no catalogue knows its id."""
    own = [Library(system.rules)] if system.rules and system.rules.is_dir() else []
    for shelf in (*own, library()):
        if rule in shelf:
            found = shelf.rule(rule)
            return found.german if lang == "de" and found.german else f"{found.title} {found.statement}".strip()
    return ""
