"""Coins and treasures: left by the dead, taken by whoever loots."""

from undercroft.games.haven.box import Table
from undercroft.games.haven.events import ExperienceGained, LootTaken
from undercroft.games.haven.state import Figure, Overlay
from undercroft.games.haven.world import cell_of, ground, mask_of, sheet_of
from undercroft.grid import Mask


def drop_coin(game: Table, at: str) -> None:
    """A dying monster leaves a coin token on its hex (JL-COIN-01, JL-DEATH-08)."""
    id = f"coin-{game.state.new_id()}"
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
    """Everything is taken, nothing may be left (JL-LOOT-02); monsters take it off the map (JL-LOOT-06)."""
    sheet = sheet_of(game, figure)
    for overlay in found:
        del game.state.overlays[overlay.id]
        game.tell(LootTaken(figure.id, overlay.kind, rule="JL-LOOT-01" if sheet else "JL-LOOT-06"))
        if sheet and overlay.kind == "coin":
            sheet.coins += 1
        elif sheet:
            await open_treasure(game, figure, overlay.number)


async def open_treasure(game: Table, figure: Figure, number: int) -> None:
    """The looter looks its number up and gets what it says at once (JL-TREAS-01, JL-TREAS-03, JL-LOOT-05)."""
    from undercroft.games.haven.conditions import gain
    from undercroft.games.haven.damage import suffer
    from undercroft.games.haven.heal import heal
    from undercroft.games.haven.world import number as amount

    sheet = game.state.sheets[figure.id]
    sheet.treasures.append(number)
    game.reveal()
    treasure = game.content.treasures.get(number)
    if treasure is None:
        return
    sheet.coins += treasure.coins
    sheet.gold += treasure.gold
    sheet.checks += treasure.checks
    if treasure.xp:
        sheet.xp += treasure.xp
        game.tell(ExperienceGained(figure.id, treasure.xp, rule="JL-TREAS-01"))
    for condition in treasure.conditions:
        gain(game, figure, condition, "JL-TREAS-05")
    if healing := amount(game, treasure.heal):
        heal(game, figure, healing)
    await suffer(game, figure, amount(game, treasure.damage), rule="JL-TREAS-05")


async def loot_own_hex(game: Table, figure: Figure) -> None:
    """At the end of its turn a character takes what lies on its hex, like it or not (JL-LOOT-07, JL-LOOT-08)."""
    if sheet_of(game, figure) and figure.at:
        await take(game, figure, loot_within(game, figure, 0))
