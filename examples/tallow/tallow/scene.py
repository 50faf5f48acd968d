"""What a viewer sees of a fight: an allow-list, thing by thing."""

from functools import cache

from msgspec.structs import replace

from tallow.content import CARDS, FATES, FIGURES, ROOMS
from tallow.state import FATE, FATE_TURNED, FOES, FOES_TURNED, LOST, Fight, Foe, Hero, Table, Turn
from undercroft import table
from undercroft.table import Finished, Seat, zone_of
from undercroft.words import Message, Speech, Text


def scene(game: Table, viewer: Seat) -> table.Scene:
    """Everything on the table, but of hands only one's own (TV-SECRET-01)."""
    state = game.state
    place = state.place
    figures: list[Hero | Foe] = [*state.heroes.values(), *state.living()]
    acting = state.order[place.at] if isinstance(place, Turn) else ""
    return table.Scene(
        title=state.map.name,
        boards=[table.SceneBoard(state.room, state.map.drawn.shape, cells(state.room), name=state.map.name)],
        figures=[figure(state, who, acting) for who in figures],
        zones=zones(game, viewer),
        tracks=[table.SceneTrack("round", Message("round"), state.round, 1, 20)],
        order=[table.Slot(f"order-{who}", name_of(who), acting=who == acting) for who in state.order],
        outcome=Message(f"outcome-{place.outcome}") if isinstance(place, Finished) else "",
    )


@cache
def cells(room: str) -> list[table.SceneCell]:
    """The bare room, which never changes."""
    drawn = ROOMS[room].drawn
    terrain = {one: next(iter(drawn.terrain_at(one)), "floor") for one in drawn.cells}
    return [table.SceneCell(str(one), (one.q, one.r), ground) for one, ground in terrain.items()]


def figure(state: Fight, who: Hero | Foe, acting: str) -> table.SceneFigure:
    at = (who.at,) if who.hp else ()
    drawn = table.SceneFigure(who.id, name_of(who.id), "hero", state.room, at, hp=who.hp, acting=who.id == acting)
    if isinstance(who, Hero):
        oil = [table.Marker("oil", Message("oil"), who.oil)] if who.oil else []
        return replace(drawn, seat=who.seat, max_hp=who.max_hp, markers=oil)
    kind = "boss" if who.kind == "king" else "monster"
    return replace(drawn, kind=kind, badge=who.id.rpartition("-")[2], max_hp=FIGURES[who.kind].hp)


@cache
def name_of(who: str) -> Text:
    """Heroes by name, foes by kind and number."""
    kind, _, number = who.partition("-")
    name = FIGURES[kind].name
    return Text(f"{name.en} {number}", f"{name.de} {number}") if number else name


def zones(game: Table, viewer: Seat) -> list[table.SceneZone]:
    """Hands and choices for their owners; for all what was played and how many cards decks hold (TV-SECRET-01)."""
    shown: list[table.SceneZone] = []
    for hero in game.state.heroes.values():
        hand = Message("zone-hand", {"who": name_of(hero.id)})
        shown.append(zone_of(game, hero.zone("hand"), viewer, words, "hand", hand))
        shown.append(zone_of(game, hero.zone("chosen"), viewer, words, "row", Message("zone-chosen")))
        shown.append(zone_of(game, hero.zone("played"), viewer, words, "pile", Message("zone-played")))
    decks = [zone_of(game, deck, viewer, words, "deck") for deck in (FATE, FOES)]
    return [*shown, *decks, *(zone_of(game, pile, viewer, words, "pile") for pile in (FATE_TURNED, FOES_TURNED, LOST))]


def words(card: table.Card) -> table.CardWords:
    return printed(card.definition, card.face)


@cache
def printed(definition: str, face: int) -> table.CardWords:
    """What is printed on the side of a card that lies up (TV-CARD-01)."""
    if definition in FATES:
        return table.CardWords(Message("fate-miss") if definition == "miss" else definition)
    name, light, dark = CARDS[definition]
    side = dark if face else light
    lines: list[Speech] = [Message("card-move", {"move": side.move})] if side.move else []
    lines += [Message("card-hit", {"hit": side.hit, "reach": side.reach})] if side.hit else []
    return table.CardWords(name, [*lines, *([Message("card-peer")] if side.peer else [])], str(side.initiative))
