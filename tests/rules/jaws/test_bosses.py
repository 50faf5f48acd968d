"""What the three bosses do of their own, and what monsters do when they die."""

import pytest
from tests.rules.boards import at
from tests.rules.jaws.den import card, den

from undercroft.games.haven.content.verbs import Attack, Give
from undercroft.games.haven.damage import suffer
from undercroft.games.haven.events import Died
from undercroft.games.haven.state import Timed
from undercroft.games.haven.world import monsters
from undercroft.table import ZoneId

HERO = "hero hp=30 cards=0"
DESIGN, WRATH = "Design", "Wrath"


@pytest.mark.rule("JL-BOSS-03", "JL-GEN-12", "JL-OPEN-59")
@pytest.mark.parametrize(("level", "healed"), [(0, 2), (3, 3), (4, 4)])
def test_the_tumor_heals_itself_by_the_number_of_characters_and_half_the_level(level: int, healed: int) -> None:
    stage = den(
        {"mira": f"4,0 {HERO}", "nils": f"3,0 {HERO}", "blood-tumor-1": "0,0 rank=boss hp=5 max=20"}, level=level
    )
    card(stage, "blood-tumor-1", DESIGN)
    assert stage.hp("blood-tumor-1") == 5 + healed


@pytest.mark.rule("JL-BOSS-03")
def test_the_tumor_heals_all_its_allies_and_not_itself() -> None:
    stage = den({
        "mira": f"5,0 {HERO}", "blood-tumor-1": "0,0 rank=boss hp=5 max=20",
        "zealot-1": "-4,0 hp=1 max=6", "zealot-2": "2,0 hp=5 max=6",
    })  # fmt: skip
    card(stage, "blood-tumor-1", WRATH, "target:zealot-1")
    assert [stage.hp(who) for who in ("blood-tumor-1", "zealot-1", "zealot-2")] == [5, 3, 6]


@pytest.mark.rule("JL-SPAWN-01", "JL-SPAWN-03", "JL-JUMP-01")
def test_the_horror_leaps_to_the_farthest_dead_zealot_and_revives_it() -> None:
    stage = den({
        "mira": f"5,0 {HERO}", "blood-horror-1": "0,0 rank=boss hp=9",
        "zealot-1": "2,0 hp=1", "zealot-2": "-4,0 hp=1 rank=elite",
    })  # fmt: skip
    for who in ("zealot-1", "zealot-2"):
        stage.run(suffer(stage.game, stage.figure(who), 1))
    card(stage, "blood-horror-1", DESIGN)
    (back,) = monsters(stage.game, "jaws:zealot")
    assert (back.at, back.rank, back.hp) == (at(-4, 0), "elite", 8)
    assert stage.at("blood-horror-1") == at(-3, 0)
    assert stage.hp("mira") == 30


@pytest.mark.rule("JL-JUMP-01", "JL-JUMP-02")
def test_with_no_dead_zealot_the_horror_leaps_to_the_farthest_character_and_attacks_it() -> None:
    line = [(q, 0) for q in range(-3, 6)]
    stage = den({"mira": f"1,0 {HERO}", "nils": f"5,0 {HERO}", "blood-horror-1": "-3,0 rank=boss hp=9"}, floor=line)
    stage.deck("+0")
    card(stage, "blood-horror-1", DESIGN)
    assert stage.at("blood-horror-1") == at(4, 0)
    assert (stage.hp("mira"), stage.hp("nils")) == (30, 28)


@pytest.mark.rule("JL-SPAWN-01", "JL-MON-10")
def test_the_horror_moves_attacks_and_revives_the_dead_of_its_room() -> None:
    rooms = {"hall": [(q, 0) for q in range(-3, 1)], "cell": [(q, 0) for q in range(1, 4)]}
    stage = den(
        {
            "mira": f"-3,0 {HERO}", "blood-horror-1": "-1,0 rank=boss hp=9",
            "zealot-1": "0,0 hp=1", "zealot-2": "2,0 hp=1",
        },
        floor=[*rooms["hall"], *rooms["cell"]],
        areas=rooms,
    )  # fmt: skip
    for who in ("zealot-1", "zealot-2"):
        stage.run(suffer(stage.game, stage.figure(who), 1))
    stage.deck("+0")
    card(stage, "blood-horror-1", WRATH)
    assert stage.hp("mira") == 29
    assert [one.at for one in monsters(stage.game, "jaws:zealot")] == [at(0, 0)]


@pytest.mark.rule("JL-SUFFER-01", "JL-SPAWN-02", "JL-GEN-12")
def test_the_first_of_the_order_bleeds_those_near_by_and_calls_an_imp_for_two_characters() -> None:
    stage = den({
        "mira": f"1,0 {HERO}", "nils": f"0,2 {HERO}", "olga": f"0,-3 {HERO}",
        "first-of-the-order-1": "0,0 rank=boss hp=9",
    })  # fmt: skip
    spots = [f"cell:{at(-1, 0)}", f"cell:{at(0, -1)}"]
    card(stage, "first-of-the-order-1", DESIGN, *spots)
    assert [stage.hp(who) for who in ("mira", "nils", "olga")] == [28, 28, 30]
    assert [one.rank for one in monsters(stage.game, "jaws:blood-imp")] == ["normal", "normal"]


@pytest.mark.rule("JL-TARGET-08", "JL-MATK-01", "JL-RANGE-04")
def test_its_wrath_goes_from_target_to_target_and_back_to_the_earlier_in_the_order() -> None:
    stage = den({
        "mira": f"1,0 {HERO}", "nils": f"3,0 {HERO}", "olga": f"5,0 {HERO}",
        "first-of-the-order-1": "0,0 rank=boss hp=9",
    }, level=0)  # fmt: skip
    stage.deck("+0", "+0", "+0", "+0")
    card(stage, "first-of-the-order-1", WRATH)
    assert [stage.hp(who) for who in ("mira", "nils", "olga")] == [30 - 3 - 1, 30 - 2, 30]


@pytest.mark.rule("JL-MTURN-07")
def test_its_wrath_ends_where_nobody_is_near_the_target() -> None:
    stage = den({
        "mira": f"1,0 {HERO}", "nils": f"4,0 {HERO}", "first-of-the-order-1": "0,0 rank=boss hp=9",
    }, level=0)  # fmt: skip
    stage.deck("+0")
    card(stage, "first-of-the-order-1", WRATH)
    assert [stage.hp(who) for who in ("mira", "nils")] == [27, 30]


@pytest.mark.rule("JL-MON-15", "JL-SUFFER-01", "JL-DMG-04")
def test_a_dying_rat_hurts_friend_and_foe_beside_it_and_deaths_follow_on_deaths() -> None:
    stage = den({
        "mira": f"1,0 {HERO}", "nils": f"3,0 {HERO}", "rat-monstrosity-1": "0,0 hp=1",
        "rat-monstrosity-2": "-1,0 hp=1 rank=elite", "zealot-1": "-2,0 hp=5",
    })  # fmt: skip
    stage.deck("+0")
    stage.act("mira", Attack(value=2), "target:rat-monstrosity-1")
    assert [event.who for event in stage.events(Died)] == ["rat-monstrosity-1", "rat-monstrosity-2"]  # type: ignore[attr-defined]
    assert (stage.hp("mira"), stage.hp("nils"), stage.hp("zealot-1")) == (29, 30, 3)


def test_what_seethes_in_a_rat_comes_out_as_an_imp_on_its_hex() -> None:
    stage = den({"mira": f"1,0 {HERO}", "rat-monstrosity-scenario-16-1-1": "0,0 hp=1"})
    stage.run(suffer(stage.game, stage.figure("rat-monstrosity-scenario-16-1-1"), 1))
    assert [(one.at, one.rank) for one in monsters(stage.game, "jaws:blood-imp")] == [(at(0, 0), "normal")]


@pytest.mark.parametrize(("hp", "imps"), [(1, ["elite"]), (2, [])])
def test_a_hollow_rat_becomes_an_imp_only_if_its_death_kills(hp: int, imps: list[str]) -> None:
    stage = den({"mira": "1,0 hero hp=8", "zealot-1": f"-1,0 hp={hp}", "rat-monstrosity-scenario-16-2-1": "0,0 hp=1"})
    stage.run(suffer(stage.game, stage.figure("rat-monstrosity-scenario-16-2-1"), 1), "suffer")
    assert [one.rank for one in monsters(stage.game, "jaws:black-imp")] == imps


@pytest.mark.rule("JL-BOSS-07")
def test_a_boss_gets_no_condition_that_its_card_wards_off() -> None:
    stage = den({"mira": f"1,0 {HERO}", "blood-tumor-1": "0,0 rank=boss hp=20"})
    stage.deck("+0")
    stage.act("mira", Attack(value=1, effects=("muddle", "stun", "poison")), "target:blood-tumor-1")
    assert stage.conditions("blood-tumor-1") == ["poison"]


@pytest.mark.rule("JL-BOSS-08", "JL-COND-08")
@pytest.mark.parametrize(("boss", "curses"), [("first-of-the-order-1", 0), ("blood-tumor-1", 1)])
def test_a_boss_that_wards_off_curses_brings_no_curse_card_into_the_deck(boss: str, curses: int) -> None:
    stage = den({"mira": f"1,0 {HERO}", boss: "0,0 rank=boss hp=20"})
    stage.act("mira", Give(conditions=("curse",)), f"target:{boss}")
    deck = [stage.state.cards[card].definition for card in stage.state.zones[ZoneId("modifiers-monsters")].cards]
    assert deck.count("curse") == curses


def test_an_immobilized_figure_that_may_leap_stays_where_it_is() -> None:
    stage = den({"mira": f"3,0 {HERO}", "blood-horror-1": "0,0 rank=boss hp=9"})
    stage.figure("blood-horror-1").conditions = [Timed("immobilize")]
    card(stage, "blood-horror-1", DESIGN)
    assert (stage.at("blood-horror-1"), stage.hp("mira")) == (at(0, 0), 30)
