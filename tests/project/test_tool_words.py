"""A tool's fields typed on the command line: every kind of field, what is refused, what a tool tells of itself."""

import sys
from types import SimpleNamespace
from typing import Annotated, Any, Literal

import msgspec
import pytest

from undercroft.cli import main
from undercroft.cli.errors import UserError
from undercroft.cli.tool_words import describe, read_words
from undercroft.table import Tool
from undercroft.table.sketch import label
from undercroft.table.tools import fit
from undercroft.words import Text


class Inner(msgspec.Struct, frozen=True):
    depth: int = 0


class Everything(msgspec.Struct, rename={"start": "from"}):
    name: Annotated[str, label(Text("Name", "Name"), {"a": Text("Adder", "Natter")}, enum=["a"])]
    start: tuple[int, int]
    kinds: tuple[str, ...] = ()
    tokens: dict[str, int] = {}
    act: Literal[1, 2] = 1
    odds: float = 0.0
    quick: bool = False
    most: Annotated[int | None, label(Text("Most", "Höchstens"), hint=Text("Empty: all.", "Leer: alle."))] = None
    inner: Inner = Inner()


class Nothing(msgspec.Struct):
    pass


def read(*words: str) -> dict[str, Any]:
    return read_words(words, Everything)


def test_every_kind_of_field_can_be_typed() -> None:
    typed = read(
        "adder", "3,-4", "kinds=fire, ice", "tokens=lore:2,zombie:1", "act=2", "odds=0.5", "quick=yes", "most=7",
        'inner={"depth":1}',
    )  # fmt: skip
    assert msgspec.convert(typed, Everything) == Everything(
        "adder", (3, -4), ("fire", "ice"), {"lore": 2, "zombie": 1}, 2, 0.5, True, 7, Inner(1)
    )


def test_fields_are_named_in_three_ways_and_in_any_order() -> None:
    assert read("from=1,2", "adder") == read("--from", "1,2", "--name=adder") == {"from": [1, 2], "name": "adder"}


def test_a_list_goes_on_and_json_is_taken_as_it_is() -> None:
    assert read("kinds=fire", 'kinds=["ice, thin"]')["kinds"] == ["fire", "ice, thin"]
    assert read('tokens={"a:b":1}')["tokens"] == {"a:b": 1}
    assert read("most=")["most"] is None


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["nam=a"], "no field is called 'nam'\nDid you mean 'name'?"),
        (["--xyz", "1"], "no field is called 'xyz'\nFields: name, from,"),
        (["a", "1,2", "b"], "for which field is 'b'?\nWrite FIELD=VALUE."),
        (["act=2", "act=1"], "act: told twice"),
        (["odds=much"], "odds: 'much' is not a number"),
        (["most=many"], "most: 'many' is not a whole number"),
        (["quick=perhaps"], "quick: 'perhaps' is neither yes nor no"),
        (["inner=deep"], "inner: 'deep' is not JSON"),
        (["name=a", "--act"], "--act: a value is missing"),
    ],
)
def test_what_is_typed_wrongly_is_said_with_its_field(words: list[str], said: str) -> None:
    with pytest.raises(UserError) as refused:
        read(*words)
    assert said in str(refused.value)


def test_a_tool_tells_its_fields_in_either_language() -> None:
    tool = fit(Tool("all", Text("All", "Alles"), Everything, run=lambda _: Nothing(), about=Text("Eats.", "Isst.")))
    told = describe(tool, "de").splitlines()
    assert told[0] == "Alles. Isst."
    assert "undercroft tool all name=… from=…" in told
    assert "name    Name" in told
    assert "        a (Natter)" in told
    assert "act      [1]" in told
    assert "most    Höchstens. Leer: alle" in told


def test_a_tool_without_anything_to_do_tells_its_fields(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=SimpleNamespace(isatty=lambda: True)))
    assert main(["tool", "monster-turn"]) == 0
    assert "\nposition " in capsys.readouterr().out


def test_only_a_tool_that_plots_can_save_a_plot(capsys: pytest.CaptureFixture[str], tmp_path: Any) -> None:
    file = tmp_path / "question.json"
    file.write_text(
        '{"rules": "jaws", "from": [0, 0], "to": [1, 0], "position": {"hexes": [[0, 0], [1, 0]], "figures": []}}'
    )
    assert main(["tool", "sight-and-range", str(file), "--plot", str(tmp_path / "plot.svg")]) == 2
    assert "--plot: sight-and-range draws no plot" in capsys.readouterr().err
    assert main(["tool", "sight-and-range", "rules=jaws", "from=0,0", "to=1,0",
                 'position={"hexes":[[0,0],[1,0]],"figures":[]}']) == 0  # fmt: skip
    assert capsys.readouterr().out.strip().count("\n") >= 1
