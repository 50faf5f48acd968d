"""What abilities do to their owner's cards: infuse, stay active, recover, refresh, gain."""

from undercroft.games.haven.act import Act
from undercroft.games.haven.bonus import action_at, add_bonus
from undercroft.games.haven.box import Table
from undercroft.games.haven.content import verbs
from undercroft.games.haven.content.parts import parts_of
from undercroft.games.haven.elements import will_infuse
from undercroft.games.haven.loot import find_item
from undercroft.games.haven.world import ALL, sheet_of
from undercroft.table import CardId, Option, Question, ZoneId, cards_in, move


async def infuse_ability(game: Table, act: Act, ability: verbs.Infuse) -> bool:
    """The elements become strong when the turn ends (JL-ELEM-02, JL-ELEM-03, JL-XP-01)."""
    will_infuse(game, ability.elements)
    return True


async def bonus_ability(game: Table, act: Act, ability: verbs.Bonus | verbs.Shield | verbs.Retaliate) -> bool:
    """An active bonus: of a card in the active area, of a monster to the round's end (JL-ONGO-01, JL-OPEN-29).

    JL-ONGO-07, JL-XP-01.
    """
    action = action_at(game, act.source)
    card = act.source_card if action.stays else ""
    at = next((place for place, one in enumerate(parts_of(action.do)) if one is ability), None)
    if at is None:
        return False
    add_bonus(game, act, at, card, action.stays or "round")
    return True


async def recover_ability(game: Table, act: Act, ability: verbs.Recover) -> bool:
    """Cards come back to the hand (JL-PILE-09, JL-XP-01)."""
    pile = ZoneId(f"{ability.pile}-{act.actor.id}")
    left = ALL if ability.cards == "all" else ability.cards
    done = False
    while left and (cards := cards_in(game, pile)):
        options: list[Option[CardId | None]] = [Option(f"card:{card.id}", card.id) for card in cards]
        question = Question(act.seats, "recover", [*options, Option("stop", None)], "JL-PILE-09", party=act.party)
        card = await game.ask(question)
        if card is None:
            break
        move(game, card, ZoneId(f"hand-{act.actor.id}"), "JL-PILE-09")
        left, done = left - 1, True
    return done


async def play_ability(game: Table, act: Act, ability: verbs.Play) -> bool:
    """One more card of the hand is played, for its printed half or a basic action (JL-TURN-04, JL-XP-01)."""
    from undercroft.games.haven.cards import play

    figure = act.actor
    options: list[Option[tuple[CardId, str] | None]] = [
        Option(f"{half}:{card.id}", (card.id, half))
        for card in cards_in(game, ZoneId(f"hand-{figure.id}"))
        for half in (ability.half, f"basic-{ability.half}")
    ]
    question = Question(act.seats, "play-more", [*options, Option("skip", None)], "JL-TURN-04", party=act.party)
    chosen = await game.ask(question)
    if chosen is None:
        return False
    card, half = chosen
    move(game, card, ZoneId(f"played-{figure.id}"), "JL-TURN-04")
    await play(game, figure, card, half)
    return True


async def refresh_ability(game: Table, act: Act, ability: verbs.Refresh) -> bool:
    """Items can be used again (JL-ITEM-05, JL-XP-01)."""
    wanted = 1 if ability.state == "spent" else 2
    cards = [card for card in cards_in(game, ZoneId(f"items-{act.actor.id}")) if card.counters.get("used") == wanted]
    for card in cards[: ALL if ability.items == "all" else ability.items]:
        card.counters["used"] = 0
    return bool(cards)


async def gain_ability(game: Table, act: Act, ability: verbs.Gain) -> bool:
    """Coins, gold and found items (JL-COIN-04, JL-GOODS-04); experience stands on the ability itself (JL-XP-02)."""
    if sheet := sheet_of(game, act.actor):
        sheet.coins += ability.coins
        sheet.gold += ability.gold
        if ability.item:
            find_item(game, act.actor, ability.item)
    return True
