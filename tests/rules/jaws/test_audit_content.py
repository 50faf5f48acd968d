"""The monsters of the pack are those of the box: every figure, every card; and the pack as a whole is well made."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from tests.rules.jaws import printed
from tests.rules.jaws.den import box
from tests.rules.jaws.printed import Card, Line

from undercroft.games.haven.content.audit_monsters import (
    audit_monsters,
    check_cards,
    check_icons,
    check_levels,
    check_specials,
    check_stats,
)
from undercroft.games.haven.content.formula import letters_in, value_of
from undercroft.games.haven.content.model import MonsterDeck, MonsterType, PlanCard, Stat
from undercroft.games.haven.content.parts import parts_of
from undercroft.games.haven.content.select import Selector
from undercroft.games.haven.content.stats import LEAST_CARDS, cards_of, count_verbs, tag_of
from undercroft.games.haven.content.verbs import Action, Attack, Boost, Consume, Give, Move, Special, Suffer, Targeted

MONSTERS = {kind.id.removeprefix("jaws:"): kind for kind in box().table(MonsterType).values()}
DECKS = {deck.id.removeprefix("jaws:"): deck for deck in box().table(MonsterDeck).values()}
TUTORIAL = ("basic-vermling-raider", "basic-giant-viper", "basic-zealot")
FIXED = "common-vermling-raider"
BOSSES = ("blood-tumor", "blood-horror", "first-of-the-order")
BLOOD = {"normal": (1, 2, 2, 3, 3, 3, 3, 4), "elite": (1, 3, 3, 4, 4, 5, 5, 5)}
"""What the note after FACT-JL-11 gives for the deaths of Blood Monstrosities, against a default value in the table."""


def line_of(stat: Stat) -> Line:
    """A stat line of the pack in the form of the catalogue's."""
    hurts = [one.value for one in stat.on_death if isinstance(one, Suffer)]
    return Line(
        hp=str(stat.hp),
        move=None if stat.move is None else value_of(stat.move, {}),
        attack=str(stat.attack),
        shield=stat.shield,
        effects=frozenset(stat.effects),
        advantage=stat.advantage,
        hampers=stat.attackers_have_disadvantage,
        on_death=value_of(hurts[0], {}) if hurts else 0,
    )


@pytest.mark.rule("FACT-JL-09", "JL-OPEN-58", "JL-MON-10")
def test_every_stat_line_has_the_figures_of_the_box() -> None:
    seen: set[tuple[str, str, int]] = set()
    for kind, standees, rank, level, line in printed.stat_lines():
        if kind == "blood-monstrosity":
            line = line._replace(on_death=BLOOD[rank][level])
        lines = MONSTERS[kind].normal if rank == "normal" else MONSTERS[kind].elite
        assert line_of(lines[level]) == line, f"{kind}, {rank}, level {level}"
        assert MONSTERS[kind].standees == standees
        seen.add((kind, rank, level))
    ours = {
        (name, rank, level)
        for name, kind in MONSTERS.items()
        for rank, lines in (("normal", kind.normal), ("elite", kind.elite))
        for level in range(len(lines))
    }
    assert seen == ours


@pytest.mark.rule("JL-OPEN-59", "JL-BOSS-02", "JL-CARD-12")
def test_every_boss_has_the_figures_and_immunities_of_the_box() -> None:
    seen = set()
    for kind, level, line, immune in printed.boss_lines():
        assert line_of(MONSTERS[kind].boss[level]) == line, f"{kind}, level {level}"
        assert set(MONSTERS[kind].immune) == immune
        seen.add(kind)
    assert seen == {name for name, kind in MONSTERS.items() if kind.boss}
    assert {MONSTERS[name].deck for name in BOSSES} == {"jaws:boss"}


@pytest.mark.rule("JL-BOSS-04", "JL-BOSS-05", "JL-CARD-12")
def test_every_boss_says_what_its_special_actions_do() -> None:
    for name in BOSSES:
        assert MONSTERS[name].special_1, name
        assert MONSTERS[name].special_2, name
    for name in sorted(set(MONSTERS) - set(BOSSES)):
        assert not MONSTERS[name].special_1 + MONSTERS[name].special_2, name


def card_of(plan: PlanCard) -> Card:
    """An ability card of the pack in the form of the catalogue's."""
    parts = list(parts_of(plan.action.do))
    boosts: list[Boost] = [option for part in parts for option in part.consume]
    targeted = [part for part in parts if isinstance(part, Targeted)]
    ranges = [str(part.range) for part in targeted if part.range is not None]
    targets = [str(part.targets) for part in targeted if isinstance(part.targets, int) and part.targets > 1]
    conditions = {name for part in parts if isinstance(part, Give) for name in part.conditions}
    conditions |= {name for part in parts if isinstance(part, Attack) for name in part.effects}
    conditions |= {name for boost in boosts for name in boost.effects}
    elements = {name for part in parts for name in getattr(part, "elements", ())} | set(plan.action.infuse)
    elements |= {name for part in parts for option in part.consume for name in option.elements}
    return Card(
        initiative=plan.initiative,
        shuffle=plan.shuffle,
        moves=tuple(f"{part.value:+}" for part in parts if isinstance(part, Move)),
        attacks=tuple(f"{part.value:+}" for part in parts if isinstance(part, Attack)),
        ranges=tuple(sorted(ranges)),
        targets=tuple(sorted(targets)),
        conditions=frozenset(conditions),
        elements=frozenset(elements),
        jumps=any(isinstance(part, Move) and part.jump for part in parts),
    )


@pytest.mark.rule("FACT-JL-10", "JL-OPEN-57", "JL-CARD-10", "JL-CARD-14")
@pytest.mark.parametrize("name", sorted(DECKS))
def test_every_deck_has_the_cards_of_the_box(name: str) -> None:
    want = dict(printed.decks())[name]
    assert Counter(card_of(plan) for plan in DECKS[name].cards) == Counter(want)


def test_the_tables_of_the_catalogue_are_read_whole() -> None:
    assert len(list(printed.stat_lines())) == (13 + 8) * 2 * 8
    assert {name for name, _ in printed.decks()} == set(DECKS)
    assert sum(len(cards) for _, cards in printed.decks()) == 108 + 1 + 8


@pytest.mark.rule("JL-MON-21", "JL-MON-22", "JL-MON-25", "FACT-JL-11")
def test_decks_have_8_cards_and_2_shuffle_icons_those_of_the_tutorial_4_and_1() -> None:
    for name, deck in DECKS.items():
        icons = sum(card.shuffle for card in deck.cards)
        want = (4, 1) if name in TUTORIAL else (1, 1) if name == FIXED else (8, 2)
        assert (len(deck.cards), icons) == want, name
    (card,) = DECKS[FIXED].cards
    assert (card.initiative, [tag_of(part) for part in card.action.do]) == (50, ["move", "attack"])


@pytest.mark.rule("JL-MON-23", "JL-BOSS-02", "FACT-JL-11")
def test_there_are_13_types_and_3_bosses_with_97_standees() -> None:
    variants = [name for name in MONSTERS if "scenario" in name or name.startswith(("basic", "common"))]
    types = [name for name, kind in MONSTERS.items() if kind.normal and name not in variants]
    assert (len(types), len(BOSSES)) == (13, 3)
    assert sum(MONSTERS[name].standees for name in (*types, *BOSSES)) == 97


@pytest.mark.rule("JL-MON-26")
def test_imps_share_a_deck_and_so_do_monstrosities() -> None:
    shared = Counter(kind.deck for name, kind in MONSTERS.items() if kind.normal and "scenario" not in name)
    assert {deck for deck, count in shared.items() if count > 1} == {"jaws:imp", "jaws:monstrosity"}


@pytest.mark.rule("JL-CARD-11")
def test_stat_lines_rise_with_the_level_and_elites_are_the_stronger() -> None:
    for name, kind in MONSTERS.items():
        for lines in filter(None, (kind.normal, kind.elite, kind.boss)):
            assert len(lines) == 8
            strength = [_strength(line) for line in lines]
            assert strength == sorted(strength), name
        for normal, elite in zip(kind.normal, kind.elite, strict=True):
            (life, attack), (more, harder) = _strength(normal), _strength(elite)
            assert more >= life, name
            assert harder >= attack, name
            assert more + harder + elite.shield > life + attack + normal.shield, name


def _strength(line: Stat) -> tuple[int, int]:
    assert letters_in(line.hp) | letters_in(line.attack) <= {"C"}
    return value_of(line.hp, {"C": 3}), value_of(line.attack, {"C": 3})


@pytest.mark.rule("JL-CARD-10")
def test_initiatives_lie_between_1_and_98_and_each_deck_has_early_and_late_cards() -> None:
    for name, deck in DECKS.items():
        initiatives = [card.initiative for card in deck.cards]
        assert all(1 <= one <= 98 for one in initiatives)
        assert name == FIXED or max(initiatives) - min(initiatives) >= 30, name


@pytest.mark.rule("JL-BOSS-02", "JL-BOSS-04")
def test_only_the_deck_of_the_bosses_calls_for_special_actions_three_times_each() -> None:
    calls = {
        name: Counter(
            part.number for card in deck.cards for part in parts_of(card.action.do) if isinstance(part, Special)
        )
        for name, deck in DECKS.items()
    }
    assert {name: dict(count) for name, count in calls.items() if count} == {"boss": {1: 3, 2: 3}}


def _names() -> Iterator[tuple[str, str, str]]:
    for name, kind in MONSTERS.items():
        yield name, kind.name.en, kind.name.de
    for name, deck in DECKS.items():
        yield from ((name, card.name.en, card.name.de) for card in deck.cards if card.name)


@pytest.mark.rule("JL-CARD-10", "JL-CARD-11")
def test_monsters_and_their_cards_have_short_names_in_both_languages() -> None:
    assert all(card.name for deck in DECKS.values() for card in deck.cards)
    for owner, english, german in _names():
        assert 2 < len(english) <= 24, owner
        assert 2 < len(german) <= 28, owner
        assert re.fullmatch(r"[A-Z][A-Za-z' ,-]+", english), english
        assert re.fullmatch(r"[A-ZÄÖÜ][A-Za-zÄÖÜäöüß ,-]+", german), german
    assert MONSTERS["black-sludge"].name.de == "Schwarzschlick"
    assert MONSTERS["giant-viper"].name.de == "Riesenviper"


def test_equal_cards_of_a_deck_have_equal_names_and_others_differ() -> None:
    for name, deck in DECKS.items():
        what = {(card.initiative, card.action.do): card.name for card in deck.cards}
        titles = Counter(card.name for card in deck.cards)
        assert len(titles) == len(set(what.values())), name


def test_the_monsters_of_the_pack_are_sound() -> None:
    assert list(audit_monsters(box())) == []


@pytest.mark.rule("JL-MON-13", "JL-CARD-11", "JL-CARD-12", "JL-BOSS-06")
@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"normal": MONSTERS["zealot"].normal[:7]}, "jaws:zealot has 7 normal stat lines"),
        ({"boss": MONSTERS["zealot"].normal}, "jaws:zealot has to be a boss or have ranks"),
        ({"normal": (), "elite": ()}, "jaws:zealot has to be a boss or have ranks"),
        ({"elite": (Stat(hp="3*Q"),) * 8}, "hp is '3*Q': Q means nothing here"),
        ({"elite": (Stat(hp=1, on_death=(Suffer(value="2+", at=Selector()),)),) * 8}, "value is '2+': a formula ends"),
    ],
)
def test_a_wrong_stat_card_is_reported(changes: dict[str, Any], fault: str) -> None:
    wrong = msgspec.structs.replace(MONSTERS["zealot"], **changes)
    faults = [said for said, _ in (*check_levels(wrong), *check_stats(wrong))]
    assert faults
    assert all(said.startswith(fault) for said in faults)


@pytest.mark.rule("JL-BOSS-03", "JL-BOSS-04")
def test_a_type_whose_deck_calls_for_special_actions_has_them() -> None:
    wrong = msgspec.structs.replace(MONSTERS["zealot"], deck="jaws:boss", special_1=MONSTERS["blood-tumor"].special_1)
    assert [said for said, _ in check_specials(wrong, box())] == ["jaws:zealot has no special_2"]


@pytest.mark.rule("JL-MON-24", "JL-CARD-10")
def test_a_deck_that_would_run_out_and_a_card_nobody_can_reckon_are_reported() -> None:
    plain = PlanCard(
        initiative=5, action=Action(do=(Attack(value="1", consume=(Consume(elements=("ice",), value="y"),)),))
    )
    deck = MonsterDeck(id="d", cards=(plain,))
    assert [said for said, _ in check_icons(deck)] == ["no card of d has the shuffle icon"]
    ((said, _),) = check_cards(deck)
    assert said.startswith("value is 'y'")


def test_no_condition_and_no_verb_of_the_game_is_unused() -> None:
    counts = count_verbs(box())
    assert {verb for verb, count in counts.items() if not count} == {"rule", "lines by named rules"}
    conditions: set[str] = set()
    for abilities in cards_of(box()):
        for part in parts_of(abilities):
            conditions |= set(getattr(part, "conditions", ())) | set(getattr(part, "effects", ()))
    assert conditions >= {"bless", "curse", "strengthen", *printed.CONDITIONS}


def test_few_lines_are_beyond_the_card_language() -> None:
    counts = count_verbs(box())
    assert counts["lines by named rules"] <= 0.05 * counts["all lines"]
    assert counts["rule"] == 0


def test_verbs_that_are_words_stand_on_three_cards_or_more() -> None:
    on_cards = Counter(tag for card in cards_of(box()) for tag in {tag_of(part) for part in parts_of(card)})
    words = {tag for tag, count in on_cards.items() if count >= LEAST_CARDS}
    assert words >= {"attack", "move", "heal", "shield", "give", "suffer", "retaliate", "absorb", "special", "loot"}
