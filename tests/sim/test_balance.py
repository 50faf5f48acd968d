"""How often bots win is counted point by point, kept, and played again only where something has changed."""

from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.sim.conftest import Run

from tallow import TALLOW
from undercroft.sim import Plan, Variant, contest_page, contest_plot, describe, here, simulate
from undercroft.sim import balance as module
from undercroft.sim.balance import Balance, Point, measure, points_of, read_balance, write_balance
from undercroft.sim.balance_page import make_plot, make_table
from undercroft.sim.shares import fare
from undercroft.sim.tally import Group, Tally
from undercroft.table import Match, Meeting, Setup, System, ZoneId, system

CELLAR = Point("cellar", 2, "random")


def met(digest: str) -> System[Any, Any]:
    return replace(TALLOW, meeting=lambda scenario: Meeting({}, digest))


def never(new: int) -> None:
    raise AssertionError(f"{new} games were played")


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[range]:
    """Which games were played."""
    spans, play = list[range](), module.play_span

    def note(plan: Plan, numbers: range) -> Any:
        spans.append(numbers)
        return play(plan, numbers)

    monkeypatch.setattr(module, "play_span", note)
    return spans


def test_games_are_those_of_a_simulation_and_go_on_where_they_stopped(tmp_path: Path, played: list[range]) -> None:
    path, game = tmp_path / "tallow.json", met("1")
    first = Balance("tallow", 4)
    measure(first, game, CELLAR, 7, lambda new: write_balance(first, path))
    found = read_balance(path, "tallow", 4)
    measured = measure(found, game, CELLAR, 12, lambda new: None)
    assert played == [range(5), range(5, 7), range(7, 12)]
    plan = Plan(system="tallow", variants=(Variant("cellar", 2),), games=12, seed=4)
    (same,) = describe(simulate(plan, here), "tallow", 4).variants
    assert (measured.games, measured.outcomes) == (12, same.outcomes)
    assert measured.decisions == pytest.approx(12 * same.lengths.mean, abs=0.1)
    measure(found, game, CELLAR, 12, never)


def test_a_scenario_that_was_changed_is_played_again_alone(played: list[range]) -> None:
    balance = Balance("tallow")
    for point in (CELLAR, other := Point("cellar", 3, "random")):
        measure(balance, met("1"), point, 2, lambda new: None)
    measure(balance, met("2"), CELLAR, 2, lambda new: None)
    measure(balance, met("1"), other, 2, never)
    assert played == [range(2)] * 3
    assert [(one.point.seats, one.games, one.digest) for one in balance.measured] == [(3, 2, "1"), (2, 2, "2")]


def test_another_seed_begins_anew(tmp_path: Path) -> None:
    path = tmp_path / "tallow.json"
    balance = Balance("tallow", 4)
    measure(balance, TALLOW, CELLAR, 1, lambda new: write_balance(balance, path))
    assert read_balance(path, "tallow", 4).measured
    assert not read_balance(path, "tallow", 5).measured
    assert not read_balance(tmp_path / "none.json", "tallow", 4).measured


def test_table_and_plot_say_who_wins_how_often() -> None:
    balance = Balance("tallow")
    for bot, won in (("greedy", 3), ("search", 8)):
        measured = module.Measured(Point("cellar", 2, bot), {}, "", 10, {"won": won, "lost": 10 - won}, {}, {50: 10})
        balance.measured.append(measured)
    measured = module.Measured(Point("cloister", 2, "search"), {}, "", 10, {"won": 10}, {}, {30: 10})
    balance.measured.append(measured)
    table = make_table(balance, TALLOW, ["greedy", "search"], "undercroft balance tallow")
    assert "| cellar |  | 30 % (10; 50) | 80 % (10; 50) |" in table
    assert "`greedy` wins 30 % of 10 games." in table
    assert "`search` wins 90 % of 20 games." in table
    assert "more than 90 %: cloister with 2." in table
    plot = make_plot(balance, TALLOW, ["greedy", "search"])
    assert plot.count("<title>") == 3
    assert plot.count("cellar, 2 seats</text>") == 1


def told(winner: str, heroes: str, round: int) -> dict[str, Any]:
    """What a game says in the end that one seat wins; the seats are a and b"""
    seats = {
        seat: {"hero": hero, "place": at} for at, (seat, hero) in enumerate(zip("ab", heroes.split(), strict=True), 1)
    }
    return {"winner": winner, "hero": seats.get(winner, {}).get("hero", ""), "round": round, "seats": seats}


def contest() -> module.Measured:
    """Three games: a wins twice, once nobody."""
    group, both, measured = (
        Group(games=3, outcomes={"won": 2, "lost": 1}),
        Group(),
        module.Measured(CELLAR, {}, ""),
    )
    for report in (told("a", "mok thorn", 3), told("a", "lissa mok", 4), told("", "mok lissa", 4)):
        group.count_report(report)
    group.lengths = {10: 1, 20: 2}
    both.take_in(group)
    measured.take_in(both)
    return measured


def test_a_game_that_one_seat_wins_counts_winners_and_what_else_is_reported() -> None:
    measured = contest()
    assert measured.winners == {"a": 2}
    assert measured.reported == {"hero": {"mok": 1, "lissa": 1}, "round": {"3": 1, "4": 2}}
    assert measured.took_part == {
        "hero": {"mok": 3, "thorn": 1, "lissa": 2},
        "place": {"1": 3, "2": 3},
        "seat": {"a": 3, "b": 3},
    }
    assert measured.won_by == {"hero": {"mok": 1, "lissa": 1}, "place": {"1": 2}, "seat": {"a": 2}}


def test_a_share_is_what_one_won_beside_what_all_won_in_as_many_games() -> None:
    found = fare({"mok": 30, "lissa": 20, "thorn": 10}, {"mok": 9, "thorn": 6})
    assert {name: one.share for name, one in found.items()} == {"mok": 1.2, "lissa": 0.0, "thorn": 2.4}
    assert all(one.least <= one.share <= one.most for one in found.values())
    assert found["lissa"].most > 0.5, "twenty games prove little"
    assert fare({"mok": 5}, {})["mok"].share == 1.0


def test_statistics_tell_how_everybody_fared() -> None:
    tally = Tally()
    group = tally.group(Variant("cellar", 2))
    group.games, group.lengths, group.outcomes = 1, {5: 1}, {"won": 1}
    group.count_report(told("b", "mok thorn", 3))
    (one,) = describe(tally, "tallow", 0).variants
    assert one.reported == {"hero": {"thorn": 1}, "round": {"3": 1}}
    assert {hero: (fared.won, fared.share) for hero, fared in one.fared["hero"].items()} == {
        "mok": (0, 0.0),
        "thorn": (1, 2.0),
    }


def test_pages_of_a_contest_say_who_wins_how_often_and_how_long_it_takes() -> None:
    measured = contest()
    balance = Balance("tallow", measured=[measured])
    table = contest_page.make_table(balance, TALLOW, "undercroft balance tallow")
    assert "| cellar | 2 | random | 3 | 67 % (21 to 94) | lost 1 | 4 (3 to 4) | 17 (10 to 20) |" in table
    assert "## By hero" in table
    assert "1.50 (0.3 to 2.7; 2, 1)" in table, "lissa won one of two games, all together two of six"
    assert "Fewer than 70 % of games won: cellar with 2 67 % (21 to 94)." in table
    assert "More than 1.6 times the fair share: cellar with 2, place 1: 2.00; cellar with 2, seat a: 2.00." in table
    plot = contest_plot.make_plot(balance, TALLOW)
    assert plot.count("<title>") == 3 + 1 + 3 + 2 + 2, "legend, games won, heroes, places, seats"
    assert "hero mok: 1.00" in plot


def test_a_game_that_all_win_or_lose_together_is_no_contest() -> None:
    assert not contest_page.is_contest(Balance("tallow", measured=[module.Measured(CELLAR, {}, "", 5, {"won": 5})]))


@pytest.mark.parametrize(
    ("levels", "of"),
    [("jaws:s01", (1, "tutorial")), ("jaws:s03", (1, "tutorial, later")), ("jaws:s04", (1, "by level"))],
)
def test_a_campaign_meets_scenarios_at_the_level_it_has_then(levels: str, of: tuple[int, str]) -> None:
    options = system("jaws").meeting(levels).options
    assert (options["hero-level"], options["hands"]) == of


def test_levels_rise_in_the_course_of_a_campaign() -> None:
    jaws = system("jaws")
    story = [int(jaws.meeting(f"jaws:s{number:02}").options["hero-level"]) for number in range(1, 18)]
    assert story == sorted(story)
    assert story[-1] > 3
    assert list(points_of(jaws, ["jaws:s02"], [1, 4], "greedy")) == [
        Point("jaws:s02", 1, "greedy"),
        Point("jaws:s02", 4, "greedy"),
    ]


def test_the_command_writes_table_plot_and_counts(run: Run, tmp_path: Path) -> None:
    asked = ("balance", "tallow", "--examples", "--folder", ".", "--bots", "random:2,greedy:1", "--seats", "1,2")
    done = run(*asked)
    assert done.returncode == 0, done.stderr
    assert (
        "undercroft balance tallow --bots random:2,greedy:1 --seats 1,2 --seed 0"
        in (tmp_path / "tallow.md").read_text()
    )
    assert (tmp_path / "tallow.svg").read_text().startswith("<svg")
    kept = (tmp_path / "tallow.json").read_bytes()
    assert run(*asked).returncode == 0
    assert (tmp_path / "tallow.json").read_bytes() == kept


def test_a_game_that_breaks_off_is_kept(run: Run, tmp_path: Path) -> None:
    done = run("balance", "fragile", "--folder", ".", "--bots", "random:1", "--seats", "2", "--scenario", "cellar")
    assert done.returncode == 1
    assert "no wick left" in done.stdout
    assert list((tmp_path / "crashes").iterdir())


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        (("--bots", "clever:3"), "BOT:GAMES"),
        (("--bots", "random"), "BOT:GAMES"),
        (("--seats", "two"), "like 2,4"),
        (("--scenario", "attic"), "cloister"),
        (("--folder", "nowhere"), "there is no folder nowhere"),
    ],
)
def test_what_cannot_be_measured_gets_status_2(run: Run, arguments: tuple[str, ...], what: str) -> None:
    done = run("balance", "tallow", "--examples", *arguments)
    assert (done.returncode, what in done.stderr) == (2, True)


def test_the_hands_of_the_tutorial_can_be_played_outside_a_campaign() -> None:
    """Six cards each, of level A, and later two of level B among them."""
    jaws, levels = system("jaws"), list[dict[str, int]]()
    for scenario in ("jaws:s01", "jaws:s02"):
        options = jaws.meeting(scenario).options
        match = Match(jaws, Setup(system="jaws", scenario=scenario, seats=jaws.seats(1), options=options))
        cards = match.game.content.cards
        hand = [match.state.cards[id] for id in match.state.zones[ZoneId("hand-chandler")].cards]
        levels.append(dict(Counter(cards[card.definition].level for card in hand)))
    assert levels == [{"A": 6}, {"A": 4, "B": 2}]
