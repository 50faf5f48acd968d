"""The sixty skills: six sets of ten, costs, stars, and no two alike."""

from collections import Counter

import pytest
from tests.rules.runebound.printed import BOX, bonuses, by_name, doubles, long_texts, rows, tags

from undercroft.games.runebound.content.ability import Ability
from undercroft.games.runebound.system import SYSTEM
from undercroft.games.runebound.words_of import skill_words
from undercroft.words import Message

SKILLS = by_name(BOX.skills)
SETS = {
    "wild": "Strength of the Wild",
    "military": "Military Training",
    "wanderlust": "Wanderlust",
    "friends": "Friends in Low Places",
    "favour": "Favour of the Gods",
    "rune-magic": "Rune Magic",
}


@pytest.mark.rule("RB-COMP-23", "RB-DATA-18", "RB-OPEN-45", "RB-EXPAND-02")
def test_there_are_six_sets_of_ten_under_the_names_of_the_book() -> None:
    assert Counter(skill.set for skill in SKILLS.values()) == dict.fromkeys(SETS, 10)
    assert set(SETS.values()) == {english for english, _ in rows("RB-DATA-18")}
    for set_, english in SETS.items():
        german = dict(rows("RB-DATA-18"))[english]
        assert SYSTEM.speech.say(Message(f"set-{set_}"), "en") == english
        assert SYSTEM.speech.say(Message(f"set-{set_}"), "de") == german


@pytest.mark.rule("FACT-RB-12", "RB-TEST-15")
def test_two_cards_in_five_bear_a_star() -> None:
    assert sum(skill.stars for skill in SKILLS.values()) == 24
    assert Counter(skill.set for skill in SKILLS.values() if skill.stars) == dict.fromkeys(SETS, 4)
    assert all(skill.stars <= 1 for skill in SKILLS.values())


@pytest.mark.rule("FACT-RB-12")
def test_costs_are_one_to_four_trophies_and_the_dearest_skill_gives_three_health() -> None:
    assert {len(skill.cost) for skill in SKILLS.values()} == {1, 2, 3, 4}
    assert all(len(set(skill.cost) - {"any"}) <= 2 for skill in SKILLS.values())
    dearest = max(SKILLS.values(), key=lambda skill: len(skill.cost))
    assert sorted(dearest.cost) == ["any", "any", "any", "combat"]
    assert bonuses(dearest.abilities) == {"health": 3}
    assert (len(SKILLS["rune-lore"].cost), bonuses(SKILLS["rune-lore"].abilities)) == (3, {"mind": 2})
    assert (len(SKILLS["penance"].cost), bonuses(SKILLS["penance"].abilities)) == (2, {"spirit": 2, "body": -1})
    assert bonuses(SKILLS["heart-of-the-wild"].abilities) == {"health": "spirit"}


def test_each_orb_colour_and_each_type_is_about_equally_frequent() -> None:
    orbs = Counter(orb for skill in SKILLS.values() for orb in skill.cost if orb != "any")
    assert min(orbs.values()) >= 12, orbs
    types = Counter(skill.type for skill in SKILLS.values())
    assert all(16 <= count <= 24 for count in types.values()), types


@pytest.mark.rule("RB-COMP-24", "RB-COMP-29", "RB-COMP-28")
def test_a_card_shows_type_set_cost_abilities_and_stars() -> None:
    for name, skill in SKILLS.items():
        words = skill_words(skill)
        assert words.lines[:2] == [Message(skill.type), Message(f"set-{skill.set}")], name
        cost = words.lines[2]
        assert isinstance(cost, Message)
        assert words.lines[3:] == [ability.text for ability in skill.abilities], name
        assert words.corner == "★" * skill.stars
        for ability in skill.abilities:
            plus = [f"{value:+}" for value in bonuses([ability]).values() if isinstance(value, int)]
            assert all(one in ability.text.en and one in ability.text.de for one in plus), name


@pytest.mark.rule("RB-COMP-26", "RB-COMP-27", "RB-PREC-07")
def test_prices_are_named_in_both_languages() -> None:
    def said(ability: Ability, english: str, german: str) -> bool:
        return english in ability.text.en.lower() and german in ability.text.de.lower()

    for name, skill in SKILLS.items():
        for ability in skill.abilities:
            cost = ability.cost
            assert not cost.exert or said(ability, "exert", "entkräft"), name
            assert not cost.surge or said(ability, f"surge {cost.surge}:".lower(), f"energie {cost.surge}:".lower())
            assert not cost.actions or said(ability, f"{cost.actions} action", f"{cost.actions} aktion"), name
            assert not cost.gold or said(ability, f"{cost.gold} gold", f"{cost.gold} gold"), name
            assert ability.limit != "turn" or "once per turn" in ability.text.en.lower() or ability.at == "turn-begins"


def test_no_two_skills_do_the_same() -> None:
    assert doubles((name, skill.abilities) for name, skill in SKILLS.items()) == []


def test_names_and_texts_fit_on_a_card() -> None:
    assert long_texts((skill.name for skill in SKILLS.values()), 24) == []
    assert long_texts(SKILLS.values(), 160) == []
    assert len({skill.name.de for skill in SKILLS.values()}) == len({skill.name.en for skill in SKILLS.values()}) == 60


@pytest.mark.rule("RB-DATA-23")
def test_skills_that_the_book_names_do_what_it_says_of_them() -> None:
    german = {german: what for _, german, kind, what in rows("RB-DATA-23") if kind == "skill"}
    named = {skill.name.de: skill for skill in SKILLS.values() if skill.name.de in german}
    assert set(named) == set(german) == {"Gegenzauber", "Auf dem Wasser Wandeln", "Unermüdlich"}
    (counter,) = named["Gegenzauber"].abilities
    assert (counter.at, tags(counter)) == ("foe-surges", ["cancel", "damage"])
    (walk,) = named["Auf dem Wasser Wandeln"].abilities
    assert (walk.at, walk.cost.actions, tags(walk)) == ("own-turn", 0, ["move", "move"])
    (tireless,) = named["Unermüdlich"].abilities
    assert (tireless.at, tireless.limit, tags(tireless)) == ("own-turn", "turn", ["move"])


def test_what_begins_with_the_turn_happens_once_a_turn() -> None:
    """The turn's beginning is asked about until the first action; without a limit it would come again and again."""
    for name, skill in SKILLS.items():
        assert all(one.limit == "turn" for one in skill.abilities if one.at == "turn-begins"), name
