"""The scenario: its rules, its story tokens, and the villain that decides the game."""

from undercroft.games.runebound.box import Table
from undercroft.games.runebound.content.model import ScenarioCard, StoryToken
from undercroft.games.runebound.events import TokenPlaced, TokenRemoved, VillainMoved
from undercroft.games.runebound.gold import gain_tokens
from undercroft.games.runebound.state import Hero, Villain


def scenario_card(game: Table) -> ScenarioCard:
    """The one scenario of the game; side A holds for the whole game (RB-SCEN-01, RB-SCEN-02)."""
    return game.content.scenarios[game.state.scenario]


def villain_health(game: Table, hero: Hero) -> int:
    """Printed health, changed by the story tokens of the hero who fights and those on the board; there is a floor.

    RB-STOKEN-03, RB-STOKEN-05, RB-STOKEN-07, RB-STOKEN-09, RB-VILLAIN-09, RB-OPEN-35.
    """
    card = scenario_card(game)
    change = sum(token.villain_health * counted(game, hero, token) for token in card.tokens)
    return max(card.villain.floor, card.villain.health + change)


def counted(game: Table, hero: Hero, token: StoryToken) -> int:
    """White tokens count where the opponent has them, black ones on the board (RB-STOKEN-01, RB-STOKEN-06).

    The scenario card names them: lore, companions, zombies (RB-STOKEN-02, RB-STOKEN-04).
    """
    if token.side == "white":
        return hero.story.get(token.id, 0)
    return sum(game.state.tokens.get(token.id, {}).values())


def give_starting_tokens(game: Table, hero: Hero) -> None:
    """Some scenarios give each hero story tokens at the start (RB-STOKEN-04)."""
    for token in scenario_card(game).tokens:
        gain_tokens(game, hero, token.id, token.start, "RB-STOKEN-01")


def place_token(game: Table, token: str, hex: str) -> None:
    """A story token comes onto the board (RB-STOKEN-06)."""
    on = game.state.tokens.setdefault(token, {})
    on[hex] = on.get(hex, 0) + 1
    game.tell(TokenPlaced(token, hex, rule="RB-STOKEN-06"))


def remove_token(game: Table, token: str, hex: str) -> None:
    """A killed zombie goes back to the bank (RB-STOKEN-08)."""
    on = game.state.tokens.get(token, {})
    if on.get(hex):
        on[hex] -= 1
        if not on[hex]:
            del on[hex]
        game.tell(TokenRemoved(token, hex, rule="RB-STOKEN-08"))


def place_villain(game: Table, hex: str) -> None:
    """The villain's marker stands where heroes can find it (RB-VILLAIN-11)."""
    game.state.villain = Villain(at=hex)
    game.tell(VillainMoved(hex, rule="RB-VILLAIN-11"))
