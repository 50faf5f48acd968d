"""Levels and perks: what each character has gained is chosen by its player, all at their own pace."""

from typing import Any

from undercroft.games.haven.campaign.chronicle import Hero
from undercroft.games.haven.campaign.growth import cards_due, free_perks, learnable, levels_due, mark_perk, rise
from undercroft.games.haven.campaign.happenings import Learnt, LevelReached, PerkMarked
from undercroft.games.haven.campaign.perk_words import perk_words
from undercroft.games.haven.campaign.town import Growth, Town, heroes_of, onward, party, seats_there
from undercroft.games.haven.content.model import AbilityCard
from undercroft.table import Option, Place, Question, Seat
from undercroft.words import Value


async def grow(game: Town, _: Growth) -> Place:
    """The steps of each level in turn, and perks from elsewhere, until nobody has anything left to choose.

    JL-LVL-02, JL-LVL-03, JL-LVL-10, JL-LVL-11, JL-PERK-01, JL-PERK-02.
    """
    for hero in party(game):
        reach_levels(game, hero)
    asked = [question for seat in seats_there(game) if (question := next_choice(game, seat))]
    if not asked:
        return onward(game)
    _asked, (hero, chosen) = await game.ask_any(lambda: asked)
    if isinstance(chosen, int):
        mark_perk(hero, chosen)
        game.tell(PerkMarked(hero.id, chosen, rule="JL-PERK-02"))
    else:
        hero.learnt.append(chosen.id)
        game.tell(Learnt(hero.id, chosen.name, rule="JL-LVL-03"))
    return Growth()


def reach_levels(game: Town, hero: Hero) -> None:
    """The next level is marked when all of the last one is done (JL-LVL-04, JL-LVL-05, JL-LVL-11)."""
    kind = game.content.classes[hero.kind]
    while levels_due(hero, game.content.course) > 0 and not cards_due(hero) and not may_mark(game, hero):
        rise(hero)
        game.tell(LevelReached(hero.id, hero.level, kind.hp[hero.level - 1], rule="JL-LVL-02"))


def may_mark(game: Town, hero: Hero) -> bool:
    """It has gained a perk, and its sheet has a box left (JL-PERK-03)."""
    return hero.owed > 0 and bool(free_perks(hero, game.content.classes[hero.kind]))


def next_choice(game: Town, seat: Seat) -> Question[Any] | None:
    """What a seat has to choose next for its characters: first the card, then the perk (JL-LVL-03, JL-LVL-04)."""
    for hero in heroes_of(game, seat):
        kind = game.content.classes[hero.kind]
        if cards_due(hero) > 0 and (cards := learnable(hero, kind)):
            options: list[Option[tuple[Hero, AbilityCard | int]]] = [
                Option(f"learn:{card.id}", (hero, card)) for card in cards
            ]
            args: dict[str, Value] = {"hero": hero.id, "level": hero.level}
            return Question((seat,), "learn", options, "JL-LVL-03", args, forced=False)
        if may_mark(game, hero):
            perks = [
                Option(f"perk:{hero.id}-perk-{at}", (hero, at), perk_words(kind.perks[at]))
                for at in free_perks(hero, kind)
            ]
            return Question((seat,), "perk", perks, "JL-PERK-02", {"hero": hero.id, "left": hero.owed}, forced=False)
    return None
