"""How the card language is used in a pack: verbs that hardly any card uses are rules of single cards in disguise."""

from collections.abc import Mapping

from undercroft.games.runebound.content.verbs import Verb
from undercroft.packs import Pack, count_tags

LEAST = 3


def count_verbs(pack: Pack) -> Mapping[str, int]:
    """How often each verb is used, how many lines there are, and how many of them use a verb that is rare."""
    verbs = count_tags(pack, Verb)
    return {
        **verbs,
        "all lines": sum(verbs.values()),
        "lines by rare verbs": sum(count for count in verbs.values() if count < LEAST),
    }
