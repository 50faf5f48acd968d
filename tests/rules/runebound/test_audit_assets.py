"""The sixty assets: three sets of twenty, the figures known of them, goods, and tokens under codes of their own."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from tests.rules.runebound.printed import (
    BOX,
    bonuses,
    by_name,
    doubles,
    long_texts,
    rows,
    tags,
    token,
    token_in_words,
)

from undercroft.games.runebound.content.faces import Face
from undercroft.games.runebound.content.model import Asset
from undercroft.games.runebound.system import SYSTEM
from undercroft.games.runebound.words_of import asset_words
from undercroft.words import Message

ASSETS = by_name(BOX.assets)
GOODS = {name: asset for name, asset in ASSETS.items() if asset.kind == "goods"}
TABLE = {asset.name.en: asset for asset in ASSETS.values()}


@pytest.mark.rule("RB-COMP-22", "RB-OPEN-46", "RB-EXPAND-01", "FACT-RB-12")
def test_there_are_three_sets_of_twenty() -> None:
    assert Counter(asset.set for asset in ASSETS.values()) == {"A": 20, "B": 20, "C": 20}


@pytest.mark.rule("RB-COMP-21", "RB-DATA-19")
def test_there_are_five_kinds_and_each_set_has_some_of_all() -> None:
    german = {SYSTEM.speech.say(Message(f"kind-{kind}"), "de") for kind in {one.kind for one in ASSETS.values()}}
    assert german == {row[1] for row in rows("RB-DATA-19")}
    for set_ in "ABC":
        kinds = Counter(asset.kind for asset in ASSETS.values() if asset.set == set_)
        assert kinds["weapon"] == 5, set_
        assert kinds["goods"] == 4, set_
        assert min(kinds.values()) >= 2, set_
        assert len(kinds) == 5, set_


def listed() -> Iterator[tuple[Asset, str, str, str, str]]:
    """The lines of the table about single assets: the card, its code, gold, token, bonus."""
    for name, gold, shown, bonus in rows("FACT-RB-11"):
        if name.startswith("goods"):
            continue
        code = re.search(r"[ABC]\d\d", name)
        plain = re.sub(r" \*| \(.*\)", "", name).strip()
        yield TABLE.get(plain) or TABLE[plain.title()], code.group() if code else "", gold, shown, bonus


@pytest.mark.rule("FACT-RB-11", "RB-OPEN-42")
def test_prices_codes_and_tokens_are_those_of_the_box() -> None:
    seen = list(listed())
    assert len(seen) == 21
    for asset, code, gold, shown, _ in seen:
        assert asset.gold == int(gold), asset.name.en
        assert not code or asset.code == code, asset.name.en
        assert token(asset.token) == (set() if shown == "–" else token_in_words(shown)), asset.name.en


ATTRIBUTE = {"body": 1}, {"mind": 1}, {"spirit": 1}


@pytest.mark.rule("FACT-RB-11", "RB-COMP-28")
def test_bonuses_are_those_of_the_box_where_they_are_sure() -> None:
    """A line like "Body +1, health +1" gives all of it; what is doubtful (?) is taken over where it names a number."""
    for asset, _, _, _, bonus in listed():
        given = bonuses(asset.abilities)
        if "one attribute" in bonus:
            assert given in ATTRIBUTE, asset.name.en
        for name, plus in re.findall(r"(hand|speed|health|body|mind|spirit) \+(\d)", bonus.lower()):
            assert given.get(name) == int(plus), asset.name.en
    assert bonuses(TABLE["Elven Armour"].abilities) == {"mind": 2, "health": 1, "hand": 1}


@pytest.mark.rule("FACT-RB-11")
def test_surge_abilities_seen_on_photographs_are_on_the_cards() -> None:
    (flip,) = (one for one in TABLE["Staff of Light"].abilities if one.at == "surge")
    assert (flip.cost.surge, tags(flip)) == (1, ["flip"])
    (double,) = TABLE["Battle Robe"].abilities
    assert (double.at, double.cost.surge, tags(double)) == ("surge", 2, ["double"])


@pytest.mark.rule("FACT-RB-11")
def test_prices_and_tokens_keep_within_the_ranges_of_the_box() -> None:
    assert {asset.gold for asset in ASSETS.values()} <= set(range(13))
    faces: list[Face] = [face for asset in ASSETS.values() for face in token(asset.token)]
    assert {face.symbol for face in faces} == {"physical", "magic", "shield", "agility", "surge", "doubler", "dash"}
    assert max(face.number for face in faces) == 3
    assert Counter(face.number for face in faces)[3] == 1


@pytest.mark.rule("RB-COMP-25", "RB-COMP-14")
def test_a_code_names_one_token_and_begins_with_the_letter_of_the_set() -> None:
    coded = [asset for asset in ASSETS.values() if asset.token]
    assert len(coded) == len({asset.code for asset in coded}) == 27
    for asset in ASSETS.values():
        assert (asset.code is None) == (asset.token is None), asset.name.en
        assert asset.code is None or asset.code.startswith(asset.set), asset.name.en


@pytest.mark.rule("RB-GOODS-01", "FACT-RB-11")
def test_goods_have_a_trade_value_and_say_where_they_bring_it() -> None:
    known = {("artefacts", "shrine", 0, 2), ("provisions", "town", 0, 2), ("ammunition", "fortress", 0, 2)}
    known |= {("relics", "shrine", 2, 5), ("valuables", "town", 2, 5), ("armament", "fortress", 2, 5)}
    (cheap, dear) = (row for row in rows("FACT-RB-11") if row[0].startswith("goods"))
    for name, where, gold, trade in known:
        row = dear if gold else cheap
        assert (row[1], f"trade value {trade}" in row[3], name in row[3]) == (str(gold), True, True)
        (ability,) = GOODS[name].abilities
        assert (GOODS[name].gold, GOODS[name].trade, ability.needs and ability.needs.on) == (gold, trade, (where,))
    for name, goods in GOODS.items():
        (ability,) = goods.abilities
        assert (ability.at, ability.cost.actions, tags(ability)[-1]) == ("action", 1, "trade"), name
        assert goods.trade is not None
        assert goods.trade > goods.gold, name
        assert f"{goods.trade} gold" in ability.text.en, name


@pytest.mark.rule("RB-COMP-25")
def test_a_card_shows_kind_price_token_and_abilities() -> None:
    for name, asset in ASSETS.items():
        words = asset_words(asset)
        assert words.lines[0] == Message(f"kind-{asset.kind}"), name
        assert words.corner == str(asset.gold)
        assert [one.text for one in asset.abilities] == list(words.lines[len(words.lines) - len(asset.abilities) :])


def test_no_two_assets_are_alike() -> None:
    assert doubles((name, [one.kind, one.token, one.trade, one.abilities]) for name, one in ASSETS.items()) == []


def test_names_and_texts_fit_on_a_card() -> None:
    assert long_texts((asset.name for asset in ASSETS.values()), 24) == []
    assert long_texts(ASSETS.values(), 160) == []
    assert len({asset.name.de for asset in ASSETS.values()}) == len(TABLE) == 60
