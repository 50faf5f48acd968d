"""The example game as a whole: conformance, campaign, words, the catalogue, and what a newcomer has to read."""

import json
import re
from pathlib import Path

import pytest
from tallow.advice import Blow, blow_odds
from tests.examples.tallow_table import BRAND, MIRA, ODO, fight

import tallow
from tallow import TALLOW
from undercroft.bots import RandomBot, play_out
from undercroft.cli import main
from undercroft.conformance import ConformanceSuite
from undercroft.rulebook import catalogue
from undercroft.rulebook.citations import read_citations
from undercroft.table import Campaign, Match, Seat, Setup, SetValue, Stream, key_of, systems, view_of
from undercroft.table.narrator import Narrator
from undercroft.words import LANGS, Lang

FOLDER = Path(tallow.__file__).parent
TESTS = Path(__file__).with_name("test_tallow_rules.py")


class TestConformance(ConformanceSuite):
    system = TALLOW
    games = 4


def test_only_who_asks_for_examples_gets_it() -> None:
    assert "tallow" not in systems()
    assert systems(examples=True)["tallow"] is TALLOW


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_random_bots_win_sometimes_and_lose_sometimes(seats: int) -> None:
    outcomes = [played(number, seats) for number in range(24)]
    assert {"won", "lost"} == set(outcomes)


def played(number: int, seats: int) -> str:
    scenario = TALLOW.scenarios[number % 3].id
    setup = Setup(system="tallow", scenario=scenario, seats=TALLOW.seats(seats))
    match = Match(TALLOW, setup, key=key_of(number), telling=False)
    play_out(match, RandomBot(Stream(key_of(f"bot {number}"))))
    assert match.over
    return match.over.outcome


def win(campaign: Campaign, chapter: str, cast: dict[Seat, list[str]]) -> Match:
    """Play a chapter with ever new chances until it is won."""
    for seed in range(60):
        match = campaign.open(chapter, cast, key=key_of(f"{chapter} {seed}"))
        play_out(match, RandomBot(Stream(key_of(f"{chapter} bot {seed}"))))
        if match.over and match.over.outcome == "won":
            campaign.close()
            return match
        campaign.abandon()
    raise AssertionError(f"{chapter} can't be won")


@pytest.mark.rule("TV-CAMP-01", "TV-CAMP-02", "TV-CAMP-03", "TV-CAMP-04")
def test_a_campaign_of_three_fights_with_a_bench() -> None:
    campaign = Campaign(TALLOW)
    assert [member.id for member in campaign.roster()] == ["mira", "brand"]
    first = win(campaign, "cellar", {MIRA: ["mira"], BRAND: ["brand"]})
    assert first.over
    assert campaign.state["grown"] == dict.fromkeys(first.over.report["standing"], 1)
    assert [(choice.id, choice.seats) for choice in campaign.choices()] == [("cloister", (1, 2))]
    win(campaign, "cloister", {MIRA: ["odo", "mira"]})
    third = campaign.open("vault", {BRAND: ["brand"], ODO: ["odo"]})
    assert (third.state.heroes["brand"].oil, third.state.heroes["odo"].oil) == (3, 2)
    assert [member.id for member in campaign.bench()] == ["mira"]


@pytest.mark.rule("TV-CAMP-02", "TV-CAMP-04")
def test_a_lost_fight_is_fought_again_and_who_stayed_outside_comes_rested() -> None:
    campaign = Campaign(TALLOW)
    match = campaign.open("cellar", {MIRA: ["mira"]}, key=key_of("lost"))
    match.override(MIRA, SetValue("heroes/mira/hp", 0))
    play_out(match, RandomBot(Stream(key_of("lost"))))
    campaign.close()
    assert campaign.chapters[0].ending
    assert campaign.chapters[0].ending.outcome == "lost"
    assert [choice.id for choice in campaign.choices()] == ["cellar"]
    assert campaign.state == {"roster": ["mira", "brand"], "won": [], "grown": {}, "rested": ["brand"]}


def test_the_log_is_whole_in_both_languages() -> None:
    match = fight(seats=3)
    play_out(match, RandomBot(Stream(key_of("log"))))
    for lang in LANGS:
        narrator = Narrator(TALLOW.speech, lang, MIRA)
        narrator.learn(TALLOW.scene(match.game, MIRA))
        lines = narrator.tell(match.told)
        assert len(lines) > 100
        assert not [line.text for line in lines if "{" in line.text or "event-" in line.text]
        assert max(line.depth for line in lines) == 2, "a turn, an attack in it, its fate and damage"


@pytest.mark.parametrize("lang", LANGS)
def test_every_question_and_option_has_words(lang: Lang) -> None:
    match, bot = fight(seats=3), RandomBot(Stream(key_of("words")))
    while match.questions:
        for seat in TALLOW.seats(3):
            view = view_of(match, seat, lang)
            said = [asked.prompt for asked in view.asked] + [one.label for asked in view.asked for one in asked.options]
            assert not [words for words in said if re.match(r"(ask|option|zone)-", words)]
        match.play(*(bot.choose(match, range(len(match.questions))) or (0, match.questions[0].options[0])))


def test_both_languages_have_the_same_messages() -> None:
    english, german = (messages(lang) for lang in LANGS)
    assert english == german
    events = {
        f"event-{kind}" for kind in re.findall(r"class (\w+)\((?:Event|Looked)", (FOLDER / "state.py").read_text())
    }
    assert events <= set(english)


def messages(lang: Lang) -> list[str]:
    return re.findall(r"^([\w-]+) =", (FOLDER / "words" / f"{lang}.ftl").read_text(encoding="utf-8"), re.MULTILINE)


def test_every_rule_is_cited_and_marked_and_has_two_languages() -> None:
    rules = list(catalogue("tallow"))
    cited = read_citations([FOLDER]).by_id
    marked = set(re.findall(r"TV-[A-Z]+-\d\d", TESTS.read_text() + Path(__file__).read_text()))
    assert set(cited) == {rule.id for rule in rules}
    assert marked == set(cited)
    assert all(rule.statement and rule.german for rule in rules)


@pytest.mark.rule("TV-ATTACK-02")
def test_the_tool_shows_odds() -> None:
    shown = {one.result: one.chance for one in blow_odds(Blow(2)).odds}
    assert shown == pytest.approx({"0": 1 / 9, "1": 2 / 9, "2": 3 / 9, "3": 2 / 9, "4": 1 / 9})


def test_a_tool_of_a_game_is_listed_and_run_from_the_command_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "blow.json").write_text('{"hit": 2}')
    assert main(["tool", "--examples", "--lang", "de"]) == 0
    assert "odds            Aussichten eines Schlags. Was ein Schlag bewirkt" in capsys.readouterr().out
    assert main(["tool", "odds", str(tmp_path / "blow.json"), "--examples"]) == 0
    assert [one["result"] for one in json.loads(capsys.readouterr().out)[0]["odds"]] == ["0", "1", "2", "3", "4"]
    assert main(["tool", "odds", str(tmp_path / "blow.json")]) == 2
    assert "unknown tool 'odds'" in capsys.readouterr().err


def test_the_adviser_prefers_a_foe_who_is_nearly_down() -> None:
    from tests.examples.test_tallow_rules import before_a_blow

    match = before_a_blow()
    question = match.questions[0]
    assert TALLOW.adviser
    advice = TALLOW.adviser.options(match.game, MIRA, question)
    worth = {option.text: value for option, value in zip(question.options, advice, strict=True)}
    assert worth["attack:ghoul-1"] > worth["skip"]


def test_it_stays_small() -> None:
    """A newcomer reads fewer than 800 lines of rules and words (blank ones aside)."""
    files = [*FOLDER.glob("*.py"), *(FOLDER / "words").glob("*.ftl")]
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines() if line.strip()]
    assert len(lines) < 800
