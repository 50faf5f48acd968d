"""Decks without a secret order, zones, and who knows what."""

import pytest
from tests.table.games import A, B, Table, cards, pick, sit_down, tiny

from undercroft.table import (
    AUDIENCE,
    CardId,
    CardMoved,
    Seat,
    ZoneId,
    add_cards,
    cards_in,
    draw,
    flip,
    look,
    move,
    show,
    shuffle,
)
from undercroft.table.card import Zone

DECK, PILE, BOX, MINE, YOURS = map(ZoneId, ("deck", "pile", "box", "hand-a", "hand-b"))


def dealt(*definitions: str) -> Table:
    """A game that stands at a question, with all cards in the deck."""

    async def rule(game: Table) -> None:
        await game.ask(pick(A, "wait", "on", "off"))

    return sit_down(tiny(rule, deal=cards(*definitions, hands=(A, B)))).game


def knowers(game: Table, card: CardId) -> set[str]:
    return {viewer for viewer in (A, B, AUDIENCE) if game.state.cards[card].known_to(viewer)}


def hold(game: Table, seat: Seat, *definitions: str) -> list[CardId]:
    return add_cards(game.state, definitions, ZoneId(f"hand-{seat}"), "card")


def drawn(game: Table) -> str:
    return game.state.cards[draw(game, DECK, PILE)].definition


def whole(zone: Zone) -> bool:
    return zone.top >= 0 and zone.bottom >= 0 and zone.top + zone.bottom <= len(zone.cards)


def test_a_deck_yields_each_card_once() -> None:
    game = dealt("ox", "owl", "ox", "eel")
    assert sorted(drawn(game) for _ in range(4)) == ["eel", "owl", "ox", "ox"]
    with pytest.raises(IndexError, match="deck: no card left to draw"):
        draw(game, DECK, PILE)


def test_cards_laid_on_top_and_below_stay_there() -> None:
    game = dealt("ox", "owl", "eel")
    top, middle, below = hold(game, A, "top", "middle", "below")
    move(game, below, DECK, to="bottom")
    move(game, middle, DECK)
    move(game, top, DECK)
    assert [drawn(game), drawn(game)] == ["top", "middle"]
    assert sorted(drawn(game) for _ in range(3)) == ["eel", "owl", "ox"]
    assert drawn(game) == "below"


def test_the_last_card_laid_below_lies_lowest() -> None:
    game = dealt("ox")
    for card in hold(game, A, "first", "second"):
        move(game, card, DECK, to="bottom")
    assert [drawn(game) for _ in range(3)] == ["ox", "first", "second"]


def test_who_looked_knows_the_cards_that_come_topmost_first() -> None:
    game = dealt("ox", "owl", "eel", "bee")
    seen = look(game, DECK, A, 2)
    assert [knowers(game, card) for card in seen] == [{A}, {A}]
    assert [draw(game, DECK, BOX), draw(game, DECK, BOX)] == seen
    assert knowers(game, seen[0]) == {A}


def test_a_second_look_sees_the_same_and_more() -> None:
    game = dealt("ox", "owl", "eel")
    first = look(game, DECK, A)
    both = look(game, DECK, B, 2)
    assert both[:1] == first
    assert [knowers(game, card) for card in both] == [{A, B}, {B}]


def test_a_look_at_a_deck_of_known_bottom_cards_keeps_its_places() -> None:
    game = dealt()
    for card in hold(game, A, "upper", "lower"):
        move(game, card, DECK, to="bottom")
    [seen] = look(game, DECK, B)
    assert game.state.cards[seen].definition == "upper"
    assert whole(game.state.zones[DECK])
    assert [drawn(game), drawn(game)] == ["upper", "lower"]
    assert whole(game.state.zones[DECK])


def test_looking_further_than_the_deck_goes_sees_all_of_it() -> None:
    game = dealt("ox", "owl")
    assert len(look(game, DECK, A, 9)) == 2


def test_after_shuffling_nobody_knows_a_place() -> None:
    game = dealt("ox", "owl", "eel", "bee")
    seen = look(game, DECK, A, 3)
    shuffle(game, DECK)
    zone = game.state.zones[DECK]
    assert [knowers(game, card) for card in seen] == [set()] * 3
    assert (zone.top, zone.bottom, zone.cards) == (0, 0, sorted(zone.cards))


def test_the_lazy_order_gives_every_order_its_chance() -> None:
    from undercroft.table import Stream, key_of

    stream = Stream(key_of("orders"))
    seen: dict[str, int] = {}
    for _ in range(1200):
        game = dealt("x", "y", "z")
        game.random.rekey(stream.key())
        order = "".join(drawn(game) for _ in range(3))
        seen[order] = seen.get(order, 0) + 1
    assert len(seen) == 6
    assert all(150 < count < 250 for count in seen.values())


def test_a_drawn_card_is_told_to_its_hand_and_hidden_from_others() -> None:
    game = dealt("ox", "owl")
    card = draw(game, DECK, MINE)
    told = game.told[-1]
    assert told.known_to(A) == CardMoved(card, DECK, MINE)
    assert told.known_to(B) == told.known_to(AUDIENCE) == CardMoved(None, DECK, MINE)
    assert knowers(game, card) == {A}


def test_an_open_card_turned_down_is_followed_with_the_eyes() -> None:
    game = dealt("ox")
    card = draw(game, DECK, PILE)
    move(game, card, BOX)
    assert knowers(game, card) == {A, B, AUDIENCE}


def test_a_card_from_a_hand_laid_face_down_is_known_to_its_owner_alone() -> None:
    game = dealt("ox")
    first, second = hold(game, A, "lie", "truth")
    move(game, first, BOX)
    move(game, second, DECK)
    assert [knowers(game, card) for card in (first, second)] == [{A}, {A}]


def test_a_gift_is_known_to_giver_and_taker() -> None:
    game = dealt()
    [gift] = hold(game, A, "ring")
    move(game, gift, YOURS)
    assert knowers(game, gift) == {A, B}


def test_an_unseen_move_from_a_hand_makes_others_lose_track_of_it() -> None:
    game = dealt()
    shown, hidden = hold(game, A, "shown", "hidden")
    show(game, shown, [B])
    assert knowers(game, shown) == {A, B}
    move(game, hidden, BOX)
    assert knowers(game, shown) == {A}


def test_a_hand_shown_to_everybody_stays_its_owners_when_track_is_lost() -> None:
    game = dealt()
    shown, hidden = hold(game, A, "shown", "hidden")
    show(game, shown)
    assert knowers(game, shown) == {A, B, AUDIENCE}
    move(game, hidden, BOX)
    assert knowers(game, shown) == {A}
    assert knowers(game, hidden) == {A}


def test_an_open_move_from_a_hand_loses_nobodys_track() -> None:
    game = dealt()
    shown, played = hold(game, A, "shown", "played")
    show(game, shown, [B])
    move(game, played, PILE)
    assert knowers(game, shown) == {A, B}
    assert knowers(game, played) == {A, B, AUDIENCE}


def test_showing_news_reveals_and_showing_the_known_does_not() -> None:
    game = dealt()
    [card] = hold(game, A, "ring")
    game.revealed = False
    show(game, card, [A])
    assert not game.revealed
    show(game, card, [B])
    assert game.revealed


def test_equal_cards_are_two_things_with_one_definition() -> None:
    game = dealt("ox", "ox")
    assert sorted(game.state.cards) == ["card-1", "card-2"]
    assert [card.definition for card in cards_in(game, DECK)] == ["ox", "ox"]
    assert hold(game, B, "ox") == ["card-3"]


def test_a_two_sided_card_turns_over_and_to_a_face() -> None:
    game = dealt("ox")
    [card] = game.state.zones[DECK].cards
    faces = []
    for face in (None, None, 1, 1):
        flip(game, card, face)
        faces.append(game.state.cards[card].face)
    assert faces == [1, 0, 1, 1]
