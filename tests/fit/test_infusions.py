"""BB-CHAR-08 with BB-ELEM-09: two-sided cards, and infusions that come and go with the side that is up."""

from tests.fit.harness import A, B, Now, choices, fit, rows, sketch, view

from undercroft.table import (
    CardId,
    Finished,
    Game,
    Match,
    Option,
    Question,
    Scene,
    Seat,
    State,
    ZoneId,
    add_cards,
    add_zone,
    cards_in,
    flip,
    move,
    yes_or_no,
)  # fmt: skip

# The sketch
INFUSION = {"ember": ("", "fire"), "quartz": ("ice", "")}
HAND, GONE = ZoneId("hand"), ZoneId("gone")


class Solo(State[Now | Finished], kw_only=True):
    used: list[str] = []
    blow: int = 2


def begin(seats: list[Seat]) -> Solo:
    state = Solo(place=Now(), seats=seats)
    add_zone(state, HAND, "owner", A)
    add_zone(state, GONE, "all")
    add_cards(state, list(INFUSION), HAND, "card")
    return state


def visible(game: Game[Solo], element: str) -> list[str]:
    sides = {f"{card.id}/{card.face}": INFUSION[card.definition][card.face] for card in cards_in(game, HAND)}
    return [side for side, infused in sides.items() if infused == element and side not in game.state.used]


async def turn(game: Game[Solo]) -> None:
    played: list[CardId] = []
    for half in ("top", "bottom", "top", "bottom"):
        played = played if half == "bottom" else []
        hand = [Option(f"{half}:{card.definition}", card) for card in cards_in(game, HAND) if card.id not in played]
        card = await game.ask(Question((A,), "play", hand, "BB-CHAR-03"))
        if (fire := visible(game, "fire")) and await game.ask(yes_or_no(A, "consume", "BB-ELEM-05")):
            game.state.used.append(fire[0])
            game.state.blow += 1
        played.append(card.id)
        move(game, card.id, GONE, "BB-CHAR-08") if card.face else flip(game, card.id, 1)


def scene(game: Game[Solo], viewer: Seat) -> Scene:
    return Scene("solo", zones=rows(game, viewer))


SOLO = sketch(begin, turn, scene)


def hand_of_a(match: Match[Solo, None], viewer: Seat) -> list[str]:
    return [] if viewer == A else [card.definition for card in cards_in(match.game, HAND)]


def test_a_side_turned_up_by_the_first_action_feeds_the_second() -> None:
    match = fit(SOLO, "a top:ember", hidden=hand_of_a)
    assert choices(match, A) == ["yes", "no"]
    match.answer(A, "yes")
    assert match.state.blow == 3


def test_in_the_other_order_it_comes_too_late() -> None:
    match = fit(SOLO, "a top:quartz\na top:ember", hidden=hand_of_a)
    assert match.state.blow == 2
    assert match.state.cards[CardId("card-1")].face == 1


def test_an_infusion_is_gone_with_its_card() -> None:
    match = fit(SOLO, "a top:ember\na no\na top:ember\na no", hidden=hand_of_a)
    assert cards_in(match.game, GONE)[0].definition == "ember"
    assert match.over
    assert "ember" in view(match, B)
