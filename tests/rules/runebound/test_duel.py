"""`undercroft duel`: odds worked out by hand, estimated and played; what is refused; the command line."""

import json
from math import sqrt
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.rules.runebound.cards import ability, enemy, hero_card, scenario, skill, verb
from tests.rules.runebound.world import board
from tests.rules.stage import Records

from undercroft.cli import main
from undercroft.games.runebound.box import Box
from undercroft.games.runebound.duel.build import BOX, FOES, HEROES, Duel
from undercroft.games.runebound.duel.odds import Corner, Flight, Odds, reckon
from undercroft.games.runebound.duel.played import sample
from undercroft.games.runebound.duel.ring import Ring, make_ring
from undercroft.games.runebound.duel.tool import run
from undercroft.games.runebound.values import health
from undercroft.table import TableError

DASH = "dash / dash"


def box(mine: list[str], its: list[str], *foe: Any, **more: Any) -> Box:
    """Anna with three tokens against an ogre with five; both sides of `dash / dash` do nothing."""
    land = msgspec.structs.replace(board(), enemy_tokens=tuple(its + [DASH] * (5 - len(its))))
    anna = hero_card("anna", tokens=mine + [DASH] * (3 - len(mine)), health=9)
    cards = [skill("star", stars=1), *more.pop("cards", [])]
    return Box(Records([land, anna, scenario(), enemy("ogre", *foe, **{"health": 2, **more}), *cards]))  # type: ignore[arg-type]


def ring(box: Box, **more: Any) -> Ring:
    return make_ring(Duel(**{"hero": "anna", "enemy": "ogre", "at": "tamalir", "hand": 0, **more}), box)


def estimated(ring: Ring, retreat: int = 0) -> Odds:
    (mine, its), (left, foe) = ring.fighters, ring.healths
    return reckon(Corner(mine, left), Corner(its, foe), health(ring.game, ring.hero), Flight(retreat, ring.flight))


def near(one: float, other: float, games: int) -> bool:
    """Four standard errors apart at most: wrong once in 16,000."""
    return abs(one - other) <= 4 * sqrt(max(one * (1 - one), 0.25 / games) / games)


# By hand


def test_a_sure_blow_each_round_and_a_coin_against_it() -> None:
    """One damage a round against two health, and the hero, the attacker, begins: in the second round the ogre falls
    before it strikes. It has struck once at most, with half of the casts."""
    tokens = box(["physical / physical"], ["enemy / dash"])
    for odds in (estimated(ring(tokens)), sample(ring(tokens), 800, 1, 0)):
        assert (odds.win, odds.rounds[:3]) == (1.0, (0.0, 0.0, 1.0))
        assert near(0.5, odds.damage[1], 800)
        assert odds.damage[0] + odds.damage[1] == 1.0


@pytest.mark.rule("RB-INIT-03", "RB-COMBAT-14")
def test_who_shows_gold_strikes_first() -> None:
    """Both would fall to one blow; the ogre has a golden face on both sides."""
    tokens = box(["physical 2 / physical 2"], ["enemy 9 / enemy 9", "dash* / dash*"])
    for odds in (estimated(ring(tokens)), sample(ring(tokens), 20, 1, 0)):
        assert (odds.win, odds.defeat, odds.damage[9]) == (0.0, 1.0, 1.0)


def test_a_shield_every_other_time_against_the_only_blow() -> None:
    """The hero hits with half of the casts, half of these blows meet a shield: one in four ends the combat."""
    tokens = box(["physical / dash"], ["shield / dash"], health=1)
    by_hand = [0.25 * 0.75 ** (number - 1) for number in range(1, 6)]
    odds, played = estimated(ring(tokens)), sample(ring(tokens), 800, 2, 0)
    for number, chance in enumerate(by_hand, 1):
        assert odds.rounds[number] == pytest.approx(chance)
        assert near(chance, played.rounds[number], 800)
    assert odds.win == pytest.approx(1.0, abs=1e-4)


@pytest.mark.rule("RB-RETREAT-02")
def test_who_never_hits_gets_away_as_often_as_the_die_allows() -> None:
    """Alone on k1 nobody gets away; on c4 every face does. The ogre deals one damage a round for sure."""
    tokens = box([], ["enemy / enemy"], health=3)
    place = ring(tokens, at="k1", wounds=6)
    assert place.flight == 0.0, "no hex lies around k1"
    assert estimated(place, retreat=9).defeat == sample(place, 10, 1, 9).defeat == 1.0
    place = ring(tokens, at="c4", wounds=6)
    chance = place.flight
    assert chance == 1.0, "every face finds a way out of c4"
    assert estimated(place, retreat=9).retreat == sample(place, 10, 1, 9).retreat == 1.0


def test_a_die_that_finds_a_way_every_third_time() -> None:
    """Out of the forest i2 the only neighbour is i1, a plain: three faces of six show plains, one is a compass."""
    place = ring(box([], ["enemy / enemy"]), at="i2", wounds=7)
    assert place.flight == pytest.approx(4 / 6)
    by_hand = 4 / 6
    for odds in (estimated(place, 9), sample(place, 600, 3, 9)):
        assert near(by_hand, odds.retreat, 600)
        assert odds.retreat + odds.defeat == pytest.approx(1.0)


# Estimated and played

PLAIN = [
    (["physical 2 / dash", "physical / shield", "shield / dash"], ["enemy / dash", "enemy 2 / shield"], 5),
    (["physical 2* / physical", "physical* / dash"], ["enemy / enemy", "enemy / dash*", "shield / dash"], 6),
    (["magic 2 / dash", "magic / magic", "shield* / magic"], ["enemy 2 / dash", "enemy* / shield", "enemy / dash"], 7),
    (["magic 3 / dash*", "shield / dash"], ["enemy 2* / shield", "dash* / enemy", "enemy / enemy"], 4),
]


@pytest.mark.parametrize(("mine", "its", "foe"), PLAIN)
@pytest.mark.parametrize("wounds", [0, 4])
def test_where_nothing_is_to_be_decided_the_estimate_is_exact(
    mine: list[str], its: list[str], foe: int, wounds: int
) -> None:
    games = 400
    place = ring(box(mine, its, health=foe), wounds=wounds)
    odds, played = estimated(place), sample(place, games, 5, 0)
    assert near(odds.win, played.win, games), (odds.win, played.win)
    for one, other in zip(odds.damage, played.damage, strict=True):
        assert near(one, other, games), (odds.damage, played.damage)


def test_every_hero_meets_every_enemy_and_villain() -> None:
    heroes = list(HEROES)
    for at, foe in enumerate(FOES):
        told = run(Duel(hero=heroes[at % len(heroes)], enemy=foe, games=1))
        assert told.played
        assert sum(told.played.damage) == pytest.approx(sum(told.estimated.damage)) == pytest.approx(1.0)


@pytest.mark.rule("RB-ENEMY-08", "RB-ASSET-04")
def test_what_makes_a_combat_harder_or_easier_counts() -> None:
    duel = Duel(hero="lissa", enemy="river-troll", games=80)
    fresh, hurt = run(duel).played, run(msgspec.structs.replace(duel, wounds=7)).played
    assert fresh
    assert hurt
    assert hurt.win < fresh.win - 0.2

    def tokens(**more: Any) -> tuple[int, int]:
        mine, its = make_ring(msgspec.structs.replace(duel, **more), BOX).fighters
        return len(mine.tokens), len(its.tokens)

    assert tokens() == (3, 5)
    assert tokens(act=2) == (3, 6)
    assert tokens(assets=("tower-shield", "war-hammer")) == (5, 5)


def test_the_same_seed_plays_the_same_combats() -> None:
    duel = Duel(hero="mok", enemy="ghoul", games=20, seed=4)
    assert run(duel) == run(duel) != run(msgspec.structs.replace(duel, seed=5))


def test_abilities_of_cards_are_played() -> None:
    opening = skill("ambush", ability("combat-begins", verb("damage", kind="physical", amount=2)))
    place = ring(box([], [], cards=[opening]), skills=["ambush"])
    assert sample(place, 5, 1, 0).win == 1.0


def test_story_tokens_change_the_villain() -> None:
    def foe(**more: Any) -> int:
        return run(Duel(hero="mok", enemy="margath", games=0, **more)).enemy_health

    tokens = next(one.tokens for one in BOX.scenarios.values() if one.villain.name.en.lower() == "margath")
    white = next(token for token in tokens if token.villain_health)
    assert foe(tokens={white.id: 2}) == foe() + 2 * white.villain_health


# What is refused


@pytest.mark.parametrize(
    ("told", "said"),
    [
        ({"assets": ["tower-shield", "mirror-shield"]}, "RB-ASSET-01"),
        ({"skills": ["campfire", "scrying", "holy-fire"]}, "RB-SKILL-11"),
        ({"wounds": 9}, "RB-DAMAGE-02"),
        ({"skills": ["aegis", "Aegis"]}, "skills: there is only one Aegis"),
        ({"skills": ["feintt"]}, "skills[0]: nothing is called 'feintt': did you mean 'feint'"),
        ({"hero": "conan"}, "hero: nothing is called 'conan': there are: corbin, "),
        ({"enemy": "dragon"}, "enemy: 'dragon' may be dragon-hybrid, great-dragon"),
        ({"tokens": {"gold": 1}}, "tokens: nothing is called 'gold'"),
        ({"at": "atlantis"}, "at: nothing is called 'atlantis'"),
    ],
)
def test_what_no_hero_can_have_is_refused_with_its_field_and_the_rule(told: dict[str, Any], said: str) -> None:
    with pytest.raises(TableError) as refused:
        run(Duel(**{"hero": "lissa", "enemy": "ettin", "games": 0, **told}))
    assert said in str(refused.value)
    assert str(refused.value).startswith(next(iter(told)))


def test_names_are_taken_in_both_languages_and_in_part() -> None:
    for name in ("river-troll", "River Troll", "flusstroll", "troll"):
        assert run(Duel(hero="lissa", enemy=name, games=0)).enemy.en == "River Troll"


# The command line


def test_typed_fields_are_answered_in_prose(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["duel", "lissa", "ettin", "--wounds", "2", "games=40"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("Lissa (7 of 9 health) against Ettin (")
    assert "\nwins  " in told
    assert "█" in told
    assert main(["duel", "--hero", "lissa", "--enemy=ettin", "games=0", "--lang", "de"]) == 0
    assert "gegen Ettin" in capsys.readouterr().out


def test_a_plot_is_saved_in_the_language_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "duel.svg"
    assert main(["duel", "hero=laurel", "enemy=witch", "games=30", "--plot", str(file), "--lang", "de"]) == 0
    drawn = file.read_text("utf-8")
    assert drawn.startswith("<svg ")
    assert drawn.endswith("</svg>")
    assert "Laurel vom Blutwald (8 von 8 Gesundheit) gegen Hexe" in drawn
    assert "<script" not in drawn
    assert capsys.readouterr().out
    assert main(["duel", "laurel", "witch", "games=0", "--plot", str(tmp_path / "no" / "duel.svg")]) == 2
    assert "Name another file." in capsys.readouterr().err


def test_programs_get_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "duel.json"
    file.write_text(json.dumps([{"hero": "mok", "enemy": "ghoul", "games": 10, "case": "one"}]), "utf-8")
    assert main(["duel", str(file)]) == 0
    (from_file,) = json.loads(capsys.readouterr().out)
    assert main(["duel", "mok", "ghoul", "games=10", "case=one", "--json"]) == 0
    (typed,) = json.loads(capsys.readouterr().out)
    assert from_file == typed
    assert typed["played"]["win"] + typed["played"]["defeat"] == pytest.approx(1.0)
    assert typed["plot"].startswith("<svg ")


def test_the_rule_that_forbids_a_build_is_named_at_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["duel", "lissa", "ettin", "wounds=9"]) == 2
    assert capsys.readouterr().err == (
        "undercroft: wounds: with 9 damage a hero with 9 health is defeated (RB-DAMAGE-02)\n"
    )
