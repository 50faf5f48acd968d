"""All that a seat gets of a match, as plain data that can be compared."""

from typing import Any, TypeAlias

import msgspec

from undercroft.table import Match, Seat, view_of
from undercroft.table.narrator import Narrator
from undercroft.words import Lang

Seen: TypeAlias = dict[str, Any]


def view(match: Match[Any, Any], viewer: Seat, lang: Lang = "en") -> Seen:
    """The view as a client gets it."""
    plain: Seen = msgspec.to_builtins(view_of(match, viewer, lang), str_keys=True)
    return plain


def seen(match: Match[Any, Any], viewer: Seat) -> Seen:
    """The view, the scene before it is put into words, all previews, the events and the log, and what is advised."""
    scene = match.system.scene(match.game, viewer)
    narrator = Narrator(match.system.speech, "en", viewer)
    narrator.learn(scene)
    return {
        "view": view(match, viewer),
        "scene": msgspec.to_builtins(scene, str_keys=True),
        "previews": previews(match, viewer),
        "events": events(match, viewer),
        "advice": advice(match, viewer),
        "log": [list(line) for line in narrator.tell(match.told)],
    }


def previews(match: Match[Any, Any], viewer: Seat) -> Seen:
    """What the viewer's options would do, by question and option."""
    return {
        f"{at} {option.text}": msgspec.to_builtins(question.preview(option.value), str_keys=True)
        for at, question in enumerate(match.open_to(viewer))
        if question.preview
        for option in question.options
    }


def advice(match: Match[Any, Any], viewer: Seat) -> Seen:
    """What the adviser thinks of the viewer's options and of the position; bots shall know no more than people."""
    adviser = match.system.adviser
    if adviser is None:
        return {}
    return {"position": adviser.position(match.game, viewer)} | {
        f"{at} {question.kind}": list(adviser.options(match.game, viewer, question))
        for at, question in enumerate(match.open_to(viewer))
    }


def events(match: Match[Any, Any], viewer: Seat) -> list[Seen]:
    """The events that the viewer learns of."""
    return [msgspec.to_builtins(event) for told in match.told if (event := told.known_to(viewer))]
