"""Story cards: resolved at once, or story quests that wait for any hero."""

from undercroft.games.runebound.act import Act
from undercroft.games.runebound.box import Table
from undercroft.games.runebound.decks import STORY, TABLE, TRACK, discard, draw_top
from undercroft.games.runebound.events import Drawn
from undercroft.table import move


async def draw_story(game: Table) -> None:
    """The first player draws and decides (RB-ROUND-04, RB-OPEN-32); the deck is not reshuffled (RB-STORY-08)
    and never used up (RB-STORY-01).

    A card that is no story quest is resolved and discarded (RB-STORY-02); a quest goes onto the track, where it is
    open to every hero (RB-STORY-03, RB-STORY-06, RB-OPEN-13).
    """
    from undercroft.games.runebound.perform import perform

    state = game.state
    card = draw_top(game, STORY, TABLE, "RB-ROUND-04")
    if card is None:
        return
    story = game.content.stories[state.cards[card].definition]
    first = state.hero_of(state.first)
    with game.resolving(Drawn(first.id, card, rule="RB-ROUND-04")):
        await perform(game, Act(first.id, first.seat, card), story.do)
        if story.quest:
            move(game, card, TRACK, "RB-STORY-03")
        else:
            discard(game, card, "RB-STORY-02")


def quest_hexes(game: Table) -> dict[str, str]:
    """Where story quest tokens lie: on the hex of a quest that has just one (RB-STORY-04, RB-STORY-05)."""
    found: dict[str, str] = {}
    for card in game.state.zones[TRACK].cards:
        spots = game.content.realm.spots(game.content.stories[game.state.cards[card].definition].at)
        if len(spots) == 1:
            found[card] = next(iter(spots))
    return found
