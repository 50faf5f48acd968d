"""`undercroft pack check` and `undercroft pack schema`, run as people run them."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.packs.toy_game import CORE, FROST_MANIFEST, changed, write_pack

ROOT = Path(__file__).parents[2]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A home in which the toy game is installed."""
    info = tmp_path / "site" / "toy_game-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: toy-game\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[undercroft.packs]\ntoy = tests.packs.toy_game:TOY\n")
    return tmp_path


def undercroft(home: Path, *words: str | Path) -> subprocess.CompletedProcess[str]:
    environment = {
        **os.environ,
        "HOME": str(home),
        "XDG_DATA_HOME": str(home / "data"),
        "XDG_CACHE_HOME": str(home / "cache"),
        "UNDERCROFT_PACKS": "",
        "PYTHONPATH": os.pathsep.join([str(home / "site"), str(ROOT)]),
        "COLUMNS": "200",
    }
    command = [sys.executable, "-m", "undercroft", "pack", *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, env=environment, cwd=home, check=False)


def test_a_sound_pack(home: Path) -> None:
    write_pack(home / "core", CORE)
    done = undercroft(home, "check", "core", "--stats")
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[0].startswith("core 1.2.0 for toy is sound; digest ")
    assert [line.split() for line in lines[1:]] == [
        *(["records:", "8"], ["hero", "1"], ["card", "2"], ["monster", "2"], ["item", "2"], ["scenario", "1"]),
        *(["verbs:", "5"], ["attack", "1"], ["move", "2"], ["summon", "1"], ["twice", "1"]),
    ]


def test_a_sound_pack_for_programs(home: Path) -> None:
    write_pack(home / "core", CORE)
    said = json.loads(undercroft(home, "check", "core/pack.yaml", "--stats", "--json").stdout)
    assert said["pack"]["version"] == "1.2.0"
    assert said["problems"] == []
    assert said["stats"]["verbs"]["move"] == 2


def test_a_pack_with_problems(home: Path) -> None:
    write_pack(home / "core", changed("items.yaml", "price: 5", "prize: 5"))
    done = undercroft(home, "check", home / "core")
    assert done.returncode == 2
    assert done.stdout == "items.yaml:1:43: unknown key 'prize' — did you mean 'price'?\n"
    assert done.stderr == f"{home / 'core'}: 1 problem\n"


def test_a_pack_with_problems_for_programs(home: Path) -> None:
    write_pack(home / "core", changed("items.yaml", "price: 5", "prize: 5"))
    done = undercroft(home, "check", "core", "--json")
    assert done.returncode == 2
    assert json.loads(done.stdout)["problems"] == [
        {
            "file": "items.yaml",
            "line": 1,
            "column": 43,
            "what": "unknown key 'prize'",
            "advice": "did you mean 'price'?",
        }
    ]


def test_required_packs_are_found_beside_it(home: Path) -> None:
    write_pack(home / "packs" / "core", CORE)
    write_pack(home / "packs" / "frost", {"pack.yaml": FROST_MANIFEST})
    assert undercroft(home, "check", "packs/frost").returncode == 0


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("nothing", "nothing: there is no such folder or archive — check the path"),
        ("empty", "empty: there is no pack.yaml in it — a pack is a folder with a file pack.yaml"),
        ("chess", "no installed game has packs and the name 'chess'"),
        ("nameless", "pack.yaml:1:1: the pack does not say which game it is for — add 'game: …'"),
    ],
)
def test_what_cannot_be_checked(home: Path, path: str, said: str) -> None:
    (home / "empty").mkdir()
    write_pack(home / "chess", changed("pack.yaml", "game: toy", "game: chess"))
    write_pack(home / "nameless", {"pack.yaml": "id: x"})
    done = undercroft(home, "check", path)
    assert done.returncode == 2
    assert said in done.stdout + done.stderr
    assert "Traceback" not in done.stderr


def test_a_schema_of_one_kind_offers_the_ids_of_a_pack(home: Path) -> None:
    write_pack(home / "core", CORE)
    done = undercroft(home, "schema", "toy", "--kind", "monster", "--pack", "core")
    assert done.returncode == 0
    becomes = json.loads(done.stdout)["$defs"]["Monster"]["properties"]["becomes"]
    assert {"enum": ["rat", "rat-king"]} in becomes["anyOf"][0].get("anyOf", becomes["anyOf"])


def test_schemas_are_written_into_a_folder(home: Path) -> None:
    done = undercroft(home, "schema", "toy", "--out", "schemas")
    assert done.returncode == 0
    assert sorted(path.name for path in (home / "schemas").iterdir()) == [
        f"{kind}.schema.json" for kind in ("hero", "item", "monster", "pack", "scenario")
    ]
    assert "# yaml-language-server: $schema=schemas/pack.schema.json" in done.stdout


def test_a_pack_with_problems_still_has_a_schema(home: Path) -> None:
    write_pack(home / "core", changed("items.yaml", "price: 5", "prize: 5"))
    done = undercroft(home, "schema", "toy", "--pack", "core")
    assert sorted(json.loads(done.stdout)) == ["hero", "item", "monster", "pack", "scenario"]
    assert "core has problems, so its ids are not offered; first: items.yaml:1:43" in done.stderr


def test_games_with_packs_are_listed_and_unknown_ones_refused(home: Path) -> None:
    assert "toy" in undercroft(home, "schema").stdout.split()
    unknown = undercroft(home, "schema", "tyo")
    assert (unknown.returncode, unknown.stdout) == (2, "")
    assert "did you mean 'toy'?" in unknown.stderr
    assert undercroft(home, "schema", "toy", "--kind", "heroes").returncode == 2
