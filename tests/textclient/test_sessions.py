"""Whole sittings: by pipe and by script, saved and loaded, with bots, in both languages."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tallow import TALLOW
from undercroft.table import Match, Setup, dump, key_of

GAME = ("tallow", "--examples", "--scenario", "cellar", "--seed", "5")
TWO = (*GAME, "--seats", "2")


def text(*arguments: str, typed: str = "", cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "undercroft", "text", *arguments]
    return subprocess.run(command, input=typed, capture_output=True, text=True, check=False, cwd=cwd)


def said(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def test_a_script_plays_to_the_end_and_says_the_same_twice(tmp_path: Path) -> None:
    script = tmp_path / "answers.txt"
    script.write_text(said("# the first option, always", "", *["1"] * 400))
    one, two = (text(*GAME, "--script", str(script)) for _ in range(2))
    assert one.returncode == 0, one.stderr
    assert one.stdout == two.stdout
    assert re.search(r"The match is over: \w+.*\nIt took \d+ decisions\.\n$", one.stdout)
    assert "\x1b" not in one.stdout


def test_numbers_and_text_forms_mean_the_same() -> None:
    by_number = text(*TWO, typed=said("1", "2")).stdout
    by_text = text(*TWO, typed=said("text:Light!", "card:mira-2")).stdout
    assert re.sub("> .*", "", by_number) == re.sub("> .*", "", by_text)
    assert "The script has ended; the match stands at line 2." in by_text


def test_letters_and_words_of_commands_mean_the_same() -> None:
    letters = text(*TWO, typed=said("1", "w", "p 1", "u", "r", "l", "?", "q")).stdout
    words = text(*TWO, typed=said("1", "why", "preview 1", "undo", "Redo", "log", "help", "quit")).stdout
    assert re.sub("> .*", "", letters) == re.sub("> .*", "", words)


def test_a_word_of_a_command_with_more_behind_it_is_no_command() -> None:
    gone = text(*TWO, typed=said("undo everything"))
    assert (gone.returncode, "neither an option nor a command" in gone.stderr) == (2, True)


def test_a_text_of_ones_own_is_taken_where_one_is_asked_for() -> None:
    assert "“Onwards!”" in text(*TWO, typed=said("text:Onwards!")).stdout


def test_a_seat_is_shown_its_own_cards_only() -> None:
    parts = text(*TWO, typed=said("1", "1", "1")).stdout.split("== Brand is here. ==")
    assert "Lunge" in parts[0]
    assert not re.search("Flare|Listen", parts[0])
    brand = parts[1].split("> 1")[0]
    assert "Flare" in brand
    assert "Lunge" not in brand


@pytest.mark.parametrize(
    ("typed", "number", "what"),
    [
        (("1", "99"), 2, "There is no option 99; the numbers go from 1 to 5."),
        (("1", "# a remark", "", "jump"), 4, "“jump” is neither an option nor a command. Options: card:mira-1"),
        (("r",), 1, "there is nothing to redo"),
        (("u",), 1, "there is nothing to undo yet"),
        (("h odo",), 1, "There is no seat “odo” at this terminal. Seats: mira, brand"),
        (("h brand",), 1, "Brand has nothing to decide now."),
        (("o set heroes/mira/hp lots",), 1, "heroes/mira/hp can't be 'lots'"),
        (("o nonsense",), 1, "o set PATH VALUE"),
        (("o house rough on",), 1, "no house rule 'rough'. Known: gentle"),
        (("p 7",), 1, "There is no option 7"),
        (("s nowhere/at/all.json",), 1, "nowhere/at/all.json can’t be written"),
    ],
)
def test_a_bad_line_ends_a_script_with_status_2_and_its_number(
    typed: tuple[str, ...], number: int, what: str, tmp_path: Path
) -> None:
    done = text(*TWO, typed=said(*typed), cwd=tmp_path)
    assert done.returncode == 2
    assert done.stderr.startswith(f"undercroft: stdin, line {number}: ")
    assert what in done.stderr
    assert "Traceback" not in done.stderr


def test_undo_and_redo_go_back_and_forth() -> None:
    done = text(*TWO, "--undo", "free", typed=said("1", "1", "1", "u", "r", "q"))
    assert done.returncode == 0, done.stderr
    back, forth = done.stdout.split("> u")[1].split("> r")
    assert "Taken back." in back
    assert "Which card does" in back
    assert "Done again." in forth
    assert "Burn oil" in forth


def test_why_names_the_rule_in_words() -> None:
    assert re.search(r"Rule TV-SETUP-\d+: \w+", text(*TWO, typed=said("w")).stdout)
    assert re.search(r"Regel TV-SETUP-\d+: \w+", text(*TWO, "--lang", "de", typed=said("w")).stdout)


def test_preview_shows_what_a_walk_would_be() -> None:
    played = text(*GAME, "--seats", "1", typed=said(*["1"] * 60)).stdout
    before, number = re.split(r"^ +(\d+)  To .*$", played, maxsplit=1, flags=re.MULTILINE)[:2]
    done = text(*GAME, "--seats", "1", typed=said(*["1"] * before.count("> 1"), f"p {number}"))
    assert re.search(r"Preview of “To .*”\nWay: \S+", done.stdout)


def test_an_override_is_noted_and_named_from_then_on() -> None:
    done = text(*TWO, typed=said("o set heroes/mira/hp 2", "o rule the door sticks", "o house gentle on", "t"))
    last = done.stdout.split("> t")[1]
    assert "2 of 9 hit points" in last
    assert "Differs from the book: heroes/mira/hp = 2, the door sticks, gentle" in last


def test_the_whole_log_nests_causes() -> None:
    done = text(*GAME, "--seats", "1", typed=said(*["1"] * 14, "l"))
    log = done.stdout.split("> l")[-1]
    assert "== What happened ==" in log
    assert re.search(r"^  \S", log, re.MULTILINE)


def test_a_match_is_kept_and_played_on(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    text(*TWO, "--save", str(file), typed=said("1", "1"))
    assert len(json.loads(file.read_bytes())["log"]) == 2
    done = text("--load", str(file), "--examples", typed=said("1"))
    assert done.returncode == 0, done.stderr
    assert "Brand decides: Which card" in done.stdout
    assert "the match stands at line 3" in done.stdout
    assert len(json.loads(file.read_bytes())["log"]) == 2


def test_saving_by_hand(tmp_path: Path) -> None:
    assert "Saved in here.json." in text(*TWO, typed=said("s here.json"), cwd=tmp_path).stdout
    assert "Saved in tallow.match.json." in text(*TWO, typed=said("s"), cwd=tmp_path).stdout
    assert {path.name for path in tmp_path.iterdir()} == {"here.json", "tallow.match.json"}


def test_bots_play_seats_and_nobody_is_handed_over_to() -> None:
    done = text(*TWO, "--bot", "brand", typed=said("1", "1"))
    assert done.returncode == 0, done.stderr
    assert "Brand is here" not in done.stdout
    assert "Brand decides" not in done.stdout
    assert "Played of Brand (1)" in done.stdout


def test_a_match_of_bots_alone_plays_itself() -> None:
    done = text(*TWO, "--bot", "brand", "--bot", "mira")
    assert "The match is over" in done.stdout


def test_plain_sentences_draw_nothing() -> None:
    done = text(*TWO, "--plain", "--lang", "de", typed=said("1", "?"))
    assert "Der Keller, " in done.stdout
    assert "Hexfelder" in done.stdout
    assert "die letzte Entscheidung zurücknehmen" in done.stdout
    assert not re.search(r"\\_|/\s|\+--", done.stdout)


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        ((), "Try: undercroft text GAME"),
        (("tallo", "--examples"), "Did you mean 'tallow'?"),
        (("tallow",), "--examples"),
        (("tallow", "--examples", "--scenario", "attic"), "cellar, cloister, vault"),
        (("tallow", "--examples", "--seats", "7"), "Possible: 1, 2, 3"),
        (("tallow", "--examples", "--bot", "zed"), "Seats: mira"),
        (("tallow", "--examples", "--script", "none.txt"), "none.txt: the script can't be read"),
        (("tallow", "--examples", "--save", "none/file.json"), "there is no folder none"),
        (("--load", "none.json"), "none.json: the match file can't be read"),
        (("--load", "empty.json"), "empty.json: this is no match file"),
        (("--load", "other.json"), "other.json: this is no match file"),
        (("--load", "good.json"), "'tallow' is an example"),
        (("--load", "lost.json", "--examples"), "unknown game 'nowhere'"),
        (("jaws", "--load", "good.json", "--examples"), "a match of 'tallow', not of 'jaws'"),
        (("--load", "newer.json", "--examples"), "update"),
    ],
)
def test_bad_input_gets_status_2_and_changes_nothing(arguments: tuple[str, ...], what: str, tmp_path: Path) -> None:
    good = dump(Match(TALLOW, Setup(system="tallow", scenario="cellar", seats=TALLOW.seats(1)), key=key_of(1)))
    files = {
        "empty.json": b"",
        "other.json": b'{"format": "something"}',
        "good.json": good,
        "lost.json": good.replace(b'"system":"tallow"', b'"system":"nowhere"'),
        "newer.json": good.replace(b'"schema":1', b'"schema":99'),
    }
    for name, data in files.items():
        (tmp_path / name).write_bytes(data)
    done = text(*arguments, typed="1\n", cwd=tmp_path)
    assert done.returncode == 2
    assert what in done.stderr
    assert "Traceback" not in done.stderr
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == files
