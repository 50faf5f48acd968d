"""Coins, treasures and other finds: who takes them, when, and what they bring."""

from typing import Any

import pytest
from tests.rules.boards import at, board, line
from tests.rules.house import monster
from tests.rules.stage import PLAIN, Move, Stage

from undercroft.games.haven.content.model import Item, SpecialRule, Treasure
from undercroft.games.haven.content.verbs import CountUp, Gain, Loot, Spawn
from undercroft.games.haven.damage import suffer
from undercroft.games.haven.events import LootTaken, TreasureOpened
from undercroft.games.haven.items import usable
from undercroft.games.haven.loot import drop_coin, gold_of, loot_own_hex
from undercroft.games.haven.round_end import report
from undercroft.games.haven.turn import take_turn
from undercroft.games.haven.world import monsters
from undercroft.packs import Record
from undercroft.words import Text

NAME = Text("x", "x")


def treasure(number: int, **brings: Any) -> Treasure:
    return Treasure(id=f"t{number}", number=number, text=NAME, **brings)


def hall(level: int = 1, records: tuple[Record, ...] = (), figures: dict[str, str] | None = None, **more: Any) -> Stage:
    """Mira in the middle of a corridor."""
    terrain = {kind: more.pop(kind) for kind in ("coin", "treasure", "walls", "door") if kind in more}
    drawn = board({"mira": "0,0 hero hp=8 cards=4", **(figures or {})}, floor=line(-3, 3), **terrain)
    return Stage(drawn, level=level, records=records, **more)


def coins(stage: Stage, who: str = "mira") -> int:
    return stage.state.sheets[who].coins


@pytest.mark.rule("JL-LOOT-01", "JL-LOOT-02", "JL-LOOT-10", "JL-LOOT-04")
def test_loot_takes_all_within_its_radius_the_own_hex_included() -> None:
    stage = hall(coin=[(0, 0), (1, 0), (-2, 0), (3, 0)])
    drop_coin(stage.game, at(1, 0))
    stage.act("mira", Loot(value=1), "do")
    assert coins(stage) == 3
    stage.act("mira", Loot(value=2), "do")
    assert coins(stage) == 4
    assert [overlay.cells for overlay in stage.state.overlays.values()] == [[at(3, 0)]]
    assert stage.state.sheets["mira"].tally["coins"] == 4


@pytest.mark.rule("JL-LOOT-03")
def test_a_loot_ability_needs_something_to_take() -> None:
    stage = hall(coin=[(3, 0)])
    stage.act("mira", Loot(value=2, xp=1), "do")
    assert stage.state.sheets["mira"].xp == 0
    stage.act("mira", Loot(value=3, xp=1), "do")
    assert stage.state.sheets["mira"].xp == 1


@pytest.mark.rule("JL-OPEN-16", "JL-LOOT-01")
def test_the_radius_counts_like_range_not_across_walls_or_closed_doors() -> None:
    stage = hall(coin=[(1, 0), (-2, 0)], walls=[((0, 0), (1, 0))], door=[(-1, 0)])
    drop_coin(stage.game, at(0, 0))
    stage.act("mira", Loot(value=3), "do")
    assert coins(stage) == 1
    stage.state.overlays[f"door-{at(-1, 0)}"].open = True
    stage.act("mira", Loot(value=3), "do")
    assert coins(stage) == 2


@pytest.mark.rule("JL-LOOT-05", "JL-TREAS-01", "JL-TREAS-03")
def test_a_treasure_is_looked_up_at_once_for_its_finder_alone() -> None:
    more = {"treasure": [(1, 0)], "treasures": {at(1, 0): 4}, "records": (treasure(4, gold=5, xp=10, checks=1),)}
    stage = hall(figures={"brand": "-1,0 hero hp=8"}, **more)
    stage.act("mira", Loot(value=1), "do")
    mira, brand = stage.state.sheets["mira"], stage.state.sheets["brand"]
    assert (mira.gold, mira.xp, mira.checks, mira.treasures, mira.coins) == (5, 10, 1, [4], 0)
    assert (brand.gold, brand.xp, brand.checks, brand.treasures) == (0, 0, 0, [])
    assert not stage.state.overlays
    assert [(event.number, event.gold) for event in stage.events(TreasureOpened)] == [(4, 5)]  # type: ignore[attr-defined]


@pytest.mark.rule("JL-TREAS-06", "JL-TREAS-01")
def test_the_campaign_learns_which_entries_were_taken() -> None:
    spots = {at(1, 0): 4, at(3, 0): 6}
    stage = hall(treasure=[(1, 0), (3, 0)], treasures=spots, records=(treasure(4, gold=5), treasure(6, gold=10)))
    stage.act("mira", Loot(value=1), "do")
    assert report(stage.game)["heroes"]["mira"]["treasures"] == [4]  # type: ignore[index]


@pytest.mark.rule("JL-TREAS-05", "JL-DATA-05")
def test_a_treasure_can_hurt() -> None:
    stage = hall(treasure=[(1, 0)], treasures={at(1, 0): 8}, records=(treasure(8, damage=3, conditions=("poison",)),))
    stage.act("mira", Loot(value=1), "do", "suffer")
    assert (stage.hp("mira"), stage.conditions("mira")) == (5, ["poison"])
    healing = hall(treasure=[(1, 0)], treasures={at(1, 0): 9}, records=(treasure(9, heal=2),))
    healing.figure("mira").hp = 3
    healing.act("mira", Loot(value=1), "do")
    assert healing.hp("mira") == 5


RING = Item(id="ring", name=NAME, number=31, slot="small", gold=20, copies=1, use="spent", at="own-turn", action=PLAIN)


@pytest.mark.rule("JL-ITEM-12", "JL-TREAS-01", "JL-TREAS-02")
def test_an_item_lies_hidden_until_it_is_found_and_can_be_used_at_once() -> None:
    stage = hall(treasure=[(1, 0)], treasures={at(1, 0): 2}, records=(treasure(2, item="ring"), RING))
    assert not usable(stage.game, stage.figure("mira"), "own-turn")
    assert stage.state.zones["hidden-items"].sight == "none"  # type: ignore[index]
    stage.act("mira", Loot(value=1), "do")
    assert [item.id for _, item in usable(stage.game, stage.figure("mira"), "own-turn")] == ["ring"]
    assert not stage.pile("hidden-items")


@pytest.mark.rule("JL-LOOT-06", "JL-COIN-03", "JL-TREAS-04", "JL-DEATH-10")
def test_what_monsters_loot_is_gone() -> None:
    stage = hall(
        figures={"imp-1": "2,0 hp=5"}, coin=[(1, 0)], treasure=[(3, 0)], treasures={at(3, 0): 4},
        records=(treasure(4, gold=5),),
    )  # fmt: skip
    stage.act("imp-1", Loot(value=1))
    assert not stage.state.overlays
    assert [event.rule for event in stage.events(LootTaken)] == ["JL-LOOT-06"] * 2
    stage.run(suffer(stage.game, stage.figure("imp-1"), 9))
    assert [overlay.kind for overlay in stage.state.overlays.values()] == ["coin"]
    assert gold_of(stage.game, stage.figure("mira")) == 0


@pytest.mark.rule("JL-LOOT-07", "JL-LOOT-08", "JL-OPEN-32")
def test_a_character_takes_what_lies_on_its_hex_when_its_turn_ends() -> None:
    stage = hall(coin=[(0, 0), (1, 0)], figures={"imp-1": "2,0 hp=5"})
    drop_coin(stage.game, at(2, 0))
    stage.run(loot_own_hex(stage.game, stage.figure("mira")))
    assert coins(stage) == 1
    assert not stage.asked
    stage.run(loot_own_hex(stage.game, stage.figure("imp-1")))
    assert len(stage.state.overlays) == 2


@pytest.mark.rule("JL-LOOT-09", "JL-LOOT-07")
def test_a_long_rest_ends_with_looting_too() -> None:
    stage = hall(coin=[(0, 0)])
    stage.state.sheets["mira"].long_rest = True
    stage.run(take_turn(stage.game, stage.figure("mira")))
    assert coins(stage) == 1


@pytest.mark.rule("JL-COIN-01", "JL-DEATH-08")
def test_a_dying_monster_leaves_a_coin_where_it_stood() -> None:
    stage = hall(figures={"imp-1": "2,0 hp=5", "brute-1": "3,0 hp=5 rank=boss"})
    for name in ("imp-1", "brute-1"):
        stage.run(suffer(stage.game, stage.figure(name), 9))
    assert [(one.kind, one.cells) for one in stage.state.overlays.values()] == [
        ("coin", [at(2, 0)]), ("coin", [at(3, 0)]),
    ]  # fmt: skip


@pytest.mark.rule("JL-COIN-02", "JL-COIN-04", "JL-LOOT-04", "JL-OPEN-18")
@pytest.mark.parametrize(("level", "worth"), [(0, 2), (3, 3), (7, 6)])
def test_coins_become_gold_at_the_rate_of_the_level_gold_stays_gold(level: int, worth: int) -> None:
    found = (treasure(14, coins=3), treasure(4, gold=5))
    stage = hall(level, records=found, coin=[(0, 0)], treasure=[(1, 0), (2, 0)], treasures={at(1, 0): 14, at(2, 0): 4})
    stage.act("mira", Loot(value=2), "do")
    assert coins(stage) == 4
    assert gold_of(stage.game, stage.figure("mira")) == 4 * worth + 5
    assert report(stage.game)["heroes"]["mira"]["coins"] == 4  # type: ignore[index]


@pytest.mark.rule("JL-COIN-03", "JL-TREAS-04")
def test_what_is_left_on_the_map_is_nobody_s() -> None:
    stage = hall(coin=[(0, 0), (1, 0)], treasure=[(2, 0)], treasures={at(2, 0): 4}, records=(treasure(4, gold=5),))
    assert gold_of(stage.game, stage.figure("mira")) == 0
    assert report(stage.game)["heroes"]["mira"]["treasures"] == []  # type: ignore[index]


INDEX = {
    "A": (CountUp(counter="goods"),),
    "C": (Spawn(monster="sludge", count=2, near=at(-3, 0), rank="elite"),),
    "F": (Gain(item="ring"),),
}


@pytest.mark.rule("JL-GOODS-02", "JL-GOODS-03", "JL-GOODS-04", "JL-GOODS-05")
def test_entries_of_the_goods_index_bring_goods_monsters_and_an_item() -> None:
    stage = hall(
        treasure=[(1, 0), (2, 0), (3, 0)], treasures={at(1, 0): "A", at(2, 0): "C", at(3, 0): "F"}, index=INDEX,
        records=(RING, *monster("sludge")),
    )  # fmt: skip
    stage.act("mira", Loot(value=1), "do")
    assert stage.state.counters["goods"] == 1
    assert stage.state.sheets["mira"].treasures == []
    stage.act("mira", Loot(value=2), "do")
    assert [(one.at, one.rank) for one in monsters(stage.game)] == [(at(-3, 0), "elite"), (at(-2, 0), "elite")]
    stage.act("mira", Loot(value=3), "do")
    assert len(stage.pile("items-mira")) == 1
    assert stage.state.counters["goods"] == 1


@pytest.mark.rule("JL-OPEN-31", "JL-GOODS-01", "JL-DATA-06", "JL-OPEN-50")
def test_goods_are_a_counter_that_the_special_rules_read() -> None:
    spots = {at(q, 0): letter for q, letter in ((1, "A"), (2, "E"), (3, "H"))}
    stage = hall(treasure=[(1, 0), (2, 0), (3, 0)], treasures=spots, index=dict.fromkeys("AEH", INDEX["A"]))
    stage.act("mira", Loot(value=3), "do")
    assert stage.state.counters["goods"] == 3


@pytest.mark.rule("JL-LOOT-05", "JL-GEN-16")
def test_special_rules_wait_for_loot() -> None:
    counts = (
        SpecialRule(at="loots", of="treasure", do=(CountUp(counter="found"),)),
        SpecialRule(at="enters", of="vault", do=(CountUp(counter="inside"),)),
    )
    drawn = board({"mira": "0,0 hero hp=8 cards=0"}, floor=line(0, 3), coin=[(1, 0)], treasure=[(2, 0)])
    stage = Stage(f"{drawn}area hall: a0 b0 c0 d0\narea vault: c0\n", rules=counts)
    stage.act("mira", Loot(value=3), "do")
    stage.act("mira", Move(value=3), "cell:d0")
    assert (stage.state.counters["found"], stage.state.counters["inside"]) == (1, 1)
