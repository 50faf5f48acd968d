"""What a seat sees of a fight."""

from tallow.content import CARDS, FATES, FOE_CARDS, FOES, ROOMS
from tallow.state import Fight, Table, Turn
from undercroft.table import (
    Card,
    CardWords,
    Entry,
    Marker,
    Scene,
    SceneBoard,
    SceneCell,
    SceneFigure,
    ScenePanel,
    SceneTrack,
    SceneZone,
    Seat,
    Slot,
    ZoneId,
    zone_of,
)
from undercroft.words import Message, Text

HERO_NAMES = {"mira": Text("Mira", "Mira"), "brand": Text("Brand", "Brand"), "odo": Text("Odo", "Odo")}


def scene(game: Table, viewer: Seat) -> Scene:
    state = game.state
    room = ROOMS[state.room]
    acting = state.order[state.place.at] if isinstance(state.place, Turn) else ""
    return Scene(
        title=room.name,
        boards=[board(state)],
        figures=figures(state, acting),
        zones=zones(game, viewer),
        tracks=[SceneTrack("round", Message("track-round"), state.round, 1, 20)],
        panels=[
            ScenePanel(f"sheet-{hero.id}", HERO_NAMES[hero.id], [Entry(Message("oil"), hero.oil)], hero.id)
            for hero in state.heroes.values()
        ],
        order=[Slot(f"order-{who}", name_of(state, who), acting=who == acting) for who in state.order],
        outcome=Message(f"outcome-{state.place.outcome}") if hasattr(state.place, "outcome") else "",
    )


def board(state: Fight) -> SceneBoard:
    room = ROOMS[state.room]
    cells = [SceneCell(str(cell), (cell.q, cell.r)) for cell in room.board.cells_of(room.board.cells)]
    return SceneBoard(state.room, room.board.shape.name, cells, name=room.name)


def figures(state: Fight, acting: str) -> list[SceneFigure]:
    heroes = [
        SceneFigure(
            hero.id, HERO_NAMES[hero.id], "hero", state.room, (hero.at,) if hero.hp else (), hero.id,
            hp=hero.hp, max_hp=hero.max_hp, acting=hero.id == acting,
            markers=[Marker("oil", Message("oil"), hero.oil)] if hero.oil else [],
        )
        for hero in state.heroes.values()
    ]  # fmt: skip
    foes = [
        SceneFigure(
            foe.id, name_of(state, foe.id), "boss" if FOES[foe.kind].boss else "monster", state.room, (foe.at,),
            badge=foe.id.rpartition("-")[2], hp=foe.hp, max_hp=FOES[foe.kind].hp, acting=foe.id == acting,
        )
        for foe in state.living()
    ]  # fmt: skip
    return heroes + foes


def name_of(state: Fight, who: str) -> Text:
    if who in state.heroes:
        return HERO_NAMES[who]
    name, number = FOES[state.foes[who].kind].name, who.rpartition("-")[2]
    return Text(f"{name.en} {number}", f"{name.de} {number}")


def zones(game: Table, viewer: Seat) -> list[SceneZone]:
    """Hands and choices for their owners; for all what was played and how many cards decks hold (TV-SECRET-01)."""
    shown: list[SceneZone] = []
    for seat in game.state.seats:
        shown.append(zone_of(game, ZoneId(f"hand-{seat}"), viewer, words, "hand", Message("zone-hand")))
        shown.append(zone_of(game, ZoneId(f"chosen-{seat}"), viewer, words, "row", Message("zone-chosen")))
        shown.append(zone_of(game, ZoneId(f"played-{seat}"), viewer, words, "pile", Message("zone-played")))
    for deck in ("fate", "foes"):
        shown.append(zone_of(game, ZoneId(deck), viewer, words, "deck"))
        shown.append(zone_of(game, ZoneId(f"{deck}-spent"), viewer, words, "pile"))
    return [*shown, zone_of(game, ZoneId("lost"), viewer, words, "pile")]


def words(card: Card) -> CardWords:
    """What is printed on the side of a card that lies up."""
    if card.definition in FATES:
        return CardWords(card.definition)
    if card.definition in FOE_CARDS:
        foe = FOE_CARDS[card.definition]
        return CardWords(foe.name, [Message("card-foe", {"move": foe.move, "hit": foe.hit})], str(foe.initiative))
    hero = CARDS[card.definition]
    side = hero.dark if card.face else hero.light
    lines = [Message("card-move", {"move": side.move})] if side.move else []
    lines += [Message("card-hit", {"hit": side.hit, "reach": side.reach})] if side.hit else []
    return CardWords(hero.name, [*lines, *([Message("card-peer")] if side.peer else [])], str(side.initiative))
