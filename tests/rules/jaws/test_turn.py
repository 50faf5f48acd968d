"""A character's turn: two halves of two cards, items between them, and where the cards go."""

from typing import Any

import pytest
from tests.rules.boards import at, board
from tests.rules.jaws.rounds import hero, kinds, put
from tests.rules.stage import NAME, PLAIN, WALK, Stage

from undercroft.games.haven.bonus import remove
from undercroft.games.haven.cards import bind, kinds_of, play
from undercroft.games.haven.conditions import gain
from undercroft.games.haven.content.model import Item
from undercroft.games.haven.content.select import Selector
from undercroft.games.haven.content.verbs import (
    Action,
    Attack,
    Bonus,
    Boost,
    Consume,
    Destroy,
    Either,
    Gain,
    Give,
    Grant,
    Heal,
    Infuse,
    Loot,
    Move,
    Push,
    Shield,
    Suffer,
    Trade,
    Verb,
)
from undercroft.games.haven.events import Attacked, Moved, Played, SectionRead, TurnBegan
from undercroft.games.haven.round_end import report
from undercroft.games.haven.state import Overlay
from undercroft.games.haven.turn import end_turn, take_turn
from undercroft.table import CardMoved

TARGET = "target:guard-1"
SELF = Selector(who="self")


def duel(top: Action = PLAIN, bottom: Action = WALK, mira: str = "hp=8", cards: int = 4, **more: str) -> Stage:
    """Mira on (0,0) about to play cards 1 and 2, a guard beside her."""
    figures = {"mira": f"0,0 hero cards={cards} {mira}", "guard-1": "1,0 hp=20"} | more
    stage = Stage(board(figures), records=hero("mira", 10, 20, 30, 40, top=top, bottom=bottom))
    put(stage, "mira", "played", 1, 2)
    return stage


def turn(stage: Stage, *answers: str, who: str = "mira") -> None:
    stage.run(take_turn(stage.game, stage.figure(who)), *answers)


def item(id: str, *do: Any, use: str = "spent", at: str = "own-turn") -> Item:
    return Item(
        id=id, name=NAME, number=1, slot="small", gold=10, copies=1, use=use, at=at, action=Action(do=do),  # type: ignore[arg-type]
    )  # fmt: skip


# The two actions


@pytest.mark.rule("JL-TURN-01", "JL-TURN-03", "JL-TURN-06", "JL-ACTION-02")
def test_one_card_gives_its_top_the_other_its_bottom() -> None:
    stage = duel()
    turn(stage, "top:card-mira-2", TARGET, "bottom:card-mira-1", f"cell:{at(-1, 0)}", "stop")
    halves = [(event.card, event.half) for event in stage.events(Played)]  # type: ignore[attr-defined]
    assert halves == [("card-mira-2", "top"), ("card-mira-1", "bottom")]
    second = [question for question in stage.asked if question.kind == "play"][1]
    assert [option.text for option in second.options] == ["bottom:card-mira-1", "basic-bottom:card-mira-1"]
    assert stage.state.acted == ["mira"]


@pytest.mark.rule("JL-TURN-03", "JL-TURN-06")
def test_the_bottom_may_come_first() -> None:
    stage = duel()
    turn(stage, "bottom:card-mira-2", "stop", "top:card-mira-1", TARGET)
    assert [event.half for event in stage.events(Played)] == ["bottom", "top"]  # type: ignore[attr-defined]


@pytest.mark.rule("JL-TURN-05", "JL-PILE-12", "JL-PILE-02", "JL-PILE-10")
def test_the_first_card_is_laid_down_before_the_second_begins() -> None:
    stage = duel()
    assert not stage.pile("discard-mira"), "chosen cards lie neither in the hand nor in the discards"
    turn(stage, "top:card-mira-1", TARGET, "bottom:card-mira-2", "stop")
    order = [
        event
        for event in stage.events(Played, CardMoved)
        if isinstance(event, Played) or event.target == "discard-mira"  # type: ignore[attr-defined]
    ]
    assert [type(event).__name__ for event in order] == ["Played", "CardMoved", "Played", "CardMoved"]
    assert stage.pile("discard-mira") == ["card-mira-1", "card-mira-2"]


@pytest.mark.rule("JL-STUN-01", "JL-OPEN-06")
def test_a_stunned_character_loses_its_actions_and_its_items() -> None:
    stage = duel()
    stage.give_items("mira", item("draught", Heal(value=2, at=SELF)))
    gain(stage.game, stage.figure("mira"), "stun", "")
    turn(stage)
    assert not stage.asked
    assert stage.pile("discard-mira") == ["card-mira-1", "card-mira-2"]


@pytest.mark.rule("JL-OPEN-06", "JL-OPEN-40")
def test_stunned_in_the_first_action_the_second_card_is_lost_on_it() -> None:
    stage = duel(bottom=Action(do=(Move(value=1), Heal(value=3, at=SELF))), mira="hp=2 max=8")
    stage.state.overlays["trap-x"] = Overlay(id="trap-x", kind="trap", cells=[at(0, 1)], conditions=["stun"])
    turn(stage, "bottom:card-mira-1", f"cell:{at(0, 1)}")
    assert stage.hp("mira") == 2, "the heal after the move is not performed"
    assert kinds(stage.asked) == ["play", "move"]
    assert stage.pile("discard-mira") == ["card-mira-1", "card-mira-2"]


@pytest.mark.rule("JL-OPEN-06")
def test_a_stunned_figure_performs_what_it_is_granted_in_anothers_turn() -> None:
    stage = duel(brand="0,1 hero hp=8")
    gain(stage.game, stage.figure("brand"), "stun", "")
    stage.act("mira", Grant(abilities=(Move(value=1),)), "target:brand", f"cell:{at(0, 2)}")
    assert stage.at("brand") == at(0, 2)


@pytest.mark.rule("JL-TURN-08")
def test_a_granted_action_is_no_turn() -> None:
    stage = duel(brand="0,1 hero hp=8")
    gain(stage.game, stage.figure("brand"), "wound", "")
    gain(stage.game, stage.figure("brand"), "muddle", "")
    stage.state.overlays["coin-x"] = Overlay(id="coin-x", kind="coin", cells=[at(0, 1)])
    stage.act("mira", Grant(abilities=(Heal(value=1, at=Selector(who="allies")),)), "target:brand", "target:mira")
    assert stage.hp("brand") == 8
    assert stage.conditions("brand") == ["wound", "muddle"]
    assert "coin-x" in stage.state.overlays
    assert stage.state.facts.figure == "mira"
    assert not stage.events(TurnBegan)


# Items and further actions


@pytest.mark.rule("JL-TURN-04", "JL-TURN-07", "JL-ACTION-07")
def test_any_number_of_items_before_between_and_after_the_actions() -> None:
    stage = duel(mira="hp=2 max=8")
    stage.give_items("mira", *(item(name, Heal(value=1, at=SELF)) for name in ("ale", "bun", "cake")))
    first = ("use:item-mira-1", "target:mira", "basic-top:card-mira-1", "stop")
    between = ("use:item-mira-2", "target:mira", "basic-bottom:card-mira-2", "stop")
    turn(stage, *first, *between, "use:item-mira-3", "target:mira")
    assert stage.hp("mira") == 5
    assert len(stage.events(Played)) == 2


@pytest.mark.rule("JL-TURN-07")
def test_the_turn_waits_for_items_only_when_some_are_ready() -> None:
    stage = duel()
    stage.give_items("mira", item("ale", Heal(value=1, at=SELF)))
    turn(stage, "basic-top:card-mira-1", "stop", "basic-bottom:card-mira-2", "stop", "end-turn")
    assert stage.asked[-1].kind in ("end-turn", "offer")
    other = duel()
    turn(other, "basic-top:card-mira-1", "stop", "basic-bottom:card-mira-2", "stop")
    assert "end-turn" not in kinds(other.asked)


@pytest.mark.rule("JL-ONGO-04", "JL-OPEN-19")
def test_others_may_take_their_active_cards_away_between_actions() -> None:
    stays = Action(do=(Shield(value=1),), stays="persistent")
    stage = duel(top=stays, brand="0,1 hero hp=8")
    stage.run(play(stage.game, stage.figure("mira"), "card-mira-1", "top"))  # type: ignore[arg-type]
    assert stage.pile("active-mira") == ["card-mira-1"]
    put(stage, "brand", "played", 1, 2)
    turn(
        stage, "remove:card-mira-1", "basic-top:card-brand-1", "stop", "basic-bottom:card-brand-2", "stop", who="brand"
    )
    assert stage.pile("discard-mira") == ["card-mira-1"]
    assert not stage.state.bonuses


# Actions and abilities


@pytest.mark.rule("JL-ACTION-01", "JL-ACTION-03", "JL-ABIL-06")
def test_an_action_is_all_abilities_of_a_half_from_top_to_bottom() -> None:
    stage = duel(top=Action(do=(Move(value=1), Attack(value=1), Heal(value=1, at=SELF))), mira="hp=2 max=8")
    answers = (f"cell:{at(0, 1)}", TARGET, "target:mira")
    stage.run(play(stage.game, stage.figure("mira"), "card-mira-1", "top"), *answers)  # type: ignore[arg-type]
    assert [type(event) for event in stage.events(Moved, Attacked)] == [Moved, Attacked]
    assert stage.hp("mira") == 3


@pytest.mark.rule("JL-ACTION-04", "JL-ACTION-05", "JL-ACTION-06")
def test_an_attack_or_a_move_in_any_part_names_the_action() -> None:
    heal = Heal(value=2)
    assert kinds_of((heal, Attack(value=1))) == ("attack",)
    assert kinds_of((Move(value=1), heal)) == ("move",)
    assert kinds_of((Move(value=1), Attack(value=1))) == ("attack", "move")
    assert kinds_of((Trade(damage=1, to=(Attack(value=1),)), Either(ways=((Move(value=2),), (heal,))))) == (
        "attack",
        "move",
    )
    assert kinds_of((Heal(value=1, consume=(Consume(elements=("fire",), then=(Attack(value=1),)),)),)) == ("attack",)
    assert kinds_of((Grant(abilities=(Attack(value=2),)), heal)) == (), "what others are granted is theirs"
    stage = duel(top=Action(do=(Attack(value=1), Move(value=1))))
    stage.run(play(stage.game, stage.figure("mira"), "card-mira-1", "top"), TARGET, "stop")  # type: ignore[arg-type]
    assert stage.events(Played)[0].kinds == ("attack", "move")  # type: ignore[attr-defined]


@pytest.mark.rule("JL-ACTION-08")
def test_actions_are_granted_to_others_in_ones_own_turn() -> None:
    stage = duel(brand="1,-1 hero hp=8")
    stage.deck("+0")
    stage.act("mira", Grant(abilities=(Attack(value=2),)), "target:brand", TARGET)
    assert stage.hp("guard-1") == 18
    assert [event.who for event in stage.events(Attacked)] == ["brand"]  # type: ignore[attr-defined]


ELEVEN: dict[str, tuple[Verb, tuple[str, ...]]] = {
    "attack": (Attack(value=1), (TARGET,)),
    "condition": (Give(conditions=("muddle",)), (TARGET,)),
    "destroy obstacle": (Destroy(range=2), ("destroy:obstacle-c0",)),
    "grant action": (Grant(abilities=(Attack(value=1),)), ("target:brand", TARGET)),
    "heal": (Heal(value=1), ("target:brand",)),
    "loot": (Loot(value=1), ("do",)),
    "move": (Move(value=1), (f"cell:{at(-1, 0)}",)),
    "push and pull": (Push(value=1), (TARGET, f"cell:{at(2, 0)}")),
    "shield": (Shield(value=1), ()),
    "suffer damage": (Suffer(value=1, at=Selector(who="enemies", within=1)), ("do",)),
    "ongoing": (Bonus(at="attacks", gives=Boost(value=1)), ()),
}


@pytest.mark.rule("JL-ABIL-01", "JL-ABIL-02")
@pytest.mark.parametrize("kind", ELEVEN)
def test_all_types_of_abilities_can_be_performed(kind: str) -> None:
    ability, answers = ELEVEN[kind]
    stays = Action(do=(ability,), stays="round")  # type: ignore[arg-type]
    stage = duel(top=stays, brand="1,-1 hero hp=6 max=8")
    stage.state.overlays["obstacle-c0"] = Overlay(id="obstacle-c0", kind="obstacle", cells=[at(-2, 1)])
    stage.state.overlays["coin-x"] = Overlay(id="coin-x", kind="coin", cells=[at(0, 1)])
    stage.deck("+0")
    before = whole(stage)
    stage.run(play(stage.game, stage.figure("mira"), "card-mira-1", "top"), *answers)  # type: ignore[arg-type]
    assert whole(stage) != before
    assert not stage.pile("played-mira")[1:], "the card is done with"


def whole(stage: Stage) -> tuple[Any, ...]:
    """All that an ability may change."""
    state = stage.state
    figures = [(one.id, one.at, one.hp, len(one.conditions)) for one in state.figures.values()]
    return figures, list(state.overlays), len(state.bonuses), [sheet.coins for sheet in state.sheets.values()]


@pytest.mark.rule("JL-ABIL-03")
def test_without_a_target_nothing_is_performed() -> None:
    stage = duel(top=Action(do=(Attack(value=3),), xp=2, lost=True), mira="hp=8")
    stage.figure("guard-1").at = at(4, 0)
    stage.run(play(stage.game, stage.figure("mira"), "card-mira-1", "top"))  # type: ignore[arg-type]
    assert not stage.asked
    assert stage.state.sheets["mira"].xp == 0
    assert stage.pile("discard-mira") == ["card-mira-1"], "not lost either: no part was performed"


@pytest.mark.rule("JL-OPEN-14")
def test_any_ability_may_be_skipped_and_then_nothing_is_binding() -> None:
    costly = Action(do=(Attack(value=3), Loot(value=1)), xp=1, infuse=("fire",), lost=True)
    stage = duel(top=costly)
    stage.state.overlays["coin-x"] = Overlay(id="coin-x", kind="coin", cells=[at(0, 1)])
    stage.run(play(stage.game, stage.figure("mira"), "card-mira-1", "top"), "stop", "skip")  # type: ignore[arg-type]
    assert stage.pile("discard-mira") == ["card-mira-1"]
    assert (stage.state.sheets["mira"].xp, stage.state.facts.infuse) == (0, [])


@pytest.mark.rule("JL-OPEN-14")
def test_once_a_part_is_performed_what_harms_is_binding() -> None:
    harm = Suffer(value=2, at=SELF, mandatory=True)
    stage = duel(top=Action(do=(Attack(value=3), harm)), cards=2)
    stage.run(play(stage.game, stage.figure("mira"), "card-mira-1", "top"), TARGET)  # type: ignore[arg-type]
    assert stage.hp("mira") == 6
    assert "do-suffer" not in kinds(stage.asked)


@pytest.mark.rule("JL-OPEN-14")
def test_harm_that_comes_first_is_skipped_only_with_the_whole_action() -> None:
    harm = Suffer(value=2, at=SELF, mandatory=True)
    stage = duel(top=Action(do=(harm, Attack(value=3)), lost=True), cards=2)
    stage.run(play(stage.game, stage.figure("mira"), "card-mira-1", "top"), "skip")  # type: ignore[arg-type]
    assert (stage.hp("mira"), stage.hp("guard-1")) == (8, 20)
    assert stage.pile("discard-mira") == ["card-mira-1"]


# Basic actions


@pytest.mark.rule("JL-BASIC-01", "JL-BASIC-03", "JL-BASIC-04", "JL-EX-46")
def test_a_basic_attack_brings_nothing_that_is_printed() -> None:
    stage = duel(top=Action(do=(Attack(value=9, range=3),), lost=True, xp=2, infuse=("ice",)))
    stage.deck("+0")
    turn(stage, "basic-top:card-mira-1", TARGET, "basic-bottom:card-mira-2", "stop")
    assert stage.hp("guard-1") == 18
    assert stage.state.sheets["mira"].xp == 0
    assert stage.state.elements["ice"] == 0
    assert stage.pile("discard-mira") == ["card-mira-1", "card-mira-2"]


@pytest.mark.rule("JL-BASIC-02")
def test_a_basic_move_has_two_points() -> None:
    stage = duel(bottom=Action(do=(Heal(value=5, at=SELF),)))
    turn(stage, "basic-bottom:card-mira-1", f"cell:{at(0, 2)}", "basic-top:card-mira-2")
    assert next(question for question in stage.asked if question.kind == "move").args["points"] == 2
    assert stage.at("mira") == at(0, 2)


@pytest.mark.rule("JL-BASIC-05")
def test_a_basic_attack_is_a_melee_attack() -> None:
    stage = duel()
    stage.figure("guard-1").at = at(2, 0)
    turn(stage, "basic-top:card-mira-1", "basic-bottom:card-mira-2", "stop")
    assert not stage.events(Attacked)
    assert stage.hp("guard-1") == 20


# Piles


@pytest.mark.rule("JL-PILE-03", "JL-PILE-04", "JL-PILE-01")
@pytest.mark.parametrize(("lost", "pile"), [(False, "discard-mira"), (True, "lost-mira")])
def test_the_lost_icon_says_where_a_card_goes(lost: bool, pile: str) -> None:
    stage = duel(top=Action(do=(Attack(value=1),), lost=lost))
    stage.run(play(stage.game, stage.figure("mira"), "card-mira-1", "top"), TARGET)  # type: ignore[arg-type]
    assert stage.pile(pile) == ["card-mira-1"]
    assert stage.pile("hand-mira") == ["card-mira-3", "card-mira-4"]


@pytest.mark.rule("JL-PILE-05", "JL-PILE-11")
def test_an_active_card_lies_in_the_active_area_until_its_bonus_expires() -> None:
    stage = duel(top=Action(do=(Shield(value=1),), lost=True, stays="persistent"))
    stage.run(play(stage.game, stage.figure("mira"), "card-mira-1", "top"))  # type: ignore[arg-type]
    assert stage.pile("active-mira") == ["card-mira-1"]
    remove(stage.game, stage.state.bonuses[0], "JL-ONGO-05")
    assert stage.pile("lost-mira") == ["card-mira-1"]


@pytest.mark.rule("JL-PILE-07")
def test_other_effects_take_cards_only_where_they_say_so() -> None:
    stage = duel(top=Action(do=(Trade(discard=1, to=(Attack(value=2),)),)))
    answers = ("do", "card:card-mira-4", TARGET)
    stage.run(play(stage.game, stage.figure("mira"), "card-mira-1", "top"), *answers)  # type: ignore[arg-type]
    assert stage.pile("discard-mira") == ["card-mira-4", "card-mira-1"]
    assert not stage.pile("lost-mira")


@pytest.mark.rule("JL-PILE-06", "JL-PILE-08")
def test_lost_cards_stay_lost_in_the_scenario_and_are_no_part_of_its_report() -> None:
    stage = duel()
    put(stage, "mira", "lost", 1, 2)
    told = report(stage.game)
    assert "cards" not in told["heroes"]["mira"]  # type: ignore[index]
    assert stage.pile("lost-mira") == ["card-mira-1", "card-mira-2"]
    assert all(option.text == "long-rest" or "mira-1" not in option.text for option in choosing(stage))


def choosing(stage: Stage) -> list[Any]:
    """The options of a card selection."""
    from undercroft.games.haven.choose_cards import select_cards

    stage.run(select_cards(stage.game), "card:card-mira-3", "card:card-mira-4")
    return list(stage.asked[0].options)


@pytest.mark.rule("JL-PILE-12")
def test_what_was_played_is_bound_to_its_card() -> None:
    stage = duel()
    act = stage.acting("mira")
    bind(stage.game, act, Action(do=(), xp=2, infuse=("air",)))
    assert stage.state.sheets["mira"].xp == 2
    assert stage.state.facts.infuse == ["air"]


# The end of a turn


@pytest.mark.rule("JL-OPEN-08")
def test_who_may_find_a_treasure_chooses_whether_to_loot_before_infusing() -> None:
    stage = duel(top=Action(do=(Infuse(elements=("wild",)),)))
    stage.state.overlays["treasure-x"] = Overlay(id="treasure-x", kind="treasure", cells=[at(0, 0)], number=99)
    stage.state.facts.figure = "mira"
    stage.state.facts.infuse = ["wild"]
    stage.run(end_turn(stage.game, stage.figure("mira")), "loot", "element:fire")
    assert kinds(stage.asked) == ["first-at-turn-end", "infuse-element"]
    assert stage.state.sheets["mira"].treasures == [99]
    assert stage.state.elements["fire"] == 2


@pytest.mark.rule("JL-OPEN-08")
def test_conditions_run_out_last_and_nothing_is_asked_without_need() -> None:
    stage = duel()
    stage.state.facts.figure = "mira"
    stage.state.facts.infuse = ["wild"]
    gain(stage.game, stage.figure("mira"), "muddle", "")
    stage.figure("mira").conditions[0].ends = 1
    stage.run(end_turn(stage.game, stage.figure("mira")), "element:ice")
    names = [type(event).__name__ for event in stage.events()]
    assert names.index("Infused") < names.index("ConditionLost")
    assert kinds(stage.asked) == ["infuse-element"]


def test_gold_and_experience_can_be_gained_by_a_card() -> None:
    stage = duel()
    stage.act("mira", Gain(gold=3, coins=1, xp=2), "do")
    sheet = stage.state.sheets["mira"]
    assert (sheet.gold, sheet.coins, sheet.xp) == (3, 1, 2)
    assert not stage.events(SectionRead)
