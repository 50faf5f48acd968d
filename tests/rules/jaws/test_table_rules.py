"""The game as a system: parties, options, standing orders, secrets, invariants."""

from typing import Any

import pytest
from tests.rules.boards import board
from tests.rules.jaws.rounds import put
from tests.rules.stage import Stage

from undercroft.games.haven.hidden import SECRETS, redeal_treasures, vary_room, vary_treasure
from undercroft.games.haven.invariants import check
from undercroft.games.haven.orders import ORDERS
from undercroft.games.haven.party import recruits
from undercroft.games.haven.state import Haven, Overlay
from undercroft.table import Match, Option, Question, Seat, Setup, Stream, TableError, key_of, system

JAWS: Any = system("jaws")
FIRST = JAWS.scenarios[0].id


def match(*seats: str, **options: Any) -> Match[Any, Any]:
    setup = Setup(system="jaws", scenario=FIRST, seats=tuple(map(Seat, seats)), options=options)
    return Match(JAWS, setup, key=key_of("party"))


# Parties


@pytest.mark.rule("JL-OPEN-25")
def test_one_seat_may_play_several_heroes() -> None:
    solo = match("a", heroes=3)
    sheets = solo.state.sheets
    assert [sheet.seat for sheet in sheets.values()] == ["a", "a", "a"]
    assert solo.state.characters == 3
    two = match("a", "b", heroes=3)
    assert [sheet.seat for sheet in two.state.sheets.values()] == ["a", "b", "a"]


@pytest.mark.rule("JL-OPEN-25")
@pytest.mark.parametrize(
    ("seats", "options", "says"),
    [
        ("abc", {"heroes": 2}, "each seat needs one"),
        ("ab", {"class-1": "jaws:nobody"}, "there is no class 'jaws:nobody'"),
        ("ab", {"class-1": "jaws:tanner", "class-2": "jaws:tanner"}, "two characters are of the class"),
        ("a", {"hero-level": 12}, "Levels go from 1 to"),
        ("abcde", {}, "a party of 5 can't play"),
    ],
)
def test_a_party_that_cant_be_is_refused(seats: str, options: dict[str, Any], says: str) -> None:
    setup = Setup(system="jaws", scenario=FIRST, seats=tuple(map(Seat, seats)), options=options)
    with pytest.raises(TableError, match=says):
        recruits(setup, JAWS.content(setup))


def test_every_choice_of_the_lobby_has_its_default_among_its_values() -> None:
    assert {choice.id for choice in JAWS.choices} >= {"heroes", "class-1", "class-4", "hero-level", "level"}
    assert all(choice.default in choice.values for choice in JAWS.choices)


# Standing orders


def order(id: str, question: Question[Any], **settings: int) -> str | None:
    chosen = next(one for one in ORDERS if one.id == id)
    assert question.kind in chosen.kinds
    return chosen.answer(question, {**chosen.settings, **settings})


def asks(kind: str, *options: str, **args: Any) -> Question[Any]:
    return Question((Seat("a"),), kind, [Option(text, text) for text in options], args=args)


@pytest.mark.rule("JL-NEG-01")
def test_small_damage_is_suffered_unless_it_kills() -> None:
    for damage, hp, answer in ((1, 8, "suffer"), (2, 8, None), (1, 1, None)):
        assert order("hold-cards", asks("negate", "suffer", damage=damage, hp=hp)) == answer
    assert order("hold-cards", asks("negate", "suffer", damage=4, hp=8), least=5) == "suffer"


@pytest.mark.rule("JL-TURN-07", "JL-REST-06")
def test_the_turn_ends_by_itself_unless_enough_items_wait() -> None:
    assert order("end-turn", asks("end-turn", "end-turn", items=2)) == "end-turn"
    assert order("end-turn", asks("end-turn", "end-turn", items=2), items=2) is None
    assert order("no-redraw", asks("redraw", "yes", "no")) == "no"


# Secrets and invariants


def lair() -> Stage:
    stage = Stage(board({"mira": "0,0 hero hp=8", "brand": "1,0 hero hp=8", "guard-1": "2,0"}, coin=[(3, 0)]))
    stage.state.overlays["treasure-x"] = Overlay(id="treasure-x", kind="treasure", cells=["a0"], number=3)
    return stage


@pytest.mark.rule("JL-HIDE-02", "JL-TREAS-02")
def test_hidden_rooms_and_treasures_vary_in_a_copy() -> None:
    stage, stream = lair(), Stream(key_of("vary"))
    before = stage.state.overlays["treasure-x"].number
    varied = vary_treasure(stage.game, Seat("mira"), stream)
    assert isinstance(varied, Haven)
    assert varied.overlays["treasure-x"].number != before == stage.state.overlays["treasure-x"].number
    assert vary_room(stage.game, Seat("mira"), stream) is None, "no room is hidden"
    stage.state.rooms = []
    hidden = vary_room(stage.game, Seat("mira"), stream)
    assert hidden is not None
    assert len(hidden.overlays) == len(stage.state.overlays) - 1


@pytest.mark.rule("JL-TREAS-02")
def test_who_thinks_ahead_doesnt_know_what_a_treasure_is() -> None:
    stage = lair()
    stage.box.__dict__["treasures"] = dict.fromkeys((3, 4, 5, 6))
    stage.state.sheets["mira"].treasures = [4, 5]
    found = set()
    for seed in range(20):
        redeal_treasures(stage.game, Seat("mira"), Stream(key_of(str(seed))))
        found.add(stage.state.overlays["treasure-x"].number)
    assert found == {3, 6}


def test_hands_of_others_and_draw_piles_vary_but_not_what_one_holds() -> None:
    stage = lair()
    put(stage, "brand", "chosen", 1, 2)
    for secret in SECRETS[:4]:
        copy = secret.vary(stage.game, Seat("mira"), Stream(key_of(secret.rule)))
        differing = [id for id, card in stage.state.cards.items() if copy and copy.cards[id] != card]
        assert differing or secret.rule == "JL-ORDER-02", secret.rule
        assert not any(id.startswith("card-mira") for id in differing)


@pytest.mark.rule("JL-ROUND-02", "JL-MON-10", "JL-MAP-05", "JL-SELECT-01")
@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (lambda state: setattr(state.figures["mira"], "at", "b0"), "stand on"),
        (lambda state: setattr(state.figures["mira"], "hp", 99), "99 of 8 hit points"),
        (lambda state: setattr(state.figures["guard-1"], "number", 11), "numbers"),
        (lambda state: setattr(state, "acted", ["mira", "mira"]), "acted twice"),
        (lambda state: state.elements.update(fire=3), "fire"),
        (lambda state: state.zones["hand-mira"].cards.pop(), "elsewhere"),
    ],
)
def test_a_broken_state_is_noticed(spoil: Any, says: str) -> None:
    stage = lair()
    check(stage.game)
    spoil(stage.state)
    with pytest.raises(AssertionError, match=says):
        check(stage.game)
