"""The adventure cards: how many of each deck and type, enemies' figures, quests' symbols, events' options."""

import re
from collections import Counter

import pytest
from tests.rules.runebound.printed import BOX, by_name, doubles, long_texts, parts, rows, short, tags

from undercroft.games.runebound.content.model import AdventureCard, Enemy, EventCard, Outcome, Quest
from undercroft.games.runebound.content.verbs import Damage, GainGold, GainToken, GainTrophy, Heal, Suffer, Take
from undercroft.games.runebound.content.verbs import Test as AttributeTest
from undercroft.games.runebound.realm import TERRAINS
from undercroft.games.runebound.system import SYSTEM
from undercroft.games.runebound.words_of import adventure_words
from undercroft.table import Line
from undercroft.words import Message

CARDS = by_name(BOX.adventures)
GENERAL = {name: card for name, card in CARDS.items() if card.scenario is None}
ENEMIES = by_name(BOX.enemies)
QUESTS = {name: card for name, card in CARDS.items() if isinstance(card, Quest)}
EVENTS = {name: card for name, card in CARDS.items() if isinstance(card, EventCard)}
DECKS = ("social", "combat", "exploration")
MOSTLY = {"social": EventCard, "combat": Enemy, "exploration": Quest}


@pytest.mark.rule("RB-COMP-07", "RB-COMP-08", "RB-DATA-01", "RB-OPEN-43")
def test_there_are_sixty_general_cards_and_thirty_of_each_scenario() -> None:
    counts = {row[0]: row[1] for row in rows("RB-DATA-01")}
    assert counts["adventure cards, general (scenario-independent)"] == "60 (20 per deck)"
    assert counts["adventure cards, per scenario"] == "30 (10 per deck)"
    for scenario, each in ((None, 20), *((id, 10) for id in BOX.scenarios)):
        decks = Counter(card.deck for card in CARDS.values() if card.scenario == scenario)
        assert decks == dict.fromkeys(DECKS, each), scenario
    assert len(CARDS) == 120


@pytest.mark.rule("RB-DATA-02", "RB-DATA-27", "RB-COMP-07")
def test_a_deck_in_play_has_thirty_cards() -> None:
    for scenario in BOX.scenarios:
        assert {deck: len(BOX.adventure_deck(deck, scenario)) for deck in DECKS} == dict.fromkeys(DECKS, 30)


def kinds(scenario: str | None, deck: str) -> Counter[type[AdventureCard]]:
    return Counter(type(card) for card in CARDS.values() if (card.scenario, card.deck) == (scenario, deck))


@pytest.mark.rule("RB-COMP-10", "RB-COMP-11", "RB-DECK-01", "RB-DECK-02")
def test_each_deck_has_mostly_one_type_and_some_of_all() -> None:
    for scenario in (None, *BOX.scenarios):
        for deck, main in MOSTLY.items():
            found = kinds(scenario, deck)
            assert found[main] >= 0.7 * found.total(), (scenario, deck)
            assert len(found) == 3, (scenario, deck)


@pytest.mark.rule("RB-DECK-01", "RB-DECK-02", "RB-DECK-03")
def test_decks_and_their_trophies_bear_the_names_of_the_book() -> None:
    for deck, english, german in zip(
        DECKS, ("Social", "Combat", "Exploration"), ("Sozial", "Kampf", "Erkundungs"), strict=True
    ):
        assert SYSTEM.speech.say(Message(f"deck-{deck}"), "en") == f"{english} deck"
        assert SYSTEM.speech.say(Message(f"deck-{deck}"), "de") == f"{german}stapel"
        said = SYSTEM.speech.say(Message(f"zone-trophies-{deck}", {"who": "Mok"}), "en")
        assert said == f"Mok: {english} trophies"


# Enemies


def gold_of(card: Enemy) -> int:
    return max(int(one.amount) for one in parts(card.reward, GainGold))


@pytest.mark.rule("FACT-RB-06", "RB-DATA-26", "RB-OPEN-43")
def test_enemies_of_the_box_have_its_deck_health_and_reward() -> None:
    named = {enemy.name.en: enemy for enemy in ENEMIES.values()}
    for full, health, gold, _ in rows("FACT-RB-06"):
        name = re.sub(r" \(.*\)", "", full)
        enemy = named[name]
        assert enemy.health == int(health), name
        assert gold_of(enemy) == int(gold.split()[0]), name
        assert enemy.deck == ("exploration" if "exploration" in full else "combat"), name
        assert enemy.scenario is None
        if "bonus trophy" in gold:
            assert tags(enemy.reward) == ["choose", "gain-gold", "gain-trophy"], name


@pytest.mark.rule("FACT-RB-06")
def test_recorded_abilities_have_their_price_and_effect() -> None:
    verbs = {"recast": "recast", "no surge": "forbid", "use no surge": "forbid", "remove": "remove", "heal": "heal"}
    seen = 0
    for full, *_, recorded in rows("FACT-RB-06"):
        enemy = next(one for one in ENEMIES.values() if one.name.en == re.sub(r" \(.*\)", "", full))
        for price, effect in re.findall(r"(\d): ([^;(]+)", recorded):
            verb = next((verb for words, verb in verbs.items() if words in effect), "damage")
            verb = "flip" if "flip" in effect else verb
            ours = [one for one in enemy.abilities if one.cost.surge == int(price) and verb in tags(one)]
            assert ours, (full, price, effect)
            if number := re.search(r"\d", effect):
                amounts = {one.amount for one in parts(ours, (Damage if verb == "damage" else Heal))}
                assert amounts == {int(number[0])}, (full, effect)
            seen += 1
    assert seen == 12


@pytest.mark.rule("RB-DATA-23")
def test_enemies_that_the_book_names_have_the_abilities_it_names() -> None:
    named = {german: what for _, german, kind, what in rows("RB-DATA-23") if kind.startswith("enemy")}
    assert set(named) == {"Prophezeiung (Grauensprophet)", "Verbrennen (Großer Drache)"}
    prophet, dragon = ENEMIES["dread-prophet"], ENEMIES["great-dragon"]
    assert (prophet.name.de, dragon.name.de) == ("Grauensprophet", "Großer Drache")
    (prophecy,) = (one for one in prophet.abilities if "Prophezeiung:" in one.text.de)
    assert "recast" in tags(prophecy)
    assert '"spent"' not in repr(prophecy)
    assert any("Verbrennen:" in one.text.de for one in dragon.abilities)


@pytest.mark.rule("FACT-RB-06", "RB-DATA-26", "RB-ENEMY-03")
def test_all_enemies_keep_within_the_ranges_of_the_box() -> None:
    for name, enemy in ENEMIES.items():
        assert 3 <= enemy.health <= 8, name
        assert enemy.traits, name
        assert enemy.abilities, name
        assert all(1 <= int(one.amount) <= 3 for one in parts(enemy.reward, GainGold)), name
        assert tags(enemy.reward), name
        assert all(one.cost.surge in (0, 1, 2, 3) for one in enemy.abilities), name
        assert all(int(one.amount) <= 5 for one in parts(enemy.abilities, Damage)), name
        assert all(one.kind == "enemy" for one in parts(enemy.abilities, Damage)), name


@pytest.mark.rule("RB-ENEMY-03", "RB-COMP-13")
def test_an_enemy_shows_health_traits_and_abilities_and_traits_are_words_of_both_languages() -> None:
    for name, enemy in ENEMIES.items():
        words = adventure_words(enemy)
        assert words.corner == str(enemy.health), name
        assert list(words.lines) == [
            *(Message(f"trait-{trait}") for trait in enemy.traits),
            *(one.text for one in enemy.abilities),
        ]
    traits = {trait for enemy in ENEMIES.values() for trait in enemy.traits}
    assert len(traits) == 8
    for trait in traits:
        assert SYSTEM.speech.knows(f"trait-{trait}", "en")
        assert SYSTEM.speech.knows(f"trait-{trait}", "de")


@pytest.mark.rule("RB-SHIELD-06", "RB-DMGACT-06")
def test_in_combat_damage_is_dealt_and_never_merely_suffered() -> None:
    """What is suffered outside combat can't be blocked and ends no combat: on an enemy's card it would be wrong."""
    for name, enemy in ENEMIES.items():
        assert not list(parts(enemy.abilities, Suffer)), name
        for ability in enemy.abilities:
            if ability.at == "combat-begins":
                assert not any(one.blockable for one in parts(ability, Damage)), name


# Quests

PLACES = {
    "Howling Dol": "howling-vale",
    "The Fangs of the Mennara": "fangs-of-mennara",
    "Robber freemen": "robber-freehold",
    "The Quagmire of the Black Wing": "blackwing-quagmire",
    "Bright dol": "bright-dale",
    "Yrthwright's Forge": "yrthwrights-forge",
    "Suvar's Rest": "suvars-rest",
}
NAMES = {
    "Love you": "lovers-errand",
    "My Kitty": "runaway-cat",
    "Marvelous people": "marvellous-people",
    "Secrets of the swamps": "secrets-of-the-swamp",
}


@pytest.mark.rule("FACT-RB-10", "RB-DATA-17")
@pytest.mark.parametrize("row", rows("FACT-RB-10"), ids=lambda row: row[0])
def test_quests_of_the_box_have_its_place_symbols_and_rewards(row: list[str]) -> None:
    """What the source had as lore is lore in that villain's scenario, and a bonus trophy on a general card."""
    name, place, outcomes = row
    quest = QUESTS[NAMES.get(name, name.lower().replace(" ", "-"))]
    assert quest.at == (PLACES.get(place, place.lower().replace(" ", "-")),)
    assert (quest.instruction, quest.cost.actions) == ("explore", 1)
    for ours, shown in zip(quest.outcomes, outcomes.split(" ; "), strict=True):
        symbols, reward = shown.split(" → ")
        assert Counter(ours.requires) == Counter(symbols.split("+")), name
        check_reward(ours, reward, general=quest.scenario is None)


def check_reward(ours: Outcome, reward: str, *, general: bool) -> None:
    number = int(found[0]) if (found := re.search(r"\d", reward)) else 0
    if "lore" in reward:
        tokens = sum(int(one.amount) for one in parts(ours, GainToken))
        trophies = sum(int(one.amount) for one in parts(ours, GainTrophy))
        assert (trophies if general else tokens) == number
    elif "trophy only" in reward:
        assert ours.do == ()
    else:
        kind = GainGold if "gold" in reward else Heal if "heal" in reward else Suffer
        assert number in {one.amount for one in parts(ours, kind)}


@pytest.mark.rule("RB-QUEST-03", "RB-DATA-01")
def test_a_quest_has_one_to_three_outcomes_with_requirements_that_differ() -> None:
    assert {len(quest.outcomes) for quest in QUESTS.values()} >= {2, 3}
    for name, quest in QUESTS.items():
        assert 1 <= len(quest.outcomes) <= 3, name
        asked = [(sorted(one.requires), one.successes) for one in quest.outcomes]
        if quest.instruction == "explore":
            assert all(one.requires for one in quest.outcomes), name
            assert all(set(one.requires) <= {*TERRAINS, "compass"} for one in quest.outcomes), name
            assert len({str(one) for one in asked}) == len(asked), name
        elif quest.instruction == "test":
            assert [one.successes for one in quest.outcomes] == sorted({one.successes for one in quest.outcomes}), name
            assert quest.outcomes[0].successes == 1, name


@pytest.mark.rule("RB-QUEST-03", "RB-QUEST-02")
def test_hexes_of_quests_can_be_reached_from_every_place() -> None:
    realm = BOX.realm
    starts = [place.at for place in realm.board.places]
    for name, quest in QUESTS.items():
        for hex in realm.spots(quest.at):
            assert hex in realm.terrain, name
            assert all(hex == start or realm.way_to(start, hex)[-1] == hex for start in starts), (name, hex)


@pytest.mark.rule("RB-OPEN-45", "RB-QUEST-06")
def test_every_outcome_is_within_reach_of_a_hero_of_speed_three() -> None:
    for name, quest in QUESTS.items():
        assert all(len(one.requires) <= 3 for one in quest.outcomes), name
        assert all(one.successes <= 3 for one in quest.outcomes), name


@pytest.mark.rule("RB-QUEST-03")
def test_a_quest_shows_its_instruction_and_each_outcome_with_its_requirement() -> None:
    for name, quest in QUESTS.items():
        words = adventure_words(quest)
        said = [line.text if isinstance(line, Line) else line for line in words.lines]
        assert said[0] == quest.text, name
        assert len(said) == 1 + len(quest.outcomes), name


# Events


@pytest.mark.rule("RB-DATA-01", "RB-EVENT-05", "RB-COMP-07")
def test_an_event_has_two_options_and_at_most_one_is_a_rumor() -> None:
    rumors = 0
    for name, event in EVENTS.items():
        first, second = event.options
        assert first.text != second.text, name
        assert not (first.rumor and second.rumor), name
        for option in event.options:
            assert bool(option.do) != bool(option.rumor), name
            if option.rumor:
                rumors += 1
                assert option.text.en.startswith("Rumor: "), name
                assert option.text.de.startswith("Gerücht: "), name
    assert rumors >= 8


def test_a_rumor_that_is_triggered_puts_its_card_away_by_itself() -> None:
    """Actions are followed by the rule that discards a done rumor; what is triggered does it by itself."""
    for name, event in EVENTS.items():
        for option in event.options:
            if option.rumor and option.rumor.at != "action":
                assert tags(option.rumor)[-1] in ("take", "discard"), name


@pytest.mark.rule("FACT-RB-12")
def test_most_events_test_an_attribute_and_all_three_are_tested_about_equally() -> None:
    tests = [one for event in EVENTS.values() for one in parts(event, AttributeTest)]
    assert len({name for name, event in EVENTS.items() if list(parts(event, AttributeTest))}) >= 0.7 * len(EVENTS)
    counts = Counter(one.attribute for one in tests)
    assert set(counts) == {"body", "mind", "spirit"}
    assert max(counts.values()) <= 2 * min(counts.values()), counts
    for event in EVENTS.values():
        assert all(isinstance(one.amount, str) or one.amount <= 3 for one in parts(event, GainGold))
        assert all(isinstance(one.amount, str) or one.amount <= 3 for one in parts(event, Suffer))


@pytest.mark.rule("RB-EVENT-08", "RB-DATA-15")
def test_every_event_can_become_a_trophy_or_brings_something_lasting() -> None:
    for name, event in EVENTS.items():
        assert list(parts(event, Take)) or list(parts(event, GainToken)), name


@pytest.mark.rule("RB-DATA-23", "RB-OPEN-03")
def test_old_tales_are_told_as_the_book_has_it() -> None:
    tales = EVENTS["old-tales"]
    assert (tales.name.de, tales.deck) == ("Alte Sagen", "social")
    assert tags(tales.options[0]) == ["test", "gain-gold", "take"]
    assert [one.amount for one in parts(tales.options[0], GainGold)] == [1]


# All of them


def test_no_two_cards_are_alike() -> None:
    assert doubles((name, [one.abilities, one.reward, one.health]) for name, one in ENEMIES.items()) == []
    assert doubles((name, quest.outcomes) for name, quest in QUESTS.items() if len(quest.outcomes) == 3) == []
    assert doubles((name, [quest.at, quest.outcomes]) for name, quest in QUESTS.items()) == []
    assert doubles((name, event.options) for name, event in EVENTS.items()) == []


def test_abilities_of_enemies_are_as_varied_as_the_enemies() -> None:
    """Plain damage or healing for surge may recur; a whole card never does."""
    assert doubles((name, one.abilities) for name, one in ENEMIES.items() if len(one.abilities) > 1) == []
    single = Counter(str(one.abilities) for one in ENEMIES.values())
    assert max(single.values()) <= 2


def test_names_and_texts_fit_on_a_card() -> None:
    everything = [*CARDS.values(), *ENEMIES.values()]
    assert long_texts((card.name for card in everything), 32) == []
    assert long_texts(everything, 180) == []
    assert len({card.name.en for card in CARDS.values()}) == len({card.name.de for card in CARDS.values()}) == 120


def test_names_that_texts_mention_are_those_of_the_board() -> None:
    """A quest for one place names it in both languages."""
    places = {place.id: place.name for place in BOX.realm.board.places}
    names = {**places, **BOX.realm.board.areas}
    for name, quest in QUESTS.items():
        if len(quest.at) == 1 and short(quest.at[0]) in names:
            assert names[quest.at[0]].en.removeprefix("The ") in quest.text.en, name
