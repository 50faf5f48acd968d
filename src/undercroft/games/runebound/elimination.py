"""The final confrontation: who beats the villain wins, whom it beats is out."""

from undercroft.games.runebound.box import DECKS, Table
from undercroft.games.runebound.combat.fight import fight
from undercroft.games.runebound.decks import OUT
from undercroft.games.runebound.events import Eliminated
from undercroft.games.runebound.harm import is_defeated
from undercroft.games.runebound.state import Hero
from undercroft.table import Finished, Seat, move


async def fight_villain(game: Table, hero: Hero) -> None:
    """The scenario card is turned to side B for this combat only (RB-SCEN-04, RB-SCEN-05); its damage never stays.

    RB-VILLAIN-01, RB-VILLAIN-03, RB-VILLAIN-04, RB-VILLAIN-05, RB-VILLAIN-06, RB-OPEN-05.
    """
    if is_defeated(game, hero):
        return
    if await fight(game, hero, villain=True) == "won":
        end_game(game, "won", hero)
    else:
        eliminate(game, hero)


def end_game(game: Table, outcome: str, winner: Hero | None = None) -> None:
    """The game ends at once, and tells who won it, with which hero, when, against whom (RB-VILLAIN-03, RB-SCEN-06)."""
    state = game.state
    seats = {hero.seat: {"hero": hero.id, "place": at} for at, hero in enumerate(state.heroes.values(), 1)}
    won = {"winner": winner.seat, "hero": winner.id} if winner else {"winner": "", "hero": ""}
    state.outcome = Finished(outcome, {**won, "round": state.rounds, "seats": seats})


def eliminate(game: Table, hero: Hero) -> None:
    """The player has lost: the figure leaves the board, cards leave the game, tokens go to the bank.

    RB-ELIM-01, RB-ELIM-02, RB-ELIM-03, RB-ELIM-04, RB-OPEN-09. The next player in order becomes first player where it
    was theirs (RB-TURN-03); when all have lost nobody has won (RB-ELIM-05).
    """
    state = game.state
    if hero.seat == state.first:
        state.first = next_first(game, hero)
    hero.eliminated = True
    hero.at, hero.gold, hero.damage, hero.actions, hero.story = "", 0, 0, 0, {}
    hero.delayed = hero.down = False
    for what in ("hand", "learned", "assets", "quests", "rumors", *(f"trophies-{deck}" for deck in DECKS)):
        for card in list(state.zones[hero.zone(what)].cards):
            move(game, card, OUT, "RB-ELIM-03")
    game.tell(Eliminated(hero.id, rule="RB-ELIM-02"))
    if not state.playing():
        end_game(game, "lost")


def next_first(game: Table, hero: Hero) -> Seat:
    """The next player in player order (RB-TURN-03)."""
    others = [one for one in game.state.playing() if one.id != hero.id]
    return others[0].seat if others else hero.seat
