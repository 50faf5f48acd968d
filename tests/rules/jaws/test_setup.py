"""Setting a scenario up: who plays, with which cards, at which level, and what lies on the map."""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from tests.rules.boards import board, line
from tests.rules.house import monster, placed, straight
from tests.rules.stage import Stage

from undercroft.games.haven.box import BASE_DECK
from undercroft.games.haven.content.model import HeroClass, Room, SpecialRule, TrapKind
from undercroft.games.haven.content.verbs import CountUp
from undercroft.games.haven.events import Appeared
from undercroft.games.haven.levels import bonus_experience, gold_per_coin, level_of, trap_damage
from undercroft.games.haven.round_end import end_round
from undercroft.games.haven.setup import begin, prepare, starting_cards
from undercroft.games.haven.state import Prepare
from undercroft.table import Game, Seat, Setup, TableError, ZoneId, key_of

NAMES = ("mira", "brand", "otto", "wren")


def party(*heroes: dict[str, Any]) -> dict[str, Any]:
    """What a campaign hands over."""
    return {"heroes": [{"seat": name, "kind": name, **one} for name, one in zip(NAMES, heroes, strict=False)]}


def stage_of(heroes: int = 2, inside: Sequence[Room] = (), **more: Any) -> Stage:
    """The house of three rooms, before anybody has come."""
    figures = {name: f"{at},0 hero hp=8" for at, name in enumerate(NAMES[:heroes])}
    drawing = more.pop("drawing", None) or straight(figures)
    return Stage(drawing, inside=inside, **more)


def start(stage: Stage, *answers: str, chapter: Any = None, **options: Any) -> Stage:
    """Begin the stage's scenario anew, and prepare it."""
    seats = tuple(Seat(name) for name in stage.box.classes)
    setup = Setup(system="jaws", scenario="test", seats=seats, options=options, chapter=chapter)
    stage.state = begin(setup, stage.box)
    stage.game = Game(stage.state, stage.box, [key_of("setup")])
    stage.run(prepare(stage.game, Prepare()), *answers)
    return stage


@pytest.mark.rule("JL-CHAR-04", "JL-CHAR-06", "JL-STATE-02", "JL-SETUP-13")
def test_every_character_begins_whole_and_with_a_full_hand() -> None:
    stage = start(stage_of(), "cell:b0")
    for name in ("mira", "brand"):
        figure, sheet = stage.figure(name), stage.state.sheets[name]
        assert (figure.hp, figure.max_hp, sheet.xp, sheet.coins) == (8, 8, 0, 0)
        assert len(stage.pile(f"hand-{name}")) == stage.box.classes[name].hand
        assert not stage.pile(f"discard-{name}")
    assert set(stage.state.elements.values()) == {0}


@pytest.mark.rule("JL-SETUP-12", "JL-AMD-20")
def test_modifier_decks_hold_no_bless_and_curse_cards_of_earlier_scenarios() -> None:
    stage = start(stage_of(), "cell:b0")
    for owner in ("mira", "brand", "monsters"):
        cards = [stage.state.cards[card].definition for card in stage.state.zones[ZoneId(f"modifiers-{owner}")].cards]
        assert sorted(cards) == sorted(BASE_DECK)
    assert {zone: len(stage.pile(zone)) for zone in ("bless", "curse-heroes", "curse-monsters")} == {
        "bless": 10, "curse-heroes": 10, "curse-monsters": 10,
    }  # fmt: skip


@pytest.mark.rule("JL-OPEN-25", "JL-MAP-05")
def test_the_characters_choose_their_start_hexes() -> None:
    stage = start(stage_of(), "cell:b0")
    assert [stage.at(name) for name in stage.state.sheets] == ["b0", "a0"]
    assert [option.text for option in stage.asked[0].options] == ["cell:a0", "cell:b0"]


@pytest.mark.rule("JL-SETUP-03", "JL-SETUP-04", "JL-SETUP-11", "JL-MON-05")
def test_only_the_room_of_the_characters_has_its_monsters() -> None:
    inside = (
        Room(id="1", monsters=(placed("viper", "c0"),)),
        Room(id="2", monsters=(placed("imp", "f0"), placed("imp", "g0", two="none"))),
    )
    stage = start(stage_of(inside=inside, records=[*monster("viper"), *monster("imp")]), "cell:b0")
    assert stage.state.rooms == ["1"]
    assert [event.at for event in stage.events(Appeared)] == ["c0"]  # type: ignore[attr-defined]
    assert "plans-deck-imp" in stage.state.zones


@pytest.mark.rule("JL-SETUP-10", "JL-SETUP-09", "JL-BOOK-12")
def test_special_rules_begin_with_the_scenario() -> None:
    rules = (SpecialRule(at="scenario-starts", do=(CountUp(counter="begun"),)),)
    stage = start(stage_of(rules=rules), "cell:a0")
    assert stage.state.counters["begun"] == 1


@pytest.mark.rule("JL-SETUP-05", "JL-SETUP-07", "JL-SETUP-08", "JL-SETUP-01")
def test_traps_coins_and_treasures_lie_where_the_map_shows_them() -> None:
    drawn = board({"mira": "0,0 hero hp=8"}, floor=line(0, 5), trap=[(2, 0)], coin=[(3, 0)], treasure=[(4, 0)])
    stage = start(stage_of(drawing=f"{drawn}area start: a0\n", treasures={"e0": 7}))
    assert {one.kind: (one.cells, one.number) for one in stage.state.overlays.values()} == {
        "trap": (["c0"], 0), "coin": (["d0"], 0), "treasure": (["e0"], 7),
    }  # fmt: skip


@pytest.mark.rule("JL-TREAS-06", "JL-SETUP-08")
def test_a_treasure_that_the_campaign_has_taken_is_there_no_more() -> None:
    drawn = board({"mira": "0,0 hero hp=8"}, floor=line(0, 5), treasure=[(2, 0), (4, 0)])
    stage = stage_of(drawing=f"{drawn}area start: a0\n", treasures={"c0": 5, "e0": 7})
    start(stage, chapter={**party({}), "taken": [7]})
    assert [(one.cells, one.number) for one in stage.state.overlays.values()] == [(["c0"], 5)]


@pytest.mark.rule("JL-SETUP-02", "JL-SETUP-06", "JL-LEVEL-04", "JL-TRAP-02")
def test_the_legend_tells_what_the_two_pictures_of_traps_do() -> None:
    drawn = board({"mira": "0,0 hero hp=8"}, floor=line(0, 5), trap=[(2, 0)], **{"trap-b": [(3, 0)]})
    legend = {"trap": TrapKind(), "trap-b": TrapKind(damage=0, conditions=("stun", "poison"))}
    stage = start(stage_of(drawing=f"{drawn}area start: a0\n", traps=legend), level=5)
    assert [(one.damage, one.conditions) for one in stage.state.overlays.values()] == [(7, []), (0, ["stun", "poison"])]


@pytest.mark.rule("JL-LEVEL-01", "JL-EX-38", "JL-DATA-08", "JL-OPEN-27")
@pytest.mark.parametrize(
    ("levels", "difficulty", "level"), [((1, 1), 0, 1), ((2, 3), 0, 2), ((9, 9), 2, 7), ((1, 1), -1, 0), ((4, 5), 0, 3)]
)
def test_the_scenario_level_follows_from_the_levels_and_the_difficulty(
    levels: tuple[int, ...], difficulty: int, level: int
) -> None:
    assert level_of(levels, difficulty) == level
    stage = start(stage_of(), "cell:a0", chapter=party(*({"level": one} for one in levels)), difficulty=difficulty)
    assert stage.state.level == level


@pytest.mark.rule("JL-LEVEL-02", "JL-LEVEL-05", "JL-LEVEL-06", "JL-DATA-01")
def test_the_level_fixes_trap_damage_coins_and_bonus_experience() -> None:
    assert [trap_damage(level) for level in range(8)] == [2, 3, 4, 5, 6, 7, 8, 9]
    assert [gold_per_coin(level) for level in range(8)] == [2, 2, 3, 3, 4, 4, 5, 6]
    assert [bonus_experience(level) for level in range(8)] == [4, 6, 8, 10, 12, 14, 16, 18]


@pytest.mark.rule("JL-LEVEL-07", "JL-LEVEL-03", "JL-LEVEL-04")
@pytest.mark.parametrize(("difficulty", "hp", "damage"), [(-1, 3, 2), (0, 4, 3), (2, 6, 5)])
def test_the_difficulty_changes_monsters_and_traps(difficulty: int, hp: int, damage: int) -> None:
    drawn = board({"mira": "0,0 hero hp=8"}, floor=line(0, 5), trap=[(2, 0)])
    inside = (Room(id="1", monsters=(placed("viper", "f0"),)),)
    stage = stage_of(drawing=f"{drawn}area start: a0\narea 1: a0 b0 c0 d0 e0 f0\n", inside=inside,
                     records=monster("viper", hp="3+L"))  # fmt: skip
    start(stage, difficulty=difficulty)
    assert [one.damage for one in stage.state.overlays.values()] == [damage]
    assert next(one.hp for one in stage.state.figures.values() if one.kind == "viper") == hp


@pytest.mark.rule("JL-LEVEL-02", "JL-LEVEL-03")
def test_a_table_may_set_the_level_and_a_scenario_its_own() -> None:
    assert start(stage_of(), "cell:a0", level=7).state.level == 7
    assert start(stage_of(level=0), "cell:a0").state.level == 1
    with pytest.raises(TableError, match="from 0 to 7"):
        start(stage_of(), "cell:a0", level=8)


@pytest.mark.rule("JL-SETUP-11", "JL-GEN-12", "JL-GEN-13")
def test_the_characters_at_the_start_are_counted_for_good() -> None:
    stage = start(stage_of(), "cell:a0")
    assert stage.state.characters == 2
    stage.figure("mira").at = ""
    stage.run(end_round(stage.game))
    assert stage.state.characters == 2


def leveled(levels: str, hand: int) -> HeroClass:
    """A class with cards of these levels, named by level and place."""
    card = next(iter(stage_of(1).box.classes["mira"].cards))
    cards = tuple(msgspec.structs.replace(card, id=f"{one}{at}", level=one) for at, one in enumerate(levels))
    return msgspec.structs.replace(stage_of(1).box.classes["mira"], id="mira", hand=hand, cards=cards, hp=(8,) * 9)


@pytest.mark.rule("JL-CHAR-04", "JL-CHAR-05")
def test_who_chooses_no_cards_gets_valid_ones() -> None:
    kind = leveled("AAB111XXX223", 4)
    assert starting_cards(kind, 1) == ["13", "14", "15", "X6"]
    assert starting_cards(kind, 3) == ["13", "14", "29", "311"]


@pytest.mark.rule("JL-CHAR-05", "JL-CHAR-04")
@pytest.mark.parametrize(
    ("cards", "complaint"),
    [
        (("13", "14", "15"), "has to be 4"),
        (("13", "14", "15", "29"), "level 2"),
        (("13", "13", "14", "15"), "no such card left"),
        (("13", "14", "15", "zz"), "no such card left"),
    ],
)
def test_a_hand_that_the_rules_forbid_is_refused(cards: tuple[str, ...], complaint: str) -> None:
    stage = stage_of(1, records=[leveled("AAB111XXX223", 4)])
    with pytest.raises(TableError, match=complaint):
        start(stage, chapter=party({"cards": cards}))
    assert not stage.asked
    start(stage, "cell:a0", chapter=party({"cards": ("13", "14", "15", "X7")}), level=1)
    assert len(stage.pile("hand-mira")) == 4


@pytest.mark.rule("JL-OPEN-25", "JL-CHAR-05")
@pytest.mark.parametrize(
    ("heroes", "complaint"),
    [
        ([], "party of 0"),
        ([{}] * 2 + [{"kind": "mira"}], "two characters"),
        ([{"level": 10}], "level 10"),
        ([{"kind": "nobody"}], "no class"),
    ],
)
def test_a_party_that_the_rules_forbid_is_refused(heroes: list[dict[str, Any]], complaint: str) -> None:
    with pytest.raises(TableError, match=complaint):
        start(stage_of(), chapter=party(*heroes))
