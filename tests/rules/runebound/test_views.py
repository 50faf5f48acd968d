"""Who sees what: nearly all lies open; hands, fronts of trophies and decks don't."""

from typing import Any

import pytest
from tests.rules.runebound.cards import LORE, ability, asset, event, option, outcome, quest, scenario, skill, verb
from tests.rules.runebound.world import World, hero

from undercroft.games.runebound.scene import scene
from undercroft.games.runebound.state import Villain
from undercroft.table import AUDIENCE, Scene, SceneZone, Seat
from undercroft.words import Message, Text

ANNA, BERT = Seat("anna"), Seat("bert")
CHALLENGE = ability("action", verb("challenge"), cost={"actions": 1})


def seen(world: World, viewer: Seat = BERT) -> Scene:
    return scene(world.game, viewer)


def zones(world: World, viewer: Seat = BERT) -> dict[str, SceneZone]:
    return {zone.id: zone for zone in seen(world, viewer).zones}


def numbers(world: World, panel: str, viewer: Seat = BERT) -> dict[str, Any]:
    [found] = [one for one in seen(world, viewer).panels if one.id == panel]
    return {entry.name.id: entry.value for entry in found.entries if isinstance(entry.name, Message)}


@pytest.mark.rule("RB-VIEW-01", "RB-COMP-18", "RB-COMP-20", "RB-HEX-11")
def test_the_board_with_gems_marker_and_heroes_lies_open() -> None:
    world = World(hero("anna"), hero("bert", at="d5", delayed=True, damage=9), act=2, space=3, villain=Villain(at="k1"))
    world.state.gems["c3"] = False
    view = seen(world)
    gems = {thing.cells[0]: thing.kind for thing in view.boards[0].things}
    assert (gems["c3"], gems["c4"], gems["d3"]) == ("gem-grey", "gem-combat", "gem-social")
    figures = {figure.id: figure for figure in view.figures}
    assert (figures["anna"].cells, figures["anna"].markers) == (("c4",), [])
    assert {marker.id for marker in figures["bert"].markers} == {"delayed", "defeated"}
    assert figures["villain"].cells == ("k1",)
    [time] = [track for track in view.tracks if track.id == "time"]
    assert (time.value, time.lowest, time.highest) == (3, 1, 4)
    assert time.name == Message("time", {"act": 2})
    assert set(time.marks) == {2, 3}


@pytest.mark.rule("RB-VIEW-02", "RB-SETUP-06", "RB-SCEN-03")
def test_both_sides_of_the_scenario_card_can_be_read_at_any_time() -> None:
    roar = {
        **ability("combat-action", verb("damage", amount=1, kind="enemy")),
        "text": {"en": "Roars.", "de": "Brüllt."},
    }
    world = World(hero("anna", story={"lore": 2}), hero("bert"), cards=[scenario(villain={"abilities": [roar]})])
    for viewer in (ANNA, BERT, AUDIENCE):
        [card] = [panel for panel in seen(world, viewer).panels if panel.id == "scenario"]
        values = [entry.value for entry in card.entries]
        assert Text("Roars.", "Brüllt.") in values, "side B"
        assert Text("x", "x") in values, "side A"
        assert [value for value in values if isinstance(value, int)] == [13, 15], "what each hero would face"


@pytest.mark.rule("RB-VIEW-04", "RB-SPEND-07", "RB-ASSET-08", "RB-LIMIT-07")
def test_what_a_hero_has_lies_open_before_its_player() -> None:
    cards = [
        asset("lute"),
        skill("wit"),
        quest("find", "d5", outcome("plains")),
        event("news", option(), option(rumor=ability("own-turn"))),
    ]
    anna = hero(
        "anna", gold=77, damage=4, story={"lore": 2}, assets="lute", learned="wit", quests="find", rumors="news",
        trophies="social combat combat",
    )  # fmt: skip
    world = World(anna, hero("bert"), cards=cards)
    table = zones(world)
    for what, card in (("assets", "lute"), ("learned", "wit"), ("quests", "find"), ("rumors", "news")):
        zone = table[f"{what}-anna"]
        assert (zone.owner, zone.count, [bool(one.name) for one in zone.cards]) == (ANNA, 1, [True]), card
    assert (table["trophies-social-anna"].count, table["trophies-combat-anna"].count) == (1, 2)
    sheet = numbers(world, "sheet-anna")
    assert {name: sheet[name] for name in ("gold", "body", "speed", "hand-limit", "actions")} == {
        "gold": 77,
        "body": 2,
        "speed": 3,
        "hand-limit": 3,
        "actions": 3,
    }
    [figure] = [one for one in seen(world).figures if one.id == "anna"]
    assert (figure.hp, figure.max_hp) == (5, 9)
    assert [(marker.id, marker.count) for marker in figure.markers] == [("lore", 2)]


@pytest.mark.rule("RB-VIEW-05", "RB-OPEN-29")
def test_a_hand_is_for_its_owner_and_its_number_for_all() -> None:
    world = World(hero("anna", in_hand="plain star"), hero("bert"))
    own, others = zones(world, ANNA)["hand-anna"], zones(world)["hand-anna"]
    assert (own.count, others.count) == (2, 2)
    assert len(own.cards) == 2
    assert all(card.name for card in own.cards)
    assert not any(card.name for card in others.cards)
    assert zones(world, AUDIENCE)["hand-anna"].cards == others.cards
    world = World(hero("anna", hand=1, in_hand="star"), hero("bert"))
    world.next("skills", "plain")
    world.play("train")
    world.play(next(text for text in world.options() if text.endswith(world.ids("hand-anna")[0])))
    assert all(card.name for card in zones(world)["skills-discard"].cards), "what is discarded is shown"


@pytest.mark.rule("RB-VIEW-06", "RB-TROPHY-07", "RB-TROPHY-08", "RB-OPEN-36")
def test_fronts_of_trophies_are_for_their_owner() -> None:
    world = World(hero("anna", trophies="social social"), hero("bert"))
    assert len(zones(world, ANNA)["trophies-social-anna"].cards) == 2
    for viewer in (BERT, AUDIENCE):
        zone = zones(world, viewer)["trophies-social-anna"]
        assert (zone.count, zone.cards) == (2, [])


@pytest.mark.rule("RB-VIEW-07", "RB-VIEW-08")
def test_of_decks_the_number_and_of_piles_the_cards_are_seen() -> None:
    world = World(hero("anna", hand=1), hero("bert"))
    world.play("train", "train", "discard:*")
    table = zones(world, ANNA)
    for deck in ("skills", "assets", "story", "social", "combat", "exploration"):
        assert table[deck].count == len(world.ids(deck))
        assert not any(card.name for card in table[deck].cards)
    pile = table["skills-discard"]
    assert pile.count == 1
    assert pile.cards[0].name
    assert zones(world)["skills-discard"].cards == pile.cards


@pytest.mark.rule("RB-VIEW-09", "RB-POOL-04", "RB-POOL-05", "RB-COMP-15")
def test_pools_lie_open_with_upper_face_reverse_and_what_is_spent() -> None:
    world = World(hero("anna", CHALLENGE, damage=2), hero("bert"))
    world.cast("anna", "physical 2", "magic*", "surge*")
    world.cast("bert", "shield", "doubler", "agility")
    world.play("use:anna#0", "physical:*", "suffer" if world.asked.kind == "block" else "shields:*")
    table = zones(world, AUDIENCE)
    assert [card.icon for card in table["spent-anna"].cards] == ["physical"]
    assert {card.icon for card in table["pool-anna"].cards} == {"magic", "surge"}
    [token] = [card for card in table["pool-anna"].cards if card.icon == "magic"]
    assert isinstance(token.lines[0].text, Message)
    assert token.lines[0].text.id == "reverse"
    figures = {figure.id: figure for figure in seen(world, AUDIENCE).figures}
    assert (figures["anna"].hp, figures["anna"].max_hp) == (7, 9)


@pytest.mark.rule("RB-VIEW-10", "RB-TEST-10", "RB-TEST-14")
def test_cards_revealed_for_a_test_lie_open_until_it_is_over() -> None:
    trial = event("trial", option(verb("test", attribute="body", passed=[verb("gain-gold", amount=1)])))
    world = World(hero("anna", at="c3", in_hand="plain"), hero("bert", at="k1"), cards=[trial])
    world.next("social", "trial")
    world.next("skills", "plain", "star")
    world.play("adventure", "option:*")
    table = zones(world)["table"]
    assert sorted(world.zone("table")) == ["plain", "star", "trial"]
    assert all(card.name for card in table.cards)
    while world.state.heroes["anna"].gold == 0:
        world.play(world.options()[-1])
    assert "table" not in zones(world)


@pytest.mark.rule("RB-STOKEN-02", "RB-STOKEN-01")
def test_a_scenario_names_its_tokens() -> None:
    lore = {**LORE, "id": "lore"}
    world = World(hero("anna", story={"lore": 1}), cards=[scenario(tokens=[lore])])
    [marker] = next(figure for figure in seen(world, ANNA).figures if figure.id == "anna").markers
    assert marker.name == Message("token-lore")
