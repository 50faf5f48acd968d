"""The monster-turn format: what is accepted, what is refused and how, and the tool on the command line."""

import io
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from undercroft.cli import main
from undercroft.games.haven.tools import MONSTER_TURN
from undercroft.rulebook import rule
from undercroft.words import LANGS, Words


def a_case(**changes: Any) -> dict[str, Any]:
    """A sound case with some fields changed; `position__walls` reaches inside."""
    case: dict[str, Any] = {
        "case": "cellar",
        "rules": "jaws",
        "position": {
            "hexes": [[q, 0] for q in range(5)],
            "terrain": [[1, 0, "trap"]],
            "walls": [],
            "figures": [
                {"id": "rat", "role": "active", "at": [0, 0], "initiative": 20},
                {"id": "Ada", "role": "enemy", "at": [4, 0], "initiative": 11, "name": "Ada"},
            ],
        },
        "ability": {"move": 3, "range": 0, "targets": 1, "area": None, "movement": "normal", "disadvantage": False},
    }
    for path, value in changes.items():
        *inside, last = path.split("__")
        target = case
        for name in inside:
            target = target[int(name)] if isinstance(target, list) else target[name]
        target[last] = value
    return case


def run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], text: str | bytes, *more: str
) -> tuple[int, str, str]:
    data = text.encode() if isinstance(text, str) else text
    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(data)))
    status = main(["monster-turn", *more])
    told = capsys.readouterr()
    return status, told.out, told.err


def test_one_case_gives_a_list_with_one_answer(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, _ = run(monkeypatch, capsys, json.dumps(a_case()))
    (told,) = json.loads(out)
    assert (status, told["case"], told["focus"]) == (0, "cellar", "Ada")
    assert told["options"] == [[[3, 0], ["Ada"]]]
    assert told["paths"] == [[[0, 0], [1, 0], [2, 0], [3, 0]]]
    assert all(rule(step["rule"]).id == step["rule"] and step["text"].endswith(".") for step in told["why"])


def test_several_cases_keep_their_order_and_extra_fields_do_no_harm(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    cases = [a_case(case=name, version=1, options=[]) for name in ("b", "a", "c")]
    _, out, _ = run(monkeypatch, capsys, json.dumps(cases), "-")
    assert [told["case"] for told in json.loads(out)] == ["b", "a", "c"]
    assert run(monkeypatch, capsys, "[]")[:2] == (0, "[]\n")


@pytest.mark.parametrize(("lang", "said"), [("en", "Its focus is Ada."), ("de", "Sein Fokus ist Ada.")])
def test_reasons_and_prose_in_two_languages(
    lang: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _, out, _ = run(monkeypatch, capsys, json.dumps(a_case()), "--lang", lang)
    assert said in [step["text"] for step in json.loads(out)[0]["why"]]
    _, prose, _ = run(monkeypatch, capsys, json.dumps(a_case()), "--lang", lang, "--explain")
    assert f"{said} [JL-FOCUS-15]" in prose
    assert "(0, 0) → (1, 0) → (2, 0) → (3, 0)" in prose


SOUND = a_case()
FIGURES: list[dict[str, Any]] = SOUND["position"]["figures"]
MISTAKES = [
    (a_case(rules="buttons"), "rules: the rule set 'buttons' is not built yet"),
    (a_case(rules="chess"), "rules: no rule set is called 'chess'"),
    (a_case(version=2), "version: "),
    (a_case(ability__move=-1), "ability.move: Expected `int` >= 0"),
    (a_case(ability__move=1.5), "ability.move: "),
    (a_case(ability__range="3"), "ability.range: "),
    (a_case(ability__targets=10**9), "ability.targets: "),
    (a_case(ability__movement="hop"), "ability.movement: Invalid enum value 'hop'"),
    (a_case(ability__speed=1), "ability: Object contains unknown field `speed`"),
    (a_case(ability__area={"kind": "melee", "hexes": []}), "ability.area.hexes: "),
    (a_case(ability__area={"kind": "cone", "hexes": [[1, 0]]}), "ability.area.kind: "),
    (a_case(ability__area={"kind": "ranged", "hexes": [[0, 0]]}), "ability.range: a ranged area needs a range"),
    (a_case(ability=None), "ability: Expected `object`"),
    (a_case(position__hexes=[]), "position.hexes: "),
    (a_case(position__hexes=[[0, 0, 0]]), "position.hexes[0]: "),
    (a_case(position__hexes=[[10**6, 0]]), "position.hexes[0][0]: "),
    (a_case(position__hexes=[[q, 0] for q in (-1000, 0, 1, 4, 1000)]), "position.hexes: a board of 2001 × 1 cells"),
    (a_case(position__terrain=[[1, 0, "lava"]]), "position.terrain[0][2]: Invalid enum value 'lava'"),
    (a_case(position__terrain=[[9, 9, "trap"]]), "position.terrain[0]: the trap on [9, 9] is off the map"),
    (a_case(position__walls=[[1, 0, 6]]), "position.walls[0][2]: "),
    (a_case(position__walls=[[9, 9, 0]]), "position.walls[0]: edge 0 of [9, 9] touches no hex"),
    (a_case(position__figures=FIGURES[1:]), "position.figures: exactly one figure has to have the role 'active'"),
    (a_case(position__figures__1__role="active"), "'active', here: rat and Ada"),
    (a_case(position__figures__1__role="boss"), "position.figures[1].role: "),
    (a_case(position__figures__1__at=[7, 7]), "position.figures[1].at: Ada stands off the map, on [7, 7]"),
    (a_case(position__figures__1__at=[0, 0]), "position.figures[1].at: Ada and rat stand on one hex, [0, 0]"),
    (a_case(position__figures__1__id="rat"), "position.figures: two figures have the id 'rat'"),
    (a_case(position__figures__1__initiative=None), "position.figures[1].initiative: Ada needs one"),
    (a_case(position__terrain=[[4, 0, "wall"]]), "position.figures[1].at: Ada stands on a wall, [4, 0]"),
]


@pytest.mark.parametrize(("case", "said"), MISTAKES, ids=[said for _, said in MISTAKES])
def test_mistakes_are_named_with_case_and_field(
    case: dict[str, Any], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = run(monkeypatch, capsys, json.dumps([a_case(case="sound"), case]))
    assert (status, out) == (2, "")
    assert err.startswith("undercroft: standard input, case 'cellar': ")
    assert said in err


@pytest.mark.parametrize(
    "text", ["", "{", "nope", b"\xff\xfe", "[" * 100_000, '{"case": 1}', "[7]", "null", '"case"', "[[]]"]
)
def test_what_is_no_case_at_all_is_refused(
    text: str | bytes, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = run(monkeypatch, capsys, text)
    assert (status, out) == (2, "")
    assert err.startswith("undercroft: standard input")


def test_a_field_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    case = a_case()
    del case["ability"]
    status, out, err = run(monkeypatch, capsys, json.dumps(case))
    assert (status, out) == (2, "")
    assert "case 'cellar': Object missing required field `ability`" in err


def test_too_many_equal_sets_of_targets_are_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    hexes = [[q, r] for q in range(-4, 5) for r in range(-4, 5)]
    crowd = [{"id": f"E{q}{r}", "role": "enemy", "at": [q, r], "initiative": 5} for q, r in hexes if (q, r) != (0, 0)]
    active = {"id": "M", "role": "active", "at": [0, 0], "initiative": 1}
    case = a_case(
        rules="frosthaven",
        position={"hexes": hexes, "figures": [active, *crowd]},
        ability__range=9,
        ability__targets=20,
    )
    status, out, err = run(monkeypatch, capsys, json.dumps(case))
    assert (status, out) == (2, "")
    assert "ability.targets: more than 20000 ways" in err


def test_files_tools_and_wrong_calls(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "case.json"
    file.write_text(json.dumps(a_case()))
    assert main(["tool", "monster-turn", str(file)]) == 0
    assert json.loads(capsys.readouterr().out)[0]["focus"] == "Ada"
    assert main(["tool"]) == 0
    assert "\nmonster-turn" in f"\n{capsys.readouterr().out}"
    for wrong, said in [
        (["monster-turn", str(tmp_path / "none.json")], "No such file"),
        (["monster-turn", str(tmp_path)], "Is a directory"),
        (["tool", "monsterturn"], "Did you mean 'monster-turn'?"),
        (["monster-turn", str(file), "--lang", "fr"], 'Choose from: "en", "de"'),
    ]:
        assert main(wrong) == 2
        told = capsys.readouterr()
        assert told.out == ""
        assert said in told.err


def test_every_reason_has_words_in_both_languages() -> None:
    source = Path(__file__).parents[4] / "src/undercroft/games/haven"
    words = Words([source / "words"])
    told = (source / "monsters/reasons.py").read_text() + (source / "monsters/focus.py").read_text()
    ids = {part.split('"')[0] for part in told.split('"why-')[1:]}
    assert len(ids) > 30
    for lang in LANGS:
        assert [id for id in sorted(ids) if not words.knows(f"why-{id}", lang)] == []


def test_the_tool_says_what_it_is_for() -> None:
    assert MONSTER_TURN.id == "monster-turn"
    assert all(MONSTER_TURN.name.in_(lang) for lang in LANGS)  # type: ignore[union-attr]
