"""RB-COMBAT-02: the player to the hero's right casts the enemy's tokens and decides for it."""

from tests.fit.harness import A, B, C, Now, choices, fit, sketch

from undercroft.table import (
    Finished,
    Game,
    Option,
    Question,
    Scene,
    SceneFigure,
    ScenePanel,
    Seat,
    State,
)  # fmt: skip
from undercroft.table.scene import Entry

# The sketch
TOKENS = {"hero": [("axe", "-"), ("axe", "shield")], "ogre": [("claw", "-"), ("claw", "claw"), ("-", "gold")]}


class Combat(State[Now | Finished], kw_only=True):
    hp: dict[str, int]
    pool: dict[str, list[str]] = {}
    led_by: dict[str, Seat] = {}


async def combat(game: Game[Combat]) -> None:
    """Each side spends a token or passes in turn, until both have passed (RB-CACT-02, RB-COMBAT-12)."""
    state = game.state
    hero = state.seats[1]
    state.led_by = {"hero": hero, "ogre": state.seats[state.seats.index(hero) - 1]}
    for side, tokens in TOKENS.items():
        state.pool[side] = game.random.cast(tokens, side)
    acting = list(TOKENS)
    while acting:
        side = acting.pop(0)
        other = "ogre" if side == "hero" else "hero"
        blows = [token for token in dict.fromkeys(state.pool[side]) if token in ("axe", "claw")]
        acts = [*[Option(f"spend:{token}", token) for token in blows], Option("pass", "")]
        if token := await game.ask(Question((state.led_by[side],), "fight", acts, "RB-COMBAT-02", {"side": side})):
            state.pool[side].remove(token)
            state.hp[other] -= 1
            acting.append(side)


def scene(game: Game[Combat], _: Seat) -> Scene:
    pools = [ScenePanel(side, side, [Entry(token, 1) for token in pool]) for side, pool in game.state.pool.items()]
    return Scene(
        "combat", figures=[SceneFigure(who, who, "hero", hp=hp) for who, hp in game.state.hp.items()], panels=pools
    )


COMBAT = sketch(lambda seats: Combat(place=Now(), seats=seats, hp={"hero": 3, "ogre": 3}), combat, scene)
RESULTS = {"hero-1": ["axe"], "hero-2": ["shield"], "ogre-1": ["claw"], "ogre-2": ["claw"], "ogre-3": ["gold"]}


def test_the_enemy_is_played_by_the_seat_before_the_heros() -> None:
    match = fit(COMBAT, "b spend:axe\na spend:claw", seats=(A, B, C), results=RESULTS)
    assert match.state.led_by == {"hero": B, "ogre": A}
    assert match.state.hp == {"hero": 2, "ogre": 2}
    assert choices(match, C) == []


def test_who_has_passed_is_passed_over_and_the_other_goes_on() -> None:
    match = fit(COMBAT, "b spend:axe\na spend:claw\na spend:claw", seats=(A, B, C), results=RESULTS)
    assert match.over, "the hero's pass and the ogre's are forced: nothing is left to spend"
    assert match.state.hp == {"hero": 1, "ogre": 2}


def test_with_two_players_it_is_the_other() -> None:
    match = fit(COMBAT, "b spend:axe", seats=(A, B), results=RESULTS)
    assert match.state.led_by["ogre"] == A
    assert choices(match, A) == ["spend:claw", "pass"]
