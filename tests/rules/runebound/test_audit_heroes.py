"""The six heroes: figures, tokens and abilities of the box; setup abilities of our own."""

import re

import pytest
from tests.rules.runebound.printed import (
    BOX,
    by_name,
    doubles,
    long_texts,
    rows,
    tags,
    token,
    token_in_words,
    what_it_does,
)

from undercroft.games.runebound.content.ability import Ability

HEROES = {hero.name.en: hero for hero in by_name(BOX.heroes).values()}
HINT = {"Laurel": "Laurel of Bloodwood"}
READ = {"Elder Mok": (3, "physical 1", "surge 1")}
"""Which face of Elder Mok's tokens stands for surge is open (FACT-RB-05): here the physical one of a hero of magic."""


@pytest.mark.rule("FACT-RB-03", "RB-COMP-04", "RB-DATA-26", "RB-OPEN-41")
def test_statistics_are_those_of_the_box() -> None:
    seen = rows("FACT-RB-03")
    assert {row[0] for row in seen} == set(HEROES)
    for name, *figures, start in seen:
        hero = HEROES[name]
        ours = (hero.speed, hero.health, hero.hand, hero.body, hero.mind, hero.spirit, hero.gold)
        assert ours == tuple(map(int, figures)), name
        assert hero.start == start, name
    ranges = {key: value for key, value, *_ in rows("RB-DATA-26")}
    assert ranges["health"].startswith("8 to 10")
    assert {hero.health for hero in HEROES.values()} == {8, 9, 10}
    assert {hero.hand for hero in HEROES.values()} == {3, 4}
    assert {hero.gold for hero in HEROES.values()} == {1, 2, 3}


@pytest.mark.rule("FACT-RB-05", "RB-COMP-02", "RB-OPEN-42", "RB-DATA-26")
def test_starting_tokens_are_those_of_the_box_surge_where_it_was_lost() -> None:
    """The last column says which face stands for surge: `token 1: magic 1 stands for surge 1`."""
    for name, *tokens, reading in rows("FACT-RB-05"):
        name = HINT.get(name, name)
        lost = re.match(r"token (\d): (.+) stands for (.+)", reading)
        at, was, is_ = (int(lost[1]), lost[2], lost[3]) if lost else READ.get(name, (0, "", ""))
        for number, (ours, shown) in enumerate(zip(HEROES[name].tokens, tokens, strict=True), 1):
            plain = re.sub(r" \(.*\)", "", shown)
            if number == at:
                plain = plain.replace(was, is_)
            assert token(ours) == token_in_words(plain), (name, number)
    for hero in HEROES.values():
        assert sum(any(face.number == 2 for face in token(one)) for one in hero.tokens) == 1, hero.name.en


def ability(hero: str, at: str) -> Ability:
    return next(one for one in HEROES[hero].abilities if one.at == at)


@pytest.mark.rule("FACT-RB-04", "RB-OPEN-24", "RB-OPEN-25")
def test_corbin_challenges_each_hero_once_and_strikes_with_surge() -> None:
    challenge, surge = ability("Corbin", "action"), ability("Corbin", "surge")
    assert (challenge.cost.actions, tags(challenge)) == (1, ["challenge", "gain-gold", "gain-trophy"])
    assert '"once_each":true' in (found := what_it_does(challenge))
    assert '"retreat":false' in found
    assert '"amount":2' in found
    assert (surge.cost.surge, surge.cancel_for, tags(surge)) == ("X", "X", ["damage"])


@pytest.mark.rule("FACT-RB-04")
@pytest.mark.parametrize(
    ("hero", "at", "cost", "limit", "verbs"),
    [
        ("Elder Mok", "own-turn", {"exert": 1}, "turn", ["draw-skill"]),
        ("Elder Mok", "surge", {"surge": 1}, None, ["test", "damage"]),
        ("Laurel of Bloodwood", "dice-rolled", {}, "turn", ["reroll"]),
        ("Laurel of Bloodwood", "surge", {"surge": 1}, None, ["recast"]),
        ("Lissa", "defeated", {"exert": 1}, None, ["heal"]),
        ("Lissa", "surge", {"surge": 1}, None, ["roll", "damage"]),
        ("Lord Hawthorne", "acted", {}, "combat", ["act-again"]),
        ("Lord Hawthorne", "combat-action", {"exert": 1}, "combat-round", ["recast"]),
        ("Master Thorn", "trophy-gained", {"exert": 1}, None, ["move"]),
        ("Master Thorn", "surge", {"surge": 2}, None, ["reflect"]),
    ],
)
def test_the_other_abilities_are_those_of_the_box(
    hero: str, at: str, cost: dict[str, int], limit: str | None, verbs: list[str]
) -> None:
    one = ability(hero, at)
    for name in ("actions", "surge", "exert", "gold"):
        assert getattr(one.cost, name) == cost.get(name, 0), (hero, name)
    assert (one.limit, tags(one)) == (limit, verbs)


@pytest.mark.rule("RB-DATA-23")
def test_abilities_that_the_book_names_bear_their_names() -> None:
    named = {german: owner for _, german, owner, _ in rows("RB-DATA-23") if owner.startswith(("ability", "hero"))}
    assert set(named) == {"Orientierung", "Beute Verfolgen (Lyssa)"}
    assert ability("Laurel of Bloodwood", "dice-rolled").text.de.startswith("Orientierung:")
    assert "Beute Verfolgen:" in ability("Lissa", "surge").text.de


@pytest.mark.rule("RB-COMP-03", "RB-OPEN-41")
def test_the_other_side_of_each_card_has_one_setup_ability_of_its_own() -> None:
    assert all(hero.setup.at == "setup" for hero in HEROES.values())
    assert all(one.at != "setup" for hero in HEROES.values() for one in hero.abilities)
    assert doubles((name, hero.setup) for name, hero in HEROES.items()) == []


def test_names_and_texts_fit_on_a_card() -> None:
    assert long_texts(HEROES.values(), 180) == []
