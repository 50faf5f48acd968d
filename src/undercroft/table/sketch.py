"""A sketch: what a tool found out, to look at. A board with drawings laid over it, and the reasoning step by step.

It also says how a tool's input tells clients what kind of field they see: `label` puts it into the JSON Schema.
"""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from undercroft.table.names import RuleId
from undercroft.table.scene import Preview, Scene
from undercroft.words import Speech

Spot = tuple[float, float]
"""A point in units of a cell's radius, +y up on hexes: the centre of hex (q, r) is (1.5 q, √3 (r + q/2))."""


class Stroke(msgspec.Struct, frozen=True):
    """A straight line over the board that does not lead from the middle of a cell to the middle of another."""

    start: Spot
    end: Spot
    kind: Literal["free", "blocked"] = "free"


class Side(msgspec.Struct, frozen=True):
    """A side of a cell that matters."""

    cell: str
    side: int


class Drawing(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of the things that may be laid over the board: an option, a line of sight."""

    name: Speech = ""
    preview: Preview = Preview()
    strokes: tuple[Stroke, ...] = ()
    sides: tuple[Side, ...] = ()


class Step(msgspec.Struct, frozen=True):
    """A step of the reasoning: a rule of the rulebook, and a sentence."""

    rule: RuleId
    text: Speech


class Sketch(msgspec.Struct, frozen=True):
    """The board, the drawings that may be laid over it, what it comes to in a line, and why."""

    scene: Scene
    drawings: list[Drawing]
    verdict: Speech
    steps: list[Step]


def label(title: Speech, names: Mapping[str, Speech] | None = None, hint: Speech = "", **kind: Any) -> msgspec.Meta:
    """What a form shows beside a field: its name, the names of its values, a hint; `kind` is what docs/tools.md lists.

    >>> label("Moves", x_place="board").extra_json_schema
    {'title': 'Moves', 'x-place': 'board'}
    """
    told: dict[str, Any] = {"title": title, "x-names": names, "description": hint}
    told |= {name.replace("_", "-"): value for name, value in kind.items()}
    return msgspec.Meta(extra_json_schema=msgspec.to_builtins({name: value for name, value in told.items() if value}))
