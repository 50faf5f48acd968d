"""Coins and treasures: left by the dead, taken by whoever loots."""

from undercroft.games.haven.act import act_of
from undercroft.games.haven.bonus import hear
from undercroft.games.haven.box import Table
from undercroft.games.haven.content.model import Treasure
from undercroft.games.haven.events import EntryRead, ExperienceGained, LootTaken, TreasureOpened
from undercroft.games.haven.levels import gold_per_coin
from undercroft.games.haven.rules import fire
from undercroft.games.haven.state import Figure, Overlay
from undercroft.games.haven.world import cell_of, ground, mask_of, sheet_of
from undercroft.games.haven.world import number as amount
from undercroft.grid import Mask
from undercroft.table import ZoneId, cards_in, move

HIDDEN_ITEMS = ZoneId("hidden-items")
"""The items that the treasures of the scenario hold, until they are found."""
FOUND = "hidden-item"
"""The back of such an item."""


def drop_coin(game: Table, at: str) -> None:
    """A dying monster leaves a coin token on its hex (JL-COIN-01, JL-DEATH-08)."""
    id = f"dropped-{game.state.new_id()}"
    game.state.overlays[id] = Overlay(id=id, kind="coin", cells=[at])


def lootable(game: Table, area: Mask) -> list[Overlay]:
    """The coins and treasures on some hexes."""
    found = [overlay for overlay in game.state.overlays.values() if overlay.kind in ("coin", "treasure")]
    return [overlay for overlay in found if mask_of(game, overlay.cells) & area]


def loot_within(game: Table, figure: Figure, radius: int) -> list[Overlay]:
    """What a loot ability of that radius would take, the own hex included, counted like range.

    JL-LOOT-10, JL-OPEN-16.
    """
    return lootable(game, ground(game).links.disc(cell_of(figure), radius))


async def take(game: Table, figure: Figure, found: list[Overlay]) -> None:
    """Everything is taken, nothing may be left (JL-LOOT-02); monsters take it off the map for good.

    JL-LOOT-01, JL-LOOT-06, JL-DEATH-10. A character keeps coins to the end (JL-LOOT-04); treasures open at once
    (JL-LOOT-05), lettered finds by the scenario's index (JL-GOODS-02). Bonuses listen (JL-ONGO-13, JL-GEN-16).
    """
    sheet = sheet_of(game, figure)
    for overlay in found:
        del game.state.overlays[overlay.id]
        game.tell(LootTaken(figure.id, overlay.kind, rule="JL-LOOT-01" if sheet else "JL-LOOT-06"))
        if sheet and overlay.kind == "coin":
            sheet.coins += 1
        elif sheet and overlay.letter:
            await open_entry(game, figure, overlay.letter)
        elif sheet:
            await open_treasure(game, figure, overlay.number)
        if figure.at:
            await hear(game, "loots", figure)
            await fire(game, "loots", figure, of=overlay.kind)


async def open_treasure(game: Table, figure: Figure, number: int) -> None:
    """The looter, and nobody else, looks its number up and gets what the index says at once, good or bad.

    JL-TREAS-01 … JL-TREAS-03, JL-TREAS-05, JL-DATA-05; coins count as looted ones, gold is gold (JL-COIN-04). That it
    was taken is kept for the campaign (JL-TREAS-06).
    """
    sheet = game.state.sheets[figure.id]
    sheet.treasures.append(number)
    game.reveal()
    treasure = game.content.treasures.get(number)
    if treasure is None:
        return
    game.tell(TreasureOpened(figure.id, number, treasure.coins, treasure.gold, treasure.checks, rule="JL-TREAS-01"))
    sheet.coins += treasure.coins
    sheet.gold += treasure.gold
    sheet.checks += treasure.checks
    if treasure.xp:
        sheet.xp += treasure.xp
        game.tell(ExperienceGained(figure.id, treasure.xp, rule="JL-TREAS-01"))
    if treasure.item:
        find_item(game, figure, treasure.item)
    await befall(game, figure, treasure)


async def befall(game: Table, figure: Figure, treasure: Treasure) -> None:
    """What a treasure does to the body of its finder (JL-TREAS-05)."""
    from undercroft.games.haven.conditions import gain
    from undercroft.games.haven.damage import suffer
    from undercroft.games.haven.heal import heal

    for condition in treasure.conditions:
        gain(game, figure, condition, "JL-TREAS-05")
    if healing := amount(game, treasure.heal):
        heal(game, figure, healing)
    await suffer(game, figure, amount(game, treasure.damage), rule="JL-TREAS-05")


async def open_entry(game: Table, figure: Figure, letter: str) -> None:
    """An entry of the scenario's own index, found by its letter: goods, an item, monsters (JL-GOODS-01 … JL-GOODS-05).

    What the goods are for the scenario's special rules say: a counter (JL-OPEN-31, JL-OPEN-50, JL-DATA-06).
    """
    from undercroft.games.haven.action import perform_all

    scenario = game.content.scenarios[game.state.scenario]
    game.reveal()
    game.tell(EntryRead(figure.id, letter, rule="JL-GOODS-05"))
    act = act_of(game, figure, f"entry|{scenario.id}|{letter}")
    act.bound = True
    await perform_all(game, act, scenario.index[letter])


def find_item(game: Table, figure: Figure, item: str) -> None:
    """An item found in play can be used at once, whatever its finder wears already (JL-ITEM-12, JL-GOODS-04).

    It is searched for by its number; the others stay unseen (JL-ITEM-15).
    """
    hidden = [card for card in cards_in(game, HIDDEN_ITEMS) if card.definition == item]
    if hidden:
        move(game, hidden[0].id, ZoneId(f"items-{figure.id}"), "JL-ITEM-12")


async def loot_own_hex(game: Table, figure: Figure) -> None:
    """At the end of its turn, a long rest too, a character takes what lies on its hex, like it or not.

    JL-LOOT-07 … JL-LOOT-09, JL-OPEN-32.
    """
    if sheet_of(game, figure) and figure.at:
        await take(game, figure, loot_within(game, figure, 0))


def gold_of(game: Table, figure: Figure) -> int:
    """What a character brings home: its coin tokens at the rate of the level, and gold found as such.

    JL-COIN-02, JL-COIN-04, JL-LOOT-04, JL-OPEN-18. What lies on the map, or what monsters took, is nobody's
    (JL-COIN-03, JL-TREAS-04).
    """
    sheet = game.state.sheets[figure.id]
    return sheet.coins * gold_per_coin(game.state.level) + sheet.gold
