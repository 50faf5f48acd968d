"""Which abilities count as performed: on that experience, infusions and a card's way to the lost pile depend."""

import msgspec
import pytest
from tests.rules.boards import at, board
from tests.rules.house import house, placed
from tests.rules.house import monster as kind
from tests.rules.stage import NAME, Attack, Move, Stage

from undercroft.games.haven.action import perform_all
from undercroft.games.haven.content.model import Item
from undercroft.games.haven.content.select import Selector
from undercroft.games.haven.content.select import Test as When
from undercroft.games.haven.content.verbs import (
    Ability,
    Action,
    Consume,
    CountUp,
    Destroy,
    Either,
    End,
    Gain,
    Give,
    Grant,
    Heal,
    Infuse,
    Loot,
    Play,
    Push,
    Read,
    Recover,
    Refresh,
    Reveal,
    Suffer,
    Teleport,
    Trade,
    Trap,
    Unlock,
)
from undercroft.games.haven.elements import STRONG
from undercroft.games.haven.state import Overlay
from undercroft.table import ZoneId, cards_in, move

SELF = Selector(who="self")
GUARD, NILS = "target:guard-1", "target:nils"


def yard(**more: str) -> Stage:
    """Mira in the middle, a guard and Nils beside her, an obstacle too."""
    figures = {"mira": "0,0 hero hp=8 cards=2", "nils": "0,1 hero hp=3 max=9 cards=0", "guard-1": "1,0 hp=20"} | more
    return Stage(board(figures, floor=2, obstacle=[(-1, 0)]))


def counts(stage: Stage, ability: Ability, *answers: str, bound: bool = False) -> bool:
    """Whether performing it counted."""
    act = stage.acting("mira")
    act.bound = bound
    said = stage.run(perform_all(stage.game, act, [ability]), *answers)
    assert said is act.performed
    return act.performed


CHOICES: dict[str, tuple[Ability, tuple[str, ...], tuple[str, ...]]] = {
    "attack": (Attack(value=1), (GUARD,), ("stop",)),
    "move": (Move(value=1), (f"cell:{at(0, -1)}",), ("stop",)),
    "heal": (Heal(value=1), (NILS,), ("stop",)),
    "give": (Give(conditions=("muddle",)), (GUARD,), ("stop",)),
    "push": (Push(value=1), (GUARD, "stop"), ("stop",)),
    "destroy": (Destroy(range=1), (f"destroy:obstacle-{at(-1, 0)}",), ("skip",)),
    "trap": (Trap(range=1), (f"cell:{at(0, -1)}",), ("skip",)),
    "teleport": (Teleport(value=1), (f"cell:{at(0, -1)}",), ("skip",)),
    "recover": (Recover(cards=1), ("card:card-mira-2",), ("stop",)),
    "play": (Play(half="top"), ("top:card-mira-1", "stop"), ("skip",)),
    "trade": (Trade(lose=1, to=(Infuse(elements=("fire",)),)), ("do", "card:card-mira-1"), ("skip",)),
    "trade for nothing": (Trade(lose=1, to=(Attack(value=1),)), ("do", "card:card-mira-1", "stop"), ("skip",)),
    "either": (Either(ways=((Attack(value=1),), (Move(value=1),))), ("way:1", GUARD), ("way:2", "stop")),
    "grant": (Grant(abilities=(Move(value=1),)), (NILS, f"cell:{at(0, 2)}"), (NILS, "stop")),
    "gain": (Gain(coins=1), ("do",), ("skip",)),
}


@pytest.mark.rule("JL-XP-01", "JL-ABIL-01", "JL-ABIL-06")
@pytest.mark.parametrize("name", CHOICES)
def test_what_is_done_counts_and_what_is_left_does_not(name: str) -> None:
    ability, done, left = CHOICES[name]
    for answers, performed in ((done, True), (left, False)):
        stage = yard()
        move(stage.game, cards_in(stage.game, ZoneId("hand-mira"))[1].id, ZoneId("discard-mira"))
        assert counts(stage, ability, *answers) is performed


@pytest.mark.rule("JL-XP-01")
def test_without_anything_to_do_it_with_nothing_counts() -> None:
    stage = yard()
    for card in cards_in(stage.game, ZoneId("hand-mira")):
        move(stage.game, card.id, ZoneId("lost-mira"))
    assert not counts(stage, Trade(discard=1, to=(Infuse(elements=("fire",)),)), "do")
    assert not counts(stage, Recover(cards="all"))
    assert not counts(stage, Play(half="bottom"), "skip")
    assert not counts(stage, Refresh(items="all"), "do")
    assert not counts(stage, Suffer(value=1, at=Selector(who="enemies", has="poison")), "do")
    assert not counts(stage, Trap(range=0))
    assert not counts(stage, Either(ways=((Destroy(range=0),), (Loot(value=0),))), "way:1")
    assert stage.state.facts.infuse == []


@pytest.mark.rule("JL-XP-01", "JL-PILE-09")
def test_cards_come_back_one_after_the_other_as_long_as_one_likes() -> None:
    stage = yard()
    for card in cards_in(stage.game, ZoneId("hand-mira")):
        move(stage.game, card.id, ZoneId("discard-mira"))
    assert counts(stage, Recover(cards="all"), "card:card-mira-2", "stop")
    assert (stage.pile("hand-mira"), stage.pile("discard-mira")) == (["card-mira-2"], ["card-mira-1"])
    assert counts(stage, Recover(cards="all"), "card:card-mira-1")
    assert stage.pile("discard-mira") == []


@pytest.mark.rule("JL-XP-01", "JL-ITEM-05")
def test_spent_items_are_made_ready_consumed_ones_by_their_own_word() -> None:
    stage = yard()
    plain = Item(
        id="x", name=NAME, number=1, slot="small", gold=5, copies=1, use="spent", at="own-turn", action=Action(do=())
    )
    stage.give_items("mira", *(msgspec.structs.replace(plain, id=id) for id in ("salve", "flask", "horn")))
    cards = cards_in(stage.game, ZoneId("items-mira"))
    for card, used in zip(cards, (1, 1, 2), strict=True):
        card.counters["used"] = used
    assert counts(stage, Refresh(items=1), "do")
    assert [card.counters["used"] for card in cards] == [0, 1, 2]
    assert counts(stage, Refresh(items="all", state="consumed"), "do")
    assert [card.counters["used"] for card in cards] == [0, 1, 0]


@pytest.mark.rule("JL-PILE-07", "JL-SUFFER-01")
def test_a_price_in_hit_points_is_suffered_before_anything_follows() -> None:
    stage = yard()
    assert counts(stage, Trade(damage=2, to=(Heal(value=1, at=SELF),)), "do", "suffer", "target:mira")
    assert stage.hp("mira") == 7


@pytest.mark.rule("JL-PILE-07", "JL-SUFFER-01")
def test_who_cannot_pay_the_price_gets_nothing_for_it() -> None:
    stage = yard()
    wanted = Trade(discard=3, damage=2, to=(Infuse(elements=("fire",)),))
    assert not counts(stage, wanted, "do", "card:card-mira-1", "card:card-mira-2")
    assert (stage.hp("mira"), stage.state.facts.infuse) == (8, [])


@pytest.mark.rule("JL-XP-02", "JL-COIN-04")
def test_coins_and_gold_are_gained_apart() -> None:
    stage = yard()
    assert counts(stage, Gain(coins=2, gold=3, xp=1), "do")
    sheet = stage.state.sheets["mira"]
    assert (sheet.coins, sheet.gold, sheet.xp) == (2, 3, 1)


# One ability after the other


@pytest.mark.rule("JL-XP-02")
def test_what_hangs_on_the_ability_before_follows_only_if_that_was_performed() -> None:
    after = Gain(xp=1, when=When(performed=True))
    for first, answers, xp in ((Attack(value=1), (GUARD, "do"), 1), (Attack(value=1), ("stop",), 0)):
        stage = yard()
        stage.act("mira", first, after, *answers)
        assert stage.state.sheets["mira"].xp == xp
    stage = yard()
    stage.act("mira", Attack(value=1), Attack(value=1, when=When(self_has="poison")), after, GUARD)
    assert stage.state.sheets["mira"].xp == 0


@pytest.mark.rule("JL-XP-02")
def test_a_kill_counts_for_the_attack_that_made_it() -> None:
    stage = yard(**{"guard-1": "1,0 hp=1", "guard-2": "0,-1 hp=20"})
    stage.deck("+0", "+0")
    bonus = Gain(xp=1, when=When(killed=True))
    stage.act("mira", Attack(value=2), bonus, Attack(value=2), bonus, GUARD, "do", "target:guard-2")
    assert stage.state.sheets["mira"].xp == 1


@pytest.mark.rule("JL-XP-02", "JL-ELEM-05")
def test_the_experience_of_an_element_comes_once_with_the_ability_it_was_consumed_for() -> None:
    stage = yard()
    stage.state.elements["fire"] = STRONG
    fed = Heal(value=1, consume=(Consume(elements=("fire",), xp=1, then=(Infuse(elements=("ice",)),)),))
    stage.act("mira", fed, Heal(value=1), "consume", NILS, NILS)
    assert stage.state.sheets["mira"].xp == 1
    assert stage.state.facts.infuse == ["ice"]


@pytest.mark.rule("JL-ELEM-05", "JL-XP-01")
def test_what_an_element_brings_after_counts_even_if_the_ability_itself_was_left() -> None:
    stage = yard()
    stage.state.elements["fire"] = STRONG
    fed = Heal(value=1, consume=(Consume(elements=("fire",), then=(Infuse(elements=("ice",)),)),))
    act = stage.acting("mira")
    assert stage.run(perform_all(stage.game, act, [fed]), "consume", "stop")


@pytest.mark.rule("JL-TARGET-01", "JL-SUFFER-02")
@pytest.mark.parametrize(
    ("first", "answers"),
    [
        (Attack(value=1), (GUARD,)),
        (Give(conditions=("muddle",)), (GUARD,)),
        (Push(value=1), (GUARD, "stop")),
        (Heal(value=1), (NILS,)),
    ],
    ids=["attack", "give", "push", "heal"],
)
def test_the_next_ability_may_be_about_the_target_of_the_one_before(first: Ability, answers: tuple[str, ...]) -> None:
    stage = yard(**{"guard-2": "1,-1 hp=20"})
    stage.deck("+0")
    meant = Selector(who="figures", of="target", within=0)
    before = {one: stage.hp(one) for one in ("guard-1", "guard-2", "nils", "mira")}
    stage.act("mira", first, Suffer(value=2, at=meant), *answers, "do")
    hit = answers[0].partition(":")[2]
    lost = {one: before[one] - stage.hp(one) for one in before if one != hit}
    assert set(lost.values()) == {0}
    assert stage.hp(hit) == before[hit] + {"attack": -3, "heal": -1}.get(type(first).__name__.lower(), -2)


@pytest.mark.rule("JL-OPEN-14", "JL-GEN-16", "JL-ABIL-06")
def test_nothing_of_a_special_rule_is_skipped() -> None:
    stage = yard()
    assert counts(stage, Suffer(value=1, at=Selector(who="enemies")), bound=True)
    assert counts(stage, Either(ways=((CountUp(counter="bells"),), ())), "way:1", bound=True)
    assert stage.state.counters["bells"] == 1
    act = stage.acting("guard-1")
    assert stage.run(perform_all(stage.game, act, [Suffer(value=1, at=SELF)])), "monsters are not asked either"
    assert (stage.hp("guard-1"), [question.kind for question in stage.asked]) == (18, ["either"])


# What scenarios do


@pytest.mark.rule("JL-MAP-14", "JL-BOOK-05", "JL-END-01")
def test_what_special_rules_do_counts_as_done() -> None:
    stage = house(sections={"A": NAME})
    for ability in (CountUp(counter="bells"), Read(section="A"), End(outcome="won")):
        assert counts(stage, ability, bound=True), ability
    assert (stage.state.counters["bells"], stage.state.goal_met, stage.state.defeated) == (1, True, False)
    counts(stage, End(outcome="lost"), bound=True)
    assert stage.state.defeated
    assert "JL-END-02" in stage.rules()


@pytest.mark.rule("JL-REVEAL-11")
def test_a_room_is_revealed_once() -> None:
    stage = house([placed("imp", at(4, 0))], records=kind("imp"))
    assert counts(stage, Reveal(room="2"), bound=True)
    assert not counts(stage, Reveal(room="2"), bound=True)
    assert len([figure for figure in stage.state.figures.values() if figure.kind == "imp"]) == 1


DOOR = f"door-{at(3, 0)}"


@pytest.mark.rule("JL-GEN-16")
@pytest.mark.parametrize("opens", [True, False])
def test_a_special_rule_unlocks_a_door_or_opens_it(opens: bool) -> None:
    stage = house()
    door: Overlay = stage.state.overlays[DOOR]
    door.locked = True
    unlock = Unlock(door=DOOR, open=opens)
    assert counts(stage, unlock, bound=True)
    assert (door.locked, door.open, "2" in stage.state.rooms) == (False, opens, opens)
    assert counts(stage, unlock, bound=True) is not opens, "what is open needs no unlocking"


@pytest.mark.rule("JL-GEN-16")
def test_a_door_that_is_not_there_is_not_unlocked() -> None:
    assert not counts(house(), Unlock(door="door-z9"), bound=True)
