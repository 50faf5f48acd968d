"""A view: all that one viewer gets of a match, ready to draw. Nothing else ever leaves the server for a client."""

from collections.abc import Sequence
from typing import Any

import msgspec

from undercroft.table.errors import NotAllowed
from undercroft.table.match import CHANCE, Match
from undercroft.table.names import AUDIENCE, RuleId, Seat
from undercroft.table.narrator import Narrator, as_said
from undercroft.table.question import Option, Question
from undercroft.table.scene import Preview, Scene
from undercroft.words import Lang, Message, Speech

__all__ = ["AUDIENCE", "Asked", "Choosable", "View", "view_of"]


class Choosable(msgspec.Struct, frozen=True):
    """One option in words, with the things it refers to."""

    text: str
    label: str
    on: tuple[str, ...]


class Asked(msgspec.Struct, frozen=True):
    """A question that is open to the viewer."""

    id: str
    kind: str
    prompt: str
    rule: RuleId
    seats: tuple[Seat, ...]
    options: list[Choosable]
    optional: bool
    free: int
    """How long a text of one's own may be; 0 where none is wanted."""
    path: list[str]
    """What is being resolved, outermost first."""


class View(msgspec.Struct, frozen=True):
    """What a viewer sees: the scene in words, the open questions, whom play waits for."""

    line: int
    scene: dict[str, Any]
    asked: list[Asked]
    waiting: list[Seat]
    choosing: bool
    """Several seats decide at the same time and in secret: those waited for are still at it."""
    undo: str
    """Why an undo is refused now, or empty if it isn't."""
    undoes: int
    """The line that one undo goes back to: what was told behind it is taken back."""
    redo: bool
    house_ruled: list[str]
    set_aside: int
    over: str


def view_of(match: Match[Any, Any], viewer: Seat, lang: Lang, scene: Scene | None = None) -> View:
    """What this viewer may see now, in a language; whoever has the viewer's scene at hand may bring it."""
    words = match.system.speech
    scene = scene or match.system.scene(match.game, viewer)
    undoes, refused = _undo(match)
    narrator = Narrator(words, lang, viewer)
    narrator.learn(scene)
    return View(
        line=len(match.line),
        scene=as_said(words, lang, msgspec.to_builtins(scene)),
        asked=[_asked(match, question, viewer, narrator) for question in match.open_to(viewer)],
        waiting=match.waiting_for(),
        choosing=match.state.barrier is not None,
        undo=refused,
        undoes=undoes,
        redo=bool(match.history.undone),
        house_ruled=match.house_ruled,
        set_aside=len(match.history.set_aside),
        over=match.over.outcome if match.over else "",
    )


def prompt_of(question: Question[Any]) -> Message:
    """The words of a question: message `ask-<kind>`; results of real dice are asked for in words of the table."""
    if question.kind.startswith(CHANCE):
        return Message("ask-chance", {"purpose": Message(f"chance-{question.kind.removeprefix(CHANCE)}")})
    return Message(f"ask-{question.kind}", dict(question.args))


def label_of(option: Option[Any], names: dict[str, Speech]) -> Speech:
    """The words of an option: its own, or `option-<verb>` with the names of what it refers to."""
    if option.label is not None:
        return option.label
    on = [names.get(thing) or thing for thing in option.on]
    args = {"on": on[0] if on else "", "and": on[1] if len(on) > 1 else ""}
    return Message(f"option-{option.verb}", {name: value for name, value in args.items() if value})


def preview_of(match: Match[Any, Any], viewer: Seat, question: str, text: str, lang: Lang) -> dict[str, Any] | None:
    """What an option would do, for whoever may choose it."""
    for asked in match.open_to(viewer):
        option = asked.option(text) if asked.id == question else None
        if option is not None and asked.preview is not None:
            preview: Preview = asked.preview(option.value)
            plain: dict[str, Any] = as_said(match.system.speech, lang, msgspec.to_builtins(preview))
            return plain
    return None


def _asked(match: Match[Any, Any], question: Question[Any], viewer: Seat, narrator: Narrator) -> Asked:
    words, lang, names = match.system.speech, narrator.lang, narrator.names
    args = {name: names.get(value, value) if isinstance(value, str) else value for name, value in question.args.items()}
    prompt = prompt_of(question)
    said = Message(prompt.id, {**prompt.args, **args})
    known: Sequence[str] = [line.text for line in narrator.tell(match.game.path) if line.text]
    return Asked(
        question.id,
        question.kind,
        words.say(said, lang),
        question.rule,
        question.seats,
        [Choosable(option.text, words.say(label_of(option, names), lang), option.on) for option in question.options],
        question.optional,
        question.free.longest if question.free else 0,
        list(known),
    )


def _undo(match: Match[Any, Any]) -> tuple[int, str]:
    """The line that one undo goes back to, and why it is refused, if it is."""
    keep = len(match.line)
    try:
        keep = match.history.last_decision(bool(match.policy.physical))
        match.check_undo(keep)
    except NotAllowed as error:
        return keep, str(error)
    return keep, ""
